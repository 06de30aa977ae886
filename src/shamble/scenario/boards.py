"""The board of a scenario: a drawn grid, tiles, or that of a Mission."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shamble.board import Board, BoardError, DoorSpec, Fittings, PartSpec, StateSpec, from_drawing, from_tiles
from shamble.board.parts import AS_PRINTED
from shamble.board.railroads import Railroad, train_part
from shamble.content import ContentError, Mission, Pack
from shamble.engine.errors import SetupError
from shamble.files.faults import Steps
from shamble.games.missions import find_mission
from shamble.laying.missions import laid_railroad, mission_board
from shamble.scenario.barriers import fittings, mission_key
from shamble.scenario.faults import Faults
from shamble.scenario.names import border
from shamble.scenario.shape import BoardDetail, DoorDetail, PartDetail, Scenario, ZoneDetail

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
    if board.train is not None and board.grid is not None:
        faults.add(("board", "train"), "a Train drives along tiles; give the board by its tiles")
    if board.mission is not None:
        return _mission_board(board, pack, faults)
    if board.tiles is not None:
        return _tile_board(board, pack, tents, blocked, faults)
    return _drawn_board(board, pack, tents, blocked, faults)


def _drawn_board(board: BoardDetail, pack: Pack, tents: list[str], blocked: list[str], faults: Faults) -> Board:
    zones = {
        name: {key: value for key in ONLY_DRAWN if (value := getattr(zone, key)) != getattr(ZoneDetail(), key)}
        for name, zone in board.zones.items()
    }
    grids = [str(board.grid), *(state.grid for _, part in _own_parts(board) for state in part.states.values())]
    words = dict.fromkeys((name for grid in grids for word in grid.split() for name in word.split("=")), 0)

    def pairs(key: str) -> list[tuple[str, str]]:
        return _pairs(getattr(board, key), words, (key,), faults)

    return from_drawing(
        str(board.grid),
        doors=_doors(board, words, faults),
        openings=pairs("openings"),
        fences=pairs("fences"),
        walls=pairs("walls"),
        stairs=pairs("stairs"),
        barbwire=pairs("barbwire"),
        sandbags=pairs("sandbags"),
        zones=zones,
        opaque=tents,
        blocked=blocked,
        fittings=fittings(board, pairs, _parts(board, pack, words, faults)),
    )


def _doors(board: BoardDetail, zones: Mapping[str, int], faults: Faults) -> list[DoorSpec]:
    pairs = _pairs(board.doors, zones, ("doors",), faults)
    given = board.doors.values()
    return [
        DoorSpec(*pair, double=isinstance(door, DoorDetail) and door.double)
        for pair, door in zip(pairs, given, strict=False)
    ]


def tokens_in(scenario: Scenario) -> list[tuple[str, str]]:
    """The Zone and kind of every token that has no rules of its own."""
    places = [(name, zone.token) for name, zone in scenario.board.zones.items()] + [*scenario.tokens.items()]
    return [(name, kind) for name, kinds in places for kind in ((kinds,) if isinstance(kinds, str) else kinds)]


def _pairs(borders: Iterable[str], zones: Mapping[str, int], key: Steps, faults: Faults) -> list[tuple[str, str]]:
    found = []
    for at, text in enumerate(borders):
        pair = border(text, zones)
        if pair is None:
            place: Steps = ("board", *key, text if isinstance(borders, Mapping) else at)
            faults.add(place, f'found "{text}", expected two Zones of this board such as a-C')
        else:
            found.append(pair)
    return found


def _mission_board(board: BoardDetail, pack: Pack, faults: Faults) -> Board | None:
    name = str(board.mission)
    for key in (
        "turns",
        "openings",
        "fences",
        "walls",
        "sandbags",
        "stairs",
        "towers",
        "extra_zones",
        "planks",
        "joins",
        "train",
    ):
        if getattr(board, key):
            faults.add(("board", key), "the Mission has its own; leave it out")
    mission = mission_under(board, pack)
    if mission is None:
        faults.unknown(("board", "mission"), "Mission", name, pack.missions)
        return None
    for part, _ in _own_parts(board):
        faults.add(("board", "parts", part), "the Mission says what moves; give the state alone")
    laid = mission_board(pack, mission)
    return laid.at(mission_key(board, laid, laid.names, Faults(faults.document)))


def mission_under(board: BoardDetail, pack: Pack) -> Mission | None:
    """The Mission that lends its board, by its id or its file."""
    try:
        return None if board.mission is None else find_mission(pack, board.mission)
    except (SetupError, ContentError):
        return None


def _tile_board(board: BoardDetail, pack: Pack, tents: list[str], blocked: list[str], faults: Faults) -> Board | None:
    rows = board.tiles or ()
    if _has_unknown_tiles(board, rows, pack, faults):
        return None
    turns: Sequence[Sequence[int]] = board.turns or [[0] * len(row) for row in rows]
    tiles = [[pack.tiles[name] if name else None for name in row] for row in rows]
    bare = from_tiles(tiles, turns, doors=(), fittings=Fittings(parts=_parts(board, pack, None, faults))).names
    return from_tiles(
        tiles,
        turns,
        doors=_doors(board, bare, faults),
        opaque=tents,
        blocked=blocked,
        stairs=_pairs(board.stairs, bare, ("stairs",), faults),
        fittings=fittings(
            board, lambda key: _pairs(getattr(board, key), bare, (key,), faults), _parts(board, pack, bare, faults)
        ),
    )


def _has_unknown_tiles(board: BoardDetail, rows: Sequence[Sequence[str]], pack: Pack, faults: Faults) -> bool:
    """Whether a tile is named that nobody has; an empty name is a place without one."""
    unknown = False
    states = [
        (("board", "parts", name, "states", state, "tiles"), one.tiles)
        for name, part in _own_parts(board)
        for state, one in part.states.items()
    ]
    for steps, named in [(("board", "tiles"), rows), *states]:
        for row, names in enumerate(named):
            for column, name in enumerate(names):
                if name and name not in pack.tiles and (name != AS_PRINTED or named is rows):
                    faults.unknown((*steps, row, column), "tile", name, pack.tiles)
                    unknown = True
    return unknown


def _own_parts(board: BoardDetail) -> list[tuple[str, PartDetail]]:
    return [(name, part) for name, part in board.parts.items() if isinstance(part, PartDetail)]


def _train(board: BoardDetail, pack: Pack, faults: Faults) -> list[PartSpec]:
    """The Train that drives along the tiles of a scenario."""
    made = scenario_railroad(board, pack)
    if board.train is None or made is None:
        return []
    states = [name for name, _ in made.states]
    if board.train.state and board.train.state not in states:
        faults.unknown(("board", "train", "state"), "state of the Train", board.train.state, states)
        return []
    return [train_part(made, board.tiles or (), pack.tiles.__getitem__, board.train.state)]


def scenario_railroad(board: BoardDetail, pack: Pack) -> Railroad | None:
    """The railroad among the tiles of a scenario, if a Train moves there."""
    if board.train is None or board.tiles is None:
        return None
    turns: Sequence[Sequence[int]] = board.turns or [[0] * len(row) for row in board.tiles]
    return laid_railroad(pack, board.tiles, turns, cars=board.train.cars)


def _parts(board: BoardDetail, pack: Pack, zones: Mapping[str, int] | None, faults: Faults) -> list[PartSpec]:
    """The parts that move; without `zones` only where they lie, to find out which Zones there are."""
    for name in board.parts:
        if not isinstance(board.parts[name], PartDetail):
            faults.add(("board", "parts", name), "expected the states of the part, unless a Mission lends the board")

    def pairs(part: str, state: str, key: str, given: Sequence[str]) -> list[tuple[str, str]]:
        return [] if zones is None else _pairs(given, zones, ("parts", part, "states", state, key), faults)

    train = _train(board, pack, faults)
    return train + [
        PartSpec(
            name,
            [
                StateSpec(
                    state,
                    one.grid,
                    [[tile if tile == AS_PRINTED else pack.tiles[tile] for tile in row] for row in one.tiles],
                    one.turns,
                    *(pairs(name, state, key, getattr(one, key)) for key in ("openings", "walls", "fences", "joins")),
                )
                for state, one in part.states.items()
            ],
            part.state,
        )
        for name, part in _own_parts(board)
    ]
