from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.world import Game

Rewrite = Callable[..., str]


@pytest.fixture
def rewritten(tmp_path: Path) -> Rewrite:
    """The file of a Mission with some of its words changed."""

    def rewrite(mission: str, *changes: tuple[str, str]) -> str:
        text = (EDITIONS["classic"].folder / "missions" / f"{mission}.yaml").read_text()
        for old, new in (*changes, (f"id: {mission}", "id: changed")):
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / "changed.yaml"
        path.write_text(text)
        return str(path)

    return rewrite


@pytest.fixture
def finish_setup() -> Callable[[Game], Game]:
    """Takes the first option of every choice that players have before the first round."""

    def finish(game: Game) -> Game:
        while game.state.round == 0:
            game.choose(game.options[0])
        return game

    return finish
