"""What a folder says once for its scenarios, and that a file without such a folder means what it always meant."""

import json
from pathlib import Path
from typing import Any

import pytest

from shamble.cli import main
from shamble.editions import DEFAULT, EDITIONS
from shamble.scenario import DEFAULTS, ScenarioError, load, run_file, run_scenario
from shamble.scenario.exporting import export

PLAIN: dict[str, Any] = {"scenario": "x", "board": {"grid": "a b"}, "survivors": {"Ann": {"at": "a", "skills": []}}}


@pytest.fixture
def inner(tmp_path: Path) -> Path:
    """A folder in a folder, each with its defaults, and a scenario in the inner one."""
    folder = tmp_path / "outer" / "inner"
    folder.mkdir(parents=True)
    says(folder.parent, boxes=["S1"], seed=3, options={"team-actions": "1", "spawn": "older-seasons"})
    says(folder, seed=4, options={"spawn": "rue-morgue", "ultrared": "on"})
    write(folder)
    return folder


def says(folder: Path, **defaults: Any) -> None:
    (folder / DEFAULTS).write_text(json.dumps(defaults), encoding="utf-8")


def write(folder: Path, **more: Any) -> Path:
    path = folder / "x.yaml"
    path.write_text(json.dumps(PLAIN | more), encoding="utf-8")
    return path


def faults_of(path: Path) -> list[str]:
    with pytest.raises(ScenarioError) as caught:
        run_file(path)
    return [str(fault) for fault in caught.value.faults]


def test_the_inner_folder_counts_before_the_outer_one(inner: Path) -> None:
    scenario, _ = load(inner / "x.yaml")
    assert (scenario.boxes, scenario.seed) == (("S1",), 4)
    assert scenario.options == {"team-actions": "1", "spawn": "rue-morgue", "ultrared": "on"}


def test_the_scenario_itself_counts_before_its_folders(inner: Path) -> None:
    scenario, _ = load(write(inner, boxes=["RM"], seed=5, options={"spawn": "older-seasons"}))
    assert (scenario.boxes, scenario.seed) == (("RM",), 5)
    assert scenario.options == {"team-actions": "1", "spawn": "older-seasons", "ultrared": "on"}


def test_a_folder_between_needs_no_defaults(inner: Path) -> None:
    (inner / DEFAULTS).unlink()
    assert load(inner / "x.yaml")[0].seed == 3


def test_a_lone_file_means_what_the_edition_and_the_page_say(tmp_path: Path) -> None:
    game = load(write(tmp_path))[1]
    told = {"edition": DEFAULT, "variant": "rue-morgue", "boxes": ["S1", "RM"], "phase": "players", "pause": True}
    again = load(write(tmp_path, **told, seed=0))[1]
    assert EDITIONS[DEFAULT].usual_boxes == ("S1", "RM")
    assert again.start().state.to_data() == game.start().state.to_data()


def test_an_exported_scenario_stands_alone(inner: Path) -> None:
    data = export(load(inner / "x.yaml")[1].start())
    assert data["boxes"] == ["S1"]
    assert data["options"] == {"team-actions": "1", "spawn": "rue-morgue", "ultrared": "on"}
    assert run_scenario(data).ok


@pytest.mark.parametrize(
    ("defaults", "fault"),
    [
        ({"boxs": ["S1"]}, 'boxs: unknown key, did you mean "boxes"?'),
        ({"rules": ["CL-MOVE-01"]}, "rules: unknown key"),
        ({"seed": "four"}, 'seed: found "four"'),
    ],
)
def test_defaults_that_are_none_are_refused_with_their_file(inner: Path, defaults: Any, fault: str) -> None:
    says(inner, **defaults)
    (found,) = faults_of(inner / "x.yaml")
    assert found.startswith(f"{inner / DEFAULTS}:1: {fault}")


def test_a_wrong_name_is_told_where_it_stands(inner: Path) -> None:
    says(inner.parent, boxes=["S1", "RN"])
    assert faults_of(inner / "x.yaml") == [f'{inner.parent / DEFAULTS}:1: boxes[2]: no box "RN"']
    (found,) = faults_of(write(inner, boxes=["RN"]))
    assert found.startswith(f"{inner / 'x.yaml'}:")


def test_a_scenario_that_is_no_mapping_is_told_as_such(inner: Path) -> None:
    (inner / "x.yaml").write_text("- a\n", encoding="utf-8")
    assert faults_of(inner / "x.yaml")[0].startswith(f"{inner / 'x.yaml'}:1: found a list")


def test_the_command_runs_folders_and_leaves_defaults_out(inner: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(inner.parent)]) == 0
    assert main(["scenario", *map(str, sorted(inner.glob("*.yaml")))]) == 0
    assert capsys.readouterr().out.splitlines() == [f"ok      {inner / 'x.yaml'}: x"] * 2
    (inner / "x.yaml").unlink()
    assert main(["scenario", str(inner)]) == 2
