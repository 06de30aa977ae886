"""What `show` prints can be copied into a scenario."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.cli import main
from shamble.scenario import run_scenario

POSITION: dict[str, Any] = {
    "scenario": "Something of everything",
    "board": {
        "grid": "a b C\na b D",
        "openings": ["b-D"],
        "doors": {"b-C": "closed"},
        "barricades": {"a-b": 1},
        "zones": {"D": {"objective": "blue"}},
    },
    "players": [["Amy", "Bob"], ["Cid"]],
    "survivors": {
        "Amy": {"at": "b", "hands": ["Pistol", "Sawed-Off"], "reserve": ["Sawed-Off", "Rifle", "Scope"], "xp": 8},
        "Bob": {"at": "b", "hands": ["Crowbar", "Pan"], "skills": ["Reaper: Melee"], "wounds": 1},
        "Cid": {"status": "dead"},
    },
    "zombies": {"b": {"Walker": 2}, "D": {"Fatty": 1}},
    "pieces": [{"piece": "car", "zone": "b", "kind": "taxi"}],
    "allows": ["driving"],
    "discards": {"zombie": [12, {"blue": {"Walker": 1}}]},
    "aside": ["Pan"],
    "decks": {"equipment": ["Water", "Bow"], "zombie": [7], "rest": "none"},
}


def shown(what: str, *steps: dict[str, Any], **changes: Any) -> list[str]:
    result = run_scenario({**POSITION, **changes, "steps": [*steps, {"show": what}]})
    assert result.ok, result.difference
    head, *lines = result.shown[0].splitlines()
    assert head == f"step {len(steps) + 1}: show {what}"
    return [line[2:] for line in lines]


def copied(lines: list[str]) -> list[Any]:
    return [yaml.safe_load(line) for line in lines if line.startswith("{")]


def test_every_option_can_be_copied_into_do() -> None:
    lines = shown("options")
    assert lines[0] == "decision turn, asked: Amy, player 1"
    assert "at any moment:" in lines
    offered = copied(lines)
    assert {"move", "ranged", "trade", "end"} <= {one["action"] for one in offered}
    acts = {one["action"] for one in copied(lines[lines.index("at any moment:") :])}
    assert {"discard", "build"} <= acts
    for option in offered:
        result = run_scenario({**POSITION, "steps": [{"do": option, "dice": [6] * 9}]})
        assert "option" not in str(result.difference), (option, result.difference)


def test_an_option_without_a_field_is_told_from_one_with_it() -> None:
    fanning = {**POSITION["survivors"], "Amy": {"at": "b", "hands": ["Pistol"], "skills": ["Fanning"]}}
    let_in = {"survivors": fanning, "options": {"skills": "semi-official"}, "zombies": {"a": {"Walker": 1}}}
    shots = [one for one in copied(shown("options", **let_in)) if one["action"] == "ranged"]
    plain = next(one for one in shots if one.get("name") == "")
    result = run_scenario({**POSITION, **let_in, "steps": [{"do": plain, "dice": [1]}]})
    assert result.ok, result.difference


def test_a_decision_in_the_middle_is_shown_and_looked_at() -> None:
    lines = shown("options", {"run": "activation"}, zombies={"b": {"Walker": 1}})
    assert lines[0] == "decision share-wound, asked: player 1, player 2"
    assert "{action: wound, zone: b, kind: Walker, other: Bob}" in lines


def test_the_end_is_shown() -> None:
    steps = [{"run": "activation"}]
    ann = {"Amy": {"at": "b", "wounds": 1}, "Bob": {"status": "dead"}, "Cid": {"status": "dead"}}
    assert shown("options", *steps, survivors=ann) == ["the game is over: lost (all-dead)"]


def test_corrections_are_shown_apart() -> None:
    on = {"corrections": "on"}
    assert shown("options", options=on)[-1].endswith(" corrections besides: show: corrections")
    assert "{action: fix-noise, zone: a, n: 1}" in shown("corrections", options=on)
    assert shown("corrections") == ["none"]


def test_the_position_can_be_copied_into_a_step() -> None:
    lines = shown("state")
    expect = yaml.safe_load("\n".join(lines))["expect"]
    assert expect["survivors"]["Cid"] == "dead"
    assert expect["survivors"]["Bob"]["reserve"] == ["Wounded"]
    assert expect["pieces"][0]["kind"] == "taxi"
    assert expect["discards"] == {"zombie": [12, {"blue": {"Walker": 1}}]}
    assert {"zombies", "doors", "barricades", "turn", "decision", "decks"} <= set(expect)
    result = run_scenario({**POSITION, "steps": [{"expect": expect}]})
    assert result.ok, result.difference


def test_piles_are_shown_from_the_top() -> None:
    decks = {**POSITION["decks"], "pimpweapon": []}
    told = yaml.safe_load("\n".join(shown("piles", decks=decks)))
    assert told["decks"]["equipment"] == ["Water", "Bow"]
    assert told["discards"]["zombie"] == [12, {"blue": {"Walker": 1}}]
    assert told["aside"] == {"all": ["Pan"]}
    assert told["decks"]["pimpweapon"] == 0
    result = run_scenario({**POSITION, "decks": decks, "steps": [{"expect": told}]})
    assert result.ok, result.difference


def test_equal_events_are_folded() -> None:
    lines = shown("events", {"run": "end", "repeat": 3})
    assert lines == ["end-phase (round: 1) CL-ROUND-01 x3"]


def test_command_prints_what_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.yaml"
    steps = [{"show": ["events", "state"]}, {"expect": {"round": 7}}]
    path.write_text(yaml.safe_dump({**POSITION, "steps": steps}), encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "    step 1: show events"
    assert "    step 1: show state" in lines
    assert lines.index("    step 1: show state") < lines.index("    step 2: expect")
