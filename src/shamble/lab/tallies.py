"""Counts of many played games: shares with their intervals, lengths, deaths, and what goes with a victory."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from shamble.content.difficulty import wilson
from shamble.lab.playing import Death, Played

FEWEST_GAMES = 5
"""With fewer games a Skill or a card is not compared: nothing could be told of it."""
MOST_COMPARED = 14


class Share(NamedTuple):
    """The share of games that were won, in percent, and the bounds between which it lies at 95 %."""

    won: int
    games: int

    @property
    def percent(self) -> float:
        """The games won of a hundred."""
        return 100 * self.won / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's interval; where nothing was played it may be anything."""
        return wilson(self.won, self.games) if self.games else (0.0, 100.0)

    def is_above(self, other: Share) -> bool:
        """Whether it is higher, with intervals apart."""
        return self.bounds[0] > other.bounds[1]


def share_of(played: Collection[Played]) -> Share:
    """The share of games that were won; between rivals, by the first team."""
    return Share(sum(one.won for one in played), len(played))


class ShareDifference(NamedTuple):
    """The difference of two shares in points of percent, with Newcombe's interval at 95 %."""

    points: float
    low: float
    high: float


def difference(one: Share, other: Share) -> ShareDifference:
    """Another share taken away from one."""
    (low, high), (other_low, other_high) = one.bounds, other.bounds
    points = one.percent - other.percent
    below = math.hypot(one.percent - low, other_high - other.percent)
    above = math.hypot(high - one.percent, other.percent - other_low)
    return ShareDifference(points, points - below, points + above)


class GameGroup(NamedTuple):
    """Games that are counted together: of a Mission, by a bot, with the same Survivors and rules of the same name."""

    mission: str
    bot: str
    team: tuple[str, ...]
    rules: str


def kind_of(played: Played) -> GameGroup:
    """The games with which a game is counted."""
    names = sorted(name for seat in played.team for name in seat)
    return GameGroup(played.mission, played.bot, tuple(names), played.rules)


class Sorted(NamedTuple):
    """Games by their kind, those that failed, and the number of those that a newer version has replaced."""

    kinds: dict[GameGroup, list[Played]]
    failed: list[Played]
    outdated: int


def sorted_games(played: Sequence[Played]) -> Sorted:
    """All games by their kind, in the order of their matrix.

    Where a Mission or a bot has changed meanwhile, the later ones count.
    """
    failed = [one for one in played if one.fault]
    fine = [one for one in played if not one.fault]
    places = {kind_of(one): one.place for one in fine}
    newest = {kind_of(one): _cell(one) for one in fine}
    kinds: dict[GameGroup, list[Played]] = {}
    for one in fine:
        if newest[kind_of(one)] == _cell(one):
            kinds.setdefault(kind_of(one), []).append(one)
    kinds = dict(sorted(kinds.items(), key=lambda one: places[one[0]]))
    return Sorted(kinds, failed, len(fine) - sum(map(len, kinds.values())))


def _cell(played: Played) -> str:
    return played.id.rpartition("-")[0]


def mean_rounds(played: Collection[Played]) -> float:
    """The mean length of the games that came to an end; of all if none did."""
    return fmean(one.rounds for one in [one for one in played if one.outcome] or played)


def by_round(played: Iterable[Played], outcome: str) -> Counter[int]:
    """The games with this outcome by their last round."""
    return Counter(one.rounds for one in played if one.outcome == outcome)


def deaths_of(played: Iterable[Played]) -> list[Death]:
    """All who died."""
    return [death for one in played for death in one.deaths]


def killers(played: Iterable[Played]) -> dict[str, Counter[str]]:
    """Who was killed by what, and how often; the deadliest first."""
    found: dict[str, Counter[str]] = {}
    for death in deaths_of(played):
        found.setdefault(death.killer, Counter())[death.who] += 1
    return dict(sorted(found.items(), key=lambda one: (-one[1].total(), one[0])))


class Compared(NamedTuple):
    """Something that games may have had: the share that was won with it and without it."""

    name: str
    having: Share
    lacking: Share

    @property
    def points(self) -> float:
        """By how much more is won with it, in points of percent."""
        return self.having.percent - self.lacking.percent

    @property
    def weight(self) -> float:
        """The difference in standard errors: what could well be chance is small."""
        together = Share(self.having.won + self.lacking.won, self.having.games + self.lacking.games).percent / 100
        spread = together * (1 - together) * (1 / self.having.games + 1 / self.lacking.games)
        return abs(self.points) / 100 / math.sqrt(spread) if spread else 0.0


def skills_of(played: Played) -> set[str]:
    """The Skills that anybody had in the end."""
    return {skill for skills in played.skills.values() for skill in skills}


def cards_of(played: Played) -> set[str]:
    """The cards that turned up."""
    return set(played.found)


def survivors_of(played: Played) -> set[str]:
    """The Survivors who took part."""
    return {name for seat in played.team for name in seat}


def compared(played: Sequence[Played], having: Callable[[Played], set[str]]) -> list[Compared]:
    """The weightiest of all that some games have and others lack; what goes with victories comes first."""
    held = [(one, having(one)) for one in played]
    found = []
    for name in sorted({name for _, names in held for name in names}):
        with_it = share_of([one for one, names in held if name in names])
        without = share_of([one for one, names in held if name not in names])
        if min(with_it.games, without.games) >= FEWEST_GAMES:
            found.append(Compared(name, with_it, without))
    weightiest = sorted(found, key=lambda one: -one.weight)[:MOST_COMPARED]
    return sorted(weightiest, key=lambda one: -one.points)


class RivalTally(NamedTuple):
    """Games between rivals: those that the first team won alone, the second one, and both together.

    Of those that one team won alone, `ahead` is the share of the first team, and `exchanged` that of the Survivors who
    usually are the first, wherever they sat; where two bots play against each other it is that of the first of these.
    """

    first: int
    second: int
    both: int
    ahead: Share
    exchanged: Share


def rival_tally(played: Sequence[Played]) -> RivalTally:
    """The advantage of the first team, and of those who change places."""
    decided = [one for one in played if len(one.winners) == 1 and one.outcome]
    first = sum(one.winners == (1,) for one in decided)
    both = sum(len(one.winners) > 1 and bool(one.outcome) for one in played)
    exchanged = Share(sum((one.winners == (1,)) != one.exchanged for one in decided), len(decided))
    return RivalTally(first, len(decided) - first, both, Share(first, len(decided)), exchanged)
