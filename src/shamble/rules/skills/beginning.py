"""Skills that matter when the game begins."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.frames import Attack
from shamble.rules.horde import present
from shamble.rules.traits import SEMI_OFFICIAL, brings, skill
from shamble.world import hooks
from shamble.world.facts import ASKS_TYPE, BEGINS_AHEAD, STARTS_AT, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor


@skill("Can start at [Danger Level]", "SKILL-can-start-at-danger-level")
def can_start_at(level: str) -> Iterator[Hook]:
    """If all players agree, they begin at the level, with its Skills."""
    yield fact(STARTS_AT + level)


brings("Starts with 2 XP", "SKILL-starts-with-2-xp", fact(BEGINS_AHEAD), versions=SEMI_OFFICIAL)
"""Two experience points to begin with."""


@skill("Well-equipped", "SKILL-well-equipped", versions=SEMI_OFFICIAL)
def well_equipped() -> Iterator[Hook]:
    """A Plenty Of Ammo card of either kind to begin with."""
    yield hook(hooks.STARTS_WITH, lambda g, s, names: (*names, "Plenty Of Ammo"))


def _double(zombie: str) -> Hook:
    """The hook of twice the experience for Zombies of a type."""

    def twice(g: Game, s: Survivor, kind: int, points: int) -> int:
        return points * 2 if is_type(g, kind, zombie) else points

    return hook(hooks.KILL_XP, twice, hooks.MULTIPLY)


def is_type(g: Game, kind: int, zombie: str) -> bool:
    """Whether a card means this kind of Zombie: by its type, or by its own name."""
    found = g.setting.kinds[kind]
    return zombie in (found.type.lower(), found.name.lower())


@skill("Collector: [Zombie type]", "SKILL-collector-zombie-type")
def collector(zombie: str) -> Iterator[Hook]:
    """Kills of the type bring twice the experience."""
    yield _double(zombie)


@skill("The Mercenary", "SKILL-the-mercenary", versions=SEMI_OFFICIAL)
def mercenary(zombie: str = "") -> Iterator[Hook]:
    """A type of Zombie is chosen; one more die against it, and twice the experience for it. Without a type, neither."""

    def one_more(g: Game, s: Survivor, attack: Attack, dice: int) -> int:
        return dice + any(is_type(g, kind, zombie) for kind, _ in present(g, attack.zone))

    if not zombie:
        yield fact(ASKS_TYPE)
    yield hook(hooks.ATTACK_DICE, one_more)
    yield _double(zombie)
