"""Slow work of one visitor, and how long another one waits meanwhile, beside the same server left alone."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from starlette.routing import Route
from starlette.testclient import TestClient

from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.files.reading import parse_yaml
from shamble.games import campaign as campaign_log
from shamble.games.campaign import RunningCampaign, begin, choose
from shamble.games.campaign_files import written
from shamble.lab.siege_server import is_alive
from shamble.nearest import MOST_SUGGESTED, few_suggestions, nearest_of
from shamble.table.files.campaign_uploads import MOST_CHOSEN
from shamble.table.play.thinkers import Position, Thinker
from shamble.table.store import schema
from shamble.web.hub import Hub
from shamble.web.orders import Job
from shamble.web.requests import MOST_FIELDS
from shamble.web.thinking import Thinking
from shamble.web.turns import TooBusyError, Turns
from shamble.web.workers import WorkerError, Workers

from .conftest import OPEN_TO_ALL, Browser, started, table_of

TEAM = ("Ned", "Amy", "Josh", "Wanda", "Phil", "Doug")
MANY_STEPS = 300
CHOICES = 7
AT_MOST, A_BREATH = 12.0, 0.25
"""Another player waits so many times as long as alone, and this many seconds: attackers share the core of a test."""
PATIENCE = 60.0


def wait_of(player: TestClient, code: str, hub: Hub) -> float:
    """The seconds that somebody usually waits for a choice of theirs."""
    found = []
    for _ in range(CHOICES):
        table = table_of(hub, code)
        form = {"seq": str(table.seq), "key": table.game.options[0].key}
        begun = time.perf_counter()
        assert player.post(f"/t/{code}/choose", data=form).status_code == 303
        found.append(time.perf_counter() - begun)
    return statistics.median(found)


@contextmanager
def meanwhile(*attacks: Callable[[], Any]) -> Iterator[None]:
    """Inside, all of these are going on; none is waited for before."""
    threads = [threading.Thread(target=attack, daemon=True) for attack in attacks]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.join(PATIENCE)


def holds(alone: float, beside: float) -> bool:
    return beside <= alone * AT_MOST + A_BREATH


def test_sixty_sheets_of_one_visitor_keep_nobody_waiting(
    client: TestClient, browser: Browser, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, stranger = started(client), browser()
    alone = wait_of(client, code, hub)
    go_on = threading.Event()
    monkeypatch.setattr("shamble.web.pictures.print_mission", lambda *asked: go_on.wait(PATIENCE) and b"%PDF")
    answers: list[int] = []
    papers = [f"/mission/{mission}.pdf?paper={paper}" for mission in missions() for paper in ("a4", "letter")][:60]
    with meanwhile(*(lambda path=path: answers.append(stranger.get(path).status_code) for path in papers)):
        until(lambda: len(answers) == len(papers) - OPEN_TO_ALL.slow_per_address)
        beside = wait_of(client, code, hub)
        assert browser().get("/rules.json?id=CL-MOVE-03").status_code == 200
        go_on.set()
    assert holds(alone, beside), (alone, beside)
    assert set(answers) == {200, 429}
    assert answers.count(200) == OPEN_TO_ALL.slow_per_address


def missions() -> list[str]:
    return [mission for edition in EDITIONS.values() for mission in edition.pack.missions]


def until(come: Callable[[], bool]) -> None:
    """Wait for something that has to come."""
    last = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < last
        time.sleep(0.005)


MANY = [f"x{number}" for number in range(6500)]


@pytest.mark.parametrize(
    ("form", "file"),
    [
        ({"do": "take-set", "house-set": ",".join(MANY)}, ""),
        ({"do": "load", "mission": "RM-M01"}, "".join(f"{word}: 1\n" for word in MANY[:1500])),
        ({"do": "random", "mission": "RM-M01"}, ""),
    ],
    ids=["house rules", "a Survivor", "dealt at random"],
)
def test_a_hostile_form_keeps_nobody_waiting(
    client: TestClient, browser: Browser, hub: Hub, form: dict[str, str], file: str
) -> None:
    code, stranger = started(client), browser()
    stranger.post("/new", data={"mission": "RM-M01", "do": "usual"})
    alone, sent = wait_of(client, code, hub), []
    files = [("files", ("a.yaml", file.encode(), "application/yaml"))] if file else []
    with meanwhile(lambda: sent.append(stranger.post("/new", data=form, files=files).status_code)):
        beside = wait_of(client, code, hub)
    assert holds(alone, beside), (alone, beside)
    assert set(sent) <= {200, 422}


def test_a_form_has_a_limit_of_keys(client: TestClient) -> None:
    form = dict.fromkeys(MANY[: MOST_FIELDS + 1], "1")
    assert client.post("/new", data=form).status_code == 413


def test_the_first_twenty_unknown_words_have_suggestions() -> None:
    with few_suggestions():
        found = [nearest_of("Amx", ["Amy"]) for _ in range(MOST_SUGGESTED + 5)]
        with few_suggestions():
            assert nearest_of("Amx", ["Amy"]) == [], "those of whatever is outside"
        with few_suggestions(anew=True):
            assert nearest_of("Amx", ["Amy"]) == ["Amy"]
    assert found == [["Amy"]] * MOST_SUGGESTED + [[]] * 5
    assert nearest_of("Amx", ["Amy"]) == ["Amy"]
    assert nearest_of("A" * 101, ["A" * 100]) == []


def test_every_page_that_does_anything_is_asked_for_on_the_loop_and_made_beside_it(client: TestClient) -> None:
    """A plain function would run in the threads of the framework, of which there are few and for everybody."""
    light = {"manifest", "service_worker", "offline", "_send"}
    plain = {
        route.endpoint.__name__
        for route in client.app.routes  # type: ignore[attr-defined]  # a Starlette
        if isinstance(route, Route) and not asyncio.iscoroutinefunction(route.endpoint)
    }
    assert plain <= light


# ---------------------------------------------------------------------- campaigns with long logs


def retiring(number: int) -> RunningCampaign:
    """A campaign of so many Survivors with Experience cards, all of whom but the usual ones retire before a game."""
    campaign = next(one for one in EDITIONS["classic"].pack.campaigns.values() if one.free)
    gone = [f"somebody {one}" for one in range(number)]
    people = {name: {"cards": [], "reached": 0} for name in (*gone, *TEAM)}
    running = begin(campaign, kept={"experience": people})
    for name in gone:
        running = choose(running, f"retire {name}")
    return running


def test_a_campaign_with_many_steps_is_not_taken(client: TestClient) -> None:
    def sent(running: RunningCampaign) -> Any:
        files = {"file": ("campaign.json", written(running).encode(), "application/json")}
        return client.post("/campaigns/open", files=files)

    assert "more steps than people play" in sent(retiring(MOST_CHOSEN + 1)).text
    assert sent(retiring(MOST_CHOSEN)).status_code == 303


def test_a_long_campaign_is_gone_through_once(
    client: TestClient, browser: Browser, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = browser()
    answer = stranger.post("/campaigns/classic/experience", data={"seat-s0": "person", **plays("s0")})
    assert answer.status_code == 303, answer.text
    path = f"/c/{hub.campaigns.of_table(answer.headers['location'].split('/')[2])}"
    code = started(client)
    alone = wait_of(client, code, hub)
    long, steps, after = retiring(MANY_STEPS), list[Any](), campaign_log.after

    def counted(*asked: Any) -> Any:
        steps.append(asked)
        return after(*asked)

    monkeypatch.setattr(campaign_log, "after", counted)
    hub.campaigns._stored._made.clear()
    lengthen(hub, long)
    with meanwhile(*(lambda: stranger.get(path) for _ in range(4)), lambda: stranger.get("/")):
        beside = wait_of(client, code, hub)
    assert holds(alone, beside), (alone, beside)
    assert len(long.log) < len(steps) < len(long.log) + 10
    gone_through = len(steps)
    assert stranger.get(path).status_code == 200
    assert len(steps) == gone_through


def plays(row: str) -> dict[str, str]:
    return {f"plays-{name}": row for name in TEAM}


def lengthen(hub: Hub, by: RunningCampaign) -> None:
    """Write a campaign as earlier versions would have taken it: with all these steps before its game."""
    with hub.tables.store.campaigns._transaction() as connection:
        own = schema.campaign_steps
        campaign = connection.execute(sa.select(own.c.campaign_id)).scalar()
        connection.execute(sa.update(own).values(seq=own.c.seq + len(by.log)))
        for seq, step in enumerate(by.log):
            data = msgspec.json.encode(step).decode()
            values = {"campaign_id": campaign, "seq": seq, "at": 0.0, "table_code": "", "data": data}
            connection.execute(sa.insert(own).values(values))


@pytest.mark.parametrize("asked", ["whereto", "corrections", "rules"])
def test_what_pages_look_at_is_worked_out_one_after_the_other(
    client: TestClient, browser: Browser, hub: Hub, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """However many pages ask, choices do not share their threads with it."""
    code, stranger = started(client), browser()
    theirs = started(stranger)
    alone = wait_of(client, code, hub)
    go_on, at_work = threading.Event(), []

    def looking(*of: object) -> list[Any]:
        at_work.append(of)
        go_on.wait(PATIENCE)
        return []

    monkeypatch.setattr("shamble.web.table_socket.whereto", looking)
    monkeypatch.setattr("shamble.web.table_socket.rules_shown", looking)
    monkeypatch.setattr("shamble.table.table.Table.corrections", looking)
    with ExitStack() as pages:
        for _ in range(OPEN_TO_ALL.pages_per_holder):
            page = pages.enter_context(stranger.websocket_connect(f"/t/{theirs}/ws"))
            page.send_text(json.dumps({"do": asked}))
        until(lambda: bool(at_work))
        beside = wait_of(client, code, hub)
        assert len(at_work) == 1
        go_on.set()
    assert holds(alone, beside), (alone, beside)


# ---------------------------------------------------------------------- workers


@pytest.fixture
def one_worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    found = Workers(1, Turns(1, 2, 3), PATIENCE, memory=512 * 1024 * 1024)
    yield found
    found.stop()


def test_a_worker_costs_its_job_alone(one_worker: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried() -> None:
        run = one_worker.run
        assert one_worker.pids == [], "it is started when it is needed"
        own = await run("ann", os.getpid)
        assert [own] == one_worker.pids
        assert own != os.getpid()
        assert await run("ann", os.getpriority, os.PRIO_PROCESS, 0) > os.getpriority(os.PRIO_PROCESS, 0)
        with pytest.raises(ShambleError, match="no YAML"):
            await run("ann", parse_yaml, "*", "no YAML")
        with pytest.raises(WorkerError, match="ValueError"):
            await run("ann", int, "no number")
        assert await run("ann", os.getpid) == own, "none of that has harmed it"
        with pytest.raises(TooBusyError, match="took too long"):
            await run("ann", bytearray, 2 * 1024 * 1024 * 1024)
        assert await run("ann", os.getpid) != own, "another one has taken its place"
        one_worker.seconds = 0.2
        with pytest.raises(TooBusyError, match="took too long"):
            await run("ann", time.sleep, PATIENCE)

    asyncio.run(tried())
    assert one_worker.pids == []


def test_visitors_take_turns_and_too_much_is_refused() -> None:
    done: list[str] = []

    async def tried() -> None:
        turns, begun = Turns(1, 3, 4), threading.Event()

        def ask(visitor: str, work: Callable[[], Any] = lambda: None) -> asyncio.Task[Any]:
            def working() -> None:
                work()
                done.append(visitor)

            return asyncio.create_task(turns.take(visitor, working))

        asked = [ask("ann", lambda: begun.wait(PATIENCE)), ask("ann"), ask("ann"), ask("ben")]
        await asyncio.sleep(0)
        for visitor, status in (("ann", 429), ("cleo", 503)):
            with pytest.raises(TooBusyError) as refused:
                await ask(visitor)
            assert refused.value.status == status
        asked[0].cancel()  # whoever goes away leaves the turn taken until the work is over
        asked[2].cancel()
        await asyncio.sleep(0)
        assert not done
        begun.set()
        await asyncio.gather(*asked, return_exceptions=True)
        await ask("cleo")

    asyncio.run(tried())
    assert done == ["ann", "ben", "ann", "cleo"]


def test_who_waits_for_slow_work_is_told_when_the_server_stops(one_worker: Workers) -> None:
    async def tried() -> None:
        asked = [asyncio.create_task(one_worker.run("ann", time.sleep, PATIENCE)) for _ in range(2)]
        while not one_worker.pids:
            await asyncio.sleep(0.01)
        one_worker.turns.close()
        await asyncio.to_thread(one_worker.stop)
        asked.append(asyncio.create_task(one_worker.run("ben", time.sleep, 0)))
        for told in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(told, TooBusyError), "the one that was at work, the one in line, and one that came later"
            assert (told.status, "is being stopped" in str(told)) == (503, True)

    asyncio.run(tried())
    assert one_worker.pids == []


SERVER_AT_WORK = """
import asyncio, os, threading, time
from shamble.web.turns import Turns
from shamble.web.workers import Workers

workers = Workers(1, Turns(1, 1, 1), 300.0)
threading.Thread(target=lambda: workers.done(time.sleep, 200), daemon=True).start()
while not workers.pids:
    time.sleep(0.01)
print(workers.pids[0], flush=True)
time.sleep(60)
"""


def test_a_worker_ends_with_a_server_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER_AT_WORK], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_alive(worker)
        server.kill()
    until = time.monotonic() + PATIENCE
    while is_alive(worker) and time.monotonic() < until:
        time.sleep(0.02)
    assert not is_alive(worker), "it does not even finish its job"


class Piped(Workers):
    """Workers of this process, to whom everything is sent all the same."""

    def done(self, work: Callable[..., Any], *arguments: Any) -> Any:
        job = pickle.loads(pickle.dumps(Job(work, arguments, "en", 1)))
        return pickle.loads(pickle.dumps(job.work(*job.arguments)))


def test_a_bot_is_sent_a_position_and_answers_with_one_of_the_options(client: TestClient, hub: Hub) -> None:
    game = table_of(hub, started(client)).game.copy()
    away, thinker = Thinking(1.0, Piped(0, Turns(1, 1, 1), PATIENCE)), Thinker("Ann's bot", "greedy", 1)
    for _ in range(20):
        sent = Position.of(game).game()
        assert sent.state_hash() == game.state_hash()
        assert [option.key for option in sent.options] == [option.key for option in game.options]
        chosen = away.advise(thinker, game, game.options[:2], None, lambda: False)
        assert chosen.option in game.options[:2]
        game.choose(chosen.option)
