"""Parts of the board that move or turn: a train, an elevator, a tile that is turned over.

The rule of an edition or a Mission says when a part moves, and what becomes of those who are in its way or aboard when
it leaves; `move_part` does the rest: the board is laid anew, and everything in Zones that move goes along.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from shamble.board import Board
from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.engine.errors import EngineError
from shamble.rules.horde import present, shift
from shamble.world.game import Game
from shamble.world.pieces import Piece
from shamble.world.words import MISSION_SAYS, Given, effect

NOT_ELSEWHERE: Mapping[int, int] = MappingProxyType({})

declare(
    EventKind("part-moved", "part state"),
)


def state_of(g: Game, part: str) -> str:
    """The state in which a part of the board is now."""
    return g.setting.board.part(part).called(g.state.doors)


def gone_after(g: Game, part: str, state: str) -> list[int]:
    """The Zones that are on the board now and in no way afterwards: they must have been left before the part moves."""
    after = board_after(g, part, state)
    return [zone.index for zone in g.setting.board.there if not after.zones[after.now(zone.index)].cells]


def board_after(g: Game, part: str, state: str) -> Board:
    """The board as it will be laid once a part of it is in another state."""
    board = g.setting.board
    return board.at(board.moved(g.state.doors, board.part(part), state))


def move_part(g: Game, part: str, state: str, rule: str = MISSION_SAYS) -> None:
    """A part of the board moves, by the rule with this ledger id; everybody is told."""
    put_part(g, part, state)
    g.emit("part-moved", rule, part=part, state=state)


@effect("{move_part: lifts, to: running}", move_part="part", to="name")
def _move_part(g: Game, given: Given, who: int) -> list[Frame]:
    """A part of the board is in another of its states from now on."""
    if state_of(g, given["move_part"]) != given["to"]:
        move_part(g, given["move_part"], given["to"])
    return []


def put_part(g: Game, part: str, state: str, into: Mapping[int, int] = NOT_ELSEWHERE) -> None:
    """Lay the board anew with a part of it in another state; what is in Zones that become one comes together.

    `into`: Zones whose contents go elsewhere than their names, by number.
    """
    left = [zone for zone in gone_after(g, part, state) if zone not in into and not is_empty(g, zone)]
    if left:
        names = ", ".join(g.setting.board.zones[zone].name for zone in left)
        raise EngineError(f"{part} cannot become {state}: no rule has said what becomes of all that is in {names}")
    before = g.setting.board
    g.state.doors = before.moved(g.state.doors, before.part(part), state)
    g.fit_board()
    elsewhere = {zone.index: g.setting.board.now(zone.index) for zone in before.there if zone.index not in into}
    for zone, now in (*into.items(), *elsewhere.items()):
        if now != zone:
            carry(g, zone, now)


def is_empty(g: Game, zone: int) -> bool:
    """Whether nothing that can be moved is in a Zone."""
    crowd, noise = g.state.crowd[zone], g.state.noise[zone]
    return not (crowd or noise or g.survivors_in(zone) or any(piece.zone == zone for piece in g.state.pieces))


def carry(g: Game, origin: int, target: int) -> None:
    """Everything in a Zone goes to another one, and did nothing for it: Survivors, Zombies, Noise, pieces."""
    state = g.state
    for survivor in g.survivors_in(origin):
        g.settle(survivor, target)
    for kind, count in present(g, origin):
        shift(g, origin, target, kind, count)
    state.noise[target] += state.noise[origin]
    state.noise[origin] = 0
    if state.loudest == origin:
        state.loudest = target
    if state.revealed >> origin & 1:
        state.revealed |= 1 << target
    for piece in state.pieces:
        _move(piece, origin, target)


def _move(piece: Piece, origin: int, target: int) -> None:
    """A piece that stands in a Zone, or speaks of one, gets another Zone in its place."""
    for field, type_ in {"zone": "zone", **piece.piece_kind.fields}.items():
        if type_ == "zone" and getattr(piece, field) == origin:
            setattr(piece, field, target)
        elif type_ == "zones":
            setattr(piece, field, tuple(target if zone == origin else zone for zone in getattr(piece, field)))
