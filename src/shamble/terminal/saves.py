"""Saved games: one file each, written completely or not at all."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from shamble.engine.errors import SaveError
from shamble.errors import ShambleError
from shamble.files.commands import command
from shamble.files.disk import data_folder, write_atomically
from shamble.games import building as missions
from shamble.games.missions import know_file
from shamble.nearest import nearest_of
from shamble.scenario import building as positions
from shamble.world.game import Game

BUILT_BY = (missions, positions)
"""Imported for what they register: a save is read by the module that began its game."""
SUFFIX = ".json"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,60}")


class SavedGame(NamedTuple):
    """A saved game in a list; `fault` says why it cannot be read."""

    name: str
    time: float
    mission: str = ""
    round: int = 0
    over: bool = False
    fault: str = ""


def read_game(path: Path, *, full_log: bool = False) -> Game:
    """The game in a file; SaveError when there is no complete game in it. With `full_log` its whole log is run."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SaveError(f"{path}: cannot be read: {_reason(error)}") from error
    except UnicodeDecodeError as error:
        raise SaveError(f"{path}: This file is not a saved game of Shamble; it was left as it is.") from error
    try:
        know_file(_mission_in(text))
        return Game.from_json(text, run_all=full_log)
    except ShambleError as error:
        raise SaveError(f"{path}: {error}") from error
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        detail = f"{type(error).__name__} {error}"
        raise SaveError(f"{path}: This save is damaged and was left as it is ({detail}).") from error


def _mission_in(text: str) -> str:
    """The Mission that a save of one's own names, perhaps by its file; empty where there is none."""
    data: Any = json.loads(text)
    config = data.get("config") if isinstance(data, dict) else None
    return str(config.get("mission", "")) if isinstance(config, dict) else ""


class Saves:
    """The saved games of the terminal, in a data folder: the person's own, or one that was named."""

    __slots__ = ("_named", "folder")

    def __init__(self, data: Path | None = None) -> None:
        self._named = data
        self.folder = (data or data_folder()) / "terminal"

    def resume_command(self, name: str) -> str:
        """The command that goes on with a game."""
        return command("play", "--terminal", "--resume", name, data=self._named)

    def path(self, name: str) -> Path:
        """The file of a game; SaveError when the name would make no good file name."""
        if not _NAME.fullmatch(name):
            raise SaveError(f"{name!r} is no name for a save: use letters, digits, blanks, and the signs . _ -")
        return self.folder / f"{name}{SUFFIX}"

    def write(self, name: str, game: Game) -> None:
        """Write the game; OSError when that is impossible."""
        write_atomically(self.path(name), game.to_json())

    def load(self, name: str) -> Game:
        """The game with this name."""
        path = self.path(name)
        if not path.exists():
            near = nearest_of(name, self.names())
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(self.names()) or 'none'}"
            raise SaveError(f"There is no saved game {name!r} in {self.folder}; {hint}")
        return read_game(path)

    def names(self) -> list[str]:
        """All names, in order."""
        return sorted(path.stem for path in self._files())

    def found(self) -> list[SavedGame]:
        """All saved games, the newest first."""
        return sorted((_about(path) for path in self._files()), key=lambda save: (-save.time, save.name))

    def new_name(self, base: str) -> str:
        """A name that is not taken yet."""
        taken = {name.casefold() for name in self.names()}
        clean = re.sub(r"[^A-Za-z0-9._-]", "-", base).strip("-.") or "game"
        number = 1
        while f"{clean}-{number}".casefold() in taken:
            number += 1
        return f"{clean}-{number}"

    def _files(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == SUFFIX and _NAME.fullmatch(path.stem)]
        except OSError:
            return []


def _about(path: Path) -> SavedGame:
    time = 0.0
    try:
        time = path.stat().st_mtime
        data: Any = json.loads(path.read_text(encoding="utf-8"))
        state = data["state"]
        return SavedGame(path.stem, time, str(data["config"]["mission"]), int(state["round"]), bool(state["outcome"]))
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        return SavedGame(path.stem, time, fault=_reason(error))


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
