"""House rules about kinds of Zombies (CL-HOUSE-60 to -64)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame
from shamble.rules.kinds import abominations
from shamble.rules.rule import Row, rule
from shamble.rules.running_out import ExtraActivation
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import ABOMINATION, FATTY, RUNNER, ZombieKind

WOUNDS = {FATTY: 2, ABOMINATION: 3}
TOUGH_RUNNER = 2
TOUGH_ABOMINATION = 4


@rule("fatties-come-alone", "CL-HOUSE-60", of="zombies", replaces=("CL-ZCARD-14",))
def fatties_come_alone() -> Iterator[Row]:
    """CL-HOUSE-60: no Walkers come with a Fatty."""
    yield Row(lambda kind: kind.altered(escort=()) if kind.type == FATTY else kind)


@rule("hard-hitters", "CL-HOUSE-61", of="zombies", replaces=("CL-ZATK-02",), needs=("three-wounds",))
def hard_hitters() -> Iterator[Row]:
    """CL-HOUSE-61: a Fatty deals 2 Wounds, an Abomination 3."""
    yield Row(lambda kind: kind.altered(wounds=WOUNDS.get(kind.type, kind.wounds)))


def _at_least(kind: ZombieKind, type_: str, damage: int) -> ZombieKind:
    """A kind of Zombie with a raised Damage threshold; one that no Damage kills stays as it is."""
    if kind.type != type_ or not kind.min_damage:
        return kind
    return kind.altered(min_damage=max(damage, kind.min_damage))


@rule("tough-runners", "CL-HOUSE-62", of="zombies", replaces=("CL-COMBAT-08",))
def tough_runners() -> Iterator[Row]:
    """CL-HOUSE-62: only Damage 2 or more kills a Runner."""
    yield Row(lambda kind: _at_least(kind, RUNNER, TOUGH_RUNNER))


@rule("tough-abominations", "CL-HOUSE-63", of="zombies", replaces=("CL-COMBAT-10",))
def tough_abominations() -> Iterator[Row]:
    """CL-HOUSE-63: only Damage 4 or more kills an Abomination."""
    yield Row(lambda kind: _at_least(kind, ABOMINATION, TOUGH_ABOMINATION))


@rule("abominations-rouse", "CL-HOUSE-64", of="zombies", replaces=("CL-ZCARD-06",))
def abominations_rouse() -> Iterator[Hook]:
    """CL-HOUSE-64: an Abomination's card first lets all Abominations on the board act."""

    def rouse(g: Game, card: int, level: int) -> list[Frame]:
        kinds = abominations(g)
        brings = any(kind in kinds for kind, _ in g.setting.zombie_cards[card - 1].lines[level])
        return [ExtraActivation(kinds=kinds, why="rouse", rule="CL-HOUSE-64")] if brings else []

    yield hook(hooks.CARD_DRAWN, rouse)
