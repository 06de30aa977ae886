"""Replays: a game choice by choice, with a slider where scripts run and with links where not."""

from __future__ import annotations

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from shamble.draw import defs, viewbox
from shamble.table.screen.goals import goals_shown
from shamble.table.screen.pictures import GROUND, ground
from shamble.table.table import Table
from shamble.table.tables import may_download
from shamble.web.doors import PageDoor
from shamble.web.edition_look import of_edition
from shamble.web.jobs import replay_moment, replay_told
from shamble.web.render import drawn, page
from shamble.web.requests import AT_TABLE, as_data, by_worker, hub_of, number_in, visit
from shamble.web.rights import LOOK_BACK
from shamble.web.threads import in_thread


async def replay_page(request: Request) -> Response:
    """The replay at the moment in the address (`?at=7`)."""
    here = await visit(request)
    table = here.live.table
    setting = table.game.setting
    text, names = await in_thread(lambda: hub_of(request).saved(table)), _names(table)
    told = await by_worker(request, replay_told, text, names, moment_in(request))
    moment = told.moment
    return page(
        request,
        "replay.html",
        code=table.code,
        title=setting.mission.title,
        **of_edition(setting),
        ends_early=told.ends_early,
        marks=told.marks,
        outcome=table.game.state.outcome,
        goals=goals_shown(table.game),
        may_save=may_download(table, here.place),
        defs=drawn(defs()),
        viewbox=viewbox(setting),
        static=drawn(moment.pieces.get(GROUND, "") or await in_thread(lambda: ground(setting))),
        **{**asdict(moment), "pieces": {name: drawn(svg) for name, svg in moment.pieces.items()}},
    )


async def replay_data(request: Request) -> Response:
    """One moment as data; with `from` only the pieces that look different from that moment."""
    here = await visit(request)
    table = here.live.table
    since = moment_in(request, "from") if "from" in request.query_params else None
    text, names = await in_thread(lambda: hub_of(request).saved(table)), _names(table)
    return as_data(await by_worker(request, replay_moment, text, names, moment_in(request), since))


def moment_in(request: Request, name: str = "at") -> int:
    """The number of a choice in the address."""
    return number_in(request.query_params.get(name, "0")) or 0


def _names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


ROUTES = [
    PageDoor("/t/{code}/replay", replay_page, LOOK_BACK, place=AT_TABLE),
    PageDoor("/t/{code}/replay.json", replay_data, LOOK_BACK, place=AT_TABLE),
]
