"""The Clock: its hour, which passes with each round, and whether it is day or night (WZ-CLOCK)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece

HOURS = 24
FIRST_OF_DAY, LAST_OF_DAY = 7, 18
NO_HOUR = -1


class Clock(Piece, tag="clock"):
    """The piece that is the First Player token and shows the hour (WZ-CLOCK-01)."""

    hour: int = 0


declare(
    EventKind("hour", "n", tone="heading"),
    EventKind("nightfall", "n"),
    EventKind("daybreak", "n"),
)


def hour(g: Game) -> int:
    """The hour that the Clock shows, or NO_HOUR where none lies on the table."""
    for piece in g.state.pieces:
        if isinstance(piece, Clock):
            shown: int = piece.hour
            return shown
    return NO_HOUR


def is_night(g: Game) -> bool:
    """WZ-CLOCK-04: from 7pm to 6am, both included."""
    now = hour(g)
    return now != NO_HOUR and not FIRST_OF_DAY <= now <= LAST_OF_DAY


def lay_clock(g: Game, first: int) -> None:
    """WZ-CLOCK-01, -02: the Clock lies with the first player and shows its first hour."""
    g.state.pieces.append(Clock(NOWHERE, hour=first))
    g.emit("hour", "WZ-CLOCK-02", n=first)


def pass_hour(g: Game, f: Frame) -> None:
    """WZ-CLOCK-03: an hour passes in the End Phase, before the Clock is handed on."""
    was_night = is_night(g)
    for piece in g.state.pieces:
        if isinstance(piece, Clock):
            piece.hour = now = (piece.hour + 1) % HOURS
            g.emit("hour", "WZ-CLOCK-03", n=now)
            if was_night and not is_night(g):
                g.emit("daybreak", "WZ-CLOCK-04", n=now)
            elif is_night(g) and not was_night:
                g.emit("nightfall", "WZ-CLOCK-04", n=now)


def shown(g: Game) -> list[tuple[str, int | str]]:
    """WZ-CLOCK-04: everybody sees the hour, and whether it is day or night."""
    now = hour(g)
    return [] if now == NO_HOUR else [("night" if is_night(g) else "day", f"{now}:00")]
