"""The Skills that a Mission asks for: RM-T2 wants somebody who flies and another one who goes down the rope."""

from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import new_game
from shamble.games.teams import default_survivors
from shamble.lab.trials import mixed_trial, start, trial
from shamble.rules.missions.requirements import unmet, with_required

PILOT, ROPER = "Helicopter pilot", "Fast roping"
OTHERS = ["Jane", "Bear", "Joe", "Cathy"]


def test_a_team_without_them_is_refused_and_told_who_would_do() -> None:
    with pytest.raises(SetupError) as refused:
        new_game("RM-T2", [[*OTHERS, "Maddie", "Dan"]])
    assert "RM-T2 needs a Survivor who begins with Helicopter pilot" in str(refused.value)
    assert "Parker, Terry, Travis would" in str(refused.value)
    assert ROPER not in str(refused.value)
    assert refused.value.about == "survivors"


def test_a_team_with_them_plays() -> None:
    assert new_game("RM-T2", [[*OTHERS, "Terry", "Dan"]]).decision is not None


def test_a_team_that_nobody_named_is_chosen_so() -> None:
    pack = EDITIONS["classic"].pack
    team = default_survivors(pack, pack.missions["RM-T2"])
    assert len(team) == 6
    assert new_game("RM-T2").decision is not None


@pytest.mark.parametrize("number", range(6))
def test_tables_of_the_laboratory_fit_their_mission(number: int) -> None:
    assert start(trial(number, ["RM-T2"])).decision is not None
    assert start(mixed_trial(number, ["RM-T2"])).decision is not None


def skills(name: str) -> tuple[str, ...]:
    return {"both": (PILOT, ROPER), "pilot": (PILOT,), "roper": (ROPER,)}.get(name, ())


def test_each_survivor_stands_for_one_of_them_only() -> None:
    assert unmet([PILOT, ROPER], ["both"], skills) == [ROPER]
    assert unmet([PILOT, ROPER], ["both", "pilot"], skills) == []
    assert unmet([PILOT, PILOT], ["both", "pilot"], skills) == []
    assert unmet([PILOT, ROPER], ["somebody"], skills) == [PILOT, ROPER]


def test_those_who_are_needed_take_the_place_of_the_last_who_are_not() -> None:
    assert with_required([PILOT, ROPER], ["a", "roper", "b"], ["c", "pilot"], skills) == ["a", "roper", "pilot"]
    assert with_required([PILOT], ["a", "b"], ["c"], skills) == ["a", "b"]
    assert with_required([], ["a", "b"], ["pilot"], skills) == ["a", "b"]


def test_a_mission_of_ones_own_may_ask_for_any_skill(tmp_path: Path) -> None:
    text = Path("src/shamble/content/classic/missions/RM-T1.yaml").read_text(encoding="utf-8")
    path = tmp_path / "RM-T1.yaml"
    path.write_text(text.replace("from: designed", "requires: [Medic, Medic]\nfrom: designed"), encoding="utf-8")
    with pytest.raises(SetupError, match="begins with Medic, and nobody else brings it"):
        new_game(str(path), [[*OTHERS, "Parker", "Dan"]])
