"""Heuristics of the proof search: how likely each option is tried, and how near to won a position looks.

Neither has to be good play: of many attempts with open cards the lucky ones are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shamble.bots.aims import Aim, Aims, Reading
from shamble.bots.arms import Armoury
from shamble.bots.routes import Distances
from shamble.bots.stream import Stream
from shamble.engine import Option
from shamble.rules.horde import present
from shamble.rules.objective_colours import colour_of, lies_hidden
from shamble.rules.wounds import health
from shamble.world import Game
from shamble.world.words import leaves, word_of


class PositionValue(NamedTuple):
    """The value of a position, in points: a finished errand outweighs the distances that are left for the next one."""

    step: float = 400.0
    zone: float = 4.0
    death: float = 500.0
    wound: float = 40.0
    attack: float = 12.0
    fatal_attack: float = 300.0
    armed: float = 4.0
    experience: float = 0.5
    near_zombie: float = 1.5
    zombie: float = 0.0
    level: float = 0.0


BOLD = PositionValue()
LOW = PositionValue(zombie=3.0, level=100.0)
"""Few Zombies, and nobody at a higher Danger Level than need be: that brings more of them."""
RECKLESS = PositionValue(death=100.0, wound=10.0, fatal_attack=60.0, armed=10.0, near_zombie=0.5)
"""Where deaths do not lose the game, a finished errand is worth more than whoever did it."""
STYLES = (BOLD, LOW, RECKLESS)
ROAMING = 6
"""One turn in so many goes for nothing in particular."""
LATER = 0.15
"""The weight of the distances to later errands."""
MOST_EXPERIENCE = 19

WON = 1e9

LIKELY = {
    "objective": 40.0,
    "open-door": 6.0,
    "search": 3.0,
    "melee": 8.0,
    "end": 0.8,
    "trade": 0.05,
    "noise": 0.02,
    "reorganise": 0.1,
    "stay-here": 1.0,
    "move-on": 2.0,
    "throw-away": 0.2,
    "decline": 0.3,
}
"""The weight of an action among others; 1 for those not named."""
NEARER, AWAY = 6.0, 0.25
INTO_FRIENDS = 0.02
AT_ZOMBIES, AT_NOBODY = 8.0, 0.2


class Heuristics:
    """The heuristics for the search of one Mission."""

    __slots__ = ("_armoury", "_wanted", "aims", "style")

    def __init__(self, aims: Aims, style: PositionValue = BOLD) -> None:
        self.aims = aims
        self.style = style
        self._armoury = Armoury()
        self._wanted = _colours_wanted(aims)

    # ------------------------------------------------------------------ positions

    def worth(self, game: Game) -> float:
        """The value of a position: how close to a win it looks, with everybody alive and well armed."""
        state = game.state
        if state.outcome:
            return WON if state.outcome == "won" else -WON
        style = self.style
        reading = self._read(game)
        total = -style.step * reading.left - style.zombie * sum(state.crowd)
        total -= style.zone * (self._errands(game, reading.now) + LATER * self.aims.total_distance(game, reading.later))
        for survivor in state.survivors:
            if survivor.status == "dead":
                total -= style.death
            total += style.experience * min(survivor.xp, MOST_EXPERIENCE)
        total -= style.level * max(survivor.level for survivor in state.survivors)
        for survivor in game.on_board():
            total += style.armed * self._armoury.worth(game, survivor) - style.wound * survivor.wounds
        return total - self._danger(game)

    def _read(self, game: Game) -> Reading:
        """The errands that are left, with open cards: face-down Objectives that are not wanted are left alone."""
        reading = self.aims.read(game)
        if not self._wanted or not any(aim.word == "taken" for aim in reading.now):
            return reading
        tokens = enumerate(game.setting.mission.objectives)
        useless = {(t.zone,) for i, t in tokens if lies_hidden(game, i) and colour_of(game, i) not in self._wanted}
        now = tuple(aim for aim in reading.now if aim.word != "taken" or aim.zones not in useless)
        return reading._replace(left=reading.left - len(reading.now) + len(now), now=now)

    def _errands(self, game: Game, aims: Sequence[Aim]) -> float:
        """The total distance to all of these when they are shared out: an errand makes the next one farther."""
        single = [aim for aim in aims if aim.number == 1 and aim.zones]
        total = (
            float(self.aims.total_distance(game, [aim for aim in aims if aim.number > 1]))
            if len(single) < len(aims)
            else 0.0
        )
        if len(single) < 2:
            return total + self.aims.total_distance(game, single)
        people = game.on_board()
        routes = []
        for errand, aim in enumerate(single):
            far = self.aims.distances(game, aim.zones)
            routes += [(far[one.zone], errand, one.index) for one in people if not aim.who or one.index in aim.who]
        return total + _shared_out(sorted(routes))

    def _danger(self, game: Game) -> float:
        """The cost of the attacks that Zombies can make next."""
        crowd, adjacent, style = game.state.crowd, game.layout.adjacent, self.style
        total = 0.0
        people = game.on_board()
        for zone in dict.fromkeys(survivor.zone for survivor in people):
            near = crowd[zone] + sum(crowd[other] for other in adjacent[zone])
            if not near:
                continue
            there = [one for one in people if one.zone == zone]
            bearable = sum(health(game, one) - 1 - one.wounds for one in there)
            attacks = min(_coming_attacks(game, zone), bearable + len(there))  # nobody dies twice
            total += style.near_zombie * near + style.attack * attacks + style.fatal_attack * max(0, attacks - bearable)
        return total

    # ------------------------------------------------------------------ options

    def goal(self, game: Game, stream: Stream) -> Distances:
        """The distances to the goal of a turn: one of the errands, drawn at random, or nothing."""
        reading = self._read(game)
        aims = [aim for aim in reading.now if aim.zones] or [aim for aim in reading.later if aim.zones]
        number = stream.below(ROAMING * max(1, len(aims)))
        zones = aims[number % len(aims)].zones if aims and number else ()
        return self.aims.distances(game, zones)

    def choose(self, game: Game, goal: Distances, stream: Stream) -> int:
        """The number of an option, drawn at random; sensible-looking ones are drawn more often."""
        decision = game.decision
        if decision is None or decision.kind != "turn":
            return self._any(game.options, stream)
        return self.some(game, goal, stream, 1)[0]

    def some(self, game: Game, goal: Distances, stream: Stream, number: int) -> list[int]:
        """The numbers of some options of a turn, each once, drawn like that."""
        weights = [self._weight(game, option, goal) for option in game.options]
        found: list[int] = []
        for _ in range(min(number, len(weights))):
            point = stream.below(1_000_000) / 1_000_000 * sum(weights)
            for index, weight in enumerate(weights):
                point -= weight
                if weight and point < 0:
                    found.append(index)
                    weights[index] = 0.0
                    break
        return found or [len(weights) - 1]

    def _any(self, options: list[Option], stream: Stream) -> int:
        index = stream.below(len(options))
        if LIKELY.get(options[index].action, 1.0) < 1.0 and stream.below(3):
            index = stream.below(len(options))
        return index

    def _weight(self, game: Game, option: Option, goal: Distances) -> float:
        action = option.action
        if action == "ranged":
            if not game.state.crowd[option.zone]:
                return AT_NOBODY
            return INTO_FRIENDS if game.survivors_in(option.zone) else AT_ZOMBIES
        if option.zone >= 0 and option.who >= 0 and action not in ("melee", "objective", "open-door", "search"):
            here = game.state.survivors[option.who].zone if option.who < len(game.state.survivors) else -1
            gain = goal[here] - goal[option.zone] if here >= 0 else 0
            return LIKELY.get(action, 1.0) * (NEARER if gain > 0 else AWAY if gain < 0 else 1.0)
        return LIKELY.get(action, 1.0)


def _shared_out(routes: Sequence[tuple[int, int, int]]) -> int:
    """The total distance when each errand goes to the nearest free Survivor; routes: (distance, errand, Survivor)."""
    busy: dict[int, int] = {}
    done: set[int] = set()
    for far, errand, who in routes:
        if errand not in done and who not in busy:
            done.add(errand)
            busy[who] = far
    total = sum(busy.values())
    for far, errand, who in routes:  # more errands than people: from where the first one leads
        if errand not in done:
            done.add(errand)
            total += far + busy.get(who, 0)
    return total


def _colours_wanted(aims: Aims) -> set[str]:
    """The colours of Objectives that goals and locks ask for; none where any may be wanted."""
    locks = [token.locked_until for token in aims.setting.mission.doors if token.locked_until]
    asked = [leaf["taken"] for goal in aims.goals for leaf in leaves(goal) if word_of(leaf) == "taken"]
    if any(isinstance(one, int | str) for one in asked):
        return set()
    return {*locks, *(colour for colours in asked for colour in colours)}


def _coming_attacks(game: Game, zone: int) -> int:
    """Attacks that the Zombies in a Zone and next to it can make there in their next Activation."""
    crowd = game.state.crowd
    nearby = sum(_attacks(game, near, 1) for near in game.layout.prowl[zone] if crowd[near])
    return nearby + (_attacks(game, zone, 0) if crowd[zone] else 0)


def _attacks(game: Game, zone: int, moves: int) -> int:
    kinds = game.setting.kinds
    return sum(
        number * max(0, kinds[kind].actions - moves) * kinds[kind].wounds for kind, number in present(game, zone)
    )
