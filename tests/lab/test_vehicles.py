"""Random play with cars: everybody drives, searches, stashes and is run over, and nothing breaks."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from shamble.lab.checker import check_game
from shamble.lab.trials import mixed_trial

MISSION = str(Path(__file__).parent / "missions" / "five-cars.yaml")


@pytest.mark.parametrize("number", [0, 5])
def test_games_with_cars_survive_the_checker(number: int) -> None:
    played = check_game(replace(mixed_trial(number, [MISSION]), boxes=("S1", "RM")), most_decisions=700)
    assert played.decisions > 60
