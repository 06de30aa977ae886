"""Balconies: Zones above the ground, reached by stairs, from which one looks down the streets below (UA-BALC)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shamble.board.faults import BoardError
from shamble.board.layout import Sight
from shamble.board.parts import Roster
from shamble.board.zones import ROOM, STREET, Zone

BALCONY = "balcony"
"""The tag of such a Zone."""


class BalconySpec(NamedTuple):
    """A balcony by the names of Zones: itself, the room from which its stairs lead up, the streets that it hangs over.

    `cell` is the one of the ground that its middle hangs over (by default one of the first street), `rect` the place
    where it is drawn, left, top, right and bottom; both are known of tiles.
    """

    zone: str
    room: str
    over: tuple[str, ...]
    cell: tuple[int, int] | None = None
    rect: tuple[int, int, int, int] | None = None


class Balcony(NamedTuple):
    """A balcony on a board, by the numbers of Zones."""

    zone: int
    room: int
    over: tuple[int, ...]
    rect: tuple[int, int, int, int] | None = None


def hang(
    specs: Sequence[BalconySpec], zones: Sequence[Zone], index: Callable[[str], int], roster: Roster
) -> tuple[tuple[Zone, ...], tuple[Balcony, ...]]:
    """All Zones with those of balconies behind them; a BoardError names what cannot be."""
    ground = {zone.index: zone for zone in zones}
    hung = []
    made = list(zones)
    for spec in specs:
        room, over = index(spec.room), tuple(dict.fromkeys(map(index, spec.over)))
        if ground[room].kind != ROOM or not over or any(ground[one].kind != STREET for one in over):
            raise BoardError(
                f"balcony {spec.zone}: expected a room with its stairs, and the streets that it hangs over"
            )
        number = roster.number([spec.zone])
        cell = spec.cell or ground[over[0]].cells[-1]
        made.append(Zone(number, (spec.zone,), STREET, frozenset({BALCONY}), ground[room].tiles, (), (), (cell,)))
        hung.append(Balcony(number, room, over, spec.rect))
    return tuple(made), tuple(hung)


def seen_with_balconies(sight: Sight, balconies: Sequence[Balcony], is_street: Sequence[bool]) -> Sight:
    """UA-BALC-04 to -07, UA-CLAR-38: who is up there sees and is seen as if in every street below, and from the room.

    What is beneath is at Range 1, and all beyond counts on from there.
    """
    seen = [dict(row) for row in sight]

    def note(a: int, b: int, far: int) -> None:
        seen[a][b] = seen[b][a] = min(far, seen[a].get(b, far))

    for one in balconies:
        note(one.zone, one.room, 1)
        for below in one.over:
            for street, far in sight[below].items():
                if is_street[street]:
                    note(one.zone, street, far + 1)
            for other in balconies:  # UA-CLAR-39
                near = [sight[below][street] for street in other.over if street in sight[below]]
                if near and other is not one:
                    note(one.zone, other.zone, min(near) + 2)
    return tuple(dict(sorted(row.items())) for row in seen)
