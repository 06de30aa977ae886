"""Reactions that can be set: the decision says which it is, what yes and no are."""

from __future__ import annotations

from tests.sent import sent
from tests.table.conftest import play_until

from shamble.engine.decisions import Decision, Option, Question
from shamble.engine.declared import ACTIONS
from shamble.table import Table
from shamble.table.screen.reactions import REACTIONS, reactions_possible, reactions_shown


def test_reactions_are_actions_of_the_game() -> None:
    assert all(reaction.yes in ACTIONS for reaction in REACTIONS)


def asked(table: Table, kind: str, *options: Option) -> Decision:
    return Question(kind, (0,), list(options), 0)


def test_a_mask_and_a_skill_may_answer_one_wound(table: Table) -> None:
    no, mask = Option("take-wound", who=0), Option("use-mask", who=0, card=3)
    cards = [Option("discard-instead", who=0, card=card) for card in (4, 5)]
    assert sent(reactions_shown(table.game, asked(table, "answer-wound", no, mask, *cards))) == {
        "no": no.key,
        "offered": [{"code": "mask", "yes": mask.key}, {"code": "discard-instead", "yes": ""}],
    }
    one = sent(reactions_shown(table.game, asked(table, "answer-wound", no, cards[0])))
    assert one == {"no": no.key, "offered": [{"code": "discard-instead", "yes": cards[0].key}]}


def test_other_questions_are_no_reactions(table: Table) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "turn")
    seats = table.game.decision.seats if table.game.decision is not None else ()
    assert "reactions" not in sent(table.screen(seats))["decision"]


def test_only_what_may_come_to_somebody_can_be_set(table: Table) -> None:
    levels = [identity.levels for identity in table.game.setting.identities]
    possible = {one["code"]: one["who"] for one in sent(reactions_possible(table.game))}
    assert possible["reroll"] == possible["mask"] == list(range(len(levels)))
    steady = [index for index, skills in enumerate(levels) if any("Steady hand" in level for level in skills)]
    assert possible.get("spare", []) == steady
