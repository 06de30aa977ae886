"""The wishes of the greedy bot. Each is a small function of an outlook with a weight; their sum is its score.

Only what lies open on the table counts: figures, tokens, doors, inventories; never a deck. An outlook may be
imagined: its Zombies are then those to be expected, in fractions.
"""

from __future__ import annotations

from shamble.bots.feats import Kills
from shamble.bots.situation import Situation

FATAL, LOSING = 4, 12
"""A fatal Wound is worse than another one by this factor, and where the game is lost with anybody by that one."""
NO_WAY = 4
"""People count as this far apart where no way is open between them."""
ESCORT = 2
"""Those who only escort somebody come this near."""
PRESSING = 10
"""The weight of ways that are too late after this round."""
LEASH = 3
"""Nobody gains anything by being farther ahead of the last one than this."""


class Outlook:
    """Where everybody stands, and what is to be expected of the Zombies; cheap to imagine another one from."""

    __slots__ = (
        "attacks_here",
        "attacks_next_door",
        "crowd",
        "deeds",
        "gains",
        "horde",
        "situation",
        "took",
        "zombies",
        "zones",
    )

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.zones = situation.zones
        self.zombies: list[float] = situation.zombies
        self.crowd: list[float] = situation.crowd
        self.attacks_here: list[float] = situation.attacks_here
        self.attacks_next_door: list[float] = situation.attacks_next_door
        self.horde = situation.horde
        self.gains = 0.0
        """The worth of what was done on the way here."""
        self.deeds: tuple[Kills, ...] = ()
        """The kills of this turn that count for a Feat."""
        self.took = False
        """Whether an Objective was taken on the way."""

    def imagine(self) -> Outlook:
        """A copy to imagine something on; lists that both share are replaced there, never changed."""
        other = Outlook(self.situation)
        other.zones = self.zones
        other.zombies = self.zombies
        other.crowd = self.crowd
        other.attacks_here = self.attacks_here
        other.attacks_next_door = self.attacks_next_door
        other.horde = self.horde
        other.gains = self.gains
        other.deeds = self.deeds
        other.took = self.took
        return other

    def moved(self, person: int, zone: int) -> Outlook:
        """The outlook when one of the people stands in another Zone."""
        other = self.imagine()
        other.zones = self.zones[:]
        other.zones[person] = zone
        if zone in self.situation.waking:
            other.gains -= self.situation.cost_of_entering(zone, self.zones[person])
        return other


def score(outlook: Outlook) -> float:
    """The value of an outlook: the sum of all wishes, each weighed as the style of the situation has it."""
    style = outlook.situation.style
    return (
        outlook.situation.settled
        + outlook.gains
        + style.unhurt * meet_no_attacks(outlook)
        + style.out_of_reach * keep_out_of_reach(outlook)
        - style.fewer * outlook.horde
        + style.onward * go_on(outlook)
        + style.together * keep_together(outlook)
    )


def meet_no_attacks(outlook: Outlook) -> float:
    """No Wounds in the coming Zombies' Phase; fatal ones weigh most."""
    situation, here, next_door = outlook.situation, outlook.attacks_here, outlook.attacks_next_door
    prowl = situation.prowl
    bearable: dict[int, int] = {}
    for person, zone in enumerate(outlook.zones):
        bearable[zone] = bearable.get(zone, 0) + situation.bearable[person]
    for zone in situation.company:
        bearable.setdefault(zone, 0)
    fatal = LOSING if situation.all_must_live else FATAL
    total = 0.0
    for zone, borne in bearable.items():
        attacks = here[zone]
        for near in prowl[zone]:
            attacks += next_door[near]
        if attacks:
            total += attacks if attacks <= borne else borne + fatal * (attacks - borne)
    return -total


def keep_out_of_reach(outlook: Outlook) -> float:
    """Few Zombies next door: an extra Activation, or the next round, brings them."""
    situation, here = outlook.situation, outlook.attacks_here
    prowl, alone = situation.prowl, situation.all_must_live
    total = 0.0
    for person, zone in enumerate(outlook.zones):
        attacks = 0.0
        for near in prowl[zone]:
            attacks += here[near]
        total += attacks
        if alone and attacks > situation.bearable[person]:
            total += FATAL * (attacks - situation.bearable[person])
    return -total


def go_on(outlook: Outlook) -> float:
    """Near to what the Mission wants next, but nobody far ahead of the last one; where one is enough, others wait."""
    situation = outlook.situation
    distances = situation.distances
    ways = [distances[zone] for zone in outlook.zones]
    if not ways:
        return 0.0
    if situation.heading.pressing:
        return -float(PRESSING * sum(ways))
    held_back = max(ways) - LEASH
    if not situation.fetching:
        return -float(sum(way if way > held_back else held_back for way in ways))
    first, floor = min(ways[person] for person in situation.fetchers), max(held_back, ESCORT)
    others = sum(way if way > floor else floor for way in ways) - max(first, floor)
    return -float(others + max(first, held_back))


def keep_together(outlook: Outlook) -> float:
    """Nobody more than a Zone away from the others."""
    zones, apart = outlook.zones, outlook.situation.apart
    mover = outlook.situation.mover
    movers = (mover,) if mover >= 0 else range(len(zones))
    total = 0
    for person in movers:
        row = apart(zones[person])
        for zone in zones:
            far = row[zone]
            if far > 1 or far < 0:
                total += far - 1 if far > 0 else NO_WAY
    return -float(total)
