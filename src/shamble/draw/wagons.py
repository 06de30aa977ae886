"""The Wagon and the Gatling Gun from above, and who is in the Wagon."""

from __future__ import annotations

from shamble.draw.cars import EDGE, sitting
from shamble.draw.parking import lot, shelf
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import colour, moved, title
from shamble.rules.vehicles.gatling import GatlingGun
from shamble.rules.vehicles.wagon import Wagon
from shamble.text import piece_text, words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece

BENCHES = tuple((x, y) for x in (-64, -22, 20, 62) for y in (-22, 22))
"""The places of those who are shown; all others are told."""

MUZZLE = 12
"""By how much the gun reaches further ahead than back."""

_WHEELS = "".join(
    f'<rect x="{x}" y="{y}" width="44" height="16" rx="6" fill="{colour("wood-dark")}" {EDGE}/>'
    for x in (-80, 36)
    for y in (-60, 44)
)
_BARRELS = "".join(f'<path d="M0 {y}H52" stroke="{colour("gun-light")}" stroke-width="6"/>' for y in (-10, 0, 10))
_BOARDS = "".join(f"M-88 {y}H88" for y in (-28, -9, 9, 28))


def wagon() -> str:
    """The Wagon without anybody in it: bed, boards, wheels and shaft."""
    return (
        f'{_WHEELS}<path d="M88 0H116" stroke="{colour("wood")}" stroke-width="10"/>'
        f'<rect x="-92" y="-46" width="184" height="92" rx="8" fill="{colour("wood")}" {EDGE}/>'
        f'<path d="{_BOARDS}" stroke="{colour("wood-dark")}" stroke-width="4" opacity=".6"/>'
    )


def gun() -> str:
    """The gun on its carriage."""
    return (
        f'<circle r="30" fill="{colour("wood-dark")}" {EDGE}/><circle r="15" fill="{colour("gun")}" {EDGE}/>'
        f'<path d="M-4 -16H54V16H-4Z" fill="{colour("gun")}" {EDGE}/>{_BARRELS}'
    )


@drawn(Wagon)
def draw_wagon(game: Game, number: int, piece: Wagon, place: PicturePlaces) -> str:
    """The Wagon with those who are in it."""
    seated = "".join(sitting(game, who, *at) for who, at in zip(piece.passengers, BENCHES, strict=False))
    x, y, scale = lot(game, number, place)
    told = title(piece_text(words_of(game.setting), game, piece))
    return moved(x, y, f"{wagon()}{seated}{told}", scale, 'class="car" ')


@drawn(GatlingGun)
def draw_gun(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """The gun, beside the figures of its Zone."""
    x, y, scale = shelf(game, number, place)
    told = title(piece_text(words_of(game.setting), game, piece))
    return moved(x - MUZZLE * scale, y, gun() + told, scale)
