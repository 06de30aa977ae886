"""The attacks that a Survivor can make with what they hold (CL-CARD, CL-COMBAT-01 to -04, CL-MELEE, CL-RANGED)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from shamble.engine.decisions import Option, shared
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Attack, Turn
from shamble.rules.inventory import distinct, in_hand, is_another_weapon, likeness
from shamble.rules.registry import Lack, action, lacking
from shamble.rules.rivals import enemy_in
from shamble.rules.seeing import sight_of
from shamble.rules.turn import ATTACKS, MELEE, RANGED, Purse
from shamble.world import hooks
from shamble.world.about import makes
from shamble.world.facts import FIRES_HERE, REACHES_OUT, RELOADS_FREELY
from shamble.world.game import Game
from shamble.world.hooks import Point, Way
from shamble.world.records import CardType, Mode
from shamble.world.state import Survivor

BARS_ATTACKS: Way[int, bool] = Way("whether something in a Zone keeps Survivors from attacking at all", False)
NO_CARD = 0
"""Stands for the card where a weapon is none: hooks that ask which card is used get this number."""

declare(
    Action("reload", "who cards cost free", "cards", "reload a weapon, or two equal ones in hand", group="fight"),
    EventKind("reloaded", "who cards"),
)

RELOADED_TOGETHER: Way[Survivor, int, tuple[int, ...]] = Way("the weapons that are reloaded along with a card")


class Machine(NamedTuple):
    """A machine that attacks with somebody at its wheel: its figures as a weapon, and how many dice it throws.

    `weapon` may be the name of the card that shows the figures.
    """

    weapon: CardType | str
    dice: Callable[[Game, Attack, Survivor], int]


MACHINES: dict[str, Machine] = {}
"""Attacks that are neither Melee nor Ranged, by their mode."""

OF_MACHINES: frozenset[Point[Any]] = frozenset(
    {hooks.REROLL, hooks.SPARES, hooks.KILL_XP, hooks.HITS_FRIENDS, hooks.STRAY_HITS}
)
"""The points at which Skills and cards of the driver speak; all others are about Combat Actions (CL-CARATK-04)."""


def is_machine(attack: Attack) -> bool:
    """Whether a machine attacks, and not somebody with their weapons."""
    return attack.mode in MACHINES


def weapon_of(g: Game, attack: Attack) -> CardType:
    """The weapon that an attack uses: that of its cards, or without any their own one of that name."""
    if attack.cards:
        return g.setting.card(attack.cards[0])
    if is_machine(attack):
        figures = MACHINES[attack.mode].weapon
        return figures if isinstance(figures, CardType) else g.setting.type_of[figures]
    own = g.ask(hooks.OWN_WEAPONS, g.person(attack.who), ())
    return next(weapon for weapon in own if weapon.name == attack.by)


def takes_no_skills(g: Game, attack: Attack) -> bool:
    """Whether neither Skills nor cards of the attacker bear on this attack."""
    return "no-skills" in weapon_of(g, attack).traits


EXPLOSIVE, CANNOT_MISS, CLEARS_ZONE = "explosive", "cannot-miss", "clears-zone"
"""Traits of weapons: what they hit strikes the whole Zone (AD-EXPL-04); they hit without a roll (AD-EXPL-03)."""


def is_explosive(weapon: CardType) -> bool:
    """AD-EXPL-01: whether a card bears the icon of Explosives."""
    return EXPLOSIVE in weapon.traits


def strikes_zone(weapon: CardType) -> bool:
    """Whether a weapon strikes everybody in a Zone: it clears it, or is an Explosive."""
    return CLEARS_ZONE in weapon.traits or is_explosive(weapon)


def weapon_cards(attack: Attack) -> tuple[int, ...]:
    """The cards that an attack is made with, one after the other; a weapon that is none counts as one."""
    return attack.cards or (NO_CARD,)


def mode_of(g: Game, attack: Attack) -> Mode:
    """The profile of the weapon as an attack uses it."""
    return g.ask(hooks.FIGURES, g.person(attack.who), attack, printed_mode(g, attack))


def printed_mode(g: Game, attack: Attack) -> Mode:
    """The profile on the card of the weapon that an attack uses."""
    ranged = attack.mode == "ranged"
    weapon = weapon_of(g, attack)
    return next(mode for mode in weapon.modes or weapon.own_modes if mode.ranged == ranged)


def is_of_kind(attack: Attack, action_kind: str) -> bool:
    """Whether an attack is Melee, Ranged, or either (combat)."""
    return attack.mode == action_kind or (action_kind == "combat" and not is_machine(attack))


def is_loaded(g: Game, card: int, mode: Mode) -> bool:
    """CL-RELOAD-01: a reloadable weapon that was fired waits for its reload."""
    return not (mode.ranged and card in g.state.unloaded)


FUEL = "burns:"


def fuel_of(g: Game, card: int) -> str:
    """The card that each use of a weapon burns, or none."""
    traits = g.setting.card(card).traits
    return next((trait.removeprefix(FUEL) for trait in traits if trait.startswith(FUEL)), "") if traits else ""


def has_fuel(g: Game, survivor: Survivor, card: int) -> bool:
    """Whether they carry what a weapon burns."""
    fuel = fuel_of(g, card)
    return not fuel or any(g.setting.card(carried).name == fuel for carried in survivor.cards)


def armed_with(g: Game, survivor: Survivor) -> list[tuple[int, ...]]:
    """Single weapons of each likeness, and two equal Dual ones together (CL-COMBAT-02, -04)."""
    held = in_hand(g, survivor)
    if not held:
        return []
    types = g.setting.cards
    weapons: list[int] = []
    for card in held:
        if types[card - 1].modes:
            weapons.append(card)
    if len(weapons) < 2:
        return [(weapons[0],)] if weapons else []
    by_weapon: dict[tuple[int, bool, bool], list[int]] = {}
    for card in weapons:
        by_weapon.setdefault(_weapon_like(g, card), []).append(card)
    found: list[tuple[int, ...]] = []
    for cards in by_weapon.values():
        found.extend((card,) for card in distinct(g, cards))
        card_type = g.setting.card(cards[0])
        if len(cards) > 1 and g.ask(hooks.DUAL, survivor, card_type, card_type.dual):
            found.extend(_pairs(g, cards))
    return found


def _weapon_like(g: Game, card: int) -> tuple[int, bool, bool]:
    """Weapons that fight together are the same one, loaded alike; what was slid under them may differ."""
    return (g.setting.card(card).index, card in g.state.unloaded, is_another_weapon(g, card))


def _pairs(g: Game, cards: list[int]) -> list[tuple[int, ...]]:
    """One pair of each combination of likenesses."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for first, second in combinations(cards, 2):
        found.setdefault(tuple(sorted((likeness(g, first), likeness(g, second)))), (first, second))
    return list(found.values())


class PossibleAttack(NamedTuple):
    """One attack that could be made: with `name` it is the special one of an ability."""

    mode: str
    zone: int
    cards: tuple[int, ...]
    name: str = ""


def attacks(
    g: Game, survivor: Survivor, origin: int = -1, weapons: Sequence[tuple[int, ...]] | None = None
) -> list[PossibleAttack]:
    """Every attack they could make now, from their Zone or from another; with these `weapons`, nothing else will do."""
    zone = survivor.zone if origin < 0 else origin
    if not _can_attack_from(g, zone):
        return []
    reached = _within_weapons(g, survivor, zone, armed_with(g, survivor) if weapons is None else weapons)
    found = [PossibleAttack(mode, target, cards) for mode, targets, cards in reached for target in targets]
    return found if weapons is not None else [*found, *_special_attacks(g, survivor, zone)]


def _within_weapons(
    g: Game, survivor: Survivor, zone: int, weapons: Sequence[tuple[int, ...]], wanted: Collection[str] = ATTACKS
) -> list[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    """(mode, targets, cards) of all attacks of the `wanted` modes that weapons of theirs can make from a Zone."""
    found: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
    for cards in weapons:
        card = cards[0]
        weapon = g.setting.cards[card - 1]
        if weapon.traits and not has_fuel(g, survivor, card):
            continue
        for mode in weapon.modes:
            if not mode.ranged:
                if MELEE in wanted:
                    found.append((MELEE, tuple(fought_in(g, survivor, zone)), cards))
            elif RANGED in wanted and is_loaded(g, card, mode):
                found.append((RANGED, tuple(in_range(g, survivor, card, mode, zone)), cards))
    return found


def _special_attacks(g: Game, survivor: Survivor, zone: int) -> list[PossibleAttack]:
    """The attacks that abilities of theirs make from a Zone."""
    hooked = survivor.profile.hooks.get(hooks.WAYS_TO_ATTACK, ())
    return [possible for further in dict.fromkeys(hooked) for possible in further(g, survivor, zone)] if hooked else []


def _can_attack_from(g: Game, zone: int) -> bool:
    """CL-READ-22: an attack is made against a Zone, so nobody attacks off the board."""
    return zone >= 0 and not g.ask(BARS_ATTACKS, zone)


def fought_in(g: Game, survivor: Survivor, origin: int) -> list[int]:
    """CL-MELEE-01: the Zones within the reach of their arm where a Zombie or a rival stands."""
    return [zone for zone in within_reach(g, survivor, origin) if enemy_in(g, survivor, zone)]


def in_range(g: Game, survivor: Survivor, card: int, mode: Mode, origin: int) -> list[int]:
    """CL-RANGED-01, -05: the Zones that they see from a Zone and that a weapon of theirs reaches from there."""
    reach = g.ask(hooks.MAX_RANGE, survivor, card, mode.max_range)
    fires_here = FIRES_HERE in survivor.profile.facts
    return [
        zone
        for zone, distance in sight_of(g, survivor, origin).items()
        if mode.min_range <= distance <= reach or (distance == 0 and fires_here)
    ]


def within_reach(g: Game, survivor: Survivor, origin: int) -> list[int]:
    """CL-MELEE-01: their own Zone; a longer arm still needs a line of sight that no wall crosses."""
    if REACHES_OUT not in survivor.profile.facts:
        return [origin]
    return [zone for zone, distance in g.layout.sight[origin].items() if distance <= 1]


@makes("melee", "ranged", paid=True)
def offer_attacks(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-MELEE-01: own Zone only. CL-RANGED-01, -05, -06: one Zone in sight and in Range, whoever is there."""
    zone = survivor.zone
    if not _can_attack_from(g, zone):
        return
    special = hooks.FREE_FOR in survivor.profile.hooks
    weapons, wanted = armed_with(g, survivor), turn.actions or ATTACKS
    for mode, targets, cards in _within_weapons(g, survivor, zone, weapons, wanted):
        if special:
            plain = [PossibleAttack(mode, target, cards) for target in targets]
            out += _at_their_prices(g, survivor, purse, plain)
            continue
        price = _attack_price(g, purse, mode, cards) if targets else None
        if price is not None:
            out += _attacking_all(survivor.index, mode, targets, cards, price[0], price[1])
    if hooks.WAYS_TO_ATTACK in survivor.profile.hooks:
        out += _at_their_prices(g, survivor, purse, _special_attacks(g, survivor, zone))


@lacking("melee")
def no_melee(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-MELEE-01: nobody within reach, or nothing in hand to fight with."""
    if not fought_in(g, survivor, survivor.zone):
        return Lack("melee-nobody", "CL-MELEE-01")
    armed = any(not mode.ranged for cards in armed_with(g, survivor) for mode in g.setting.card(cards[0]).modes)
    return None if armed else Lack("melee-unarmed", "CL-MELEE-01")


@lacking("ranged")
def no_shot(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-RANGED-01, CL-RELOAD-01: nothing in hand to shoot with, an empty weapon, or no Zone in sight and in Range."""
    guns = [
        (cards[0], mode) for cards in armed_with(g, survivor) for mode in g.setting.card(cards[0]).modes if mode.ranged
    ]
    if not guns:
        return Lack("ranged-unarmed", "CL-RANGED-01")
    if not any(is_loaded(g, card, mode) for card, mode in guns):
        return Lack("ranged-empty", "CL-RELOAD-01")
    reached = any(in_range(g, survivor, card, mode, survivor.zone) for card, mode in guns)
    return None if reached else Lack("ranged-sight", "CL-RANGED-01")


def _at_their_prices(g: Game, survivor: Survivor, purse: Purse, found: Iterable[PossibleAttack]) -> Iterator[Option]:
    """The options of attacks, as far as each can be paid."""
    for possible in found:
        price = _attack_price(g, purse, possible.mode, possible.cards, free_for(g, survivor, possible))
        if price is not None:
            yield _attacking(survivor.index, possible, *price)


def free_for(g: Game, survivor: Survivor, possible: PossibleAttack) -> tuple[str, ...]:
    """The types of free Action, beside the usual ones, that could pay for just this; the narrowest first."""
    hooked = survivor.profile.hooks.get(hooks.FREE_FOR, ())
    return tuple(kind for pays in hooked for kind in pays(g, survivor, possible))


def _attack_price(
    g: Game, purse: Purse, mode: str, cards: tuple[int, ...], special: tuple[str, ...] = ()
) -> tuple[int, str] | None:
    """The price of an attack, for those who have some sorts of them for nothing."""
    if len(cards) > 1:
        return purse.price(f"{mode}-pair", special=special)
    explosive = cards and is_explosive(g.setting.cards[cards[0] - 1])
    return purse.price(EXPLOSIVE if explosive else mode, special=special)


@shared
def _attacking_all(
    who: int, mode: str, targets: tuple[int, ...], cards: tuple[int, ...], cost: int, free: str
) -> tuple[Option, ...]:
    return tuple([_attacking(who, PossibleAttack(mode, target, cards), cost, free) for target in targets])


def attack_option(survivor: Survivor, possible: PossibleAttack, cost: int = 0, free: str = "") -> Option:
    """The option of one attack."""
    return _attacking(survivor.index, possible, cost, free)


@shared
def _attacking(who: int, possible: PossibleAttack, cost: int, free: str) -> Option:
    rule = "CL-MELEE-01" if possible.mode == "melee" else "CL-RANGED-01"
    return Option(
        possible.mode,
        who=who,
        zone=possible.zone,
        cards=possible.cards,
        cost=cost,
        free=free,
        name=possible.name,
        rule=rule,
    )


@makes("reload")
def offer_reload(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-RELOAD-03, -04: one Action reloads one weapon, or two equal Dual ones in hand."""
    unloaded = g.state.unloaded
    if not unloaded:
        return
    seen: list[tuple[int, int]] = []
    for card in survivor.cards:
        if card not in unloaded or not g.setting.card(card).is_weapon:
            continue
        cards = g.ask(RELOADED_TOGETHER, survivor, card)
        if (likeness(g, card), len(cards)) in seen:
            continue
        seen.append((likeness(g, card), len(cards)))
        price = _reload_price(g, survivor, purse, cards)
        if price is not None:
            cost, free = price
            out.append(Option("reload", who=survivor.index, cards=cards, cost=cost, free=free, rule="CL-RELOAD-03"))


@RELOADED_TOGETHER.usual
def equal_ones_in_hand(g: Game, survivor: Survivor, card: int) -> tuple[int, ...]:
    """CL-RELOAD-04: an empty weapon, and its equal in the other hand if both are Dual."""
    held, card_type = in_hand(g, survivor), g.setting.card(card)
    if card not in held or not g.ask(hooks.DUAL, survivor, card_type, card_type.dual):
        return (card,)
    return tuple(other for other in held if likeness(g, other) == likeness(g, card))[:2]


def _reload_price(g: Game, survivor: Survivor, purse: Purse, cards: tuple[int, ...]) -> tuple[int, str] | None:
    if RELOADS_FREELY in survivor.profile.facts:
        return 0, ""
    special = free_for(g, survivor, PossibleAttack("reload", survivor.zone, cards))
    return purse.price("reload-pistol" if is_pistol(g.setting.card(cards[0])) else "reload", special=special)


def is_pistol(card: CardType) -> bool:
    """Whether a weapon is what Skills mean by a Pistol."""
    return card.goes_for("Pistol")


@action("reload")
def _reload(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    for card in option.cards:
        g.state.unloaded.remove(card)
    g.emit("reloaded", option.rule, who=survivor.index, cards=list(option.cards))
