"""Agreeing: whatever needs the consent of the people at the table is asked, consented to or objected to here."""

from __future__ import annotations

import contextlib
from collections.abc import Collection

from shamble.table.core import Core
from shamble.table.errors import Refused, refused
from shamble.table.history import Wish
from shamble.table.records import TABLE, Sent
from shamble.table.wishes import WISHES, known_kind, missing, whole, wish_text


class Agreeing(Core):
    """One wish at a time. It ends when all have agreed, with an objection, or with the next choice."""

    def ask(self, seats: Collection[int], kind: Sent, data: Sent = None) -> bool:
        """Ask the others for something (see `wishes.WISHES`); returns whether it happened at once.

        It does when nobody else has to consent. Asking for what is asked already is consent.
        """
        with self.lock:
            self._seated(seats)
            wanted, table = known_kind(kind), whole(self)
            checked = wanted.checked(table, seats, data)
            wish = self.history.wish
            if wish is not None:
                if (wish.kind, wish.data) == (wanted.name, checked):
                    return self.consent(seats)
                raise refused("asked-already", wish=wish_text(wish))
            fields = {"who": self.sitting.names(seats), **wanted.told(table, checked)}
            entry = {"what": f"ask-{wanted.name}", **fields, "data": checked, "agreed": sorted(seats)}
            wish = Wish.of(self.history.next_seq, min(seats), entry)
            if wanted.is_free(table, checked) or not missing(self, wish):
                wanted.carry_out(table, wish)
                return True
            self._write(TABLE, min(seats), entry)
            return False

    def consent(self, seats: Collection[int], number: Sent = None) -> bool:
        """Agree to what was asked for; returns whether it happened now. `number` names the wish that was seen."""
        with self.lock:
            wish = self._wish(seats, number)
            agreed = wish._replace(agreed=wish.agreed | frozenset(seats))
            if not missing(self, agreed):
                self._carry_out(agreed)
                return True
            data = {"what": "consent", "who": self.sitting.names(seats), "agreed": sorted(agreed.agreed)}
            self._write(TABLE, min(seats), data)
            return False

    def object(self, seats: Collection[int], number: Sent = None) -> None:
        """Refuse what was asked for; whoever asked takes the wish back like this."""
        with self.lock:
            wish = self._wish(seats, number)
            what = "withdraw" if wish.by in seats else "object"
            self._write(TABLE, min(seats), {"what": what, "who": self.sitting.names(seats)})

    def _wish(self, seats: Collection[int], number: Sent) -> Wish:
        self._seated(seats)
        wish = self.history.wish
        if wish is None:
            raise refused("nothing-asked")
        if number is not None and number != wish.number:
            raise refused("late")
        return wish

    def _carry_out(self, wish: Wish) -> None:
        kind = WISHES[wish.kind]
        kind.checked(whole(self), wish.agreed, wish.data)
        kind.carry_out(whole(self), wish)

    def _settle(self) -> None:
        """Seats have changed: perhaps nobody is left who has not agreed."""
        wish = self.history.wish
        if wish is not None and not missing(self, wish):
            with contextlib.suppress(Refused):
                self._carry_out(wish)
