"""Whether everything in a Mission can be placed where the file says: doors into nothing, streets that end at a wall."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec

from shamble.board import Board, BoardError
from shamble.board.laid_tiles import LaidTile
from shamble.board.mismatches import Mismatch, mismatches
from shamble.content import Mission, Pack
from shamble.files.faults import Steps
from shamble.laying.missions import mission_board
from shamble.review.findings import Finding, fault, note

LAID = ("stairs", "doors", "towers", "extra_zones", "gates", "torn", "planks", "joins", "barricades", "tents", "tokens")
"""The keys of all that lies on borders and Zones of a board, each after those it depends on."""


class LaidBoard(NamedTuple):
    """The board of a Mission with all that could be laid on it, and what could not."""

    board: Board | None
    findings: list[Finding]


def lay(pack: Pack, mission: Mission, faulty: Collection[Steps]) -> LaidBoard:
    """Lay the board without the `faulty` entries (by the first steps of their places)."""
    if any(steps[:1] in (("tiles",), ("turns",), ("parts",), ("train",)) for steps in faulty):
        return LaidBoard(None, [])
    left_out = {steps[:2] for steps in faulty}
    entries = [(key, i) for key in LAID for i in range(len(getattr(mission, key))) if (key, i) not in left_out]
    try:
        return LaidBoard(mission_board(pack, _with(mission, entries)), [])
    except BoardError:
        return _one_by_one(pack, mission, entries)


def _one_by_one(pack: Pack, mission: Mission, entries: list[tuple[str, int]]) -> LaidBoard:
    """The board reports its first fault only; laid piece by piece it reports them all."""
    kept: list[tuple[str, int]] = []
    try:
        board = mission_board(pack, _with(mission, kept))
    except BoardError as error:
        return LaidBoard(None, [fault(("parts",) if mission.parts else ("tiles",), str(error))])
    findings: list[Finding] = []
    for entry in entries:
        try:
            board = mission_board(pack, _with(mission, [*kept, entry]))
            kept.append(entry)
        except BoardError as error:
            place: Steps = (*entry, "between") if entry[0] == "doors" else entry
            findings.append(fault(place, _without_its_name(str(error))))
    return LaidBoard(board, findings)


def _without_its_name(problem: str) -> str:
    """`door 4V.A-4V.S1: these Zones do not touch`: the place says already which door it is."""
    named, divides, told = problem.partition(": ")
    return told if divides and "there is no" not in named else problem


def _with(mission: Mission, entries: list[tuple[str, int]]) -> Mission:
    """The Mission with only these entries lying on its tiles."""
    chosen: dict[str, object] = {
        key: tuple(getattr(mission, key)[i] for name, i in entries if name == key) for key in LAID
    }
    return msgspec.structs.replace(mission, **chosen)


def seam_findings(pack: Pack, mission: Mission) -> Iterator[Finding]:
    """Tiles that do not go together, at the tile whose street or gap ends."""
    laid = [
        LaidTile(
            row * len(names) + column,
            row,
            column,
            pack.tiles[name],
            mission.turns[row][column],
            detached=name in mission.detached,
        )
        for row, names in enumerate(mission.tiles)
        for column, name in enumerate(names)
        if name
    ]
    for found in mismatches(laid):
        place: Steps = ("tiles", found.tile.row, found.tile.column)
        yield (fault if found.street else note)(place, _seam_problem(found))


def _seam_problem(found: Mismatch) -> str:
    facing = f"the wall of {found.facing}" if found.facing else f"the bare edge of {found.other.name}"
    if found.street:
        return f"the street {found.zone} runs against {facing}: turn {found.tile.name} or {found.other.name}"
    return f"a gap in the wall of {found.zone} faces {facing}, so nobody gets through"
