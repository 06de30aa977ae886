"""`shamble campaign`: listing, showing, choosing, playing on, and files; bots that play campaigns through."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.games import begun
from shamble.games.campaign import begin, choose, next_setup, record, started
from shamble.games.campaign_files import read, written
from shamble.games.campaign_teams import usual_players
from shamble.terminal.campaigns import CampaignFiles, campaign_named

Out = pytest.CaptureFixture[str]


def run(*words: str) -> int:
    return main(["campaign", *words])


@pytest.fixture
def data(tmp_path: Path) -> list[str]:
    return ["--data", str(tmp_path)]


def lost_once(tmp_path: Path) -> None:
    """An Experience campaign of which one game was played, kept as `mine`."""
    running = choose(begin(campaign_named("experience"), seed=3), "next-mission RM-T1")
    game = begun(next_setup(running, usual_players(running)))
    running = started(running, game)
    game.give_up(0)
    CampaignFiles(tmp_path).write("mine", record(running, game))


def test_it_lists_and_shows(tmp_path: Path, data: list[str], capsys: Out) -> None:
    lost_once(tmp_path)
    assert run(*data) == 0
    told = capsys.readouterr().out
    assert "long-week            One Long Week (classic, 7 Missions)" in told
    assert "  mine               game 2, goes on" in told
    assert run(*data, "--json") == 0
    listed = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in listed["kept"]] == ["mine"]
    assert run(*data, "show", "mine") == 0
    told = capsys.readouterr().out
    assert "Game 1, Learning to Fly: lost after" in told
    assert "next-mission RM-M01" in told
    assert run(*data, "--json", "show", "long-week") == 0
    assert json.loads(capsys.readouterr().out)["missions"] == ["RM-M01"]
    (tmp_path / "campaigns" / "broken.json").write_text("{")
    assert run(*data) == 0
    assert "broken" in capsys.readouterr().out
    assert run(*data, "show", "long-weak") == 2
    assert "did you mean 'long-week'?" in capsys.readouterr().err


def test_it_chooses_and_takes_back(tmp_path: Path, data: list[str], capsys: Out) -> None:
    lost_once(tmp_path)
    files = CampaignFiles(tmp_path)
    assert run(*data, "go-on", "mine", "--choose", "next-mission RM-M01", "--no-play") == 0
    assert files.load("mine").state.missions == ("RM-M01",)
    assert run(*data, "go-on", "mine", "--take-back") == 0
    assert files.load("mine").state.missions == ()
    assert run(*data, "go-on", "mine", "--choose", "next-mission RM-M99") == 2
    assert "cannot be chosen now; next is any Mission" in capsys.readouterr().err


def test_it_plays_on_in_the_terminal(
    tmp_path: Path, data: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("99\n2\nquit\n"))
    assert run(*data, "go-on", "experience", "--seed", "5") == 0
    told = capsys.readouterr().out
    assert "Which Mission comes next?" in told
    running = CampaignFiles(tmp_path).load("experience")
    assert running.state.mission == "RM-T2"
    monkeypatch.setattr("sys.stdin", io.StringIO("give-up\nn\nquit\n"))
    assert run(*data, "go-on", "experience") == 0
    assert CampaignFiles(tmp_path).load("experience").state.game == 1
    assert run(*data, "go-on", "experience", "--survivors", "Ned") == 2
    assert "who plays can be changed before the next Mission" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO("give-up\ny\n\n"))
    assert run(*data, "go-on", "experience") == 0
    assert "lost after" in capsys.readouterr().out
    assert CampaignFiles(tmp_path).load("experience").state.game == 2


def test_files_go_out_and_come_in(tmp_path: Path, data: list[str], capsys: Out) -> None:
    lost_once(tmp_path)
    file = tmp_path / "out.json"
    assert run(*data, "export", "mine", str(file)) == 0
    assert run(*data, "import", str(file), "--as", "theirs") == 0
    files = CampaignFiles(tmp_path)
    assert files.load("theirs") == files.load("mine")
    document = {"experience": {"Amy": {"cards": ["Lucky"], "reached": 1}}}
    file.write_text(json.dumps(document))
    assert run(*data, "import", str(file)) == 0
    assert files.load("out").state.kept == document
    broken = written(read(written(files.load("mine")))).replace("given-up", "given-in")
    file.write_text(broken)
    assert run(*data, "import", str(file)) == 2
    assert "changed after it was written" in capsys.readouterr().err
    assert run(*data, "import", str(tmp_path / "none.json")) == 2
    assert f"{tmp_path / 'none.json'}: It cannot be read: No such file" in capsys.readouterr().err
    assert run(*data, "export", "nobodys", str(file)) == 2
    assert run(*data, "export", "../mine", str(file)) == 2
    assert run(*data, "export", "mine") == 2
    assert "name its file" in capsys.readouterr().err


def test_bots_play_campaigns_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    how = ["--campaign", "long-week", "--games", "1", "--max-decisions", "40"]
    assert main(["simulate", *how, "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("long-week, random: 1 campaigns, 0 won")
    assert "RM-M01" in told
    assert main(["simulate", "--campaign", "long-weak"]) == 2
    assert "did you mean 'long-week'?" in capsys.readouterr().err
