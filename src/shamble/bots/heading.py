"""Where a team goes next: one aim of the Mission for all, so that they stay together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shamble.bots.aims import EVERYBODY, Aim, Aims
from shamble.bots.routes import UNREACHABLE, Distances
from shamble.bots.tools import opens_doors, searchable
from shamble.world import Game, Survivor
from shamble.world.words import words_in

SEARCH = "search"
"""The aim of those who look for something: to open doors with, or that a goal takes."""
FEAT = "feat"
"""The aim of those who kill Zombies for what one turn of it brings."""
IN_ORDER = (SEARCH, FEAT, "delivered", "present", "aboard", "escape", "rally")
"""The aims that are left for the end, when everything else that can be done has been done, the first one first."""
AT_ONCE = ("pushed",)
"""The aims that come before all others: what stands in the way is moved before anything comes along it."""
BY_KILLING = ("kills", "cleared")
BOUNTY, HURRY = 5.0, 4
"""The worth of a Zombie that the Mission wants dead, and its factor when there is hardly any time left for that."""


class Heading(NamedTuple):
    """The aim that a team goes for, its distance from each Zone, and all that is left to do."""

    aim: Aim | None
    distances: Distances
    left: float
    objectives: frozenset[int]
    """The Zones with Objectives that are wanted now."""
    doors: frozenset[int]
    """The Zones beside doors that the Mission wants open."""
    prey: frozenset[int]
    """The Zones whose Zombies the Mission wants dead."""
    feats: bool
    """Whether a Feat is wanted."""
    searching: bool
    """Whether something is looked for wherever they pass."""

    @property
    def pressing(self) -> bool:
        """Whether it will soon be too late."""
        return self.aim is not None and self.aim.pressing

    @property
    def bounty(self) -> float:
        """The worth of a Zombie that the Mission wants dead."""
        return BOUNTY * (HURRY if self.pressing else 1)


def head_for(game: Game, aims: Aims, people: Sequence[Survivor]) -> Heading:
    """The nearest aim for all of these together; the way out comes last."""
    reading = aims.read(game)
    placed = [aim for aim in reading.now if aim.zones]
    soonest = min((_turn_of(aim) for aim in placed), default=0)
    first = [aim for aim in placed if _turn_of(aim) == soonest]
    ways = [(aim, aims.distances(game, aim.zones)) for aim in first]
    chosen = min(ways, key=lambda way: _how_far(way[1], way[0], people), default=None)
    if chosen and people and not any(opens_doors(game, one) for one in people):
        chosen = _for_a_tool(game, aims, chosen, people) or chosen
    return Heading(
        chosen[0] if chosen else None,
        chosen[1] if chosen else aims.distances(game, ()),
        reading.left,
        _zones_of(placed, "taken"),
        _zones_of(placed, "opened"),
        _zones_of(placed, *BY_KILLING),
        _speaks_of(FEAT, placed),
        _speaks_of(SEARCH, [*placed, *(chosen[:1] if chosen else ())]),
    )


def _speaks_of(word: str, aims: Sequence[Aim]) -> bool:
    return any(aim.word == word for aim in aims)


def _turn_of(aim: Aim) -> int:
    """The place in the order: fetching comes before bringing, and that before waiting somewhere together."""
    if aim.pressing or aim.word in AT_ONCE:
        return -1
    return 1 + IN_ORDER.index(aim.word) if aim.word in IN_ORDER else 0


def _for_a_tool(
    game: Game, aims: Aims, chosen: tuple[Aim, Distances], people: Sequence[Survivor]
) -> tuple[Aim, Distances] | None:
    """Where nobody can open doors and the way leads through one: the rooms in which something may be found."""
    aim, distances = chosen
    distance = game.layout.distance
    reached = [zone for zone in aim.zones if any(distance(one.zone, zone) >= 0 for one in people)]
    by_other_means = aim.word != "opened" or aim.who  # nobody is named where doors need a tool that nobody has
    if (reached and by_other_means) or all(distances[one.zone] >= UNREACHABLE for one in people):
        return None
    rooms = tuple(room for room in searchable(game) if any(distance(one.zone, room) >= 0 for one in people))
    return (Aim(SEARCH, rooms, EVERYBODY), aims.distances(game, rooms)) if rooms else None


def _how_far(distances: Distances, aim: Aim, people: Sequence[Survivor]) -> float:
    """Those who have to be there count most; the others come along."""
    far = [distances[one.zone] for one in people if not aim.who or one.index in aim.who] or [UNREACHABLE]
    return 100.0 * min(far) + sum(distances[one.zone] for one in people)


def _zones_of(aims: Sequence[Aim], *words: str) -> frozenset[int]:
    return frozenset(zone for aim in aims if aim.word in words for zone in aim.prey or aim.zones)


def counts_points(aims: Aims) -> bool:
    """Whether the Mission is won by experience, so that every point is wanted."""
    return any(word == "score" for goal in aims.goals for word in words_in(goal))
