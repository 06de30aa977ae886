"""Who may do what: every cell of the table of rights, tried as a browser would."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.cli.serve import MOST_TABLES
from shamble.content.campaign import Campaign
from shamble.games.campaign import begin
from shamble.nearest import MOST_SUGGESTED
from shamble.table.campaigns import MOST_LISTED, NextSeat
from shamble.table.files import campaign_uploads
from shamble.table.files.bounds import MOST_BYTES, MOST_CHOICES
from shamble.table.files.uploads import SECONDS_TO_RUN
from shamble.table.log.journal import KEPT_FOR_CHOICES, MOST_ENTRIES
from shamble.table.store.access import LINKS_LAST, SESSIONS_LAST, SESSIONS_PER_SEAT
from shamble.table.store.records import DEVICE, INVITE, Seat
from shamble.table.store.schema import HOST, WATCH
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.text import words
from shamble.web import Options, make_app, workers
from shamble.web.doors import PageDoor, SocketDoor, rights_named, without_rights
from shamble.web.heads import LARGEST_HEAD, LARGEST_HEADER, MOST_HEADERS
from shamble.web.hub import PAGES_AT_ONCE, Hub
from shamble.web.requests import AT_TABLE, MOST_FIELDS
from shamble.web.rights import CHOOSE, PEOPLE, READ, RIGHTS, SEE, matrix, may, why_not
from shamble.web.serving import HERE
from shamble.web.table_socket import ACTS
from shamble.world.setup import GameSetup, seated

from .conftest import OPEN_TO_ALL

WATCHING = words("en").page("not-yours")
PAGE = Path(__file__).parents[2] / "docs" / "security.md"
CAMPAIGN = Campaign(
    id="two",
    title="Two",
    boxes=("S1", "RM"),
    begins=("RM-T1",),
    missions={"RM-T1": {"lost": ("RM-M01", "RM-M02")}, "RM-M01": {}, "RM-M02": {}},
)
BEN, OTHER, FREE = 1, 2, 3
"""The host has seat 0. Here a player is Ben; another has seat 2, and seat 3 is free."""
HOLDERS = {name: f"{number}" * 22 for number, name in enumerate(PEOPLE)}
SEATS = {"stranger": -1, "onlooker": -1, "player": BEN, "host": 0, "at home": -1}


class Visit(NamedTuple):
    """Somebody at the table who tries something."""

    who: str
    browser: TestClient
    hub: Hub
    table: Table

    @property
    def own(self) -> int:
        """Their own seat, or the player's if they have none."""
        return SEATS[self.who] if SEATS[self.who] >= 0 else BEN

    def get(self, path: str = "") -> bool:
        return self.browser.get(f"/t/{self.table.code}{path}").status_code == 200

    def act(self, act: str, seat: int = -1, **more: str) -> bool:
        form = {"act": act, **({"seat": str(seat)} if seat >= 0 else {}), **more}
        return self.browser.post(f"/t/{self.table.code}/people", data=form).status_code == 303

    def say(self, **message: Any) -> bool:
        """Whether a message over the socket is not refused."""
        try:
            with self.browser.websocket_connect(f"/t/{self.table.code}/ws") as socket:
                socket.send_json(message)
                socket.send_json({"do": "measure", "from": "4V.S2", "to": "4V.S2"})
                while (heard := socket.receive_json()["is"]) not in ("measure", "refused"):
                    pass
                return bool(heard == "measure")
        except WebSocketDisconnect:
            return False

    def choose(self, seat: int) -> bool:
        """Choose for a seat whose turn it is."""
        table = self.table
        until_turn_of(table, seat)
        return self.say(do="choose", seq=table.seq, key=table.game.options[0].key) and table.game.last.seat == seat

    def takes_back(self, seat: int) -> bool:
        """Take back what a seat has chosen, with nothing rolled since; a wish is not enough."""
        table = self.table
        until_turn_of(table, seat)
        while True:
            option = next(one for one in table.game.options if one.seat in (-1, seat))
            table.choose({seat}, table.seq, option.key)
            if table.undo.allowed() == "free" and table.game.last.seat == seat:
                break
            until_turn_of(table, seat)
        length = len(table.game.log)
        return self.say(do="undo") and len(table.game.log) == length - 1


def until_turn_of(table: Table, seat: int) -> None:
    """Play until a seat alone is asked."""
    for _ in range(400):
        decision = table.game.decision
        assert decision is not None
        if decision.seats == (seat,):
            return
        option = decision.options[0]
        asked = option.seat if option.seat >= 0 else decision.seats[0]
        table.choose({asked}, table.seq, option.key)
    raise AssertionError(f"it is never seat {seat}'s turn")


def lent(visit: Visit) -> bool:
    visit.table.seat_changes.lend({visit.own}, OTHER)
    return visit.choose(OTHER)


def joins(visit: Visit, seat: int) -> bool:
    answer = visit.browser.post("/join", data={"code": visit.table.code, "seat": str(seat), "name": "Carl"})
    given = re.search(r"shamble=([\w-]{22})", answer.headers.get("set-cookie", ""))
    holder = given[1] if given else ""
    return answer.status_code == 303 and seat in visit.hub.tables.pass_of(visit.table.code, holder).seats


def adopts(visit: Visit) -> bool:
    answer = visit.browser.post(f"/t/{visit.table.code}/adopt")
    return answer.status_code == 303


def links(visit: Visit, act: str, seat: int) -> bool:
    return visit.act(act, seat) and "/i/" in visit.browser.get(f"/t/{visit.table.code}/people").text


def decides_alone(visit: Visit) -> bool:
    asked = visit.say(do="ask", kind="together", data={"together": "propose", "seconds": 5})
    return asked and visit.table.options.together == "propose"


def hinted(visit: Visit) -> bool:
    until_turn_of(visit.table, visit.own)
    return visit.say(do="hint")


def over(visit: Visit) -> bool:
    for seat in (0, BEN, OTHER):
        if not visit.table.game.state.outcome:
            visit.table.agreement.ask({seat}, "give-up")
    return bool(visit.table.game.state.outcome)


def counts(visit: Visit) -> bool:
    return over(visit) and visit.table.code in visit.browser.get("/friends").text


def other_browser(visit: Visit) -> TestClient:
    """Another browser at the same computer: what it is shown is no table of its own."""
    return browser_of(visit.browser, visit.who)


def comes_by_link(visit: Visit) -> bool:
    link = visit.table.seat_changes.watch_link({0})
    return other_browser(visit).get(f"/i/{link}").status_code == 303


def agrees(visit: Visit) -> bool:
    visit.table.agreement.ask({OTHER}, "give-up")
    return visit.say(do="consent") and visit.browser.post(
        f"/t/{visit.table.code}/wish", data={"act": "object"}
    ).status_code in (303, 409 if visit.table.game.state.outcome else 303)


def hands_over(visit: Visit) -> bool:
    seats = visit.table.seat_changes
    seats.set_seat({FREE}, FREE, kind="person")
    visit.hub.tables.store.grant(visit.table.id, HOLDERS[visit.who], *((FREE,) if SEATS[visit.who] >= 0 else ()))
    return visit.act("hand", visit.own)


def saves_alone(visit: Visit) -> bool:
    for seat in {0, BEN, OTHER, FREE} - {visit.own}:
        visit.table.seat_changes.set_seat({seat}, seat, kind="bot")
    return visit.get("/save")


def sees_address(visit: Visit) -> bool:
    visit.hub.sharing._begun_with = "http://192.168.1.1:7373"
    try:
        return "192.168.1.1:7373/join" in other_browser(visit).get("/").text
    finally:
        visit.hub.sharing._begun_with = ""


def shares(visit: Visit) -> bool:
    return visit.browser.post("/share", data={"act": "start"}).status_code == 303


def campaign_of(visit: Visit) -> str:
    """The page of a campaign at whose last table everybody has the same place as at the table of the visit."""
    hub, mine = visit.hub, visit.table
    seats = [NextSeat(Seat(0, "Host"), ("Ned", "Amy", "Josh")), NextSeat(Seat(1, "Ben"), ("Joe", "Doug", "Phil"))]
    code, made = hub.campaigns.begin(begin(CAMPAIGN), seats, "y" * 22)
    for holder, places in (("host", (0, HOST)), ("player", (BEN,)), ("onlooker", (WATCH,))):
        hub.tables.store.grant(made.table.id, HOLDERS[holder], *places)
    assert mine is not made.table
    for seat in (0, BEN):
        if not made.table.game.state.outcome:
            made.table.agreement.ask({seat}, "give-up")
    return f"/c/{code}"


def acts(visit: Visit, path: str, act: str, **fields: str) -> bool:
    return visit.browser.post(path, data={"act": act, **fields}).status_code == 303


def sees_campaign(visit: Visit) -> bool:
    path = campaign_of(visit)
    return all(visit.browser.get(f"{path}{part}").status_code == 200 for part in ("", "/sheets.pdf"))


def chooses_next(visit: Visit) -> bool:
    return acts(visit, campaign_of(visit), "choose", key="next-mission RM-M01")


def unchooses_anothers(visit: Visit) -> bool:
    path = campaign_of(visit)
    code = path.removeprefix("/c/")
    visit.hub.campaigns.choose(code, {BEN if visit.own == 0 else 0}, "next-mission RM-M01")
    acts(visit, path, "unchoose")
    return not visit.hub.campaigns.get(code).table.history.chosen


def goes_on(visit: Visit) -> bool:
    path = campaign_of(visit)
    visit.hub.campaigns.choose(path.removeprefix("/c/"), {0}, "next-mission RM-M01")
    team = {f"plays-{name}": "s0" for name in ("Ned", "Amy", "Josh", "Joe", "Doug", "Phil")}
    return acts(visit, path, "go-on", **{"seat-s0": "stays", "seat-s1": "gone"}, **team)


DEEDS: dict[str, Callable[[Visit], bool]] = {
    "read the rules, the Missions, and lists of what is their own": lambda visit: all(
        visit.browser.get(path).status_code == 200 for path in ("/", "/rules", "/mission/RM-M01.svg", "/friends")
    ),
    "see all tables and campaigns, and the packs, of this computer": lambda visit: (
        visit.table.code in other_browser(visit).get("/").text
    ),
    "set up a game, begin a campaign, or open one from a file": lambda visit: (
        visit.browser.post("/new", data={"seat-1": "me"}).status_code == 303
    ),
    "see which seats of a table are free, with its code": lambda visit: (
        f'value="{FREE}"' in visit.browser.get(f"/join?code={visit.table.code}").text
    ),
    "come in by a link that is still good": comes_by_link,
    "see the page of the table and the screen": lambda visit: visit.get("/screen"),
    "see the log, the replay, the figures and the picture of the board": lambda visit: all(
        visit.get(path) for path in ("/rounds", "/replay", "/chronicle", "/board.svg")
    ),
    "sit down in a free seat with the code": lambda visit: joins(visit, FREE),
    "sit down in a taken seat with the code": lambda visit: joins(visit, OTHER),
    "take the seats of people who are away, as the host": adopts,
    "choose for their own seat": lambda visit: visit.choose(visit.own),
    "choose for another's seat": lambda visit: visit.choose(OTHER),
    "choose for another's seat that was lent to all": lent,
    "take their own choice back while nothing was rolled or seen": lambda visit: visit.takes_back(visit.own),
    "take another's choice back without asking": lambda visit: visit.takes_back(OTHER),
    "ask for something, such as to take back or to give up": lambda visit: visit.say(do="ask", kind="give-up"),
    "agree or object to what another has asked for": agrees,
    "decide alone how questions to all are answered": decides_alone,
    "chat, point and draw on the board": lambda visit: (
        visit.say(do="chat", text="Hello")
        and visit.say(do="point", zone="4V.S2")
        and visit.say(do="ghost", who=0, zone="4V.S2")
        and visit.say(do="wipe")
    ),
    "get a hint for their own seat": hinted,
    "see which corrections could be asked for": lambda visit: visit.say(do="corrections", about={"zone": "4V.S2"}),
    "set the pace of bots, and let one play for somebody who is away": lambda visit: (
        visit.say(do="pace", pace="slow") and visit.say(do="hurry") and visit.say(do="lend", seat=OTHER, bot=True)
    ),
    "see who sits where": lambda visit: visit.get("/people"),
    "invite somebody to a free seat, or to look on": lambda visit: links(visit, "invite", FREE) and visit.act("watch"),
    "give a free seat to a bot": lambda visit: visit.act("bot", FREE),
    "take a seat that is free or a bot's for themselves": lambda visit: visit.act("sit", FREE),
    "hand their own seat over to somebody else": hands_over,
    "hand another's seat over": lambda visit: visit.act("hand", OTHER),
    "get a link for another device, to their own seat": lambda visit: links(visit, "device", visit.own),
    "get a link to another's seat": lambda visit: links(visit, "device", OTHER),
    "rename their own seat": lambda visit: visit.act("name", visit.own, name="Zoe"),
    "rename another's seat": lambda visit: visit.act("name", OTHER, name="Zoe"),
    "end the other sessions of their own seat": lambda visit: visit.act("alone", visit.own),
    "end the sessions of another's seat": lambda visit: visit.act("alone", OTHER),
    "remove a player": lambda visit: visit.act("remove", OTHER),
    "send onlookers away": lambda visit: visit.act("unwatch"),
    "download the game while others play": lambda visit: visit.get("/save"),
    "download the game while they play all its seats of people": saves_alone,
    "download the game once it is over": lambda visit: over(visit) and visit.get("/save"),
    "download a problem's report": lambda visit: visit.get("/report"),
    "play the same game once more": lambda visit: (
        over(visit) and visit.browser.post(f"/t/{visit.table.code}/again").status_code == 303
    ),
    "delete the game": lambda visit: visit.act("delete"),
    "see the game in the statistics of friends, once it is over": counts,
    "take the game out of the statistics": lambda visit: (
        visit.browser.post("/friends", data={"code": visit.table.code}).status_code == 303
    ),
    "see the page of a campaign and print its sheets": sees_campaign,
    "choose what follows in a campaign": chooses_next,
    "take back another's choice for a campaign without asking": unchooses_anothers,
    "go on with a campaign, and change who plays": goes_on,
    "save a campaign as a file, without the game that goes on": lambda visit: (
        visit.browser.get(f"{campaign_of(visit)}/file").status_code == 200
    ),
    "delete a campaign with its games": lambda visit: acts(visit, campaign_of(visit), "delete"),
    "see the address at which the home network finds the tables": sees_address,
    "share with the home network": shares,
}


CELLS = [(right.what, who, right.allows(roles)) for right in RIGHTS for who, roles in PEOPLE.items()]


@pytest.fixture(scope="module")
def home() -> Iterator[TestClient]:
    """A server at home, with the person at its computer."""
    store = Store("sqlite://")
    app = make_app(store, replace(OPEN_TO_ALL, at_home=True))
    with TestClient(app, f"http://{HERE}", follow_redirects=False, client=(HERE, 50000)) as client:
        yield client
    store.close()


def browser_of(home: TestClient, who: str) -> TestClient:
    address = HERE if who == "at home" else "192.168.1.9"
    browser = TestClient(home.app, f"http://{HERE}", follow_redirects=False, client=(address, 50000))
    browser.portal = home.portal
    return browser


def visit_of(home: TestClient, who: str) -> Visit:
    hub: Hub = home.app.state.hub  # type: ignore[attr-defined]
    players = [["Ned", "Amy"], ["Josh", "Wanda"], ["Phil"], ["Joe"]]
    table = hub.tables.create(GameSetup(mission="RM-M01", players=seated(players), boxes=("S1", "RM"), seed=5)).table
    for holder, seats in (("host", (0, HOST)), ("player", (BEN,)), ("onlooker", (WATCH,))):
        hub.tables.store.grant(table.id, HOLDERS[holder], *seats)
    hub.tables.store.grant(table.id, "x" * 22, OTHER)
    table.seat_changes.set_seat({FREE}, FREE, kind="open")
    browser = browser_of(home, who)
    if who not in ("stranger", "at home"):
        browser.cookies.set("shamble", HOLDERS[who])
    return Visit(who, browser, hub, table)


@pytest.mark.parametrize(("deed", "who", "may"), CELLS)
def test_who_may_do_what(home: TestClient, deed: str, who: str, may: bool) -> None:
    assert DEEDS[deed](visit_of(home, who)) == may


def test_every_row_is_tried_and_named_by_a_route(home: TestClient) -> None:
    assert [right.what for right in RIGHTS] == list(DEEDS)
    assert rights_named(routes_of(home)) == set(RIGHTS)


def test_the_page_shows_the_table() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = lines.index(matrix()[0])
    assert lines[start : lines.index("", start)] == matrix(), "python -m shamble.lab.rights_page renews it"


def routes_of(home: TestClient) -> list[BaseRoute]:
    app: Starlette = home.app  # type: ignore[assignment]
    return app.routes


def test_every_route_and_message_names_a_row(home: TestClient) -> None:
    assert without_rights(routes_of(home)) == []
    (socket,) = [route for route in routes_of(home) if isinstance(route, SocketDoor)]
    assert list(socket.messages) == list(ACTS)


def test_a_route_or_message_without_a_row_is_told() -> None:
    async def there(request: Request) -> Response:
        return Response()

    async def heard(socket: WebSocket) -> None: ...

    routes = [
        *(
            Route("/plain", there),
            PageDoor("/none", there),
            PageDoor("/open", there, CHOOSE),
            PageDoor("/all", there, READ),
        ),
        *(PageDoor("/kept", there, CHOOSE, place=AT_TABLE), WebSocketRoute("/socket", heard)),
        SocketDoor("/ws", heard, SEE, messages={"hello": (), "choose": (CHOOSE,)}),
    ]
    told = ["/plain", "/none stands open", "/none", "/open stands open", "/socket", "/ws hello"]
    assert without_rights(routes) == told


@pytest.mark.parametrize("who", PEOPLE)
def test_nobody_reaches_a_page_whom_no_row_lets_in(home: TestClient, who: str) -> None:
    visit = visit_of(home, who)
    for route in routes_of(home):
        if isinstance(route, PageDoor) and route.path.startswith("/t/{code}/") and not may(route.rights, PEOPLE[who]):
            (method,) = (route.methods or {"GET"}) - {"HEAD"}
            answer = visit.browser.request(method, route.path.format(code=visit.table.code))
            assert answer.status_code in (403, 409), route.path
            assert why_not(route.rights, PEOPLE[who]) in answer.text, route.path


def test_whoever_only_looks_on_is_told_so_by_every_message_of_players(home: TestClient) -> None:
    visit = visit_of(home, "onlooker")
    with visit.browser.websocket_connect(f"/t/{visit.table.code}/ws") as socket:
        for name, act in ACTS.items():
            if not may(act.rights, PEOPLE["onlooker"]):
                socket.send_json({"do": name})
                while (heard := socket.receive_json())["is"] != "refused":
                    pass
                assert heard["why"] == WATCHING, name


def test_the_limits_on_the_page_are_those_in_force() -> None:
    page, usual = PAGE.read_text(encoding="utf-8"), Options()
    rows = dict(re.findall(r"^\| (.+?) \| (.+?) \|$", page.partition("| what | at most |")[2], re.MULTILINE))
    said = [int(number) for row in rows.values() for number in re.findall(r"\d+", row.replace(" 000", "000"))]
    in_force = [
        *(usual.connections_per_address, usual.most_waiting, int(usual.seconds_to_ask), int(usual.seconds_per_request)),
        *(LARGEST_HEAD, LARGEST_HEADER, MOST_HEADERS),
        *(usual.pages_per_holder, SESSIONS_PER_SEAT),
        *(usual.onlookers_per_table, usual.onlookers_per_address, usual.onlookers),
        *(usual.secrets.burst, usual.arrivals.burst, usual.posts.burst, usual.new_games.burst, usual.uploads.burst),
        *(MOST_BYTES // 1_000_000, MOST_CHOICES, int(SECONDS_TO_RUN)),
        *(campaign_uploads.MOST_BYTES // 1_000_000, campaign_uploads.MOST_GAMES),
        *(campaign_uploads.MOST_STEPS, campaign_uploads.MOST_CHOSEN, int(campaign_uploads.SECONDS_TO_RUN)),
        *(usual.slow_per_address, usual.slow, int(usual.seconds_per_job), workers.MEMORY // 1024**2, PAGES_AT_ONCE),
        *(MOST_FIELDS, MOST_SUGGESTED, MOST_LISTED),
        *(MOST_ENTRIES, MOST_ENTRIES - KEPT_FOR_CHOICES, usual.chatting.burst, MOST_TABLES),
    ]
    assert said == in_force
    per_second = {
        "guesses of a code or a link by an address": (usual.secrets, "one every two seconds", 0.5),
        "pages of tables that a session opens": (usual.arrivals, "two a second", 2),
        "forms of an address": (usual.posts, "ten a second", 10),
        "new games of an address": (usual.new_games, "three a minute", 3 / 60),
        "uploads of an address": (usual.uploads, "two a minute", 2 / 60),
        "lines of chat of a page": (usual.chatting, "one every two seconds", 0.5),
    }
    for row, (limit, in_words, expected) in per_second.items():
        assert rows[row].endswith(f"then {in_words}")
        assert limit.per_second == pytest.approx(expected)
    hours = {"30 days": LINKS_LAST[INVITE], "90 days": SESSIONS_LAST, "for an hour": LINKS_LAST[DEVICE]}
    assert [seconds / 3600 for seconds in hours.values()] == [30 * 24, 90 * 24, 1]
    assert all(told in page for told in hours)
