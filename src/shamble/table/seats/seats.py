"""Seats: who sits where, who is here, who plays for whom."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from shamble.bots import bot_names
from shamble.bots.advice import ADVISER
from shamble.table.errors import refused
from shamble.table.store.notices import Presence
from shamble.table.store.records import BOT, KINDS, OPEN, PERSON, Seat, Sent
from shamble.text import Translated, in_every_language, player_name, players_called, words
from shamble.world.game import Game

LONGEST_NAME = 30

_named: list[str] = []


@contextmanager
def bots_played_by(bot: str) -> Iterator[None]:
    """Inside, this bot plays the seats that are given to one (empty: the usual one)."""
    before = list(_named)
    _named[:] = [bot] if bot else []
    try:
        yield
    finally:
        _named[:] = before


def usual_bot() -> str:
    """The bot that plays a seat when nobody asks for another one."""
    return _named[0] if _named else ADVISER


def tidy_name(name: Sent) -> str:
    """A person's name in one short line; empty where they gave none."""
    return " ".join("".join(c for c in str(name or "") if c.isprintable()).split())[:LONGEST_NAME].strip()


def checked_seat(seat: Seat) -> Seat:
    """A seat as it may be written, or a refusal."""
    if seat.kind not in KINDS:
        raise refused("no-kind", kind=seat.kind, kinds=", ".join(KINDS))
    bot = (seat.bot or usual_bot()) if seat.kind == BOT else ""
    if bot and bot not in bot_names():
        raise refused("no-bot", bot=bot, bots=", ".join(bot_names()))
    return seat._replace(name=tidy_name(seat.name), bot=bot, lent=seat.lent and seat.kind != BOT)


class Seats:
    """The seats of a live table, with the connections of each; presence is never written down.

    `records` tells how the seats are written now, `game` whom they play, `elsewhere` who is here through other server
    processes.
    """

    def __init__(
        self,
        records: Callable[[], Sequence[Seat]],
        game: Callable[[], Game],
        elsewhere: Callable[[], Sequence[Presence]] = tuple,
    ) -> None:
        self._records = records
        self._game = game
        self._elsewhere = elsewhere
        self.here = [0] * len(records())
        self.watching_here = 0

    def __getitem__(self, seat: int) -> Seat:
        return self._records()[seat]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._records())

    def __len__(self) -> int:
        return len(self.here)

    def known(self, seat: Sent) -> int:
        """The number of a seat that exists, or a refusal."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self):
            raise refused("no-seat", last=len(self))
        return seat

    def check(self, seats: Collection[int]) -> None:
        """Refuse what are no seats of the table, or none at all."""
        if not seats:
            raise refused("watching")
        for seat in seats:
            self.known(seat)

    def come(self, seats: Collection[int], by: int) -> None:
        """Count one connection more or less (`by` 1 or -1) for these seats, or for somebody who looks on."""
        if not seats:
            self.watching_here = max(0, self.watching_here + by)
        for seat in seats:
            self.here[self.known(seat)] = max(0, self.here[seat] + by)

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected for this seat."""
        return self.here[seat] > 0 or any(other.seats[seat : seat + 1] > [0] for other in self._elsewhere())

    @property
    def watching(self) -> int:
        """The number of people who look on."""
        return self.watching_here + sum(other.watching for other in self._elsewhere())

    def is_led_by(self, process: str) -> bool:
        """Whether this process plays the bots: one of those with open pages does, or without any whichever is asked."""
        others = [other.process for other in self._elsewhere()]
        return not others or ((self.watching_here > 0 or any(self.here)) and process < min(others))

    def persons(self) -> list[int]:
        """The seats of people whose consent counts; a lent seat leaves its say to the others."""
        return [seat.seat for seat in self if seat.kind == PERSON and not seat.lent]

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays a seat: its own, or that of somebody who is away."""
        found = self[seat]
        return found.kind == BOT or (found.lent and bool(found.bot))

    def listening(self) -> list[int]:
        """The seats of people who are here and can be asked something."""
        return [seat for seat in self.persons() if self.is_here(seat)]

    def played_by(self, seats: Collection[int]) -> set[int]:
        """The seats for which these may choose: their own, and those lent to everybody who sits here."""
        own = set(seats)
        return own | {seat.seat for seat in self if seat.lent and not seat.bot} if own else own

    def name(self, seat: int) -> str:
        """Whoever sits there, as people at the table say it; somebody without a name by one of their Survivors."""
        return self[seat].name or player_name(words(), self._game(), seat)

    def written_name(self, seat: Seat) -> Translated:
        """A seat by the name that it will have, as it is written down."""
        return seat.name or in_every_language(lambda: player_name(words(), self._game(), seat.seat))

    def written_names(self, seats: Collection[int]) -> Translated:
        """Several seats by name, as they are written down."""
        return in_every_language(lambda: self.names(seats))

    def names(self, seats: Collection[int]) -> str:
        """Several seats by name."""
        return words().listed([self.name(seat) for seat in sorted(seats)])

    @contextmanager
    def called_by_name(self) -> Iterator[None]:
        """Let whatever is put into words call those who sit here by their names."""
        with players_called([seat.name for seat in self]):
            yield

    def may_change(self, by: Collection[int], seat: int) -> bool:
        """Whether the seat is their own; all who sit here may change one that nobody has taken or a bot plays."""
        return seat in by or (bool(by) and self[seat].kind in (BOT, OPEN))
