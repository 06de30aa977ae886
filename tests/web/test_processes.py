"""Two server processes on one PostgreSQL database, with a page at each."""

from __future__ import annotations

import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shamble.lab.log_checks import Answered, faults_of_table
from shamble.table import Seat, Store, Table, Tables
from shamble.table.screen.changes import screen_after
from shamble.table.store.schema import HOST, WATCH
from shamble.web.table_socket import TRY_LATER
from shamble.web.visitors import HOLDER_COOKIE
from shamble.world.setup import GameSetup, seated

from ..postgres import Cluster
from .test_serving import start, stop

PATIENCE = 60
ANN, BEN = "a" * 22, "b" * 22
TWO = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]

Message = dict[str, Any]


class Two(NamedTuple):
    """Two processes by their addresses, and the database that they share."""

    addresses: tuple[str, str]
    database: str
    store: Store

    def table(self, *seats: Seat) -> Table:
        """A table of Ann and Ben."""
        made = Tables(self.store).create(
            GameSetup(mission="RM-M01", players=seated(TWO), seed=5, boxes=("S1", "RM")), seats=seats
        )
        self.store.grant(made.table.id, ANN, HOST, 0)
        if not seats:
            self.store.grant(made.table.id, BEN, 1)
        return made.table

    @contextlib.contextmanager
    def page(self, process: int, table: Table, holder: str) -> Iterator[Page]:
        """A page that is open at one of the processes."""
        url = f"{self.addresses[process].replace('http', 'ws')}t/{table.code}/ws"
        cookie = {"Cookie": f"{HOLDER_COOKIE}={holder}"}
        with connect(url, additional_headers=cookie, max_size=None, open_timeout=PATIENCE) as socket:
            yield Page(socket)


class Page:
    """What a browser would do with its WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.at = -1
        self.screen: Message = self.hear("screen")["screen"]

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(
        self, kind: str, wanted: Callable[[Message], bool] = lambda message: True, refusals: list[str] | None = None
    ) -> Message:
        """The next message of a kind that is as wanted; the last screen that came is kept, and refusals if wished."""
        while True:
            message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["is"] == "change":
                assert message["from"] == self.at
                screen = screen_after(self.screen, message)
                message = {**message, "is": "screen", "at": message["to"], "screen": screen}
            if message["is"] == "screen":
                self.at, self.screen = message["at"], message["screen"]
            if message["is"] == "refused" and refusals is not None:
                refusals.append(message["why"])
            if message["is"] == kind and wanted(message):
                return message

    def sees(self, seq: int) -> Message:
        """The message that brings this entry."""
        return self.hear("screen", lambda message: bool(message["screen"]["seq"] >= seq))

    def refusals(self) -> list[str]:
        """What was refused up to now: a last question is asked, and what comes before its answer is looked at."""
        self.say(do="measure", **{"from": "4V.S2", "to": "4V.S2"})
        found: list[str] = []
        self.hear("measure", lambda message: True, found)
        return found

    @property
    def key(self) -> str:
        key: str = self.screen["decision"]["options"][0]["key"]
        return key


@pytest.fixture(scope="module")
def two(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folder = tmp_path_factory.mktemp("processes")
    with cluster.database() as database, contextlib.ExitStack() as ending:
        started = [start(folder, "serve", "--port", "0", "--db", database) for _ in range(2)]
        for process, _ in started:
            ending.callback(process.kill)
        store = Store(database)
        ending.callback(store.close)
        yield Two((started[0][1], started[1][1]), database, store)
        assert ["Traceback" in stop(process) for process, _ in started] == [False, False]


def test_a_choice_at_one_process_is_seen_step_by_step_at_the_other(two: Two) -> None:
    table = two.table()
    with two.page(0, table, ANN) as ann, two.page(1, table, BEN) as ben:
        for page in (ann, ben, ann):
            seq = page.screen["seq"]
            page.say(do="choose", seq=seq, key=page.key)
            mine, theirs = ann.sees(seq + 1), ben.sees(seq + 1)
            assert mine["screen"]["seq"] == theirs["screen"]["seq"]
            assert mine["steps"] == theirs["steps"] != []
            assert "jump" not in {step["code"] for step in theirs["steps"]}
        assert (ann.screen["me"], ben.screen["me"]) == ([0], [1])
        ben.say(do="chat", text="Well met")
        heard = ann.hear("screen", lambda message: bool(message["screen"]["chat"]))
        assert heard["screen"]["chat"][-1]["text"] == "Well met"
        ben.say(do="point", zone="4V.S2")
        assert ann.hear("point")["name"] == table.seats.name(1)
        ann.say(do="arrow", **{"from": "4V.S1", "to": "4V.S2"})
        assert len(ben.hear("plans", lambda message: bool(message["marks"]))["marks"]) == 1
        ben.say(do="arrow", **{"from": "4V.S2", "to": "4V.S1"})
        both = ann.hear("plans", lambda message: len(message["marks"]) == 2)["marks"]
        assert [mark["by"] for mark in both] == [0, 1]


def test_of_two_who_answer_at_once_one_wins_and_the_other_gets_the_state(two: Two) -> None:
    table = two.table()
    with two.page(0, table, ANN) as ann, two.page(1, table, BEN) as ben:
        contests = 0
        for _ in range(4):
            seq = ann.screen["seq"]
            assert seq == ben.screen["seq"]
            pages = [page for page in (ann, ben) if page.screen["decision"]["mine"]]
            for page in pages:
                page.say(do="choose", seq=seq, key=page.key)
            refusals = [why for page in pages for why in page.refusals()]
            assert len(refusals) == len(pages) - 1
            assert all("Something else happened first" in why for why in refusals)
            contests += len(refusals)
            for page in (ann, ben):
                if page.screen["seq"] == seq:
                    page.sees(seq + 1)
            table.catch_up()
            assert table.seq == ann.screen["seq"] == ben.screen["seq"] == seq + 1
        assert contests, "they were never asked together"
    assert faults_of_table(two.store, table.code) == []


def test_who_is_here_is_known_at_both(two: Two) -> None:
    table = two.table()

    def here(message: Message) -> list[bool]:
        return [seat["here"] for seat in message["seats"]]

    with two.page(0, table, ANN) as ann:
        with two.page(1, table, BEN) as ben:
            ann.hear("presence", lambda message: here(message) == [True, True])
            ben.hear("presence", lambda message: here(message) == [True, True])
        ann.hear("presence", lambda message: here(message) == [True, False])


def test_a_seat_that_changes_hands_at_one_process_does_so_at_the_other(two: Two) -> None:
    table = two.table()
    with two.page(1, table, BEN) as ben:
        assert ben.screen["me"] == [1]
        table.seat_changes.hand_over({1}, 1)
        with pytest.raises(ConnectionClosed) as closed:
            ben.hear("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    two.store.grant(table.id, BEN, WATCH)
    with two.page(1, table, BEN) as ben:
        assert ben.screen["me"] == []
        two.store.grant(table.id, BEN, 0)
        ben.hear("screen", lambda message: message["screen"]["me"] == [0])


def test_a_bot_is_played_by_one_of_them(two: Two) -> None:
    table = two.table(Seat(0, "Ann"), Seat(1, "", "bot"))
    with two.page(0, table, ANN) as ann, two.page(1, table, ANN) as too:
        while not any(move.by_bot for move in table.history.choices):
            table.catch_up()
            if ann.screen["decision"]["mine"]:
                seq = ann.screen["seq"]
                ann.say(do="choose", seq=seq, key=ann.key)
                ann.sees(seq + 1)
            else:
                ann.hear("screen")
        too.sees(table.seq)
    assert faults_of_table(two.store, table.code) == []


def test_pages_go_on_when_the_database_was_away(two: Two, cluster: Cluster) -> None:
    table = two.table()
    with two.page(0, table, ANN) as ann, two.page(1, table, BEN) as ben:
        seq = ann.screen["seq"]
        cluster.stop()
        try:
            ann.say(do="choose", seq=seq, key=ann.key)
            why = ann.hear("refused")["why"]
            assert "was lost" in why or "cannot be used now" in why
            with pytest.raises(urllib.error.HTTPError) as fault:
                urllib.request.urlopen(f"{two.addresses[0]}t/{table.code}", timeout=PATIENCE)
            assert fault.value.code == 503
            assert "cannot be used now" in fault.value.read().decode()
            fault.value.close()
            with pytest.raises(ConnectionClosed) as closed, two.page(1, table, BEN):
                pass
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TRY_LATER
        finally:
            cluster.start()
        ann.say(do="choose", seq=seq, key=ann.key)
        assert ann.sees(seq + 1)["screen"]["seq"] == ben.sees(seq + 1)["screen"]["seq"] == seq + 1
    assert faults_of_table(two.store, table.code) == []


def test_a_killed_process_loses_nothing_and_the_other_goes_on(two: Two, tmp_path: Path) -> None:
    table = two.table()
    answered = []
    victim, address = start(tmp_path, "serve", "--port", "0", "--db", two.database)
    doomed = two._replace(addresses=(address, two.addresses[1]))
    try:
        with two.page(1, table, BEN) as ben:
            with doomed.page(0, table, ANN) as ann:
                for _ in range(4):
                    page = ann if ann.screen["decision"]["mine"] else ben
                    seq, key = page.screen["seq"], page.key
                    page.say(do="choose", seq=seq, key=key)
                    ann.sees(seq + 1)
                    answered.append(Answered(table.code, seq, key))
                    ben.sees(seq + 1)
                victim.kill()
            ben.hear("presence", lambda message: not message["seats"][0]["here"])
            with two.page(1, table, ANN) as again:
                assert again.screen["seq"] == answered[-1].seq + 1
                again.say(do="choose", seq=again.screen["seq"], key=again.key)
                ben.sees(again.screen["seq"] + 1)
    finally:
        victim.kill()
        victim.communicate(timeout=PATIENCE)
    assert faults_of_table(two.store, table.code, answered) == []
