"""Agreeing: whatever needs the consent of the people at the table is asked, consented to or objected to here."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Mapping
from time import monotonic as steady
from typing import Any

from shamble.table.core import Core
from shamble.table.errors import Refused, refused
from shamble.table.history import Wish
from shamble.table.records import TABLE, Sent
from shamble.table.store import clock
from shamble.table.together import together_of
from shamble.table.wishes import WISHES, known_kind, missing, whole, wish_text


class Agreeing(Core):
    """One wish at a time. It ends when all have agreed, with an objection, or with the next choice."""

    def ask(self, seats: Collection[int], kind: Sent, data: Sent = None, *, host: bool = False) -> bool:
        """Ask the others for something (see `wishes.WISHES`); returns whether it happened at once.

        It does when nobody else has to consent. Asking for what is asked already is consent. `host`: whoever set the
        table up asks.
        """
        with self.lock:
            self._seated(seats)
            wanted, table = known_kind(kind), whole(self)
            checked = wanted.checked(table, seats, data)
            wish = self.history.wish
            if wish is not None:
                if wish.kind == wanted.name and wanted.is_same(wish, checked):
                    return self.consent(seats)
                raise refused("asked-already", wish=wish_text(table.game, wish))
            fields = {"who": self.sitting.names(seats), **wanted.told(table, checked)}
            entry = {"what": f"ask-{wanted.name}", **fields, "data": checked, "agreed": sorted(seats)}
            wish = Wish.of(self.history.next_seq, min(seats), entry)
            if wanted.is_free(table, seats) or (host and wanted.host_may) or not missing(self, wish):
                wanted.carry_out(table, wish)
                return True
            self._write(TABLE, min(seats), entry)
            self.seconds_left()
            return False

    def consent(self, seats: Collection[int], number: Sent = None) -> bool:
        """Agree to what was asked for; returns whether it happened now. `number` names the wish that was seen."""
        with self.lock:
            wish = self._wish(seats, number)
            agreed = self._agreed(wish, seats)
            if not missing(self, agreed):
                WISHES[wish.kind].carry_out(whole(self), agreed)
                return True
            if agreed.agreed == wish.agreed:
                return False
            data = {"what": "consent", "who": self.sitting.names(seats), "agreed": sorted(agreed.agreed)}
            self._write(TABLE, min(seats), data)
            return False

    def object(self, seats: Collection[int], number: Sent = None) -> None:
        """Refuse what was asked for; whoever asked takes the wish back like this."""
        with self.lock:
            wish = self._wish(seats, number)
            what = "withdraw" if wish.by in seats else "object"
            self._write(TABLE, min(seats), {"what": what, "who": self.sitting.names(seats)})

    @property
    def due(self) -> float | None:
        """When the open wish is carried out without anybody's further consent, as it was written; None for never."""
        wish = self.history.wish
        return wish.data.get("until") if wish is not None else None

    def seconds_left(self) -> float | None:
        """How long somebody can still object to the open wish; None when time does not carry it out.

        What was written is by the computer's clock, which somebody may set back. From the first look on a clock counts
        that only goes forward, and nobody waits longer than the table gives.
        """
        wish, until = self.history.wish, self.due
        if wish is None or until is None:
            return None
        if self._deadline[0] != wish.number:
            _, longest = together_of(self.options)
            self._deadline = (wish.number, steady() + min(max(0.0, until - clock()), longest))
        return self._deadline[1] - steady()

    def carry_out_due(self) -> bool:
        """Carry out what nobody has objected to in time; returns whether there was something."""
        with self.lock:
            wish, left = self.history.wish, self.seconds_left()
            if wish is None or left is None or left > 0:
                return False
            WISHES[wish.kind].carry_out(whole(self), wish)
            return True

    def change_options(self, wish: Wish, what: str, options: Mapping[str, Any]) -> None:
        """The table's own options are others from now on."""
        self._write(TABLE, wish.by, {**wish.fields, "what": what, "options": dict(options)})

    def follow(self, seats: Collection[int], code: str) -> None:
        """Tell those who are here, and those who come later, where the team plays next."""
        here = seats or range(len(self.sitting.seats))
        self._write(TABLE, min(here), {"what": "again", "who": self.sitting.names(here), "code": code})

    def _wish(self, seats: Collection[int], number: Sent) -> Wish:
        self._seated(seats)
        wish = self.history.wish
        if wish is None:
            raise refused("nothing-asked")
        if number is not None and number != wish.number:
            raise refused("late")
        return wish

    def _agreed(self, wish: Wish, seats: Collection[int]) -> Wish:
        """The wish with the consent of some more: what comes of it is done by all of them."""
        agreed = wish.agreed | frozenset(seats)
        return wish._replace(agreed=agreed, fields={**wish.fields, "who": self.sitting.names(agreed)})

    def _settle(self) -> None:
        """Seats have changed: perhaps nobody is left who has not agreed."""
        wish = self.history.wish
        if wish is not None and not missing(self, wish):
            with contextlib.suppress(Refused):
                WISHES[wish.kind].carry_out(whole(self), wish)
