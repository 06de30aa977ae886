"""Zones as people call them: by what is there, by what stands out, by where on the board they lie.

The names of a game are all different. They come from what its tiles show and from what its Mission lays out at the
beginning, so that they stay when Objectives are taken and doors are opened. The map's own names come second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from shamble.board import Board, Zone
from shamble.board.zones import ROOM, STREET
from shamble.rules.tallies import exit_zone
from shamble.text.reader import map_is_plain
from shamble.text.words import Words
from shamble.world.game import Game
from shamble.world.mission_records import MissionFacts
from shamble.world.setting import Setting
from shamble.world.tokens import spawn_tokens

USES = (
    *("elevator", "vault", "trap", "tender", "cabin", "train", "statue", "balcony", "helipad"),
    *("casino-hall", "hotel-corridor", "indoor-alley", "rock", "tent-field", "camp", "locker-room", "hospital"),
    *("hole", "cell", "security", "shop", "court", "tank", "stairs", "corridor", "dark", "lawn", "mine", "cemetery"),
    *("railroad",),
)
"""The uses of Zones by tag, the more exact ones first."""
CROSSROADS = "crossroads"
PLAIN = (STREET, ROOM, CROSSROADS)
"""Uses so common that they say nothing by themselves."""
WAYS_OF_A_CROSSROADS = 3
THIRDS = 3
SIDES = (("north-west", "north", "north-east"), ("west", "middle", "east"), ("south-west", "south", "south-east"))
ROW = (2, 3)
"""The numbers of Zones that are told apart by their sides; more are counted."""
UNTINTED = ("", "neutral", "face-down")


def place_name(words: Words, game: Game, zone: int) -> str:
    """A Zone as people call it; with the map's name behind it where they have nothing else to find it by."""
    code = game.setting.board.zones[zone].name
    name = place_names(words, game).get(zone)
    if name is None:
        return code
    return words.place("with-code", place=name, code=code) if map_is_plain() else name


def place_names(words: Words, game: Game) -> dict[int, str]:
    """The names of all Zones, by number; of those too that were on the board at the beginning."""
    mission = game.setting.mission
    here = {exit_zone(game), *(token.zone for token in spawn_tokens(game))}
    named_after = {mission.exit, *(token.zone for token in mission.spawns)}
    return _named(words, game.setting.board, mission, frozenset(named_after - here), map_is_plain())


def places_laid(words: Words, setting: Setting) -> dict[int, str]:
    """The names of all Zones before anything has happened."""
    return _named(words, setting.board, setting.mission, frozenset(), map_is_plain())


@lru_cache(256)
def _named(said: Words, board: Board, mission: MissionFacts, bare: frozenset[int], plain: bool) -> dict[int, str]:
    """The names of Zones; those that are `bare` have lost the Exit or the Spawn token that they were named after.

    North is up where they are read: on a `plain` map as the board is laid, elsewhere as it is drawn.
    """
    first = board.at(board.first_key)
    turned = first.is_tall and not plain
    found = _Naming(said, first, mission, turned).names({})
    if bare:
        stays = {zone: name for zone, name in found.items() if zone not in bare}
        found = _Naming(said, first, mission, turned, bare).names(stays)
    return found if first is board else _Naming(said, board, mission, turned, bare).names(found)


class _Naming:
    """The names of the Zones of one board."""

    def __init__(
        self, said: Words, board: Board, mission: MissionFacts, turned: bool, bare: Collection[int] = ()
    ) -> None:
        self.said = said
        self.board = board
        self.mission = mission
        self.turned = turned
        self.bare = bare
        self.adjacent = board.layout(board.first_key).adjacent if board.at(board.first_key) is board else ()
        self.uses = {zone.index: self.use(zone) for zone in board.there}
        told = Counter(self.uses.values())
        self.sights = {zone for zone, use in self.uses.items() if use not in PLAIN and told[use] == 1}
        """The Zones that need no more than their use."""

    def names(self, known: dict[int, str]) -> dict[int, str]:
        """All names, those of Zones that have theirs already among them."""
        found = dict(known)
        for namer in (self.plain, self.landmark, self.landmark_somewhere, self.beside, self.somewhere):
            told = {zone.index: namer(zone) for zone in self.board.there}
            times = Counter(told.values())
            for index, name in told.items():
                if name and times[name] == 1 and name not in found.values():
                    found.setdefault(index, name)
        left: dict[str, list[Zone]] = {}
        for zone in self.board.there:
            if zone.index not in found:
                left.setdefault(self.somewhere(zone), []).append(zone)
        for zones in left.values():
            found.update(self.alike(zones, found.values()))
        return found

    def use(self, zone: Zone) -> str:
        """The word for a Zone: what its tile shows, what it is for, whether streets meet there."""
        if zone.called:
            return zone.called
        use = next((tag for tag in USES if tag in zone.tags), zone.kind)
        if use == STREET and len([one for one in self.near(zone) if self.board.zones[one].kind == STREET]) >= (
            WAYS_OF_A_CROSSROADS
        ):
            return CROSSROADS
        return use

    def near(self, zone: Zone) -> Sequence[int]:
        return self.adjacent[zone.index] if self.adjacent else ()

    def base(self, zone: Zone) -> str:
        use = self.uses[zone.index]
        return self.said.place(use) if use in self.said.file("places") else use

    def plain(self, zone: Zone) -> str:
        return self.base(zone) if zone.index in self.sights else ""

    def landmark(self, zone: Zone) -> str:
        """The thing that people look for there: the Exit, an Objective, the start, a Spawn Zone."""
        return next(self._landmarks(zone), "")

    def _landmarks(self, zone: Zone) -> Iterator[str]:
        said, place, mission = self.said, self.base(zone), self.mission
        if zone.index == mission.exit and zone.index not in self.bare:
            yield said.place("at-exit", place=place)
        for token in mission.objectives:
            if token.zone == zone.index:
                hidden = token.face_down or token.colour in UNTINTED
                yield (
                    said.place("at-objective", place=place)
                    if hidden
                    else said.place("at-coloured-objective", place=place, colour=said.word(token.colour))
                )
        if mission.start == (zone.index,):
            yield said.place("at-start", place=place)
        if zone.index not in self.bare and any(token.zone == zone.index for token in mission.spawns):
            yield said.place("at-spawn", place=place)

    def landmark_somewhere(self, zone: Zone) -> str:
        shown = self.landmark(zone)
        return self.located(zone, shown) if shown else ""

    def beside(self, zone: Zone) -> str:
        """A Zone by its coloured door, or by a neighbour that everybody knows."""
        place = self.base(zone)
        if zone.kind == ROOM:
            for door in self.board.doors_at[zone.index]:
                colour = self.mission.doors[door.index].colour
                if colour not in UNTINTED:
                    return self.said.place("behind-door", place=place, colour=self.said.word(colour))
        doors = [door.beyond(zone.index) for door in self.board.doors_at[zone.index]]
        sight = next((one for one in [*doors, *self.near(zone)] if one in self.sights), None)
        if sight is None:
            return ""
        return self.said.place("next-to", place=place, other=self.base(self.board.zones[sight]))

    def somewhere(self, zone: Zone) -> str:
        return self.located(zone, self.base(zone))

    def located(self, zone: Zone, place: str) -> str:
        """The name with the part of the board in which the Zone lies."""
        across, down = self._middle(zone)
        return self.said.place("located", place=place, side=SIDES[_third(down)][_third(across)])

    def _middle(self, zone: Zone) -> tuple[float, float]:
        """The middle of a Zone, to the right and down, in parts of the whole board as people see it."""
        x = _middle([x for x, _ in zone.cells], self.board.grid.columns)
        y = _middle([y for _, y in zone.cells], self.board.grid.rows)
        return (1 - y, x) if self.turned else (x, y)

    def alike(self, zones: Sequence[Zone], taken: Collection[str]) -> Iterator[tuple[int, str]]:
        """Names for Zones of one part of the board that differ in nothing but where they lie there, or in order."""
        if len(zones) == 1 and (name := self.somewhere(zones[0])) not in taken:
            yield zones[0].index, name
            return
        sides = self._sides(zones)
        for number, zone in enumerate(sorted(zones, key=lambda zone: self._middle(zone)[::-1]), 1):
            place = self.base(zone)
            told = self.said.place("sided", place=place, side=sides[zone.index]) if sides else ""
            name = self.located(zone, told)
            if not told or name in taken:
                name = self.located(zone, self.said.place("counted", place=place, number=number))
            yield zone.index, name

    def _sides(self, zones: Sequence[Zone]) -> dict[int, str]:
        """The sides on which two or three Zones lie of each other; empty where they do not lie in a row."""
        for words, axis in ((("west", "east"), 0), (("north", "south"), 1)):
            at = {self._middle(zone)[axis]: zone.index for zone in zones}
            if len(at) == len(zones) in ROW:
                first, *between, last = (zone for _, zone in sorted(at.items()))
                return {first: words[0], last: words[1]} | dict.fromkeys(between, "middle")
        return {}


def _middle(cells: Sequence[int], lines: Sequence[int]) -> float:
    """The middle of these cells, as a part of the whole board."""
    return ((lines[min(cells)] + lines[max(cells) + 1]) / 2 - lines[0]) / (lines[-1] - lines[0])


def _third(part: float) -> int:
    """The third of the board in which something lies, from 0."""
    return min(int(part * THIRDS), THIRDS - 1)
