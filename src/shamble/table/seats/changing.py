"""Changes of seats: sitting down, links, handing over, lending, coming and going."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from shamble.table.errors import refused
from shamble.table.log.journal import Journal, retried
from shamble.table.seats.seats import Seats, checked_seat, tidy_name, usual_bot
from shamble.table.store.keys import new_secret
from shamble.table.store.records import BOT, DEVICE, INVITE, LOOK, OPEN, PERSON, TABLE, Handover, NoteEntry, Seat, Sent
from shamble.table.store.schema import HOST, WATCH


class SeatChanges:
    """All changes of who sits where; `settle` is called after each, as fewer people may have to agree then."""

    def __init__(self, journal: Journal, seats: Seats, settle: Callable[[], None] = lambda: None) -> None:
        self._journal = journal
        self._seats = seats
        self._settle = settle

    @retried
    def set_seat(
        self,
        seats: Collection[int],
        seat: Sent,
        *,
        kind: str | None = None,
        name: Sent = None,
        bot: str = "",
        holder: str = "",
    ) -> None:
        """Change a seat: one's own, or one that nobody has taken or that a bot plays.

        With a `holder` it is that session's from now on, and all earlier links and sessions of it end.
        """
        with self._journal.lock:
            number = self._changeable(seats, seat)
            old = self._seats[number]
            shown = old.name if name is None else tidy_name(name)
            handed = [Handover(number, holder=holder, anew=True)] if holder else []
            self._reseat(seats, checked_seat(Seat(number, shown, kind or old.kind, bot or old.bot)), handed)

    @retried
    def take_seat(self, seat: Sent, holder: str, link: str, name: Sent = None) -> None:
        """Let the holder of a session sit down in a free seat, by a link that must still be good then."""
        with self._journal.lock:
            number = self._seats.known(seat)
            if self._seats[number].kind != OPEN:
                raise refused("link-used")
            self._take_seat(number, Handover(number, holder=holder, by_link=link), name)

    @retried
    def add_device(self, seat: Sent, holder: str, link: str) -> None:
        """Let the owner of a seat play it with another session as well, by a link that must still be good then."""
        with self._journal.lock:
            number = self._seats.known(seat)
            if self._seats[number].kind != PERSON:
                raise refused("link-used")
            self._seat_remark("device", (), self._seats[number], [Handover(number, holder=holder, by_link=link)])

    @retried
    def end_others(self, seats: Collection[int], seat: Sent, holder: str) -> None:
        """Keep one's seat for this session alone: all others that have it, and links to it, end."""
        with self._journal.lock:
            number = self._seats.known(seat)
            if number not in seats:
                raise refused("not-your-seat", who=self._seats.name(number))
            self._seat_remark("alone", seats, self._seats[number], [Handover(number, holder=holder, alone=True)])

    @retried
    def remove(self, seats: Collection[int], seat: Sent, *, host: bool) -> str:
        """The host lets somebody else have a seat: its links and sessions end, and a new link's secret is returned."""
        with self._journal.lock:
            number = self._seats.known(seat)
            if not host:
                raise refused("only-host")
            old, secret = self._seats[number], new_secret()
            if number in seats or old.kind != PERSON:
                raise refused("not-removed", who=self._seats.name(number))
            handed = [Handover(number, secret=secret, anew=True)]
            self._seat_remark("removed", (), old, handed, Seat(number, "", OPEN))
            return secret

    @retried
    def adopt(self, holder: str) -> None:
        """Whoever sits at the computer that runs the table takes the seats of people who are not here, as its host."""
        with self._journal.lock:
            free = [seat for seat in self._seats.persons() if not self._seats.is_here(seat)]
            handed = [Handover(place, holder=holder) for place in (HOST, *free)]
            names = self._seats.written_names(free) if free else ""
            data = NoteEntry("adopted" if free else "adopted-host", whom=names)
            self._journal.write(TABLE, min(free, default=0), data, handed=handed)

    @retried
    def join(self, holder: str, seat: Sent = None, name: Sent = None) -> None:
        """Let the holder of a session sit down in an open seat, the first one if none is named."""
        with self._journal.lock:
            free = [one.seat for one in self._seats if one.kind == OPEN]
            number = (free[0] if free else None) if seat is None else self._seats.known(seat)
            if number is None or number not in free:
                raise refused("no-open-seat")
            self._take_seat(number, Handover(number, holder=holder), name)

    def _take_seat(self, number: int, handed: Handover, name: Sent) -> None:
        old = self._seats[number]
        new = old._replace(kind=PERSON, bot="", lent=False, name=tidy_name(name or old.name))
        self._reseat((), new, [handed])

    @retried
    def hand_over(self, seats: Collection[int], seat: Sent, name: Sent = None) -> str:
        """Give a seat away: all its links and sessions end, it waits open, and the new link's secret is returned."""
        with self._journal.lock:
            number = self._changeable(seats, seat)
            secret = new_secret()
            handed = [Handover(number, secret=secret, anew=True)]
            self._reseat(seats, Seat(number, tidy_name(name), OPEN), handed)
            return secret

    def link(self, seats: Collection[int], seat: Sent) -> str:
        """A link to a seat: an invitation while it is open, else one for another device of whoever has it."""
        with self._journal.lock:
            number = self._changeable(seats, seat)
            kind = self._seats[number].kind
            if kind == BOT:
                raise refused("bot-sits-there")
            return self._new_link(number, INVITE if kind == OPEN else DEVICE)

    def watch_link(self, seats: Collection[int]) -> str:
        """A link for people who look on."""
        with self._journal.lock:
            self._seats.check(seats)
            return self._new_link(WATCH, LOOK)

    @retried
    def end_watching(self, seats: Collection[int], *, host: bool) -> None:
        """The host sends those away who look on; links for onlookers end."""
        with self._journal.lock:
            if not host:
                raise refused("only-host")
            self._journal.write(
                TABLE, min(seats, default=0), NoteEntry("unwatched"), handed=[Handover(WATCH, anew=True)]
            )

    @retried
    def lend(self, seats: Collection[int], seat: Sent, *, to_bot: bool = False) -> None:
        """Let everybody, or a bot, play a seat while its owner is away; it is theirs again when they come back."""
        with self._journal.lock:
            self._seats.check(seats)
            number = self._seats.known(seat)
            old = self._seats[number]
            if old.kind == BOT or (self._seats.is_here(number) and number not in seats):
                raise refused("is-here", who=self._seats.name(number))
            lent = old._replace(lent=True, bot=usual_bot() if to_bot else "")
            self._seat_remark("lent-to-bot" if to_bot else "lent", seats, lent)

    def arrive(self, seats: Collection[int]) -> None:
        """A connection was made for these seats (none: by somebody who looks on). A lent seat is its owner's again."""
        with self._journal.lock:
            self._seats.come(seats, 1)
            self.tell_presence()
            self._take_back(seats)

    @retried
    def _take_back(self, seats: Collection[int]) -> None:
        for seat in sorted(seats):
            if self._seats[seat].lent:
                self._seat_remark("back", (seat,), self._seats[seat]._replace(lent=False, bot=""))

    def leave(self, seats: Collection[int]) -> None:
        """A connection ended."""
        with self._journal.lock:
            self._seats.come(seats, -1)
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell the other processes who is here."""
        self._journal.store.notices.here(self._journal.code, self._seats.here, self._seats.watching_here)

    def _changeable(self, seats: Collection[int], seat: Sent) -> int:
        number = self._seats.known(seat)
        self._seats.check(seats)
        if not self._seats.may_change(seats, number):
            raise refused("seat-taken", who=self._seats.name(number))
        return number

    def _reseat(self, seats: Collection[int], seat: Seat, handed: Sequence[Handover] = ()) -> None:
        self._seat_remark(f"is-{seat.kind}", seats, seat, handed)

    def _seat_remark(
        self, what: str, seats: Collection[int], seat: Seat, handed: Sequence[Handover] = (), after: Seat | None = None
    ) -> None:
        """Write a remark about a seat, together with the seat as it is now (or `after` this)."""
        data = NoteEntry(what, self._seats.written_names(seats), self._seats.written_name(seat), seat.seat + 1)
        self._journal.write(TABLE, min(seats, default=seat.seat), data, seats=[after or seat], handed=handed)
        self._settle()

    def _new_link(self, seat: int, kind: str) -> str:
        secret = new_secret()
        self._journal.store.add_link(self._journal.id, secret, seat, kind)
        return secret
