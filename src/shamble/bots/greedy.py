"""The greedy bot: it thinks a turn through on imagined positions, and tries what it cannot imagine on a copy dealt anew.

It never looks at what its seat cannot know: what is imagined comes from the open table, copies are dealt anew.
"""

from __future__ import annotations

from shamble.bots.answers import answered
from shamble.bots.ground import Ground, Memory
from shamble.bots.planning import MOST_STEPS, Planner, Thought
from shamble.bots.wishes import Position, score
from shamble.engine import Game, Option
from shamble.engine.state import Frame
from shamble.rules.doors import rooms_behind
from shamble.rules.turn import Purse, turn_of

QUIET = ("turn", "activate")
"""Decisions before which nothing is half done: here a position can be looked at."""
NOT_TRIED = ("trade", "change", "noise")
"""A trade and an offer of one's own have too many ends to think through; noise on purpose needs a plan."""
STANDING_STILL = 0.01
"""An Action has to be worth more than this, or the turn ends."""
OPENING = 6.0
"""What an opened door on the way is worth, as a step that everybody gains."""
TOO_EARLY = -20.0
GATHERED = 3
"""A door that hides something is opened when nobody is farther away than this."""


class GreedyBot:
    """Plans one turn ahead, never with what its seat cannot know."""

    __slots__ = ("_memory", "_salt", "_setting")

    def __init__(self, seed: int = 0) -> None:
        self._salt = seed
        self._memory: Memory | None = None
        self._setting: object = None

    def choose(self, game: Game) -> Option:
        """The option that the best plan begins with; of equals the first."""
        decision = game.decision
        options = [option for option in game.options if _worth_trying(game, option)] or game.options
        if len(options) == 1 or decision is None:
            return options[0]
        if self._memory is None or self._setting is not game.setting:
            self._setting, self._memory = game.setting, Memory(game)
        self._salt += 1
        if decision.kind == "turn":
            return self._in_turn(game, options, decision.who)
        if decision.kind == "activate":
            return self._next(game, options)
        found = answered(game, decision.kind, options, self._memory)
        return found if found is not None else self._tried(game, options)

    def _next(self, game: Game, options: list[Option]) -> Option:
        """Who acts next: those in danger, then the last ones on the way."""
        people = game.state.survivors
        ground = self._ground(game, people[options[0].who].team)

        def pressing(option: Option) -> tuple[float, float]:
            zone = people[option.who].zone
            if zone < 0:
                return 0.0, 0.0
            danger = ground.now[zone] + sum(ground.now[near] for near in ground.prowl[zone])
            return -min(danger, 3), -ground.distances[zone]

        return min(options, key=pressing)

    def _ground(self, game: Game, team: int) -> Ground:
        return Ground(game, self._memory, team)

    def _in_turn(self, game: Game, options: list[Option], who: int) -> Option:
        survivor = game.state.survivors[who]
        if not survivor.on_board:
            return self._tried(game, options)
        ground = self._ground(game, survivor.team)
        person = ground.people.index(survivor)
        turn = turn_of(game, who)
        if turn is None:
            return self._tried(game, options)
        ground.mover = person
        planner = Planner(ground, person)
        here = Position(ground)
        left = Purse(game, turn, survivor).left
        begun = []
        for index, option in enumerate(options):
            thought = self._first(planner, here, person, turn, left, index, option)
            if thought is not None:
                begun.append(thought)
        best = planner.best(begun)
        return options[best.first]

    def _first(
        self, planner: Planner, here: Position, person: int, turn: Frame, left: int, index: int, option: Option
    ) -> Thought | None:
        """Where an option leads, imagined or tried."""
        searched = bool(turn["searched"])
        action = option.action
        after = left - option.cost
        fired: tuple[int, ...] = ()
        if action == "end":
            return Thought(score(here) + STANDING_STILL, index, here, 0, searched, ())
        if action == "move":
            position = here.moved(person, option.zone)
        elif action in ("melee", "ranged") and not option.name:
            arm = next(
                (
                    arm
                    for arm in planner.ground.arms(person)
                    if arm.cards == option.cards and arm.ranged == (action == "ranged")
                ),
                None,
            )
            if arm is None:
                return self._trial(planner.ground.game, option, index)
            position = planner.attacked(here, arm, option.zone)
            fired = arm.cards if arm.once else ()
        elif action == "search":
            position = planner.searched(here)
            searched = True
        elif action == "objective":
            position = planner.took(here, planner.ground.game.setting.mission.objectives[option.n - 1].xp)
        elif action == "open-door":
            position = here.imagine()
            position.deeds += self._opening(planner.ground, person, option)
        else:
            return self._trial(planner.ground.game, option, index)
        return planner.begin(index, position, min(after, MOST_STEPS), searched=searched, fired=fired)

    def _opening(self, ground: Ground, person: int, option: Option) -> float:
        """A door on the way is opened when all are there to meet what is behind it, and early in the round."""
        game = ground.game
        zone, beyond = ground.zones[person], option.zone
        if ground.distances[beyond] >= ground.distances[zone] and zone not in ground.heading.doors:
            return TOO_EARLY
        rooms = len(rooms_behind(game, option.door))
        if not rooms:
            return OPENING * len(ground.people)
        far = max(ground.layout.distance(other, zone) for other in ground.zones)
        waiting = sum(1 for frame in game.state.agenda if frame["frame"] == "players-phase")
        if far > GATHERED or not waiting:
            return TOO_EARLY
        phase = next(frame for frame in game.state.agenda if frame["frame"] == "players-phase")
        ready = sum(not phase["activated"] >> one.index & 1 for one in ground.people)
        if 2 * ready < len(ground.people) - 1:
            return TOO_EARLY
        return OPENING * len(ground.people)

    def _trial(self, game: Game, option: Option, index: int) -> Thought | None:
        """Try what cannot be imagined; it is looked at as it lies then, without any further step."""
        position = self._look(game, option)
        return Thought(score(position), index, position, 0, True, ())

    def _tried(self, game: Game, options: list[Option]) -> Option:
        worths = [score(self._look(game, option)) for option in options]
        return options[worths.index(max(worths))]

    def _look(self, game: Game, option: Option) -> Position:
        """The next quiet position after an option on a copy dealt anew, when further questions get a plain answer."""
        decision = game.decision
        seat = decision.seats[0] if decision is not None else 0
        team = game.setting.teams[seat] if seat < len(game.setting.teams) else 0
        trial = game.redeal(seat, self._salt)
        trial.choose(option)
        further = trial.decision
        while further is not None and further.kind not in QUIET:
            answer = answered(trial, further.kind, further.options, self._memory)
            trial.choose(answer if answer is not None else further.options[0])
            further = trial.decision
        who = decision.who if decision is not None else -1
        if who >= 0:
            team = game.person(who).team
        return Position(self._ground(trial, team))


def _worth_trying(game: Game, option: Option) -> bool:
    """Neither what is too long to think through, nor shots at Zones where no Zombie is."""
    wasted = option.action == "ranged" and not game.state.crowd[option.zone]
    return option.action not in NOT_TRIED and not wasted
