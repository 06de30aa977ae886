"""`simulate` counts the same for any number of workers."""

import json
import os
import signal
import subprocess
import sys

import pytest

from shamble.cli import main
from shamble.errors import ShambleError
from shamble.lab.simulation import simulate


def test_the_number_of_workers_changes_nothing_but_the_time() -> None:
    one = simulate("RM-T1", games=6, seed=3)
    two = simulate("RM-T1", games=6, seed=3, workers=2)
    assert (one.wins, one.losses, one.decisions, one.rounds) == (two.wins, two.losses, two.decisions, two.rounds)
    assert one.wins + one.losses + one.unfinished == one.games == 6


def test_game_number_i_has_the_seed_s_plus_i() -> None:
    both = simulate("RM-T1", games=2, seed=8)
    single = [simulate("RM-T1", games=1, seed=seed) for seed in (8, 9)]
    assert both.decisions == sum(summary.decisions for summary in single)


def test_a_game_with_too_many_decisions_is_unfinished() -> None:
    summary = simulate("RM-T1", games=2, most_decisions=5)
    assert (summary.unfinished, summary.decisions) == (2, 10)


def test_json_alone_is_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "RM-T1", "--games", "2", "--seed", "4", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["mission", "games", "wins", "losses", "unfinished", "decisions", "seconds", "rounds"]
    assert data["games"] == 2


def test_the_result_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "RM-T1", "--games", "1"]) == 0
    assert "RM-T1, random: 1 game, 0 won" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["RM-T9"], ["RM-T1", "--bot", "gredy"], ["RM-T1", "--games", "0"]])
def test_a_mistake_is_told_without_a_traceback(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    assert capsys.readouterr().err.startswith("shamble: ")


def test_numbers_below_one_are_refused() -> None:
    with pytest.raises(ShambleError, match="must be 1 or more"):
        simulate("RM-T1", games=1, workers=0)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_ctrl_c_ends_all_workers_without_a_traceback() -> None:
    told_at_once = "import shamble.cli.simulate as told; told.SECONDS_BETWEEN_LINES = 0"
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
