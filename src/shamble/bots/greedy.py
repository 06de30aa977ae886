"""The greedy bot: it thinks a turn through in imagination, and tries on a copy what it cannot imagine.

It never uses what its seat cannot know: it imagines from what lies open, and hidden cards of a copy are dealt anew.
"""

from __future__ import annotations

from shamble.bots.all_out import worth_rolling
from shamble.bots.answers import answered, misplaced
from shamble.bots.building import built, fetched
from shamble.bots.errands import is_for_another, made_room
from shamble.bots.frontier import zones_to_blast
from shamble.bots.intent import NOTHING, Intent, intent_of
from shamble.bots.planning import EACH_STEP, MOVE, SEARCH, TAKE, Planner, Thought
from shamble.bots.restraint import MET, changes_nothing, leaves_goal
from shamble.bots.situation import USUAL, Memory, Situation, Style
from shamble.bots.tools import goes_back, keeps_tool_packed
from shamble.bots.wishes import Outlook, score
from shamble.engine import Option
from shamble.engine.declared import ACTIONS, DECISIONS
from shamble.rules.combat.weapons import strikes_zone
from shamble.rules.doors import is_barred, is_open, rooms_behind
from shamble.rules.inventory import in_hand
from shamble.rules.places.switches import Switch, linked_objectives
from shamble.rules.turn import ATTACKS, RANGED, still_to_act, turn_so_far
from shamble.world import Game, Survivor
from shamble.world.facts import OPENS_DOORS

END = "end"
STANDING_STILL = 0.01
"""An Action has to be worth more than this, or the turn ends."""
OPENING = 6.0
"""The worth for each of the people of opening a door on the way."""
TOO_EARLY = -20.0
PATIENCE = 4
"""In every round whose number this divides, nobody waits for the others."""
WITHIN_A_TURN = 2
"""Something this far away can be reached and taken in one turn."""
A_TASK = 25.0
"""The worth of a task of the Mission that is done."""
A_TRY = 0.5
"""The part of a task that a try at it is worth, where dice decide."""
A_STEP = 0.5
"""The worth of each Move that a pulled switch saves on the way to an aim."""
GATHERED = 3
"""A door that hides something is opened when nobody is farther away than this."""


class GreedyBot:
    """Plans one turn ahead, never with what its seat cannot know."""

    __slots__ = ("_deal", "_memory", "_salt", "_seen", "_setting", "_trials", "_turn", "_turn_of", "intent", "style")

    def __init__(self, seed: int = 0, style: Style = USUAL) -> None:
        self.style = style
        self._salt = seed
        self._deal: Game | None = None
        self._trials: dict[str, Game] = {}
        self._memory: Memory | None = None
        self._setting: object = None
        self._seen: tuple[object, Situation] | None = None
        self._turn: list[Game] = []
        self._turn_of = (0, -1)
        self.intent = NOTHING
        """The intent of the last choice."""

    def choose(self, game: Game) -> Option:
        """The option that the best plan begins with; the first among equals."""
        option = self.answer(game)
        self.intent = self.intent_of(game, option)
        return option

    def intent_of(self, game: Game, option: Option) -> Intent:
        """The intent of an option, with the aim that it serves."""
        return intent_of(game, option, self._aim(game, option))

    def _aim(self, game: Game, option: Option) -> str:
        """The word of the Mission's goals that the team goes for, if the option is a step of that."""
        if self._memory is None or option.who < 0 or not game.person(option.who).on_board:
            return ""
        heading = self._situation(game, game.person(option.who).team).heading
        here, there = game.person(option.who).zone, option.zone
        nearer = there < 0 or heading.distances[there] < heading.distances[here] or not ACTIONS[option.action].moves
        return heading.aim.word if heading.aim is not None and nearer else ""

    def answer(self, game: Game) -> Option:
        """The same without saying what for."""
        decision = game.decision
        self._deal = None
        options = [option for option in game.options if _worth_trying(game, option)] or game.options
        if len(options) == 1 or decision is None:
            return options[0]
        self.memory(game)
        self._salt += 1
        if decision.kind == "turn":
            self.note(game)
            return self._prepared(game, decision.who) or self._in_turn(game, options, decision.who)
        if decision.kind == "activate":
            return self._next(game, options)
        if decision.kind == "move-on":
            return self._further(game, options, decision.who)
        if decision.kind == "before-roll":
            options = worth_rolling(self._situation(game, game.person(decision.who).team), decision.who, options)
        found = options[0] if len(options) == 1 else answered(game, decision.kind, options)
        return found if found is not None else self._tried(game, options)

    def _prepared(self, game: Game, who: int) -> Option | None:
        """Something to build, to fetch from a neighbour or to drop, before anything else is done."""
        return built(game, who) or fetched(game, who) or made_room(game, who)

    def note(self, game: Game) -> None:
        """Keep the position in mind: nobody comes back to it in the same turn, having done nothing."""
        decision = game.decision
        assert decision is not None
        now = (game.state.round, decision.who)
        if now != self._turn_of:
            self._turn_of, self._turn = now, []
        if not self._turn or self._turn[-1].decision is not decision:
            self._turn.append(game.copy())

    def _onward(self, game: Game, options: list[Option], who: int) -> list[Option]:
        """The options without Moves back to where this turn has led from, having changed nothing."""
        return [
            one for one in options if ACTIONS[one.action].purpose != "step" or not self._goes_back(game, who, one)
        ] or options

    def _goes_back(self, game: Game, who: int, option: Option) -> bool:
        if self._turn_of != (game.state.round, who):
            return False
        there = [one for one in self._turn if one.person(who).zone == option.zone]
        return any(changes_nothing(one, self.after(game, option), who) for one in there)

    def memory(self, game: Game) -> Memory:
        """The facts of this game that are worked out once."""
        if self._memory is None or self._setting is not game.setting:
            self._setting, self._memory = game.setting, Memory(game)
        return self._memory

    def situation(self, game: Game, who: int) -> Situation:
        """The situation of somebody's team now."""
        self.memory(game)
        return self._situation(game, game.person(who).team)

    def _situation(self, game: Game, team: int) -> Situation:
        """The situation of a team; one question is looked at several times, and each question is an object."""
        seen, decision = self._seen, game.decision
        if seen is not None and seen[0] is decision and seen[1].game is game and seen[1].team == team:
            return seen[1]
        found = Situation(game, self._memory, team, self.style)
        self._seen = (decision, found)
        return found

    # ------------------------------------------------------------------ who acts

    def _next(self, game: Game, options: list[Option]) -> Option:
        """Whoever takes what is wanted or opens the way acts first, then those in danger, then the farthest behind."""
        people = game.state.survivors
        situation = self._situation(game, people[options[0].who].team)

        aim = situation.heading.aim

        def pressing(option: Option) -> tuple[bool, float, float]:
            zone = people[option.who].zone
            if zone < 0:
                return True, 0.0, 0.0
            danger = situation.attacks_here[zone] + sum(situation.attacks_here[near] for near in situation.prowl[zone])
            able = not aim or not aim.who or option.who in aim.who
            fetches = situation.fetching and able and situation.distances[zone] <= WITHIN_A_TURN
            first = fetches or opens_the_way(situation, people[option.who])
            return not first, -min(danger, 3), -situation.distances[zone]

        return min(options, key=pressing)

    # ------------------------------------------------------------------ a turn

    def _planner(self, game: Game, who: int) -> Planner | None:
        """The planner of somebody's turn; None when they have no turn, or are not on the board."""
        survivor = game.person(who)
        if turn_so_far(game, who) is None or not survivor.on_board:
            return None
        situation = self._situation(game, survivor.team)
        if survivor not in situation.people:
            return None
        return Planner(situation, situation.people.index(survivor))

    def _in_turn(self, game: Game, options: list[Option], who: int) -> Option:
        planner = self._planner(game, who)
        if planner is None:
            return self._tried(game, options)
        options = self._onward(game, self._staying(planner.situation, options), who)
        begun = [self._first(planner, index, option) for index, option in enumerate(options)]
        return options[planner.best(begun).first]

    def _staying(self, situation: Situation, options: list[Option]) -> list[Option]:
        """The options without those that leave goals which are met."""
        left, aims = situation.heading.left, situation.memory.aims
        if left > MET:
            return options
        tried = [(one, self.after(situation.game, one)) for one in options if one.action != END]
        leaving = [one for one, after in tried if not after.state.outcome and leaves_goal(left, aims.read(after).left)]
        return [one for one in options if one not in leaving] or options

    def in_style(self, style: Style) -> GreedyBot:
        """The same with other weights."""
        other = GreedyBot(self._salt, style)
        other._memory, other._setting = self._memory, self._setting
        other._deal, other._trials = self._deal, self._trials
        other._turn, other._turn_of = self._turn, self._turn_of
        return other

    def ranked(self, game: Game, who: int) -> tuple[list[Option], list[Thought]]:
        """The options of a turn that are worth trying, and for each the best that it leads to, the best first."""
        options = [option for option in game.options if _worth_trying(game, option)]
        self.memory(game)
        planner = self._planner(game, who)
        if planner is None or not options:
            return options, []
        options = self._onward(game, self._staying(planner.situation, options), who)
        return options, planner.best_of_each([self._first(planner, at, one) for at, one in enumerate(options)])

    def _further(self, game: Game, options: list[Option], who: int) -> Option:
        """The next Zone of a Move that may go on."""
        planner = self._planner(game, who)
        if planner is None:
            return options[0]
        options = self._onward(game, options, who)
        begun = [
            planner.begin(index, planner.moved(option.zone) if option.zone >= 0 else planner.here, 0)
            for index, option in enumerate(options)
        ]
        return options[planner.best(begun).first]

    def _first(self, planner: Planner, index: int, option: Option) -> Thought:
        """The thought that an option leads to, imagined or tried."""
        action = option.action
        if action == END:
            return Thought(score(planner.here) + STANDING_STILL, index, planner.here, 0, True, ())
        if action == MOVE:
            return planner.begin(index, planner.moved(option.zone), option.cost)
        gained = gain_by(planner, option)
        if gained:
            outlook = planner.here.imagine()
            outlook.gains += gained
            return planner.begin(index, outlook, option.cost)
        if action in ATTACKS and not option.name:
            arm = planner.arm(option.cards, ranged=action == RANGED)
            if arm is not None:
                fired = arm.cards if arm.once else ()
                return planner.begin(index, planner.attacked(planner.here, arm, option.zone), option.cost, fired=fired)
        if action == SEARCH:
            return planner.begin(index, planner.searched(planner.here), option.cost, searched=True)
        if action == TAKE:
            points = planner.situation.game.setting.mission.objectives[option.n - 1].xp
            return planner.begin(index, planner.took(planner.here, points), option.cost)
        if option.cost and ACTIONS[action].purpose in ("take", "deed"):
            return planner.begin(index, planner.took(planner.here, 0), option.cost)
        if action == "pull-switch":
            return planner.begin(index, self._pulled(planner, option), option.cost)
        return self._trial(planner, index, option)

    def _pulled(self, planner: Planner, option: Option) -> Outlook:
        """CL-SWITCH-02, -04: what lies beside a switch is taken by pulling it; the ways that it opens count too."""
        game, zone = planner.situation.game, planner.here.zones[planner.person]
        tied = linked_objectives(game, game.state.piece(option.n - 1, Switch))
        points = sum(game.setting.mission.objectives[index].xp for index in tied)
        outlook = planner.took(planner.here, points) if tied else planner.here.imagine()
        aims = planner.situation.memory.aims
        wanted = [aim for aim in aims.read(game).now if aim.zones]
        before = sum(aims.distances(game, aim.zones)[zone] for aim in wanted)
        after = self.after(game, option)
        outlook.gains += A_STEP * (before - sum(aims.distances(after, aim.zones)[zone] for aim in wanted))
        return outlook

    # ------------------------------------------------------------------ trying

    def _trial(self, planner: Planner, index: int, option: Option) -> Thought:
        """Try what cannot be imagined, and think on from there."""
        who = planner.situation.people[planner.person].index
        trial = self.after(planner.situation.game, option)
        further = trial.decision
        if ACTIONS[option.action].furthers and (gained := self._furthered(planner.situation.game, trial)):
            return Thought(score(planner.here) + gained, index, planner.here, 0, True, ())
        goes_on = further is not None and further.kind == "turn" and further.who == who
        after = self._planner(trial, who) if goes_on else None
        if after is None:
            outlook = Outlook(self._situation(trial, planner.situation.people[planner.person].team))
            return Thought(score(outlook), index, outlook, 0, True, ())
        turn = self._turn if self._turn_of == (trial.state.round, who) else [planner.situation.game]
        if any(changes_nothing(one, trial, who) for one in turn):
            return Thought(score(planner.here) - EACH_STEP, index, planner.here, 0, True, ())
        best = after.best([after.begin(index, after.here, 0)])
        return best._replace(left=0)

    def _furthered(self, game: Game, after: Game) -> float:
        """The worth of a task that is done for good: that the next one may be far away does not count against it."""
        assert self._memory is not None
        aims = self._memory.aims
        done = aims.read(game).left - aims.read(after).left
        return A_TASK * done if done >= A_STEP else 0.0

    def _tried(self, game: Game, options: list[Option]) -> Option:
        decision = game.decision
        seat = decision.seats[0] if decision is not None else 0
        who = decision.who if decision is not None else -1
        team = _team_of(game, who, seat)
        worths = [score(Outlook(self._situation(self.after(game, option), team))) for option in options]
        return options[worths.index(max(worths))]

    def after(self, game: Game, option: Option) -> Game:
        """A copy, dealt anew, after an option; questions get plain answers until the game comes to rest."""
        decision = game.decision
        if self._deal is None:
            self._deal, self._trials = game.redeal(decision.seats[0] if decision is not None else 0, self._salt), {}
        tried = self._trials.get(option.key)
        if tried is not None:
            return tried
        trial = self._trials[option.key] = self._deal.copy()
        trial.choose(option)
        further = trial.decision
        while further is not None and not DECISIONS[further.kind].rests:
            answer = answered(trial, further.kind, further.options)
            trial.choose(answer if answer is not None else further.options[0])
            further = trial.decision
        return trial


def gain_by(planner: Planner, option: Option) -> float:
    """The worth of opening a door or taking something in hand for one, of a blast that is waited for, and of a try."""
    situation = planner.situation
    if option.action == "open-door":
        return opening(situation, planner.person, option)
    if option.action == "reorganise" and unpacks(situation, situation.people[planner.person]):
        return OPENING
    if option.action == RANGED and option.zone in situation.to_blast and strikes(situation.game, option):
        return A_TASK
    aim = situation.heading.aim
    if aim is not None and aim.word == ACTIONS[option.action].tries:
        return A_TASK * A_TRY
    return 0.0


def opening(situation: Situation, person: int, option: Option) -> float:
    """The worth of opening a door: one on the way, when all are near to meet what is behind it, early in the round."""
    game = situation.game
    zone, beyond = situation.zones[person], option.zone
    if situation.distances[beyond] >= situation.distances[zone] and zone not in situation.heading.doors:
        return TOO_EARLY
    if rooms_behind(game, option.door):
        far = max(situation.apart(zone)[other] for other in situation.zones)
        ready = sum(still_to_act(game, one.index) for one in situation.people)
        waiting = far > GATHERED or 2 * ready < len(situation.people) - 1
        if waiting and game.state.round % PATIENCE:
            return TOO_EARLY
    return OPENING * len(situation.people)


def opens_the_way(situation: Situation, survivor: Survivor) -> bool:
    """Whether a Survivor stands at a closed door on the way and holds something to open it."""
    game = situation.game
    tools = any(game.setting.card(card).door for card in in_hand(game, survivor))
    return (tools or OPENS_DOORS in survivor.profile.facts) and at_a_door(situation, survivor)


def unpacks(situation: Situation, survivor: Survivor) -> bool:
    """Whether a Survivor takes something in hand to open a door on the way."""
    return keeps_tool_packed(situation.game, survivor) and at_a_door(situation, survivor)


def at_a_door(situation: Situation, survivor: Survivor) -> bool:
    """Whether a Survivor stands at a closed door on the way."""
    game = situation.game
    here = situation.distances[survivor.zone]
    for door in game.setting.board.doors:
        if survivor.zone in (door.a, door.b) and not is_open(game, door.index) and not is_barred(game, door.index):
            beyond = door.b if survivor.zone == door.a else door.a
            if situation.distances[beyond] < here or survivor.zone in situation.heading.doors:
                return True
    return False


def strikes(game: Game, option: Option) -> bool:
    """Whether an attack strikes a whole Zone, and not that of whoever makes it."""
    here = game.person(option.who).zone == option.zone
    return not here and any(strikes_zone(game.setting.card(card)) for card in option.cards)


def _team_of(game: Game, who: int, seat: int) -> int:
    """The team of somebody, or of whoever decides for nobody's Companion."""
    if who >= 0 and not game.person(who).waits:
        return game.person(who).team
    return next((one.team for one in game.state.survivors if one.seat == seat), 0)


def _worth_trying(game: Game, option: Option) -> bool:
    """Whether it is neither too long to think through nor a shot at a Zone without Zombies."""
    if option.action == RANGED:
        return bool(game.state.crowd[option.zone]) or (strikes(game, option) and option.zone in zones_to_blast(game))
    if option.action == TAKE:
        return not is_for_another(game, option.who, option.n - 1)
    if option.action == "take-card":
        return not goes_back(game, option.who, option.n - 1)
    if option.action == "reorganise":
        survivor = game.state.survivors[option.who]
        return misplaced(game, survivor) or keeps_tool_packed(game, survivor)
    return not ACTIONS[option.action].planned
