"""Tallies: numbers that a Mission has to remember, each under a name, kept as pieces beside the board."""

from __future__ import annotations

from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece
from shamble.world.view import TableSeen

rules = Rule("mission")

TALLY = "tally"


class Tally(Piece, tag=TALLY):
    """A number that is kept under a name."""

    of: str = ""
    number: int = 0


def tally(g: Game, name: str) -> int:
    """The number that is kept under a name; 0 as long as there is none."""
    piece = _kept_under(g, name)
    return 0 if piece is None else piece.number


def tallies(g: Game) -> dict[str, int]:
    """All numbers that are kept, by their names."""
    return {piece.of: piece.number for piece in g.state.all_of(Tally)}


def keep(g: Game, name: str, number: int) -> None:
    """Keep a number under a name."""
    piece = _kept_under(g, name)
    if piece is None:
        g.state.pieces.append(Tally(NOWHERE, of=name, number=number))
    else:
        piece.number = number


def _kept_under(g: Game, name: str) -> Tally | None:
    pieces = g.state.pieces
    for number in g.state.numbers_of(Tally):
        piece = pieces[number]
        if isinstance(piece, Tally) and piece.of == name:
            return piece
    return None


def add(g: Game, name: str, number: int) -> None:
    """Add to the number that is kept under a name."""
    keep(g, name, tally(g, name) + number)


DICE = "dice"
DANGER = "danger"
LOCK = "lock {}"
"""1: the Mission has locked this door; -1: it has unlocked it for good."""
KILLS = "kills {}"
DRAWN_DOWN = "drawn-down {}"
"""1: the discards of this deck are not shuffled back any more."""
BY_HAND = "by-hand {}"
"""1: anybody beside this door may open and close it; more: those in the Zone whose number is 2 less."""
ALLOWED = "allowed {}"
"""1: what is forbidden unless a Mission says otherwise may be done from now on."""
NOTE = "note {}"
"""A number that the Mission keeps under a name of its own."""


def is_allowed(g: Game, what: str) -> bool:
    """Whether the Mission lets Survivors do this, from the start or by now."""
    return what in g.setting.mission.allows or (bool(g.state.pieces) and bool(tally(g, ALLOWED.format(what))))


class MovedExit(Piece, tag="moved-exit"):
    """The Exit, where an event has moved it."""


def exit_zone(g: Game) -> int:
    """The Zone of the Exit, wherever an event has moved it; -1: there is none."""
    moved = g.state.numbers_of(MovedExit) if g.state.pieces else ()
    zone: int = g.state.pieces[moved[0]].zone if moved else g.setting.mission.exit
    return zone


def move_exit(g: Game, zone: int) -> None:
    """The Exit lies in another Zone from now on; NOWHERE: it is out of the game."""
    moved = g.state.numbers_of(MovedExit)
    if moved:
        g.state.pieces[moved[0]].zone = zone
    else:
        g.state.pieces.append(MovedExit(zone))


@rules.on(hooks.VIEW)
def shown_exit(g: Game, seen: TableSeen) -> None:
    """Everybody sees the Exit where it lies now; that it moves is a word of Missions, no rule of the book."""
    zone = exit_zone(g)
    seen["exit"] = g.setting.board.zones[zone].name if zone >= 0 else None
