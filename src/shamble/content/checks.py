"""Checks beyond the shape of a file: names that must exist, figures that must agree."""

from collections.abc import Collection, Iterator, Sequence
from typing import TypeVar

from shamble.content.records import (
    LEVELS,
    BoxFile,
    CustomSurvivor,
    EquipmentCard,
    EquipmentFile,
    LastingFile,
    ModeText,
    SurvivorCard,
    SurvivorFile,
    TokenFile,
    ZombieCardFile,
    ZombieCardText,
    ZombieFile,
)
from shamble.files.faults import Fault, Finding, Steps, suggestion
from shamble.files.reading import Document
from shamble.rulebook import catalogue
from shamble.world.records import ABOMINATION, zombie_brought

WEAPONS = ("melee", "ranged")
WEAPON_TYPES = ("Melee weapon", "Rifle", "Pistol")
"""The types of weapons that a Skill may name instead of a card."""
T = TypeVar("T")


Files = Sequence[tuple[Document, T]]


def box_faults(document: Document, file: BoxFile) -> Iterator[Fault]:
    """Boxes that are listed twice."""
    findings = _named_twice("boxes", "box", [box.box for box in file.boxes])
    return (document.fault(steps, problem) for steps, problem in findings)


def unknown_boxes(files: Files[T], known: Collection[str]) -> Iterator[Fault]:
    """Boxes of cards, Survivors and miniatures that the list of boxes does not have."""
    for document, _ in files:
        for group, records in document.data.items():
            if isinstance(records, list):
                for i, record in enumerate(records):
                    yield from (document.fault(*finding) for finding in _box_findings((group, i), record, known))


def _box_findings(steps: Steps, record: dict[str, Collection[str]], known: Collection[str]) -> Iterator[Finding]:
    if "box" in record:
        yield from _unknown((*steps, "box"), "box", str(record["box"]), known)
    for key in ("boxes", "miniatures"):
        for box in record.get(key, ()):
            yield from _unknown((*steps, key, box), "box", box, known)


def equipment_faults(
    files: Files[EquipmentFile],
    zombies: Collection[str],
    decks: Collection[str],
    others: Sequence[EquipmentCard] = (),
) -> Iterator[Fault]:
    """Faults of cards and of the combinations they take part in, with `others` that stand elsewhere."""
    cards = [*others, *(card for _, file in files for card in file.cards)]
    yield from _repeated(files, "name", [[card.name for card in file.cards] for _, file in files])
    for document, file in files:
        findings = list(_combination_findings(file, cards))
        for i, card in enumerate(file.cards):
            findings += _card_findings(("cards", i), card, zombies)
            findings += _unknown(("cards", i, "deck"), "deck", card.deck, decks)
            for deck in card.also:
                findings += _unknown(("cards", i, "also", deck), "deck", deck, decks)
        yield from (document.fault(steps, problem) for steps, problem in findings)


def _card_findings(steps: Steps, card: EquipmentCard, zombies: Collection[str]) -> Iterator[Finding]:
    yield from _figure_findings(steps, card)
    if card.profiles and card.kind != "special":
        yield (*steps, "profiles"), "only special cards have profiles"
    if card.kind in WEAPONS:
        yield from _range_findings((*steps, "range"), card.kind, card.range)
    for i, profile in enumerate(card.profiles):
        yield from _profile_findings((*steps, "profiles", i), profile)
    for i, trait in enumerate(card.traits):
        kind = zombie_brought(trait)
        if kind is not None and kind not in zombies:
            yield (*steps, "traits", i), f'no kind of Zombie "{kind}"{suggestion(kind, zombies)}'


def _figure_findings(steps: Steps, card: EquipmentCard) -> Iterator[Finding]:
    figures = {"range": card.range, "dice": card.dice, "accuracy": card.accuracy, "damage": card.damage}
    for figure, value in figures.items():
        if card.kind in WEAPONS and value is None and figure not in _left_open(card):
            yield steps, f'the key "{figure}" is missing (a {card.kind} weapon needs it)'
        if card.kind not in (*WEAPONS, "companion") and value is not None:
            yield (*steps, figure), "only melee and ranged weapons have this figure"


def _left_open(card: EquipmentCard) -> tuple[str, ...]:
    """The figures that a weapon does without because of what it does."""
    if "clears-zone" in card.traits:
        return ("dice", "accuracy", "damage")
    if "cannot-miss" in card.traits:
        return ("dice", "accuracy")
    return ("dice",) if "dice-per-actor" in card.traits else ()


def _profile_findings(steps: Steps, profile: ModeText) -> Iterator[Finding]:
    yield from _range_findings((*steps, "range"), profile.mode, profile.range)


def _range_findings(steps: Steps, mode: str, reach: tuple[int, int] | None) -> Iterator[Finding]:
    if reach is None:
        return
    if reach[0] > reach[1]:
        yield steps, f"found {list(reach)}, expected the smaller number first"
    if (mode == "melee") != (reach == (0, 0)):
        wanted = "[0, 0] for a melee weapon" if mode == "melee" else "more than [0, 0] for a ranged weapon"
        yield steps, f"found {list(reach)}, expected {wanted}"


def _combination_findings(file: EquipmentFile, cards: Sequence[EquipmentCard]) -> Iterator[Finding]:
    names = [card.name for card in cards]
    tags = list(dict.fromkeys(tag for card in cards for tag in card.tags))
    for i, combination in enumerate(file.combinations):
        steps: Steps = ("combinations", i)
        if combination.consumes == combination.joins:
            yield steps, "expected either consumes: true or joins: true"
        for place, part in enumerate(combination.parts):
            yield from _unknown((*steps, "parts", place), "card", part, names)
        if combination.consumes:
            yield from _unknown((*steps, "result"), "card", combination.result, names)
            if len(combination.parts) < 2:
                yield steps, "expected at least two parts that are consumed"
        if combination.joins:
            if combination.base_tag is None or combination.part is None:
                yield steps, "cards that are joined need the keys base_tag and part"
            else:
                yield from _unknown((*steps, "base_tag"), "card with the tag", combination.base_tag, tags)
                yield from _unknown((*steps, "part"), "card", combination.part, names)


def zombie_faults(document: Document, file: ZombieFile) -> Iterator[Fault]:
    """Names used for two kinds, and companions that do not exist."""
    names = [kind.name for kind in file.zombies]
    findings = list(_named_twice("zombies", "name", names))
    for i, kind in enumerate(file.zombies):
        if any(kind.short in (other.name, other.short) for other in file.zombies if other is not kind):
            findings.append((("zombies", i, "short"), f'"{kind.short}" is the name of another kind'))
        for key, group in (("escort", kind.escort), ("if_missing", kind.if_missing)):
            for place, name in enumerate(group):
                findings += _unknown(("zombies", i, key, place), "kind of Zombie", name, names)
    return (document.fault(steps, problem) for steps, problem in findings)


def zombie_card_faults(
    files: Files[ZombieCardFile], zombies: Collection[str], decks: Collection[str], types: Collection[str] = ()
) -> Iterator[Fault]:
    """Kinds that do not exist, and cards that lack what their kind of card needs."""
    yield from _repeated(files, "id", [[str(card.id) for card in file.cards] for _, file in files])
    for document, file in files:
        findings = _zombie_card_findings(document, file, zombies)
        for i, card in enumerate(file.cards):
            findings += _unknown(("cards", i, "deck"), "deck", card.deck, decks)
            findings += _order_findings(("cards", i, "order"), card, zombies, types)
        yield from (document.fault(steps, problem) for steps, problem in findings)


def _order_findings(
    steps: Steps, card: ZombieCardText, zombies: Collection[str], types: Collection[str]
) -> Iterator[Finding]:
    """Kinds and types that an order names and nobody has; what it does has to be told to people."""
    if card.order is None:
        return
    for key, names in (("move", card.order.move), ("activate", card.order.activate)):
        for i, name in enumerate(names):
            yield from _unknown((*steps, key, i), "kind or type of Zombies", name, dict.fromkeys([*zombies, *types]))
    for name in card.order.place:
        yield from _unknown((*steps, "place", name), "kind of Zombie", name, zombies)
    if not card.text:
        yield steps, 'the key "text" is missing (people read what is ordered)'


def _zombie_card_findings(document: Document, file: ZombieCardFile, zombies: Collection[str]) -> list[Finding]:
    findings: list[Finding] = []
    for i, card in enumerate(file.cards):
        steps: Steps = ("cards", i)
        if (card.kind == "extra_activation") != (card.activates is not None):
            findings.append((steps, "activates belongs to every extra_activation card and to no other"))
        if (card.kind == "bed") != (card.bed is not None):
            findings.append((steps, "bed belongs to every bed card and to no other"))
        if card.activates is not None:
            findings += _unknown((*steps, "activates"), "kind of Zombie", card.activates, zombies)
        given = [level for level in LEVELS if level in document.data["cards"][i]]
        if card.kind == "extra_activation" and given:
            findings.append(((*steps, given[0]), "cards of the kind extra_activation bring no Zombies"))
        if card.kind != "extra_activation":
            findings += [(steps, f'the key "{level}" is missing') for level in LEVELS if level not in given]
        for level in LEVELS:
            for name in card.at(level):
                findings += _unknown((*steps, level, name), "kind of Zombie", name, [*zombies, ABOMINATION])
    return findings


def survivor_faults(document: Document, file: SurvivorFile, equipment: Collection[str]) -> Iterator[Fault]:
    """Names used twice, Skills that the catalogue does not have, cards named by a Skill that nobody has."""
    findings = list(_named_twice("survivors", "name", [card.called for card in file.survivors]))
    for i, card in enumerate(file.survivors):
        findings += skill_findings(("survivors", i), card, equipment)
    played = [card.name for card in file.survivors]
    for i, companion in enumerate(file.companions):
        if companion.name in [*played, *(other.name for other in file.companions[:i])]:
            findings.append((("companions", i, "name"), f'"{companion.name}" is somebody else already'))
        if catalogue.find_skill(companion.skill) is None:
            findings.append((("companions", i, "skill"), catalogue.skill_fault(companion.skill)))
    return (document.fault(steps, problem) for steps, problem in findings)


def skill_findings(steps: Steps, card: SurvivorCard | CustomSurvivor, equipment: Collection[str]) -> Iterator[Finding]:
    """The faults of one Survivor's Skills."""
    for level in LEVELS:
        for place, text in enumerate(card.at(level)):
            printed = catalogue.find_skill(text)
            if printed is None:
                yield (*steps, level, place), catalogue.skill_fault(text)
            elif printed.skill.parameter[0] == "equipment":
                names = [*equipment, *WEAPON_TYPES]
                for word in printed.words:
                    if word.casefold() not in map(str.casefold, names):
                        meant = suggestion(word, names) or suggestion(text, catalogue.skill_names())
                        yield (*steps, level, place), f'no card "{word}"{meant}'


def token_faults(document: Document, file: TokenFile) -> Iterator[Fault]:
    """Tokens of one kind and face that a box counts twice."""
    keys = [(token.box, token.token, token.face) for token in file.tokens]
    for i, key in enumerate(keys):
        if key in keys[:i]:
            yield document.fault(("tokens", i), f"tokens[{keys.index(key)}] counts these already")


def lasting_faults(document: Document, file: LastingFile, equipment: Collection[str]) -> Iterator[Fault]:
    """Cards that are listed twice, Equipment that nobody has, Skills that the catalogue does not have."""
    findings = list(_named_twice("cards", "name", [card.name for card in file.cards]))
    for i, card in enumerate(file.cards):
        name, divides, _ = card.name.partition(" / ")
        if divides:
            findings += _unknown(("cards", i, "name"), "card", name, equipment)
        elif fault := catalogue.skill_fault(name):
            findings.append((("cards", i, "name"), fault))
    return (document.fault(steps, problem) for steps, problem in findings)


def _repeated(files: Files[T], key: str, names: list[list[str]]) -> Iterator[Fault]:
    """Names that stand twice among the cards of all files."""
    first: dict[str, tuple[Document, int]] = {}
    for (document, _), here in zip(files, names, strict=True):
        for i, name in enumerate(here):
            there, at = first.setdefault(name, (document, i))
            if (there, at) != (document, i):
                place = f"cards[{at}]" if there is document else there.shown
                yield document.fault(("cards", i, key), f'"{name}" stands in {place} already')


def _named_twice(group: str, key: str, names: list[str]) -> Iterator[Finding]:
    first: dict[str, int] = {}
    for i, name in enumerate(names):
        if first.setdefault(name, i) != i:
            yield (group, i, key), f'"{name}" stands in {group}[{first[name]}] already'


def _unknown(steps: Steps, what: str, name: str, names: Collection[str]) -> Iterator[Finding]:
    if name not in names:
        yield steps, f'no {what} "{name}"{suggestion(name, names)}'
