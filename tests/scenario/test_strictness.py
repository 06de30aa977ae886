"""A scenario fails on everything that it did not foresee."""

from typing import Any

import pytest

from shamble.scenario import run_scenario

Steps = list[dict[str, Any]]

DRAWN = {"grid": "a b c\nD D c"}


def difference(steps: Steps, **position: Any) -> str | None:
    scenario: dict[str, Any] = {
        "scenario": "Strict",
        "board": DRAWN,
        "survivors": {"Ann": {"at": "a", "hands": ["Crowbar", "Pistol"], "reserve": ["Water"], "skills": []}},
        "zombies": {"a": {"Walker": 1}},
    }
    return run_scenario({**scenario, **position, "steps": steps}).difference


def told(steps: Steps, **position: Any) -> str:
    found = difference(steps, **position)
    assert found is not None
    return found


HIT = {"who": "Ann", "action": "melee", "with": ["Crowbar"]}
ATTACK: dict[str, Any] = {"run": "activation"}


def test_too_few_dice_fail() -> None:
    assert "rolls 1 dice here and the scenario has 0 left" in told([{"do": HIT}])


def test_dice_left_over_fail() -> None:
    found = told([{"do": HIT, "dice": [6, 6]}])
    assert "expected: all dice of [6, 6] to be rolled" in found
    assert "left over: [6]" in found


def test_a_decision_without_an_answer_fails_at_the_next_step() -> None:
    found = told([ATTACK, {"expect": {"round": 1}}])
    assert found.startswith("step 2: expect")
    assert "decision lose-card, asked: Ann, player 1" in found
    assert "{who: Ann, action: lose, card: Crowbar, to: hand}" in found


@pytest.mark.parametrize("then", [[], [{"run": "end"}]])
def test_a_decision_without_an_answer_fails(then: Steps) -> None:
    assert "no decision that the scenario does not foresee" in told([ATTACK, *then])


@pytest.mark.parametrize(
    "look",
    [
        {"expect": {"decision": "lose-card"}},
        {"offer": {"action": "lose", "card": "Water"}},
        {"refuse": {"action": "lose", "card": "Pan"}},
    ],
)
def test_a_decision_that_is_looked_at_is_foreseen(look: dict[str, Any]) -> None:
    assert difference([ATTACK, look]) is None


def test_looking_once_does_not_foresee_the_next_decision() -> None:
    steps = [ATTACK, {"expect": {"decision": "lose-card"}}, {"answer": {"lose": "Water"}}]
    zombies = {"a": {"Runner": 1}}
    bare = {"Ann": {"at": "a", "hands": ["Crowbar", "Pistol"], "skills": ["Is that all you've got?"]}}
    assert difference(steps, zombies={"a": {"Walker": 1}}) is None
    assert "answer-wound" in told(
        [ATTACK, {"expect": {"decision": "answer-wound"}}, {"answer": {"discard-instead": "Pistol"}}],
        survivors=bare,
        zombies=zombies,
    )


def test_answers_left_over_fail() -> None:
    found = told([{**ATTACK, "answers": [{"lose": "Water"}, {"lose": "Pistol"}]}])
    assert "left over: {lose: Pistol}" in found


def test_half_of_a_run_left_over_fails() -> None:
    assert "left over" in told([{**ATTACK, "answers": [{"lose": ["Water", "Pistol"]}]}])
    assert "left over" in told([{**ATTACK, "answers": [{"wounds": {"Ann": 2}}, {"lose": "Water"}]}])


def test_an_answer_that_does_not_fit_fails() -> None:
    found = told([{**ATTACK, "answers": [{"reroll": "Lucky"}]}])
    assert "expected: the decision that {reroll: Lucky} answers" in found
    assert "decision lose-card" in found


def test_an_answer_that_is_not_offered_fails() -> None:
    found = told([{**ATTACK, "answers": [{"lose": "Pan"}]}])
    assert "expected: an option like this: {lose: Pan}" in found
    assert "none; offered are" in found


def test_an_answer_that_fits_several_options_fails() -> None:
    found = told([{**ATTACK, "answers": [{"lose": True}]}])
    assert "expected: one option: {lose: true}" in found


def test_a_forced_choice_may_be_named_or_not() -> None:
    alone = {"Ann": {"at": "a", "hands": ["Crowbar"], "skills": []}}
    assert difference([{**ATTACK, "answers": [{"wounds": {"Ann": 1}}, {"lose": "Crowbar"}]}], survivors=alone) is None
    assert difference([{**ATTACK, "answers": [{"lose": "Crowbar"}]}], survivors=alone) is None
    assert difference([ATTACK], survivors=alone) is None
    assert "left over" in told([{**ATTACK, "answers": [{"lose": "Pan"}]}], survivors=alone)


def test_a_forced_choice_may_be_named_by_the_next_step() -> None:
    alone = {"Ann": {"at": "a", "hands": ["Crowbar"], "skills": []}}
    assert difference([ATTACK, {"answer": {"lose": "Crowbar"}}], survivors=alone) is None
    assert "the decision that {lose: Pan} answers" in told([ATTACK, {"answer": {"lose": "Pan"}}], survivors=alone)


def test_the_forced_end_of_a_turn_may_be_named() -> None:
    quiet: dict[str, Any] = {"zombies": {}, "survivors": {"Ann": {"at": "a", "actions": 1}}}
    noise = {"do": {"who": "Ann", "action": "noise"}}
    end = {"do": {"who": "Ann", "action": "end"}}
    assert difference([noise, end, {"expect": {"decision": "phase-over"}}], **quiet) is None
    assert "an option like this: {who: Ann, action: move}" in told(
        [noise, {"do": {"who": "Ann", "action": "move"}}], **quiet
    )
    assert "none; offered are" in told([noise, end, end], **quiet)


def test_do_has_to_be_offered() -> None:
    found = told([{"do": {"who": "Ann", "action": "search"}}])
    assert found.startswith("step 1: do {who: Ann, action: search}")
    assert "{who: Ann, action: melee, zone: a, with: [Crowbar], cost: 1}" in found


def test_do_has_to_be_unique() -> None:
    found = told([{"do": {"who": "Ann", "action": "move"}}], zombies={}, survivors={"Ann": {"at": "b"}})
    assert "expected: one option: {who: Ann, action: move}" in found
    assert "got:\n    several\n    {who: Ann, action: move, zone: a, cost: 1}" in found


@pytest.mark.parametrize(("cost", "fine"), [(2, True), (1, False), (0, False)])
def test_cost_has_to_be_right(cost: int, fine: bool) -> None:
    found = difference([{"do": {"who": "Ann", "action": "move", "zone": "b", "cost": cost}}])
    assert (found is None) is fine


def test_refuse_and_offer() -> None:
    move = {"who": "Ann", "action": "move", "zone": "b"}
    jump = {"who": "Ann", "action": "jump"}
    discard = {"who": "Ann", "action": "discard", "card": "Water"}
    assert difference([{"offer": [move, discard]}, {"refuse": [jump]}]) is None
    assert "expected: no option like" in told([{"refuse": move}])
    assert "expected: no option like" in told([{"refuse": discard}])
    assert "expected: an option like" in told([{"offer": [move, jump]}])


def test_nothing_can_be_done_after_the_end() -> None:
    lost: dict[str, Any] = {"survivors": {"Ann": {"at": "a", "wounds": 1}}}
    over = [ATTACK, {"expect": {"game": "lost", "reason": "all-dead", "decision": "none"}}]
    assert difference(over, **lost) is None
    assert "an option like this" in told([*over, {"do": {"action": "move"}}], **lost)
    assert "no phase 'end' to run now" in told([*over, {"run": "end"}], **lost)
    assert "the game is over" in told([{**ATTACK, "answers": [{"lose": "Pan"}]}], **lost)
    assert "the game is over" in told([*over, {"run": "until-next-player"}], **lost)


def test_too_much_undone_fails() -> None:
    assert "nothing to undo" in told([{"undo": 1}])


def test_a_card_without_a_place_fails() -> None:
    arrange = {"do": {"who": "Ann", "action": "reorganise"}, "answers": [{"arrange": {"hands": ["Water"]}}]}
    found = told([arrange])
    assert "expected: a place for every card" in found
    assert "none for Crowbar" in found


def test_a_place_without_a_card_fails() -> None:
    target = {"hands": ["Crowbar", "Pistol"], "reserve": ["Water", "Pan"]}
    found = told([{"do": {"who": "Ann", "action": "reorganise"}, "answers": [{"arrange": target}]}])
    assert "there is no Pan (more) to be placed" in found
