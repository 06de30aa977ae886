"""Drawings as PNG, from wheels alone: the renderer and the font both come as packages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import resvg_py

from shamble.draw.palette import FONT, written

WEIGHTS = ("Medium", "Bold", "ExtraBold")


@cache
def font_files() -> tuple[str, ...]:
    """The files of the drawings' font (SIL Open Font License), for the renderer and for a page that serves them."""
    folder = files("font_manrope") / "files"
    return tuple(str(folder / f"{FONT}-{weight}.ttf") for weight in WEIGHTS)


def png(drawing: str, width: int, *, light: bool = False) -> bytes:
    """A drawing as a PNG of this width."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=written(drawing, light=light),
            width=width,
            skip_system_fonts=True,
            font_family=FONT,
            sans_serif_family=FONT,
            font_files=list(font_files()),
        )
    )
