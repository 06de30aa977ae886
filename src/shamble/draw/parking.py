"""Room for vehicles: they stand side by side along the lower rim of a Zone, and the figures share what is left."""

from __future__ import annotations

from functools import lru_cache

from shamble.draw.places import Places
from shamble.engine.game import Game
from shamble.rules.vehicles.seats import VEHICLES, ground_of

LENGTH, WIDTH = 232, 122
"""The room that a vehicle takes at full size."""

SHARE = 0.38
"""How much of a Zone's height vehicles may take."""


def parked(game: Game, zone: int, place: Places) -> Places:
    """The places of a Zone without the strip where its vehicles stand; the same object where there are none."""
    count = len(_here(game, zone)) if game.state.pieces else 0
    return _beside(place, count) if count else place


def lot(game: Game, number: int, place: Places) -> tuple[float, float, float]:
    """(x, y, scale) of a vehicle in its Zone."""
    here = _here(game, ground_of(game.state.pieces[number]))
    scale = _scale(place, len(here))
    x0, x1 = place.lower.x0, place.lower.x1
    step = (x1 - x0) / len(here)
    return x0 + step * (here.index(number) + 0.5), place.lower.y1 - WIDTH * scale / 2, scale


def _here(game: Game, zone: int) -> list[int]:
    """The numbers of the vehicles in a Zone, and of those in the air over it."""
    pieces = game.state.pieces
    return [n for n, piece in enumerate(pieces) if piece["piece"] in VEHICLES and ground_of(piece) == zone]


def _scale(place: Places, count: int) -> float:
    return min(1.0, place.lower.width / (count * LENGTH), place.lower.height * SHARE / WIDTH)


@lru_cache(maxsize=1024)
def _beside(place: Places, count: int) -> Places:
    left = Places(place.room)
    left.name, left.tokens, left.printed = place.name, place.tokens, place.printed
    strip = WIDTH * _scale(place, count)
    left.lower = place.lower._replace(y1=place.lower.y1 - strip)
    left.upper = left.lower if place.upper is place.lower else place.upper
    return left
