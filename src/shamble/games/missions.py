"""Missions by name or from files of one's own, and their boards, each read and laid once for all games."""

from __future__ import annotations

import difflib
from functools import lru_cache
from pathlib import Path

from shamble.board import Board, BoardError
from shamble.content import Mission, Pack, load_mission
from shamble.content.custom import SUFFIXES
from shamble.engine.errors import SetupError
from shamble.laying import load_pack
from shamble.laying.missions import mission_board
from shamble.packs import READY, on_shelf

FILES_REMEMBERED = 32
BOARDS_REMEMBERED = 512


def find_mission(pack: Pack, name: str) -> Mission:
    """A Mission by its id, or from a file of one's own."""
    if name in pack.missions:
        return pack.missions[name]
    if name.endswith(SUFFIXES):
        return _mission_file(name, _version(name))
    for waiting in (dropped for dropped in on_shelf() if dropped.state != READY):
        if waiting.found.file_called(name) is not None:
            raise SetupError(f'The Mission {name!r} is in the pack "{waiting.name}", which {waiting.obstacle}.')
    near = difflib.get_close_matches(name, pack.missions, 1)
    known = ", ".join(sorted(pack.missions))
    hint = f"did you mean {near[0]!r}?" if near else f"there are {known}, and files (*.yaml)."
    raise SetupError(f"There is no Mission {name!r}; {hint}")


@lru_cache(maxsize=FILES_REMEMBERED)
def _mission_file(path: str, version: tuple[int, int]) -> Mission:
    """The Mission of a file, read once for all games until somebody edits it."""
    return load_mission(Path(path), load_pack())


def laid_board(pack: Pack, name: str) -> Board:
    """The board of a Mission that `find_mission` finds by this name."""
    return _board_in_pack(pack, name) if name in pack.missions else _board_of_file(name, _version(name))


@lru_cache(maxsize=BOARDS_REMEMBERED)
def _board_in_pack(pack: Pack, mission: str) -> Board:
    """A Mission's board, laid once for all its games."""
    return mission_board(pack, find_mission(pack, mission))


@lru_cache(maxsize=FILES_REMEMBERED)
def _board_of_file(path: str, version: tuple[int, int]) -> Board:
    try:
        return mission_board(load_pack(), _mission_file(path, version))
    except BoardError as error:
        raise SetupError(f"{path}: {error}") from error


def _version(path: str) -> tuple[int, int]:
    """What changes when somebody edits a file."""
    try:
        found = Path(path).stat()
    except OSError:
        return 0, 0  # reading it says what is wrong
    return found.st_mtime_ns, found.st_size
