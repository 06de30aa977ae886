"""The figures of a group of friends, added up over their games that are over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import UNSET

from shamble.table.store.records import PERSON, ListedTable


@dataclass(slots=True)
class Group:
    """People who have played together, by their names (empty: without one), with their games: the newest first."""

    people: tuple[str, ...]
    games: list[ListedTable] = field(default_factory=list)
    missions: dict[str, Counter[str]] = field(default_factory=dict)
    """The victories and defeats of each Mission, by its title."""
    kills: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The kills of each player's Survivors, by the player's kind (person, bot) and name."""
    deaths: list[tuple[str, str, str]] = field(default_factory=list)
    """Survivor, title of the Mission, and the Zone; empty where that is not known."""

    def count(self, outcome: str) -> int:
        """The number of games that came out so."""
        return sum(game.outcome == outcome for game in self.games)


def groups(games: Iterable[ListedTable]) -> list[Group]:
    """The groups that played these games, in the order of the games."""
    found: dict[tuple[str, ...], Group] = {}
    for game in games:
        people = tuple(sorted({seat.name for seat in game.summary.seats if seat.kind == PERSON}))
        _add(found.setdefault(people, Group(people)), game)
    return list(found.values())


def _add(group: Group, game: ListedTable) -> None:
    """Count one more game; an older one has no figures and counts as won or lost alone."""
    seats, title = game.summary.seats, game.summary.title
    group.games.append(game)
    group.missions.setdefault(title, Counter())[game.outcome] += 1
    for one in game.summary.figures:
        player = seats[one.seat]
        group.kills[player.kind, player.name] += one.kills
        if one.died is not UNSET:
            group.deaths.append((one.name, title, one.died))
