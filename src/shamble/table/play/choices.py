"""Choices: which option these seats may take now, and taking it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import UNSET

from shamble.bots.reasons import Reason
from shamble.engine.decisions import Option
from shamble.table.errors import refused
from shamble.table.log.history import Wish
from shamble.table.log.journal import Journal
from shamble.table.screen.offers import may_take
from shamble.table.seats.seats import Seats
from shamble.table.store.records import CHOICE, ChoiceEntry, Sent
from shamble.world.game import Game


class Choices:
    """The choices of a table, and what all have agreed to do to its game."""

    def __init__(self, journal: Journal, seats: Seats) -> None:
        self._journal = journal
        self._seats = seats
        self._answered: tuple[Sent, Sent] = (-1, "")

    def permitted(self, seats: Collection[int], seq: Sent, key: Sent) -> tuple[Option, int]:
        """The option of this key and the seat for which these seats may take it now, or a refusal."""
        if not seats:
            raise refused("watching")
        decision = self._journal.game.decision
        if decision is None:
            raise refused("over")
        if isinstance(seq, bool) or not isinstance(seq, int) or not isinstance(key, str):
            raise refused("garbled")
        if seq != self._journal.history.seq:
            raise refused("repeated" if (seq, key) == self._answered else "late")
        playing = self._seats.played_by(seats)
        option = decision.find(key)
        if option is not None:
            allowed = may_take(decision, option, playing)
            if not allowed:
                whom = [option.seat] if option.seat >= 0 else decision.seats
                raise refused("not-yours", whom=self._seats.names(whom))
            return option, next((seat for seat in allowed if seat in seats), allowed[0])
        return self._anytime(playing, key)

    def _anytime(self, playing: Collection[int], key: str) -> tuple[Option, int]:
        for seat in sorted(playing):
            for act in self._journal.game.anytime(seat):
                if act.key == key:
                    return act, seat
        raise refused("unknown")

    def is_asked_together(self, option: Option) -> bool:
        """Whether an option answers what is asked of several seats together."""
        decision = self._journal.game.decision
        return decision is not None and len(decision.seats) > 1 and option.seat < 0 and option in decision.options

    def note_answer(self, seq: Sent, key: str) -> None:
        """Remember the last answer: the same answer sent again is no second choice."""
        self._answered = (seq, key)

    def take(
        self,
        option: Option,
        seat: int,
        *,
        by: Collection[int] = (),
        bot: bool = False,
        agreed: Collection[int] = (),
        joined: bool = False,
        reason: Reason | None = None,
    ) -> None:
        """Take an option that is permitted, and write it with those who had `agreed` on it, and a bot's `reason`.

        `joined`: the click that made the choice before it made this one, too.
        """
        stands_in = not bot and seat not in by
        who, whom = (self._seats.written_names(seats) if stands_in else UNSET for seats in (by, [seat]))

        def choose(game: Game) -> ChoiceEntry:
            game.choose(option, seat)
            data = ChoiceEntry.of(game.last)
            data.joined, data.agreed, data.bot = joined, sorted(agreed), bot
            data.reason = reason
            if stands_in:
                data.what, data.who, data.whom = "stead", who, whom
            return data

        self._journal.play(CHOICE, seat, choose)

    def decide(self, wish: Wish, what: str, deed: Callable[[Game], object]) -> None:
        """Do to the game itself what all have agreed on; it is written, told and undone like a choice."""

        def do(game: Game) -> ChoiceEntry:
            deed(game)
            data = ChoiceEntry.of(game.last)
            data.what, data.who, data.changes = what, wish.entry.who, wish.entry.changes
            return data

        self._journal.play(CHOICE, wish.by, do)
