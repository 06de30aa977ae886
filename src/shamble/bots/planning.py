"""A turn thought through to its end: a few imagined steps, of which the most promising are pursued.

An attack does what can be expected of its dice; a Search is worth what cards are worth on average.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from shamble.bots.arms import Arm
from shamble.bots.feats import Kills, deeds_so_far, promise, top_feats
from shamble.bots.situation import A_LIFE, AN_OBJECTIVE, Situation
from shamble.bots.wishes import Outlook, score
from shamble.rules.bounty import words_of
from shamble.rules.combat.rolling import DAMAGE_ADDS_UP
from shamble.rules.seeing import sight_of
from shamble.rules.turn import MELEE, RANGED, actions_left, turn_so_far
from shamble.world import hooks
from shamble.world.facts import LEAVES_FREELY
from shamble.world.records import ZombieKind

MOVE = "move"
SEARCH = "search"
TAKE = "objective"
PURSUED = 6
"""The number of outlooks that are pursued after each step."""
MOST_STEPS = 4
LEVEL = (14.0, 10.0, 8.0, 0.0)
"""The cost of a higher Danger Level, by the present level."""
NOISE = 0.3
A_TROPHY = 5
"""The Zombies that an Abomination is worth, where the Mission wants it dead."""
HIT_FRIENDS = 40.0
BURNING = 10.0
"""The cost of using up a weapon that kills everybody in a Zone."""
NO_OTHER_WAY = 12.0
"""The extra worth of killing Zombies that nothing else kills."""
EACH_STEP = 0.02
"""A small cost, so that the shorter of two equal plans is taken."""
HARDLY_ANY = 0.25
"""Fewer expected Zombies than this count as none."""
ON_THE_WAY = 30.0
"""The worth of an Objective to which somebody has yet to go: they may be stopped."""
A_TOOL = 4.0
"""The extra worth of a Search for something that opens doors, or that a goal takes."""


class PlanStep(NamedTuple):
    """A step of a plan: a Move, an attack, a Search or taking an Objective."""

    action: str
    zone: int = -1
    cards: tuple[int, ...] = ()


class Thought(NamedTuple):
    """An outlook in the middle of a turn, what is left of the turn, and the steps that led there after the first."""

    value: float
    first: int
    outlook: Outlook
    left: int
    searched: bool
    fired: tuple[int, ...]
    path: tuple[PlanStep, ...] = ()


class Planner:
    """Thinks one Survivor's turn through; `person` is their index among the people of the situation."""

    __slots__ = (
        "_adds_up",
        "_adjacent",
        "_arms",
        "_feats",
        "_others",
        "_search",
        "_searched",
        "_sight",
        "_slow",
        "_wanted",
        "here",
        "left",
        "person",
        "situation",
    )

    def __init__(self, situation: Situation, person: int) -> None:
        game, survivor = situation.game, situation.people[person]
        situation.mover = person
        self.situation = situation
        self.person = person
        self.here = Outlook(situation)
        self._feats = top_feats(game) if situation.heading.feats else ()
        if self._feats:
            self.here.deeds = deeds_so_far(game, survivor)
            self.here.gains = promise(self._feats, self.here.deeds)
        self.left = actions_left(game, survivor)[0] or 0
        turn = turn_so_far(game, survivor.index)
        self._searched = turn is not None and bool(turn.searched)
        self._adjacent = situation.layout.adjacent
        self._sight: Sequence[Mapping[int, int]] = situation.layout.sight
        if hooks.SIGHT in survivor.profile.hooks:
            self._sight = [sight_of(game, survivor, zone) for zone in range(len(self._sight))]
        self._arms = situation.arms(person)
        self._others = {zone for other, zone in enumerate(situation.zones) if other != person}
        self._others.update(situation.company)
        self._adds_up: bool = game.ask(DAMAGE_ADDS_UP)
        fetches = person in situation.fetchers and not situation.all_must_live  # haste costs a life
        self._wanted = situation.heading.objectives if fetches else frozenset()
        self._slow = LEAVES_FREELY not in survivor.profile.facts
        self._search = search_worth(situation, person)

    def arm(self, cards: tuple[int, ...], *, ranged: bool) -> Arm | None:
        """The weapons that an attack with these cards uses."""
        return next((arm for arm in self._arms if arm.cards == cards and arm.ranged == ranged), None)

    def moved(self, zone: int) -> Outlook:
        """The outlook after a step from where they stand."""
        return self.here.moved(self.person, zone)

    def best(self, begun: list[Thought], pursued: int = PURSUED) -> Thought:
        """The best of these thoughts and of all that they lead to; the first among equals."""
        best = max(begun, key=lambda thought: thought.value)
        for further in self._pursued(begun, pursued):
            found = max(further, key=lambda thought: thought.value)
            if found.value > best.value:
                best = found
        return best

    def best_of_each(self, begun: list[Thought]) -> list[Thought]:
        """For each first step the best that it leads to, the best of all first."""
        best = {thought.first: thought for thought in begun}
        for further in self._pursued(begun, PURSUED):
            for thought in further:
                if thought.value > best[thought.first].value:
                    best[thought.first] = thought
        return sorted(best.values(), key=lambda thought: -thought.value)

    def _pursued(self, begun: list[Thought], number: int) -> Iterator[list[Thought]]:
        """Thoughts one step further each time, from the most promising ones."""
        edge = begun
        for _ in range(MOST_STEPS - 1):
            edge = [step for one in _most_promising(edge, number) if one.left > 0 for step in self._steps(one)]
            if not edge:
                return
            yield edge

    def begin(
        self, first: int, outlook: Outlook, cost: int, *, searched: bool = False, fired: tuple[int, ...] = ()
    ) -> Thought:
        """The thought that a first step leads to."""
        searched = searched or self._searched
        return Thought(score(outlook) - EACH_STEP, first, outlook, min(self.left - cost, MOST_STEPS), searched, fired)

    def _steps(self, thought: Thought) -> list[Thought]:
        outlook, left = thought.outlook, thought.left
        zone = outlook.zones[self.person]
        found: list[Thought] = []
        crowd = outlook.crowd[zone]
        cost = 1 + (round(crowd * self._slow) if crowd > HARDLY_ANY else 0)
        if cost <= left:
            for near in self._adjacent[zone]:
                found.append(self._then(thought, outlook.moved(self.person, near), cost, PlanStep(MOVE, near)))
        for arm in self._arms:
            if not arm.once or arm.cards[0] not in thought.fired:
                found += self._attacks(thought, arm, zone)
        if not thought.searched and crowd < HARDLY_ANY and self._search > 0 and self._searchable(zone):
            found.append(self._then(thought, self.searched(outlook), 1, PlanStep(SEARCH), searched=True))
        if not outlook.took and zone in self._wanted:
            found.append(self._then(thought, self._to_take(outlook), 1, PlanStep(TAKE)))
        return found

    def _attacks(self, thought: Thought, arm: Arm, zone: int) -> list[Thought]:
        outlook, action = thought.outlook, RANGED if arm.ranged else MELEE
        fired = (*thought.fired, *arm.cards) if arm.once else thought.fired
        return [
            self._then(
                thought, self.attacked(outlook, arm, target), 1, PlanStep(action, target, arm.cards), fired=fired
            )
            for target in self._targets(arm, outlook, zone)
        ]

    def _then(
        self,
        thought: Thought,
        outlook: Outlook,
        cost: int,
        step: PlanStep,
        *,
        searched: bool | None = None,
        fired: tuple[int, ...] | None = None,
    ) -> Thought:
        left = thought.left - cost
        spent = EACH_STEP * (MOST_STEPS - left)
        return Thought(
            score(outlook) - spent,
            thought.first,
            outlook,
            left,
            thought.searched if searched is None else searched,
            thought.fired if fired is None else fired,
            (*thought.path, step),
        )

    def _searchable(self, zone: int) -> bool:
        return zone in self.situation.memory.rooms

    def _targets(self, arm: Arm, outlook: Outlook, zone: int) -> list[int]:
        """The Zones with Zombies within reach of a weapon, except those with friends who would be hit."""
        crowd = outlook.crowd
        if not arm.ranged:
            return [zone] if crowd[zone] > HARDLY_ANY else []
        spared = {*self._others, zone} if arm.clears or arm.blast else self._others
        return [
            target
            for target, far in self._sight[zone].items()
            if crowd[target] > HARDLY_ANY and arm.low <= far <= arm.high and target not in spared
        ]

    def searched(self, outlook: Outlook) -> Outlook:
        """The outlook after a Search."""
        other = outlook.imagine()
        other.gains += self._search
        return other

    def took(self, outlook: Outlook, points: int) -> Outlook:
        """The outlook after taking an Objective; one that is not wanted now is worth nothing."""
        other = outlook.imagine()
        situation = self.situation
        wanted = outlook.zones[self.person] in situation.heading.objectives
        other.gains += AN_OBJECTIVE * wanted - LEVEL[situation.danger_level] * situation.level_cost(self.person, points)
        return other

    def _to_take(self, outlook: Outlook) -> Outlook:
        """The outlook after taking an Objective to which they have gone."""
        other = outlook.imagine()
        other.took = True
        other.gains += ON_THE_WAY
        return other

    def _count_for_a_feat(self, outlook: Outlook, arm: Arm, zone: int, dead: list[tuple[ZombieKind, float]]) -> None:
        """Add what these deaths, after all others of the turn, are worth for a Feat."""
        here, before = outlook.zones[self.person], outlook.deeds
        setting = self.situation.game.setting
        words = words_of(RANGED if arm.ranged else MELEE, setting.board.zones[here], setting.card(arm.cards[0]))
        action = len(before)  # no other attack has it
        outlook.deeds = (*before, *[Kills(kind.type, zone, action, number, words) for kind, number in dead])
        outlook.gains += promise(self._feats, outlook.deeds) - promise(self._feats, before)

    def _struck(self, arm: Arm, there: list[tuple[ZombieKind, float]]) -> list[tuple[ZombieKind, float]]:
        """The Zombies to be expected dead: by hits one by one, or by all on one where their Damage adds up."""
        plain = list(_dead(arm, there))
        if self._adds_up and not (arm.clears or arm.blast):
            strong = [(kind, arm.together(kind.min_damage)) for kind, _ in (there[:1] if arm.ranged else there)]
            kind, chance = max(strong, key=lambda one: one[1] * one[0].xp)
            if chance * kind.xp > sum(dead * each.xp for each, dead in plain):
                return [(kind, chance)]
        return plain

    def attacked(self, outlook: Outlook, arm: Arm, zone: int) -> Outlook:
        """The outlook after an attack, with the hits that can be expected."""
        situation = self.situation
        kinds, stride = situation.game.setting.kinds, situation.game.setting.stride
        other = outlook.imagine()
        zombies = outlook.zombies[:]
        start = zone * stride
        killed, points, bounty, here, next_door = 0.0, 0.0, 0.0, 0.0, 0.0
        if arm.ranged and zone in self._others:
            other.gains -= HIT_FRIENDS * max(arm.hits, arm.clears)
            return other  # they are hit before any Zombie is
        order = sorted(
            (kind for kind in kinds if zombies[start + kind.index] > 0),
            key=lambda kind: kind.priority if arm.ranged else -kind.actions,
        )
        if arm.clears or arm.blast:
            other.gains += _of_a_blast(arm, order, at_home=zone == outlook.zones[self.person])
        struck = self._struck(arm, [(kind, zombies[start + kind.index]) for kind in order])
        for kind, dead in struck:
            zombies[start + kind.index] -= dead
            killed += dead
            points += dead * kind.xp
            bounty += dead * (A_TROPHY if kind.is_abomination else 1)
            here += dead * kind.actions * kind.wounds
            next_door += dead * (kind.actions - 1) * kind.wounds
        if killed:
            other.zombies = zombies
            other.crowd = _less(outlook.crowd, zone, killed)
            other.attacks_here = _less(outlook.attacks_here, zone, here)
            other.attacks_next_door = _less(outlook.attacks_next_door, zone, next_door)
            other.horde -= killed * situation.nearness[zone]
            if zone in situation.heading.prey:
                other.gains += situation.heading.bounty * bounty
            if self._feats:
                self._count_for_a_feat(other, arm, zone, struck)
            other.gains -= LEVEL[situation.danger_level] * situation.level_cost(self.person, points)
        other.gains -= NOISE * (arm.noisy > 0)
        return other


def _of_a_blast(arm: Arm, struck: list[ZombieKind], *, at_home: bool) -> float:
    """The worth of striking a whole Zone, besides those who die: it may be the only way, and it may cost a life."""
    cost = BURNING + A_LIFE * at_home if arm.clears else 0.0
    return NO_OTHER_WAY * (1 if arm.clears else arm.hits) * any(kind.min_damage <= 0 for kind in struck) - cost


def _dead(arm: Arm, there: list[tuple[ZombieKind, float]]) -> Iterator[tuple[ZombieKind, float]]:
    """The Zombies that hits kill one by one, kind by kind; what cannot be killed shields the rest from shots."""
    hits = arm.hits
    for kind, number in there:
        kills = 0 < kind.min_damage <= arm.damage
        if arm.clears:
            yield kind, number
        elif arm.blast:
            yield kind, number * hits * kills
        elif kills:
            yield kind, min(hits, number)
            hits -= min(hits, number)
        if not (arm.clears or arm.blast) and (hits <= 0 or (arm.ranged and not kills)):
            return


def search_worth(situation: Situation, person: int) -> float:
    """The worth of a Search: more for those with poor weapons."""
    wanted = A_TOOL if situation.heading.searching or situation.heading.feats else 0.0
    return 0.3 + wanted + max(0.0, situation.style.eager - situation.armed(person))


def _less(values: list[float], zone: int, amount: float) -> list[float]:
    if not amount:
        return values
    changed = values[:]
    changed[zone] -= amount
    return changed


def _most_promising(thoughts: list[Thought], number: int) -> list[Thought]:
    if len(thoughts) <= number:
        return thoughts
    return sorted(thoughts, key=lambda thought: -thought.value)[:number]
