"""The value of a position: the chance to win from there, as far as what lies open tells.

The weights were fitted to games of all Missions by bots of several styles (`python -m shamble.lab.valuing`): a logistic
regression of who won in the end on what lay open when a round began, with an offset for each Mission. An offset makes
no difference between two positions of one game, so it is left out here.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from shamble.bots.defeats import nearness
from shamble.bots.situation import Situation
from shamble.bots.wishes import Outlook, keep_out_of_reach, meet_no_attacks

FARTHEST = 15
"""Ways that are longer than this count as so long."""
MOST_ATTACKS = 60.0


class Facts(NamedTuple):
    """The facts of a position that tell most of how a game ends; also the weights of these facts."""

    tasks: float
    """The tasks of the Mission that are left."""
    share: float
    """The same as a share of all tasks that there were."""
    late: float
    """That share for each round that has passed."""
    nearest: float
    """The way of whoever is nearest to the next aim and can do it; where all have to be there, of all on average."""
    way: float
    """The way of all, on average."""
    gone: float
    """Those who play no more: dead, or fallen, or carried away."""
    wounds: float
    arms: float
    """The worth of a Survivor's weapons, on average."""
    attacks: float
    """The attacks that would come if Zombies acted now, fatal ones above all (square root, for each Survivor)."""
    reach: float
    """The attacks that may come from next door (likewise)."""
    horde: float
    """The Zombies, near ones above all (square root)."""
    tough: float
    """The Zombies that nobody has a weapon against (square root)."""
    defeat: float
    """The nearness of the nearest defeat (squared)."""


WEIGHTS = Facts(
    tasks=-0.12,
    share=-0.8,
    late=-0.1,
    nearest=-0.06,
    way=-0.02,
    gone=-0.4,
    wounds=-0.08,
    arms=0.4,
    attacks=-0.15,
    reach=-0.01,
    horde=-0.15,
    tough=-0.28,
    defeat=-3.0,
)
"""The fitted weights.

The ways are weighed as if a task took eight steps, since games tell too little of them, and the defeats that a few
Missions have so that people keep well away from them.
"""


def facts_of(situation: Situation) -> Facts:
    """The facts of a position, seen by its team."""
    outlook = Outlook(situation)
    people = max(1, len(situation.people))
    ways = [min(situation.distances[zone], FARTHEST) for zone in situation.zones] or [FARTHEST]
    mean = sum(ways) / len(ways)
    one_is_enough = situation.fetching and situation.people
    left = situation.heading.left
    share = left / situation.memory.tasks
    return Facts(
        tasks=left,
        share=share,
        late=share * situation.game.state.round,
        nearest=min([ways[person] for person in situation.fetchers]) if one_is_enough else mean,
        way=mean,
        gone=situation.gone,
        wounds=sum([one.wounds for one in situation.people]),
        arms=sum([situation.armed(person) for person in range(len(situation.people))]) / people,
        attacks=sqrt(min(-meet_no_attacks(outlook), MOST_ATTACKS) / people),
        reach=sqrt(-keep_out_of_reach(outlook) / people),
        horde=sqrt(situation.horde),
        tough=sqrt(_tough(situation)),
        defeat=nearness(situation.game, share) ** 2,
    )


def _tough(situation: Situation) -> float:
    """The Zombies against which no weapon helps that anybody carries in hand."""
    arms = [arm for person in range(len(situation.people)) for arm in situation.arms(person)]
    if any(arm.clears for arm in arms):
        return 0.0
    damage = max((arm.damage for arm in arms), default=0)
    kinds, stride = situation.game.setting.kinds, situation.game.setting.stride
    safe = [kind.index for kind in kinds if not 0 < kind.min_damage <= damage]
    total = 0.0
    for zone, crowd in enumerate(situation.crowd):
        if crowd:
            for kind in safe:
                total += situation.zombies[zone * stride + kind]
    return total


def standing(situation: Situation) -> float:
    """The logarithm of the odds to win, but for an offset that is the same in the whole game."""
    return sum([weight * fact for weight, fact in zip(WEIGHTS, facts_of(situation), strict=True)])


def chance(gained: float) -> float:
    """The chance to win after this much was gained in a position from which half of the games are won."""
    return 1.0 / (1.0 + exp(-gained))
