"""Bots at a table: whose turn it is, their choices, and a hint for people."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Collection

from shamble.bots import Bot, make_bot
from shamble.engine.decisions import Option
from shamble.table.errors import Overtaken, refused
from shamble.table.log.journal import Journal
from shamble.table.play.choices import Choices
from shamble.table.screen.offers import may_take
from shamble.table.seats.seats import Seats
from shamble.table.store.records import BOT
from shamble.text import label


class BotSeats:
    """The seats that bots play."""

    def __init__(self, journal: Journal, seats: Seats, choices: Choices) -> None:
        self._journal = journal
        self._seats = seats
        self._choices = choices
        self._bots: dict[int, tuple[str, Bot]] = {}

    @property
    def asked(self) -> int | None:
        """The bot that has to choose now; never where people decide together with it, or are about to agree."""
        decision = self._journal.game.decision
        if decision is None or self._journal.history.wish is not None:
            return None
        bots = [seat for seat in decision.seats if self._seats[seat].kind == BOT]
        if len(bots) == len(decision.seats):
            return bots[0]
        named = {option.seat for option in decision.options}
        return next((seat for seat in bots if seat in named), None)

    @property
    def asked_here(self) -> bool:
        """Whether a bot has to choose now and this process is the one that plays it."""
        return self.asked is not None and self._seats.is_led_by(self._journal.store.notices.process)

    def take_turn(self) -> bool:
        """Let the bot whose turn it is make one choice; False when it is no bot's turn. Thinks without the lock."""
        journal = self._journal
        with journal.lock:
            seat, game, seq = self.asked, journal.game, journal.history.seq
            if seat is None:
                return False
            bot = self._bot(seat)
        wished = bot.choose(game)
        with journal.lock:
            if journal.history.seq != seq or self.asked != seat or game.decision is None:
                return False
            option = wished if self._is_of_bot(wished) else next(o for o in game.options if o.seat == seat)
            with contextlib.suppress(Overtaken):
                self._choices.take(option, option.seat if option.seat >= 0 else seat, bot=True)
            return True

    def _is_of_bot(self, option: Option) -> bool:
        if option.seat >= 0:
            return self._seats[option.seat].kind == BOT
        decision = self._journal.game.decision
        return decision is not None and all(self._seats[asked].kind == BOT for asked in decision.seats)

    def _bot(self, seat: int) -> Bot:
        name = self._seats[seat].bot
        if self._bots.get(seat, ("",))[0] != name:
            self._bots[seat] = (name, make_bot(name, secrets.randbits(32)))
        return self._bots[seat][1]

    def hint(self, seats: Collection[int]) -> dict[str, str]:
        """The choice of the greedy bot, which thinks on a copy in which all that is hidden is dealt anew."""
        game = self._journal.game
        decision = game.decision
        if decision is None:
            raise refused("over")
        playing = self._seats.played_by(seats)
        own = [option for option in decision.options if may_take(decision, option, playing)]
        if not own:
            raise refused("not-yours", whom=self._seats.names(decision.seats))
        option = make_bot("greedy").choose(game)
        option = option if option in own or option.seat in playing else own[0]
        return {"key": option.key, "label": label(game, option)}
