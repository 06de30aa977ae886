"""What pages show of Missions before a game begins, and QR codes."""

from __future__ import annotations

import io
from functools import lru_cache
from threading import Lock

import segno
from markupsafe import Markup

from shamble.content import load_pack
from shamble.draw import board_svg
from shamble.games import new_game
from shamble.table.screen import mission_part
from shamble.web.render import drawn


@lru_cache(maxsize=128)
def mission_map(mission_id: str, light: bool = False) -> str | None:
    """The map of a Mission as it is set up, or None when there is no such Mission."""
    return board_svg(new_game(mission_id), light=light) if mission_id in load_pack().missions else None


PAPERS = ("a4", "letter")
_PRINTER = Lock()


def mission_sheet(mission_id: str, paper: str) -> bytes | None:
    """The sheet of a Mission as PDF, or None when there is no such Mission; made once, one at a time."""
    if mission_id not in load_pack().missions:
        return None
    with _PRINTER:
        return _sheet(mission_id, paper)


@lru_cache(maxsize=64)
def _sheet(mission_id: str, paper: str) -> bytes:
    from shamble.sheet import contents, pdf  # writing PDF takes a while to load

    pack, game = load_pack(), new_game(mission_id)
    return pdf(game, contents(game, pack.missions[mission_id], pack), paper)


@lru_cache(maxsize=128)
def mission_goals(mission_id: str) -> tuple[str, ...]:
    """What a Mission asks for, in words."""
    return tuple(goal["text"] for goal in mission_part(new_game(mission_id))["goals"])


@lru_cache(maxsize=256)
def qr_code(text: str) -> Markup:
    """A QR code as a drawing for a page."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=3, dark="#000", light="#fff"
    )
    return drawn(out.getvalue().decode("utf-8"))
