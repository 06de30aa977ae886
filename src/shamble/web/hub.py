"""Live tables: who is connected, telling everybody what changed, bots that play by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from shamble.errors import ShambleError
from shamble.table.campaigns import Campaigns
from shamble.table.play.bots import Considered, HintShown
from shamble.table.play.pace import PACES, pace_of
from shamble.table.screen.plans import Plans, PlansShown
from shamble.table.screen.small import HereShown, PointShown, PresenceShown, RefusedShown
from shamble.table.screen.to_page import encode
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.table.tables import Pass, Tables
from shamble.text import reading_in
from shamble.web.limits import Buckets
from shamble.web.options import Options
from shamble.web.pictures import MissionPictures
from shamble.web.rights import sees
from shamble.web.screen_messages import ScreenMessages, ScreenRequest, View
from shamble.web.sessions import Session, as_text
from shamble.web.sharing import Sharing
from shamble.web.thinking import AT_ONCE, Thinking
from shamble.web.threads import in_thread
from shamble.web.turns import TooBusyError, Turns
from shamble.web.workers import BEHIND_CHOICES, Workers

T = TypeVar("T")

log = logging.getLogger(__name__)

_passed_on = msgspec.json.Decoder(PlansShown | PointShown)
"""The messages of other processes to the pages that are open here."""

LIVES_KEPT = 500
REPLAYS_KEPT = 8
LINKS_KEPT = 1000
PAGES_AT_ONCE = 1
"""The slow pages that are made at a time: whoever chooses something meanwhile shares the interpreter with them."""
OPENED_AT_ONCE, MOST_OPENINGS = 4, 10_000
"""The tables whose logs are run again at the same time; all pages may ask for theirs at once, as after a restart."""
LONGEST_WAIT_FOR_BOTS = 5.0
MOST_GIVEN_UP = 3
A_MOMENT = 0.4
"""The part of a pause that a bot makes before it answers a small question."""
LONGEST_NAP = 1.0
"""Seconds after which the clock looks again: meanwhile another proposal may be due earlier."""


class LiveTable:
    """One table with the pages that show it."""

    def __init__(self, table: Table, options: Options, thinking: Thinking, aside: Turns) -> None:
        self.table = table
        self.sessions: list[Session] = []
        self.entering: list[Session] = []
        self.plans = Plans()
        self._screens = ScreenMessages(table)
        self._options = options
        self._thinking = thinking
        self._aside = aside
        table.bots.advise = thinking.advise
        self.going_on = asyncio.Lock()
        """Held by whoever begins the next game: who asks meanwhile comes along to it."""
        self._telling = asyncio.Lock()
        self._stopping = asyncio.Event()
        self._hurried = asyncio.Event()
        self._bots: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None

    @property
    def in_use(self) -> bool:
        """Whether somebody looks at it, a bot is thinking, or a proposal will be carried out when its time is over."""
        return bool(self.sessions) or any(task is not None and not task.done() for task in (self._bots, self._clock))

    async def arrive(self, session: Session) -> None:
        """A page was opened: it gets the whole screen, and the others are told."""
        self.entering.remove(session)
        self.sessions.append(session)
        before = self.table.history.next_seq
        async with self._telling:
            await self._show([session], work=lambda: self.table.seat_changes.arrive(session.seats))
        if self.table.history.next_seq != before:
            await self.changed()
        self.plans.drop_old(self.table.game)
        session.send(self._plans())
        self.tell_presence()
        self.wake()

    async def leave(self, session: Session) -> None:
        """A page was closed."""
        self.sessions.remove(session)
        session.stop_asking()
        await in_thread(lambda: self.table.seat_changes.leave(session.seats))
        self.tell_presence()

    async def renew(self, session: Session, seats: frozenset[int]) -> None:
        """Whoever looks at a page has other seats now."""
        if seats != session.seats:
            old, session.seats = session.seats, seats
            await in_thread(lambda: self.table.seat_changes.leave(old))
            await in_thread(lambda: self.table.seat_changes.arrive(seats))

    async def show(self, session: Session, since: int | None = None, has: int | None = None) -> None:
        """Send the whole screen to one page, or what is new if it has the screen (`has`) that it was told last."""
        async with self._telling:
            if session.view is None or session.view.number != has:
                session.view = None
            await self._show([session], since)

    async def changed(self, work: Callable[[], object] = lambda: None) -> None:
        """Do something at the table, show everybody how it stands now, and let the bots go on."""
        async with self._telling:
            await self._show(list(self.sessions), work=work)
        self._renew_plans()
        self.wake()

    async def _show(
        self, sessions: list[Session], since: int | None = None, work: Callable[[], object] = lambda: None
    ) -> None:
        """One page or all of them, with a single change of threads."""
        wanted = [
            ScreenRequest(one.seats, one.view, one.shown if since is None else since, one.language) for one in sessions
        ]

        def draw() -> list[tuple[View, str]]:
            work()
            return self._screens.messages(wanted)

        for session, (view, text) in zip(sessions, await in_thread(draw), strict=True):
            session.tell_view(view, text)

    def tell(self, message: PointShown) -> None:
        """Send a small message to everybody, wherever they are connected."""
        self.tell_here(message)
        self.table.store.notices.say(self.table.code, encode(message))

    def tell_here(self, message: PointShown | PresenceShown) -> None:
        """Send a small message to everybody who is connected to this process."""
        text = as_text(message)
        for session in self.sessions:
            session.send_text(text)

    def pass_on(self, said: bytes) -> None:
        """Show the pages of this process what another one says."""
        message = _passed_on.decode(said)
        if isinstance(message, PlansShown):
            self.plans.take_over(self.table.game, message.marks)
            self._tell_plans_here()
        else:
            self.tell_here(message)

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        table = self.table
        seats = [HereShown(seat.seat, seat.kind, table.seats.is_here(seat.seat)) for seat in table.seats]
        self.tell_here(PresenceShown(seats, table.seats.watching))

    def tell_plans(self) -> None:
        """Show everybody what is drawn over the board."""
        self.plans.drop_old(self.table.game)
        self._tell_plans()

    def _renew_plans(self) -> None:
        if self.plans.drop_old(self.table.game):
            self._tell_plans()

    def _tell_plans(self) -> None:
        self._tell_plans_here()
        self.table.store.notices.say(self.table.code, encode(self._plans()))

    def _tell_plans_here(self) -> None:
        """Everybody reads in their own language what is drawn."""
        texts: dict[str, str] = {}
        for session in self.sessions:
            if session.language not in texts:
                with reading_in(session.language):
                    texts[session.language] = as_text(self._plans())
            session.send_text(texts[session.language])

    def _plans(self) -> PlansShown:
        return self.plans.shown(self.table.game, self.table.seats.name)

    # ------------------------------------------------------------------ bots and the clock

    def wake(self) -> None:
        """Let bots play and carry out what is due, also what another process or an earlier one has written."""
        self.wake_bots()
        self._wake_clock()

    def _wake_clock(self) -> None:
        if self.table.agreement.seconds_left() is not None and (self._clock is None or self._clock.done()):
            self._clock = asyncio.get_running_loop().create_task(self._keep_time())

    async def _keep_time(self) -> None:
        """Wait until the open proposal is due and nobody has objected, then carry it out; the next one likewise."""
        try:
            while (left := self.table.agreement.seconds_left()) is not None:
                if await self._stops_within(min(max(0.0, left), LONGEST_NAP)):
                    return
                if await in_thread(self.table.agreement.carry_out_due):
                    await self.changed()
        except ShambleError as error:
            log.info("A proposal at table %s was not carried out: %s", self.table.code, error)
            await self.changed()
        except Exception:
            log.exception("The clock at table %s stopped", self.table.code)

    def wake_bots(self) -> None:
        """Let bots play until a person has to choose."""
        if self.table.bots.asked_here and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())

    def hurry(self) -> None:
        """Let bots make no pause until a person has to choose."""
        if self._bots is not None and not self._bots.done():
            self._hurried.set()

    async def _play_bots(self) -> None:
        self._hurried.clear()
        given_up = 0
        try:
            while self.table.bots.asked_here and not self._stopping.is_set():
                try:
                    await self._play_bot()
                except TooBusyError:  # the process in which it thought has died
                    given_up += 1
                    if given_up > MOST_GIVEN_UP:
                        raise
            self._wake_clock()
        except ShambleError as error:
            log.warning("The bot at table %s stopped: %s", self.table.code, error)
        except Exception:
            log.exception("The bot at table %s stopped", self.table.code)

    async def _play_bot(self) -> None:
        """One choice of a bot: it thinks, waits for the rest of its pause, and does it or asks people first."""
        begun = asyncio.get_running_loop().time()
        found = await self._thinking(self.table.bots.think)
        if found is None:
            return
        await self._pause(begun + self._pause_before(found) - asyncio.get_running_loop().time())
        if not self._stopping.is_set() and await in_thread(lambda: self.table.bots.carry_out(found)):
            async with self._telling:
                await self._show(list(self.sessions))
            self._renew_plans()

    def _pause_before(self, found: Considered) -> float:
        """The pause of a bot before a choice; without any page there is always one: people who come can be asked."""
        pace = PACES[pace_of(self.table.options)] if self.sessions else 1.0
        return self._options.bot_pause * pace * (A_MOMENT if found.brief else 1)

    async def _pause(self, seconds: float) -> None:
        """Wait, unless somebody is in a hurry or the server stops."""
        if seconds > 0:
            ends = [asyncio.ensure_future(event.wait()) for event in (self._stopping, self._hurried)]
            await asyncio.wait(ends, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            for end in ends:
                end.cancel()

    async def look(self, session: Session, work: Callable[[], T]) -> T:
        """The result of work that takes a while and changes nothing: visitors take turns at it."""
        return await self._aside.take(session.visitor, work)

    async def advise(self, session: Session) -> None:
        """Tell a page what a bot would do there; if something else has happened meanwhile, nothing."""
        asked = self.table.seq

        def think(seconds: float) -> HintShown | None:
            return self.table.bots.hint(session.seats, seconds) if self.table.seq == asked else None

        try:
            found = await self._thinking(think)
        except ShambleError as refusal:
            session.send(RefusedShown(str(refusal)))
        else:
            if found is not None and self.table.seq == asked:
                session.send(found)

    async def wait_for_bots(self) -> None:
        """Wait a little until the bots have played, for pages that cannot be told later."""
        if self._bots is not None:
            await asyncio.wait([self._bots], timeout=LONGEST_WAIT_FOR_BOTS)

    async def stop(self) -> None:
        """Stop the bots and the clock; what one is about to do is still done."""
        self._stopping.set()
        running = [task for task in (self._bots, self._clock) if task is not None]
        if running:
            await asyncio.wait(running, timeout=LONGEST_WAIT_FOR_BOTS)

    async def _stops_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)
        return self._stopping.is_set()


class Hub:
    """All live tables of this process, and what is remembered about them only while it runs."""

    def __init__(self, store: Store, options: Options) -> None:
        self.tables = Tables(store, options.most_tables)
        self.campaigns = Campaigns(self.tables)
        self.options = options
        self.guesses = Buckets(options.secrets)
        self.arrivals = Buckets(options.arrivals)
        self.new_games = Buckets(options.new_games)
        turns = Turns(max(1, options.workers), options.slow_per_address, options.slow)
        self.workers = Workers(options.workers, turns, options.seconds_per_job)
        self.aside = Turns(PAGES_AT_ONCE, options.slow_per_address, options.slow)
        self.opening = Turns(OPENED_AT_ONCE, MOST_OPENINGS, MOST_OPENINGS)
        self.pictures = MissionPictures(self.workers)
        self.sharing = Sharing(options.address)
        thoughts = min(AT_ONCE, options.workers), Turns(AT_ONCE, AT_ONCE, AT_ONCE), options.seconds_per_job
        self.thinkers = Workers(*thoughts, niceness=BEHIND_CHOICES)
        self.thinking = Thinking(options.bot_thinks, self.thinkers if options.workers else None)
        self._lives: dict[str, LiveTable] = {}
        self._saved: dict[str, tuple[int, str]] = {}
        self._links: dict[str, dict[int, str]] = {}

    async def live(self, code: str) -> LiveTable:
        """The table with this code; Refused when there is none."""
        table = self.tables.opened(code)
        if table is None:
            table = await self.opening.take("", lambda: self.tables.get(code))
        live = self._lives.pop(table.code, None)
        if live is None or (live.table is not table and not live.in_use):
            live = LiveTable(table, self.options, self.thinking, self.aside)
        self._lives[table.code] = live
        idle = [code for code, one in self._lives.items() if not one.in_use] if len(self._lives) > LIVES_KEPT else []
        for code in idle[: len(self._lives) - LIVES_KEPT]:
            del self._lives[code]
        if self.tables.store.shared or live.table is not table:
            await in_thread(live.table.catch_up)
        return live

    @property
    def lives(self) -> dict[str, LiveTable]:
        """The live tables by their codes."""
        return dict(self._lives)

    async def place_at(self, code: str, holder: str) -> Pass:
        """As `pass_of`, without looking whether there is such a table, which takes longer when there is."""
        if not holder:
            return Pass.of(frozenset())
        store, table = self.tables.store, self.tables.opened(code)
        held = store.remembered(table.id, holder) if table is not None else None
        return Pass.of(held if held is not None else await in_thread(lambda: store.held_at(code, holder)))

    def goes_by(self, before: str, holder: str) -> None:
        """A browser has a new secret: the pages that it has open go by that one as well."""
        for live in self._lives.values():
            for session in (*live.sessions, *live.entering):
                if session.holder == before:
                    session.holder = holder

    async def pass_of(self, live: LiveTable, holder: str) -> Pass:
        """The rights of a session at a table."""
        if not holder:
            return Pass.of(frozenset())
        store, table_id = self.tables.store, live.table.id
        held = store.remembered(table_id, holder)
        return Pass.of(held if held is not None else await in_thread(lambda: store.granted(table_id, holder)))

    def has_room_for(self, live: LiveTable, place: Pass, holder: str, visitor: str) -> bool:
        """Whether one more page can be shown at a table; whoever has a seat gets in even when very many look on."""
        options = self.options
        pages = [*live.sessions, *live.entering]
        if sum(one.holder == holder for one in pages) >= options.pages_per_holder or not self.arrivals.spend(holder):
            return False
        if place.seats or place.host:
            return True
        everywhere = [
            one for other in self._lives.values() for one in (*other.sessions, *other.entering) if not one.seats
        ]
        return (
            sum(not one.seats for one in pages) < options.onlookers_per_table
            and sum(one.visitor == visitor for one in everywhere) < options.onlookers_per_address
            and len(everywhere) < options.onlookers
        )

    async def renew_all(self, live: LiveTable) -> None:
        """Seats have changed hands: look up again who has which, and show it to everybody who may still look."""
        for session in list(live.sessions):
            place = await self.pass_of(live, session.holder)
            await live.renew(session, place.seats)
            if not sees(place):
                session.end()
        await live.changed()
        live.tell_presence()

    def saved(self, table: Table) -> str:
        """A table's game up to now as text, for its replay; made once per choice, and takes time."""
        with table.lock:
            seq, text = self._saved.pop(table.code, (-1, ""))
            if seq != table.seq:
                seq, text = table.seq, table.game.to_json()
            self._saved[table.code] = (seq, text)
        for code in list(self._saved)[:-REPLAYS_KEPT]:
            self._saved.pop(code, None)
        return text

    def remember_link(self, code: str, seat: int, secret: str) -> None:
        """Keep a link's secret while the server runs, so that the page of seats can show it again."""
        self._links.setdefault(code, {})[seat] = secret
        while len(self._links) > LINKS_KEPT:
            del self._links[next(iter(self._links))]

    def forget_link(self, code: str, seat: int) -> None:
        """Forget a link that is no longer valid, or no longer to be shown."""
        self._links.get(code, {}).pop(seat, None)

    async def forget_used_links(self, live: LiveTable) -> None:
        """Show no link any more that has been used or has expired."""
        for seat, secret in self.links(live.table.code).items():
            link = await in_thread(partial(self.tables.store.link, secret))
            if link is None or link.over:
                self.forget_link(live.table.code, seat)

    def move_links(self, old: str, new: str) -> None:
        """A team plays at another table: its links lead there."""
        self._links[new] = {**self._links.pop(old, {}), **self._links.get(new, {})}

    def links(self, code: str) -> dict[int, str]:
        """The links of a table that this process has made, by seat."""
        return dict(self._links.get(code, {}))

    async def delete(self, live: LiveTable, place: Pass) -> None:
        """Forget a table for good; pages that show it end."""
        code = live.table.code
        await in_thread(lambda: self.tables.delete(code, place))
        self.forget(code)

    def forget(self, code: str) -> None:
        """A table is no longer there."""
        self.tables.forget(code)
        self._saved.pop(code, None)
        self._links.pop(code, None)
        live = self._lives.pop(code, None)
        for session in live.sessions if live is not None else ():
            session.end()

    async def stop(self) -> None:
        """Let nobody in from outside any more, and stop all that is slow."""
        await self.sharing.stop()
        await self.rest()

    async def rest(self) -> None:
        """Give up everything slow: whoever waits for it is told so at once, and what bots are about to do is done."""
        for turns in (self.aside, self.opening, self.workers.turns, self.thinkers.turns):
            turns.close()
        await in_thread(self.workers.stop)
        for live in list(self._lives.values()):
            await live.stop()
        await in_thread(self.thinkers.stop)
