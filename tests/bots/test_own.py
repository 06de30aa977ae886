"""Bots of one's own: the example of the page plays, mistakes are told with what to do, and only named files are run."""

import re
from pathlib import Path

import pytest

from shamble.bots import bot_version, make_bot, named_bot, own
from shamble.bots.own import BotError, admit, admit_again, admitted
from shamble.cli import main
from shamble.errors import ShambleError
from shamble.games import new_game

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
FIRST = "class Bot:\n    def __init__(self, seed=0): ...\n"
FINE = f"{FIRST}    def choose(self, game): return game.options[0]\n"


@pytest.fixture(autouse=True)
def _nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_ADMITTED", {})


def written(folder: Path, text: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_bot_of_the_page_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (example,) = [block for block in blocks if "class Avenger" in block]
    assert example.count("\n") <= 30, "a bot of thirty lines"
    path = written(tmp_path, example, "avenger.py")
    assert main(["simulate", "RM-T1", "--bot", f"{path}:Avenger", "--games", "2", "--workers", "1"]) == 0
    assert "RM-T1, avenger.py:Avenger, 6 Survivors: 2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "wanted", "told"),
    [
        (FINE, "", "name the class of the bot too: .*mine.py:Bot"),
        (FINE, "Bto", "there is no class Bto; did you mean Bot?"),
        ("x = 1\n", "Bot", "there is no class Bot; it has none"),
        (FIRST, "Bot", "no method choose"),
        (FINE.replace("seed=0", ""), "Bot", "is made with a seed"),
        (FINE.replace("game)", "game, seat)"), "Bot", "choose gets the game and nothing else"),
        ("class Bot\n", "Bot", "mine.py:1: "),
        ("\n1 / 0\n", "Bot", "line 2: ZeroDivisionError"),
    ],
)
def test_what_is_no_bot_is_refused_with_what_to_do(tmp_path: Path, text: str, wanted: str, told: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(BotError, match=told.replace("?", r"\?")):
        admit(f"{path}:{wanted}" if wanted else path)


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", "RM-T1", "--bot", str(tmp_path / "none.py:Bot")]) == 2
    assert "none.py: No such file or directory; a bot of your own is named as" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("None", "returned None, asked the question"),
        ("game.choose(game.options[0])", "has played the game itself"),
        ("game.options[99]", "line 3: IndexError"),
    ],
)
def test_a_wrong_answer_names_the_question(tmp_path: Path, answer: str, told: str) -> None:
    name = named_bot(f"{written(tmp_path, FINE.replace('game.options[0]', answer))}:Bot")
    with pytest.raises(BotError, match=told):
        make_bot(name).choose(new_game("RM-T1", seed=1))


def test_a_file_is_run_only_when_the_command_line_names_it(tmp_path: Path) -> None:
    path = written(tmp_path, "raise SystemExit('run')\n")
    with pytest.raises(ShambleError, match="only when the command line names it: --bot"):
        make_bot(f"{path}:Bot")


def test_another_process_plays_the_file_as_it_was(tmp_path: Path) -> None:
    path = written(tmp_path, FINE)
    name = named_bot(f"{path}:Bot")
    sent, version = admitted(), bot_version(name)
    Path(path).write_text("changed", encoding="utf-8")
    own._ADMITTED.clear()
    admit_again(sent)
    game = new_game("RM-T1", seed=1)
    assert make_bot(name).choose(game) is game.options[0]
    assert bot_version(name) == version != own.OwnBot(name, path, "changed").version


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    named_bot(f"{written(tmp_path, FINE)}:Bot")
    with pytest.raises(BotError, match="rename one of the files"):
        named_bot(f"{written(tmp_path / 'other', FINE)}:Bot")


class Point:
    """An entry point of an installed package."""

    name, value, dist = "theirs", "their_package:Theirs", None

    def load(self) -> object:
        return type("Theirs", (), {"__init__": lambda self, seed: None, "choose": lambda self, game: game.options[-1]})


def test_an_installed_package_brings_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_installed", lambda: {"theirs": Point()})
    game = new_game("RM-T1", seed=1)
    assert make_bot("theirs").choose(game) is game.options[-1]
    with pytest.raises(ShambleError, match="did you mean 'theirs'"):
        make_bot("their")
