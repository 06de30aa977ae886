"""A siege: honest players at tables of a server of its own, and how long they wait while it is attacked and killed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
from websockets.exceptions import WebSocketException

from shamble.lab.log_checks import faults_of_table
from shamble.lab.siege_attackers import CALM, Ran
from shamble.lab.siege_server import Besieged, Outage
from shamble.lab.swarm import Gate, Load, Player, SwarmSeat, answers, in_ms, seated, set_up, share_of
from shamble.table import Store

GOAL_95, GOAL_WORST = 100.0, 1000.0
"""Milliseconds: 95 of 100 waits, and every one."""
PATIENCE = 60.0
SECONDS_TO_TRY_AGAIN = 0.05
SECONDS_TO_ENTER = 120
OVERTIME, SECONDS_OVER = 1.5, 120.0
"""An attack is waited for when its time is over: the whole may take so many times as long, and so much longer."""
WORST_TOLD = 5


class Siege(Load):
    """A siege: tables and seats at each, how long it takes, and how long players think."""

    tables: int = 10
    seconds: float = 300.0

    @property
    def kills(self) -> int:
        """The number of kills of the server; before each a worker of it is killed."""
        return max(1, int(self.seconds / 60))


class Wait(NamedTuple):
    """A time that a player waited: since when (of the monotonic clock), and how long."""

    began: float
    seconds: float

    @property
    def ended(self) -> float:
        """When it was over."""
        return self.began + self.seconds


class During(msgspec.Struct):
    """The waits while an attack ran, in milliseconds."""

    attack: str
    bursts: int
    waits: int
    share_95: float
    worst: float
    answers: dict[str, int]


class Endured(msgspec.Struct):
    """The result of a siege; times in milliseconds. `waits` have no restarts in them: these are told apart."""

    seed: int
    seconds: float
    waits: int
    median: float
    share_95: float
    worst: float
    calm_95: float
    restarts: int
    restart_worst: float
    workers_killed: int
    during: list[During]
    worst_waits: list[tuple[float, str]]
    faults: list[str]

    @property
    def holds(self) -> bool:
        """Whether players waited no longer than they should, and nothing is lost."""
        return self.share_95 <= GOAL_95 and self.worst <= GOAL_WORST and not self.faults


class HonestPlayer(Player):
    """A player who comes back when the server was killed, with every wait and when it began."""

    patience = PATIENCE

    def __init__(self, place: SwarmSeat, address: str, load: Load, stream: random.Random) -> None:
        super().__init__(place, address, load, stream)
        self.waits: list[Wait] = []
        self.returns: list[Wait] = []
        self._left: float | None = None

    async def play(self, gate: Gate) -> None:
        """Play at one table after the other until cancelled."""
        is_in = False
        for code in self.place.codes:
            over = False
            while not over:
                try:
                    async with await self._enter(code) as socket:
                        self._back()
                        if not is_in:
                            is_in = True
                            gate.let_in()
                        await gate.all_in.wait()
                        over = await self._sit(socket, code, float("inf"))
                except (WebSocketException, OSError, EOFError):
                    self._cut_off()
                    await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    def stop(self) -> None:
        """It is over: whoever still waits has waited until now."""
        self._waited()
        if self._left is not None:
            self._back()

    def _waited(self) -> None:
        if self._asked is not None:
            self.waits.append(Wait(self._asked[1], time.monotonic() - self._asked[1]))

    def _give_up(self, code: str) -> None:
        self._waited()
        super()._give_up(code)

    def _count(self, seq: int) -> None:
        if self._asked is not None and seq > self._asked[0].seq:
            self._waited()
        super()._count(seq)

    def _cut_off(self) -> None:
        """The connection ended: a choice that was not answered is made again, or is there already."""
        if self._left is None:
            self._left = self._asked[1] if self._asked is not None else time.monotonic()
        self._asked = None

    def _back(self) -> None:
        if self._left is not None:
            self.returns.append(Wait(self._left, time.monotonic() - self._left))
            self._left = None


def besiege(siege: Siege, report: Callable[[str], None] = lambda line: None) -> Endured:
    """Lay siege to a server in a process of its own, and check every table afterwards."""
    siege.check()
    with tempfile.TemporaryDirectory(prefix="shamble-siege-") as folder:
        most = OVERTIME * siege.seconds + SECONDS_OVER
        load = msgspec.structs.replace(siege, seconds=most)
        places = set_up(Path(folder), load)
        report(f"seed {siege.seed}: {len(places)} seats at {siege.tables} tables for {siege.seconds:g} s")
        with Besieged(Path(folder)) as server:
            players = seated(HonestPlayer, places, server.address, load)
            told = asyncio.run(_endure(siege, server, players, most, report))
        report("the siege is over; all tables are run again")
        faults = [*server.faults, *(fault for player in players for fault in player.refusals)]
        return summed(siege, players, told, server, [*faults, *_lost(Path(folder), players)])


async def _endure(
    siege: Siege, server: Besieged, players: Sequence[HonestPlayer], most: float, report: Callable[[str], None]
) -> list[Ran]:
    gate = Gate(len(players), most)
    playing = [asyncio.create_task(player.play(gate)) for player in players]
    try:
        await asyncio.wait_for(gate.all_in.wait(), SECONDS_TO_ENTER)
        killing = asyncio.create_task(_kill(siege, server, report))
        codes = sorted({code for player in players for code in player.place.codes[:1]})
        try:
            return await _attacked(siege, server.address, codes, most, report)
        finally:
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
            await server.is_up.wait()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            player.stop()


async def _kill(siege: Siege, server: Besieged, report: Callable[[str], None]) -> None:
    """Kill the server now and then, and between that one of its workers; never before the calm is over."""
    stream, share = random.Random(siege.seed), siege.seconds / (siege.kills + 1)
    for _ in range(siege.kills):
        await asyncio.sleep(share * stream.uniform(0.4, 0.6))
        if server.kill_worker(stream):
            report("kill -9 of a worker")
        await asyncio.sleep(share * stream.uniform(0.4, 0.6))
        await asyncio.shield(asyncio.ensure_future(server.kill()))
        report(f"kill -9 of the server; it is back after {server.outages[-1].seconds:.1f} s")


async def _attacked(
    siege: Siege, address: str, codes: Sequence[str], most: float, report: Callable[[str], None]
) -> list[Ran]:
    """Let the process of attackers run; returns which attack ran when."""
    command = ["-m", "shamble.lab.siege_attackers", address, str(siege.seed), str(siege.seconds), *codes]
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    told = []
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most):
                async for line in process.stdout:
                    told.append(msgspec.json.decode(line, type=Ran))
                    report(f"{told[-1].attack}: {told[-1].bursts} bursts in {told[-1].ended - told[-1].began:.1f} s")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        await process.wait()
    return told


def _lost(folder: Path, players: Iterable[HonestPlayer]) -> list[str]:
    """The faults of all tables that were played at: nothing that was answered is missing."""
    with closing(Store.in_folder(folder)) as store:
        return [fault for code, choices in answers(players).items() for fault in faults_of_table(store, code, choices)]


def summed(
    siege: Siege, players: Sequence[HonestPlayer], told: Sequence[Ran], server: Besieged, faults: list[str]
) -> Endured:
    """The figures of a siege: waits by attack, restarts apart."""
    waits, restarts, cut = _sorted_out(players, server.outages)
    times = _in_ms(waits)
    during = [_during(one, [wait for wait in waits if most_of(wait, told) is one]) for one in told]
    calm = [one.share_95 for one in during if one.attack == CALM]
    worst = sorted(waits, key=lambda one: -one.seconds)[:WORST_TOLD]
    return Endured(
        seed=siege.seed,
        seconds=round(told[-1].ended - told[0].began, 1) if told else 0.0,
        waits=len(waits),
        median=share_of(times, 0.5),
        share_95=share_of(times, 0.95),
        worst=share_of(times, 1.0),
        calm_95=max(calm, default=0.0),
        restarts=len(server.outages),
        restart_worst=share_of(_in_ms(restarts), 1.0),
        workers_killed=server.workers_killed,
        during=during,
        worst_waits=[(round(1000 * one.seconds, 1), blamed(one, told)) for one in worst],
        faults=[*faults, *([f"{cut} times a player was cut off although nobody killed the server"] if cut else [])],
    )


def _sorted_out(players: Sequence[HonestPlayer], killed: Iterable[Outage]) -> tuple[list[Wait], list[Wait], int]:
    """The waits without restarts, those that a restart has part in, and how often somebody was cut off without one."""
    returns = [one for player in players for one in player.returns]
    outages = [_until_all_are_back(outage, returns) for outage in killed]
    everything = [*(one for player in players for one in player.waits), *returns]
    waits = [without_restarts(one, outages) for one in everything]
    restarts = [one for one in everything if any(_overlap(one, outage) for outage in outages)]
    return [one for one in waits if one.seconds], restarts, len(set(returns).difference(restarts))


def _in_ms(waits: Iterable[Wait]) -> list[float]:
    return in_ms([one.seconds for one in waits])


def _until_all_are_back(outage: Outage, returns: Iterable[Wait]) -> Wait:
    """The time from a kill until the last player sees their table again."""
    ended = max([outage.ended, *(one.ended for one in returns if one.began <= outage.ended <= one.ended)])
    return Wait(outage.began, ended - outage.began)


def without_restarts(wait: Wait, outages: Iterable[Wait]) -> Wait:
    """A wait as far as no restart has part in it: whoever waited before the kill has waited so long."""
    met = [outage.began for outage in outages if _overlap(wait, outage)]
    return Wait(wait.began, max(0.0, min(met) - wait.began)) if met else wait


def _overlap(one: Wait, other: Wait) -> bool:
    return one.began <= other.ended and other.began <= one.ended


def most_of(wait: Wait, told: Iterable[Ran]) -> Ran | None:
    """The attack that ran during the most of a wait: it may have begun while the one before was ending."""
    ran = [one for one in told if _overlap(wait, Wait(one.began, one.ended - one.began))]
    return max(ran, key=lambda one: min(one.ended, wait.ended) - max(one.began, wait.began)) if ran else None


def _during(told: Ran, waits: Iterable[Wait]) -> During:
    times = _in_ms(waits)
    figures = share_of(times, 0.95), share_of(times, 1.0)
    return During(told.attack, told.bursts, len(times), *figures, told.answers)


def blamed(wait: Wait, told: Iterable[Ran]) -> str:
    """The attacks that ran while somebody waited."""
    ran = [one.attack for one in told if _overlap(wait, Wait(one.began, one.ended - one.began))]
    return ", then ".join(ran) or "before or after all attacks"
