"""Soaking goes on where it stopped, measuring writes its rows, failures name their seeds."""

import json
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.engine.errors import SetupError
from shamble.errors import ShambleError
from shamble.lab import soaking
from shamble.lab.bench import PLACING_CARDS, bench, peer_python
from shamble.lab.checker import CheckError
from shamble.lab.measured import CHECKOUT_FILE, add_row
from shamble.lab.trials import Trial

PAGE = """# Page

## First

words

| what | when |
| --- | --- |
| old | yesterday |

## Second

| what | when |
| --- | --- |
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "measured.md"
    path.write_text(PAGE, encoding="utf-8")
    return path


def test_a_row_goes_to_the_end_of_its_table(page: Path) -> None:
    add_row(page, "First", ["new", "today"])
    add_row(page, "Second", ["other", "today"])
    assert (
        page.read_text(encoding="utf-8")
        == PAGE.replace("| old | yesterday |", "| old | yesterday |\n| new | today |") + "| other | today |\n"
    )


def test_only_the_last_row_of_a_kind_is_kept_when_wished(page: Path) -> None:
    add_row(page, "First", ["old", "today"], only_last=True)
    assert page.read_text(encoding="utf-8") == PAGE.replace("yesterday", "today")


def test_a_page_without_the_table_is_an_error(page: Path) -> None:
    with pytest.raises(ShambleError, match="no table under the heading '## Third'"):
        add_row(page, "Third", ["x"])


@pytest.mark.parametrize("command", [["bench", "--alone", "--seconds", "0.05"], ["soak", "--minutes", "0.001"]])
def test_a_file_that_cannot_take_the_result_is_refused_before_anything_is_measured(
    command: list[str], page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (page.parent / "binary.md").write_bytes(b"\xff\xfe")
    for name, reason in (("measured.md", "no table"), ("binary.md", "not UTF-8"), ("none.md", "cannot be read")):
        assert main([*command, "--measured", str(page.parent / name)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert name in err
        assert reason in err
    assert page.read_text(encoding="utf-8") == PAGE


@pytest.mark.parametrize("number", ["0", "-1", "nan", "inf", "soon"])
@pytest.mark.parametrize("command", [["bench", "--seconds"], ["soak", "--minutes"], ["mutants", "--minutes"]])
def test_a_length_of_time_is_above_zero(command: list[str], number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, number]) == 2
    assert f"found '{number}', expected a number above 0" in capsys.readouterr().err


def test_mutants_of_no_file_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutants", "--only", "no_such_rule"]) == 2
    assert "no file of rules or combat has 'no_such_rule' in its name" in capsys.readouterr().err


def test_a_soak_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    first = soaking.soak(0, missions=["RM-T1"], path=path)
    second = soaking.soak(0, missions=["RM-T1"], path=path)
    assert (first.first, second.first) == (0, 1)
    assert (first.games, first.failed) == (1, [])
    assert first.decisions > 0
    assert soaking.next_seed(path) == 2


def test_a_soak_with_a_seed_leaves_the_last_place_alone(tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    assert soaking.soak(0, seed=50, path=path).first == 50
    assert soaking.next_seed(path) == 0


@pytest.mark.parametrize("text", ["", "{", "[]", '{"next": "x"}', '{"next": -3}', "{}"])
def test_a_state_file_that_is_not_ours_begins_again(text: str, tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    path.write_text(text, encoding="utf-8")
    assert soaking.next_seed(path) == 0


def test_a_soak_refuses_missions_that_it_cannot_number() -> None:
    with pytest.raises(SetupError, match="did you mean"):
        soaking.soak(0, missions=["RM-T2"], seed=0)
    with pytest.raises(SetupError, match="is a file"):
        soaking.soak(0, missions=["mine.yaml"], seed=0)


def test_a_failure_is_told_with_its_seed_and_counted(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(one: Trial, bot: object, most: int) -> None:
        raise CheckError(f"{one.name}: broken")

    monkeypatch.setattr(soaking, "check_game", fails)
    page.write_text(PAGE.replace("Second", "Soaking"), encoding="utf-8")
    assert main(["soak", "--minutes", "1e-9", "--seed", "7", "--measured", str(page), "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["failed"] == [7]
    assert "seed 7" in said.err
    assert page.read_text(encoding="utf-8").rstrip().endswith("| 1 | 0 | 1 |")


def test_bench_counts_real_decisions_and_adds_a_row(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page.write_text(PAGE.replace("Second", "Speed"), encoding="utf-8")
    assert main(["bench", "--alone", "--seconds", "0.05", "--measured", str(page), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ours"]["decisions_per_second"] > 0
    assert report["ours"]["options_per_decision"] >= 2
    assert report["ours"]["copy_us"] > 0
    assert report["peer"] is None
    assert page.read_text(encoding="utf-8").rstrip().endswith("| measured alone |")
    assert PLACING_CARDS == ("arrange", "find")


def test_bench_in_words(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page.write_text(PAGE.replace("Second", "Speed"), encoding="utf-8")
    assert main(["bench", "--alone", "--seconds", "0.05", "--measured", str(page)]) == 0
    assert "decisions/s" in capsys.readouterr().out


def test_bench_says_so_when_the_other_engine_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.lab.bench._runs", lambda command: False)
    said: list[str] = []
    assert peer_python(tmp_path / "none", said.append) is None
    assert said
    assert bench(0.02, None, "not installed").note == "not installed"


def test_the_page_of_this_checkout_has_both_tables() -> None:
    text = CHECKOUT_FILE.read_text(encoding="utf-8")
    assert "## Speed" in text
    assert "## Soaking" in text
