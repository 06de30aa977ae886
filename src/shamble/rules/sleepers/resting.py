"""Shamblers that have just woken take no Actions in that Phase (AD-SLEEP-03)."""

from __future__ import annotations

from shamble.rules.horde import STOCK, number
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece

rules = Rule("resting")

RESTING = "resting"


class Resting(Piece, tag=RESTING):
    """So many woken Shamblers of a Zone; the round and the phase in which they rest."""

    number: int = 0
    round: int = 0
    phase: str = ""


ABILITY = "rests-when-woken"


def woken_kind(g: Game) -> int:
    """The kind of Zombie that lies under Sleeper tokens."""
    return next(kind.index for kind in g.setting.kinds if ABILITY in kind.abilities)


def rest(g: Game, zone: int, count: int) -> None:
    """These have woken now."""
    there = _resting_in(g, zone)
    if there is None:
        there = _record(g, zone)
    there.number += count


def _record(g: Game, zone: int) -> Resting:
    """A record for those of a Zone; one that is out of date serves again."""
    state = g.state
    fresh = Resting(zone, round=state.round, phase=state.phase)
    for at, piece in enumerate(state.pieces):
        if isinstance(piece, Resting) and not _is_now(g, piece):
            state.pieces[at] = fresh
            return fresh
    state.pieces.append(fresh)
    return fresh


def _is_now(g: Game, piece: Resting) -> bool:
    return piece.zone != NOWHERE and (piece.round, piece.phase) == (g.state.round, g.state.phase)


def _resting_in(g: Game, zone: int) -> Resting | None:
    return next(
        (one for one in g.state.pieces if isinstance(one, Resting) and one.zone == zone and _is_now(g, one)), None
    )


@rules.on(hooks.IDLE, "AD-SLEEP-03")
@about(pieces=(RESTING,))
def rest_for_the_phase(g: Game, zone: int, kind: int, idle: int) -> int:
    """AD-SLEEP-03: in the Players' Phase or the Zombies' Phase in which they woke."""
    there = _resting_in(g, zone) if kind == woken_kind(g) else None
    return idle + there.number if there is not None else idle


@rules.on(hooks.MINIATURES, "AD-SLEEP-03")
@about(pieces=(RESTING,))
def they_go_last(g: Game, kind: int, origin: int, zone: int, count: int) -> None:
    """Of equal figures those that can act leave a Zone first; whoever is pushed on rests where they come to."""
    there = _resting_in(g, origin) if origin != STOCK and kind == woken_kind(g) else None
    if there is None:
        return
    gone = max(0, count - (number(g, origin, kind) - there.number))
    if gone:
        there.number -= gone
        if zone != STOCK:
            rest(g, zone, gone)
