"""Barricades, barbwire, gates, towers and planks of a scenario's board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from shamble.board import (
    BARRICADES,
    FENCES,
    GATES,
    BalconySpec,
    BarricadeSpec,
    Barrier,
    Board,
    ExtraZoneSpec,
    Fittings,
    GateSpec,
    JoinSpec,
    Part,
    PartSpec,
    TowerSpec,
)
from shamble.board.railroads import TRAIN
from shamble.files.faults import Steps
from shamble.files.plain import Json, mapping
from shamble.scenario.faults import Faults
from shamble.scenario.names import border
from shamble.scenario.shape import BarricadeDetail, BoardDetail, GateDetail

KINDS = {"barricades": BARRICADES, "barbwire": FENCES, "gates": GATES}
"""Keys of `board` and `expect`, and the kinds of barriers that they mean."""

FENCE_STATES = ("intact", "torn")

Pairs = Callable[[str], list[tuple[str, str]]]


def fittings(board: BoardDetail, pairs: Pairs, parts: Sequence[PartSpec]) -> Fittings:
    """The fittings of a drawn grid or of tiles, and the parts that move; `pairs` reads the borders of a key."""
    torn = [name for name, state in board.barbwire.items() if state == "torn"]
    return Fittings(
        [
            BarricadeSpec(*pair, one.places or 0, one.complete, one.again)
            for pair, one in zip(pairs("barricades"), map(_barricade, board.barricades.values()), strict=False)
        ],
        [pair for name, pair in zip(board.barbwire, pairs("barbwire"), strict=False) if name in torn],
        [GateSpec(zone, gate.face or "L", gate.turn) for zone, gate in _gates(board)],
        [TowerSpec(zone, foot) for zone, foot in board.towers.items()],
        pairs("planks"),
        [ExtraZoneSpec(zone, entry) for zone, entry in board.extra_zones.items()],
        pairs("joins"),
        [JoinSpec(a, b) for a, b in pairs("later_joins")],
        parts,
        [BalconySpec(zone, "".join(given[:1]), given[1:]) for zone, given in board.balconies.items()],
    )


def _barricade(given: int | BarricadeDetail) -> BarricadeDetail:
    return given if isinstance(given, BarricadeDetail) else BarricadeDetail(complete=given)


def _gates(board: BoardDetail) -> Iterator[tuple[str, GateDetail]]:
    for zone, given in board.gates.items():
        yield zone, given if isinstance(given, GateDetail) else GateDetail(turn=given)


def find_barrier(board: Board, zones: Mapping[str, int], key: str, name: str) -> Barrier | None:
    """The barrier that a scenario calls "a-b", or by the Zone of a gate."""
    if key == "gates":
        here = [one for one in board.barriers if one.kind == GATES and one.a == zones.get(name)]
        return here[0] if here else None
    pair = border(name, zones)
    return board.barrier_between(zones[pair[0]], zones[pair[1]], KINDS[key]) if pair else None


def check_barrier(board: Board, zones: Mapping[str, int], key: str, name: str, steps: Steps, faults: Faults) -> None:
    """Note a fault when there is no such barrier."""
    if find_barrier(board, zones, key, name) is None:
        faults.unknown(steps, KINDS[key], name, [one.name for one in board.barriers if one.kind == KINDS[key]])


def check_part(board: Board, name: str, state: str, steps: Steps, faults: Faults) -> Part | None:
    """The part of this name, or a fault when there is none, or when it has no such state."""
    part = next((one for one in board.parts if one.name == name), None)
    if part is None:
        faults.unknown(steps, "part of the board", name, [one.name for one in board.parts])
    elif state not in part.states:
        faults.unknown(steps, f"state of {name}", state, part.states)
        return None
    return part


def mission_key(detail: BoardDetail, board: Board, zones: Mapping[str, int], faults: Faults) -> int:
    """The key of a Mission's board with the states that a scenario gives."""
    key = board.first_key
    for name_of_key, name, state in _states(detail):
        check_barrier(board, zones, name_of_key, name, ("board", name_of_key, name), faults)
        barrier = find_barrier(board, zones, name_of_key, name)
        if barrier is not None:
            key = barrier.put(key, min(state, barrier.size) if barrier.kind == BARRICADES else state)
    for name, given in detail.parts.items():
        part = check_part(board, name, str(given), ("board", "parts", name), faults)
        if part is not None:
            key = part.put(key, part.states.index(str(given)))
    return key


def _states(detail: BoardDetail) -> Iterator[tuple[str, str, int]]:
    for name, given in detail.barricades.items():
        yield "barricades", name, _barricade(given).complete
    for name, state in detail.barbwire.items():
        yield "barbwire", name, FENCE_STATES.index(state)
    for name, gate in _gates(detail):
        yield "gates", name, gate.turn // 90


def shown_state(barrier: Barrier, key: int) -> int | str:
    """The state of a barrier as `expect` writes it."""
    state = barrier.state(key)
    if barrier.kind == FENCES:
        return FENCE_STATES[state]
    return state * 90 if barrier.kind == GATES else state


def exported(board: Board, file: Mapping[str, Json], key: int) -> dict[str, Json]:
    """The keys of `board` with the present state of everything that can change."""
    out: dict[str, Json] = {}
    for name_of_key, kind in KINDS.items():
        given = mapping(file.get(name_of_key)).copy()
        zones = {name: zone.index for zone in board.zones for name in zone.names}
        called = {find_barrier(board, zones, name_of_key, name): name for name in given}
        for barrier in board.standing(key):
            if barrier.kind == kind:
                name = called.get(barrier, barrier.name)
                state = shown_state(barrier, key)
                old = given.get(name)
                field = "complete" if kind == BARRICADES else "turn"
                given[name] = {**old, field: state} if isinstance(old, dict) else state
        if given:
            out[name_of_key] = given
    return out | _exported_parts(board, file, key)


def _exported_parts(board: Board, file: Mapping[str, Json], key: int) -> dict[str, Json]:
    """The keys of `board` about parts that move, each in the state that it is in."""
    out: dict[str, Json] = {}
    states = {part.name: part.called(key) for part in board.parts}
    if "train" in file:
        out["train"] = {**mapping(file["train"]), "state": states.pop(TRAIN)}
        out["zones"] = {board.steady.get(name, name): given for name, given in mapping(file.get("zones")).items()}
    if states:
        laid = mapping(file.get("parts"))
        out["parts"] = {
            name: {**mapping(laid[name]), "state": state} if isinstance(laid.get(name), dict) else state
            for name, state in states.items()
        }
    return out
