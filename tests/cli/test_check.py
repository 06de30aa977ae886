"""`shamble check`: files of Survivors and Missions of one's own."""

import json
from collections.abc import Callable
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
    assert f'{bad}:5: orange[0]: no Skill "Luckyy", did you mean "Lucky"?' in shown.err
    assert f'{bad}:4: yellow[0]: no Skill "Thro", did you mean "Throw"?' in shown.err
    assert f"{odd}: is neither a Survivor" in shown.err
    assert "none.yaml: cannot be read" in shown.err
    assert f"ok      {good}" in shown.out


def test_a_mission_that_cannot_be_set_up_is_faulty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "RM-T1.yaml"
    path.write_text(MISSION.read_text(encoding="utf-8").replace("box: RM", "box: VIP1"), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert f"{path}:5: box: VIP1 cannot be played alone; a Mission needs one of S1, PO, RM" in capsys.readouterr().err


def test_a_mission_is_found_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "RM-T1"]) == 0
    assert "RM-T1.yaml: Mission Learning to Fly" in capsys.readouterr().out
    assert main(["check", "RM-T11"]) == 1
    assert 'RM-T11: no file, folder, pack or Mission is called so, did you mean "RM-T1"?' in capsys.readouterr().err


def test_every_file_of_a_folder_is_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    assert "there is nothing to check in this folder" in capsys.readouterr().err
    text = MISSION.read_text(encoding="utf-8")
    (tmp_path / "RM-T1.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "other.yaml").write_text(text.replace("exit: 7V.C2", "exit: 7V.C8"), encoding="utf-8")
    (tmp_path / "mo.yaml").write_text(SURVIVOR, encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    shown = capsys.readouterr()
    assert [line.split()[0] for line in shown.out.splitlines() if not line.startswith(" ")] == ["ok", "ok", "faulty"]
    assert 'exit: no Zone "7V.C8" on that tile' in shown.err
    assert 'other.yaml:2: id: found "RM-T1", expected the name of the file, "other"' in shown.err


def test_what_was_dropped_is_found_by_name(packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = packs / "night" / "missions"
    folder.mkdir(parents=True)
    text = MISSION.read_text(encoding="utf-8").replace("id: RM-T1", "id: watch")
    (folder / "watch.yaml").write_text(text, encoding="utf-8")
    for name in ("watch", "night"):
        assert main(["check", name]) == 0
        assert "watch.yaml: Mission Learning to Fly" in capsys.readouterr().out
    assert main(["check", "wotch"]) == 1
    assert 'wotch: no file, folder, pack or Mission is called so, did you mean "watch"?' in capsys.readouterr().err


def test_a_mission_of_a_faulty_pack_is_found_by_its_id(
    drop: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = drop()
    assert main(["check", "last-round", "Vera"]) == 0
    shown = capsys.readouterr().out
    assert "last-round.yaml: Mission The Last Round" in shown
    assert "vera.yaml: Survivor Vera" in shown
    mission = folder / "missions" / "last-round.yaml"
    mission.write_text(mission.read_text(encoding="utf-8").replace("yard.S1, loc", "yard.S9, loc"), encoding="utf-8")
    assert main(["check", "last-round"]) == 1
    assert 'spawns[0].zone: no Zone "yard.S9"' in capsys.readouterr().err
    assert main(["missions", "last-round"]) == 2
    told = 'is in the pack "night-shift", which has faults now (`shamble packs` lists them).'
    assert told in capsys.readouterr().err
    mission.unlink()
    assert main(["missions", "last-round"]) == 2
    assert "There is no Mission 'last-round'" in capsys.readouterr().err


def test_a_pack_is_looked_at_as_a_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its Missions are laid with its own tiles; a closer look finds what loading it does not."""
    pack = tmp_path / "night"
    for folder in ("missions", "tiles"):
        (pack / folder).mkdir(parents=True)
    tile = (MISSION.parents[1] / "tiles" / "rue-morgue" / "7V.yaml").read_text(encoding="utf-8")
    tile = tile.replace("id: 7V", "id: yard", 1).replace("box: RM", "box: night", 1)
    (pack / "tiles" / "yard.yaml").write_text(tile, encoding="utf-8")
    text = MISSION.read_text(encoding="utf-8").replace("id: RM-T1", "id: watch").replace("7V", "yard")
    (pack / "missions" / "watch.yaml").write_text(text, encoding="utf-8")
    assert main(["check", str(pack)]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["ok", "ok"]
    (pack / "missions" / "watch.yaml").write_text(text.replace("[0, 90]", "[90, 90]"), encoding="utf-8")
    assert main(["check", str(pack)]) == 1
    assert " runs against the wall of " in capsys.readouterr().err
    (pack / "tiles" / "yard.yaml").write_text(tile.replace("box: night", "box: day"), encoding="utf-8")
    assert main(["check", str(pack)]) == 1
    assert 'night/tiles/yard.yaml:4: box: found "day"' in capsys.readouterr().err


def test_the_built_in_pack_has_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(MISSION.parents[1])]) == 0
    assert "classic: pack classic" in capsys.readouterr().out


def test_notes_do_not_make_a_mission_faulty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "RM-T1.yaml"
    path.write_text(MISSION.read_text(encoding="utf-8").replace("lose: [{dead: any-starting}]", ""), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert ": win[0].rally: once somebody is dead" in capsys.readouterr().out


def test_a_folder_is_checked_as_the_pack_that_it_would_be(
    drop: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = drop()
    monkeypatch.chdir(folder)
    assert main(["check", "."]) == 0
    out = capsys.readouterr().out
    assert f"ok      {folder}: pack The Night Shift" in out
    assert "last-round.yaml: Mission The Last Round" in out
    assert "vera.yaml: Survivor Vera" in out
    path = folder / "missions/last-round.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("  - {between: [6V.D, 6V.S4]}\n", ""), encoding="utf-8")
    assert main(["check", str(folder)]) == 1
    assert "night-shift/missions/last-round.yaml:" in capsys.readouterr().err
