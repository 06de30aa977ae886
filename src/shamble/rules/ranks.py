"""The ranks of targets: by the type of a Zombie alone, whatever its species (UA-TARGET-01, -04)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.rule import Row, rule
from shamble.world.records import ZombieKind

RANKS = {"Brute": 1, "Abomination": 1, "Walker": 2, "Runner": 3}


def ranked(kind: ZombieKind) -> ZombieKind:
    """UA-TARGET-04: subspecies rank like the others of their type."""
    return kind.altered(priority=RANKS.get(kind.type, kind.priority))


@rule("ranks-by-type", "UA-TARGET-04", of="combat")
def ranks_by_type() -> Iterator[Row]:
    """UA-TARGET-01, -04: the rows of all kinds."""
    yield Row(ranked)
