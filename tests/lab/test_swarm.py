"""A small swarm on a real server: nothing is lost, whether the server stops or is killed, and faults are noticed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble.cli import main, soak
from shamble.lab import swarm
from shamble.lab.log_checks import Answered, faults_of_table
from shamble.lab.measured import CHECKOUT_FILE
from shamble.lab.swarm import Load, Swarmed
from shamble.lab.swarm_server import SwarmError
from shamble.table import Store, Tables
from shamble.world.setup import GameSetup


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "measured.md"
    path.write_text(CHECKOUT_FILE.read_text(encoding="utf-8"), encoding="utf-8")
    return path


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.in_folder(tmp_path)
    yield store
    store.close()


def test_a_small_load_is_measured_and_written_down(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = page.read_text(encoding="utf-8").count("\n")
    how = ["--tables", "2", "--seats", "3", "--minutes", "0.025", "--think", "0.01", "0.05", "--json"]
    assert main(["load", *how, "--measured", str(page)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["seats"], told["faults"]) == (2, 6, [])
    assert told["choices"] >= 1
    assert 0 < told["answer_median"] <= told["answer_95"] <= told["answer_worst"]
    assert page.read_text(encoding="utf-8").count("\n") == rows + 1


def test_a_killed_server_has_kept_what_it_answered(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    how = ["--minutes", "0.001", "--seed", "3", "--mission", "RM-T1", "--kills", "1", "--json"]
    assert main(["soak", *how, "--measured", str(page)]) == 0
    killed = json.loads(capsys.readouterr().out)["killed"]
    assert (killed["kills"], killed["failed"]) == (1, [])
    assert killed["answered"] >= 1
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| kill -9 |")]
    assert [row.split(" | ")[2] for row in rows] == ["1"]


def test_a_kill_that_lost_something_names_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lost = Swarmed(2, 4, 1.0, 9, 9.0, 1.0, 1.0, 1.0, 2, 0, ["table ABC: a choice is gone"])
    monkeypatch.setattr(soak, "kill", lambda seed: lost)
    assert soak.kill_servers(41, 2).failed == [41, 42]
    assert "kill with seed 41: table ABC: a choice is gone" in capsys.readouterr().err


def test_lost_and_changed_choices_are_noticed(store: Store) -> None:
    table = Tables(store).create(GameSetup(mission="RM-T1", seed=1)).table
    seq, key = table.seq, table.game.options[0].key
    table.choose({0}, seq, key)
    assert faults_of_table(store, table.code, [Answered(table.code, seq, key)]) == []
    assert "'nothing' is there" in faults_of_table(store, table.code, [Answered(table.code, seq + 1, key)])[0]
    assert "was answered after entry" in faults_of_table(store, table.code, [Answered(table.code, seq, "other")])[0]
    assert faults_of_table(store, "NOPE99") == ["table NOPE99 is gone"]


@pytest.mark.parametrize(
    "load", [Load(tables=0), Load(tables=100_000), Load(seats=7), Load(seconds=0), Load(seconds=1e9)]
)
def test_what_would_be_too_much_is_refused(load: Load) -> None:
    with pytest.raises(SwarmError, match="name"):
        swarm.swarm(load)
