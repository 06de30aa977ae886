"""Whole games of each Mission, one for each way to win and to lose: played again, they end as they should."""

from pathlib import Path

import pytest

from shamble.lab.whole_games import FOLDER, HOW_TO_RENEW, ended_by, kept_games

KEPT = Path(__file__).parents[2] / FOLDER


@pytest.mark.parametrize("mission", sorted(path.stem for path in KEPT.glob("*.json")))
def test_kept_games_end_in_their_way(mission: str) -> None:
    for ending, game in kept_games(mission, KEPT).items():
        assert ended_by(game.replay(mission)) == ending, HOW_TO_RENEW
