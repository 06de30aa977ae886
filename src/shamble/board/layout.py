from collections.abc import Callable

from shamble.board.paths import UNREACHED, Adjacency, distances_from, reversed_ways

Sight = tuple[dict[int, int], ...]


class Layout:
    """A board with everything that can change in one state: who can go, see and grab where.

    `adjacent` is for Survivors; `prowl` for Zombies, who use no ladders (CL-PATH-13, -14). `one_way`: some step can be
    made in one direction alone.
    """

    __slots__ = (
        "_back", "_distances", "_hinder", "_hindered", "_imagine", "_imagined", "_look", "_pave", "_reachable",
        "_roads", "_sight", "_steps", "adjacent", "grab_adjacent", "prowl",
    )  # fmt: skip

    def __init__(
        self,
        adjacent: Adjacency,
        prowl: Adjacency,
        grab_adjacent: Adjacency,
        *,
        look: Callable[[], Sight],
        pave: Callable[[], Adjacency],
        imagine: Callable[[tuple[str, ...]], "Layout"],
        hinder: Callable[["Layout"], "Layout"] | None = None,
        one_way: bool = False,
    ) -> None:
        self.adjacent = adjacent
        self.prowl = prowl
        self.grab_adjacent = grab_adjacent
        self._back = reversed_ways(adjacent) if one_way else adjacent
        self._look = look
        self._pave = pave
        self._imagine = imagine
        self._imagined: dict[tuple[str, ...], Layout] = {}
        self._hinder = hinder
        self._hindered: Layout | None = None
        self._sight: Sight | None = None
        self._roads: Adjacency | None = None
        self._distances: list[list[int] | None] = [None] * len(adjacent)
        self._reachable: list[frozenset[int] | None] = [None] * len(adjacent)
        self._steps: dict[tuple[int, int], tuple[int, ...]] = {}

    @property
    def sight(self) -> Sight:
        """For each Zone, those seen from it with their Range, itself at 0."""
        if self._sight is None:
            self._sight = self._look()
        return self._sight

    @property
    def roads(self) -> Adjacency:
        """For each Zone, those into which a car can be driven from it (CL-CAR-17, -18, -19)."""
        if self._roads is None:
            self._roads = self._pave()
        return self._roads

    def as_if_open(self, *kinds: str) -> "Layout":
        """The layout as it would be if nothing of these kinds (of `barriers`) hindered anybody: for routes."""
        found = self._imagined.get(kinds)
        if found is None:
            found = self._imagined[kinds] = self._imagine(kinds)
        return found

    @property
    def hindered(self) -> "Layout":
        """The ways of Zombies whom what lies on the ground hinders: sandbags, and a Tank (WZ-SAND-03, WZ-TANK-05)."""
        if self._hindered is None:
            self._hindered = self if self._hinder is None else self._hinder(self)
        return self._hindered

    def _from(self, zone: int) -> list[int]:
        """The distance of each Zone to this one."""
        row = self._distances[zone]
        if row is None:
            row = self._distances[zone] = distances_from(self._back, zone)
        return row

    def reachable(self, zone: int) -> frozenset[int]:
        """All Zones that can be reached from this one, itself included."""
        found = self._reachable[zone]
        if found is None and self._back is not self.adjacent:
            ways = distances_from(self.adjacent, zone)
            found = self._reachable[zone] = frozenset(z for z, far in enumerate(ways) if far != UNREACHED)
        if found is None:
            found = frozenset(z for z, far in enumerate(self._from(zone)) if far != UNREACHED)
            for member in found:
                self._reachable[member] = found
        return found

    def distances(self, zone: int) -> list[int]:
        """The distance of each Zone to this one, -1 where there is no route; not to be changed."""
        return self._from(zone)

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
        """Whether a Survivor can go from one Zone straight to the other."""
        return b in self.adjacent[a]
