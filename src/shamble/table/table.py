"""A live table: a game that people share. Every choice is written down before it is answered."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from shamble.bots import Bot, make_bot
from shamble.content import CustomSurvivor
from shamble.engine.decisions import Option
from shamble.games import new_game
from shamble.table.consent.together import PROPOSE, together_of
from shamble.table.errors import Overtaken, refused
from shamble.table.files.uploads import game_of_upload
from shamble.table.log.history import Wish
from shamble.table.log.journal import patient, position_of
from shamble.table.play.undo import Undoing
from shamble.table.screen.offers import may_take
from shamble.table.screen.steps import Moments, Turned
from shamble.table.seats.changing import Seating
from shamble.table.seats.seats import checked_seat
from shamble.table.store.keys import new_secret
from shamble.table.store.records import BOT, CHOICE, LOOK, OPEN, PERSON, START, Entry, Seat, Sent
from shamble.table.store.schema import HOST, WATCH
from shamble.table.store.store import Store, clock
from shamble.text import label
from shamble.world.game import Game


class NewTable(NamedTuple):
    """A table that was just made, with its secrets: they are told once and kept as digests only.

    Only an open seat has one; it is empty for the others.
    """

    table: Table
    seat_secrets: tuple[str, ...]
    watch_secret: str


class Table(Undoing, Seating):
    """One table. All methods may be called from any thread; whatever is refused changes nothing."""

    # ------------------------------------------------------------------ making and opening

    @classmethod
    def create(
        cls,
        store: Store,
        mission: str,
        players: Sequence[Sequence[str]] | None = None,
        *,
        seats: Sequence[Seat] = (),
        holder: str | None = None,
        table_options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        teams: Sequence[Sequence[int]] | None = None,
        variant: str | None = None,
        boxes: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        survivors: Sequence[CustomSurvivor] = (),
        kept: Mapping[str, Any] | None = None,
    ) -> NewTable:
        """A new game at a new table; SetupError lists what cannot be. Without a seed nobody can foretell its dice.

        `holder` is the session that gets the host's place and all seats of kind person.
        """
        game = new_game(
            mission,
            players,
            teams=teams,
            seed=seed,
            variant=variant,
            boxes=boxes,
            options=options,
            survivors=survivors,
            kept=kept,
        )
        return cls._put_up(store, game, seats, holder, dict(table_options or {}), seeded=seed is not None)

    @classmethod
    def upload(cls, store: Store, text: str, *, seats: Sequence[Seat] = (), holder: str | None = None) -> NewTable:
        """A table that goes on with a saved game; SaveError when the file cannot be taken."""
        return cls._put_up(store, game_of_upload(text), seats, holder, {})

    @classmethod
    def _put_up(
        cls,
        store: Store,
        game: Game,
        wished: Sequence[Seat],
        holder: str | None,
        table_options: dict[str, Any],
        *,
        seeded: bool = False,
    ) -> NewTable:
        by_number = {seat.seat: seat for seat in wished}
        seats = [checked_seat(by_number.get(seat, Seat(seat, ""))) for seat in range(game.setting.seats)]
        now = clock()
        start = [
            Entry(seq, CHOICE if seq else START, entry.seat, now, entry.to_data()) for seq, entry in enumerate(game.log)
        ]
        position = position_of(game, seats)
        code = store.create(game.setting.config, table_options, seats, start, position, seeded=seeded)
        table = cls.open(store, code)
        given = tuple(new_secret() if seat.kind == OPEN else "" for seat in seats)
        watch = new_secret()
        for seat, secret in enumerate(given):
            if secret:
                store.add_link(table.id, secret, seat)
        store.add_link(table.id, watch, WATCH, LOOK)
        if holder is not None:
            store.grant(table.id, holder, HOST, *(seat.seat for seat in seats if seat.kind == PERSON))
        return NewTable(table, given, watch)

    @classmethod
    def open(cls, store: Store, code: str) -> Table:
        """A table from the store: its log is run again."""
        saved = store.load(code)
        if saved is None:
            raise refused("no-table", code=code)
        return cls(store, saved)

    # ------------------------------------------------------------------ playing

    @patient
    def choose(self, seats: Collection[int], seq: Sent, key: Sent) -> None:
        """Take an option, or an act that is legal at any time, for one of these seats."""
        with self.lock:
            option, seat = self.permitted(seats, seq, key)
            if together_of(self.options)[0] == PROPOSE and self._is_asked_together(option):
                self.ask(seats, "proposal", {"key": option.key})
            else:
                self.take(option, seat, by=seats)
            self._answered = (int(str(seq)), option.key)

    def _is_asked_together(self, option: Option) -> bool:
        decision = self.game.decision
        return decision is not None and len(decision.seats) > 1 and option.seat < 0 and option in decision.options

    def permitted(self, seats: Collection[int], seq: Sent, key: Sent) -> tuple[Option, int]:
        """The option of this key and the seat for which these seats may take it now, or a refusal."""
        if not seats:
            raise refused("watching")
        decision = self.game.decision
        if decision is None:
            raise refused("over")
        if isinstance(seq, bool) or not isinstance(seq, int) or not isinstance(key, str):
            raise refused("garbled")
        if seq != self.seq:
            raise refused("repeated" if (seq, key) == self._answered else "late")
        playing = self.sitting.played_by(seats)
        option = decision.find(key)
        if option is not None:
            allowed = may_take(decision, option, playing)
            if not allowed:
                whom = [option.seat] if option.seat >= 0 else decision.seats
                raise refused("not-yours", whom=self.sitting.names(whom))
            return option, next((seat for seat in allowed if seat in seats), allowed[0])
        for seat in sorted(playing):
            for act in self.game.anytime(seat):
                if act.key == key:
                    return act, seat
        raise refused("unknown")

    def take(
        self, option: Option, seat: int, *, by: Collection[int] = (), bot: bool = False, agreed: Collection[int] = ()
    ) -> None:
        """Take an option that was found to be permitted, and write it down; with those who had `agreed` on it."""
        trial = self.game.copy()
        moments = Moments(trial)
        trial.choose(option, seat)
        data = trial.last.to_data()
        if agreed:
            data["agreed"] = sorted(agreed)
        if bot:
            data["bot"] = True
        elif seat not in by:
            data.update(what="stead", who=self.sitting.names(by), whom=self.sitting[seat].name)
        before = self.game
        self._write(CHOICE, seat, data, game=trial)
        self._turn(Turned(self.seq, before, trial, [trial.last], moments=moments.over()))

    def decide(self, wish: Wish, what: str, deed: Callable[[Game], object]) -> None:
        """Do to the game itself what all have agreed on; it is written, told and undone like a choice."""
        before, trial = self.game, self.game.copy()
        moments = Moments(trial)
        deed(trial)
        self._write(CHOICE, wish.by, {**wish.fields, **trial.last.to_data(), "what": what}, game=trial)
        self._turn(Turned(self.seq, before, trial, [trial.last], moments=moments.over()))

    # ------------------------------------------------------------------ bots and hints

    @property
    def bot_seat(self) -> int | None:
        """The bot that has to choose now; never where people decide together with it, or are about to agree."""
        decision = self.game.decision
        if decision is None or self.history.wish is not None:
            return None
        bots = [seat for seat in decision.seats if self.sitting[seat].kind == BOT]
        if len(bots) == len(decision.seats):
            return bots[0]
        named = {option.seat for option in decision.options}
        return next((seat for seat in bots if seat in named), None)

    @property
    def plays_bots(self) -> bool:
        """Whether a bot has to choose now and this process is the one that lets it."""
        return self.bot_seat is not None and self.sitting.is_led_by(self.store.notices.process)

    def bot_turn(self) -> bool:
        """Let the bot whose turn it is make one choice; False when it is no bot's turn. Thinks without the lock."""
        with self.lock:
            seat, game, seq = self.bot_seat, self.game, self.seq
            if seat is None:
                return False
            bot = self._bot(seat)
        wished = bot.choose(game)
        with self.lock:
            if self.seq != seq or self.bot_seat != seat or game.decision is None:
                return False
            option = wished if self._is_of_bot(wished, seat) else next(o for o in game.options if o.seat == seat)
            with contextlib.suppress(Overtaken):
                self.take(option, option.seat if option.seat >= 0 else seat, bot=True)
            return True

    def _is_of_bot(self, option: Option, seat: int) -> bool:
        if option.seat >= 0:
            return self.sitting[option.seat].kind == BOT
        return (
            all(self.sitting[asked].kind == BOT for asked in self.game.decision.seats) if self.game.decision else False
        )

    def _bot(self, seat: int) -> Bot:
        name = self.sitting[seat].bot
        if self._bots.get(seat, ("",))[0] != name:
            self._bots[seat] = (name, make_bot(name, secrets.randbits(32)))
        return self._bots[seat][1]

    def hint(self, seats: Collection[int]) -> dict[str, str]:
        """What the greedy bot would do, thinking on a copy in which all that is hidden is dealt anew."""
        game = self.game
        decision = game.decision
        if decision is None:
            raise refused("over")
        playing = self.sitting.played_by(seats)
        own = [option for option in decision.options if may_take(decision, option, playing)]
        if not own:
            raise refused("not-yours", whom=self.sitting.names(decision.seats))
        option = make_bot("greedy").choose(game)
        option = option if option in own or option.seat in playing else own[0]
        return {"key": option.key, "label": label(game, option)}
