"""Room for pieces: vehicles stand along the lower rim of a Zone, small pieces lie on a shelf at its upper or right rim.

The figures share what is left.
"""

from __future__ import annotations

from functools import lru_cache

from shamble.draw.places import PicturePlaces
from shamble.rules.companions.figures import Companion
from shamble.rules.crates import Crate
from shamble.rules.house.knocked_out import KnockedOut
from shamble.rules.house.leaders import Follower
from shamble.rules.keepsakes import DroppedCard
from shamble.rules.missions.approaching import Approaching
from shamble.rules.missions.cards import LaidObjectiveCard
from shamble.rules.missions.hordes import ChangedSpawn
from shamble.rules.missions.lying_cards import CardLying
from shamble.rules.modes.fallen import Downed
from shamble.rules.places.switches import Switch
from shamble.rules.secret_service import Humvee
from shamble.rules.sleepers.tokens import SleeperToken
from shamble.rules.vade_retro import VadeRetroToken
from shamble.rules.vault.traps import VaultCard
from shamble.rules.vehicles.gatling import GatlingGun
from shamble.rules.vehicles.seats import Vehicle, ground_of
from shamble.world.game import Game
from shamble.world.pieces import Piece, card_of

LENGTH, WIDTH = 232, 122
"""The room that a vehicle takes at full size."""

SHARE = 0.38
"""The share of a Zone's height that vehicles may take."""

SPACIOUS, LARGE = 520, 1.6
"""From this height of a Zone on (a helipad, say), a vehicle that is alone there is drawn this much larger."""

SHELVED = (
    *(Switch, Companion, Follower, KnockedOut, Downed, CardLying, LaidObjectiveCard, SleeperToken, DroppedCard),
    *(Crate, Humvee, ChangedSpawn, VaultCard, GatlingGun, VadeRetroToken, Approaching),
)
"""Kinds of small pieces that lie beside the figures."""

STEP = 96
"""The room that a small piece takes at full size."""


def parked(game: Game, zone: int, place: PicturePlaces) -> PicturePlaces:
    """The places of a Zone without what its pieces take up; the same object where there are none."""
    if not game.state.pieces:
        return place
    vehicles, small = len(_here(game, zone)), len(_on_shelf(game, zone))
    return _beside(place, vehicles, small) if vehicles or small else place


def shelf(game: Game, number: int, place: PicturePlaces) -> tuple[float, float, float]:
    """(x, y, scale) of a small piece in its Zone."""
    here = _on_shelf(game, game.state.pieces[number].zone)
    room, scale, at = place.upper, _shelf_scale(place, len(here)), here.index(number) + 0.5
    if _is_tall(place):
        return room.x0 + STEP * scale * at, room.y0 + STEP * scale / 2, scale
    return room.x1 - STEP * scale / 2, room.y0 + STEP * scale * at, scale


def lot(game: Game, number: int, place: PicturePlaces) -> tuple[float, float, float]:
    """(x, y, scale) of a vehicle in its Zone."""
    here = _here(game, ground_of(game.state.pieces[number]))
    scale = _scale(place, len(here))
    x0, x1 = place.lower.x0, place.lower.x1
    step = (x1 - x0) / len(here)
    return x0 + step * (here.index(number) + 0.5), place.lower.y1 - WIDTH * scale / 2, scale


def _here(game: Game, zone: int) -> list[int]:
    """The numbers of the vehicles in a Zone, and of those in the air over it."""
    pieces = game.state.pieces
    return [n for n, piece in enumerate(pieces) if isinstance(piece, Vehicle) and ground_of(piece) == zone]


def _scale(place: PicturePlaces, count: int) -> float:
    most = LARGE if count == 1 and place.lower.height >= SPACIOUS else 1.0
    return min(most, place.lower.width / (count * LENGTH), place.lower.height * SHARE / WIDTH)


def _on_shelf(game: Game, zone: int) -> list[int]:
    """The numbers of the small pieces in a Zone; a Companion who is known stands among the figures."""
    pieces = game.state.pieces
    return [
        n
        for n, piece in enumerate(pieces)
        if piece.zone == zone and isinstance(piece, SHELVED) and not _stands_there(piece)
    ]


def _stands_there(piece: Piece) -> bool:
    return bool(card_of(piece) if isinstance(piece, Companion) else isinstance(piece, Follower) and piece.called)


def _is_tall(place: PicturePlaces) -> bool:
    """Whether the shelf runs along the upper rim, where it takes less of the Zone than at the right one."""
    return place.upper.height >= place.upper.width


def _shelf_scale(place: PicturePlaces, count: int) -> float:
    """Small enough for all, and for a fifth of the Zone."""
    along, across = place.upper.width, place.upper.height
    if not _is_tall(place):
        along, across = across, along
    return min(1.0, along / (count * STEP), across * 0.2 / STEP)


@lru_cache(maxsize=1024)
def _beside(place: PicturePlaces, vehicles: int, small: int) -> PicturePlaces:
    left = PicturePlaces(place.room)
    left.name, left.tokens, left.printed = place.name, place.tokens, place.printed
    upper, lower = place.upper, place.lower
    if small:
        taken = STEP * _shelf_scale(place, small)
        upper = upper._replace(y0=upper.y0 + taken) if _is_tall(place) else upper._replace(x1=upper.x1 - taken)
    if upper is not place.upper and place.upper is place.lower:
        lower = upper
    if vehicles:
        lower = lower._replace(y1=place.lower.y1 - WIDTH * _scale(place, vehicles))
        upper = lower if place.upper is place.lower else upper
    left.upper, left.lower = upper, lower
    return left
