"""Pictures for pieces of house rules: Survivors who lie on the floor, a moved Exit."""

from __future__ import annotations

from shamble.draw.companions import MARKS
from shamble.draw.parking import shelf
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PLATE_HEIGHT, PicturePlaces
from shamble.draw.svg import colour, moved, text, title
from shamble.draw.tokens import exit_plate
from shamble.rules.house.knocked_out import KnockedOut
from shamble.rules.tallies import MovedExit
from shamble.text import words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece


def _disc(name: str, ring: str, at: tuple[float, float, float], *, turn: int = 0, told: str) -> str:
    plate = max(54, 15 * len(name) + 12)
    inner = (
        f'<circle cy="-10" r="40" fill="{colour("black")}"/><circle cy="-10" r="33" fill="{colour("paper")}"/>'
        f'<g transform="translate(0 -11) rotate({turn})">{MARKS["somebody"]}</g>'
        f'<circle cy="-10" r="35" fill="none" stroke="{ring}" stroke-width="7"/>'
        f'<rect x="{-plate / 2:g}" y="24" width="{plate:g}" height="28" rx="9" fill="{colour("black")}" '
        f'stroke="{ring}" stroke-width="2.5"/>{text(name, 0, 38, 23, colour("white"))}{title(told)}'
    )
    x, y, scale = at
    return moved(x, y, inner, scale, 'class="survivor companion" ')


@drawn(KnockedOut)
def fallen(game: Game, number: int, piece: KnockedOut, place: PicturePlaces) -> str:
    """CL-HOUSE-55: a Survivor laid down where they fell."""
    name = game.state.survivors[piece.who].name if piece.who >= 0 else "?"
    told = f"{name}: {words_of(game.setting).word('fallen')}"
    return _disc(name, colour("blood"), shelf(game, number, place), turn=90, told=told)


@drawn(MovedExit)
def moved_exit(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """The Exit where an event of the Mission has laid it."""
    return exit_plate(words_of(game.setting), (place.upper.x0 + 90, place.upper.y0 + PLATE_HEIGHT))
