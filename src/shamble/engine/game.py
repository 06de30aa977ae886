"""Game: a state with its setting and its log. `decision`, `choose` and `events` are all that a player needs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Self

from shamble.engine import saves
from shamble.engine.chance import Recording
from shamble.engine.commands import command_of
from shamble.engine.errors import IllegalChoiceError, UndoNeedsConsentError
from shamble.engine.events import Event
from shamble.engine.hooks import GIVES_OUT
from shamble.engine.log import Entry, Fold, History, Log, unpacked_state
from shamble.engine.play import S, W
from shamble.engine.running import Running
from shamble.engine.setup import AnySetup
from shamble.engine.splitmix import mix


class BaseGame(Running[S, W]):
    """One game. Everybody plays through `decision`, `choose(option)` and `events`."""

    __slots__ = ()

    def correct(self, keys: Iterable[str], by: int) -> list[Event]:
        """Several corrections as one entry of the log: all of them, or IllegalChoiceError and none."""
        entry = Entry(by, key=f"correct {json.dumps(list(keys), separators=(',', ':'))}")
        self.copy()._do(Entry(by, key=entry.key))
        return self._new_command(entry)

    @property
    def log(self) -> History:
        """All entries so far, the start first."""
        return History(self._log, self)

    def retraced(self) -> saves.Retraced:
        """The game again from its start, as far as the rules in force lead through what was played.

        What was played since it went on from a saved position (`note`) does not follow from there.
        """
        return saves.Retraced(self.setting.setup, self.log[: self.undo_floor] if self.note else self.log)

    @property
    def last(self) -> Entry:
        """The newest entry of the log."""
        return self._log.last

    @property
    def undone(self) -> list[Entry]:
        """The choices that were undone and can be made again; the next one stands last."""
        return list(self._redo)

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        return [event for entry in self.log for event in entry.events]

    def view(self, seat: int) -> Mapping[str, object]:
        """The table as this seat sees it, as plain JSON data: what the game shows."""
        raise NotImplementedError

    def kept(self) -> dict[str, Any]:
        """The document of what lasts beyond this game, as it stands now: the next game takes it in."""
        document: dict[str, Any] = json.loads(json.dumps(self.setting.kept))
        for hook in self.hooks(GIVES_OUT):
            hook(self, document)
        return document

    def state_hash(self) -> str:
        """A digest of the state without the generator."""
        return self.state.hash()

    def copy(self) -> Self:
        """A game that goes on by itself from here; geometry, rules and history are shared."""
        other = type(self)()
        other.setting = self.setting
        other.state = self.state.copy()
        other.script = None
        other.secure = self.secure
        other.watch = None
        other.table = self.table
        other.note = self.note
        other.undo_floor = self.undo_floor
        other._log = self._log.fork()
        other._ending = self._ending
        other._entry = self._entry
        other._feed = None
        other.decision = self.decision
        other._redo = self._redo
        other._snapshot = self._snapshot
        return other

    def redeal(self, seat: int, salt: int = 0) -> Self:
        """A copy to think on: what this seat cannot know is dealt again, with a random stream of its own.

        Nothing of it depends on the hidden order or on the game's own generator: two games that look the same to the
        seat give the same copy. So games of different seeds share the chance of their copies: whoever takes means over
        games gives each a `salt` of its own. Undoing ends here: further back lies the hidden order of the real game.
        """
        other = self.copy()
        other.secure = None
        other._redo = []
        state = other.state
        seed = mix(len(self._log) ^ mix(seat + 1) ^ mix(salt + 7919))
        seed = other.deal_again(seat, seed)
        state.rng = seed
        other.undo_floor = len(other._log)
        other._snapshot = (other.undo_floor, state.copy(), None)
        return other

    def undo(self, *, consent: bool = False) -> None:
        """Take back the last choice. Free while nothing was rolled or seen; otherwise the table has to consent."""
        if len(self._log) <= self.undo_floor:
            raise IllegalChoiceError(self.note or "There is nothing to undo: the game begins here.")
        last = self._log.last
        if not last.free_to_undo and not consent:
            raise UndoNeedsConsentError("Dice were rolled or a card was seen since: undoing needs everybody's consent.")
        redo = self._redo
        self._rewind(len(self._log) - 1)
        self._redo = [*redo, last]
        if not last.free_to_undo:
            self.state.rng = mix(self.state.rng ^ mix(len(self.table) + 1))
            self.table = [*self.table, {"undo": last.key, "by": last.seat, "at": len(self._log)}]  # copies share it

    def redo(self) -> list[Event]:
        """Make an undone choice again, with the same dice."""
        if not self._redo:
            raise IllegalChoiceError("There is nothing to redo.")
        rest = self._redo[:-1]
        events = self._repeat(self._redo[-1])
        self._redo = rest
        return events

    def _rewind(self, length: int) -> None:
        rng = self.state.rng
        snapshot = self._snapshot
        while snapshot is not None and snapshot[0] > length:
            snapshot = snapshot[2]
        self._snapshot = snapshot
        self._log.cut(length, self)
        folds, again = self._log.folds, self._log.recent()
        if snapshot is not None:
            self.state = snapshot[1].copy()
            again = again[snapshot[0] - self._log.folded :]
        elif folds is not None:
            self.state = self.state.from_data(unpacked_state(folds.position))
        else:
            fresh = saves.built(self.setting.setup, again[0].chance)
            self.state = fresh.state
            again = again[1:]
            self.decision = fresh.decision
        self.fit_rules()
        if snapshot is None:
            self.look_up_all()
        self._replay_silently(again, ask_first=snapshot is not None or folds is not None)
        self.state.rng = rng

    def run_again(self, fold: Fold) -> list[Entry]:
        """Folded entries with their consequences, run again from the position before them."""
        old = [Entry.from_data(one) for one in fold.data()]
        if fold.before is None:
            other = saves.built(self.setting.setup, old.pop(0).chance)
        else:
            other = self.copy()
            other.go_on_from(Log(), fold.before)
        for entry in old:
            other._repeat(entry)
        return other._log.recent()

    def go_on_from(self, log: Log, fold: Fold) -> None:
        """Stand where the entries of a fold have led to, with this log."""
        self._log = log
        self._snapshot = None
        self.resume(self.state.from_data(unpacked_state(fold.position)))

    def _replay_silently(self, entries: list[Entry], *, ask_first: bool) -> None:
        """Run entries that are already in the log again, leaving log and events as they are."""
        self._entry = Entry(-1)
        if ask_first:
            self._run()
        for entry in entries:
            self._feed = Recording(entry.chance)
            self._entry = Entry(entry.seat)
            if command_of(entry.key):
                self._perform(entry.key)
            else:
                option = self._find(entry.key)
                self._carry_out(self._told(option), option in self.options)
            self._run()
        self._feed = None

    def resume(self, state: S, *, undone: Iterable[Entry] = (), log: list[Entry] | None = None, note: str = "") -> None:
        """Go on from a stored position. With a log, one that the rules in force do not lead through: undo ends here."""
        self.state = state
        self.note = note
        self._redo = list(undone)
        if log is not None:
            self._log = Log()
            for entry in log:
                self._log.append(entry)
            self.undo_floor = len(log)
        self.fit_rules()
        self.look_up_all()
        if log is not None:
            self._snapshot = (len(log), state.copy(), None)
        self.decision = None
        self._entry = Entry(-1)
        self._run()

    def to_json(self) -> str:
        """The whole game as text: set-up, log and state."""
        return saves.written(self)

    @staticmethod
    def from_json(text: str, each: Callable[[], None] = lambda: None, *, run_all: bool = False) -> AnyGame:
        """The game written by `to_json`. Its log is run again; a log of older rules goes on from its last state.

        A long log is run from the last position that was written on its way. With `run_all` it is run from its start:
        then `each` is called after every entry, and may end the run with an error.
        """
        return saves.read(text, each, run_all=run_all)

    @staticmethod
    def replay(setup: AnySetup, log: Iterable[Entry]) -> AnyGame:
        """Run a log from the start, with its recorded chance."""
        return saves.replay(setup, log)

    @staticmethod
    def steps(setup: AnySetup, log: Iterable[Entry]) -> Iterator[AnyGame]:
        """The game after its start and after each entry of a log: always the same one, going on; copy what is kept."""
        return saves.steps(setup, log)


AnyGame = BaseGame[Any, Any]
"""One of any states and settings."""
