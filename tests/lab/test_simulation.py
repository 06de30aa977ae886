"""`simulate` counts the same for any number of workers."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from shamble.bots import named_bot, own
from shamble.cli import main
from shamble.errors import ShambleError
from shamble.lab.playing import Played
from shamble.lab.results import Results
from shamble.lab.simulation import Crew, games_of, one_cell, play_cells, simulate, summary


def timeless(played: Played) -> Played:
    """The line of a game without what hangs on the machine."""
    return msgspec.structs.replace(played, seconds=0)


LAST = "class Last:\n    def __init__(self, seed): ...\n    def choose(self, game): return game.options[-1]\n"


def test_the_number_of_workers_changes_nothing_but_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_ADMITTED", {})
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    cell = one_cell("RM-T1", games=6, seed=3, bot=named_bot(f"{tmp_path / 'last.py'}:Last"), most_decisions=300)
    one, two = Results(), Results()
    play_cells([cell], one)
    play_cells([cell], two, Crew(2))
    assert [timeless(played) for played in games_of(cell, one)] == [timeless(played) for played in games_of(cell, two)]
    counted = summary(cell, games_of(cell, one))
    assert counted.wins + counted.losses + counted.unfinished == counted.games == 6


def test_game_number_i_has_the_seed_s_plus_i() -> None:
    both = simulate(one_cell("RM-T1", games=2, seed=8))
    single = [simulate(one_cell("RM-T1", games=1, seed=seed)) for seed in (8, 9)]
    assert both.decisions == sum(summary.decisions for summary in single)


def test_a_game_with_too_many_decisions_is_unfinished() -> None:
    found = simulate(one_cell("RM-T1", games=2, most_decisions=5))
    assert (found.unfinished, found.decisions) == (2, 10)


def test_json_alone_is_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "RM-T1", "--games", "2", "--seed", "4", "--json", "--workers", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["mission"], data["bot"], data["games"], data["survivors"]) == ("RM-T1", "random", 2, 6)
    assert data["wins"] + data["losses"] + data["unfinished"] == 2
    assert data["low"] <= 50 * data["wins"] <= data["high"]


def test_the_result_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "RM-T1", "--games", "1"]) == 0
    assert "RM-T1, random, 6 Survivors: 1 game, 0 won" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["RM-T9"], ["RM-T1", "--bot", "gredy"], ["RM-T1", "--games", "0"]])
def test_a_mistake_is_told_without_a_traceback(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    assert capsys.readouterr().err.startswith("shamble: ")


def test_numbers_below_one_are_refused() -> None:
    with pytest.raises(ShambleError, match="must be 1 or more"):
        simulate(one_cell("RM-T1", games=1), Crew(0))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_ctrl_c_ends_all_workers_without_a_traceback() -> None:
    told_at_once = "import shamble.cli.bots as told; told.SECONDS_BETWEEN_LINES = 0"
    # A job in the background is begun deaf to Ctrl-C.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heard}; import sys; from shamble.cli import main; {told_at_once}; sys.exit(main())"
    command = [sys.executable, "-c", code, "simulate", "RM-T1", "--games", "100000", "--workers", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        assert running.stderr is not None
        running.stderr.readline()  # the first progress: the workers are at work
        os.killpg(running.pid, signal.SIGINT)
        _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in told
