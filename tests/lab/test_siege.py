"""A siege: every attack is sent once, who waited during what is told, and nothing is unbounded."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.routing import Match
from websockets.asyncio.server import ServerConnection, serve

from shamble.cli import main, siege
from shamble.lab import siege as sieges
from shamble.lab import siege_server
from shamble.lab.measured import CHECKOUT_FILE
from shamble.lab.siege import Endured, HonestPlayer, Siege, Wait, besiege, blamed, without_restarts
from shamble.lab.siege_attackers import CALM, STORM, Ran, lay_siege
from shamble.lab.siege_attacks import ATTACKS
from shamble.lab.siege_server import LOGGED_ERROR, Besieged, Outage, descendants, is_alive
from shamble.lab.siege_stranger import SiegeStranger
from shamble.lab.swarm import Gate, Load, SwarmSeat
from shamble.lab.swarm_server import SwarmError
from shamble.table import Store
from shamble.web import make_app
from shamble.web.serving import HERE

SMALL = 0.01
HOLDER = "h" * 22
SET_UP = f"HTTP/1.1 303 See Other\r\nLocation: /t/ABC123\r\nSet-Cookie: shamble={HOLDER}; Path=/\r\n\r\n"
FINE = "HTTP/1.1 200 OK\r\n\r\n"


class Sent(NamedTuple):
    """Requests that a server has got, each with its head, and which attack ran when."""

    heads: list[str]
    told: list[Ran]


@pytest.fixture(scope="module")
def sent() -> Sent:
    """Each attack once, and then all at once, sent to a server that answers everything."""
    return asyncio.run(_sent_once())


async def _sent_once() -> Sent:
    heads: list[str] = []
    told: list[Ran] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            heads.append(head)
            length = re.search(r"Content-Length: (\d+)", head)
            await reader.readexactly(int(length[1]) if length else 0)
            writer.write((SET_UP if head.startswith("POST /new ") else FINE).encode())
        writer.close()

    async with await asyncio.start_server(answer, HERE, 0) as server:
        address = f"{HERE}:{server.sockets[0].getsockname()[1]}"

        def stranger(number: int) -> SiegeStranger:
            return SiegeStranger(address, ["DEF456"], random.Random(number), SMALL, patience=5)

        await lay_siege(stranger, ATTACKS, 0.0, told.append)
    return Sent(heads, told)


def test_every_attack_is_sent_once_and_all_of_them_once_more(sent: Sent) -> None:
    assert [one.attack for one in sent.told] == [CALM, *(attack.name for attack in ATTACKS), STORM]
    for one in sent.told:
        assert one.bursts == (len(ATTACKS) if one.attack == STORM else one.attack != CALM)
        assert one.began <= one.ended
        assert "none" not in one.answers, one
        assert one.answers or one.attack in (CALM, "half requests"), one


def test_what_is_attacked_is_there(sent: Sent) -> None:
    """Each attack asks for pages that the table has, with the cookie and the code of a table of its own."""
    store = Store("sqlite://")
    routes = make_app(store).routes
    store.close()
    for method, target in {tuple(head.split(" ")[:2]) for head in sent.heads}:
        kind = "websocket" if target.endswith("/ws") else "http"
        scope = {"type": kind, "path": target.partition("?")[0], "method": method}
        assert any(route.matches(scope)[0] == Match.FULL for route in routes), (method, target)
    own = [head for head in sent.heads if "/t/ABC123/" in head]
    assert {head.split(" ")[1].split("/")[3].partition("?")[0] for head in own} == {"board.svg", "replay", "ws"}
    assert all(f"shamble={HOLDER}" in head for head in own)


def test_a_siege_goes_nowhere_but_to_this_computer() -> None:
    for address in ("192.0.2.1:80", "example.org:80", "localhost:80"):
        with pytest.raises(SwarmError, match="alone"):
            SiegeStranger(address, [], random.Random(1))


@pytest.mark.parametrize("wrong", [Siege(tables=0), Siege(tables=100_000), Siege(seats=7), Siege(seconds=1e9)])
def test_what_would_be_too_much_is_refused(wrong: Siege) -> None:
    with pytest.raises(SwarmError, match="name"):
        besiege(wrong)


TIMES = [Ran(CALM, 0, 10), Ran("forms", 10, 20, 3, {"200": 3}), Ran("floods", 20, 30, 1)]


def test_a_wait_is_laid_to_all_attacks_that_ran_meanwhile() -> None:
    assert blamed(Wait(11, 2), TIMES) == "forms"
    assert blamed(Wait(19, 2), TIMES) == "forms, then floods"
    assert blamed(Wait(40, 1), TIMES) == "before or after all attacks"


def test_restarts_are_told_apart_but_not_the_wait_before_a_kill() -> None:
    outages = [Wait(12, 3)]
    assert without_restarts(Wait(5, 2), outages) == (5, 2)
    assert without_restarts(Wait(8, 6), outages) == (8, 4), "they had waited for four seconds when it was killed"
    assert without_restarts(Wait(13, 6), outages).seconds == 0


class Served(NamedTuple):
    outages: tuple[Outage, ...] = (Outage(12, 14),)
    workers_killed: int = 1


class Waited:
    def __init__(self, *waits: Wait, returns: tuple[Wait, ...] = ()) -> None:
        self.waits, self.returns = waits, returns


def endured(*players: Waited, faults: tuple[str, ...] = ()) -> Endured:
    return sieges.summed(Siege(seed=9), players, TIMES, Served(), [*faults])  # type: ignore[arg-type]


def test_the_figures_of_a_siege() -> None:
    patient = Waited(*(Wait(at, 0.05) for at in range(10)), returns=(Wait(11.5, 3.5),))
    done = endured(patient, Waited(Wait(21, 0.9)))
    assert (done.waits, done.worst, done.calm_95, done.restarts, done.restart_worst) == (12, 900, 50, 1, 3500)
    assert [(one.attack, one.waits, one.worst) for one in done.during] == [
        (CALM, 10, 50),
        ("forms", 1, 500),
        ("floods", 1, 900),
    ]
    assert done.worst_waits[:2] == [(900, "floods"), (500, "forms")]
    assert not done.holds, "one in twelve is more than one in twenty"


def test_what_makes_a_siege_hold() -> None:
    calm = [Wait(at / 10, 0.05) for at in range(99)]
    assert endured(Waited(*calm, Wait(21, 1.0))).holds
    assert not endured(Waited(*calm, Wait(21, 1.001))).holds
    assert not endured(Waited(*calm), faults=("a choice is gone",)).holds
    assert not endured(Waited(*calm, returns=(Wait(21, 0.05),))).holds, "cut off although nobody killed the server"


def test_the_result_is_told_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "measured.md"
    page.write_text(CHECKOUT_FILE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(siege, "besiege", lambda wanted, report: endured(Waited(Wait(21, 1.5)), faults=("gone",)))
    assert main(["siege", "--seed", "9", "--minutes", "0.1", "--measured", str(page)]) == 1
    told = capsys.readouterr().out
    assert "floods" in told.splitlines()[1]
    assert "gone\nseed 9: goal of 100 ms (95 %) and 1000 ms (all), nothing lost: missed" in told
    (row,) = [line for line in page.read_text(encoding="utf-8").splitlines() if "| 9 | 1 |" in line]
    assert "| 1500.0 ms | floods | 1 | 0.0 ms | 1 |" in row


def screen(seq: int, *keys: str, outcome: str = "") -> str:
    decision = {"seats": [0], "options": [{"key": key} for key in keys]} if keys else None
    shown = {"seq": seq, "decision": decision, "outcome": outcome}
    return json.dumps({"is": "screen", "at": seq, "screen": shown})


def test_a_player_comes_back_to_a_killed_server_and_chooses_again() -> None:
    player = asyncio.run(_cut_off_once())
    assert player.answered == [("ABC123", 1, "go")]
    assert len(player.waits) == len(player.returns) == 1
    assert player.waits[0].ended >= player.returns[0].ended
    assert player.refusals == []


def test_a_wait_without_an_answer_counts_as_one() -> None:
    async def asked() -> HonestPlayer:
        async def table(socket: ServerConnection) -> None:
            await socket.send(screen(1, "go"))
            await socket.wait_closed()

        async with serve(table, HERE, 0) as server:
            address = f"{HERE}:{next(iter(server.sockets)).getsockname()[1]}"
            player = HonestPlayer(SwarmSeat(0, HOLDER, ["ABC123"]), address, Load(think=(0.0, 0.0)), random.Random(1))
            player.patience = 0.01
            playing = asyncio.create_task(player.play(Gate(1, 60)))
            while not player.refusals:
                await asyncio.sleep(0.001)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        return player

    player = asyncio.run(asked())
    assert player.waits[0].seconds >= 0.01
    assert player.refusals[0] == "table ABC123: no answer within 0.01 s"


async def _cut_off_once() -> HonestPlayer:
    visits = 0

    async def table(socket: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        await socket.send(screen(1, "go"))
        assert json.loads(await socket.recv())["key"] == "go"
        if visits == 1:
            socket.transport.abort()
            return
        await socket.send(screen(2, outcome="won"))
        await socket.wait_closed()

    async with serve(table, HERE, 0) as server:
        address = f"{HERE}:{next(iter(server.sockets)).getsockname()[1]}"
        load = Load(tables=1, seats=1, think=(0.0, 0.0))
        player = HonestPlayer(SwarmSeat(0, HOLDER, ["ABC123"]), address, load, random.Random(1))
        await asyncio.wait_for(player.play(Gate(1, 60)), 20)
    return player


def test_a_killed_server_comes_back_and_its_workers_do_not_outlive_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ports = []

    def started(folder: Path, port: int = 0) -> tuple[subprocess.Popen[str], str]:
        ports.append(port)
        folder.joinpath("server.log").touch()
        process = subprocess.Popen(
            ["sh", "-c", "sleep 60 >/dev/null & echo up; wait"], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        process.stdout.readline()
        return process, f"{HERE}:7373"

    monkeypatch.setattr(siege_server, "started_on", started)
    monkeypatch.setattr(siege_server, "SECONDS_FOR_WORKERS", 0.0)
    monkeypatch.setattr(siege_server, "SECONDS_TO_STOP", 5)
    with Besieged(tmp_path) as server:
        (worker,) = descendants(server.process.pid)
        asyncio.run(server.kill())
        assert ports == [0, 7373]
        assert len(server.outages) == 1
        assert not is_alive(worker)
        assert server.kill_worker(random.Random(1))
    assert server.faults == ["1 worker processes outlive a server that was killed"]
    assert server.workers_killed == 1


def test_processes_of_a_server_and_errors_in_its_log_are_found() -> None:
    child = subprocess.Popen(["sleep", "60"])
    try:
        assert child.pid in descendants(os.getpid())
    finally:
        child.kill()
        child.wait()
    log = "GET / failed\nTraceback (most recent call last):\n  File x\n    y\nOSError: no\nmore\n"
    assert LOGGED_ERROR.findall(log * 2) == ["OSError: no"] * 2
