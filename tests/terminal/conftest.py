import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.games import new_game
from shamble.terminal.menu import arranged, numbered
from shamble.terminal.saves import Saves
from shamble.world import Game


class Told:
    """What one run of the command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Play = Callable[..., Told]


def choices(seed: int, limit: int = 10_000, mission: str = "RM-T1") -> tuple[list[str], Game]:
    """The numbers that a player types who chooses at random, and the game that comes of it."""
    game = new_game(mission, seed=seed)
    chance = random.Random(seed)
    typed: list[str] = []
    while (decision := game.decision) is not None and len(typed) < limit:
        options = numbered(arranged(game, decision))
        number = chance.randrange(len(options))
        typed.append(str(number + 1))
        game.choose(options[number])
    return typed, game


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Run `shamble play` with these lines as input, in a data folder of its own."""

    def run(*arguments: str, lines: list[str], data: Path | None = tmp_path) -> Told:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        where = ["--data", str(data)] if data else []
        code = main(["play", "--terminal", *where, *arguments])
        return Told(code, *capsys.readouterr())

    return run


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)
