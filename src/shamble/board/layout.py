from shamble.board.paths import UNREACHED, Adjacency, distances_from


class Layout:
    """A board with one arrangement of open doors: who can go, see and grab where."""

    __slots__ = ("_distances", "_reachable", "_steps", "adjacent", "grab_adjacent", "sight")

    def __init__(self, adjacent: Adjacency, grab_adjacent: Adjacency, sight: tuple[dict[int, int], ...]) -> None:
        self.adjacent = adjacent
        self.grab_adjacent = grab_adjacent
        self.sight = sight
        self._distances: list[list[int] | None] = [None] * len(adjacent)
        self._reachable: list[frozenset[int] | None] = [None] * len(adjacent)
        self._steps: dict[tuple[int, int], tuple[int, ...]] = {}

    def _from(self, zone: int) -> list[int]:
        row = self._distances[zone]
        if row is None:
            row = self._distances[zone] = distances_from(self.adjacent, zone)
        return row

    def reachable(self, zone: int) -> frozenset[int]:
        """All Zones joined to this one by open ways, itself included."""
        found = self._reachable[zone]
        if found is None:
            found = frozenset(z for z, far in enumerate(self._from(zone)) if far != UNREACHED)
            for member in found:
                self._reachable[member] = found
        return found

    def distance(self, a: int, b: int) -> int:
        """The number of Zones along a shortest route, -1 when there is none."""
        return self._from(b)[a]

    def steps(self, a: int, b: int) -> tuple[int, ...]:
        """Every neighbour of `a` on some shortest route to `b`, ascending; () if none or a == b."""
        found = self._steps.get((a, b))
        if found is None:
            row = self._from(b)
            nearer = row[a] - 1
            found = tuple(z for z in self.adjacent[a] if row[z] == nearer) if nearer >= 0 else ()
            self._steps[a, b] = found
        return found

    def connected(self, a: int, b: int) -> bool:
        """Whether an Actor can go from one Zone straight to the other."""
        return b in self.adjacent[a]
