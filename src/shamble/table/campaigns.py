"""Campaigns at tables: each game of one has a table, and what is chosen between two games stands in the table's log."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeVar

import msgspec

from shamble.content.campaign import Campaign
from shamble.editions import EDITIONS
from shamble.games.campaign import (
    NEXT_MISSION,
    Begun,
    CampaignChoice,
    CampaignError,
    Ended,
    RunningCampaign,
    Step,
    choose,
    next_setup,
    options,
    record,
    started,
)
from shamble.games.campaign_files import written
from shamble.games.campaign_story import CampaignStory, story_of, title_of
from shamble.table.errors import Conflict, Damaged, Refused, readable, refused
from shamble.table.files.campaign_uploads import campaign_of_upload, games_of
from shamble.table.store.campaigns import CampaignStep, StoredCampaign, TableMoving
from shamble.table.store.keys import tidy_code
from shamble.table.store.records import AS_USUAL, NOBODY, PERSON, TABLE, NoteEntry, Seat, Sent, TableOptions
from shamble.table.store.store import clock
from shamble.table.table import NewTable, Table
from shamble.table.tables import Pass, Tables, going_on
from shamble.text import in_every_language, words
from shamble.text.campaigns import choice_text
from shamble.world.game import Game

T = TypeVar("T")

MOST_REMEMBERED = 200
MOST_LISTED = 24


class NextSeat(NamedTuple):
    """A seat of the next game: its player, their Survivors, and which seat of the last game it was (-1: a new one)."""

    seat: Seat
    survivors: tuple[str, ...]
    was: int = -1


class FirstGame(NamedTuple):
    """A campaign with its first Mission chosen, and who plays it."""

    running: RunningCampaign
    seats: Sequence[NextSeat]


class CampaignHere(NamedTuple):
    """A campaign at a table: `running` with the end of the last game, if it has ended, and what was chosen since."""

    code: str
    stored: StoredCampaign
    running: RunningCampaign
    table: Table
    over: bool
    """Whether the game at the table has ended."""


class Remembered(Generic[T]):
    """Things that were made before, so many of them, each for as long as what it was made of stays as it was."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[str, tuple[object, T]] = {}

    def get(self, name: str, of: object, make: Callable[[], T]) -> T:
        """The thing of this name; made where there is none yet, or it was made of something else."""
        found = self._made.pop(name, None)
        made = found if found is not None and found[0] == of else (of, make())
        self._made[name] = made
        for old in list(self._made)[: -self._most]:
            self._made.pop(old, None)
        return made[1]


class Campaigns:
    """The campaigns of a store."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._store = tables.store.campaigns
        self._stored: Remembered[tuple[StoredCampaign, RunningCampaign]] = Remembered(MOST_REMEMBERED)
        self._here: Remembered[CampaignHere] = Remembered(MOST_REMEMBERED)

    # ------------------------------------------------------------------ beginning and going on

    def begin(self, running: RunningCampaign, seats: Sequence[NextSeat], holder: str) -> tuple[str, NewTable]:
        """Put up a campaign of which no game was played yet, with the table of its first one; returns its code too."""
        made = self._next_table(running, seats, holder=holder)
        running = started(running, made.table.game)
        return self._store.create(
            msgspec.structs.replace(running, log=()), _steps(running, 0, made.table.code), clock()
        ), made

    def _next_table(
        self,
        running: RunningCampaign,
        seats: Sequence[NextSeat],
        holder: str | None = None,
        table_options: TableOptions = AS_USUAL,
    ) -> NewTable:
        setup = msgspec.structs.replace(next_setup(running, [one.survivors for one in seats]), seed=None)
        numbered = [one.seat._replace(seat=number) for number, one in enumerate(seats)]
        return self.tables.create(setup, seats=numbered, holder=holder, table_options=table_options)

    def go_on(self, code: str, who: Pass, seats: Sequence[NextSeat], holder: str) -> Table:
        """Begin the next game with these seats, the new ones at the screen of this session.

        Whoever asks later comes to the same game.
        """
        here = self.get(code)
        table = here.table
        with table.lock:
            if not who.seats and not who.host:
                raise refused("not-seated")
            if not here.over:
                raise refused("campaign-has-game")
            if table.history.following:
                return self.tables.get(table.history.following)
            here = self.get(code)
            if here.table.code != table.code:  # somebody at another process was first
                return here.table
            made = self._next_table(here.running, seats, table_options=table.options).table
            now = started(here.running, made.game)
            moved = {one.was: number for number, one in enumerate(seats) if one.was >= 0}
            new = [number for number, one in enumerate(seats) if one.was < 0 and one.seat.kind == PERSON]
            moving = TableMoving(table.id, made.id, moved, holder, new)
            try:
                self._store.append(here.stored.id, _steps(now, len(here.stored.steps), made.code), moving)
            except Conflict:  # so, and in this very moment
                self.tables.forget(made.code)
                self.tables.store.delete(made.code)
                return self.get(code).table
            told = going_on(table, who.seats, made.code)
            table.journal.write(TABLE, min(who.seats, default=NOBODY), told)
            return made

    # ------------------------------------------------------------------ choosing between two games

    def choose(self, code: str, seats: Collection[int], key: Sent) -> None:
        """Choose something for the next game."""
        here = self.get(code)
        with here.table.lock:
            here.table.seats.check(seats)
            found = next((one for one in self.options(here) if one.key == key), None)
            if found is None or here.table.history.following:
                raise refused("campaign-not-due")
            label = in_every_language(partial(label_of, here.running.campaign, found))
            told = NoteEntry("chose", here.table.seats.written_names(seats), label=label, key=found.key)
            here.table.journal.write(TABLE, min(seats), told)

    def options(self, here: CampaignHere) -> list[CampaignChoice]:
        """All that may be chosen now; nothing while the game goes on."""
        return options(here.running) if here.over and not here.table.history.following else []

    # ------------------------------------------------------------------ looking

    def get(self, code: str) -> CampaignHere:
        """The campaign with this code, however it was typed; a refusal when there is none."""
        stored, running = self._played(code)
        table = self.tables.get(stored.table)
        history = table.history
        now = table.id, len(stored.steps), history.seq, tuple(key for _, key in history.chosen)
        with readable(stored.code):
            return self._here.get(stored.code, now, lambda: _as_it_stands(stored, running, table))

    def _played(self, code: str) -> tuple[StoredCampaign, RunningCampaign]:
        """A campaign up to the beginning of its newest game. The logs of its games are left out: they may be long."""
        tidy = tidy_code(code)
        length = self._store.length(tidy)
        if not all(length):
            raise refused("campaign-gone", code=code)
        return self._stored.get(tidy, length, lambda: self._read(code, with_logs=False))

    def _read(self, code: str, *, with_logs: bool) -> tuple[StoredCampaign, RunningCampaign]:
        stored = self._store.load(tidy_code(code))
        if stored is None:
            raise refused("campaign-gone", code=code)
        with readable(stored.code):
            log = [step.data if with_logs else _in_short(step.data) for step in stored.steps if step.data is not None]
            running = msgspec.structs.replace(stored.document, log=tuple(log))
            _ = running.state, EDITIONS[running.campaign.edition]
        return stored._replace(steps=tuple(step._replace(data=None) for step in stored.steps)), running

    def of_table(self, table: str) -> str:
        """The code of the campaign that a table's game belongs to; empty for a game by itself."""
        return self._store.of_table(table)

    def listed(self, holder: str | None = None) -> list[CampaignHere]:
        """The newest campaigns of a session, or of all."""
        found = []
        for code in self._store.listed(holder, clock(), MOST_LISTED):
            try:
                found.append(self.get(code))
            except (Refused, Damaged):
                continue  # its table is gone, or what is written of it makes no sense
        return found

    def story(self, here: CampaignHere) -> CampaignStory:
        """The story so far; while a game goes on, with its sheets as they stand."""
        return story_of(here.running, None if here.over else here.table.game)

    def delete(self, code: str, who: Pass) -> list[str]:
        """Delete a campaign for good with all its tables, which only the host may; returns the codes of the tables."""
        here = self.get(code)
        if not who.host:
            raise refused("only-host")
        codes = [step.table for step in here.stored.steps if step.table]
        with here.table.lock:
            self._store.delete(here.code)
            for table in codes:
                self.tables.forget(table)
                self.tables.store.delete(table)
        return codes

    # ------------------------------------------------------------------ files

    def download(self, code: str) -> tuple[str, str]:
        """(file name, text) of the campaign. Of the game that goes on nothing is in it but how it was set up."""
        here = self.get(code)
        running = _as_it_stands(*self._read(code, with_logs=True), here.table).running
        if not here.over:
            last = max(at for at, step in enumerate(running.log) if isinstance(step, Begun))
            running = msgspec.structs.replace(running, log=running.log[:last])
        return f"shamble-{running.campaign.id}-{here.code}.json", written(running)

    def upload(self, text: str, holder: str, first: Callable[[RunningCampaign], FirstGame]) -> str:
        """A campaign that somebody sent, with the table of its last game, or else of its first; returns its code.

        `first` says what is played by whom where nothing was played yet.
        """
        running = campaign_of_upload(text)
        return self.take_in(running, (*games_of(running), None)[0], holder, first)

    def take_in(
        self, running: RunningCampaign, last: Game | None, holder: str, first: Callable[[RunningCampaign], FirstGame]
    ) -> str:
        """As `upload`, where the campaign has been checked and its last game is at its end."""
        if last is None:
            return self.begin(*first(running), holder)[0]
        at = max(number for number, step in enumerate(running.log) if isinstance(step, Begun))
        chosen = [step.choice for step in running.log[at + 2 :] if hasattr(step, "choice")]
        table = self.tables.adopt(last, holder).table
        for one in chosen:
            label = in_every_language(partial(label_of, running.campaign, one))
            told = NoteEntry("chose", table.seats.written_names([0]), label=label, key=one.key)
            table.journal.write(TABLE, 0, told)
        until = msgspec.structs.replace(running, log=running.log[: at + 1])
        return self._store.create(msgspec.structs.replace(until, log=()), _steps(until, 0, table.code), clock())


def _as_it_stands(stored: StoredCampaign, running: RunningCampaign, table: Table) -> CampaignHere:
    """A campaign with the end of the game at its table, if it has ended, and what was chosen since."""
    over = bool(table.game.state.outcome)
    if over:
        running = record(running, table.game)
        for _, key in table.history.chosen:
            with contextlib.suppress(CampaignError):  # chosen by rules of other days
                running = choose(running, key)
    return CampaignHere(stored.code, stored, running, table, over)


def _in_short(step: Step) -> Step:
    """A step without the log of its game."""
    return msgspec.structs.replace(step, log=()) if isinstance(step, Ended) else step


def _steps(running: RunningCampaign, first: int, table: str) -> list[CampaignStep]:
    """The steps of a campaign from a number on; the last of them begins the game at this table."""
    now = clock()
    last = len(running.log) - 1
    return [
        CampaignStep(number, now, table if number == last else "", step)
        for number, step in enumerate(running.log)
        if number >= first
    ]


def label_of(campaign: Campaign, choice: CampaignChoice) -> str:
    """The words of a choice between two games."""
    title = title_of(campaign, choice.name) if choice.action == NEXT_MISSION else ""
    return choice_text(words(), choice.action, choice.name, title)
