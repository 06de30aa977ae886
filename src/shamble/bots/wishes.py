"""What the greedy bot wishes for. Each wish is a small function of a position with a weight; their sum is its score.

Only what lies open on the table is looked at: figures, tokens, doors, inventories; never a deck. A position may be
imagined: the Zombies in it are then what is to be expected, in fractions.
"""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.ground import Ground
from shamble.world import Game

FATAL = 4
"""How much worse a Wound is that somebody dies of."""
NO_WAY = 4
"""So far apart are people between whom no way is open."""
ESCORT = 2
"""So near they come who only go along with somebody."""
LEASH = 3
"""So far ahead of the last one nobody gains anything by going on."""


class Position:
    """Where everybody stands, and what is to be expected of the Zombies; cheap to imagine another one from."""

    __slots__ = ("crowd", "deeds", "ground", "horde", "now", "soon", "zombies", "zones")

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.zones = ground.zones
        self.zombies: list[float] = ground.zombies
        self.crowd: list[float] = ground.crowd
        self.now: list[float] = ground.now
        self.soon: list[float] = ground.soon
        self.horde = ground.horde
        self.deeds = 0.0
        """What was done on the way here that is worth something in itself."""

    def imagine(self) -> Position:
        """A position to change; what it has in common with this one is replaced, never changed."""
        other = Position.__new__(Position)
        other.ground = self.ground
        other.zones = self.zones
        other.zombies = self.zombies
        other.crowd = self.crowd
        other.now = self.now
        other.soon = self.soon
        other.horde = self.horde
        other.deeds = self.deeds
        return other

    def moved(self, person: int, zone: int) -> Position:
        """One of the people stands in another Zone."""
        other = self.imagine()
        other.zones = self.zones[:]
        other.zones[person] = zone
        return other


Wish = Callable[[Position], float]

WISHES: list[tuple[float, Wish]] = []


def wish(weight: float) -> Callable[[Wish], Wish]:
    """Decorator: one more thing to wish for, and how much."""

    def register(function: Wish) -> Wish:
        WISHES.append((weight, function))
        return function

    return register


def score(position: Position) -> float:
    """How good a position is: the weighed sum of all wishes."""
    total = position.ground.settled
    for weight, wanted in WISHES:
        total += weight * wanted(position)
    return total


@wish(1)
def do_what_pays(position: Position) -> float:
    """What was done on the way."""
    return position.deeds


@wish(8)
def meet_no_attacks(position: Position) -> float:
    """No Wounds in the coming Zombies' Phase; those that cannot be borne weigh most."""
    ground, now, soon = position.ground, position.now, position.soon
    prowl = ground.prowl
    bearable: dict[int, int] = {}
    for person, zone in enumerate(position.zones):
        bearable[zone] = bearable.get(zone, 0) + ground.bearable[person]
    total = 0.0
    for zone, borne in bearable.items():
        attacks = now[zone]
        for near in prowl[zone]:
            attacks += soon[near]
        if attacks:
            total += attacks if attacks <= borne else borne + FATAL * (attacks - borne)
    return -total


@wish(0.7)
def keep_out_of_reach(position: Position) -> float:
    """Few Zombies next door: an extra Activation, or the next round, brings them."""
    now, prowl = position.now, position.ground.prowl
    total = 0.0
    for zone in position.zones:
        for near in prowl[zone]:
            total += now[near]
    return -total


@wish(1.5)
def thin_them_out(position: Position) -> float:
    """Few Zombies, above all in the neighbourhood."""
    return -position.horde


@wish(4)
def go_on(position: Position) -> float:
    """Near to what the Mission wants next, but nobody far ahead of the last one; where one is enough, others wait."""
    ground = position.ground
    distances = ground.distances
    ways = [distances[zone] for zone in position.zones]
    if not ways:
        return 0.0
    held_back = max(ways) - LEASH
    if not ground.fetching:
        return -float(sum(way if way > held_back else held_back for way in ways))
    first, floor = min(ways), max(held_back, ESCORT)
    others = sum(way if way > floor else floor for way in ways) - max(first, floor)
    return -float(others + max(first, held_back))


@wish(0.4)
def keep_together(position: Position) -> float:
    """Nobody more than a Zone away from the others."""
    zones, apart = position.zones, position.ground.apart
    mover = position.ground.mover
    movers = (mover,) if mover >= 0 else range(len(zones))
    total = 0
    for person in movers:
        row = apart(zones[person])
        for zone in zones:
            far = row[zone]
            if far > 1 or far < 0:
                total += far - 1 if far > 0 else NO_WAY
    return -float(total)


def coming_attacks(game: Game, zone: int) -> float:
    """Attacks that the Zombies in a Zone and next to it can make there in their next Activation."""
    ground = Ground(game)
    return ground.now[zone] + sum(ground.soon[near] for near in ground.prowl[zone])
