"""Maps, sheets and goals of Missions before a game begins, and QR codes."""

from __future__ import annotations

import io
from functools import lru_cache
from threading import Lock

import segno
from markupsafe import Markup

from shamble.bots.findings import how_hard
from shamble.content import Mission, Pack
from shamble.draw import board_svg
from shamble.games import content_in_play, new_game
from shamble.games.campaign_story import CampaignStory
from shamble.games.missions import edition_listing
from shamble.table.screen.position import mission_part
from shamble.text import readers_language
from shamble.web.render import drawn

PAPERS = ("a4", "letter")
_PRINTER = Lock()


def version_of(pack: Pack, mission: Mission) -> str:
    """The version of a Mission's dropped pack, which changes when somebody edits it; empty for a built-in Mission."""
    home = pack.dropped.get(pack.home_of(mission))
    return home.hash if home is not None else ""


def _content_with(mission_id: str) -> Pack:
    edition = edition_listing(mission_id)
    return edition.pack if mission_id in edition.pack.missions else content_in_play(edition.name)


def mission_map(mission_id: str, light: bool = False) -> str | None:
    """The map of a Mission as it is set up, or None when there is no such Mission."""
    pack = _content_with(mission_id)
    mission = pack.missions.get(mission_id)
    return _map(mission_id, version_of(pack, mission), light, readers_language()) if mission is not None else None


def mission_sheet(mission_id: str, paper: str) -> bytes | None:
    """The sheet of a Mission as PDF, or None when there is no such Mission; made once, one at a time."""
    pack = _content_with(mission_id)
    mission = pack.missions.get(mission_id)
    if mission is None:
        return None
    with _PRINTER:
        return _sheet(mission_id, version_of(pack, mission), paper, _measured(mission), readers_language())


@lru_cache(maxsize=64)
def _sheet(mission_id: str, version: str, paper: str, measured: tuple[str, ...], language: str) -> bytes:
    from shamble.sheet import contents, pdf  # writing PDF takes a while to load

    pack, game = _content_with(mission_id), new_game(mission_id)
    return pdf(game, contents(game, pack.missions[mission_id], pack, measured), paper)


def campaign_sheets(told: CampaignStory, paper: str) -> bytes:
    """The sheets of a campaign as PDF, made one at a time."""
    from shamble.sheet.campaign_sheets import campaign_pdf  # writing PDF takes a while to load

    with _PRINTER:
        return campaign_pdf(told, paper)


@lru_cache(maxsize=128)
def _map(mission_id: str, version: str, light: bool, language: str) -> str:
    return board_svg(new_game(mission_id), light=light)


def mission_goals(mission_id: str, version: str = "") -> tuple[str, ...]:
    """The goals of a Mission, in words; `version` is that of its pack."""
    return _goals(mission_id, version, readers_language())


@lru_cache(maxsize=128)
def _goals(mission_id: str, version: str, language: str) -> tuple[str, ...]:
    return tuple(goal["text"] for goal in mission_part(new_game(mission_id))["goals"])


def mission_measured(mission: Mission) -> str:
    """The difficulty of a Mission as measured by bots, in words."""
    return " ".join(_measured(mission))


def _measured(mission: Mission) -> tuple[str, ...]:
    return tuple(how_hard(new_game(mission.id), mission))


@lru_cache(maxsize=256)
def qr_code(text: str) -> Markup:
    """A QR code as a drawing for a page."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=3, dark="#000", light="#fff"
    )
    return drawn(out.getvalue().decode("utf-8"))
