from collections.abc import Container, Iterable, Sequence

UNREACHED = -1

Adjacency = tuple[tuple[int, ...], ...]
Contact = tuple[int, int, tuple[int, ...]]
"""Two Zones that touch, and the kinds of border they share."""


def neighbours(
    zones: int, contacts: Iterable[Contact], lets_through: Sequence[bool], closed: Container[tuple[int, int]] = ()
) -> Adjacency:
    """For each Zone, ascending, those with which it shares an edge that lets through (CL-PATH-01).

    `closed` are pairs of Zones (lower first) that nobody crosses, whatever their borders.
    """
    near: list[list[int]] = [[] for _ in range(zones)]
    for a, b, borders in contacts:
        if (a, b) not in closed and any(lets_through[border] for border in borders):
            near[a].append(b)
            near[b].append(a)
    return tuple(tuple(sorted(row)) for row in near)


def reversed_ways(adjacent: Adjacency) -> Adjacency:
    """For each Zone, ascending, those from which a step leads into it."""
    back: list[list[int]] = [[] for _ in adjacent]
    for zone, row in enumerate(adjacent):
        for near in row:
            back[near].append(zone)
    return tuple(tuple(row) for row in back)


def distances_from(adjacent: Adjacency, start: int) -> list[int]:
    """The number of Zones along a shortest route from `start` to each Zone, or UNREACHED."""
    distances = [UNREACHED] * len(adjacent)
    distances[start] = 0
    ring = [start]
    while ring:
        outer: list[int] = []
        for zone in ring:
            for near in adjacent[zone]:
                if distances[near] == UNREACHED:
                    distances[near] = distances[zone] + 1
                    outer.append(near)
        ring = outer
    return distances
