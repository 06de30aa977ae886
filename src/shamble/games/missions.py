"""Missions by name or from files of one's own, and their boards, each read and laid once for all games.

A name in a document is an id and never a path: saved games, campaigns and forms may come from strangers. A file is read
only once the command line, or a program that plays, has named it here (`know_file`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from pathlib import Path

from shamble.board import Board, BoardError
from shamble.content import ContentError, Mission, Pack, load_mission
from shamble.content.custom_survivors import SUFFIXES
from shamble.editions import DEFAULT, EDITIONS, Edition
from shamble.engine.errors import SetupError
from shamble.files.reading import read_document
from shamble.laying.missions import mission_board
from shamble.nearest import nearest_of
from shamble.packs import READY, content_of, in_play, on_shelf, ready
from shamble.world.setup import GameSetup

FILES_REMEMBERED = 32
BOARDS_REMEMBERED = 512
LONGEST_NAME = 80
"""Of a longer name no more is looked at: there is no such Mission."""


_KNOWN_FILES: dict[str, str] = {}
"""The files that may be read, under the names that they were given: each with its whole path."""


def know_file(name: str) -> str:
    """Let a Mission be read from a file, if this names one; returns the name that set-ups have: an id, or a whole path.

    Whoever calls this has been told the name by the person at this computer, in no document and in no request.
    """
    if not name.endswith(SUFFIXES):
        return name
    path = str(Path(name).absolute())
    _KNOWN_FILES[name] = _KNOWN_FILES[path] = path
    return path


def known_files() -> tuple[str, ...]:
    """The files that may be read, for a process that works for this one."""
    return tuple(dict.fromkeys(_KNOWN_FILES.values()))


def in_set_up(name: str) -> str:
    """The name of a Mission as set-ups have it: the whole path of a file, so that its game goes on from any folder."""
    return _KNOWN_FILES.get(name, name)


def find_mission(pack: Pack, name: str) -> Mission:
    """A Mission by its id, or from a file of one's own, as the person at this computer names it."""
    if name not in pack.missions:
        know_file(name)
    return mission_named(pack, name)


def mission_named(pack: Pack, name: str) -> Mission:
    """A Mission by the name that it has in a set-up, whoever wrote that: by its id, or from a file that is known."""
    if name in pack.missions:
        return pack.missions[name]
    if name in _KNOWN_FILES:
        return _mission_file(name, _version(name))
    shown = name[:LONGEST_NAME]
    for waiting in (dropped for dropped in on_shelf() if dropped.state != READY):
        if waiting.found.file_called(shown) is not None:
            raise SetupError(f'The Mission {shown!r} is in the pack "{waiting.name}", which {waiting.obstacle}.')
    near = nearest_of(shown, pack.missions)
    known = ", ".join(sorted(pack.missions))
    hint = f"did you mean {near[0]!r}?" if near else f"there are {known}, and files (*.yaml)."
    raise SetupError(f"There is no Mission {shown!r}; {hint}")


@lru_cache(maxsize=FILES_REMEMBERED)
def _mission_file(path: str, version: tuple[int, int]) -> Mission:
    """The Mission of a file, read once for all games until somebody edits it."""
    return load_mission(Path(path), _edition_of(path).pack)


def edition_of(mission: str) -> Edition:
    """The edition of a Mission as the person at this computer names it; the usual one where nobody knows it."""
    return _edition_of(know_file(mission))


def _edition_of(mission: str) -> Edition:
    """The edition of a Mission by the name that it has in a set-up."""
    if mission not in _KNOWN_FILES:
        return edition_listing(mission)
    return EDITIONS.get(_edition_in_file(mission, _version(mission))) or EDITIONS[DEFAULT]


def edition_listing(mission: str) -> Edition:
    """The edition that has a Mission with this id; the usual one where none has."""
    for edition in EDITIONS.values():
        if mission in edition.pack.missions and edition.pack.missions[mission].edition == edition.name:
            return edition
    return EDITIONS[next((pack.edition for pack in ready() if mission in pack.missions), DEFAULT)]


@lru_cache(maxsize=FILES_REMEMBERED)
def _edition_in_file(path: str, version: tuple[int, int]) -> str:
    try:
        data = read_document(Path(path)).data
    except ContentError:
        return DEFAULT  # whoever reads it as a Mission is told
    return str(data.get("edition")) if isinstance(data, dict) else DEFAULT


def content_naming(mission: str, boxes: Collection[str] = (), survivors: Iterable[str] = ()) -> Pack:
    """The content to choose a new game from; dropped packs are looked for only where something of theirs is named."""
    edition = _edition_of(mission)
    built_in = edition.pack
    known = mission in built_in.missions or mission in _KNOWN_FILES
    known = known and all(box in built_in.boxes for box in boxes)
    return built_in if known and all(name in built_in.survivors for name in survivors) else in_play(edition.name)


def content_behind(setup: GameSetup) -> Pack:
    """The content of a saved set-up; SetupError if a pack that it was begun with is not there."""
    return content_of(setup.packs) if setup.packs else _edition_of(setup.mission).pack


def laid_board(pack: Pack, name: str) -> Board:
    """The board of a Mission that `mission_named` finds by this name."""
    return _board_in_pack(pack, name) if name in pack.missions else _board_of_file(name, _version(name))


@lru_cache(maxsize=BOARDS_REMEMBERED)
def _board_in_pack(pack: Pack, mission: str) -> Board:
    """A Mission's board, laid once for all its games."""
    return mission_board(pack, mission_named(pack, mission))


@lru_cache(maxsize=FILES_REMEMBERED)
def _board_of_file(path: str, version: tuple[int, int]) -> Board:
    try:
        return mission_board(_edition_of(path).pack, _mission_file(path, version))
    except BoardError as error:
        raise SetupError(f"{path}: {error}") from error


def _version(path: str) -> tuple[int, int]:
    """A value that changes when somebody edits a file."""
    try:
        found = Path(path).stat()
    except OSError:
        return 0, 0  # reading it says what is wrong
    return found.st_mtime_ns, found.st_size
