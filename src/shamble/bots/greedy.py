"""The greedy bot: it thinks a turn through on imagined positions, and tries on a copy what it cannot imagine.

It never looks at what its seat cannot know: what is imagined comes from the open table, copies are dealt anew.
"""

from __future__ import annotations

from shamble.bots.answers import answered, misplaced
from shamble.bots.building import built, fetched
from shamble.bots.ground import Ground, Memory
from shamble.bots.planning import Planner, Thought
from shamble.bots.wishes import Position, score
from shamble.engine import Option
from shamble.engine.declared import DECISIONS
from shamble.rules.doors import is_barred, is_open, rooms_behind
from shamble.rules.inventory import in_hand
from shamble.rules.places.switches import linked_objectives
from shamble.rules.turn import ATTACKS, still_to_act, turn_so_far
from shamble.world import Game, Survivor
from shamble.world.facts import OPENS_DOORS

NOT_TRIED = ("trade", "change", "noise")
"""A trade and an offer of one's own have too many ends to think through; noise on purpose needs a plan."""
STANDING_STILL = 0.01
"""An Action has to be worth more than this, or the turn ends."""
OPENING = 6.0
"""What an opened door on the way is worth, as a step that everybody gains."""
TOO_EARLY = -20.0
PATIENCE = 4
"""Every so many rounds nobody waits any longer for the others."""
WITHIN_A_TURN = 2
"""So far away something can be reached and taken in one turn."""
A_STEP = 0.5
"""What a step less on the way to an aim is worth, where a switch changes the ways."""
GATHERED = 3
"""A door that hides something is opened when nobody is farther away than this."""


class GreedyBot:
    """Plans one turn ahead, never with what its seat cannot know."""

    __slots__ = ("_deal", "_memory", "_salt", "_setting")

    def __init__(self, seed: int = 0) -> None:
        self._salt = seed
        self._deal: Game | None = None
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
        self._deal = None
        if decision.kind == "turn":
            together = built(game, decision.who) or fetched(game, decision.who)
            return together or self._in_turn(game, options, decision.who)
        if decision.kind == "activate":
            return self._next(game, options)
        if decision.kind == "move-on":
            return self._further(game, options, decision.who)
        found = answered(game, decision.kind, options)
        return found if found is not None else self._tried(game, options)

    def _ground(self, game: Game, team: int) -> Ground:
        return Ground(game, self._memory, team)

    # ------------------------------------------------------------------ who acts

    def _next(self, game: Game, options: list[Option]) -> Option:
        """Who acts next: whoever takes what is wanted or opens the way, those in danger, then the last on the way."""
        people = game.state.survivors
        ground = self._ground(game, people[options[0].who].team)

        def pressing(option: Option) -> tuple[bool, float, float]:
            zone = people[option.who].zone
            if zone < 0:
                return True, 0.0, 0.0
            danger = ground.now[zone] + sum(ground.now[near] for near in ground.prowl[zone])
            fetches = ground.fetching and ground.distances[zone] <= WITHIN_A_TURN
            first = fetches or opens_the_way(ground, people[option.who])
            return not first, -min(danger, 3), -ground.distances[zone]

        return min(options, key=pressing)

    # ------------------------------------------------------------------ a turn

    def _planner(self, game: Game, who: int) -> Planner | None:
        """Somebody's turn, thought through from the position of a game; none where he has no turn on the board."""
        survivor = game.person(who)
        if turn_so_far(game, who) is None or not survivor.on_board:
            return None
        ground = self._ground(game, survivor.team)
        if survivor not in ground.people:
            return None
        return Planner(ground, ground.people.index(survivor))

    def _in_turn(self, game: Game, options: list[Option], who: int) -> Option:
        planner = self._planner(game, who)
        if planner is None:
            return self._tried(game, options)
        begun = [self._first(planner, index, option) for index, option in enumerate(options)]
        return options[planner.best(begun).first]

    def _further(self, game: Game, options: list[Option], who: int) -> Option:
        """A Move that may go on: every Zone is thought on from."""
        planner = self._planner(game, who)
        if planner is None:
            return options[0]
        begun = [
            planner.begin(index, planner.moved(option.zone) if option.zone >= 0 else planner.here, 0)
            for index, option in enumerate(options)
        ]
        return options[planner.best(begun).first]

    def _first(self, planner: Planner, index: int, option: Option) -> Thought:
        """Where an option leads, imagined or tried."""
        action = option.action
        if action == "end":
            return Thought(score(planner.here) + STANDING_STILL, index, planner.here, 0, True, ())
        if action == "move":
            return planner.begin(index, planner.moved(option.zone), option.cost)
        if action in ATTACKS and not option.name:
            arm = planner.arm(option.cards, ranged=action == "ranged")
            if arm is not None:
                fired = arm.cards if arm.once else ()
                return planner.begin(index, planner.attacked(planner.here, arm, option.zone), option.cost, fired=fired)
        if action == "search":
            return planner.begin(index, planner.searched(planner.here), option.cost, searched=True)
        if action == "objective":
            points = planner.ground.game.setting.mission.objectives[option.n - 1].xp
            return planner.begin(index, planner.took(planner.here, points), option.cost)
        if action == "pull-switch":
            return planner.begin(index, self._pulled(planner, option), option.cost)
        if action == "open-door":
            position = planner.here.imagine()
            position.deeds += opening(planner.ground, planner.person, option)
            return planner.begin(index, position, option.cost)
        return self._trial(planner, index, option)

    def _pulled(self, planner: Planner, option: Option) -> Position:
        """CL-SWITCH-02, -04: what lies beside a switch is taken by pulling it; the ways that it opens count too."""
        game, zone = planner.ground.game, planner.here.zones[planner.person]
        tied = linked_objectives(game, game.state.pieces[option.n - 1])
        points = sum(game.setting.mission.objectives[index].xp for index in tied)
        position = planner.took(planner.here, points) if tied else planner.here.imagine()
        aims = planner.ground.memory.aims
        wanted = [aim for aim in aims.read(game).now if aim.zones]
        before = sum(aims.distances(game, aim.zones)[zone] for aim in wanted)
        after = self._after(game, option)
        position.deeds += A_STEP * (before - sum(aims.distances(after, aim.zones)[zone] for aim in wanted))
        return position

    # ------------------------------------------------------------------ trying

    def _trial(self, planner: Planner, index: int, option: Option) -> Thought:
        """Try what cannot be imagined, and think on from there."""
        who = planner.ground.people[planner.person].index
        trial = self._after(planner.ground.game, option)
        further = trial.decision
        goes_on = further is not None and further.kind == "turn" and further.who == who
        after = self._planner(trial, who) if goes_on else None
        if after is None:
            position = Position(self._ground(trial, planner.ground.people[planner.person].team))
            return Thought(score(position), index, position, 0, True, ())
        best = after.best([after.begin(index, after.here, 0)])
        return best._replace(left=0)

    def _tried(self, game: Game, options: list[Option]) -> Option:
        decision = game.decision
        seat = decision.seats[0] if decision is not None else 0
        who = decision.who if decision is not None else -1
        team = game.person(who).team if who >= 0 else _team_of(game, seat)
        worths = [score(Position(self._ground(self._after(game, option), team))) for option in options]
        return options[worths.index(max(worths))]

    def _after(self, game: Game, option: Option) -> Game:
        """The next quiet position after an option on a copy dealt anew, when further questions get a plain answer."""
        decision = game.decision
        if self._deal is None:
            self._deal = game.redeal(decision.seats[0] if decision is not None else 0, self._salt)
        trial = self._deal.copy()
        trial.choose(option)
        further = trial.decision
        while further is not None and not DECISIONS[further.kind].rests:
            answer = answered(trial, further.kind, further.options)
            trial.choose(answer if answer is not None else further.options[0])
            further = trial.decision
        return trial


def opening(ground: Ground, person: int, option: Option) -> float:
    """A door on the way is opened when all are there to meet what is behind it, and early in the round."""
    game = ground.game
    zone, beyond = ground.zones[person], option.zone
    if ground.distances[beyond] >= ground.distances[zone] and zone not in ground.heading.doors:
        return TOO_EARLY
    if rooms_behind(game, option.door):
        far = max(ground.apart(zone)[other] for other in ground.zones)
        ready = sum(still_to_act(game, one.index) for one in ground.people)
        waiting = far > GATHERED or 2 * ready < len(ground.people) - 1
        if waiting and game.state.round % PATIENCE:
            return TOO_EARLY
    return OPENING * len(ground.people)


def opens_the_way(ground: Ground, survivor: Survivor) -> bool:
    """Whether he stands at a closed door on the way with something to open it in his hands."""
    game = ground.game
    here = ground.distances[survivor.zone]
    for door in game.setting.board.doors:
        if survivor.zone in (door.a, door.b) and not is_open(game, door.index) and not is_barred(game, door.index):
            beyond = door.b if survivor.zone == door.a else door.a
            if ground.distances[beyond] < here or survivor.zone in ground.heading.doors:
                tools = any(game.setting.card(card).door for card in in_hand(game, survivor))
                return tools or OPENS_DOORS in survivor.profile.facts
    return False


def _team_of(game: Game, seat: int) -> int:
    return next((one.team for one in game.state.survivors if one.seat == seat), 0)


def _worth_trying(game: Game, option: Option) -> bool:
    """Neither what is too long to think through, nor shots at Zones where no Zombie is."""
    if option.action == "ranged":
        return bool(game.state.crowd[option.zone])
    if option.action == "reorganise":
        return misplaced(game, game.state.survivors[option.who])
    return option.action not in NOT_TRIED
