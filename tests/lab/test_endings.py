"""Whole games of each Mission, one for each way to win and to lose: none is missing, and each ends as it should."""

from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.lab.ending_games import FOLDER, HOW_TO_RENEW, ended_by, endings, kept_games

KEPT = Path(__file__).parents[2] / FOLDER
PROVED = ("army-of-the-dead", "classic", "second-edition", "undead-or-alive")
"""The editions whose Missions all have their games."""


@pytest.mark.parametrize("mission", [one for name in PROVED for one in sorted(EDITIONS[name].pack.missions)])
def test_every_ending_of_a_mission_has_a_game(mission: str) -> None:
    assert sorted(kept_games(mission, KEPT)) == sorted(endings(new_game(mission))), HOW_TO_RENEW


@pytest.mark.parametrize("mission", sorted(path.stem for path in KEPT.glob("*.json")))
def test_kept_games_end_in_their_way(mission: str) -> None:
    for ending, game in kept_games(mission, KEPT).items():
        assert ended_by(game.replay(mission)) == ending, HOW_TO_RENEW


def test_no_games_are_kept_of_missions_that_are_gone() -> None:
    known = {name for edition in EDITIONS.values() for name in edition.pack.missions}
    assert {path.stem for path in KEPT.glob("*.json")} <= known


def test_a_defeat_by_spawn_tokens_needs_as_many_as_can_be_active(tmp_path: Path) -> None:
    source = EDITIONS["undead-or-alive"].folder / "missions" / "UA-M0.yaml"
    text = source.read_text(encoding="utf-8")
    assert "UA-WIN-03" not in endings(new_game(str(source)))
    mission = tmp_path / source.name
    more = "".join(f"  - {{zone: {zone}, kind: mobile}}\n" for zone in ("3R.S1", "3R.S2", "2R.S1"))
    mission.write_text(text.replace("spawns:\n", f"spawns:\n{more}"), encoding="utf-8")
    assert "UA-WIN-03" in endings(new_game(str(mission)))
