"""Commands that people are told to call keep the options that hold for all of them."""

import ast
import io
import json
import re
from pathlib import Path

import pytest

import shamble
from shamble.cli import main
from shamble.files.commands import called_with, command

from ..source import nodes

SOURCE = Path(shamble.__file__).parent
PROPOSED = re.compile(r"shamble (bench|campaign|check|export|packs|play|replay|scenario|serve|tables)\b")
Out = pytest.CaptureFixture[str]


def test_a_campaign_goes_on_where_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    folder = tmp_path / "my data"
    assert main(["--lang", "en", "campaign", "go-on", "long-week", "--seed", "5", "--data", str(folder)]) == 0
    told = capsys.readouterr()
    assert told.err == f"shamble campaign go-on long-week --data '{folder}' --lang en\n"
    assert f"shamble play --terminal --resume campaign-long-week --data '{folder}' --lang en" in told.out
    assert main(["campaign", "go-on", "long-week", "--no-play", "--data", str(folder)]) == 0
    assert main(["campaign", "export", "long-week", str(tmp_path / "out.json"), "--data", str(folder)]) == 0
    assert main(["campaign", "import", str(tmp_path / "out.json"), "--data", str(folder)]) == 0
    assert f"`shamble campaign go-on out --data '{folder}'`" in capsys.readouterr().out


def test_the_end_of_a_game_and_the_lack_of_one_tell_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    data = ["--data", str(tmp_path)]
    assert main(["play", "--terminal", "--resume", *data]) == 2
    assert f"`shamble play --terminal --new --data {tmp_path}`" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO("give-up\ny\n\n"))
    assert main(["play", "--terminal", "--mission", "RM-T1", *data]) == 0
    proposed = next(line for line in capsys.readouterr().out.splitlines() if "shamble replay" in line)
    words = re.findall(r"`shamble (.*)`", proposed)[0].split()
    assert words[2:] == data
    assert main([*words, "--verify"]) == 0


def test_packs_are_trusted_in_the_folder_in_which_they_lie(tmp_path: Path, capsys: Out) -> None:
    pack = tmp_path / "packs" / "clever"
    (pack / "rules").mkdir(parents=True)
    (pack / "pack.yaml").write_text("format: 1\ntitle: Clever\nedition: classic\n")
    (pack / "rules" / "clever.py").write_text("")
    main(["packs", "--data", str(tmp_path)])
    assert json.dumps(str(tmp_path / "packs"))[1:-1] in capsys.readouterr().out
    assert main(["packs", "trust", "--data", str(tmp_path)]) == 2
    assert f"shamble packs trust --data {tmp_path} NAME" in capsys.readouterr().err


def test_whoever_visits_a_server_learns_nothing_of_its_folders() -> None:
    with called_with("--data", "secret"), called_with():
        assert command("packs", "trust", "clever") == "shamble packs trust clever"


@pytest.mark.parametrize("folder", ["cli", "games", "packs", "table", "terminal", "web"])
def test_nobody_puts_a_proposed_command_together_by_hand(folder: str) -> None:
    found = [
        (path.name, part.value)
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for node in nodes(path)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
        if isinstance(part, ast.Constant) and PROPOSED.search(str(part.value))
    ]
    assert found == []


def test_no_message_puts_one_together_either() -> None:
    told = {path.name: path.read_text() for path in sorted((SOURCE / "text").rglob("*.ftl"))}
    assert [name for name, text in told.items() if re.search(r"`shamble [a-z]+ [^`]*\{", text)] == []
