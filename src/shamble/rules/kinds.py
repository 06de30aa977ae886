"""The abilities of each kind of Zombie and what kills it, after all rules about its species.

Rows of the zombie table say most of it. A rule of a species (rules/species) speaks up at the points named here; nobody
else asks a row for its abilities or its Damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from shamble.board import Layout
from shamble.rules.frames import Attack
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.records import ZombieKind

ROWS_REMEMBERED = 64
COPIED_ABILITIES: Way[int, Sequence[str]] = Way("what it can do now beyond its row", ())
COPIED_STRIDES: Way[int, int] = Way("the Zones that one of its Moves may cover, if they are more than its row says", 0)
CLEARED: Way[int, bool] = Way("whether what clears a whole Zone kills it", True)
WOULD_DRAG: Way[int, int, Sequence[int]] = Way("the Survivors whom this kind would drag into a Zone", ())
OWN_LAYOUT: Way[int, Layout | None] = Way("a Layout with ways of its own, or None")


SPECIAL_RULES = {
    "leaves-crawlers": "CL-SKINNER-03",
    "toxic-blood-spray": "CL-TOXIC-02",
    "converts-to-toxic": "CL-TOXIC-11",
    "ranged-immunity": "CL-BERSERK-02",
    "impervious": "CL-ABOMB-01",
    "grabbing": "CL-ABOMB-04",
    "ignores-obstacles": "CL-CROWS-09",
    "five-wounds": "CL-LOST-07",
    "drops-weapon": "CL-LOST-11",
    "card-removed-after-draw": "CL-LOST-05",
    "strength-in-numbers": "CL-SEEKER-06",
    "another-abomination": "CL-ZUUL-02",
    "copies-two-abominations": "CL-GOZER-02",
    "cross-the-streams": "CL-PUFT-03",
    "vip-collectible": "CL-VIP-08",
    "molotov-kills-only-it": "SE-ABOM-05",
    "no-combat-in-zone": "SE-ABOM-03",
    "ringleader": "UA-SETUP-09",
    "calls-zeus": "AD-ZEUS-05",
    "is-zeus": "AD-ZEUS-07",
    "wakes-sleepers": "AD-SLEEP-07",
}
"""The ledger id of what an ability does that sets a kind apart from others, for those who look at its card."""


def abominations(g: Game) -> tuple[int, ...]:
    """All kinds of Abominations."""
    return _abominations(g.setting.kinds)


@lru_cache(ROWS_REMEMBERED)
def _abominations(rows: tuple[ZombieKind, ...]) -> tuple[int, ...]:
    return tuple([kind.index for kind in rows if kind.is_abomination])


COUNTS_AS_PLAIN = "counts-as-standard-walker"
"""The ability of those who are Walkers like others and bear a status besides."""


def kin_of(g: Game, kind: int) -> tuple[int, ...]:
    """The kinds that count as the same, in the order of the table: the plain one first, then those with a status."""
    return _kin_of(g.setting.kinds, kind)


@lru_cache(ROWS_REMEMBERED)
def _kin_of(rows: tuple[ZombieKind, ...], kind: int) -> tuple[int, ...]:
    mine = (rows[kind].species, rows[kind].type)
    alike = [row for row in rows if (row.species, row.type) == mine]
    return tuple([row.index for row in alike]) if any(COUNTS_AS_PLAIN in row.abilities for row in alike) else (kind,)


def abilities(g: Game, kind: int) -> tuple[str, ...]:
    """All that this kind can do now."""
    return (*g.setting.kinds[kind].abilities, *g.ask(COPIED_ABILITIES, kind))


def able(g: Game, kind: int, ability: str) -> bool:
    """Whether this kind has an ability; where there are no pieces nothing can have given it one beyond its row."""
    own = g.setting.kinds[kind].abilities
    if not own or ability in own:
        return bool(own)
    return bool(g.state.pieces) and ability in g.ask(COPIED_ABILITIES, kind)


def damage_needed(g: Game, kind: int, attack: Attack | None = None) -> int:
    """The Damage that kills it with this attack (None: with no attack at all); 0 when no Damage does."""
    row = g.setting.kinds[kind]
    if not row.abilities:
        return row.min_damage
    return g.ask(hooks.KILLED_BY, kind, attack, row.min_damage)


def can_kill(g: Game, kind: int, damage: int, attack: Attack | None = None) -> bool:
    """Whether a hit of this Damage does something to it."""
    return 0 < damage_needed(g, kind, attack) <= damage


def withstands(g: Game, kind: int, attack: Attack) -> bool:
    """Whether it stands a hit that was strong enough, as one does that needs several."""
    return bool(g.setting.kinds[kind].abilities) and any(hook(g, attack, kind) for hook in g.hooks(hooks.HIT_TAKEN))


def zones_per_move(g: Game, kind: int) -> int:
    """The number of Zones that one of its Moves covers."""
    row = g.setting.kinds[kind]
    if not row.abilities:
        return row.zones_per_move
    copied = g.ask(COPIED_STRIDES, kind)
    return max(row.zones_per_move, copied)


def own_layout(g: Game, kind: int) -> Layout | None:
    """The ways that this kind goes where others cannot; None when it goes as all do."""
    if not g.setting.kinds[kind].abilities:
        return None
    return g.ask(OWN_LAYOUT, kind)


def told_apart(g: Game, zone: int, kind: int) -> tuple[str, ...]:
    """Words for the figures of this kind in a Zone as far as it matters which of them is meant; mostly it does not."""
    if not g.setting.kinds[kind].abilities:
        return ("",)
    words = g.ask(hooks.TOLD_APART, zone, kind, ())
    return words or ("",)
