"""Plays the steps of a scenario and compares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shamble.engine.chance import Script
from shamble.engine.decisions import Decision, Option
from shamble.engine.declared import DECISIONS
from shamble.engine.errors import EngineError, IllegalChoiceError
from shamble.engine.events import Event
from shamble.files.plain import Json
from shamble.rules.turn import players_phase_now
from shamble.scenario import expecting
from shamble.scenario.answers import AnswerQueue, make_answer
from shamble.scenario.differences import Difference
from shamble.scenario.faults import FIRST
from shamble.scenario.hints import asked, missing, offers, only_one, short_form, unanswered
from shamble.scenario.matching import all_anytime, matches, offered
from shamble.scenario.names import flow, forced_option, option_text
from shamble.scenario.phases import BETWEEN, ONE_ACTION, UNTIL_NEXT_PLAYER
from shamble.scenario.shape import STEP_KINDS, Scenario, ScenarioStep, Wanted
from shamble.scenario.showing import SHOWN, events_text
from shamble.world.game import Game


class Run:
    """A run of one scenario through its steps."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.events: list[Event] = []
        self.forced: list[Option] = []
        self.foreseen = False
        self.shown: list[str] = []
        self.at = 0
        self.time = 0

    def play(self) -> str | None:
        """The first difference as text, or None."""
        step: ScenarioStep | None = None
        try:
            self.game.script = Script()
            self.game.start()
            self._note(self.game.events, AnswerQueue(()))
            for at, step in enumerate(self.scenario.steps, FIRST):
                self.at = at
                for time in range(1, step.repeat + 1):
                    self.time = time
                    self._step(step)
            step = None
            self._check_nothing_asked()
        except Difference as difference:
            return self._text(step, str(difference))
        except (EngineError, IllegalChoiceError) as error:
            self._add_last_events()
            return self._text(step, str(error))
        return None

    def _text(self, step: ScenarioStep | None, problem: str) -> str:
        where = "after the last step" if self.at else "at the start"
        if step is not None:
            time = f", time {self.time} of {step.repeat}" if step.repeat > 1 else ""
            where = f"step {self.at}{time}: {_step_text(step)}"
        events = events_text(self.game, self.events)
        lines = [where, *(f"  {line}" for line in problem.splitlines())]
        if events:
            lines += ["  events since the last step:", *(f"    {event}" for event in events)]
        return "\n".join(lines)

    def _add_last_events(self) -> None:
        """Add the events of a choice that was not carried out to its end."""
        last = self.game.log[-1].events
        if not any(event is known for event in last for known in self.events):
            self.events += last

    # ------------------------------------------------------------------ steps

    def _step(self, step: ScenarioStep) -> None:
        if step.do is not None:
            if self._names_forced(step.do):
                self.game.script = Script(step.dice)
                self._finish(self._queue(step.answers))
            else:
                self._begin(step)
                self._do(step.do, self._queue(step.answers))
            self._end(step)
        elif step.run is not None:
            self._check_nothing_asked()
            self._begin(step)
            self._run(step.run, self._queue(step.answers))
            self._end(step)
        elif step.answer is not None:
            given = step.answer if isinstance(step.answer, tuple) else (step.answer,)
            self.game.script = Script(step.dice)
            queue = self._queue(given)
            self.forced = [option for option in self.forced if not queue.spend_on(self.game, option)]
            self._settle(queue, resting=False)
            self._finish(queue)
            self._end(step)
        elif step.expect is not None:
            self._foresee(step.expect.decision is not None)
            expecting.check(self.game, step.expect, self.events)
        elif step.undo is not None:
            self._begin(step)
            for _ in range(step.undo):
                self.game.undo(consent=True)
            self.foreseen = False
        elif step.show is not None:
            self._show(step.show if isinstance(step.show, tuple) else (step.show,))
        else:
            self._look(step)

    def _look(self, step: ScenarioStep) -> None:
        self._foresee(True)
        wanted = step.offer if step.offer is not None else step.refuse
        for one in wanted if isinstance(wanted, tuple) else () if wanted is None else (wanted,):
            game = self._as_if_activated(one)
            found = [option for option in (*game.options, *all_anytime(game)) if matches(game, option, one)]
            if step.offer is not None and not found:
                near = missing(game, one, [*game.options, *all_anytime(game)])
                raise Difference(f"an option like {_shown(one)}", ["none; offered are", *offers(game)], near)
            if step.refuse is not None and found:
                raise Difference(f"no option like {_shown(one)}", [option_text(game, option) for option in found])

    def _show(self, words: Sequence[str]) -> None:
        self.foreseen = True
        for word in words:
            lines = SHOWN[word](self.game, self.events)
            self.shown.append("\n".join([f"step {self.at}: show {word}", *(f"  {line}" for line in lines)]))

    def _begin(self, step: ScenarioStep) -> None:
        if self.time == 1:
            self.events = []
        self.game.script = Script(step.dice)

    def _end(self, step: ScenarioStep) -> None:
        left = self.game.script.dice if self.game.script is not None else []
        if left:
            hint = "no more dice are rolled in this step: take out what is left over"
            raise Difference(f"all dice of {flow(step.dice)} to be rolled", [f"left over: {flow(left)}"], hint)

    def _queue(self, answers: Sequence[Mapping[str, Json]]) -> AnswerQueue:
        return AnswerQueue([make_answer(raw, self.game) for raw in answers])

    # ------------------------------------------------------------------ choosing

    def _do(self, wanted: Wanted, queue: AnswerQueue) -> None:
        option = self._activation(self.game, wanted)
        if option is not None:
            self._take(option, queue)
        self.forced = []
        self._take(only_one(offered(self.game, wanted), self.game, _shown(wanted), wanted), queue)
        self._settle(queue, resting=True)
        self._finish(queue)

    def _names_forced(self, wanted: Wanted) -> bool:
        """Whether a `do` names what the engine has already done because there was no other option."""
        if offered(self.game, wanted) or self._activation(self.game, wanted) is not None:
            return False
        for option in self.forced:
            if matches(self.game, option, wanted):
                self.forced.remove(option)
                return True
        return False

    def _activation(self, game: Game, wanted: Wanted) -> Option | None:
        """The activation that a `do` implies."""
        decision = game.decision
        if decision is None or decision.kind != "activate" or wanted.action == "activate" or wanted.who is None:
            return None
        if offered(game, wanted):
            return None
        activation = Wanted(action="activate", who=wanted.who)
        return next((option for option in game.options if matches(game, option, activation)), None)

    def _as_if_activated(self, wanted: Wanted) -> Game:
        option = self._activation(self.game, wanted)
        if option is None:
            return self.game
        other = self.game.copy()
        other.choose(option)
        return other

    def _take(self, option: Option, queue: AnswerQueue) -> None:
        self.foreseen = False
        self._note(self.game.choose(option), queue)

    def _note(self, events: Sequence[Event], queue: AnswerQueue) -> None:
        """Keep the events; forced choices may be named by an answer."""
        self.events += events
        for event in events:
            if event.code == "forced":
                option = forced_option(event)
                if not queue.spend_on(self.game, option):
                    self.forced.append(option)

    def _settle(self, queue: AnswerQueue, *, resting: bool) -> None:
        """Spend answers on the decisions that come up, until they are used up or the game rests."""
        while (decision := self.game.decision) is not None and queue.left():
            if resting and DECISIONS[decision.kind].rests:
                return
            self._give(queue, decision)

    def _give(self, queue: AnswerQueue, decision: Decision) -> None:
        answer = queue.next_for(self.game)
        if answer is None:
            hint = f"{decision.kind} is answered e.g. by {short_form(self.game, decision.options[0])}"
            text = f"the decision that {queue.left()[0].text} answers"
            raise Difference(text, asked(self.game, decision), hint)
        self._take(answer.pick(self.game), queue)

    def _run(self, name: str, queue: AnswerQueue) -> None:
        self.forced = []
        if name == UNTIL_NEXT_PLAYER:
            self._run_until_next_player(queue)
        else:
            before = self.game.under_way()
            self.foreseen = False
            self._note(self._run_part(name), queue)
            while (decision := self.game.decision) is not None and queue.left():
                top = self.game.under_way()[-1]
                if any(top is one for one in before):
                    break
                if DECISIONS[decision.kind].rests and queue.next_for(self.game) is None:
                    break
                self._give(queue, decision)
        self._finish(queue)

    def _run_part(self, name: str) -> list[Event]:
        """Run a part of the round, or the next Action of the Zombies where the scenario rests between two."""
        decision = self.game.decision
        if name == ONE_ACTION and decision is not None and decision.kind == BETWEEN:
            return self.game.choose(next(option for option in decision.options if option.action == "go-on"))
        return self.game.run_phase(name)

    def _run_until_next_player(self, queue: AnswerQueue) -> None:
        decision = self.game.decision
        if decision is None or decision.kind not in ("turn", "activate"):
            raise Difference("a player in turn", asked(self.game, decision))
        seat = decision.seats[0]
        phase = players_phase_now(self.game)
        while (decision := self.game.decision) is not None and players_phase_now(self.game) is phase:
            option = _towards_next_player(decision, seat)
            if option is not None:
                self._take(option, queue)
            elif DECISIONS[decision.kind].rests or not queue.left():
                break
            else:
                self._give(queue, decision)

    def _finish(self, queue: AnswerQueue) -> None:
        left = queue.left()
        if left:
            decision = self.game.decision
            texts = ", ".join(answer.text for answer in left)
            got = [f"left over: {texts}", asked(self.game, decision)[0]]
            raise Difference("all answers to be used", got, "nothing asks for it in this step: take it out")

    # ------------------------------------------------------------------ strictness

    def _foresee(self, foreseen: bool) -> None:
        if foreseen:
            self.foreseen = True
        else:
            self._check_nothing_asked()

    def _check_nothing_asked(self) -> None:
        """Fail at a decision in the middle of something that the scenario has neither answered nor looked at."""
        decision = self.game.decision
        if decision is not None and not DECISIONS[decision.kind].rests and not self.foreseen:
            text = "no decision that the scenario does not foresee"
            raise Difference(text, asked(self.game, decision), unanswered(self.game, decision))


def _towards_next_player(decision: Decision, seat: int) -> Option | None:
    """The option that ends the activations of a player: the end of a turn, or the next one of their Survivors."""
    if decision.kind == "turn" and decision.seats == (seat,):
        return next(option for option in decision.options if option.action == "end")
    if decision.kind == "activate":
        return next((option for option in decision.options if option.seat == seat), None)
    return None


def _shown(wanted: Wanted) -> str:
    fields = zip(Wanted.__struct_encode_fields__, Wanted.__struct_fields__, strict=True)
    return flow({name: value for name, field in fields if (value := getattr(wanted, field)) is not None})


def _step_text(step: ScenarioStep) -> str:
    if step.do is not None:
        return f"do {_shown(step.do)}"
    if step.run is not None:
        return f"run {step.run}"
    return next(kind for kind in STEP_KINDS if getattr(step, kind) is not None)
