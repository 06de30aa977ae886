"""Skills that take a Survivor to the Zombies, most of them with an attack at the end: Bloodlust, Charge and Blitz."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, declare
from shamble.rules.combat.attack import FreeAttack
from shamble.rules.combat.weapons import attacks
from shamble.rules.frames import Attack, Turn
from shamble.rules.moving import FreeMove, MoveOver, eased_by, ends_moves, enter, hold_back_cost, stopped
from shamble.rules.registry import action
from shamble.rules.rivals import enemy_in, is_competitive
from shamble.rules.traits import (
    SEMI_OFFICIAL,
    Offers,
    brings,
    during,
    extend_once,
    hooks_of,
    improves,
    once_per_activation,
    one_free,
    skill,
    skill_at,
    skill_offer,
)
from shamble.rules.turn import Purse, mark_used, note_standing, stood_before
from shamble.world import hooks
from shamble.world.facts import CHARGES_ON, ONCE_MORE, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

ZONES = 2
CHARGES_FARTHER = "charges-farther"
BLOODLUST, CHARGE, BLITZ = "SKILL-bloodlust-action", "SKILL-charge", "SKILL-blitz"

Route = tuple[int, int]
"""(Zone on the way or -1, Zone where it ends)"""

declare(
    Action("bloodlust", "who zone via cost name", "zone", "Bloodlust: charge; `name` is the kind of attack",
        group="move", moves=True),
    Action("charge", "who zone via cost free name", "zone", "Charge; `name` is the kind of attack that follows, if any",
        group="move", moves=True, minor=True),
    Action("blitz", "who zone via cost", "zone", "Blitz: go where Zombies are in Range, then shoot", group="move",
        moves=True),
)  # fmt: skip


def _charges(g: Game, survivor: Survivor, reach: int) -> list[Route]:
    """The Zones with Zombies or rivals within reach; Zombies on the way end the charge, rivals do not."""
    origin = survivor.zone
    adjacent = g.layout.adjacent
    if not _enemies_near(g, origin, reach):
        return []
    found = [(-1, zone) for zone in adjacent[origin] if enemy_in(g, survivor, zone)]
    for via in adjacent[origin]:
        if not _ends(g, survivor, via):
            found += [(via, zone) for zone in sorted(_goals(g, survivor, via, reach - 1, origin))]
    return found


def _enemies_near(g: Game, origin: int, reach: int) -> bool:
    """Whether a look at the single Zones can find anybody: rivals may be anywhere, Zombies so many steps away."""
    if is_competitive(g):
        return True
    crowd, adjacent, zones = g.state.crowd, g.layout.adjacent, {origin}
    for _ in range(reach):
        zones = {near for zone in zones for near in adjacent[zone]}
        if any([crowd[zone] for zone in zones]):  # noqa: C419  # a list is looked through without a call for each
            return True
    return False


def _goals(g: Game, survivor: Survivor, zone: int, left: int, origin: int) -> set[int]:
    """The Zones with enemies where so many further steps can end, without a return to the first Zone."""
    found: set[int] = set()
    for near in g.layout.adjacent[zone] if left else ():
        if near != origin:
            found |= {near} if enemy_in(g, survivor, near) else set()
            found |= set() if _ends(g, survivor, near) else _goals(g, survivor, near, left - 1, origin)
    return found


def _ends(g: Game, survivor: Survivor, zone: int) -> bool:
    """Whether a charge ends in a Zone that it enters; Brawlers pass those whom they pass in a Move (UA-CLAR-15)."""
    return stopped(g, survivor, zone) if CHARGES_ON in survivor.profile.facts else ends_moves(g, zone)


def _set_out(g: Game, survivor: Survivor, option: Option, reach: int, by: str = "") -> None:
    """The first step of a charge to the Zone of the option; `by`: the ability that it is."""
    if option.via >= 0:
        g.push(Charging(who=survivor.index, goal=option.zone, origin=survivor.zone, left=reach - 1, by=by))
    enter(g, survivor, option.zone if option.via < 0 else option.via, eased_by(g, survivor), option.rule)


class Charging(Frame, tag="charging"):
    """Somebody runs at Zombies."""

    later: ClassVar[tuple[str, ...]] = ("by",)
    goal: int
    origin: int
    left: int
    by: str = ""


@frame(Charging, ends_when_moved=True)
def charging_frame(g: Game, f: Charging) -> Question | None:
    """The further steps; Zombies on the way end it, and so does being dragged off (CL-ABOMB-05)."""
    survivor = g.state.survivors[f.who]
    here, goal = survivor.zone, f.goal
    with g.using(survivor, f.by):
        near = () if here == goal or _ends(g, survivor, here) or not f.left else g.layout.adjacent[here]
        steps = (goal,) if goal in near else tuple(zone for zone in near if _leads_on(g, f, zone))
    if not steps:
        g.pop()
        return None
    options = [Option("move-on", who=survivor.index, zone=zone, rule="CL-MOVE-01") for zone in steps]
    return Question("move-on", (survivor.seat,), options, survivor.index)


def _leads_on(g: Game, f: Charging, zone: int) -> bool:
    survivor = g.state.survivors[f.who]
    free = zone != f.origin and not _ends(g, survivor, zone)
    return free and f.goal in _goals(g, survivor, zone, f.left - 1, f.origin)


@charging_frame.answer
def _charge_on(g: Game, f: Charging, option: Option) -> None:
    f.left -= 1
    enter(g, g.state.survivors[f.who], option.zone)


class Arrived(Frame, tag="arrived"):
    """A Move that ends in an attack is over."""

    kind: str
    by: str


@frame(Arrived)
def arrived_frame(g: Game, f: Arrived) -> Question | None:
    """After the Move: what the end of an Action sets off (CL-TRIGGER-02), then the free attack.

    Whoever was dragged off on the way goes no further, but still gets the attack (CL-ABOMB-05).
    """
    g.pop()
    g.push(FreeAttack(who=f.who, kind=f.kind, by=f.by))
    g.push(MoveOver(who=f.who))
    for hook_ in g.hooks(hooks.AFTER_ACTION):
        g.push_all(hook_(g, f.who))
    return None


def attack_after(g: Game, survivor: Survivor, kind: str, by: str = "") -> None:
    """Put a free attack on the agenda, for when the Move that is put on it next is over."""
    g.push(Arrived(who=survivor.index, kind=kind, by=by))


def at_will(offers: Offers) -> Hook:
    """A hook that offers these charges without limit in a turn, but no free going to and fro (CL-READ-09)."""

    def offer(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        charges = offers(g, s, purse)
        extend_once(out, [one for one in charges if not stood_before(turn, one.zone, one.cost)])

    return hook(hooks.TURN_OFFERS, offer)


def _bloodlust_title(kind: str) -> str:
    return f"Bloodlust: {kind.capitalize()}"


def _to_blood(kind: str) -> Offers:
    def offers(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        cost = 1 + hold_back_cost(g, s)
        for via, zone in _charges(g, s, ZONES) if purse.left >= cost else ():
            yield Option("bloodlust", who=s.index, zone=zone, via=via, cost=cost, name=kind, rule=BLOODLUST)

    return offers


@skill("Bloodlust: [Action]", BLOODLUST)
def bloodlust(kind: str) -> Iterator[Hook]:
    """For one Action up to two Zones to where a Zombie is, then a free attack of the kind."""
    yield at_will(_to_blood(kind))


@skill("Bloodlust: [Action]", BLOODLUST, versions=SEMI_OFFICIAL)
def bloodlust_once(kind: str) -> Iterator[Hook]:
    """The same once per activation."""
    yield once_per_activation(_bloodlust_title(kind), _to_blood(kind))


@action("bloodlust")
def _bloodlust(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, _bloodlust_title(option.name))
    attack_after(g, survivor, option.name)
    _set_out(g, survivor, option, ZONES)


def _reach(g: Game, s: Survivor) -> int:
    return ZONES + len(g.thanks_to(s, CHARGES_FARTHER))


def _at_them(actions: int, attack: str) -> Offers:
    """Charges for so many Actions, with an attack of a kind at the end or with none."""

    def offers(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        with g.using(s, "Charge"):
            surcharge = hold_back_cost(g, s)
            price = purse.price("charge", surcharge) if actions else (surcharge, "")
            cost, free = price or (0, "")
            routes = _charges(g, s, _reach(g, s)) if price is not None and purse.left >= cost else []
        for via, zone in routes:
            yield Option("charge", who=s.index, zone=zone, via=via, cost=cost, free=free, name=attack, rule=CHARGE)

    return offers


brings("Charge", CHARGE, at_will(_at_them(0, "")))
"""For free, as often as they wish, up to two Zones to where a Zombie is."""

brings("Charge", CHARGE, once_per_activation("Charge", _at_them(0, "")), versions=SEMI_OFFICIAL)
"""The same once per activation."""

brings("Charge", CHARGE, once_per_activation("Charge", _at_them(1, "melee")), versions=("semi-official-2",))
"""Once per activation, for one Action, the same with a free Melee Action at the end."""


@action("charge")
def _charge(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Charge")
    note_standing(turn, survivor.zone, option.cost)
    if option.name:
        attack_after(g, survivor, option.name, by="Charge")
    with g.using(survivor, "Charge"):
        _set_out(g, survivor, option, _reach(g, survivor), by="Charge")


brings("+1 Charge per Turn", "SKILL-plus-1-charge-per-turn", fact(ONCE_MORE + "Charge"), versions=("undead-or-alive",))
"""A Charge more in each activation."""

brings("+1 free Charge", "SKILL-plus-1-free-charge", one_free("charge"), versions=("undead-or-alive",))
"""One Charge for nothing but what Zombies cost that are left behind."""


@skill("Charge: [Game Effect]", "SKILL-charge-game-effect", versions=SEMI_OFFICIAL, nested=True)
def charge_effect(effect: str, versions: tuple[str, ...]) -> Iterator[Hook]:
    """The named Skill works while they charge."""
    return during("Charge", hooks_of(effect, versions))


improves("Charge: +1 Damage", "SKILL-charge-plus-1-damage", "+1 Damage: Melee")
"""The Melee Action of a Charge deals one more Damage."""

improves("Charge: +1 die", "SKILL-charge-plus-1-die", "+1 die: Melee")
"""Each weapon throws one more die in the Melee Action of a Charge."""

improves("Charge: +1 to dice roll", "SKILL-charge-plus-1-to-dice-roll", "+1 to dice roll: Melee")
"""Dice count one higher in the Melee Action of a Charge."""

brings("Charge: +1 Zone", "SKILL-charge-plus-1-zone", fact(CHARGES_FARTHER), versions=SEMI_OFFICIAL)
"""A Charge reaches one Zone farther."""


def reroll_of_attack(name: str) -> Hook:
    """A hook that lets all dice of an attack be thrown again, once."""
    return hook(hooks.REROLL, lambda g, s, attack: None if name in attack.used else name)


brings(
    "Charge: Re-roll",
    "SKILL-charge-re-roll",
    *during("Charge", [reroll_of_attack("Charge: Re-roll")]),
    versions=SEMI_OFFICIAL,
)
"""All dice of the Melee Action of a Charge may be thrown again, once."""


@skill_at(hooks.AFTER_ATTACK, "Blitz", BLITZ)
def blitz(g: Game, s: Survivor, attack: Attack) -> Frame | None:
    """Whoever kills the last Zombie of a Zone may Move for free, at once; Zombies left behind still cost."""
    last = attack.kills and not g.state.crowd[attack.zone]
    return FreeMove(who=s.index, surcharge=True) if last else None


@skill_offer("Blitz", BLITZ, versions=SEMI_OFFICIAL)
def blitz_and_shoot(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per activation, for one Action, up to two Zones to where Zombies are in Range, then a free shot."""
    cost = 1 + hold_back_cost(g, s)
    for via, zone in _within(g, s.zone) if purse.left >= cost else ():
        if any(way.mode == "ranged" and g.state.crowd[way.zone] for way in attacks(g, s, zone)):
            yield Option("blitz", who=s.index, zone=zone, via=via, cost=cost, rule=BLITZ)


def _within(g: Game, origin: int) -> list[Route]:
    """Every Zone within two steps; Zombies on the way end the Move."""
    adjacent = g.layout.adjacent
    passed = [via for via in adjacent[origin] if not ends_moves(g, via)]
    further = [(via, zone) for via in passed for zone in adjacent[via] if zone != origin]
    return [*((-1, zone) for zone in adjacent[origin]), *further]


@action("blitz")
def _blitz(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Blitz")
    attack_after(g, survivor, "ranged")
    _set_out(g, survivor, option, ZONES)
