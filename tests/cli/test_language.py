"""`--lang` and the language of the environment."""

import io

import pytest

from shamble.cli import main


def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert main([*arguments, "play", "--terminal", "--seed", "1", "--mission", "RM-T1"]) == 0
    return capsys.readouterr().out


def test_the_language_of_the_terminal_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Who gets the Bow?" in told(capsys, monkeypatch)
    german = told(capsys, monkeypatch, "--lang", "de")
    assert "Wer bekommt Bow?" in german
    assert german.count("sind auf Englisch.") == 1
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Qui reçoit Bow" in told(capsys, monkeypatch)
    assert "Who gets the Bow?" in told(capsys, monkeypatch, "--lang=en")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "Who gets the Bow?" in told(capsys, monkeypatch), "as there is no Spanish"


def test_a_language_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missions", "--lang", "xx"]) == 2
    assert "--lang: there are no words for 'xx'; there are en, de, fr" in capsys.readouterr().err
