"""Cards of a Mission at the table: read when they are turned over, until somebody goes on (WZ-OBJ-08)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.sent import sent

from shamble.games import new_game
from shamble.rules.missions.epilogues import epilogue
from shamble.table.screen.cards import being_read
from shamble.text import closing_story
from shamble.world import Game

MISSION = Path(__file__).parents[1] / "browser" / "night.yaml"


def begun() -> Game:
    game = new_game(str(MISSION), seed=7)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    return game


def take(game: Game, action: str, name: str = "") -> None:
    game.choose(next(one for one in game.options if one.action == action and (not name or one.name == name)))


def titles(game: Game) -> list[Any]:
    return [card["title"] for card in sent(being_read(game, game.log))]


@pytest.mark.rule("WZ-OBJ-08")
def test_a_card_is_shown_with_its_question_and_put_away_when_somebody_goes_on() -> None:
    game = begun()
    assert titles(game) == []
    take(game, "take-card")
    assert titles(game) == ["A fuse box"]
    left = game.copy()
    take(left, "mission-choice", "Leave it")
    assert titles(left) == [], "nothing more is asked"
    take(game, "mission-choice", "Pull it")
    assert titles(game) == ["A click"]


def test_the_first_epilogue_that_fits_ends_a_story_that_was_won() -> None:
    game = begun()
    assert epilogue(game) == ""
    take(game, "take-card")
    take(game, "mission-choice", "Pull it")
    assert epilogue(game) == closing_story(game) == "And there was light."
    lost = begun()
    lost.give_up(0)
    assert epilogue(lost) == ""
    assert closing_story(lost) == "Whoever turns back tonight can come again tomorrow. The dead will wait."
