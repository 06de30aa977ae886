"""Pursuit: whom Zombies see, what they hear, which first steps lie on a shortest route (CL-ZMOVE)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from shamble.board import BARRICADES, DOORS, FENCES, GATES, JOINS, Layout
from shamble.rules.noise import noise_levels, noticed
from shamble.rules.rule import Rule
from shamble.rules.seeing import is_seen_from, zombie_sight
from shamble.world import hooks
from shamble.world.facts import TOWERS
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import Survivor

Drawn = dict[str, Any]
"""The fields of an event that tell what draws a group: the Zones that it goes for, whether it sees Survivors there,
how loud they are, and whom it notices in each (`whom`); Zones and people alone where somebody calls it."""

ROUTING: Way[Senses, int, tuple[int, ...]] = Way("the Zones that draw Zombies whom no way leads to the noisiest")
CALLING: Way[Collection[int]] = Way("the Zones to which Zombies go as if all doors stood open", ())
PREY: Way[Senses, int, tuple[int, ...]] = Way("the Zones that draw the Zombies of a Zone")
IGNORED_BORDERS: Way[tuple[str, ...]] = Way("what bends no ways of Zombies (CL-ZMOVE-10)", (BARRICADES, FENCES))
NO_OPEN_WAY: Way[Senses, int, tuple[int, ...], tuple[int, ...]] = Way("their steps where no way is open")


class Senses:
    """Noise and Survivors as they are just before a Move (CL-ZMOVE-07); looked up once for all groups of a pass.

    `hindered`: what lies on the ground is in their way, as it is in most Activations.
    """

    __slots__ = (
        "_aimed",
        "_called",
        "_exposed",
        "_game",
        "_layout",
        "_loudest",
        "_noise",
        "_noticed",
        "_sight",
        "_steps",
        "_survivor_zones",
        "_views",
        "drawn",
    )

    def __init__(
        self, g: Game, goal: int = -1, aimed: Sequence[tuple[int, int]] = (), *, hindered: bool = True
    ) -> None:
        self._game = g
        self._layout = g.layout.hindered if hindered else g.layout
        self._called = goal >= 0
        self._aimed = dict(aimed)
        self._noise = noise_levels(g)
        self._noticed = noticed(g)
        self._sight: Sequence[Mapping[int, int]] = g.layout.sight
        if g.hooks(hooks.ZOMBIE_SIGHT):
            self._sight = [zombie_sight(g, zone) for zone in range(len(self._sight))]
        if goal >= 0:
            home = g.state.survivors[goal].zone
            self._survivor_zones: tuple[int, ...] = ()
            self._exposed: list[Survivor] = []
            self._loudest: tuple[int, ...] = (home,) if home >= 0 else ()
        else:
            self._survivor_zones = tuple(sorted({s.zone for s in self._noticed}))
            self._exposed = [s for s in self._noticed if TOWERS in s.profile.facts]
            self._loudest = noisiest(self._noise, range(len(self._noise)))
        self._steps: dict[int, tuple[int, ...]] = {}
        self._views: dict[int, list[int]] = {}
        self.drawn: dict[int, Drawn] = {}
        """By Zone: what draws the groups that go on from there, once their steps are known."""

    def targets(self, zone: int) -> tuple[int, ...]:
        """CL-ZMOVE-02, -03, -04: the noisiest Zones with a Survivor in sight, else the noisiest of the board."""
        seen = self.seen(zone)
        return self.loudest_of(seen) if seen else self._loudest

    def steps(self, zone: int) -> tuple[int, ...]:
        """The Zones into which a group from here must go: one way, several over which it splits, or none."""
        found = self._steps.get(zone)
        if found is None:
            found = self._steps[zone] = self._find_steps(zone)
        return found

    def _find_steps(self, zone: int) -> tuple[int, ...]:
        targets = self.wanted(zone)
        if not targets or zone in targets:  # CL-READ-03, -04
            return ()
        if self._called:
            self.drawn[zone] = {"goals": targets, "whom": _in_each(targets, self._noticed)}
        else:
            goal = targets[0]
            seen = goal in (self._views[zone] if zone in self._views else self.seen(zone))
            self.drawn[zone] = self._drawn_to(targets, seen=seen)
        return self.ways(zone, targets)

    def _drawn_to(self, targets: tuple[int, ...], *, seen: bool) -> Drawn:
        whom = _in_each(targets, self._noticed)
        return {"goals": targets, "seen": seen, "noise": self._noise[targets[0]], "whom": whom}

    def ways(self, zone: int, targets: tuple[int, ...], layout: Layout | None = None) -> tuple[int, ...]:
        """The Zones next door on a shortest route to one of these targets; `layout`: ways that only some can go."""
        planned, layout = (self.planned, self._layout) if layout is None else (layout, layout)
        open_ways = [self._plan_for(target, planned).steps(zone, target) for target in targets]
        if not any(open_ways):  # CL-READ-04: among tied targets those with an open path
            nearer = self._game.ask(ROUTING, self, zone)
            open_ways = [planned.steps(zone, target) for target in nearer]
            if nearer and zone in self.drawn:
                self.drawn[zone] = self._drawn_to(nearer, seen=False)
        if any(open_ways):
            free = layout.prowl[zone]
            return tuple(sorted({step for steps in open_ways for step in steps if step in free}))
        return self._game.ask(NO_OPEN_WAY, self, zone, targets)

    def _plan_for(self, target: int, planned: Layout) -> Layout:
        """The board as they plan their way to a Zone; to some they plan as if all doors stood open."""
        return planned.as_if_open(DOORS) if target in self._game.ask(CALLING) else planned

    def blocked_steps(self, zone: int) -> list[int]:
        """The first steps of the shortest routes from here, if none of them can be taken."""
        targets = self.wanted(zone)
        if not targets or zone in targets or self.steps(zone):
            return []
        open_ways = {step for target in targets for step in self.planned.steps(zone, target)}
        return sorted(open_ways) or self.steps_as_if_open(zone, targets)

    @property
    def planned(self) -> Layout:
        """CL-ZMOVE-10: the board as Zombies plan their ways on it, without the borders that they take no notice of."""
        ignored = self._game.ask(IGNORED_BORDERS)
        joined = self._game.setting.board.has_joins
        return self._layout.as_if_open(*ignored, JOINS) if joined else self._layout.as_if_open(*ignored)

    @property
    def layout(self) -> Layout:
        """The ways that Zombies can go."""
        return self._layout

    def wanted(self, zone: int) -> tuple[int, ...]:
        """The Zones that a group from here goes for, all of them equally; one that was chosen among them stands."""
        if zone in self._aimed:
            return (self._aimed[zone],)
        chosen: tuple[int, ...] = self.targets(zone) if self._called else self._game.ask(PREY, self, zone)
        return chosen

    def seen(self, zone: int) -> list[int]:
        """CL-ZMOVE-02: the Zones with a Survivor in sight."""
        sight = self._sight[zone]
        seen = [target for target in self._survivor_zones if target in sight]
        if self._exposed:
            seen = sorted({*seen, *(s.zone for s in self._exposed if is_seen_from(self._game, s, zone))})
        self._views[zone] = seen
        return seen

    def steps_as_if_open(self, zone: int, targets: Iterable[int]) -> list[int]:
        """The first steps on the shortest ways, were all doors and gates open."""
        imagined = self.planned.as_if_open(DOORS, GATES)
        return sorted({step for target in targets for step in imagined.steps(zone, target)})

    def loudest_of(self, zones: list[int]) -> tuple[int, ...]:
        """The noisiest of these Zones, all of them where they are quiet: whoever is seen need not be heard."""
        return noisiest(self._noise, zones) or tuple(zones)

    def heard_among(self, zones: list[int]) -> tuple[int, ...]:
        """The noisiest of these Zones, none where they are quiet."""
        return noisiest(self._noise, zones)

    @property
    def game(self) -> Game:
        """The game whose Zombies these are."""
        return self._game

    @property
    def survivor_zones(self) -> tuple[int, ...]:
        """The Zones with Survivors whom Zombies notice."""
        return self._survivor_zones

    def reachable_prey(self, zone: int) -> tuple[int, ...]:
        """The noisiest Zones with a Survivor to which an open way leads, even if they are all quiet."""
        reachable = self.planned.reachable(zone)
        return self.loudest_of([target for target in self._survivor_zones if target in reachable and target != zone])


def noticed_in(g: Game, zones: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Those whom Zombies notice in each of these Zones, by number."""
    return _in_each(zones, noticed(g))


def _in_each(zones: tuple[int, ...], people: list[Survivor]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([one.index for one in people if one.zone == zone]) for zone in zones])


routing = Rule("routing", of="zombies", usual="faq-2.0", always=True)


@routing.value("faq-2.0", ROUTING, replaces=("CL-ZMOVE-08",))
def noise_alone(g: Game, senses: Senses, zone: int) -> tuple[int, ...]:
    """CL-ZMOVE-05: an unreachable noisiest Zone still draws the Zombie."""
    return ()


@routing.value("faq-1.0", ROUTING, replaces=("CL-ZMOVE-05",))
def reachable_survivor_first(g: Game, senses: Senses, zone: int) -> tuple[int, ...]:
    """CL-ZMOVE-08: a reachable Survivor beats an unreachable noisier Zone, however quiet they are."""
    return senses.reachable_prey(zone)


@PREY.usual
def noisiest_prey(g: Game, senses: Senses, zone: int) -> tuple[int, ...]:
    """CL-ZMOVE-03, -04: the noisiest Zones with a Survivor in sight, else the noisiest of the board."""
    return senses.targets(zone)


@NO_OPEN_WAY.usual
def as_if_doors_were_open(g: Game, senses: Senses, zone: int, targets: tuple[int, ...]) -> tuple[int, ...]:
    """CL-ZMOVE-05, -06: they go as if all doors were open, and stop in front of the closed one."""
    wanted = senses.steps_as_if_open(zone, targets)
    free = senses.layout.prowl[zone]
    in_front_of_door = not all(step in free for step in wanted)
    return () if in_front_of_door else tuple(wanted)


def noisiest(noise: list[int], zones: range | list[int]) -> tuple[int, ...]:
    """The Zones that tie for the most noise; none when all is quiet."""
    most = max([noise[zone] for zone in zones], default=0)
    return tuple([zone for zone in zones if noise[zone] == most]) if most else ()
