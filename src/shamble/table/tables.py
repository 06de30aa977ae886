"""All tables of one process: opened once, shared by everybody who asks for them."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from shamble.games.beginning import begun
from shamble.table.errors import Refused, refused
from shamble.table.files.reports import problem_report
from shamble.table.files.uploads import file_name
from shamble.table.lasting import what_lasts
from shamble.table.screen.chronicle import ChronicleShown, chronicle
from shamble.table.screen.replay import Replay
from shamble.table.statistics import Group, groups
from shamble.table.store.keys import tidy_code
from shamble.table.store.records import (
    AS_USUAL,
    DEVICE,
    LOOK,
    NOBODY,
    TABLE,
    Handover,
    Link,
    ListedTable,
    NoteEntry,
    Seat,
    Sent,
    TableOptions,
)
from shamble.table.store.schema import HOST, WATCH
from shamble.table.store.store import Store
from shamble.table.table import NewTable, Table
from shamble.text import in_every_language, words
from shamble.world.game import Game
from shamble.world.setup import GameSetup

TABLES_KEPT_OPEN = 500


class Pass(NamedTuple):
    """The rights of a session at a table. Without any the table is not shown at all."""

    seats: frozenset[int]
    host: bool
    watch: bool

    @classmethod
    def of(cls, held: frozenset[int]) -> Pass:
        """The rights that go with the seats and places of a session."""
        return cls(frozenset(seat for seat in held if seat >= 0), HOST in held, WATCH in held)

    @property
    def may_look(self) -> bool:
        """Whether the table is shown."""
        return bool(self.seats) or self.host or self.watch


class Tables:
    """The tables of a store. A holder is the secret of a session, 128 random bits in a cookie."""

    def __init__(self, store: Store, most: int = 0) -> None:
        """`most`: the greatest number of tables; 0 for any number."""
        self.store = store
        self.most = most
        self._open: dict[str, Table] = {}
        self._lock = threading.Lock()
        self._doors: dict[str, threading.Lock] = {}

    def get(self, code: str) -> Table:
        """The table with this code, however it was typed; a refusal when there is none."""
        tidy = tidy_code(code)
        table = self.opened(tidy)
        if table is not None:
            return table
        with self._lock:
            door = self._doors.setdefault(tidy, threading.Lock())
        # Opening a table takes time: whoever wants the same one waits, the others do not.
        with door:
            try:
                return self.opened(tidy) or self._keep(Table.open(self.store, tidy))
            finally:
                with self._lock:
                    self._doors.pop(tidy, None)

    def opened(self, code: str) -> Table | None:
        """The table with this code, if it is already open."""
        tidy = tidy_code(code)
        with self._lock:
            table = self._open.pop(tidy, None)
            if table is not None:
                self._open[tidy] = table
            return table

    def _keep(self, table: Table) -> Table:
        with self._lock:
            self._open[table.code] = table
            while len(self._open) > TABLES_KEPT_OPEN:
                self._open.pop(next(iter(self._open)))
            return table

    def create(
        self,
        setup: GameSetup,
        *,
        seats: Sequence[Seat] = (),
        holder: str | None = None,
        table_options: TableOptions = AS_USUAL,
    ) -> NewTable:
        """A new game at a new table; SetupError lists what cannot be. Without a seed nobody can foretell its dice.

        `holder` is the session that gets the host's place and all seats of kind person.
        """
        seeded = setup.seed is not None
        return self._kept(lambda: Table.put_up(self.store, begun(setup), seats, holder, table_options, seeded=seeded))

    def upload(self, text: str, **named: Any) -> NewTable:
        """As `Table.upload`, without the store."""
        return self._kept(lambda: Table.upload(self.store, text, **named))

    def adopt(self, game: Game, holder: str) -> NewTable:
        """A table for a game that was played elsewhere; all its seats are this session's."""
        return self._kept(lambda: Table.put_up(self.store, game, (), holder))

    def again(self, table: Table, seats: Collection[int] = ()) -> Table:
        """The next game of the same team: Mission, Survivors, rules, seats and links as they are, with other luck.

        What lasts from this game goes along.

        Everybody who has a place at the old table has the same at the new one. Whoever asks later gets the same game.
        """
        with table.lock:
            if not table.game.state.outcome:
                raise refused("game-goes-on")
            following = self._following(table)
            if following is not None:
                return following
            before = table.game.setting.setup
            rules, lasts = {**before.options, **table.game.state.rules}, what_lasts(table.game)
            made = self.create(
                replace(before, seed=None, options=rules, kept=lasts, people=()),
                seats=[seat._replace(lent=False) for seat in table.seats],
                table_options=table.options,
            ).table
            self.store.take_along(table.id, made.id)
            table.journal.write(TABLE, min(seats, default=NOBODY), going_on(table, seats, made.code))
            return made

    def _following(self, table: Table) -> Table | None:
        """The next game of this team, if there is one that goes on."""
        with contextlib.suppress(Refused):
            following = self.get(table.history.following) if table.history.following else None
            if following is not None and not following.game.state.outcome:
                return following
        return None

    def delete(self, code: str, who: Pass) -> None:
        """Delete a table for good, which only its host may."""
        table = self.get(code)
        if not who.host:
            raise refused("only-host")
        if self.store.campaigns.of_table(table.code):
            raise refused("campaign-table")
        with table.lock:
            self.forget(table.code)
            self.store.delete(table.code)

    def forget(self, code: str) -> None:
        """Keep a table open no longer."""
        with self._lock:
            self._open.pop(tidy_code(code), None)

    def _kept(self, make: Callable[[], NewTable]) -> NewTable:
        if self.most and self.store.count() >= self.most:
            raise refused("too-many-tables")
        made = make()
        self._keep(made.table)
        return made

    def enter(self, secret: str, holder: str, name: Sent = None) -> Table:
        """Exchange a link's secret for a place of this session; the seat is taken by whoever comes first.

        Whoever has come by this link before finds the way back with it.
        """
        table, link = self.opened_by(secret)
        if link.seat in self.store.granted(table.id, holder):
            return table
        if link.over:
            raise refused(f"link-{link.over}")
        if link.kind == LOOK:
            self.store.hand(table.id, Handover(WATCH, holder=holder, by_link=secret))
        elif link.kind == DEVICE:
            table.seat_changes.add_device(link.seat, holder, secret)
        else:
            table.seat_changes.take_seat(link.seat, holder, secret, name)
        return table

    def opened_by(self, secret: str) -> tuple[Table, Link]:
        """The table that a link leads to, and what it opens there."""
        link = self.store.link(secret)
        if link is None:
            raise refused("no-link")
        return self.get(link.code), link

    def join(self, code: str, holder: str, seat: Sent = None, name: Sent = None) -> Table:
        """Take an open seat (the first one if none is named) of the table with this code."""
        table = self.get(code)
        table.seat_changes.join(holder, seat, name)
        return table

    def pass_of(self, code: str, holder: str) -> Pass:
        """The rights of a session at a table."""
        return Pass.of(self.store.granted(self.get(code).id, holder))

    def hosts(self, holder: str) -> bool:
        """Whether a session has put up any table here."""
        return self.store.holds_anywhere(holder, HOST)

    def listed(self, holder: str | None = None, *, over: bool | None = None, most: int = 0) -> list[ListedTable]:
        """The newest tables of a session, or of all; with `over` only those whose game is over, or goes on."""
        return self.store.listed(holder, over=over, most=most)

    def together(self, holder: str) -> list[Group]:
        """The figures of those with whom a session has played."""
        return groups(self.store.counted(holder))

    def count_no_longer(self, code: str, who: Pass) -> None:
        """Take a game out of the statistics; a refusal unless it was one's own."""
        if not who.seats:
            raise refused("not-seated")
        self.store.count_no_longer(self.get(code).id)

    # ------------------------------------------------------------------ files

    def replay(self, code: str) -> Replay:
        """The replay of a table's game up to now."""
        return Replay.of(self.get(code).game)

    def chronicle(self, code: str) -> ChronicleShown:
        """The game in figures."""
        return chronicle(self.get(code).game)

    def download(self, code: str, who: Pass) -> tuple[str, str]:
        """(file name, text) of the saved game. Decks and seed are in it: while it goes on it stays here.

        Only a host who plays all seats of people alone has nobody to hide anything from.
        """
        table = self.get(code)
        if not may_download(table, who):
            raise refused("download-running")
        return file_name(table.game, table.code), table.game.to_json()

    def report(self, code: str, told: Sent = "", seats: Collection[int] = ()) -> dict[str, Any]:
        """The download of "report a problem"; while the game goes on no more than these seats see."""
        table = self.get(code)
        return problem_report(table.game, table.code, str(told)[:2000], seats, lambda: table.screen(seats))


def going_on(table: Table, seats: Collection[int], code: str) -> NoteEntry:
    """The entry that tells who began the next game; whoever has no seat here did it as the host, and alone."""
    who = table.seats.written_names(seats) if seats else in_every_language(lambda: words().tell("the-host"))
    return NoteEntry("again", who, code=code)


def may_download(table: Table, who: Pass) -> bool:
    """Whether the file, with everything that is hidden, may be downloaded."""
    return bool(table.game.state.outcome) or (who.host and who.seats >= {*table.seats.persons()})
