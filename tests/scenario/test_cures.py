"""A scenario that fails says what would help."""

from typing import Any

import pytest

from shamble.scenario import run_scenario

Steps = list[dict[str, Any]]

POSITION: dict[str, Any] = {
    "scenario": "Help",
    "board": {"grid": "a b c"},
    "survivors": {
        "Ann": {"at": "b", "hands": ["Crowbar", "Pistol"], "skills": []},
        "Bob": {"at": "c", "skills": []},
    },
}
BITTEN = {"zombies": {"b": {"Walker": 1}}}
MIDDLE: dict[str, Any] = {"run": "activation"}


def helped(steps: Steps, **changes: Any) -> str:
    found = run_scenario({**POSITION, **changes, "steps": steps}).difference
    assert found is not None
    return next(line.strip().removeprefix("help: ") for line in found.splitlines() if line.startswith("  help: "))


def test_a_decision_that_came_up() -> None:
    told = helped([MIDDLE], **BITTEN)
    assert "answers: [{lose: Crowbar}] at the step that leads here" in told
    assert "a step answer: {lose: Crowbar}" in told
    assert "expect: {decision: lose-card}" in told
    assert run_scenario({**POSITION, **BITTEN, "steps": [{**MIDDLE, "answers": [{"lose": "Crowbar"}]}]}).ok


def test_an_answer_needs_all_fields_where_two_options_are_alike() -> None:
    two = {"Ann": {"at": "b", "hands": ["Pan"], "reserve": ["Pan"], "skills": []}}
    told = helped([MIDDLE], **BITTEN, survivors=two)
    assert "answers: [{who: Ann, action: lose, card: Pan, to: hand}]" in told


@pytest.mark.parametrize(
    ("do", "told"),
    [
        ({"who": "Ann", "action": "move", "zone": "b"}, "the nearest is {who: Ann, action: move, zone: a, cost: 1}"),
        ({"who": "Bob", "action": "move"}, "it is the turn of Ann; first do: {who: Ann, action: end}"),
        ({"who": "Ann", "action": "move"}, "say which one: zone: a or zone: c"),
        ({"who": "Ann", "action": "discard"}, "say which one: with: [Crowbar] or with: [Pistol]"),
    ],
)
def test_an_option_that_is_not_there_or_not_alone(do: dict[str, Any], told: str) -> None:
    assert helped([{"do": do}]) == told


def test_the_nearest_has_most_of_the_fields() -> None:
    wanted = {"who": "Ann", "action": "ranged", "zone": "c", "with": ["Pistol"], "cost": 2}
    near = "the nearest is {who: Ann, action: ranged, zone: c, with: [Pistol], cost: 1}"
    crowd = {"zombies": {"a": {"Walker": 1}, "c": {"Walker": 1}}}
    assert helped([{"do": wanted}], **crowd) == near
    assert helped([{"offer": wanted}], **crowd) == near


def test_what_is_asked_first() -> None:
    steps: Steps = [
        MIDDLE,
        {"expect": {"decision": "lose-card"}},
        {"do": {"who": "Ann", "action": "move", "zone": "a"}},
    ]
    assert helped(steps, **BITTEN) == "lose-card is asked first; answer it, e.g. with {lose: Crowbar}"


def test_an_answer_to_something_else() -> None:
    told = helped([{**MIDDLE, "answers": [{"reroll": "Lucky"}]}], **BITTEN)
    assert told == "lose-card is answered e.g. by {lose: Crowbar}"


def test_what_is_left_over() -> None:
    assert "take it out" in helped([{"run": "end", "answers": [{"lose": "Pan"}]}])
    assert "take out what is left over" in helped([{"run": "end", "dice": [1]}])


def test_corrections_in_the_middle_of_something() -> None:
    on = {**BITTEN, "options": {"corrections": "on"}}
    steps: Steps = [MIDDLE, {"expect": {"decision": "lose-card"}}, {"do": {"action": "fix-noise", "zone": "a", "n": 1}}]
    assert helped(steps, **on) == "corrections are offered only while nothing but a turn is going on"
    assert run_scenario({**POSITION, **on, "steps": steps[2:]}).ok
    assert run_scenario({**POSITION, "steps": [{"refuse": {"action": "fix-noise"}}]}).ok


def test_the_end_of_the_game_is_told() -> None:
    lost = {"survivors": {"Ann": {"at": "b", "wounds": 1}}, **BITTEN}
    found = run_scenario({**POSITION, **lost, "steps": [MIDDLE, {"do": {"action": "move"}}]}).difference
    assert "got: the game is over: lost (all-dead)" in str(found)


def test_each_time_of_a_repeated_step_is_counted() -> None:
    found = run_scenario({**POSITION, "steps": [{"do": {"who": "Ann", "action": "noise"}, "repeat": 4}]}).difference
    assert str(found).startswith("step 1, time 4 of 4: do {who: Ann, action: noise}")
    assert "    noise (zone: b, tokens: 1)" in str(found)


def test_equal_events_are_told_once() -> None:
    steps = [{"run": "end", "repeat": 2}, {"expect": {"round": 7}}]
    found = run_scenario({**POSITION, "steps": steps}).difference
    assert "    end-phase (round: 1) CL-ROUND-01 x2" in str(found).splitlines()
