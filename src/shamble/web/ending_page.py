"""The page at the end of a game: its figures, and reporting a problem with it."""

from __future__ import annotations

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from shamble.table.screen.goals import goals_shown
from shamble.table.screen.pictures import portrait
from shamble.table.tables import may_download
from shamble.web.doors import PageDoor
from shamble.web.edition_look import of_edition
from shamble.web.render import drawn, page
from shamble.web.requests import AT_TABLE, as_data, aside, hub_of, visit
from shamble.web.rights import LOOK_BACK, PLAY_AGAIN, REPORT, roles_of
from shamble.web.threads import in_thread


async def end_page(request: Request) -> Response:
    """Won or lost and why, in figures; of a game that goes on, how it went so far."""
    here = await visit(request)
    table = here.live.table
    told = await aside(request, lambda: hub_of(request).tables.chronicle(table.code))
    return page(
        request,
        "end.html",
        code=table.code,
        title=table.game.setting.mission.title,
        **of_edition(table.game.setting),
        goals=goals_shown(table.game),
        campaign=await in_thread(lambda: hub_of(request).campaigns.of_table(table.code)),
        may_again=PLAY_AGAIN.allows(roles_of(here.place)),
        may_save=may_download(here.live.table, here.place),
        faces={one.name: drawn(portrait(one.name)) for one in told.survivors},
        **{**asdict(told), "chart": drawn(told.chart)},
    )


async def chronicle(request: Request) -> Response:
    """The game in figures, as data."""
    here = await visit(request)
    return as_data(await aside(request, lambda: hub_of(request).tables.chronicle(here.live.table.code)))


async def problem_page(request: Request) -> Response:
    """Describe a problem, and take a file with all that is needed to look into it."""
    here = await visit(request)
    table = here.live.table
    return page(
        request,
        "problem.html",
        code=table.code,
        title=table.game.setting.mission.title,
        **of_edition(table.game.setting),
        over=bool(table.game.state.outcome),
    )


ROUTES = [
    PageDoor("/t/{code}/end", end_page, LOOK_BACK, place=AT_TABLE),
    PageDoor("/t/{code}/chronicle", chronicle, LOOK_BACK, place=AT_TABLE),
    PageDoor("/t/{code}/problem", problem_page, REPORT, place=AT_TABLE),
]
