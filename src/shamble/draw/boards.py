"""Whole boards: a picture that stands by itself, its parts for a page, and a small one for lists."""

from __future__ import annotations

from html import escape

from shamble.draw.figures import RINGS, SPECIES
from shamble.draw.floor_plan import static_layer, wall_path
from shamble.draw.floors import TEXTURES, floor_of
from shamble.draw.geometry import geometry
from shamble.draw.palette import written
from shamble.draw.pieces import pieces
from shamble.draw.svg import picture
from shamble.rules.horde import present
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


def thumbnail(game: Game) -> str:
    """A small picture of a position for a list of games: floors, walls, and a dot for everybody; no ids."""
    drawn = geometry(game.setting.board)
    zones = game.setting.board.there
    floors = "".join(f'<path d="{drawn.outlines[zone.index]}" fill="var(--d-{floor_of(zone)[0]})"/>' for zone in zones)
    dots = []
    for zone in zones:
        kinds = [game.setting.kinds[kind].species for kind, _ in present(game, zone.index)]
        paints = [f"z-{species if species in SPECIES else 'standard'}" for species in kinds]
        paints += [f"ring-{one.index % RINGS}" for one in game.state.survivors if one.zone == zone.index]
        x, y = drawn.rooms[zone.index].centre
        columns = max(1, int(drawn.rooms[zone.index].width // 120))
        for at, paint in enumerate(paints):
            row, column = divmod(at, columns)
            in_row = min(columns, len(paints) - row * columns)
            dots.append(
                f'<circle cx="{x + (column - (in_row - 1) / 2) * 116:g}" cy="{y + (row - (-(-len(paints) // columns) - 1) / 2) * 116:g}" '
                f'r="50" fill="var(--d-{paint})" stroke="var(--d-black)" stroke-width="8"/>'
            )
    walls = (
        f'<path d="{wall_path(drawn)}" fill="none" stroke="var(--d-wall)" stroke-width="24" stroke-linecap="square"/>'
    )
    return picture("thumbnail", viewbox(game.setting), game.setting.mission.title, floors + walls + "".join(dots))
