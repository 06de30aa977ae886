"""The condition about a vehicle that has come somewhere, with people in it."""

from __future__ import annotations

from shamble.rules.missions.conditions import zones_named
from shamble.rules.vehicles.seats import Vehicle, occupants, seat_of
from shamble.world.game import Game
from shamble.world.pieces import pieces_called
from shamble.world.words import Given, condition


def standing(g: Game, given: Given) -> list[Vehicle]:
    """The vehicles of this kind that stand in one of the Zones."""
    zones = zones_named(g, given["in"]) if "in" in given else None
    return [
        piece
        for _, piece in pieces_called(g, given["aboard"])
        if isinstance(piece, Vehicle) and (zones is None or piece.zone in zones)
    ]


def missing_aboard(piece: Vehicle, given: Given) -> int:
    """The number of people or of filled seats that it still lacks."""
    taken = [seat_of(piece, who) for who in occupants(piece)]
    seats = [seat for seat in given.get("seats", ()) if seat not in taken]
    return max(len(seats), int(given.get("number", 1)) - len(taken))


@condition(
    "{aboard: taco-truck, in: [4V.S1], seats: [driver, gunner]}",
    aboard="token",
    in_="zones",
    seats="names",
    number="number",
)
def _aboard(g: Game, given: Given, moment: str) -> bool:
    """A vehicle of this kind stands `in` one of these Zones, with so many (1) people, or somebody in these `seats`."""
    return any(missing_aboard(piece, given) <= 0 for piece in standing(g, given))
