"""Bots at a table: whose turn it is, their choices with a reason each, what they ask before, and hints for people."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Collection
from itertools import takewhile
from typing import NamedTuple

from shamble.bots import bot_names
from shamble.bots.advice import ADVISER, Advice, doubt_about, told
from shamble.bots.claims import claim_on
from shamble.bots.reasons import ANSWER, Reason
from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS, DECISIONS, TURN
from shamble.table.errors import Overtaken, refused
from shamble.table.log.journal import Journal, retried
from shamble.table.play.choices import Choices
from shamble.table.play.pace import known_pace, pace_of
from shamble.table.play.thinkers import Advise, Thinker, Thinkers
from shamble.table.screen.offers import may_take
from shamble.table.screen.to_page import ToPage
from shamble.table.seats.seats import Seats, usual_bot
from shamble.table.store.keys import new_secret
from shamble.table.store.records import TABLE, NoteEntry, Sent, TableOptions
from shamble.text import label
from shamble.world.game import Game

Ask = Callable[[int, Option, Reason, Reason], None]
"""Asks the people who are here before a bot's seat takes an option: what it claims of theirs, and why it would."""


class Considered(NamedTuple):
    """The choice that a bot is about to make in answer to entry `seq`, and why; `brief`: to a small question."""

    seq: int
    seat: int
    advice: Advice
    brief: bool


class HintShown(ToPage, tag_field="is", tag="hint"):
    """The option that a bot would take in answer to an entry, why, and a warning where bots play the Mission badly."""

    seq: int
    key: str
    label: str
    reason: str
    doubt: str


class Hint(NamedTuple):
    """A hint that was given: for which entry and seats, by whom, and what it was."""

    seq: int
    playing: frozenset[int]
    adviser: Thinker
    advice: Advice


class BotSeats:
    """The seats that bots play: their own, and those of people who are away."""

    def __init__(self, journal: Journal, seats: Seats, choices: Choices, ask: Ask) -> None:
        self._journal = journal
        self._seats = seats
        self._choices = choices
        self._ask = ask
        self._bots: dict[int, tuple[tuple[str, int], Thinker]] = {}
        self._hinted: Hint | None = None
        self.advise: Advise = Thinkers().advice
        """Whoever thinks for all seats: somebody here, unless a server lets another process do it."""

    @property
    def asked(self) -> int | None:
        """The bot that has to choose now; never where people decide together with it, or are about to agree."""
        decision = self._journal.game.decision
        if decision is None or self._journal.history.wish is not None:
            return None
        bots = [seat for seat in decision.seats if self._seats.is_bots(seat)]
        if len(bots) == len(decision.seats):
            return bots[0]
        named = {option.seat for option in decision.options}
        return next((seat for seat in bots if seat in named), None)

    @property
    def asked_here(self) -> bool:
        """Whether a bot has to choose now and this process is the one that plays it."""
        return self.asked is not None and self._seats.is_led_by(self._journal.store.notices.process)

    @retried
    def set_pace(self, seats: Collection[int], pace: Sent) -> None:
        """Let bots choose faster or slower from now on; whoever sits here may set that."""
        with self._journal.lock:
            self._seats.check(seats)
            wanted = known_pace(pace)
            if wanted == pace_of(self._journal.options):
                raise refused("same-already")
            who, options = self._seats.written_names(seats), TableOptions(pace=wanted)
            told = NoteEntry(f"pace-{wanted}", who, options=options)
            self._journal.write(TABLE, min(seats), told)

    # ------------------------------------------------------------------ playing

    def take_turn(self) -> bool:
        """Let the bot whose turn it is make one choice, or ask for it; False when it is no bot's turn."""
        plan = self.think()
        return plan is not None and self.carry_out(plan)

    def think(self, seconds: float | None = None) -> Considered | None:
        """The choice of the bot whose turn it is, found within these seconds; None when it is no bot's turn."""
        journal = self._journal
        with journal.lock:
            seat, game, seq, decision = self.asked, journal.game, journal.history.seq, journal.game.decision
            if seat is None or decision is None:
                return None
            bot, options = self._bot(seat), self._allowed(game, seat)
        # Nobody waits for the thought: the lock is free meanwhile.
        advice = self.advise(bot, game, options, seconds, lambda: journal.history.seq != seq)
        return Considered(seq, seat, advice, not DECISIONS[decision.kind].rests)

    def carry_out(self, plan: Considered) -> bool:
        """Do what a bot has planned, or ask people first; False when the table has gone on meanwhile."""
        with self._journal.lock:
            if self._journal.history.seq != plan.seq or self.asked != plan.seat:
                self._bots.pop(plan.seat, None)
                return False
            option, reason = plan.advice
            claim = claim_on(self._journal.game, option, self._of_people()) if self._seats.listening() else None
            with contextlib.suppress(Overtaken):
                if claim is not None:
                    self._ask(plan.seat, option, claim, reason)
                else:
                    seat = option.seat if option.seat >= 0 else plan.seat
                    self._choices.take(option, seat, bot=True, reason=self._news(option, reason))
            return True

    def _allowed(self, game: Game, seat: int) -> list[Option]:
        """The options of a bot, without those to which people have objected in this round, unless nothing is left."""
        denied = self._journal.history.denied_in(game.state.round)
        own = [option for option in game.options if self._is_of_bot(option, seat)]
        return [option for option in own if option.key not in denied] or own

    def _is_of_bot(self, option: Option, seat: int) -> bool:
        return self._seats.is_bots(option.seat) if option.seat >= 0 else self._decides_alone(seat)

    def _decides_alone(self, seat: int) -> bool:
        decision = self._journal.game.decision
        return decision is not None and all(self._seats.is_bots(asked) for asked in decision.seats)

    def _of_people(self) -> set[int]:
        """The Survivors whom people play who are here."""
        here = self._seats.listening()
        return {survivor.index for survivor in self._journal.game.state.survivors if survivor.seat in here}

    def _news(self, option: Option, reason: Reason) -> Reason | None:
        """A reason that says something, that the same Survivor did not just have, and that has a line of its own."""
        if reason.code == ANSWER or ACTIONS[option.action].ends == TURN:
            return None
        before = takewhile(lambda move: move.by_bot, reversed(self._journal.history.moves))
        last = next((move for move in before if move.reason is not None), None)
        again = last is not None and last.reason == reason and f" who={option.who} " in f"{last.data.choice} "
        return None if again else reason

    def _bot(self, seat: int) -> Thinker:
        """The bot of a seat; another one after each undo, for it would go on with plans that are past."""
        named = self._seats[seat].bot  # one in a file is gone when the table is opened again without it
        wanted = (named if named in bot_names() else usual_bot(), self._journal.history.undos)
        known = self._bots.get(seat)
        if known is None or known[0] != wanted:
            known = self._bots[seat] = (wanted, Thinker(new_secret(), wanted[0], secrets.randbits(32)))
        return known[1]

    # ------------------------------------------------------------------ hints

    def hint(self, seats: Collection[int], seconds: float | None = None) -> HintShown:
        """The choice of the best adviser there is: it thinks on copies in which all that is hidden is dealt anew.

        `seq` is the number of the entry that it answers: by the time it is ready something else may have happened.
        """
        journal = self._journal
        with journal.lock:
            game, seq, playing = journal.game, journal.history.seq, frozenset(self._seats.played_by(seats))
            own = self.to_choose(seats)
            known, adviser = self._hinted, self._adviser()
        if known is None or (known.seq, known.playing) != (seq, playing):
            advice = self.advise(adviser, game, own, seconds, lambda: journal.history.seq != seq)
            known = self._hinted = Hint(seq, playing, adviser, advice)
        return hint_shown(game, known.advice, seq)

    def _adviser(self) -> Thinker:
        """Whoever gave the last hint, if it was followed: their plan goes on; else somebody who begins anew."""
        known, moves = self._hinted, self._journal.history.moves
        followed = (
            known is not None
            and len(moves) > 1
            and moves[-2].seq == known.seq
            and moves[-1].data.choice == known.advice.option.key
        )
        return known.adviser if known is not None and followed else Thinker(new_secret(), ADVISER)

    def to_choose(self, seats: Collection[int]) -> list[Option]:
        """The options of these seats, or a refusal: only those who have to choose get a hint."""
        decision, playing = self._journal.game.decision, self._seats.played_by(seats)
        if decision is None:
            raise refused("over")
        own = [option for option in decision.options if may_take(decision, option, playing)]
        if not own:
            raise refused("not-yours", whom=self._seats.names(decision.seats))
        return own


def hint_shown(game: Game, advice: Advice, seq: int) -> HintShown:
    """Advice in words: the option, why, and a warning where bots play the Mission badly."""
    doubt = doubt_about(game)
    return HintShown(
        seq=seq,
        key=advice.option.key,
        label=label(game, advice.option),
        reason=told(game, advice.reason),
        doubt=told(game, doubt, "doubt") if doubt is not None else "",
    )
