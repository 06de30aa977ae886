"""House rules about combat (CL-HOUSE-07 to -16)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.combat.rolling import DAMAGE_ADDS_UP, LEAST_FACE, ONE_TARGET
from shamble.rules.combat.targets import MELEE_TARGETS, endangered, first_in_order, targets, zombies_in_order
from shamble.rules.combat.weapons import is_explosive, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.rule import Row, rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import ZombieKind
from shamble.world.state import Survivor

BLOCKS = (range(2), range(2, 5), range(5, 8), range(8, 99))
"""The priority levels of Losts, Walkers, Fatties and Abominations, Runners and all the others."""


def _is_ranged(attack: Attack) -> bool:
    return bool(attack.mode == "ranged")


def _no_hits_on_friends() -> Hook:
    return hook(hooks.HITS_FRIENDS, lambda g, s, attack, hits: hits and not _is_ranged(attack), hooks.FORBID)


@rule("misses-hit-survivors", "CL-HOUSE-07", of="combat", replaces=("CL-TARGET-01",))
def misses_hit_survivors() -> Iterator[Hook]:
    """CL-HOUSE-07: Ranged hits never strike other Survivors, but each miss does."""

    def astray(g: Game, s: Survivor, attack: Attack, misses: int, stray: int) -> int:
        return misses if _is_ranged(attack) else stray

    yield _no_hits_on_friends()
    yield hook(hooks.STRAY_HITS, astray)


@rule("no-team-fire", "CL-HOUSE-15", of="combat", replaces=("CL-TARGET-01",))
def no_team_fire() -> Iterator[Hook]:
    """CL-HOUSE-15: shots never hit another Survivor, nor do their misses in editions where these would."""
    yield _no_hits_on_friends()
    yield hook(hooks.STRAY_HITS, lambda g, s, attack, misses, stray: 0 if _is_ranged(attack) else stray, hooks.CAP)


@rule("big-ones-first", "CL-HOUSE-08", of="combat", replaces=("CL-PRIO-01",))
def big_ones_first() -> Iterator[Row]:
    """CL-HOUSE-08: Fatties and Abominations before Walkers; within both the order of the species stays."""

    def row(kind: ZombieKind) -> ZombieKind:
        walkers, big = BLOCKS[1], BLOCKS[2]
        if kind.priority in walkers:
            return kind.altered(priority=kind.priority + len(big))
        return kind.altered(priority=kind.priority - len(walkers)) if kind.priority in big else kind

    yield Row(row)


@rule("abominations-first", "CL-HOUSE-09", of="combat", replaces=("CL-PRIO-01",))
def abominations_first() -> Iterator[Row]:
    """CL-HOUSE-09: Abominations, then Fatties, then Walkers, then Runners, each in the order of the species."""

    def row(kind: ZombieKind) -> ZombieKind:
        block = next(number for number, levels in enumerate(BLOCKS) if kind.priority in levels)
        place = (0, 3, 1 if kind.is_abomination else 2, 4)[block]
        return kind.altered(priority=100 * place + kind.priority)

    yield Row(row)


@rule("concentrated-attack", "CL-HOUSE-10", "CL-HOUSE-11", "CL-HOUSE-12", of="combat")
def concentrated_attack() -> Iterator[Hook]:
    """CL-HOUSE-10: before the roll one target may be named, in Ranged Combat one that comes first in Target Priority.

    CL-HOUSE-11 (the Damage adds up) and -12 (a miss wounds for the plain Damage) are in the attack itself.
    """

    def nameable(g: Game, s: Survivor, attack: Attack) -> list[int]:
        if is_explosive(weapon_of(g, attack)):
            return []  # AD-EXPL-04: it strikes everybody alike
        if _is_ranged(attack) and not g.ask(hooks.PICKS_TARGETS, s, attack, False):
            return [] if endangered(g, attack, s) else first_in_order(g, attack)
        return targets(g, attack)

    yield hook(ONE_TARGET, nameable)
    yield hook(DAMAGE_ADDS_UP, lambda g: True)


@rule("accuracy-limit", "CL-HOUSE-13", of="combat")
def accuracy_limit() -> Iterator[Hook]:
    """CL-HOUSE-13: a 1 never hits, whatever is added to it."""
    yield hook(hooks.NEEDED, lambda g, s, attack, needed: max(needed, LEAST_FACE), hooks.CAP)


@rule("zone-before-roll", "CL-HOUSE-14", of="combat")
def zone_before_roll() -> Iterator[Hook]:
    """CL-HOUSE-14: Ranged attacks are chosen in this way anyway (CL-READ-19)."""
    yield from ()


@rule("melee-by-priority", "CL-HOUSE-16", of="combat", replaces=("CL-MELEE-02",))
def melee_by_priority() -> Iterator[Hook]:
    """CL-HOUSE-16: Melee hits follow the Target Priority; they still never strike Survivors (CL-MELEE-03)."""
    yield hook(MELEE_TARGETS, zombies_in_order)
