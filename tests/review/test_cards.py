"""Missions of one's own with Objective cards and a Clock: every fault is found and told where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.files.reading import read_document
from shamble.review import review

PACK = EDITIONS["second-edition"].pack
HEAD = """
format: 1
id: cards
title: Cards
edition: second-edition
box: WZC
boxes: [2E]
variant: washington-zc
survivors: [6, 6]
from: designed
tiles: [[10R, 11R]]
turns: [[0, 0]]
start: [10R.E]
spawns: [{zone: 11R.K1, kind: start}]
"""
SOUND = """
options: {clock: "21"}
objective_cards:
  - {id: "1", zone: 10R.A, title: One, text: Read Note 1., do: [{note: KEY}, {read: "1"}]}
  - {id: "2", hour: 23, title: Two, text: The hall is lit., do: [{light: [10R.K1]}]}
note_cards: [{id: "1", title: Note, text: Nothing.}]
win: [{cards: ["1"]}]
epilogues: [{when: {noted: KEY}, story: The end.}]
"""


def faults(folder: Path, text: str) -> list[str]:
    """The faults of a Mission, each with its place."""
    file = folder / "cards.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    return [str(fault) for fault in review(read_document(file), PACK).faults]


def test_a_mission_with_cards_and_a_clock(tmp_path: Path) -> None:
    assert faults(tmp_path, SOUND) == []


@pytest.mark.parametrize(
    ("sound", "wrong", "place", "told"),
    [
        ("zone: 10R.A", "zone: 10R.Z", "objective_cards[0].zone", 'no Zone "10R.Z"'),
        ("zone: 10R.A", "doors: [[10R.A, 10R.E]]", "objective_cards[0].doors[0]", "no door lies between"),
        ("zone: 10R.A, ", "", "objective_cards[0]", "expected one place: zone, doors or hour"),
        ('read: "1"', 'read: "9"', "objective_cards[0].do[1].read", 'no Note "9"'),
        ("note: KEY", "notes: KEY", "objective_cards[0].do[0].notes", 'unknown effect "notes", did you mean "note"?'),
        ('id: "2"', 'id: "1"', "objective_cards[1].id", 'an Objective card "1" already'),
        ('clock: "21"', 'clock: "25"', "options.clock", "it may be 'off' or 'now'"),
        ('cards: ["1"]', 'cards: ["7"]', "win[0].cards[0]", 'no Objective card "7"'),
        ('{read: "1"}', "{xp: 1}", "note_cards[0]", "nothing sends anybody to this Note"),
        ("when: {noted", "when: {notes", "epilogues[0].when.notes", 'unknown condition "notes"'),
    ],
)
def test_what_is_wrong_with_cards_is_told_where_it_stands(
    tmp_path: Path, sound: str, wrong: str, place: str, told: str
) -> None:
    assert sound in SOUND
    found = faults(tmp_path, SOUND.replace(sound, wrong, 1))
    assert any(place in fault and told in fault for fault in found), found


def test_a_light_beam_shines_next_door(tmp_path: Path) -> None:
    beam = "pieces: [{piece: light-beam, zone: 11R.K1, toward: %s}]\n"
    (told,) = faults(tmp_path, SOUND + beam % "11R.A")
    assert "pieces[0].toward" in told
    assert "11R.A is not next to 11R.K1" in told
    assert faults(tmp_path, SOUND + beam % "11R.K2") == []
    assert faults(tmp_path, SOUND + beam % "11R.K1") == [], "at a wall of its own Zone"


def test_an_end_of_the_story_that_is_never_told(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(HEAD + SOUND.replace("{when: {noted: KEY}", "{when: {noted: KEYS}"), encoding="utf-8")
    (told,) = [str(one) for one in review(read_document(file), PACK).notes if "epilogues" in str(one)]
    assert "epilogues[0].when.noted: this end of the story is never told" in told
