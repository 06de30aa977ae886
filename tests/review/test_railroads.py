"""`shamble check` of Missions with a railroad."""

from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.files.reading import read_document
from shamble.review import review

EXAMPLE = """format: 1
id: rails
title: Rails
edition: undead-or-alive
box: UOA
variant: printed
survivors: [3, 6]
from: designed
tiles: [[8V, 1R], [10V, 12V], [2R, 5V]]
turns: [[0, 270], [0, 0], [0, 0]]
train: {starts: {taken: all}, cars: true}
start: [2R.S5]
spawns: [{zone: 8V.S1, kind: starting}]
objectives: [{zone: 2R.C}]
win: [{train: left}]
lose: [{train: missed}]
"""


def _told(folder: Path, *changes: tuple[str, str]) -> tuple[list[str], list[str]]:
    text = EXAMPLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "rails.yaml"
    path.write_text(text, encoding="utf-8")
    found = review(read_document(path), EDITIONS["undead-or-alive"].pack)
    return [str(one) for one in found.faults], [str(one) for one in found.notes]


def test_nothing_is_wrong_with_the_example(tmp_path: Path) -> None:
    assert _told(tmp_path) == ([], [])


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("10V, 12V", "11V, 12V", "found no tile with the locomotive"),
        ("[10V, 12V], [2R, 5V]", "[10V, 12V], [2R, 11V]", "expected one straight line"),
        ("[0, 0], [0, 0]]", "[0, 90], [0, 0]]", "12V is turned across the railroad"),
        ("starts: {taken: all}, ", "", "nothing ever starts this Train"),
        ("starts: {taken: all}, ", "", "this can never be met: nothing ever starts the Train"),
        ("train: {starts: {taken: all}, cars: true}\n", "", "no Train moves in this Mission: give the key train"),
        ("starts: {taken: all}", "starts: {taken: [blue]}", "this Mission has no blue Objective"),
        ("{train: missed}", "{train: lost}", "missed"),
        ("cars: true}", "cars: true}\nparts: {train: {states: {a: {}, b: {}}}}", "leave this out"),
    ],
)
def test_what_a_train_cannot_do_is_told(tmp_path: Path, old: str, new: str, fault: str) -> None:
    faults, notes = _told(tmp_path, (old, new))
    assert any(fault in one for one in (*faults, *notes))


def test_a_strip_on_the_rim_is_no_zone(tmp_path: Path) -> None:
    upper = "tiles: [[8V, 1R], [10V, 12V], [2R, 5V]]\nturns: [[0, 270], [0, 0], [0, 0]]\n"
    lower = "tiles: [[12R, 10R], [2R, 5V]]\nturns: [[0, 0], [0, 0]]\n"
    standing = ("train: {starts: {taken: all}, cars: true}\n", "")
    goals = ("{train: left}", "{taken: all}"), ("lose: [{train: missed}]", "")
    faults, _ = _told(tmp_path, (upper, lower), standing, ("zone: 8V.S1", "zone: 12R.N2"), *goals)
    assert [one for one in faults if "12R.N2 joins no street here, and so is no Zone" in one]


def test_what_will_be_crushed_is_noted(tmp_path: Path) -> None:
    _, notes = _told(tmp_path, ("{zone: 2R.C}", "{zone: 12V.R2}, {zone: 2R.C}"))
    assert [one for one in notes if "objectives[0].zone: the Train crushes whatever still lies in 1R.S4" in one]
