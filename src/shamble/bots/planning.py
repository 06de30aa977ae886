"""A turn thought through to its end: a few steps on imagined positions, the most promising ones pursued.

What an attack does is what is to be expected of its dice; a Search is worth what cards are worth on the average.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shamble.bots.arms import Arm
from shamble.bots.ground import A_LIFE, AN_OBJECTIVE, Ground
from shamble.bots.wishes import Position, score
from shamble.rules.seeing import sight_of
from shamble.rules.turn import actions_left, turn_so_far
from shamble.world import hooks
from shamble.world.facts import LEAVES_FREELY

PURSUED = 6
"""How many of the positions after each step are thought on from."""
MOST_STEPS = 4
LEVEL = (14.0, 10.0, 8.0, 0.0)
"""What a higher Danger Level costs everybody, by the level that it is now."""
NOISE = 0.3
BOUNTY = 5.0
"""What a Zombie is worth that the Mission wants dead."""
HIT_FRIENDS = 40.0
BURNING = 10.0
"""What goes up in flames with a weapon that kills everybody in a Zone: it has to pay."""
NO_OTHER_WAY = 12.0
"""What it is worth beyond that to be rid of somebody whom nothing else kills."""
EACH_STEP = 0.02
"""Of plans that are worth the same the shorter one is taken."""
HARDLY_ANY = 0.25
"""So few Zombies to be expected in a Zone are none."""
WELL_ARMED = 2.5


class Thought(NamedTuple):
    """A position in the middle of a turn."""

    value: float
    first: int
    position: Position
    left: int
    searched: bool
    fired: tuple[int, ...]


class Planner:
    """Thinks one Survivor's turn through; `person` is his place among the people of the ground."""

    __slots__ = (
        "_adjacent",
        "_arms",
        "_others",
        "_search",
        "_searched",
        "_sight",
        "_slow",
        "ground",
        "here",
        "left",
        "person",
    )

    def __init__(self, ground: Ground, person: int) -> None:
        game, survivor = ground.game, ground.people[person]
        ground.mover = person
        self.ground = ground
        self.person = person
        self.here = Position(ground)
        self.left = actions_left(game, survivor)[0] or 0
        turn = turn_so_far(game, survivor.index)
        self._searched = turn is not None and bool(turn.searched)
        self._adjacent = ground.layout.adjacent
        self._sight: Sequence[Mapping[int, int]] = ground.layout.sight
        if hooks.SIGHT in survivor.profile.hooks:
            self._sight = [sight_of(game, survivor, zone) for zone in range(len(self._sight))]
        self._arms = ground.arms(person)
        self._others = {zone for other, zone in enumerate(ground.zones) if other != person}
        self._slow = LEAVES_FREELY not in survivor.profile.facts
        self._search = search_worth(ground, person)

    def arm(self, cards: tuple[int, ...], *, ranged: bool) -> Arm | None:
        """The arm that an attack with these cards uses."""
        return next((arm for arm in self._arms if arm.cards == cards and arm.ranged == ranged), None)

    def moved(self, zone: int) -> Position:
        """After a step from where he stands."""
        return self.here.moved(self.person, zone)

    def best(self, begun: list[Thought]) -> Thought:
        """The best of all positions that can be reached from these, itself included; of equals the first."""
        best = max(begun, key=lambda thought: thought.value)
        edge = begun
        for _ in range(MOST_STEPS - 1):
            further = [step for thought in _most_promising(edge) if thought.left > 0 for step in self._steps(thought)]
            if not further:
                break
            found = max(further, key=lambda thought: thought.value)
            if found.value > best.value:
                best = found
            edge = further
        return best

    def begin(
        self, first: int, position: Position, cost: int, *, searched: bool = False, fired: tuple[int, ...] = ()
    ) -> Thought:
        """The thought that a first step leads to."""
        searched = searched or self._searched
        return Thought(score(position) - EACH_STEP, first, position, min(self.left - cost, MOST_STEPS), searched, fired)

    def _steps(self, thought: Thought) -> list[Thought]:
        position, left = thought.position, thought.left
        zone = position.zones[self.person]
        found: list[Thought] = []
        crowd = position.crowd[zone]
        cost = 1 + (round(crowd * self._slow) if crowd > HARDLY_ANY else 0)
        if cost <= left:
            for near in self._adjacent[zone]:
                found.append(self._then(thought, position.moved(self.person, near), cost))
        for arm in self._arms:
            if arm.once and arm.cards[0] in thought.fired:
                continue
            for target in self._targets(arm, position, zone):
                after = self.attacked(position, arm, target)
                fired = (*thought.fired, *arm.cards) if arm.once else thought.fired
                found.append(self._then(thought, after, 1, fired=fired))
        if not thought.searched and crowd < HARDLY_ANY and self._search > 0 and self._searchable(zone):
            found.append(self._then(thought, self.searched(position), 1, searched=True))
        return found

    def _then(
        self,
        thought: Thought,
        position: Position,
        cost: int,
        *,
        searched: bool | None = None,
        fired: tuple[int, ...] | None = None,
    ) -> Thought:
        left = thought.left - cost
        spent = EACH_STEP * (MOST_STEPS - left)
        return Thought(
            score(position) - spent,
            thought.first,
            position,
            left,
            thought.searched if searched is None else searched,
            thought.fired if fired is None else fired,
        )

    def _searchable(self, zone: int) -> bool:
        return self.ground.game.setting.board.zones[zone].kind == "room"

    def _targets(self, arm: Arm, position: Position, zone: int) -> list[int]:
        """The Zones with Zombies that an arm reaches from here, without friends who would be hit."""
        crowd = position.crowd
        if not arm.ranged:
            return [zone] if crowd[zone] > HARDLY_ANY else []
        spared = {*self._others, zone} if arm.clears else self._others
        return [
            target
            for target, far in self._sight[zone].items()
            if crowd[target] > HARDLY_ANY and arm.low <= far <= arm.high and target not in spared
        ]

    def searched(self, position: Position) -> Position:
        """After a Search."""
        other = position.imagine()
        other.deeds += self._search
        return other

    def took(self, position: Position, points: int) -> Position:
        """After taking an Objective; one that nobody wants is no use."""
        other = position.imagine()
        ground = self.ground
        wanted = position.zones[self.person] in ground.heading.objectives
        other.deeds += AN_OBJECTIVE * wanted - LEVEL[ground.top] * ground.level_cost(self.person, points)
        return other

    def attacked(self, position: Position, arm: Arm, zone: int) -> Position:
        """After an attack, with the hits that are to be expected."""
        ground = self.ground
        kinds, stride = ground.game.setting.kinds, ground.game.setting.stride
        other = position.imagine()
        zombies = position.zombies[:]
        start = zone * stride
        hits, killed, points, now, soon = arm.hits, 0.0, 0.0, 0.0, 0.0
        if arm.ranged and zone in self._others:
            other.deeds -= HIT_FRIENDS * max(hits, arm.clears)
            return other  # they are hit before any Zombie is
        if arm.clears:
            other.deeds -= BURNING + (A_LIFE if zone == position.zones[self.person] else 0)
        order = sorted(
            (kind for kind in kinds if zombies[start + kind.index] > 0),
            key=lambda kind: kind.priority if arm.ranged else -kind.actions,
        )
        for kind in order:
            there = zombies[start + kind.index]
            if arm.clears:
                hits += there
                other.deeds += NO_OTHER_WAY * (kind.min_damage <= 0)
            elif not 0 < kind.min_damage <= arm.damage:
                if arm.ranged:
                    break  # what cannot be killed shields the rest
                continue
            dead = min(hits, there)
            zombies[start + kind.index] -= dead
            hits -= dead
            killed += dead
            points += dead * kind.xp
            now += dead * kind.actions * kind.wounds
            soon += dead * (kind.actions - 1) * kind.wounds
            if hits <= 0:
                break
        if killed:
            other.zombies = zombies
            other.crowd = _less(position.crowd, zone, killed)
            other.now = _less(position.now, zone, now)
            other.soon = _less(position.soon, zone, soon)
            other.horde -= killed * ground.nearness[zone]
            if zone in ground.heading.prey:
                other.deeds += BOUNTY * killed
            other.deeds -= LEVEL[ground.top] * ground.level_cost(self.person, points)
        if arm.noisy:
            other.deeds -= NOISE
        return other


def search_worth(ground: Ground, person: int) -> float:
    """Cards are worth more to those who hold little."""
    return 0.3 + max(0.0, WELL_ARMED - ground.armed(person))


def _less(values: list[float], zone: int, amount: float) -> list[float]:
    if not amount:
        return values
    changed = values[:]
    changed[zone] -= amount
    return changed


def _most_promising(thoughts: list[Thought]) -> list[Thought]:
    if len(thoughts) <= PURSUED:
        return thoughts
    return sorted(thoughts, key=lambda thought: -thought.value)[:PURSUED]
