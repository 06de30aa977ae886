"""Games on clusters of two workers on this machine: the same results, also when a worker is killed (`make cluster`)."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import msgspec
import psutil
import pytest

from shamble.bots import named_bot, own
from shamble.errors import ShambleError
from shamble.lab.matrix import Cell
from shamble.lab.playing import Matchup, Played
from shamble.lab.results import Results
from shamble.lab.simulation import Crew, Pace, games_of, play_cells
from shamble.world.setup import GameSetup

BIN = Path(sys.executable).parent
LAST = "class Last:\n    def __init__(self, seed): ...\n    def choose(self, game): return game.options[-1]\n"
SECONDS_TO_START = 90

pytestmark = pytest.mark.filterwarnings("ignore")  # theirs, not ours

Kill = Callable[[], None]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < until:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.2)
    raise AssertionError(f"nobody listens at port {port}")


@contextmanager
def running(*command: str | Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process of its own group, which is ended with all that it began."""
    with subprocess.Popen(
        [str(word) for word in command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """Kill a process with all that it began."""
    with suppress(psutil.NoSuchProcess):
        first = psutil.Process(process.pid)
        for one in (*first.children(recursive=True), first):
            with suppress(psutil.NoSuchProcess):
                one.kill()


@contextmanager
def dask() -> Iterator[tuple[str, Kill]]:
    """A scheduler and two workers; killing one kills its process and its nanny."""
    port = free_port()
    with running(BIN / "dask", "scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"):
        wait_for(port)
        worker = (BIN / "dask", "worker", f"tcp://127.0.0.1:{port}", "--nthreads", "1", "--no-dashboard")
        with running(*worker) as first, running(*worker):
            yield f"dask://127.0.0.1:{port}", lambda: end(first)


@contextmanager
def ray() -> Iterator[tuple[str, Kill]]:
    """A head with two workers; killing one kills a process that is playing."""
    port, client = free_port(), free_port()
    head = ("start", "--head", "--block", "--num-cpus", "2", "--include-dashboard", "false", "--disable-usage-stats")
    ports = ("--port", str(port), "--ray-client-server-port", str(client))
    with running(BIN / "ray", *head, *ports) as started:
        wait_for(client)

        def kill() -> None:
            family = psutil.Process(started.pid).children(recursive=True)
            playing = next(one for one in family if any("with_bots" in word for word in one.cmdline()))
            playing.kill()

        yield f"ray://127.0.0.1:{client}", kill


def timeless(played: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(one, seconds=0) for one in played]


@pytest.mark.timeout(400)
@pytest.mark.parametrize("kind", [dask, ray])
def test_a_cluster_plays_the_same_and_a_killed_worker_loses_nothing(
    kind: Callable[[], AbstractContextManager[tuple[str, Kill]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "_ADMITTED", {})
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    bot = named_bot(f"{tmp_path / 'last.py'}:Last")
    cells = [
        Cell.of(Matchup(GameSetup(mission="RM-M01"), bot="greedy"), 40),
        Cell.of(Matchup(GameSetup(mission="RM-T1"), bot=bot, most_decisions=300), 8),
    ]
    here, there = Results(), Results(tmp_path / "results.jsonl")
    play_cells(cells, here)
    killed: list[int] = []
    with kind() as (address, kill):

        def after_some(pace: Pace) -> None:
            if pace.done >= 6 and not killed:
                kill()
                killed.append(pace.done)

        with there:
            play_cells(cells, there, Crew(cluster=address), after_some)
    assert killed
    assert killed[0] < 48, "it was killed in the middle"
    for cell in cells:
        assert timeless(games_of(cell, there)) == timeless(games_of(cell, here))
        assert len(games_of(cell, there)) == cell.games
    assert len((tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()) == 48


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.lab.clusters.SECONDS_TO_CONNECT", 2)
    with pytest.raises(ShambleError, match="no dask cluster answers at"):
        play_cells(
            [Cell.of(Matchup(GameSetup(mission="RM-T1")), 1)],
            Results(),
            Crew(cluster=f"dask://127.0.0.1:{free_port()}"),
        )
