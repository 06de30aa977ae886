"""Hunches of the proof search: how likely each option is tried, and how near to won a position looks.

Neither has to be good play: of many tries with open cards the lucky ones are kept.
"""

from __future__ import annotations

from shamble.bots.aims import Aims, Reading
from shamble.bots.arms import armament
from shamble.bots.stream import Stream
from shamble.engine import Game, Option
from shamble.rules.horde import present
from shamble.rules.wounds import health

A_STEP = 400.0
"""A thing done outweighs the ways that all have to go for the next one."""
A_DEATH, A_WOUND = 500.0, 40.0
AN_ATTACK, A_FATAL_ONE = 12.0, 300.0
LATER = 0.15
"""How much the ways to what only comes afterwards count already."""
A_ZONE = 4.0
ARMED = 4.0
EXPERIENCE, MOST_EXPERIENCE = 0.5, 19
A_ZOMBIE_NEAR = 1.5

WON = 1e9

IDLE = 0.15
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
"""How likely an action is tried, beside others; those not named: 1."""
NEARER, AWAY = 6.0, 0.25
INTO_FRIENDS = 0.02
AT_ZOMBIES, AT_NOBODY = 8.0, 0.01


class Hunches:
    """What the search of one Mission goes by."""

    __slots__ = ("_goal", "_key", "aims")

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self._key: tuple[int, ...] = ()
        self._goal: list[int] = []

    # ------------------------------------------------------------------ positions

    def worth(self, game: Game) -> float:
        """How near to won a position looks, with everybody alive and well armed."""
        state = game.state
        if state.outcome:
            return WON if state.outcome == "won" else -WON
        reading = self.aims.read(game)
        total = -A_STEP * reading.left
        total -= A_ZONE * (self.aims.way(game, reading.now) + LATER * self.aims.way(game, reading.later))
        for survivor in state.survivors:
            if survivor.status == "dead":
                total -= A_DEATH
            total += EXPERIENCE * min(survivor.xp, MOST_EXPERIENCE)
        for survivor in game.on_board():
            total += ARMED * armament(game, survivor) - A_WOUND * survivor.wounds
        return total - self._danger(game)

    def _danger(self, game: Game) -> float:
        """What the Zombies are about to do to those who stand next to them."""
        crowd, adjacent = game.state.crowd, game.layout.adjacent
        total = 0.0
        people = game.on_board()
        for zone in dict.fromkeys(survivor.zone for survivor in people):
            near = crowd[zone] + sum(crowd[other] for other in adjacent[zone])
            if not near:
                continue
            attacks = _coming_attacks(game, zone)
            bearable = sum(health(game, one) - 1 - one.wounds for one in people if one.zone == zone)
            total += A_ZOMBIE_NEAR * near + AN_ATTACK * attacks + A_FATAL_ONE * max(0, attacks - bearable)
        return total

    # ------------------------------------------------------------------ options

    def choose(self, game: Game, stream: Stream) -> int:
        """The number of an option, drawn at random: what looks sensible is drawn more often."""
        options = game.options
        decision = game.decision
        if decision is None or decision.kind != "turn":
            return self._any(options, stream)
        goal = self._way(game)
        weights = [self._weight(game, option, goal) for option in options]
        point = stream.below(1_000_000) / 1_000_000 * sum(weights)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return len(options) - 1

    def _any(self, options: list[Option], stream: Stream) -> int:
        index = stream.below(len(options))
        if LIKELY.get(options[index].action, 1.0) < 1.0 and stream.below(3):
            index = stream.below(len(options))
        return index

    def _way(self, game: Game) -> list[int]:
        """Distances to what is to be done now; looked up once for each arrangement, not for each choice."""
        state = game.state
        key = (state.doors, state.taken, state.triggered, len(state.pieces), state.round, sum(map(bool, state.crowd)))
        if key != self._key:
            self._key = key
            self._goal = self._distances(game, self.aims.read(game))
        return self._goal

    def _distances(self, game: Game, reading: Reading) -> list[int]:
        zones = tuple(sorted({zone for aim in reading.now or reading.later for zone in aim.zones}))
        return self.aims.distances(game, zones)

    def _weight(self, game: Game, option: Option, goal: list[int]) -> float:
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
