"""Whole games of each measured Mission, one for each way to win and to lose: none is missing, all end as planned."""

from pathlib import Path

import pytest

from shamble.content.difficulty import BUILT_IN, read_difficulties
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.lab.ending_games import FOLDER, HOW_TO_RENEW, ended_by, endings, kept_games

KEPT = Path(__file__).parents[2] / FOLDER


@pytest.mark.parametrize("mission", sorted(read_difficulties(BUILT_IN)))
def test_every_ending_of_a_mission_has_a_game(mission: str) -> None:
    assert sorted(kept_games(mission, KEPT)) == sorted(endings(new_game(mission).setting)), HOW_TO_RENEW


@pytest.mark.parametrize("mission", sorted(path.stem for path in KEPT.glob("*.json")))
def test_kept_games_end_in_their_way(mission: str) -> None:
    for ending, game in kept_games(mission, KEPT).items():
        assert ended_by(game.replay(mission)) == ending, HOW_TO_RENEW


def test_no_games_are_kept_of_missions_that_are_gone() -> None:
    known = {name for edition in EDITIONS.values() for name in edition.pack.missions}
    assert {path.stem for path in KEPT.glob("*.json")} <= known
