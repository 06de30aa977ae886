"""Opens samples as people do, each test a copy of its own."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from shamble.bots import RandomBot
from shamble.engine.errors import IllegalChoiceError
from shamble.engine.upgrades import bring_up_to_date
from shamble.terminal.saves import Saves
from shamble.world import Game

HERE = Path(__file__).parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "data").is_dir())
OLDEST = "0.1"
CHOICES = 8


def found(pattern: str) -> list[Any]:
    """All such files of all versions, as parameters of a test."""
    return [pytest.param(path, id=f"{v.name}-{path.stem}") for v in VERSIONS for path in sorted(v.glob(pattern))]


def since_0_2() -> list[Any]:
    """The versions that have samples of every edition, as parameters of a test."""
    return [pytest.param(path, id=path.name) for path in VERSIONS if path.name != OLDEST]


def opened(save: Path, data: Path) -> Game:
    """A saved game of the terminal, from a copy of its data folder."""
    shutil.copytree(save.parents[1], data, dirs_exist_ok=True)
    return Saves().load(save.stem)


def goes_on_from(game: Game, state: dict[str, Any]) -> bool:
    """Whether the log of today still leads to where a game stood; where it does not, the game says so and stands there.

    `state` is what was saved.
    """
    bring_up_to_date(state, game.setting)
    assert game.state_hash() == type(game.state).from_data(state).hash()
    if not game.note:
        return True
    assert "undo ends here" in game.note
    with pytest.raises(IllegalChoiceError, match="undo ends here"):
        game.undo(consent=True)
    return False


def saved_state(save: Path) -> dict[str, Any]:
    """The position in a saved game, as it was written."""
    state: dict[str, Any] = json.loads(save.read_text(encoding="utf-8"))["state"]
    return state


def played_on(game: Game, choices: int = CHOICES) -> Game:
    """So many choices more at random, the last undone and made again; the end of a game is taken back, if it can be."""
    if game.decision is None and not game.note:
        game.undo(consent=True)
    bot, length = RandomBot(3), len(game.log)
    while game.decision is not None and len(game.log) < length + choices:
        game.choose(bot.choose(game))
    if len(game.log) > length:
        before = game.state_hash()
        game.undo(consent=True)
        assert game.state_hash() != before
        game.redo()
        assert game.state_hash() == before
    return game
