"""Saves: written whole after every choice, refused when damaged, and told again by `shamble replay`."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.engine import SaveError
from shamble.games import new_game
from shamble.terminal.saves import Saves

from .conftest import Play, choices

Capture = pytest.CaptureFixture[str]

SEED = 3
START = ("--mission", "RM-T1", "--seed", str(SEED))
PATIENCE = 60.0


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    typed, expected = choices(SEED, limit=12)
    command = [sys.executable, "-m", "shamble", "play", "--terminal", "--data", str(tmp_path)]
    save = tmp_path / "terminal" / "RM-T1-1.json"
    with subprocess.Popen([*command, *START], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.write("".join(f"{number}\n" for number in typed).encode())
        process.stdin.flush()
        deadline = time.monotonic() + PATIENCE
        while not (save.exists() and len(json.loads(save.read_text())["log"]) == len(typed) + 1):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
    again = subprocess.run([*command, "--resume"], input="", capture_output=True, text=True, check=True)
    assert "What happened last:" in again.stdout
    assert Saves(tmp_path).load("RM-T1-1").state_hash() == expected.state_hash()
    assert [path.name for path in save.parent.iterdir()] == ["RM-T1-1.json"]


def test_ctrl_c_leaves_the_game_saved(play: Play, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("shamble.terminal.console.Console.ask", interrupted)
    told = play(*START, lines=[])
    assert told.code == 130
    assert "The game is saved in" in told.out
    assert saves.names() == ["RM-T1-1"]


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(play: Play, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    typed, _ = choices(SEED, limit=6)
    told = play(*START, lines=typed, data=blocked)
    assert told.code == 0
    assert told.out.count("The game cannot be saved in") == 1
    assert "use --data FOLDER" in told.out
    assert "The game could not be saved (Not a directory) and is gone." in told.out
    assert "Round 1 began." in told.out


def test_a_full_disk_keeps_the_last_good_save(
    play: Play, saves: Saves, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(*START, lines=["1", "q"])
    good = (saves.folder / "RM-T1-1.json").read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        told = play("--resume", lines=["2", "q"])
    assert told.code == 0
    assert "No space left on device" in told.out
    assert (saves.folder / "RM-T1-1.json").read_bytes() == good
    assert [path.name for path in saves.folder.iterdir()] == ["RM-T1-1.json"]


def test_saving_works_again_once_there_is_room(play: Play, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    write, failures = Saves.write, [OSError(errno.ENOSPC, "No space left on device")]

    def first_fails(self: Saves, *arguments: object) -> None:
        if failures:
            raise failures.pop()
        write(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Saves, "write", first_fails)
    told = play(*START, lines=["1"])
    assert "Saving works again" in told.out
    assert saves.names() == ["RM-T1-1"]


def spoil(path: Path, how: str) -> bytes:
    """Damage a save in one way; returns what the file holds then."""
    data = json.loads(path.read_text())
    if how == "cut":
        path.write_text(path.read_text()[:-200])
        return path.read_bytes()
    if how == "binary":
        path.write_bytes(b"\xff\xfe\x00")
        return path.read_bytes()
    if how == "position":
        data["state"]["survivors"][0]["xp"] = 99
    elif how == "shape":
        data["state"] = 7
    elif how == "log":
        data["log"] = [{"choice": ""}]
    elif how == "mission":
        data["config"]["mission"] = "RM-X9"
    elif how == "foreign":
        data = {"hello": "world"}
    path.write_text(json.dumps(data))
    return path.read_bytes()


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("cut", "This save is damaged and was left as it is"),
        ("binary", "This file is not a saved game of Shamble; it was left as it is."),
        ("position", "its state does not fit its own digest"),
        ("shape", "This save is damaged and was left as it is"),
        ("log", "This save is damaged and was left as it is"),
        ("mission", "There is no Mission 'RM-X9'"),
        ("foreign", "is not a saved game of Shamble"),
    ],
)
def test_a_damaged_save_is_refused_with_the_reason_and_not_touched(
    play: Play, saves: Saves, how: str, reason: str
) -> None:
    play(*START, lines=["1", "2", "q"])
    path = saves.folder / "RM-T1-1.json"
    spoilt = spoil(path, how)
    told = play("--resume", "RM-T1-1", lines=["1"])
    assert told.code == 2
    assert reason in told.err
    assert str(path) in told.err
    assert path.read_bytes() == spoilt


def test_the_list_of_saves_shows_a_damaged_one_and_lets_choose_again(play: Play, saves: Saves) -> None:
    play(*START, lines=["1", "q"])
    spoil(saves.folder / "RM-T1-1.json", "cut")
    told = play(lines=["1", "0", "", "", "", "q"])
    assert "RM-T1-1: cannot be read" in told.out
    assert saves.names() == ["RM-T1-1", "RM-T1-2"]


def test_a_file_of_brackets_alone_is_listed_as_damaged(play: Play, saves: Saves) -> None:
    saves.folder.mkdir(parents=True)
    (saves.folder / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    assert "deep: cannot be read" in play(lines=["0"]).out


@pytest.mark.parametrize("name", ["", "../x", "a/b", ".hidden", "x" * 80])
def test_names_that_make_no_file_are_refused(saves: Saves, name: str) -> None:
    with pytest.raises(SaveError, match="is no name for a save"):
        saves.write(name, new_game("RM-T1", seed=1))


# ---------------------------------------------------------------------- shamble replay


@pytest.fixture
def lost_game(saves: Saves) -> Path:
    _, game = choices(SEED)
    saves.write("lost", game)
    return saves.path("lost")


def test_replay_tells_the_game_again(capsys: Capture, lost_game: Path) -> None:
    assert main(["replay", str(lost_game)]) == 0
    out = capsys.readouterr().out
    assert "Round 1 began." in out
    assert out.splitlines()[-1].startswith("You have lost")


def test_replay_needs_nothing_that_another_command_has_loaded(lost_game: Path) -> None:
    command = [sys.executable, "-m", "shamble", "replay", str(lost_game), "--verify"]
    assert "as saved" in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_replay_verifies_the_hash(capsys: Capture, lost_game: Path) -> None:
    saved = json.loads(lost_game.read_text())
    assert main(["replay", str(lost_game), "--verify"]) == 0
    assert saved["hash"] in capsys.readouterr().out
    assert main(["replay", str(lost_game), "--verify", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == {
        "ok": True,
        "choices": len(saved["log"]) - 1,
        "hash": saved["hash"],
        "outcome": "lost",
    }
    assert err == ""


@pytest.mark.parametrize("flags", [["--verify"], ["--verify", "--json"], ["--json"]])
def test_a_log_that_leads_elsewhere_exits_with_1_and_the_reason(
    capsys: Capture, lost_game: Path, flags: list[str]
) -> None:
    data = json.loads(lost_game.read_text())
    del data["log"][-1]
    lost_game.write_text(json.dumps(data))
    assert main(["replay", str(lost_game), *flags]) == 1
    out, err = capsys.readouterr()
    assert "the choices lead to another position now" in err
    if "--json" in flags:
        assert json.loads(out)["ok"] is False


def test_replay_of_no_save_exits_with_2(capsys: Capture, tmp_path: Path) -> None:
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert "cannot be read: No such file or directory" in capsys.readouterr().err
