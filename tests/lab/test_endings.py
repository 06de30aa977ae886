"""Whole games of each Mission, one for each way to win and to lose: none is missing, and each ends as it should."""

from pathlib import Path

import pytest

from shamble.content import load_pack
from shamble.games import new_game
from shamble.lab.whole_games import FOLDER, HOW_TO_RENEW, ended_by, endings, kept_games

KEPT = Path(__file__).parents[2] / FOLDER
NOT_YET_PROVED: dict[str, list[str]] = {}
"""Endings for which no game has been found so far; one that is found is taken off this list."""


@pytest.mark.parametrize("mission", sorted(load_pack().missions))
def test_every_ending_of_a_mission_has_a_game(mission: str) -> None:
    wanted = endings(new_game(mission).setting)
    kept = kept_games(mission, KEPT)
    assert sorted(set(wanted) - set(kept)) == sorted(NOT_YET_PROVED.get(mission, [])), HOW_TO_RENEW
    assert set(kept) <= set(wanted)


@pytest.mark.parametrize("mission", sorted(path.stem for path in KEPT.glob("*.json")))
def test_kept_games_end_in_their_way(mission: str) -> None:
    for ending, game in kept_games(mission, KEPT).items():
        assert ended_by(game.replay(mission)) == ending, HOW_TO_RENEW


def test_no_games_are_kept_of_missions_that_are_gone() -> None:
    assert {path.stem for path in KEPT.glob("*.json")} <= set(load_pack().missions)
