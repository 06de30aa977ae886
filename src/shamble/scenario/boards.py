"""The board of a scenario: a drawn grid, tiles, or that of a Mission."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shamble.board import Board, BoardError, DoorSpec, from_drawing, from_tiles
from shamble.content import ContentError, Mission, Pack
from shamble.content.faults import Steps
from shamble.editions.missions import mission_board
from shamble.engine.errors import SetupError
from shamble.games.missions import find_mission
from shamble.scenario.barriers import fittings
from shamble.scenario.faults import Faults
from shamble.scenario.names import border, zone_names
from shamble.scenario.shape import BoardDetail, DoorDetail, Scenario, ZoneDetail

ONLY_DRAWN = ("kind", "tile", "manholes", "beds", "tags")
"""Keys of a Zone that only a drawn grid can have: tiles and Missions show it."""


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
    blocked = [name for name, kind in tokens_in(scenario) if kind in pack.blocking]
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


def tokens_in(scenario: Scenario) -> list[tuple[str, str]]:
    """(Zone, kind) of all things that only lie there."""
    places = [(name, zone.token) for name, zone in scenario.board.zones.items()] + [*scenario.tokens.items()]
    return [(name, kind) for name, kinds in places for kind in ((kinds,) if isinstance(kinds, str) else kinds)]


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
