"""Whole boards: a picture that stands by itself, its parts for a page, and a small one for lists."""

from __future__ import annotations

from html import escape

from shamble.draw.floor_plan import static_layer
from shamble.draw.floors import TEXTURES
from shamble.draw.geometry import geometry
from shamble.draw.palette import written
from shamble.draw.pieces import pieces
from shamble.draw.svg import picture
from shamble.world.game import Game
from shamble.world.setting import Setting

MARGIN = 22


def defs() -> str:
    """The definitions that all drawings of a board share: the textures of floors."""
    return f"<defs>{TEXTURES}</defs>"


def _frame(setting: Setting, turned: bool | None) -> tuple[float, float, float, float]:
    drawn = geometry(setting.board, turned)
    return -MARGIN, -MARGIN, drawn.width + 2 * MARGIN, drawn.height + 2 * MARGIN


def viewbox(setting: Setting, turned: bool | None = None) -> str:
    """The SVG viewBox of a board."""
    return " ".join(f"{number:g}" for number in _frame(setting, turned))


def board_svg(game: Game, turned: bool | None = None, light: bool = False) -> str:
    """A whole picture of a position that stands by itself, its colours written in."""
    x, y, width, height = _frame(game.setting, turned)
    drawn = "".join(f'<g id="{escape(name)}">{part}</g>' for name, part in pieces(game, turned).items())
    ground = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="var(--d-ground)"/>'
    inner = f'{defs()}{ground}{static_layer(game.setting, turned)}<g class="pieces">{drawn}</g>'
    return written(picture("board", viewbox(game.setting, turned), game.setting.mission.title, inner), light=light)
