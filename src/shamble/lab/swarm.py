"""A swarm of players over WebSockets against a server of its own on this computer, and a look at the tables after."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from shamble.lab.log_checks import Answered, faults_of_table
from shamble.lab.swarm_server import SwarmError, TimeSpent, server_on
from shamble.table import Seat, Store, Table, Tables, new_secret
from shamble.table.screen.changes import screen_after
from shamble.web.visitors import HOLDER_COOKIE
from shamble.world.setup import GameSetup

MISSION, BOXES = "RM-M01", ("S1", "RM")
SURVIVORS = ("Ned", "Amy", "Josh", "Wanda", "Phil", "Joe")
MOST_TABLES, MOST_MINUTES = 200, 30
SECONDS_OF_A_GAME = 40
"""Random games are over soon; whoever sees the end of one sits down at the next table."""
MOMENT = 0.002
SECONDS_BETWEEN_REPORTS = 10
SECONDS_TO_ENTER = 120
MOST_BEFORE_A_KILL = 60
NOT_OF_THE_GAME = ("table", "chat")
"""Keys of a screen that no log holds: who is here."""


class Load(msgspec.Struct):
    """The load: tables at once, seats at each, and how long everybody thinks."""

    tables: int = 100
    seats: int = 3
    seconds: float = 60.0
    think: tuple[float, float] = (0.5, 2.0)
    seed: int = 0

    def check(self) -> None:
        """SwarmError for what would be too much or nothing at all."""
        if not 1 <= self.tables <= MOST_TABLES:
            raise SwarmError(f"{self.tables} tables: name 1 to {MOST_TABLES} with --tables.")
        if not 1 <= self.seats <= len(SURVIVORS):
            raise SwarmError(f"{self.seats} seats: name 1 to {len(SURVIVORS)} with --seats.")
        if not 0 < self.seconds <= 60 * MOST_MINUTES:
            raise SwarmError(f"{self.seconds / 60:g} minutes: name more than 0 and at most {MOST_MINUTES}.")


class Swarmed(msgspec.Struct):
    """The result of a swarm and of the checks afterwards; times in milliseconds.

    `server_time` and `player_time` are the CPU time per choice, of the server and of those who play.
    """

    tables: int
    seats: int
    seconds: float
    choices: int
    choices_per_second: float
    answer_median: float
    answer_95: float
    answer_worst: float
    games: int
    games_over: int
    faults: list[str]
    server_time: float = 0.0
    player_time: float = 0.0


class _Message(msgspec.Struct):
    """A message of the server, read as far as a player needs it."""

    is_: str = msgspec.field(name="is")
    screen: dict[str, Any] | None = None
    at: int = -1
    from_: int = msgspec.field(name="from", default=-1)
    to: int = -1
    changes: list[dict[str, Any]] = []
    why: str = ""


_read = msgspec.json.Decoder(_Message).decode


class SwarmSeat(NamedTuple):
    """A seat, with the tables its player goes to one after the other."""

    seat: int
    holder: str
    codes: list[str]


class Gate:
    """A gate at which all players wait: the time to play begins when all are in."""

    def __init__(self, players: int, seconds: float) -> None:
        self.until = float("inf")
        self._seconds = seconds
        self.all_in = asyncio.Event()
        self._missing = players

    def let_in(self) -> None:
        """One more has seen a table."""
        self._missing -= 1
        if not self._missing:
            self.until = time.monotonic() + self._seconds
            self.all_in.set()


class Player:
    """The player of one seat, with the last screen seen and the times until choices were answered."""

    patience = 10.0
    """The seconds after which a choice counts as not answered."""

    def __init__(self, place: SwarmSeat, address: str, load: Load, stream: random.Random) -> None:
        self.place = place
        self.answered: list[Answered] = []
        self.times: list[float] = []
        self.refusals: list[str] = []
        self.last: dict[str, dict[str, Any]] = {}
        self._address = address
        self._think = load.think
        self._stream = stream
        self._asked: tuple[Answered, float] | None = None
        self._at = -1
        self._shown = -1
        self._keys: list[str] = []
        self._over = False

    async def play(self, gate: Gate) -> None:
        """Play at one table after the other until the time is over or the server is gone."""
        for number, code in enumerate(self.place.codes):
            if time.monotonic() >= gate.until:
                return
            try:
                async with await self._enter(code) as socket:
                    if not number:
                        gate.let_in()
                        await gate.all_in.wait()
                    if not await self._sit(socket, code, gate.until):
                        return
            except (ConnectionClosed, OSError) as error:
                self.refusals.append(f"table {code}: seat {self.place.seat} was cut off ({error})")
                return

    async def _enter(self, code: str) -> ClientConnection:
        """Sit down at a table: connected, and its first screen seen."""
        socket = await connect(
            f"ws://{self._address}/t/{code}/ws",
            additional_headers={"Cookie": f"{HOLDER_COOKIE}={self.place.holder}"},
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
            open_timeout=SECONDS_TO_ENTER,
        )
        self._shown = -1
        while self._shown < 0:
            self._see(code, await socket.recv())
        return socket

    async def _sit(self, socket: ClientConnection, code: str, until: float) -> bool:
        """Play one game; whether it is over."""
        due = self._due_from(time.monotonic(), until)
        while not self._over:
            now = time.monotonic()
            if now >= until and not self._asked:
                return False
            waits_until = self._asked[1] + self.patience if self._asked else due
            try:
                before = self._shown
                self._see(code, await asyncio.wait_for(socket.recv(), max(0.0, waits_until - now)))
                if self._shown > before:
                    due = self._due_from(time.monotonic(), until)
            except TimeoutError:
                if self._asked:
                    self._give_up(code)
                    return False
                if due < until:
                    await self._choose(socket, Answered(code, self._shown, self._stream.choice(self._keys)))
                    due = until
        return True

    def _give_up(self, code: str) -> None:
        """Wait no longer for an answer."""
        self.refusals.append(f"table {code}: no answer within {self.patience:g} s")
        self._asked = None

    def _due_from(self, now: float, until: float) -> float:
        """The moment when the player will have thought about a question, if there is one."""
        return min(until, now + self._stream.uniform(*self._think)) if self._keys else until

    def _see(self, code: str, raw: str | bytes) -> None:
        message = _read(raw)
        if message.is_ == "refused":
            self.refusals.append(f"table {code}: {message.why}")
            self._asked = None
        elif message.screen is not None:
            self._at = message.at
            self._look(code, message.screen)
        elif message.is_ == "change":
            if message.from_ != self._at:
                self.refusals.append(f"table {code}: a change of a screen that seat {self.place.seat} does not have")
            self._at = message.to
            self._look(code, screen_after(self.last[code], msgspec.json.decode(raw)))

    def _look(self, code: str, screen: dict[str, Any]) -> None:
        self.last[code] = screen
        self._shown = screen["seq"]
        self._count(self._shown)
        self._keys = self._own(screen["decision"])
        self._over = bool(screen["outcome"])

    def _own(self, decision: dict[str, Any] | None) -> list[str]:
        """The options to choose from; of several who are asked the first answers, so that nobody answers twice."""
        if decision is None or min(decision["seats"]) != self.place.seat:
            return []
        return [option["key"] for option in decision["options"]]

    async def _choose(self, socket: ClientConnection, choice: Answered) -> None:
        self._asked = (choice, time.monotonic())
        await socket.send(msgspec.json.encode({"do": "choose", "seq": choice.seq, "key": choice.key}).decode())

    def _count(self, seq: int) -> None:
        if self._asked is not None and seq > self._asked[0].seq:
            self.answered.append(self._asked[0])
            self.times.append(time.monotonic() - self._asked[1])
            self._asked = None


def swarm(load: Load, *, kill_after: int | None = None, report: Callable[[str], None] = lambda line: None) -> Swarmed:
    """Play on a server in a process of its own and check every table afterwards.

    `kill_after` so many answers the server gets kill -9.
    """
    load.check()
    with tempfile.TemporaryDirectory(prefix="shamble-load-") as folder:
        places = set_up(Path(folder), load)
        report(f"{len(places)} seats at {load.tables} tables for {load.seconds:g} s")
        with server_on(Path(folder), killed=kill_after is not None) as (process, address):
            players = seated(Player, places, address, load)
            spent = asyncio.run(_play_all(players, load.seconds, process.pid, kill_after, report))
        report("the time is over; all tables are run again")
        return _summed(load, players, spent, Path(folder), killed=kill_after is not None)


def kill(seed: int) -> Swarmed:
    """One kill -9 of the server in the middle of random play, after a number of answers that the seed gives."""
    load = Load(tables=2, seats=2, seconds=30.0, think=(0.0, 0.02), seed=seed)
    return swarm(load, kill_after=random.Random(seed).randrange(1, MOST_BEFORE_A_KILL))


def set_up(folder: Path, load: Load) -> list[SwarmSeat]:
    """Tables in the file before the server has it, so many that nobody runs out of them."""
    store = Store.in_folder(folder)
    tables = Tables(store)
    teams = tuple(SURVIVORS[seat :: load.seats] for seat in range(load.seats))
    seats = [Seat(seat, f"Player {seat + 1}") for seat in range(load.seats)]
    places = []
    for number in range(load.tables):
        here = [SwarmSeat(seat, new_secret(), []) for seat in range(load.seats)]
        for game in range(1 + int(load.seconds / SECONDS_OF_A_GAME)):
            seed = (load.seed * MOST_TABLES + number) * MOST_TABLES + game
            table = tables.create(GameSetup(mission=MISSION, players=teams, boxes=BOXES, seed=seed), seats=seats).table
            for place in here:
                store.grant(table.id, place.holder, place.seat)
                place.codes.append(table.code)
        places += here
    store.close()
    return places


P = TypeVar("P", bound=Player)


def seated(kind: type[P], places: Iterable[SwarmSeat], address: str, load: Load) -> list[P]:
    """A player of a kind for each seat, whose choices follow from the seed."""
    return [kind(one, address, load, random.Random(load.seed * 1_000_003 + n)) for n, one in enumerate(places)]


def answers(players: Iterable[Player]) -> dict[str, list[Answered]]:
    """The choices that were answered at each table that somebody has seen, by the codes of the tables."""
    codes = sorted({code for player in players for code in player.last})
    return {code: [one for player in players for one in player.answered if one.code == code] for code in codes}


async def _play_all(
    players: list[Player], seconds: float, pid: int, kill_after: int | None, report: Callable[[str], None]
) -> TimeSpent:
    """Let everybody play; returns how long that took."""
    gate = Gate(len(players), seconds)
    came = time.monotonic()
    playing = asyncio.gather(*(player.play(gate) for player in players))
    try:
        await asyncio.wait_for(gate.all_in.wait(), SECONDS_TO_ENTER)
    except TimeoutError:
        playing.cancel()
        raise SwarmError(f"Within {SECONDS_TO_ENTER} s not all got in; name fewer --tables.") from None
    report(f"all are in after {time.monotonic() - came:.1f} s")
    start = TimeSpent.now(pid)
    telling = asyncio.create_task(_tell(players, report))
    if kill_after is not None:
        while sum(len(player.times) for player in players) < kill_after and time.monotonic() < gate.until:
            await asyncio.sleep(MOMENT)
        os.kill(pid, signal.SIGKILL)
    await playing
    telling.cancel()
    return TimeSpent.now(pid).since(start)


async def _tell(players: list[Player], report: Callable[[str], None]) -> None:
    """Say now and then how far it is."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_REPORTS)
        times = [one for player in players for one in player.times]
        faults = sum(len(player.refusals) for player in players)
        report(f"{len(times)} choices, answered within {share_of(in_ms(times), 0.95)} ms (95 %), {faults} faults")


def _summed(load: Load, players: list[Player], spent: TimeSpent, folder: Path, *, killed: bool) -> Swarmed:
    faults = [] if killed else [fault for player in players for fault in player.refusals]
    seen, over = answers(players), 0
    with closing(Store.in_folder(folder)) as store:
        for code, choices in seen.items():
            faults += faults_of_table(store, code, choices)
            table = Table.open(store, code)
            over += bool(table.game.state.outcome)
            faults += [fault for player in players if code in player.last for fault in _unlike(table, player)]
    times = in_ms([one for player in players for one in player.times])
    per_choice = 1000 / max(1, len(times))
    return Swarmed(
        tables=load.tables,
        seats=load.tables * load.seats,
        seconds=round(spent.seconds, 1),
        choices=len(times),
        choices_per_second=round(len(times) / spent.seconds, 1),
        answer_median=share_of(times, 0.5),
        answer_95=share_of(times, 0.95),
        answer_worst=share_of(times, 1.0),
        games=len(seen),
        games_over=over,
        faults=faults,
        server_time=round(spent.server * per_choice, 2),
        player_time=round(spent.players * per_choice, 2),
    )


def _unlike(table: Table, player: Player) -> list[str]:
    """Whether the last screen that a player saw is another than the one that the log of the table leads to."""
    seen = player.last[table.code]
    if seen["seq"] != table.seq:
        return []
    now: dict[str, Any] = msgspec.json.decode(table.screen({player.place.seat}).to_json())
    names = sorted(now.keys() | seen.keys())
    parts = [name for name in names if name not in NOT_OF_THE_GAME and now.get(name) != seen.get(name)]
    return [f"table {table.code}: seat {player.place.seat} saw other {', '.join(parts)}"] if parts else []


def in_ms(seconds: list[float]) -> list[float]:
    """Times in milliseconds, the shortest first."""
    return sorted(1000 * one for one in seconds)


def share_of(times: list[float], share: float) -> float:
    """The time that this share of answers does not exceed."""
    return round(times[min(len(times) - 1, int(share * len(times)))], 1) if times else 0.0
