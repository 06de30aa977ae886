"""Through space and time: the one table by which Survivors and weapons of an edition play in a Mission of another.

A row is a function below, or a list that it goes by, with the id of its rule (UA-ERA). What an edition has to say for
itself are its values (`Edition.numbers`, `places`, `noise`, `skills` and `era`); no row knows an edition by name.
docs/eras.md shows the table, with these values.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from shamble import editions
from shamble.content.records import LEVELS, EquipmentCard
from shamble.editions.edition import CONVERT, Edition
from shamble.editions.era import HEAVY, Change, Crossing
from shamble.rulebook import Printed, find_skill, in_force
from shamble.rules.campaign import rules as campaign
from shamble.rules.combat.weapons import EXPLOSIVE, FUEL
from shamble.rules.rule import ON, Brought, Rule, Value, rule
from shamble.rules.setup import EITHER
from shamble.rules.traits import working
from shamble.world.decks import EQUIPMENT
from shamble.world.hooks import Hook, SetupWay, hook
from shamble.world.records import Identity
from shamble.world.setting import Ruleset

LEAST_HEALTH = 2
"""UA-ERA-03: no edition's own Survivors have less."""

NEEDS = {
    "doors": ("Break-in", "Lock it down"),
    "reloading": ("Free reload", "+1 free Reload", "Fanning: +1 free Reload"),
    "pairs": ("Matching set!", "Dual expert"),
    "all-out": (
        "All-Out: [Skill]", "+1 free All-Out [Action] Action", "Double All-Out dice", "Ignore 1 Break", "Spare parts",
    ),
    "darkness": ("Night fighter", "Night vision"),
    "campaign-skills": ("Jack of all trades",),
    "helicopters": ("Fast roping", "Helicopter pilot"),
    "team-actions": ("+1 free Team Action",),
    "toxic-zombies": ("Toxic immunity",),
    "dogs": ("+1 free Dog Action",),
    "costly-wounds": ("Death grasp",),
    "sleepers": ("Silent Killer", "Stealthy"),
    "vaults": ("Vault Expert",),
    "specialists": ("Mechanic", "Pilot"),
    "explosives": ("Explosive Master",),
    "holy-water": ("Can use Water as Holy Water",),
}  # fmt: skip
"""UA-ERA-07: what an edition must have (`Era.elements`), and the Skills that do nothing without it."""

NEEDED_CARDS = {
    "Pistol": (
        "Fanning", "Fanning: +1 Damage", "Fanning: +1 die", "Fanning: +1 free Reload", "Fanning: +1 max Range",
        "Fanning: +1 to dice roll", "Fanning: Re-roll", "Fanning: Reaper", "Fanning: [Game Effect]", "+1 free Fanning",
    ),
    "Dynamite": ("Explosives Expert",),
}  # fmt: skip
"""UA-ERA-07: a card, or a type of weapon, and the Skills that do nothing without it."""

SUBSTITUTES = {
    "blue": "+1 free Move Action",
    "yellow": "+1 free Move Action",
    "orange": "+1 die: Combat",
    "red": "+1 free Combat Action",
}
"""UA-ERA-07: the Skill of a level that would be left without one."""

ESSENTIAL = {"snares": "snares"}
"""UA-ERA-12: effects without which a weapon is none, and the element that each needs."""
BOUND = ("heard-at-target", "works-in-backpack")
"""UA-ERA-11, -13: effects about Noise and places, which are those of the Mission's edition."""
OWN_SKILL = "own:"
STARTS_WITH = "Starts with a [Equipment]"
STARTING = "starting"
"""The word under which an edition sets the weapons aside that its Survivors begin with."""
ARMS_BROUGHT: SetupWay[Identity, Edition, Arms] = SetupWay("the weapons that a Survivor of another edition brings", ())
ARMS_AROUND: SetupWay[Edition, tuple[ForeignWeapon, ...]] = SetupWay(
    "weapons of other editions for the Equipment deck", ()
)


class ForeignWeapon(NamedTuple):
    """A weapon of the edition `home` that is in a game of the edition `here`."""

    home: str
    name: str
    here: str


# ------------------------------------------------------------------- Survivors


Arms = tuple[tuple[str, ...], ...]
"""Sets of weapons by name; of each set somebody brings one along."""


def crossed(
    card: Identity, here: Edition, versions: tuple[str, ...], arms: Arms = (), around: Iterable[ForeignWeapon] = ()
) -> Crossing:
    """A Survivor's card in a Mission of another edition that plays these versions of Skills.

    `arms` is what they bring along, `around` are other weapons of other editions in the game. UA-ERA-05: the places of
    the inventory are those of the Mission's edition, so a favorite type of weapon stays at home with its place.
    """
    home = editions.EDITIONS[card.edition]
    changes: list[Change] = []
    names = [name for one_of in arms for name in one_of]
    brought = [made(ForeignWeapon(home.name, name, here.name)) for name in names]
    cards = [*here.pack.equipment.values(), *brought, *map(made, around)]
    levels = tuple(
        _level(level, texts, home, here, versions, cards, changes)
        for level, texts in zip(LEVELS, _printed(card, home, changes), strict=True)
    )
    changes += _equipment_changes(card, home, here, names)
    changes += [Change("arms", into=EITHER.join(one_of)) for one_of in arms]
    others = tuple(name for name in card.equipment if name in here.pack.equipment and name not in names)
    health = _health(card, home, here)
    changes.append(Change("health", into=str(health)))
    return Crossing(
        Identity(
            card.name,
            levels,
            (*others, *(EITHER.join(one_of) for one_of in arms if one_of not in _by_skills(card))),
            traits=tuple(one for one in card.traits if one not in home.era.abilities),
            health=health,
            box=card.box,
            edition=here.name,
            packs=here.era.welcome,
        ),
        tuple(changes),
    )


def _equipment_changes(card: Identity, home: Edition, here: Edition, brought: Collection[str]) -> Iterator[Change]:
    """UA-ERA-09: the cards that somebody began with at home and that are not here."""
    for name in card.equipment:
        if name not in here.pack.equipment and name not in brought:
            reason = weapon(home.name, name, here)
            yield Change("card", name, lacks=reason if isinstance(reason, str) else "")


def _health(card: Identity, home: Edition, here: Edition) -> int:
    """UA-ERA-03: as much more or less than is usual as at home; never less than 2, unless they had less."""
    own = (card.health or home.numbers.health) + sum(home.era.tougher.get(trait, 0) for trait in card.traits)
    return max(own - home.numbers.health + here.numbers.health, min(own, LEAST_HEALTH))


def _printed(card: Identity, home: Edition, changes: list[Change]) -> tuple[tuple[str, ...], ...]:
    """UA-ERA-04, -08: the Skills of all colours; the abilities of a class or specialty are further ones at Blue."""
    first, *others = card.levels
    for trait in card.traits:
        abilities = home.era.abilities.get(trait, ())
        first = (*first, *abilities)
        if abilities not in ((), (trait,)):
            changes.append(Change("trait", trait, ", ".join(abilities)))
    return first, *others


def _level(
    level: str,
    texts: Iterable[str],
    home: Edition,
    here: Edition,
    versions: tuple[str, ...],
    cards: Collection[EquipmentCard],
    changes: list[Change],
) -> tuple[str, ...]:
    """UA-ERA-06, -07: the Skills of a level as they work here; if none does, its substitute."""
    here_now = [skill_here(text, home, here, versions, cards) for text in texts]
    changes += [change for _, change in here_now if change is not None]
    found = tuple(text for text, _ in here_now if text)
    if not found and here_now:
        found = (SUBSTITUTES[level],)
        changes.append(Change("substitute", level, SUBSTITUTES[level]))
    return found


def skill_here(
    text: str, home: Edition, here: Edition, versions: tuple[str, ...], cards: Collection[EquipmentCard]
) -> tuple[str, Change | None]:
    """UA-ERA-06, -07: a Skill as a card prints it here, empty if it stays at home, and what has changed about it.

    The version of the Mission's edition comes first, then that of the Survivor's own, named on the card.
    """
    printed = find_skill(text)
    if printed is None:
        return "", Change("left", text)
    if lacks := lacking(printed, here, cards):
        return "", Change("left", text, lacks=lacks)
    at_home = home.skill_versions(home.default_variant, {})
    if working(printed, versions) is not None:
        same = in_force(printed, versions) == in_force(printed, at_home)
        return text, None if same else Change("version", text)
    if working(printed, at_home) is None:
        return "", Change("left", text)
    word = next(word for word in at_home if printed.skill.version(word) is not None)
    return f"{text} ({word})", Change("kept", text, home.name)


def lacking(printed: Printed, here: Edition, cards: Collection[EquipmentCard]) -> str:
    """UA-ERA-07: the element, card or type of Zombie that a Skill needs and the Mission's edition has not; or ""."""
    name = printed.skill.name
    for element, skills in NEEDS.items():
        if name in skills and element not in here.era.elements:
            return element
    for wanted, skills in NEEDED_CARDS.items():
        if name in skills and not _goes_for(cards, wanted):
            return wanted
    return next(filter(None, (_word_lacking(printed, word, here, cards) for word in printed.words)), "")


def _word_lacking(printed: Printed, word: str, here: Edition, cards: Collection[EquipmentCard]) -> str:
    """The word in the brackets of a Skill, or what a Skill there needs, if the Mission's edition has it not; or ""."""
    kind, values = printed.skill.parameter
    nested = find_skill(word) if kind in ("skill", "effect") else None
    if nested is not None:
        return lacking(nested, here, cards)
    if isinstance(values, list):
        return ""
    types = {name for one in here.pack.zombies.values() for name in (one.type, one.name)}
    known = {"equipment": _goes_for(cards, word), "zombie": word in types}.get(kind, True)
    return "" if known else word


def _goes_for(cards: Iterable[EquipmentCard], wanted: str) -> bool:
    named = wanted.casefold()
    return any(named in (one.name.casefold(), *(other.casefold() for other in one.counts_as)) for one in cards)


# --------------------------------------------------------------------- weapons


@cache
def weapon(home_name: str, name: str, here: Edition) -> EquipmentCard | str:
    """UA-ERA-02, -11 to -14: a weapon as it is used here, or the reason why it stays at home.

    One that the Mission's edition has itself is the card of that edition.
    """
    if name in here.pack.equipment:
        return here.pack.equipment[name]
    home = editions.EDITIONS[home_name]
    card = home.pack.equipment.get(name)
    if card is None or (reason := _stays(card, home, here)):
        return "unknown" if card is None else reason
    return replace(
        card,
        deck=EQUIPMENT,
        boxes={},
        also={},
        noisy=_noise(card, card.noisy, here),
        profiles=tuple(replace(one, noisy=_noise(card, one.noisy, here)) for one in card.profiles),
        reload=card.reload and "reloading" in here.era.elements,
        ammo=_ammo(card.ammo, home, here),
        ammo_dice=_ammo_dice(card, here),
        counts_as=here.era.counts_as(card),
        traits=tuple(_traits(card, home, here)),
        tags=(),
        back=None,
        feat=(),
    )


def made(arm: ForeignWeapon) -> EquipmentCard:
    """The card of a weapon that was found to be of use."""
    found = weapon(arm.home, arm.name, editions.EDITIONS[arm.here])
    assert isinstance(found, EquipmentCard), found
    return found


def _stays(card: EquipmentCard, home: Edition, here: Edition) -> str:
    """UA-ERA-10, -12: why a card stays at home; empty if it does not."""
    if card.kind == "companion":
        return "companion"
    if card.range is None and not card.profiles:
        return "no-weapon"
    if card.deck not in home.deck_names and card.deck != STARTING:
        return "set-apart"
    fuels = [trait.removeprefix(FUEL) for trait in card.traits if trait.startswith(FUEL)]
    lacks = [fuel for fuel in fuels if fuel not in here.pack.equipment]
    lacks += [
        element for trait, element in ESSENTIAL.items() if trait in card.traits and element not in here.era.elements
    ]
    return next(iter(lacks), "")


def _noise(card: EquipmentCard, loudness: bool | int, here: Edition) -> int:
    """UA-ERA-13: as loud as it is, in the steps that there are; an explosion is the loudest of them."""
    loudest = len(here.noise) or 1
    explodes = any(trait in card.traits for trait in ("clears-zone", EXPLOSIVE))
    return loudest if loudness and explodes else min(int(loudness), loudest)


def _ammo(word: str | None, home: Edition, here: Edition) -> str | None:
    """UA-ERA-14: light and heavy ammunition by the words of the Mission's edition."""
    sort = next((sort for sort, own in home.era.ammo.items() if own == word), "")
    return here.era.ammo.get(sort) if sort else word


def _ammo_dice(card: EquipmentCard, here: Edition) -> int:
    """UA-ERA-14: where nobody reloads, a weapon that had to be throws an Ammo die; elsewhere there are none."""
    if "ammo-dice" not in here.era.elements:
        return 0
    return max(card.ammo_dice, int(card.reload))


def _traits(card: EquipmentCard, home: Edition, here: Edition) -> Iterator[str]:
    """UA-ERA-11: what else it does; a Skill that it gives like that of a Survivor."""
    versions = here.skill_versions(here.default_variant, {})
    for trait in card.traits:
        own = OWN_SKILL if trait.startswith(OWN_SKILL) else ""
        if trait in BOUND:
            continue
        if find_skill(trait.removeprefix(own)) is None:
            yield trait
        elif text := skill_here(trait.removeprefix(own), home, here, versions, here.pack.equipment.values())[0]:
            yield own + text


def pistols_and_rifles(card: EquipmentCard) -> tuple[str, ...]:
    """UA-ERA-11: the type of a weapon that names none: a gun of a pair with light ammunition is a Pistol."""
    if card.counts_as or card.kind != "ranged" or card.dice is None:
        return card.counts_as
    return ("Pistol",) if card.dual and card.ammo != HEAVY else ("Rifle",)


# ----------------------------------------------------------------- house rules


def arms_of(card: Identity, here: Edition) -> Arms:
    """UA-ERA-02: one of the weapons with which they might begin at home, and those that their card names."""
    home = editions.EDITIONS[card.edition]
    wanted = [home.era.brings(card), *((name,) for name in card.equipment), *_by_skills(card)]
    usable = [tuple(name for name in one_of if _is_usable(home, name, here)) for one_of in wanted]
    return tuple(one_of for one_of in usable if one_of)


def _by_skills(card: Identity) -> Arms:
    """The cards that a Skill deals to somebody who begins with it."""
    found = (find_skill(text) for text in card.levels[0])
    return tuple(one.words for one in found if one is not None and one.skill.name == STARTS_WITH)


def _is_usable(home: Edition, name: str, here: Edition) -> bool:
    return not _stays(home.pack.equipment[name], home, here) if name in home.pack.equipment else False


@cache
def arms_around(here: Edition) -> tuple[ForeignWeapon, ...]:
    """UA-ERA-02: one of each weapon in the Equipment decks of the other editions' usual boxes that can be used here."""
    found: dict[str, ForeignWeapon] = {}
    for home in editions.EDITIONS.values():
        if home.content == here.content:
            continue
        for card in home.pack.equipment.values():
            at_hand = card.deck == EQUIPMENT and any(box in home.usual_boxes for box in card.boxes)
            if at_hand and card.name not in here.pack.equipment and not _stays(card, home, here):
                found.setdefault(card.name, ForeignWeapon(home.name, card.name, here.name))
    return tuple(found.values())


def taken_over(card: Identity, here: Edition, rules: Ruleset) -> Crossing | str:
    """UA-ERA-01: the card of a Survivor of another edition as it is played here, or why it cannot be."""
    if campaign.name in rules.in_force:
        return "a campaign keeps sheets for Survivors of its own edition alone"
    arms, around = rules.ask(ARMS_BROUGHT, card, here), rules.ask(ARMS_AROUND, here)
    return crossed(card, here, rules.skill_versions, arms, around)


OTHER_ERAS, WEAPONS_OF_OTHER_ERAS = "other-eras", "weapons-of-other-eras"
OWNERS, DECK = "owners", "deck"


def eras(*further: Rule) -> tuple[Rule, Rule]:
    """The two house rules of an edition; `further` are rules that somebody's card may ask for and it has not itself."""

    def join() -> Iterator[Brought]:
        yield hook(CONVERT, taken_over)
        for one in further:
            yield from one.brings()

    survivors = Rule(OTHER_ERAS, "UA-ERA-01", of="eras", setup_only=True)
    instead = {old: new for one in further for old, new in one.instead().items()}
    survivors.values[ON] = Value(factory=join, instead=instead)

    @rule(WEAPONS_OF_OTHER_ERAS, "UA-ERA-02", of="eras", values=(OWNERS, DECK), setup_only=True)
    def weapons(value: str) -> Iterator[Hook]:
        """UA-ERA-02: with their owners, or in the deck."""
        yield hook(ARMS_BROUGHT, arms_of) if value == OWNERS else hook(ARMS_AROUND, lambda here: arms_around(here))

    return survivors, weapons
