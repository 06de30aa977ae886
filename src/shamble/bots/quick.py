"""The quick player: the greedy bot's thoughts with fewer second thoughts, for playing copies of a game on.

It plans a turn once and carries the plan out as long as it goes as imagined, and unless all goals are met; where the
team heads for is remembered for the round while there is much to do, by all who play on from one position.
"""

from __future__ import annotations

from collections.abc import Sequence

from shamble.bots.greedy import GreedyBot
from shamble.bots.heading import Heading, head_for
from shamble.bots.planning import Planner, PlanStep, Thought
from shamble.bots.restraint import MET
from shamble.bots.situation import USUAL, Memory, Situation, Style
from shamble.engine import Option
from shamble.engine.declared import ACTIONS
from shamble.engine.splitmix import mix
from shamble.world import Game

PURSUED = 3
"""The number of outlooks that it pursues after each step."""
LAST_TASK = 1.0
"""With so little left to do it looks again for each choice: somebody may be all that is missing."""
NEVER = -1e9
ANYWHERE = -1
"""The Zone of a step for which it does not matter."""
Path = tuple[PlanStep, ...]
Headings = dict[tuple[object, ...], Heading]
"""Where a team heads for, by what has been done so far."""


class Quick(GreedyBot):
    """Plays on a copy whose hidden cards were dealt anew already."""

    __slots__ = ("_headings", "_path", "_planned")

    def __init__(self, memory: Memory, setting: object, style: Style = USUAL, headings: Headings | None = None) -> None:
        super().__init__(style=style)
        self._memory = memory
        self._setting = setting
        self._headings: Headings = {} if headings is None else headings
        self._path: Path = ()
        self._planned = -1

    def answer(self, game: Game) -> Option:
        """The next step of the plan if there is one, else what the greedy bot would think of."""
        decision = game.decision
        if decision is not None and decision.kind == "turn" and self._planned == decision.who and self._path:
            step, self._path = self._path[0], self._path[1:]
            found = taken_by(game, decision.options, step)
            if found is not None:
                return found
        return super().answer(game)

    def note(self, game: Game) -> None:
        """It plans a turn as a whole, so there is nothing to keep in mind."""

    def follow(self, who: int, path: Path) -> None:
        """Carry out these steps in somebody's turn, as long as they can be taken."""
        self._planned, self._path = who, path

    def _prepared(self, game: Game, who: int) -> Option | None:
        """Cards are put together before the first step of a plan."""
        return None if self._planned == who else super()._prepared(game, who)

    def _situation(self, game: Game, team: int) -> Situation:
        assert self._memory is not None
        state = game.state
        people = [one for one in game.on_board() if one.team == team]
        key = (state.round, state.doors, state.taken, state.triggered, team, len(people), len(state.pieces))
        heading = self._headings.get(key)
        if heading is None:
            heading = head_for(game, self._memory.aims, people)
            if heading.left > LAST_TASK:
                self._headings[key] = heading
        return Situation(game, self._memory, team, self.style, heading)

    def _in_turn(self, game: Game, options: list[Option], who: int) -> Option:
        planner = self._planner(game, who)
        if planner is None:
            return self._tried(game, options)
        options = _without_likes(self._staying(planner.situation, options))
        begun = [self._first(planner, index, option) for index, option in enumerate(options)]
        best: Thought = planner.best(begun, PURSUED)
        self.follow(who, best.path if planner.situation.heading.left > MET else ())
        return options[best.first]

    def _trial(self, planner: Planner, index: int, option: Option) -> Thought:
        if ACTIONS[option.action].minor:
            return Thought(NEVER, index, planner.here, 0, True, ())
        return super()._trial(planner, index, option)

    def after(self, game: Game, option: Option) -> Game:
        """The copy is dealt anew already; only its dice fall otherwise."""
        self._deal, self._trials = game.copy(), {}
        self._deal.state.rng = mix(game.state.rng ^ self._salt)
        return super().after(game, option)


def _without_likes(options: list[Option]) -> list[Option]:
    """The options but for those that are as good as an earlier one."""
    alike = [option for option in options if ACTIONS[option.action].alike]
    return [one for one in options if one not in alike[1:]] if len(alike) > 1 else options


def taken_by(game: Game, options: Sequence[Option], step: PlanStep) -> Option | None:
    """The option that takes a step of a plan; an attack needs somebody to be attacked."""
    for option in options:
        if option.action != step.action or step.zone not in (ANYWHERE, option.zone):
            continue
        if not ACTIONS[step.action].attacks or (option.cards == step.cards and game.state.crowd[step.zone]):
            return option
    return None
