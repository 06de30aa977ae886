"""`shamble check`: files of Survivors and Missions of one's own."""

import json
from pathlib import Path

import pytest

from shamble.cli import main

MISSION = Path(__file__).parents[2] / "src" / "shamble" / "content" / "classic" / "missions" / "RM-T1.yaml"
SURVIVOR = "format: 1\nname: Mo\nblue: [Faithful]\nyellow: [Throw]\norange: [Lucky]\nred: [Taunt (classic-older)]\n"


def test_a_survivor_without_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mo.yaml"
    path.write_text(SURVIVOR, encoding="utf-8")
    assert main(["check", str(path)]) == 0
    out = capsys.readouterr().out
    assert f"ok      {path}: Survivor Mo" in out
    assert "Throw: only in games with --skills semi-official" in out
    assert "Faithful: of undead-or-alive; name the version to play it: Faithful (undead-or-alive)" in out
    assert "Faithful: its rules are still missing" in out
    assert "Taunt" not in out


def test_a_mission_without_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "RM-T1.yaml"
    path.write_text(MISSION.read_text(encoding="utf-8"), encoding="utf-8")
    assert main(["check", str(path), "--json"]) == 0
    [checked] = json.loads(capsys.readouterr().out)
    assert (checked["kind"], checked["faults"]) == ("Mission", [])


def test_all_files_are_looked_at_and_faults_name_file_and_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, odd = (tmp_path / name for name in ("good.yaml", "bad.yaml", "odd.yaml"))
    good.write_text(SURVIVOR, encoding="utf-8")
    bad.write_text(SURVIVOR.replace("Lucky", "Luckyy").replace("Throw", "Thro"), encoding="utf-8")
    odd.write_text("format: 1\n", encoding="utf-8")
    assert main(["check", str(bad), str(odd), str(tmp_path / "none.yaml"), str(good)]) == 1
    shown = capsys.readouterr()
    assert f'{bad}: orange[0]: no Skill "Luckyy", did you mean "Lucky"? (line 5)' in shown.err
    assert f'{bad}: yellow[0]: no Skill "Thro", did you mean "Throw"? (line 4)' in shown.err
    assert f"{odd}: is neither a Survivor" in shown.err
    assert "none.yaml: cannot be read" in shown.err
    assert f"ok      {good}" in shown.out


def test_a_mission_that_cannot_be_set_up_is_faulty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "RM-T1.yaml"
    path.write_text(MISSION.read_text(encoding="utf-8").replace("box: RM", "box: VIP1"), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "can be played alone; add S1, PO, RM" in capsys.readouterr().err
