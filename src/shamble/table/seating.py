"""Seats: sitting down, links, handing over, lending; who is here."""

from __future__ import annotations

from collections.abc import Collection

from shamble.table.agreeing import Agreeing
from shamble.table.errors import refused
from shamble.table.keys import new_secret
from shamble.table.records import BOT, OPEN, PERSON, TABLE, Seat, Sent
from shamble.table.schema import WATCH
from shamble.table.sitting import checked_seat, tidy_name


class Seating(Agreeing):
    """Who sits where, and how others come to sit there."""

    def set_seat(
        self, seats: Collection[int], seat: Sent, *, kind: str | None = None, name: Sent = None, bot: str = ""
    ) -> None:
        """Change a seat: one's own, or one that nobody has taken or that a bot plays."""
        with self.lock:
            number = self._changeable(seats, seat)
            old = self.sitting[number]
            shown = old.name if name is None else tidy_name(name, number)
            self._reseat(seats, checked_seat(Seat(number, shown, kind or old.kind, bot or old.bot)))

    def take_seat(self, seat: Sent, name: Sent = None) -> None:
        """Sit down in an open seat (or in one's own again); for those who come by link or by the table's code."""
        with self.lock:
            number = self.sitting.known(seat)
            old = self.sitting[number]
            new = old._replace(kind=PERSON, bot="", lent=False, name=tidy_name(name or old.name, number))
            if new != old:
                self._reseat((), new)

    def hand_over(self, seats: Collection[int], seat: Sent, name: Sent = None) -> str:
        """Give a seat away: all its links and sessions end, it waits open, and the new link's secret is returned."""
        with self.lock:
            number = self._changeable(seats, seat)
            self._reseat(seats, Seat(number, tidy_name(name, number), OPEN))
            self.store.revoke(self.id, number)
            return self._new_link(number)

    def link(self, seats: Collection[int], seat: Sent) -> str:
        """One more link to a seat, for another device or for an invitation to an open seat."""
        with self.lock:
            return self._new_link(self._changeable(seats, seat))

    def watch_link(self, seats: Collection[int]) -> str:
        """A link for people who look on."""
        with self.lock:
            self._seated(seats)
            return self._new_link(WATCH)

    def lend(self, seats: Collection[int], seat: Sent) -> None:
        """Let everybody play a seat while its owner is away; it is his again when he comes back."""
        with self.lock:
            self._seated(seats)
            number = self.sitting.known(seat)
            old = self.sitting[number]
            if old.kind == BOT or (self.sitting.is_here(number) and number not in seats):
                raise refused("is-here", who=old.name)
            self._seat_remark("lent", seats, old._replace(lent=True))

    def arrive(self, seats: Collection[int]) -> None:
        """A connection was made for these seats (none: by somebody who looks on). A lent seat is its owner's again."""
        with self.lock:
            self.sitting.come(seats, 1)
            self._shared = None
            for seat in sorted(seats):
                if self.sitting[seat].lent:
                    self._seat_remark("back", (seat,), self.sitting[seat]._replace(lent=False))

    def leave(self, seats: Collection[int]) -> None:
        """A connection ended."""
        with self.lock:
            self.sitting.come(seats, -1)
            self._shared = None

    def _changeable(self, seats: Collection[int], seat: Sent) -> int:
        number = self.sitting.known(seat)
        self._seated(seats)
        if not self.sitting.may_change(seats, number):
            raise refused("seat-taken", who=self.sitting[number].name)
        return number

    def _reseat(self, seats: Collection[int], seat: Seat) -> None:
        self._seat_remark(f"is-{seat.kind}", seats, seat)

    def _seat_remark(self, what: str, seats: Collection[int], seat: Seat) -> None:
        data = {"what": what, "who": self.sitting.names(seats), "whom": seat.name, "number": seat.seat + 1}
        self._write(TABLE, min(seats, default=seat.seat), data, seats=[seat])
        self._settle()

    def _new_link(self, seat: int) -> str:
        secret = new_secret()
        self.store.add_link(self.id, secret, seat)
        return secret
