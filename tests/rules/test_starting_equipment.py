"""Who sits down to a game of Second Edition."""

import pytest

from shamble.engine.errors import SetupError
from shamble.games import new_game

SIX = ["Josh", "Lili", "Doug", "Tiger Sam", "Elle", "Odin"]


@pytest.mark.rule("SE-SETUP-06")
@pytest.mark.parametrize("players", [[SIX], [SIX[:1], SIX[1:]], [[name] for name in SIX]])
def test_one_to_six_players_share_six_survivors(players: list[list[str]]) -> None:
    game = new_game("SE-M1", players, seed=1)
    assert game.setting.seats == len(players)
    assert set(game.setting.teams) == {0}


@pytest.mark.rule("SE-SETUP-06")
@pytest.mark.parametrize(
    ("players", "teams", "fault"),
    [
        ([SIX[:5]], None, "SE-M1 is for 6 to 6 Survivors, not 5"),
        ([[*SIX, "Amy"]], None, "SE-M1 is for 6 to 6 Survivors, not 7"),
        ([SIX[:3], SIX[3:]], [[1], [2]], "there are 2 teams; all players are one"),
        ([SIX, []], None, "player 2 has no Survivor"),
        ([*([name] for name in SIX), []], None, "7 players sit at the table"),
    ],
)
def test_other_tables_are_refused(players: list[list[str]], teams: list[list[int]] | None, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        new_game("SE-M1", players, teams=teams, seed=1)
