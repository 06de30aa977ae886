"""Running: the loop that goes from decision to decision, and what is done to a game besides."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Self

from shamble.engine.agenda import FRAMES, Frame, frame
from shamble.engine.chance import Recording
from shamble.engine.commands import COMMANDS, GIVEN_UP, command_of
from shamble.engine.decisions import Decision, Option, Question
from shamble.engine.declared import EventKind, declare
from shamble.engine.errors import EngineError, IllegalChoiceError, SetupError
from shamble.engine.events import Event
from shamble.engine.hooks import AFTERMATH, TAKES_IN
from shamble.engine.log import FOLDED_TOGETHER, Entry, Log, packed_state
from shamble.engine.play import BasePlay, S, W

AUTOMATIC_STEPS = 10_000
CHOICES_PER_SNAPSHOT = 16

_Snapshot = tuple[int, Any, Any]
"""The length of the log, a copy of the state, and the snapshot before."""

declare(
    EventKind("corrected", "action who zone via kind other door card cards to seat cost free name n", agreed=True,
        tone="corrected", mark="correction"),
    EventKind("forced", "decision option fields", still=True),
)  # fmt: skip


class Ending(Frame, tag="ending"):
    """An end that was reached; the game is over as soon as what rules settle there is done."""

    outcome: str
    reason: str
    rule: str
    by: str


@frame(Ending)
def ending_frame(game: Running[Any, Any], f: Ending) -> Question | None:
    """Nothing is left to settle."""
    game.pop()
    game.state.outcome, game.state.reason = f.outcome, f.reason
    game.tell_end(f.rule, f.by)
    return None


class Running(BasePlay[S, W]):
    """A game that is being played: it asks, takes a choice, and runs to the next question."""

    __slots__ = (
        "_log",
        "_redo",
        "_snapshot",
        "decision",
        "note",
        "table",
        "undo_floor",
    )

    def prepare(self, setting: W, state: S) -> None:
        """Fill in how a game begins."""
        super().prepare(setting, state)
        self.table: list[dict[str, Any]] = []
        self.note = ""
        self.undo_floor = 1
        self._log = Log()
        self.decision: Decision | None = None
        """The question now, or None when the game is over."""
        self._redo: list[Entry] = []
        self._snapshot: _Snapshot | None = None

    # ------------------------------------------------------------------ what a game says of itself

    def look_up_all(self) -> None:
        """Look up again what the rules in force make of everybody: at the start, and when position or rules change."""

    def first_seat(self) -> int:
        """The seat that goes first when several act at the same moment."""
        return 0

    def deal_again(self, seat: int, seed: int) -> int:
        """Deal what a seat cannot know again, from a seed; returns the next seed."""
        return seed

    def hide_again(self) -> None:
        """Hide again what a finished game has shown, because it is played on."""

    # ------------------------------------------------------------------ playing

    def start(self, feed: Recording | None = None) -> Self:
        """Run from the first frame to the first decision. Called once, by whoever set the game up."""
        for hook in self.hooks(TAKES_IN):
            hook(self, self.setting.kept)
        self.look_up_all()
        self._feed = feed
        self._log.append(self._entry)
        self._run()
        self._feed_used_up()
        return self

    @property
    def options(self) -> list[Option]:
        """The options of the decision; empty when the game is over."""
        decision = self.decision
        return decision.options if decision is not None else []

    def ask_again(self) -> Question | None:
        """The question once more, as after loading."""
        frame = self.state.agenda[-1]
        question: Question | None = frame.frame_kind.run(self, frame)
        return question

    def anytime(self, seat: int) -> list[Option]:
        """The options that this seat has at any moment; computed only when asked."""
        out: list[Option] = []
        if self.decision is not None:
            for offer in self.setting.rules.anytime:
                offer(self, seat, out)
        return out

    def corrections(self, *actions: str) -> list[Option]:
        """The corrections that the table may make now, of all kinds or of these; none unless the rules allow them."""
        out: list[Option] = []
        if self.decision is not None:
            known = self.setting.rules.corrections
            for action in actions or known:
                if action in known:
                    known[action].offer(self, out)
        return out

    def choose(self, option: Option | str, seat: int | None = None) -> list[Event]:
        """Take one of the offered options (or its key) and run to the next decision. Returns the new events."""
        question = self.decision
        if question is None:
            raise IllegalChoiceError("The game is over: there is nothing left to choose.")
        answers = True
        if isinstance(option, Option) and option in question.options:
            chosen = option
        else:
            chosen = self._offered(question, option)
            answers = chosen in question.options
        self._keep_snapshot()
        if seat is None:
            seat = chosen.seat if chosen.seat >= 0 else question.seats[0]
        self._redo = []
        return self._take(seat, chosen, answers)

    def repeat(self, entry: Entry) -> list[Event]:
        """Take a choice that was made at another copy of this game, with the chance that it was given there."""
        self._keep_snapshot()
        self._redo = []
        return self._repeat(entry)

    def _keep_snapshot(self) -> None:
        length = self._log.length
        if length - (self._snapshot[0] if self._snapshot else 0) >= CHOICES_PER_SNAPSHOT:
            self._snapshot = (length, self.state.copy(), self._snapshot)
            if length - self._log.folded >= 2 * FOLDED_TOGETHER:
                self._fold()

    def _fold(self) -> None:
        """Fold the oldest entries. Where undoing ends a fold does too: what comes next does not follow from it."""
        recent: list[_Snapshot] = []
        snapshot = self._snapshot
        while snapshot is not None:
            recent.append(snapshot)
            snapshot = snapshot[2]
        recent.reverse()
        newest = len(self._log) - FOLDED_TOGETHER
        ends = [at for at, _, _ in recent if self._log.folded < at <= newest]
        if self.undo_floor in ends:
            end = self.undo_floor
        elif ends:
            end = ends[-1]
        else:
            return
        kept: Any = None
        for at, state, _ in recent:
            if at == end:
                self._log.fold(end, packed_state(state), lost=bool(self.note) and end == self.undo_floor)
            if at >= end:
                kept = (at, state, kept)
        self._snapshot = kept

    def choose_together(self, options: Iterable[Option]) -> list[Event]:
        """Several acts at the same moment: the first player's go first, the others follow clockwise."""
        first, seats = self.first_seat(), self.setting.seats
        return [
            event
            for option in sorted(options, key=lambda option: (option.seat - first) % seats)
            for event in self.choose(option)
        ]

    def run_phase(self, name: str) -> list[Event]:
        """Play one part of a round now (see `Ruleset.parts`), on top of what was going on: for studying positions."""
        return self._new_command(Entry(-1, key=f"run {name}"))

    def change_rules(self, options: Mapping[str, Any], by: int) -> list[Event]:
        """From now on these options are in force; SetupError lists why they cannot be. `by` is the seat that says so.

        The set-up (`setting.setup`) stays as the game began; the change is an entry of the log.
        """
        changes = json.dumps(dict(options), sort_keys=True, separators=(",", ":"))
        return self._new_command(Entry(by, key=f"rules {changes}"))

    def give_up(self, by: int) -> list[Event]:
        """The game is lost because those who play it say so; `by` is the seat that does."""
        return self._new_command(Entry(by, key="give-up"))

    def play_on(self, by: int) -> list[Event]:
        """Go on after the end. What was won or lost no longer ends the game, it is only told when it is reached.

        A game that was given up goes on as it was.
        """
        return self._new_command(Entry(by, key="play-on"))

    @property
    def can_play_on(self) -> bool:
        """Whether the game is over and somebody is left who could go on; what its end has settled stays settled."""
        if self.hooks(AFTERMATH):
            return False
        return self.state.reason == GIVEN_UP or (bool(self.state.outcome) and self.anybody_left())

    def _new_command(self, entry: Entry) -> list[Event]:
        self._keep_snapshot()
        events = self._do(entry)
        self._redo = []
        return events

    def _do(self, entry: Entry) -> list[Event]:
        """Carry a command out and log it; one that is refused leaves everything as it was."""
        before, self._entry = self._entry, entry
        try:
            self._perform(entry.key)
        except (IllegalChoiceError, SetupError):
            self._entry = before
            raise
        self._log.append(entry)
        self._run()
        return entry._events

    def _perform(self, key: str) -> None:
        name, argument = command_of(key) or ("", "")
        COMMANDS[name](self, argument)
        self.decision = None

    def fit_rules(self) -> None:
        """Let the setting follow the state: the options that were changed since the beginning are in force."""
        if self.setting.changes != self.state.rules:
            self.setting = self.setting.sibling(self.state.rules)
            self.look_up_all()

    def rules_changed(self) -> None:
        """Other rules are in force from this moment on; a game whose table has to follow says how."""

    def _offered(self, question: Question, option: Option | str) -> Option:
        key = option.key if isinstance(option, Option) else str(option)
        for offered in question.options:
            if offered.key == key:
                return offered
        for seat in range(self.setting.seats):
            for offered in self.anytime(seat):
                if offered.key == key:
                    return offered
        for offered in self.corrections(key.partition(" ")[0]):
            if offered.key == key:
                return offered
        raise IllegalChoiceError(f"{key!r} is not offered now; the decision {question.kind!r} lists what is.")

    def _take(self, seat: int, option: Option, answers: bool) -> list[Event]:
        told = option if option.rule not in self.setting.rules.own_ids else self._told(option)
        self._entry = entry = Entry(seat, told)
        self._log.append(entry)
        self._carry_out(told, answers)
        self._run()
        return entry._events

    def _told(self, option: Option) -> Option:
        """An option under the ledger id that its rule has in this game."""
        own_id = self.setting.rules.own_ids.get(option.rule)
        return option if own_id is None else option.under(own_id)

    def _carry_out(self, option: Option, answers: bool) -> None:
        """Carry out what was chosen: it `answers` the question, is a correction, or may be done at any moment."""
        self.decision = None
        if answers:
            frame = self.state.agenda[-1]
            frame.frame_kind.take(self, frame, option)
        elif option.action in self.setting.rules.corrections:
            self._put_right(option)
        else:
            of = FRAMES[f"anytime-{option.action}"].of
            self.push(of(who=option.who, other=option.other, cards=option.cards, to=option.to, name=option.name))

    def _put_right(self, option: Option) -> None:
        self._entry.correction = True
        self.setting.rules.corrections[option.action].make(self, option)
        self.emit("corrected", action=option.action, **option.fields())

    def put_right_all(self, keys: Iterable[str]) -> None:
        """Corrections one after the other, each as it is offered after those before it."""
        for key in keys:
            if self.decision is None:
                self._run()
            option = next((one for one in self.corrections(key.partition(" ")[0]) if one.key == key), None)
            if option is None:
                raise IllegalChoiceError(f"{key!r} cannot be corrected now.")
            self.decision = None
            self._put_right(option)

    def _run(self) -> None:
        """Run to the next question, or to the end and beyond it to all that is settled there."""
        state = self.state
        steps = 0
        while not state.outcome or self._settles_first():
            if not state.agenda:
                raise EngineError("The agenda is empty but the game is not over.")
            frame = state.agenda[-1]
            kind = frame.frame_kind
            question = kind.run(self, frame)
            if question is not None:
                if len(question.options) > 1:
                    self.decision = question
                    return
                if not question.options:
                    raise EngineError(f"The decision {question.kind!r} of {frame} offers nothing.")
                only = question.options[0]
                self.emit("forced", only.rule, decision=question.kind, option=only.action, fields=only.fields())
                kind.take(self, frame, only)
            steps += 1
            if steps > AUTOMATIC_STEPS:
                raise EngineError(f"{AUTOMATIC_STEPS} steps without a decision; the agenda is {state.agenda}")
        self.decision = None

    def _settles_first(self) -> bool:
        """Whether rules settle something at the end that was just reached; it is put off until that is done."""
        if self._ending is None:
            return False
        state = self.state
        (rule, by), self._ending = self._ending, None
        end = Ending(outcome=state.outcome, reason=state.reason, rule=rule, by=by)
        state.outcome = state.reason = ""
        self.push_all([*(made for hook in self.hooks(AFTERMATH) for made in hook(self)), end])
        return True

    def _find(self, key: str) -> Option:
        if self.decision is None:
            raise IllegalChoiceError(f"the log has {key!r} after the end of the game")
        return self._offered(self.decision, key)

    def _repeat(self, old: Entry) -> list[Event]:
        """Take a recorded choice with its recorded chance."""
        self._feed = Recording(old.chance)
        try:
            if command_of(old.key):
                events = self._do(Entry(old.seat, key=old.key))
            else:
                option = self._find(old.key)
                events = self._take(old.seat, option, option in self.options)
            self._feed_used_up()
            return events
        finally:
            self._feed = None

    def _feed_used_up(self) -> None:
        """Whatever was recorded has been played back."""
        if self._feed is not None:
            self._feed.end()
            self._feed = None
