"""Experience mode (CL-MODE-EXP): cards that a Survivor earns, uses like Skills, and keeps from game to game.

They are kept as `{"experience": {"Amy": {"cards": ["Lucky"], "reached": 1, "version": "zombivor"}}}`: by Survivor, the
names of the cards, the highest Danger Level ever reached (Yellow is 1; further runs of the tracker count on), and
whether they have come back as a Zombivor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.engine.errors import SetupError
from shamble.rules.combat.rolling import LEAST_FACE
from shamble.rules.combat.weapons import is_of_kind, weapon_of
from shamble.rules.experience import levels_passed
from shamble.rules.frames import Attack
from shamble.rules.modes.ultrared import runs_on
from shamble.rules.piles import NEEDS_CARDS
from shamble.rules.rule import ON, Rule
from shamble.rules.traits import carried
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, Point, hook
from shamble.world.mission_records import Note
from shamble.world.pieces import NOWHERE, Piece, SurvivorNumber
from shamble.world.records import CardType
from shamble.world.setting import Setting
from shamble.world.state import Survivor

MODE = "experience-cards"
rules = Rule(MODE, of="modes", values=(ON,), setup_only=True)
KEY = "experience"
"""The key of the cards in the document that is kept from game to game."""


class ExperienceRecord(Piece, tag="experience-cards"):
    """The Experience cards of a Survivor, and the level up to which they were given."""

    who: SurvivorNumber = -1
    earned: tuple[str, ...] = ()
    reached: int = 0


DIVIDES = " / "
STARTS_WITH = "Starts with a "

declare(
    Action("experience-card", "who name", "name", "Experience mode: the card that was earned"),
    DecisionKind("experience-card", "{experience-card: Lucky}", "Experience mode: which card they have earned"),
    EventKind("card-earned", "who name"),
)


def record_of(g: Game, survivor: Survivor) -> ExperienceRecord | None:
    """The record of a Survivor's Experience cards, if there is one."""
    return next(
        (one for one in g.state.pieces if isinstance(one, ExperienceRecord) and one.who == survivor.index), None
    )


def cards_of(g: Game, survivor: Survivor) -> tuple[str, ...]:
    """The Experience cards that a Survivor has."""
    record = record_of(g, survivor)
    earned: tuple[str, ...] = record.earned if record is not None else ()
    return earned


# ---------------------------------------------------------------------- from game to game


@rules.on(hooks.TAKES_IN, "CL-MODE-EXP-01")
def take_in(g: Game, document: Mapping[str, Any]) -> None:
    """CL-MODE-EXP-01, -07: they get their cards back; whoever came back as a Zombivor begins as one."""
    _check(g.setting, document)
    for survivor in g.state.survivors:
        kept = document.get(KEY, {}).get(survivor.name)
        if kept is None or record_of(g, survivor) is not None:
            continue
        card = g.setting.identity(survivor)
        if kept.get("version") and card.reverse is not None and kept["version"] in card.reverse.traits:
            survivor.turned = True
            survivor.skills = card.reverse.levels[0]
        earned = tuple(kept.get("cards", ()))
        reached = kept.get("reached", 0)
        g.state.pieces.append(ExperienceRecord(NOWHERE, who=survivor.index, earned=earned, reached=reached))


def _check(setting: Setting, document: Mapping[str, Any]) -> None:
    """Raise a SetupError that lists all faults of a document."""
    faults = []
    people = document.get(KEY, {})
    if not isinstance(people, Mapping):
        raise SetupError(f"{KEY}: expected Survivors by name, found {people!r}")
    for name, kept in people.items():
        if not isinstance(kept, Mapping) or not isinstance(kept.get("cards", []), list | tuple):
            faults.append(f"{KEY}, {name}: expected {{cards: [...], reached: 1}}, found {kept!r}")
            continue
        cards = list(kept.get("cards", ()))
        faults += [
            f"{KEY}, {name}: there is no Experience card {card!r}" for card in cards if card not in setting.lasting
        ]
        faults += [
            f"{KEY}, {name}: {card!r} stands there twice" for card in dict.fromkeys(cards) if cards.count(card) > 1
        ]
        if not isinstance(kept.get("reached", 0), int) or kept.get("reached", 0) < 0:
            faults.append(f"{KEY}, {name}: reached is a number of Danger Levels, found {kept['reached']!r}")
    if faults:
        raise SetupError(
            "What lasts from earlier games cannot be taken in:\n" + "\n".join(f"  {one}" for one in faults)
        )


@rules.on(hooks.GIVES_OUT, "CL-MODE-EXP-01")
def give_out(g: Game, document: dict[str, Any]) -> None:
    """CL-MODE-EXP-01, -06, -07: all cards but those of the eliminated; whoever did not take part keeps theirs."""
    people = dict(document.get(KEY, {}))
    for survivor in g.state.survivors:
        people.pop(survivor.name, None)
        record = record_of(g, survivor)
        if record is None or survivor.status == "dead":
            continue
        version = {"version": "".join(g.setting.identity(survivor).traits)} if survivor.turned else {}
        people[survivor.name] = {"cards": list(record.earned), "reached": record.reached, **version}
    document[KEY] = people


def retire(document: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """CL-MODE-EXP-06: the document without the Survivors that their players retire; they may begin anew."""
    gone = set(names)
    people = document.get(KEY, {})
    unknown = [name for name in sorted(gone) if name not in people]
    if unknown:
        raise SetupError(f"{', '.join(unknown)}: no such Survivor has Experience cards; there are {', '.join(people)}.")
    return {**document, KEY: {name: kept for name, kept in people.items() if name not in gone}}


# ---------------------------------------------------------------------- earning


@rules.on(hooks.XP_GAINED, "CL-MODE-EXP-02")
def earn(g: Game, survivor: Survivor, before: int) -> list[Frame]:
    """CL-MODE-EXP-02, -04: a card for each Danger Level that they reach for the first time; Ultrared has more."""
    runs = runs_on(g)
    passed = levels_passed(g, before, survivor.xp)
    numbers = [run * (len(g.setting.levels) - 1) + level for run, level in passed if not run or runs]
    record = record_of(g, survivor)
    highest = record.reached if record is not None else 0
    new = [number for number in numbers if number > highest]
    if not new:
        return []
    if record is None:
        record = ExperienceRecord(NOWHERE, who=survivor.index)
        g.state.pieces.append(record)
    record.reached = new[-1]
    return [ExperienceCard(who=survivor.index) for _ in new]


class ExperienceCard(Frame, tag="experience-card"):
    """Somebody has earned a card."""


@frame(ExperienceCard)
def choose_card(g: Game, f: ExperienceCard) -> Question | None:
    """CL-MODE-EXP-02, -05: any card that they do not have yet and that this game knows."""
    survivor = g.state.survivors[f.who]
    mine = cards_of(g, survivor)
    there = [
        card for card in g.setting.lasting if card not in mine and (DIVIDES in card or g.setting.rules.traits(card))
    ]
    if not there:
        g.pop()
        return None
    options = [Option("experience-card", who=survivor.index, name=card, rule="CL-MODE-EXP-02") for card in there]
    return Question("experience-card", (survivor.seat,), options, survivor.index)


@choose_card.answer
def _earned(g: Game, f: ExperienceCard, option: Option) -> None:
    """CL-MODE-EXP-03: the card is in force at once."""
    g.pop()
    survivor = g.state.survivors[f.who]
    record = record_of(g, survivor)
    if record is not None:
        record.earned = (*record.earned, option.name)
    g.emit("card-earned", option.rule, who=survivor.index, name=option.name)
    g.renew(survivor)


# ---------------------------------------------------------------------- effects of the cards


@rules.on(hooks.TRAITS, "CL-MODE-EXP-01")
def like_skills(g: Game, survivor: Survivor) -> tuple[str, ...]:
    """CL-MODE-EXP-01, -08: each card is one more Skill, beside all others."""
    return cards_of(g, survivor)


@rules.on(hooks.DASHBOARD, "CL-MODE-EXP-01")
def among_the_skills(g: Game, survivor: Survivor) -> list[Note]:
    """CL-MODE-EXP-01: everybody sees the cards that they have, with what each brings."""
    notes = []
    for card in cards_of(g, survivor):
        name, divides, effect = card.partition(DIVIDES)
        fields = {"name": name, "effect": effect} if divides else {}
        notes.append(Note("experience-effect" if divides else "experience-skill", fields, skill=card))
    return notes


@rules.on(hooks.STARTS_WITH, "CL-MODE-EXP-03")
def starts_with(g: Game, survivor: Survivor, names: tuple[str, ...]) -> tuple[str, ...]:
    """CL-MODE-EXP-03: Equipment by cards of earlier games; a card that is earned in set-up has to wait."""
    kept = g.setting.kept.get(KEY, {}).get(survivor.name, {}).get("cards", ())
    return (*names, *(equipment_of(card) for card in kept if card.partition(DIVIDES)[2].startswith(STARTS_WITH)))


@rules.on(hooks.NEEDED, "CL-MODE-EXP-08", stage=hooks.CAP)
def never_below_two(g: Game, survivor: Survivor, attack: Attack, needed: int) -> int:
    """CL-MODE-EXP-08: a 1 never hits."""
    return max(needed, LEAST_FACE)


def equipment_of(card: str) -> str:
    """The Equipment that an Experience card is about, if it is about any."""
    name, divides, _ = card.partition(DIVIDES)
    return name if divides else ""


@rules.on(NEEDS_CARDS)
def needed_equipment(document: Mapping[str, Any], survivors: Sequence[str]) -> list[str]:
    """CL-MODE-EXP-09: the Equipment that the cards of those who play are about."""
    people = document.get(KEY, {})
    if not isinstance(people, Mapping):
        return []  # refused when it is taken in
    kept = [people[name] for name in survivors if isinstance(people.get(name), Mapping)]
    return [name for one in kept for card in one.get("cards", ()) if (name := equipment_of(str(card)))]


@rules.on(hooks.DECK, "CL-MODE-EXP-09")
def into_the_deck(setting: Setting, card: CardType, deck: str) -> str:
    """CL-MODE-EXP-09: such Equipment is in the Equipment deck, starting weapons too."""
    return "equipment" if card.name in setting.further else deck


Value = Callable[..., int]


def _with(weapon: str, mode: str) -> Value:
    """A value that is one higher in attacks of a mode with a weapon of this name."""

    def one_more(g: Game, s: Survivor, attack: Attack, *more: int) -> int:
        return more[-1] + (is_of_kind(attack, mode) and weapon_of(g, attack).goes_for(weapon))

    return one_more


POINTS: dict[str, Point[Any]] = {"+1 die": hooks.DICE, "+1 to dice roll": hooks.ROLL_BONUS, "+1 Damage": hooks.DAMAGE}


@carried("[Equipment] / [Effect]", "CL-MODE-EXP-08")
def with_equipment(name: str, effect: str) -> Iterator[Hook]:
    """CL-MODE-EXP-08: the bonus of a card for its weapon, added to all others; starting with it belongs to set-up."""
    what, divides, mode = effect.partition(": ")
    if divides and what in POINTS:
        yield hook(POINTS[what], _with(name, mode.lower()))
    elif effect == "+1 max Range":

        def farther(g: Game, s: Survivor, card: int, reach: int) -> int:
            return reach + (card > 0 and g.setting.card(card).goes_for(name))

        yield hook(hooks.MAX_RANGE, farther)
