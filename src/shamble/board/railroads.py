"""Railroads: the tiles on which a Train runs, and how they lie from its coming to its leaving (UA-TRAIN).

A Train tile has a section of the Train on one side and railroad on the other. All of them lie in one line.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, pairwise
from typing import Any, NamedTuple

from shamble.board.faults import BoardError
from shamble.board.parts import AS_PRINTED, PartSpec, StateSpec

TRAIN = "train"
"""The part of a board that is a Train, and the tag of its Zones."""
AWAY, WAITING, GONE = "away", "waiting", "gone"
"""The states before the Train comes in, before one that stands there starts, and after all of it has left."""
ENTERS, MOVES, LEAVES = "enters", "moves", "leaves"

Place = tuple[int, int]
Names = Sequence[Sequence[str]]
AHEAD: dict[int, Place] = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}
"""The way (rows, columns) that the front of a locomotive points, by its turn."""


class RailTile(NamedTuple):
    """A side of a Train tile: whether it shows a section of the Train, that with the engine, and its other side."""

    is_train: bool
    has_engine: bool
    other_side: str


Known = Callable[[str], RailTile | None]
"""The side of a Train tile with a name; None for all other tiles."""


def rail_tile(kind: str, other_side: str, features: Sequence[str]) -> RailTile | None:
    """The side of a Train tile by what its file says: its kind, its other side, all features of its Zones."""
    if kind not in (TRAIN, "railroad"):
        return None
    return RailTile(kind == TRAIN, "cabin" in features, other_side)


class RailPlace(NamedTuple):
    """A Train tile as it lies on a board: its name, its place in the grid of lines, its turn, and what it shows."""

    name: str
    rect: tuple[int, int, int, int]
    turn: int
    is_train: bool
    has_engine: bool


class TrainStep(NamedTuple):
    """One step of a Train: what it does, and the tile that it turns or takes away, or the section that leaves."""

    does: str
    tile: str


class Railroad(NamedTuple):
    """All states of the tiles of a railroad, and the steps that lead from each to the next."""

    states: tuple[tuple[str, dict[Place, tuple[str, int]]], ...]
    steps: tuple[TrainStep, ...]
    turn: int
    """The way that the Train drives, as the turn of its locomotive."""


def railroad(tiles: Names, turns: Sequence[Sequence[int]], known: Known, *, cars: bool) -> Railroad:
    """A railroad with a Train that moves; `cars`: the tiles that it drives over become cars (UA-TRAIN-21).

    A BoardError says what is wrong with how the tiles lie.
    """
    laid = {(y, x): name for y, row in enumerate(tiles) for x, name in enumerate(row) if known(name) is not None}
    engine = _engine(laid, known)
    turned = {place: turns[place[0]][place[1]] for place in laid}
    turn = _driving_turn(laid, turned, engine, known)
    line = _line(list(laid), AHEAD[turn])
    _check_along(laid, turned, turn)
    sides = [laid[place] for place in line]
    on_board = _side(known, laid[engine]).is_train
    _check_order(sides, known, engine_at=line.index(engine), on_board=on_board)
    if len(laid) == sum(map(bool, chain(*tiles))):
        raise BoardError("found nothing but railroad; expected streets beside it, where people get out of the way")
    facing = {laid[place]: turned[place] for place in line if _side(known, laid[place]).is_train}
    passage = list(_passage(sides, known, cars=cars))
    return Railroad(_states(line, passage, facing, turn, on_board=on_board), tuple(step for step, _ in passage), turn)


def _states(
    line: list[Place],
    passage: list[tuple[TrainStep, tuple[str, ...]]],
    facing: dict[str, int],
    turn: int,
    *,
    on_board: bool,
) -> tuple[tuple[str, dict[Place, tuple[str, int]]], ...]:
    """Every state by its name: the tiles in reading order, between the first and the last; `facing`: turns of cars."""
    states = [(WAITING if on_board else AWAY, dict[Place, tuple[str, int]]())]
    for number, (_, after) in enumerate(passage, 1):
        placed = {place: (name, facing.get(name, turn)) for place, name in zip(line, after, strict=True)}
        name = " ".join(placed[place][0] for place in sorted(placed)) if number < len(passage) else GONE
        states.append((name, placed))
    return tuple(states)


def train_part(made: Railroad, tiles: Names, find: Callable[[str], Any], first: str = "") -> PartSpec:
    """The part of a board that is a Train; `find` gives a tile by its name, `first` is the state to begin with."""

    def rows(placed: dict[Place, tuple[str, int]], which: int) -> list[list[Any]]:
        given = {place: find(one[0]) if which == 0 else one[1] for place, one in placed.items()}
        return [[given.get((y, x), AS_PRINTED) for x in range(len(row))] for y, row in enumerate(tiles)]

    states = [
        StateSpec(name, tiles=rows(placed, 0), turns=rows(placed, 1)) if placed else StateSpec(name)
        for name, placed in made.states
    ]
    return PartSpec(TRAIN, states, first)


def _side(known: Known, name: str) -> RailTile:
    side = known(name)
    if side is None:
        raise BoardError(f"{name} is no Train tile")
    return side


def _turned_over(known: Known, name: str, *, train: bool) -> str:
    side = _side(known, name)
    return name if side.is_train == train else side.other_side


def _engine(laid: dict[Place, str], known: Known) -> Place:
    """Where the locomotive is, or comes in (UA-TRAIN-12)."""
    found = [place for place, name in laid.items() if _side(known, _turned_over(known, name, train=True)).has_engine]
    if not found:
        raise BoardError("found no tile with the locomotive: a Train comes in, or stands, on tile 10")
    return found[0]


def _driving_turn(laid: dict[Place, str], turned: dict[Place, int], engine: Place, known: Known) -> int:
    """UA-TRAIN-04, UA-CLAR-47: from tile 10 at an end to the other one; a locomotive drives where its front points."""
    if len({y for y, _ in laid}) > 1 and len({x for _, x in laid}) > 1:
        raise BoardError("Train tiles lie in several rows and columns; expected one straight line")
    if _side(known, laid[engine]).is_train or len(laid) == 1:
        return turned[engine]
    for turn, (down, right) in AHEAD.items():
        if (engine[0] + down, engine[1] + right) in laid and (engine[0] - down, engine[1] - right) not in laid:
            return turn
    raise BoardError(f"{laid[engine]} lies between other Train tiles, or apart from them; a Train comes in at an end")


def _line(places: list[Place], ahead: Place) -> list[Place]:
    """The places of a railroad from the rear to the front."""
    line = sorted(places, key=lambda place: place[0] * ahead[0] + place[1] * ahead[1])
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    if any(step != ahead for step in steps):
        raise BoardError("Train tiles lie apart, or the locomotive points across the railroad; expected one line")
    return line


def _check_along(laid: dict[Place, str], turned: dict[Place, int], turn: int) -> None:
    across = [laid[place] for place, other in turned.items() if (other - turn) % 180]
    if across:
        raise BoardError(f"{across[0]} is turned across the railroad; turn it by 90 degrees")


def _check_order(sides: list[str], known: Known, *, engine_at: int, on_board: bool) -> None:
    trains = [at for at, name in enumerate(sides) if _side(known, name).is_train]
    if not on_board:
        if trains:
            raise BoardError(f"{sides[trains[0]]} lies there without its locomotive; lay its railroad side")
        return
    if trains[-1] != engine_at:
        raise BoardError(f"{sides[trains[-1]]} lies ahead of the locomotive; expected railroad there")
    if trains != list(range(trains[0], engine_at + 1)):
        raise BoardError(
            "railroad lies between the sections of the Train; expected the cars right behind the locomotive"
        )


def _passage(sides: list[str], known: Known, *, cars: bool) -> Iterator[tuple[TrainStep, tuple[str, ...]]]:
    """UA-TRAIN-12, -19 to -22, -26: step by step, and how the tiles lie after each, from the rear to the front."""
    line = list(sides)
    if not any(_side(known, name).is_train for name in line):
        step = TrainStep(ENTERS, line[0])
        line[0] = _turned_over(known, line[0], train=True)
        yield step, tuple(line)
    while sections := [at for at, name in enumerate(line) if _side(known, name).is_train]:
        rear, front = sections[0], sections[-1]
        if front + 1 < len(line):
            step = TrainStep(MOVES, line[front + 1])
            behind = _turned_over(known, line[front + 1], train=cars)
            line[rear + 1 : front + 2] = line[rear : front + 1]
        else:
            step = TrainStep(LEAVES, line[front])
            behind = _turned_over(known, line[front], train=False)
            line[rear + 1 : front + 1] = line[rear:front]
        line[rear] = behind
        yield step, tuple(line)
