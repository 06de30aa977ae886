"""The benchmark measures what it says, writes it down, and tells what has become worse."""

import gc
import json
from pathlib import Path

import msgspec
import pytest

from shamble.cli import bench as command
from shamble.cli import main
from shamble.editions import EDITIONS, Edition
from shamble.errors import ShambleError
from shamble.lab import bench, growth
from shamble.lab.bench import Baseline, BenchRow, Figures, Report, Speed, drops, read_baseline, write_baseline
from shamble.lab.growth import Growth
from shamble.lab.measured import CHECKOUT_FILE

FIGURES = Figures(1000, 5.0, 10.0, 8.0)
ROW = BenchRow("RM-M01", FIGURES, 300.0, 2.0, 5.0)
REPORT = Report("3.11", [ROW], FIGURES)
BASELINE = {"RM-M01": Baseline(2.0, 5.0, {"3.11": 300.0})}
GROWTH = Growth(1.0, 20.0, 500.0, 9.0, 40.0, 120.0)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "measured.md"
    path.write_text(CHECKOUT_FILE.read_text(encoding="utf-8"), encoding="utf-8")
    return path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "benched", lambda: iter(["RM-T1"]))
    monkeypatch.setattr(bench, "COPIES", 3)
    monkeypatch.setattr(bench, "MID_GAME_CHOICES", 3)
    monkeypatch.setattr(bench, "COUNTED_SEEDS", range(1))
    monkeypatch.setattr(command, "measure_growth", lambda: GROWTH)


def changed(**changes: float | None) -> Report:
    return Report("3.11", [msgspec.structs.replace(ROW, **changes)])


def test_a_drop_of_more_than_a_tenth_is_told() -> None:
    assert drops(REPORT, BASELINE) == []
    assert drops(changed(ratio=1.81, copy_ratio=4.51, calls_per_decision=329.0), BASELINE) == []
    assert drops(changed(ratio=1.79), BASELINE) == [
        "RM-M01: decisions/s are 1.79 times those of catanatron, they were 2.0 times"
    ]
    assert drops(changed(copy_ratio=4.4), BASELINE) == [
        "RM-M01: copies/s are 4.4 times those of catanatron, they were 5.0 times"
    ]
    assert drops(changed(calls_per_decision=331.0), BASELINE) == ["RM-M01: 331.0 calls per decision, there were 300.0"]
    worse = changed(ratio=None, copy_ratio=None, calls_per_decision=331.0)
    assert len(drops(worse, BASELINE)) == 1, "calls are counted without the other engine, too"
    assert drops(worse, {"RM-M01": Baseline(2.0, 5.0, {"3.12": 1.0})}) == [], "another Python calls otherwise"
    assert drops(worse, {"GAL-4": BASELINE["RM-M01"]}) == []


def test_a_baseline_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "benchmarks" / "baseline.json"
    assert read_baseline(path) == {}
    write_baseline(path, REPORT)
    assert read_baseline(path) == BASELINE
    write_baseline(path, Report("3.12", [msgspec.structs.replace(ROW, calls_per_decision=280.0)], FIGURES))
    assert read_baseline(path)["RM-M01"].calls == {"3.11": 300.0, "3.12": 280.0}
    with pytest.raises(ShambleError, match="ratios"):
        write_baseline(path, Report("3.11", [ROW]))
    path.write_text("{", encoding="utf-8")
    with pytest.raises(ShambleError, match="no baseline"):
        read_baseline(path)


def test_the_baseline_of_this_checkout_has_all_missions_that_are_measured() -> None:
    kept = read_baseline(bench.BASELINE)
    assert list(kept) == list(bench.benched())
    assert all(one.calls and one.ratio > 0 and one.copy_ratio > 0 for one in kept.values())


def test_every_edition_has_a_row(frontier: Edition) -> None:
    found = list(bench.benched())
    assert found[:3] == ["RM-M01", "GAL-4", "GAL-7"]
    for edition in EDITIONS.values():
        assert any(name in edition.pack.missions for name in found) or not edition.pack.missions
    assert any(name in frontier.pack.missions for name in found)


def test_calls_are_the_same_each_time() -> None:
    quiet = bench.calls_per_decision("RM-T1")
    assert quiet > 50
    gc.callbacks.append(lambda *told: [str(one) for one in range(1000)])
    threshold = gc.get_threshold()
    gc.set_threshold(50)
    try:
        assert bench.calls_per_decision("RM-T1") == quiet, "others are called when garbage is collected"
    finally:
        gc.callbacks.pop()
        gc.set_threshold(*threshold)


def test_a_game_that_does_not_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "new_game", lambda *_, **__: growth.endless_game())
    monkeypatch.setattr(bench, "MOST_CHOICES", 50)
    monkeypatch.setattr(bench, "COPIES", 3)
    assert bench.measure("RM-M01", 0.001, 0).games >= 1


def test_ours_and_the_other_take_turns_and_the_median_counts(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    order: list[str] = []
    ours = iter([4, 1, 3, 9, 2])

    def measured(mission: str, *_: float) -> Speed:
        order.append(mission)
        return Speed(100 * next(ours), 500, 5, 1.0, 10.0)

    def other(*_: object) -> Speed:
        order.append(bench.PEER)
        return Speed(100, 500, 5, 1.0, 40.0)

    monkeypatch.setattr(bench, "measure", measured)
    monkeypatch.setattr(bench, "measure_peer", other)
    (row,) = bench.bench(1.0, Path("python")).rows
    assert order == ["RM-T1", bench.PEER] * 5
    assert (row.ratio, row.copy_ratio, row.ours.decisions_per_second) == (3.0, 4.0, 300)


def test_the_command_writes_down_tells_and_judges(
    page: Path, tmp_path: Path, quick: None, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = page.read_text(encoding="utf-8").count("\n")
    how = ["bench", "--alone", "--seconds", "0.01", "--measured", str(page), "--baseline", str(tmp_path / "base.json")]
    assert main(how) == 0
    assert page.read_text(encoding="utf-8").count("\n") == lines + 2
    assert "calls per decision" in capsys.readouterr().out
    (tmp_path / "base.json").write_bytes(
        msgspec.json.encode({"RM-T1": Baseline(1.0, 1.0, dict.fromkeys(("3.11", "3.12", "3.13", "3.14"), 1.0))})
    )
    assert main([*how, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (len(told["worse"]), told["growth"]["crowd"]) == (1, 1.0)
    assert main([*how, "--rebase"]) == 2, "a baseline holds ratios"


def test_growth_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "TRIES", 1)
    monkeypatch.setattr(growth, "CROWDED_GAMES", 2)
    found = growth.measure_growth(1600, 700)
    assert 0 < found.load_ms < found.run_ms
    assert found.bytes_per_choice < 300
    assert found.crowd > 0
    assert found.help_ms < found.rules_ms
