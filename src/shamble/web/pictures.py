"""Maps, sheets and goals of Missions before a game begins, and QR codes."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Generic, TypeVar

import segno
from markupsafe import Markup

from shamble.bots.findings import how_hard
from shamble.content import Mission
from shamble.games.beginning import begun
from shamble.table.screen.goals import goals_shown
from shamble.text import readers_language
from shamble.web.jobs import content_with, draw_map, print_mission, version_of
from shamble.web.render import drawn
from shamble.web.threads import in_thread
from shamble.web.workers import Workers
from shamble.world.setup import GameSetup

PAPERS = ("a4", "letter")
MOST_MAPS, MOST_SHEETS = 256, 64

K = TypeVar("K", bytes, str)


class Kept(Generic[K]):
    """Pictures that were made before, so many of them; the oldest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[tuple[object, ...], K] = {}

    async def get(self, key: tuple[object, ...], make: Callable[[], Awaitable[K]]) -> K:
        """The picture of this key, made if there is none yet."""
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = await make()
            while len(self._made) > self._most:
                del self._made[next(iter(self._made))]
        return found


class MissionPictures:
    """The maps and sheets of Missions, drawn by workers."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._maps = Kept[str](MOST_MAPS)
        self._sheets = Kept[bytes](MOST_SHEETS)

    async def map(self, visitor: str, mission_id: str, light: bool = False) -> str | None:
        """The map of a Mission as it is set up, or None when there is no such Mission."""
        version = await in_thread(lambda: _version(mission_id))
        if version is None:
            return None
        key = mission_id, version, light, readers_language()
        return await self._maps.get(key, lambda: self._workers.run(visitor, draw_map, mission_id, light))

    async def sheet(self, visitor: str, mission_id: str, paper: str) -> bytes | None:
        """The sheet of a Mission as PDF, or None when there is no such Mission."""
        version = await in_thread(lambda: _version(mission_id))
        if version is None:
            return None
        key = mission_id, version, paper, readers_language()
        return await self._sheets.get(key, lambda: self._workers.run(visitor, print_mission, mission_id, paper))


def _version(mission_id: str) -> str | None:
    pack = content_with(mission_id)
    mission = pack.missions.get(mission_id)
    return version_of(pack, mission) if mission is not None else None


def mission_goals(mission_id: str, version: str = "") -> tuple[str, ...]:
    """The goals of a Mission, in words; `version` is that of its pack."""
    return _goals(mission_id, version, readers_language())


@lru_cache(maxsize=128)
def _goals(mission_id: str, version: str, language: str) -> tuple[str, ...]:
    return tuple(goal.text for goal in goals_shown(begun(GameSetup(mission=mission_id, seed=0))))


def mission_measured(mission: Mission) -> str:
    """The difficulty of a Mission as measured by bots, in words."""
    return " ".join(how_hard(begun(GameSetup(mission=mission.id, seed=0)), mission))


@lru_cache(maxsize=256)
def qr_code(text: str) -> Markup:
    """A QR code as a drawing for a page."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=3, dark="#000", light="#fff"
    )
    return drawn(out.getvalue().decode("utf-8"))
