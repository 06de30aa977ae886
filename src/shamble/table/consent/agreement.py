"""Agreement: a wish is asked, consented or objected to, and carried out once everybody has agreed."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from time import monotonic as steady

import msgspec
from msgspec.structs import replace

from shamble.bots.reasons import Reason
from shamble.engine.decisions import Option
from shamble.table.consent.together import together_of
from shamble.table.consent.wishes import BOTS_PLAN, WISHES, D, Planned, TableParts, WishKind, known_kind, wish_text
from shamble.table.errors import Refused, refused
from shamble.table.log.history import ASK, Wish
from shamble.table.screen.position import WishShown
from shamble.table.store.records import TABLE, NoteEntry, Sent
from shamble.table.store.store import clock
from shamble.table.store.wish_data import AnswerProposed


class Agreement:
    """One wish at a time. It ends when all have agreed, with an objection, or with the next choice."""

    def __init__(self, parts: TableParts) -> None:
        self._at = parts
        self._journal = parts.journal
        self._seats = parts.seats
        self._deadline: tuple[int, float] = (-1, 0.0)

    @property
    def wish(self) -> Wish | None:
        """The wish that is open now."""
        return self._journal.history.wish

    def ask(self, seats: Collection[int], kind: Sent, data: Sent = None, *, host: bool = False) -> bool:
        """Ask the others for something (see `wishes.WISHES`); returns whether it happened at once.

        It does when nobody else has to consent. Asking for what is asked already is consent. `host`: whoever set the
        table up asks.
        """
        with self._journal.lock:
            self._seats.check(seats)
            return self._asked(seats, known_kind(kind), data, host=host)

    def plan(self, seat: int, option: Option, claim: Reason, reason: Reason) -> None:
        """Let a bot ask the people who are here before it takes an option; it is taken at once if nobody is."""
        with self._journal.lock:
            self._asked([seat], BOTS_PLAN, Planned(option.key, claim, reason))

    def _asked(self, seats: Collection[int], wanted: WishKind[D], data: Sent, *, host: bool = False) -> bool:
        with self._journal.lock:
            checked = wanted.checked(self._at, seats, data)
            wish = self.wish
            if wish is not None:
                if wish.kind == wanted.name and wanted.is_same(wish, checked):
                    return self.consent(seats)
                raise refused("asked-already", wish=wish_text(self._journal.game, wish))
            entry = NoteEntry(f"{ASK}{wanted.name}", self._seats.written_names(seats), agreed=sorted(seats))
            entry.data = msgspec.Raw(msgspec.json.encode(checked))
            wanted.tell(self._at, checked, entry)
            wish = Wish.of(self._journal.history.next_seq, min(seats), entry)
            if wanted.is_free(self._at, seats) or (host and wanted.host_may) or not self._missing(wish):
                wanted.carry_out(self._at, wish)
                return True
            self._journal.write(TABLE, min(seats), entry)
            self.seconds_left()
            return False

    def consent(self, seats: Collection[int], number: Sent = None) -> bool:
        """Agree to what was asked for; returns whether it happened now. `number` names the wish that was seen."""
        with self._journal.lock:
            wish = self._seen(seats, number)
            agreed = self._agreed(wish, seats)
            if not self._missing(agreed):
                WISHES[wish.kind].carry_out(self._at, agreed)
                return True
            if agreed.agreed == wish.agreed:
                return False
            who = self._seats.written_names(seats)
            self._journal.write(TABLE, min(seats), NoteEntry("consent", who, agreed=sorted(agreed.agreed)))
            return False

    def object(self, seats: Collection[int], number: Sent = None) -> None:
        """Refuse what was asked for; whoever asked takes the wish back like this."""
        with self._journal.lock:
            wish = self._seen(seats, number)
            what = "withdraw" if wish.by in seats else "object"
            self._journal.write(TABLE, min(seats), NoteEntry(what, self._seats.written_names(seats)))

    @property
    def due(self) -> float | None:
        """The time at which the open wish is carried out without further consent, as it was written; None for never."""
        data = self.wish.data if self.wish is not None else None
        return data.until if isinstance(data, AnswerProposed) else None

    def seconds_left(self) -> float | None:
        """The time in which somebody can still object to the open wish; None when it is not carried out by time.

        The time that was written is that of the computer's clock, which somebody may set back. From the first look on a
        clock counts that only goes forward, and nobody waits longer than the table's options say.
        """
        wish, until = self.wish, self.due
        if wish is None or until is None:
            return None
        if self._deadline[0] != wish.number:
            _, longest = together_of(self._journal.options)
            self._deadline = (wish.number, steady() + min(max(0.0, until - clock()), longest))
        return self._deadline[1] - steady()

    def carry_out_due(self) -> bool:
        """Carry out a wish that nobody has objected to in time; returns whether there was one."""
        with self._journal.lock:
            wish, left = self.wish, self.seconds_left()
            if wish is None or left is None or left > 0:
                return False
            WISHES[wish.kind].carry_out(self._at, wish)
            return True

    def settle(self) -> None:
        """Carry out the open wish if, after a change of seats, everybody has agreed to it."""
        wish = self.wish
        if wish is not None and not self._missing(wish):
            with contextlib.suppress(Refused):
                WISHES[wish.kind].carry_out(self._at, wish)

    def shown(self) -> WishShown | None:
        """The open wish as the screen shows it."""
        wish = self.wish
        if wish is None:
            return None
        shown = WishShown(
            number=wish.number,
            kind=wish.kind,
            by=wish.by,
            who=wish.who,
            text=wish_text(self._journal.game, wish),
            missing=self._missing(wish),
        )
        WISHES[wish.kind].show(self._at, wish, self.seconds_left() or 0.0, shown)
        return shown

    def _missing(self, wish: Wish) -> list[int]:
        """The seats that still have to agree."""
        return [seat for seat in WISHES[wish.kind].asked(self._at, wish.data) if seat not in wish.agreed]

    def _seen(self, seats: Collection[int], number: Sent) -> Wish:
        """The open wish, if it is the one that these seats have seen; or a refusal."""
        self._seats.check(seats)
        wish = self.wish
        if wish is None:
            raise refused("nothing-asked")
        if number is not None and number != wish.number:
            raise refused("late")
        return wish

    def _agreed(self, wish: Wish, seats: Collection[int]) -> Wish:
        """The wish with the consent of these seats too: it is carried out in the name of all."""
        agreed = wish.agreed | frozenset(seats)
        return wish._replace(agreed=agreed, entry=replace(wish.entry, who=self._seats.written_names(agreed)))
