"""Whole games end as they are written down, in fresh processes with different hash seeds."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shamble.lab import golden, perft, playthrough

ROOT = Path(__file__).parents[2]
HOW_TO_RENEW = "If the change is meant, write it anew: make golden"


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_golden_games_end_alike_in_every_process(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "shamble.lab.golden", "--print"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    written = "".join((ROOT / golden.FOLDER / f"{name}.json").read_text(encoding="utf-8") for name in golden.MISSIONS)
    assert run.stdout.splitlines() == written.splitlines(), HOW_TO_RENEW


@pytest.mark.parametrize("mission", golden.MISSIONS)
def test_golden_games_are_whole_and_of_every_kind(mission: str) -> None:
    games = json.loads((ROOT / golden.FOLDER / f"{mission}.json").read_text(encoding="utf-8"))
    assert len(games) == golden.GAMES_PER_MISSION
    assert all(game["outcome"] in ("won", "lost") for game in games)
    assert len({game["hash"] for game in games}) == len(games)


def test_the_playthrough_reads_as_it_is_written_down() -> None:
    written = (ROOT / playthrough.FOLDER / f"{playthrough.MISSION}.txt").read_text(encoding="utf-8")
    assert playthrough.playthrough().splitlines() == written.splitlines(), HOW_TO_RENEW


POSITIONS = sorted((ROOT / perft.POSITIONS).glob("*.yaml"))


def test_there_are_ten_counted_positions() -> None:
    assert len(POSITIONS) == 10
    assert set(json.loads((ROOT / perft.FILE).read_text(encoding="utf-8"))) == {path.stem for path in POSITIONS}


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_counted_choice_tree(path: Path) -> None:
    written = json.loads((ROOT / perft.FILE).read_text(encoding="utf-8"))[path.stem]
    assert perft.tree(path, perft.DEPTH) == written, HOW_TO_RENEW
