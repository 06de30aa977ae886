"""Targets of hits: free choice in Melee, the priority order in Ranged Combat (CL-TARGET, CL-PRIO)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rules.combat.snares import SNARED, any_free, lays_snares
from shamble.rules.combat.weapons import weapon_of
from shamble.rules.frames import Attack
from shamble.rules.horde import present
from shamble.rules.kinds import can_kill, told_apart
from shamble.rules.rivals import is_competitive, rivals_in
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import Survivor

Struck = Callable[[Game, Survivor, Attack], None]

OTHER_TARGETS: Way[Survivor, Attack, Sequence[tuple[str, int, Struck]]] = Way("(name, piece, what a hit does)", ())

DROPS_HITS: Way[bool] = Way("whether somebody who picks their targets may leave hits unassigned", True)
PARKS_HITS: Way[bool] = Way("whether a hit of Melee may be given to one that it does nothing to", False)

SURVIVORS = 1
"""CL-PRIO-02: the level of Survivors, which some Zombies share with them."""

declare(
    Action("hit", "zone kind name", "kind", "a hit goes to a kind of Zombie; `name` tells apart those that differ",
        hint="hit"),
    Action("hit-survivor", "zone other", "other", "a hit goes to a Survivor", hint="stray"),
    Action("hit-thing", "zone name n", "name", "the next hit goes to this thing of the Mission", piece=True),
    Action("drop-hits", "", "", "leave the remaining hits unassigned", idle=True),
    DecisionKind("hit", "{hits: [Walker, Fatty, Ned]}, one for each hit; `none` drops the rest", "where a hit goes"),
)  # fmt: skip

MELEE_TARGETS: Way[Attack, list[Option]] = Way("the Zombies among which a hit of Melee may choose")


def next_hit(g: Game, attack: Attack, shooter: Survivor) -> Question | None:
    """The question who takes the next hit; None when the remaining hits have no effect."""
    seats: tuple[int, ...] = (shooter.seat,)
    if attack.mode == "melee":
        options = g.ask(MELEE_TARGETS, attack)
        options += _wounds(attack, rivals_in(g, shooter, attack.zone), "CL-MELEE-01")
    elif g.ask(hooks.PICKS_TARGETS, shooter, attack, False):
        options = _free_choice(g, attack, shooter)
    else:
        options = _by_priority(g, attack, shooter)
        seats = _who_breaks_ties(g, shooter, options)
    options += [option for option, _ in other_targets(g, attack, shooter)]
    shown = {"hits": attack.hits, "damage": attack.damage}
    return Question("hit", seats, options, shooter.index, shown=shown) if options else None


def other_targets(g: Game, attack: Attack, shooter: Survivor) -> list[tuple[Option, Struck]]:
    """Other targets of a hit, neither a Zombie nor anybody, with what becomes of them: fn(game, shooter, attack)."""
    found = g.ask(OTHER_TARGETS, shooter, attack)
    return [
        (Option("hit-thing", zone=attack.zone, name=name, n=number + 1), becomes) for name, number, becomes in found
    ]


def _who_breaks_ties(g: Game, shooter: Survivor, options: list[Option]) -> tuple[int, ...]:
    """CL-TARGET-03, -04: the players, but the shooter among rivals, or when an Abomination is among the targets."""
    kinds = g.setting.kinds
    shooter_decides = any(option.kind >= 0 and kinds[option.kind].is_abomination for option in options)
    return (shooter.seat,) if shooter_decides or is_competitive(g) else g.all_seats()


def targets(g: Game, attack: Attack) -> list[int]:
    """The kinds of Zombies that hits can go to; one figure of the kind `sheltered` is out of their reach."""
    return [kind for kind, count in present(g, attack.zone) if count > (kind == attack.sheltered)]


def _to_pick(g: Game, attack: Attack) -> list[int]:
    """The targets of whoever picks them, as long as there is one that the hit can eliminate.

    CL-READ-12: in Classic it has to go to such a one; other books let players divide those of Melee as they wish.
    """
    here = targets(g, attack)
    killable = [kind for kind in here if can_kill(g, kind, attack.damage, attack)]
    return here if killable and attack.mode == "melee" and g.ask(PARKS_HITS) else killable


def is_wasted(g: Game, option: Option) -> bool:
    """Whether the next hit would do nothing to the Zombie of an option."""
    attack = g.innermost(Attack)
    return option.kind >= 0 and attack is not None and not can_kill(g, option.kind, attack.damage, attack)


def _hits(g: Game, attack: Attack, kinds: list[int], rule: str) -> list[Option]:
    zone = attack.zone
    return [
        Option("hit", zone=zone, kind=kind, name=word, rule=rule)
        for kind in kinds
        for word in told_apart(g, zone, kind)
    ]


def exposed(g: Game, attack: Attack, shooter: Survivor) -> list[Survivor]:
    """CL-TARGET-09, -10: neither the shooter nor anybody whom hits of this attack pass by."""
    return [
        other
        for other in g.people_in(attack.zone)
        if other is not shooter and other.index not in attack.spared and not g.ask(hooks.UNSEEN, other, attack, False)
    ]


def exposed_to(g: Game, shooter: Survivor, mode: str, zone: int) -> list[Survivor]:
    """Those whom an attack of this kind could hit in a Zone, before it is made."""
    return exposed(g, Attack(who=shooter.index, mode=mode, zone=zone), shooter)


def endangered(g: Game, attack: Attack, shooter: Survivor) -> list[Survivor]:
    """Those of the Zone who may be hit on purpose: by default they come before all Zombies."""
    others = exposed(g, attack, shooter)
    hits_friends = bool(others) and g.ask(hooks.HITS_FRIENDS, shooter, attack, True)
    return others if hits_friends else []


@MELEE_TARGETS.usual
def any_that_dies(g: Game, attack: Attack) -> list[Option]:
    """CL-MELEE-02: the attacker divides their hits as they like."""
    return _hits(g, attack, _to_pick(g, attack), "CL-MELEE-02")


def _wounds(attack: Attack, others: list[Survivor], rule: str) -> list[Option]:
    return [Option("hit-survivor", zone=attack.zone, other=other.index, rule=rule) for other in others]


def _free_choice(g: Game, attack: Attack, shooter: Survivor) -> list[Option]:
    """CL-CRAFT-15, -16: any target of the Zone; hits may be left unassigned."""
    options = _hits(g, attack, _to_pick(g, attack), "CL-CRAFT-15")
    options += _wounds(attack, endangered(g, attack, shooter), "CL-CRAFT-15")
    return [*options, Option("drop-hits", rule="CL-CRAFT-16")] if g.ask(DROPS_HITS) and options else options


def _by_priority(g: Game, attack: Attack, shooter: Survivor) -> list[Option]:
    """CL-TARGET-01, -02, -11: Survivors first, then the lowest level; what cannot be killed shields the rest."""
    others = endangered(g, attack, shooter)
    if not others:
        return zombies_in_order(g, attack)
    among = [kind for kind in targets(g, attack) if g.setting.kinds[kind].priority == SURVIVORS]
    return [*_wounds(attack, others, "CL-TARGET-01"), *_hits(g, attack, among, "CL-PRIO-02")]


def first_in_order(g: Game, attack: Attack) -> list[int]:
    """The kinds of Zombies that come first in the priority order."""
    kinds = g.setting.kinds
    here = targets(g, attack)
    level = min((kinds[kind].priority for kind in here), default=0)
    return [kind for kind in here if kinds[kind].priority == level]


def zombies_in_order(g: Game, attack: Attack) -> list[Option]:
    """CL-TARGET-02, -11: the first of them take the hit; none does while they are too tough for it."""
    first = first_in_order(g, attack)
    if lays_snares(weapon_of(g, attack)):
        free = [kind for kind in first if any_free(g, attack.zone, kind)]
        return [option for option in _hits(g, attack, free, "AD-BOLA-01") if option.name != SNARED]
    if not any(can_kill(g, kind, attack.damage, attack) for kind in first):
        return []
    return _hits(g, attack, first, "CL-TARGET-02")
