"""The Taco Truck from above: hatch and awning, the gun on its roof, and who sits where."""

from __future__ import annotations

from shamble.draw.cars import EDGE, VAN, WHEELS, sitting
from shamble.draw.parking import lot
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import colour, moved, title
from shamble.rules.vehicles.truck import TacoTruck
from shamble.text import piece_text, words_of
from shamble.world.game import Game

FRONT, ROOF = (70, 22), (-8, 0)
BENCH = ((-76, -24), (-76, 24))

_AWNING = "".join(
    f'<path d="M{x} -46h12v-12h-12Z" fill="{colour("token-red" if at % 2 else "paper")}"/>'
    for at, x in enumerate(range(-48, 36, 12))
)
_GUN = (
    f'<circle cx="-8" r="26" fill="{colour("gun")}" {EDGE}/>'
    f'<path d="M14 -5H58V5H14Z" fill="{colour("gun-light")}" stroke="{colour("black")}" stroke-width="4"/>'
)


def truck() -> str:
    """The Truck without anybody in it."""
    shadow = f'<path d="{VAN}" fill="{colour("black")}" opacity=".38" transform="translate(5 8)"/>'
    body = f'<path d="{VAN}" fill="{colour("car-taxi")}" {EDGE}/>'
    glass = f'<path d="M84 -34Q96 -30 96 0Q96 30 84 34Z" fill="{colour("heli-glass")}" {EDGE}/>'
    shell = (
        f'<path d="M-52 36A20 20 0 0 1 -12 36Z" fill="{colour("flame")}" {EDGE}/>'
        f'<path d="M-46 33Q-40 24 -34 31Q-28 22 -20 32" fill="none" stroke="{colour("token-green")}" stroke-width="5"/>'
    )
    return f"{WHEELS}{shadow}{_AWNING}{body}{glass}{shell}{_GUN}"


@drawn(TacoTruck)
def draw_truck(game: Game, number: int, piece: TacoTruck, place: PicturePlaces) -> str:
    """The Truck on its lot, with everybody on their seats."""
    riders = [*piece.passengers, -1, -1][: len(BENCH)]
    people = [(piece.driver, FRONT), (piece.gunner, ROOF), *zip(riders, BENCH, strict=True)]
    seated = "".join(sitting(game, who, *at) for who, at in people)
    told = title(piece_text(words_of(game.setting), game, piece))
    x, y, scale = lot(game, number, place)
    return moved(x, y, f"{truck()}{seated}{told}", scale, 'class="car" ')
