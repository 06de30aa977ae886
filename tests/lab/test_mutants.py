"""Mutants: which wrongs there are, what they look like, and that those called harmless still exist."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.cli.mutants import ROOT
from shamble.lab.data_mutants import HARMLESS as HARMLESS_DATA
from shamble.lab.data_mutants import all_changes, changed, changes_of
from shamble.lab.data_mutants import harmless as data_reasons
from shamble.lab.hook_mutants import harmless as harmless_hooks
from shamble.lab.mutants import all_mutations, chosen, harmless, run
from shamble.lab.mutations import Mutation, mutated, mutations
from shamble.lab.wrongs import reasons

SOURCE = """
def dear(g, cost):
    \'\'\'CL-X-01.\'\'\'
    g.emit("paid", cost=cost)
    g.purse -= cost
    return cost >= 2 and not g.free
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "dear.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def wrong(found: list[Mutation], what: str) -> str:
    """The module with this wrong in it."""
    return mutated(SOURCE, next(one for one in found if one.what.startswith(what)))


def test_each_wrong_changes_one_thing(module: Path) -> None:
    found = mutations(module, "rules/dear.py")
    assert "g.purse -= cost" not in wrong(found, "drop `g.purse -= cost`")
    assert "return cost >= 2 or not g.free" in wrong(found, "Or in")
    assert "cost > 2" in wrong(found, "Gt in")
    assert "cost >= 3" in wrong(found, "3 for 2")


def test_equal_statements_have_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "twice.py"
    path.write_text("def a():\n    g.pop()\n\n\ndef b():\n    g.pop()\n", encoding="utf-8")
    assert [one.name for one in mutations(path, "twice.py")] == [
        "twice.py: drop `g.pop()`",
        "twice.py: drop `g.pop()` (#2)",
    ]


def test_reports_and_docstrings_are_left_alone(module: Path) -> None:
    assert not [one for one in mutations(module, "dear.py") if "emit" in one.what or one.line <= 4]


def test_a_seed_gives_the_same_sample_and_only_what_was_asked_for() -> None:
    first = chosen(ROOT, "species", 20, seed=3)
    assert [one.name for one in first] == [one.name for one in chosen(ROOT, "species", 20, seed=3)]
    assert first != chosen(ROOT, "species", 20, seed=4)
    assert len(first) == 20
    assert all("species" in one.file for one in first)


def test_what_is_called_harmless_is_a_wrong_of_today_and_says_why() -> None:
    reasons = harmless(ROOT)
    names = {mutation.name for mutation in all_mutations(ROOT)}
    assert [name for name in reasons if name not in names] == []
    assert all(len(reason) > 20 for reason in reasons.values())


def test_one_folder_alone_can_be_asked(tmp_path: Path) -> None:
    shown = next(one for one in all_mutations(ROOT, "rules/bounty") if one.what.startswith("NotEq in `given['bounty']"))
    elsewhere = next(one for one in all_mutations(ROOT, "rules/barricades") if one.what.startswith("drop"))
    found = run(ROOT, tmp_path / "results.json", 5, [shown, elsewhere], by="tests/scenarios/undead-or-alive/bounty")
    assert found == {shown.name: "scenarios", elsewhere.name: ""}


def test_a_folder_without_scenarios_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutants", "--by", "tests/docs"]) != 0
    assert "no scenario lies in 'tests/docs'; name a folder of them" in capsys.readouterr().err


def test_every_figure_is_changed_and_every_key_taken_away_but_for_words() -> None:
    data = {"cards": [{"name": "Rake", "range": [0, 1], "dual": True, "text": "For leaves.", "needs": {"cards": 2}}]}
    found = changes_of(data, "shed.yaml")
    assert [one.what for one in found] == [
        "without range",
        "range[1] 1 for 0",
        "range[2] 2 for 1",
        "without dual",
        "dual false for true",
        "without needs",
        "without needs.cards",
        "needs.cards 3 for 2",
    ]
    assert {one.record for one in found} == {"Rake"}
    cards = [changed(data, one)["cards"][0] for one in found]
    assert [len(card) for card in cards] == [4, 5, 5, 4, 5, 4, 5, 5]
    assert [cards[at][key] for at, key in ((1, "range"), (4, "dual"), (7, "needs"))] == [[1, 1], False, {"cards": 3}]
    assert data["cards"][0]["range"] == [0, 1]


def test_a_mission_is_one_record_and_its_lists_lose_entries() -> None:
    found = changes_of({"format": 1, "id": "X-1", "title": "Rain", "lose": [{"dead": "any"}]}, "x.yaml")
    assert [one.name for one in found] == [
        f"x.yaml: X-1: without {what}" for what in ("lose", "lose[1]", "lose[1].dead")
    ]


DATA = """
from pathlib import Path
from shamble.lab.data_mutants import all_changes, run

card = "undead-or-alive/equipment/ranged.yaml: Remington: "
todo = [one for name in {names!r} for one in all_changes(Path.cwd(), card + name)]
run(Path.cwd(), Path({results!r}), 5, todo, report=print)
"""


def test_a_figure_is_noticed_by_scenarios_that_name_its_card(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    command = [sys.executable, "-c", DATA.format(names=["dice 2 for 1"], results=str(results))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    name = "undead-or-alive/equipment/ranged.yaml: Remington: dice 2 for 1"
    assert done.stdout.splitlines() == [f"scenarios: {name}"], done.stderr
    assert json.loads(results.read_text()) == {name: "scenarios"}


def test_changes_called_harmless_exist_and_say_why() -> None:
    names = [one.name for one in all_changes(ROOT)]
    patterns = reasons(ROOT / HARMLESS_DATA)
    assert set(data_reasons(ROOT, names).values()) == set(patterns.values())
    assert all(len(reason) > 20 for reason in patterns.values())


HOOKS = """
from pathlib import Path
from shamble.lab.data_mutants import HARMLESS as HARMLESS_DATA
from shamble.lab.data_mutants import all_changes, changed, changes_of
from shamble.lab.data_mutants import harmless as data_reasons
from shamble.lab.hook_mutants import Spot, HookTrial, run

send_back = Spot("CL-SECZONE-02", "turn-ends", "shamble.rules.places.security.send_back")
shown = ("tests/scenarios/classic/special-zones/security/taken-in-by-another.yaml",)
elsewhere = ("tests/world/test_pieces.py",)
todo = [HookTrial(send_back, *how) for how in (("1", shown, ()), ("2", (), ()), ("3", (), elsewhere))]
lines = []
run(Path.cwd(), Path({results!r}), 5, todo, report=lines.append)
print(*sorted(lines), sep="\\n")
"""


def test_a_hook_is_missed_by_a_claiming_scenario_or_named(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    command = [sys.executable, "-c", HOOKS.format(results=str(results))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    name = "CL-SECZONE-02 at turn-ends: shamble.rules.places.security.send_back"
    assert done.stdout.splitlines() == [f"NOT MISSED: {name}", f"scenarios: {name}", f"unclaimed: {name}"], done.stderr
    assert json.loads(results.read_text())[f"{name} 1"] == "scenarios"


def test_hooks_called_harmless_exist_and_say_why() -> None:
    for name, reason in harmless_hooks(ROOT).items():
        module, _, function = name.rpartition(": ")[2].partition(".<locals>")[0].rpartition(".")
        assert callable(getattr(importlib.import_module(module), function)), name
        assert len(reason) > 20
