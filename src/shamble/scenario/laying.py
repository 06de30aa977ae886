"""The board of a scenario and what a Mission would lay on it: doors, Spawn Zones, Objectives, tents, goals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from shamble.board import Board, BoardError, DoorSpec, from_drawing, from_tiles
from shamble.content import LEVELS, ContentError, Mission, Pack
from shamble.content.faults import Steps
from shamble.content.mission_words import Names, read_condition, read_effect
from shamble.editions.missions import BLOCKING_TOKENS, mission_board, mission_facts
from shamble.engine import things
from shamble.engine.errors import SetupError
from shamble.games.missions import find_mission
from shamble.rules.missions.words import is_watched, words_in
from shamble.scenario.barriers import check_barrier, fittings, mission_key
from shamble.scenario.faults import Faults
from shamble.scenario.names import border, find_door, zone_names
from shamble.scenario.shape import (
    BoardDetail,
    DoorDetail,
    ObjectiveDetail,
    Scenario,
    SpawnDetail,
    TriggerDetail,
    ZoneDetail,
)

ONLY_DRAWN = ("kind", "tile", "manholes", "beds", "tags")
ONLY_LAID = ("spawn", "objective", "exit", "token")


def lay_board(scenario: Scenario, pack: Pack, faults: Faults) -> Board:
    """The board; raises when there is none to go on with."""
    made = None
    try:
        made = _board(scenario, pack, faults)
    except BoardError as error:
        faults.add(("board",), str(error))
    if made is None:
        faults.raise_all()
        raise AssertionError("a board that cannot be made is a fault")
    return made


def _board(scenario: Scenario, pack: Pack, faults: Faults) -> Board | None:
    board = scenario.board
    given = [name for name in ("grid", "mission", "tiles") if getattr(board, name) is not None]
    if len(given) != 1:
        faults.add(
            ("board",),
            f"found {' and '.join(given) or 'none of them'}, expected one of grid, tiles or mission",
        )
        return None
    tents = [name for name, zone in board.zones.items() if zone.tent]
    blocked = [name for name, kind in _tokens(scenario) if kind in BLOCKING_TOKENS]
    if board.mission is not None:
        return _mission_board(board, pack, faults)
    if board.tiles is not None:
        return _tile_board(board, pack, tents, blocked, faults)
    zones = {
        name: {key: value for key in ONLY_DRAWN if (value := getattr(zone, key)) != getattr(ZoneDetail(), key)}
        for name, zone in board.zones.items()
    }
    words = dict.fromkeys(str(board.grid).split(), 0)

    def pairs(key: str) -> list[tuple[str, str]]:
        return _pairs(getattr(board, key), words, key, faults)

    return from_drawing(
        str(board.grid),
        doors=_doors(board, words, faults),
        openings=pairs("openings"),
        fences=pairs("fences"),
        walls=pairs("walls"),
        stairs=pairs("stairs"),
        barbwire=pairs("barbwire"),
        zones=zones,
        opaque=tents,
        blocked=blocked,
        fittings=fittings(board, pairs),
    )


def _doors(board: BoardDetail, zones: Mapping[str, int], faults: Faults) -> list[DoorSpec]:
    pairs = _pairs(board.doors, zones, "doors", faults)
    given = board.doors.values()
    return [
        DoorSpec(*pair, double=isinstance(door, DoorDetail) and door.double)
        for pair, door in zip(pairs, given, strict=False)
    ]


def _tokens(scenario: Scenario) -> list[tuple[str, str]]:
    """(Zone, kind) of all things that only lie there."""
    places = [(name, zone.token) for name, zone in scenario.board.zones.items()] + [*scenario.tokens.items()]
    return [(name, kind) for name, kinds in places for kind in _listed(kinds)]


def _pairs(borders: Iterable[str], zones: Mapping[str, int], key: str, faults: Faults) -> list[tuple[str, str]]:
    found = []
    for at, text in enumerate(borders):
        pair = border(text, zones)
        if pair is None:
            place: Steps = ("board", key, text if isinstance(borders, Mapping) else at)
            faults.add(place, f'found "{text}", expected two Zones of this board such as a-C')
        else:
            found.append(pair)
    return found


def _mission_board(board: BoardDetail, pack: Pack, faults: Faults) -> Board | None:
    name = str(board.mission)
    for key in ("turns", "openings", "fences", "walls", "stairs", "towers", "extra_zones", "planks"):
        if getattr(board, key):
            faults.add(("board", key), "the Mission has its own; leave it out")
    mission = mission_under(board, pack)
    if mission is None:
        faults.unknown(("board", "mission"), "Mission", name, pack.missions)
        return None
    return mission_board(pack, mission)


def mission_under(board: BoardDetail, pack: Pack) -> Mission | None:
    """The Mission that lends its board: by its id, or from a file of one's own."""
    try:
        return None if board.mission is None else find_mission(pack, board.mission)
    except (SetupError, ContentError):
        return None


def _tile_board(board: BoardDetail, pack: Pack, tents: list[str], blocked: list[str], faults: Faults) -> Board | None:
    rows = board.tiles or ()
    unknown = False
    for row, names in enumerate(rows):
        for column, name in enumerate(names):
            if name not in pack.tiles:
                faults.unknown(("board", "tiles", row, column), "tile", name, pack.tiles)
                unknown = True
    if unknown:
        return None
    turns: Sequence[Sequence[int]] = board.turns or [[0] * len(row) for row in rows]
    tiles = [[pack.tiles[name] for name in row] for row in rows]
    bare = zone_names(from_tiles(tiles, turns, doors=()))
    return from_tiles(
        tiles,
        turns,
        doors=_doors(board, bare, faults),
        opaque=tents,
        blocked=blocked,
        stairs=_pairs(board.stairs, bare, "stairs", faults),
        fittings=fittings(board, lambda key: _pairs(getattr(board, key), bare, key, faults)),
    )


class Layer:
    """Turns the keys of a scenario into the facts of a Mission, and notes what does not fit."""

    def __init__(self, scenario: Scenario, board: Board, pack: Pack, faults: Faults) -> None:
        self.scenario = scenario
        self.board = board
        self.pack = pack
        self.faults = faults
        self.zones = zone_names(board)

    def zone(self, name: str, steps: Steps) -> int:
        """The index of a Zone, or a fault and 0."""
        if name not in self.zones:
            self.faults.unknown(steps, "Zone", name, self.zones)
        return self.zones.get(name, 0)

    def facts(self, kinds: Mapping[str, int]) -> things.MissionFacts:
        """What a Mission would say."""
        scenario = self.scenario
        mission = mission_under(scenario.board, self.pack)
        if mission is not None:
            facts = mission_facts(mission, self.board, kinds, self.pack)
            self._refuse_zone_keys(ONLY_DRAWN + ONLY_LAID, "the Mission lays it")
            if scenario.tokens:
                self.faults.add(("tokens",), "the Mission lays its own; leave it out")
            for name, given in scenario.board.doors.items():
                if isinstance(given, DoorDetail) and DoorDetail(state=given.state) != given:
                    self.faults.add(
                        ("board", "doors", name), "the Mission colours and locks its doors; give the state alone"
                    )
        else:
            facts = things.MissionFacts("", scenario.scenario)
            if scenario.board.tiles is not None:
                self._refuse_zone_keys(ONLY_DRAWN, "the tile shows it")
            self._lay_tokens(facts)
            self._lay_doors(facts)
        if scenario.danger is not None:
            facts.danger = LEVELS.index(scenario.danger)
        if scenario.allows is not None:
            facts.allows = scenario.allows
        if scenario.leaving is not None:
            facts.leaving = scenario.leaving
        if scenario.spawn_dice is not None:
            facts.spawn_dice = scenario.spawn_dice
        if scenario.spawn_dice_each is not None:
            facts.spawn_dice_each = scenario.spawn_dice_each
        names = ScenarioNames(self, facts, kinds)
        if scenario.triggers:
            self._lay_triggers(facts, names)
        if scenario.win is not None:
            facts.win = tuple(read_condition(goal, names, ("win", i)) for i, goal in enumerate(scenario.win))
        if scenario.lose is not None:
            facts.lose = tuple(read_condition(goal, names, ("lose", i)) for i, goal in enumerate(scenario.lose))
        if scenario.events:
            facts.events = tuple(
                {
                    "when": read_condition(event.when, names, ("events", i, "when")),
                    "do": tuple(read_effect(one, names, ("events", i, "do", at)) for at, one in enumerate(event.do)),
                    "after": tuple(
                        read_effect(one, names, ("events", i, "after", at)) for at, one in enumerate(event.after)
                    ),
                    "again": event.again or bool(event.after),
                }
                for i, event in enumerate(scenario.events)
            )
        facts.watched = is_watched(facts)
        if facts.exit < 0 and any("rally" in words_in(goal) for goal in (*facts.win, *facts.lose)):
            self.faults.add(("win",), "there is no Exit to rally at; give a Zone `exit: true`")
        return facts

    def tile(self, name: str, steps: Steps) -> int:
        """The index of a tile, or a fault and 0."""
        if name not in self.board.tile_names:
            self.faults.unknown(steps, "tile", name, self.board.tile_names)
            return 0
        return self.board.tile_names.index(name)

    def _lay_triggers(self, facts: things.MissionFacts, names: Names) -> None:
        tiles = []
        for at, trigger in enumerate(self.scenario.triggers):
            if isinstance(trigger, str):
                tiles.append(self.tile(trigger, ("triggers", at)))
            else:
                tiles.append(self.tile(trigger.tile, ("triggers", at, "tile")))
                facts.trigger_effects[tiles[-1]] = tuple(_effects(trigger, ("triggers", at), names))
        facts.triggers = tuple(tiles)

    def _refuse_zone_keys(self, keys: Iterable[str], why: str) -> None:
        for name, zone in self.scenario.board.zones.items():
            for key in keys:
                if getattr(zone, key) != getattr(ZoneDetail(), key):
                    self.faults.add(("board", "zones", name, key), f"{why}; leave it out here")

    def _lay_tokens(self, facts: things.MissionFacts) -> None:
        spawns, objectives, tents = [], [], []
        for name, zone in self.scenario.board.zones.items():
            place: Steps = ("board", "zones", name)
            index = self.zone(name, place)
            if zone.spawn:
                spawns.append(_spawn(index, zone.spawn))
            if zone.objective is not None:
                objectives.append(_objective(index, zone.objective))
            if zone.tent:
                tents.append(index)
            if zone.exit and facts.exit >= 0:
                self.faults.add((*place, "exit"), "there is an Exit already")
            if zone.exit:
                facts.exit = index
        facts.spawns, facts.objectives, facts.tents = tuple(spawns), tuple(objectives), tuple(tents)
        facts.tokens = tuple((kind, self.zone(name, ("tokens", name))) for name, kind in _tokens(self.scenario))
        colours = [token.colour for token in objectives]
        woken = [trigger.wake for trigger in self.scenario.triggers if isinstance(trigger, TriggerDetail)]
        for spawn in spawns:
            if spawn.awake_when and spawn.awake_when not in colours and spawn.colour not in woken:
                name = self.board.zones[spawn.zone].name
                self._no_objective(("board", "zones", name, "spawn", "awake_when"), spawn.awake_when)
        self._check_locators(spawns)

    def _check_locators(self, spawns: list[things.SpawnToken]) -> None:
        held: dict[int, str] = {}
        for spawn in spawns:
            name = self.board.zones[spawn.zone].name
            for number in spawn.locators:
                first = held.setdefault(number, name)
                if first != name:
                    place: Steps = ("board", "zones", name, "spawn", "locators")
                    self.faults.add(place, f"the locator {number} is on {first} already")

    def _no_objective(self, steps: Steps, colour: str) -> None:
        self.faults.add(steps, f"there is no {colour} Objective that could be taken")

    def _lay_doors(self, facts: things.MissionFacts) -> None:
        tokens = []
        colours = [token.colour for token in facts.objectives]
        for name, given in self.scenario.board.doors.items():
            detail = given if isinstance(given, DoorDetail) else DoorDetail(state=given)
            if detail.locked_until and detail.locked_until not in colours:
                self._no_objective(("board", "doors", name, "locked_until"), detail.locked_until)
            tokens.append(
                things.DoorToken(
                    detail.colour,
                    locked_until=detail.locked_until or "",
                    starts_open=detail.state == "open",
                )
            )
        facts.doors = tuple(tokens)

    def open_doors(self, facts: things.MissionFacts) -> int:
        """The doors that stand open, one bit each, and what else can change as the board says."""
        doors = self._first_key() + sum(int(door.starts_open) << index for index, door in enumerate(facts.doors))
        for name, given in self.scenario.board.doors.items():
            index = self.door(name, ("board", "doors", name))
            state = given.state if isinstance(given, DoorDetail) else given
            if index is not None:
                doors = doors & ~(1 << index) | int(state == "open") << index
        return doors

    def _first_key(self) -> int:
        if self.scenario.board.mission is None:
            return self.board.first_key
        return mission_key(self.scenario.board, self.board, self.zones, self.faults)

    def barrier(self, key: str, name: str, steps: Steps) -> None:
        """A fault when the board has no such barricade, barbwire or gate."""
        check_barrier(self.board, self.zones, key, name, steps, self.faults)

    def door(self, name: str, steps: Steps) -> int | None:
        """The index of the door "a-C", or a fault."""
        pair = border(name, self.zones)
        door = find_door(self.board, self.zones[pair[0]], self.zones[pair[1]]) if pair else None
        if door is None:
            self.faults.unknown(steps, "door", name, [door.name for door in self.board.doors])
            return None
        return door.index

    def tents(self, facts: things.MissionFacts) -> list[int]:
        """What lies under each tent: the index of its card, or -1 minus that when it is revealed."""
        given = {self.zone(name, ()): (name, zone) for name, zone in self.scenario.board.zones.items()}
        left = list(range(len(self.pack.tents)))
        found: dict[int, int] = {}
        named = [zone for zone in facts.tents if zone in given and isinstance(given[zone][1].tent, str)]
        for zone in [*named, *(zone for zone in facts.tents if zone not in named)]:
            name, detail = given.get(zone, ("", ZoneDetail()))
            found[zone] = self._tent_card(detail.tent, left, ("board", "zones", name, "tent"))
            if detail.tent_revealed:
                found[zone] = -1 - found[zone]
        for zone, (name, detail) in given.items():
            if (detail.tent or detail.tent_revealed) and zone not in facts.tents:
                self.faults.add(("board", "zones", name), "there is no tent in this Zone")
        return [found[zone] for zone in facts.tents]

    def _tent_card(self, wanted: bool | str | None, left: list[int], steps: Steps) -> int:
        cards = self.pack.tents
        if isinstance(wanted, str):
            fitting = [index for index in left if wanted in (cards[index].kind, cards[index].id)]
            if not fitting:
                known = [*dict.fromkeys(card.kind for card in cards), *(card.id for card in cards)]
                self.faults.unknown(steps, "tent card (left)", wanted, known)
                return 0
        else:
            fitting = left
        if not fitting:
            self.faults.add(steps, f"there are only {len(cards)} tents")
            return 0
        left.remove(fitting[0])
        return fitting[0]


def _effects(trigger: TriggerDetail, steps: Steps, names: Names) -> Iterator[dict[str, Any]]:
    short = {"place": trigger.place, "open": trigger.open, "wake": trigger.wake}
    for word, value in short.items():
        if value:
            yield read_effect({word: value}, names, steps)
    for at, effect in enumerate(trigger.do):
        yield read_effect(effect, names, (*steps, "do", at))


class ScenarioNames:
    """Finds what conditions and effects name in a scenario."""

    def __init__(self, layer: Layer, facts: things.MissionFacts, kinds: Mapping[str, int]) -> None:
        self.layer = layer
        self.facts = facts
        self.kinds = kinds

    def wrong(self, steps: Steps, problem: str) -> None:
        """A fault at this place."""
        self.layer.faults.add(steps, problem)

    def zone(self, name: str, steps: Steps) -> int:
        """Its index."""
        return self.layer.zone(name, steps)

    def door(self, between: Any, steps: Steps) -> int:
        """Its index; a door is written as in `board`: a-C."""
        return self.layer.door(between if isinstance(between, str) else "-".join(between), steps) or 0

    def tile(self, name: str, steps: Steps) -> int:
        """Its index."""
        return self.layer.tile(name, steps)

    def kind(self, name: str, steps: Steps) -> int:
        """Its index."""
        full = self.layer.pack.pieces.zombies.get(name, "")
        if full not in self.kinds:
            self.layer.faults.unknown(steps, "kind of Zombie", name, self.layer.pack.pieces.zombies)
        return self.kinds.get(full, 0)

    def kinds_of(self, type_: str, steps: Steps) -> list[int]:
        """The indices of those in the scenario."""
        zombies = self.layer.pack.zombies
        return [index for name, index in self.kinds.items() if name in zombies and zombies[name].type == type_]

    def card(self, name: str, steps: Steps) -> str:
        """Its name."""
        if name not in self.layer.pack.equipment:
            self.layer.faults.unknown(steps, "Equipment card", name, self.layer.pack.equipment)
        return name

    def objective(self, colour: str, steps: Steps) -> str:
        """Its colour; a scenario may ask for what is not laid."""
        return colour

    def spawn(self, colour: str, steps: Steps) -> str:
        """Its colour."""
        return colour

    def tent(self, kind: str, steps: Steps) -> str:
        """Its kind."""
        return kind


def _listed(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


def _spawn(zone: int, given: bool | str | SpawnDetail) -> things.SpawnToken:
    if isinstance(given, SpawnDetail):
        return things.SpawnToken(zone, given.locators, colour=given.colour, awake_when=given.awake_when or "")
    return things.SpawnToken(zone, colour=given if isinstance(given, str) else "red")


def _objective(zone: int, given: str | ObjectiveDetail) -> things.ObjectiveToken:
    detail = given if isinstance(given, ObjectiveDetail) else ObjectiveDetail()
    colour = given if isinstance(given, str) else detail.colour
    return things.ObjectiveToken(zone, colour, detail.xp, face_down=detail.face_down)
