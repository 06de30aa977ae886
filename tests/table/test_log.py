"""The log's lines: each says which rule made it so, and where it was; the dice say what they did."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.sent import sent
from tests.table.conftest import first, play, play_until

from shamble.engine import Option
from shamble.engine.declared import EVENTS
from shamble.engine.events import Event
from shamble.rulebook import load
from shamble.table import Table
from shamble.table.screen.dice import rolled_dice
from shamble.text import place_name, words
from shamble.text.source import outline

from ..source import nodes

SOURCE = Path(__file__).parents[2] / "src" / "shamble"


def called_with_a_rule(call: ast.Call) -> bool:
    """Whether a call of `emit` names its rule: its second argument, and no empty one."""
    code, *rest = call.args
    told = isinstance(code, ast.Constant) and EVENTS[str(code.value)].agreed
    return not rest if told else len(rest) == 1 and not (isinstance(rest[0], ast.Constant) and not rest[0].value)


def emits(path: Path) -> list[ast.Call]:
    """All calls of `emit` in a module."""
    calls = [node for node in nodes(path) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "emit"]


def test_whatever_emits_an_event_names_its_rule() -> None:
    found = [(path, call) for path in sorted(SOURCE.rglob("*.py")) for call in emits(path)]
    assert len(found) > 150
    assert [f"{path.name}:{call.lineno}" for path, call in found if not called_with_a_rule(call)] == []


@pytest.mark.parametrize("code", ["corrected", "given-up", "played-on", "rule-changed"])
def test_what_people_agree_on_is_told(code: str) -> None:
    assert EVENTS[code].agreed
    assert outline(words().file("events")[code])


def test_every_rule_that_the_source_names_is_in_the_ledger() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / "rules").rglob("*.py")))
    named = sorted(set(re.findall(r'"((?:CL|RM|SKILL)-[A-Za-z0-9-]*[a-z0-9])"', source)))
    assert len(named) > 400
    assert [rule for rule in named if load().behind(rule) is None] == []


def test_the_log_tells_what_drew_the_zombies(table: Table) -> None:
    play_until(table, lambda table: any("goals" in event.data for event in table.game.last.events))
    event = next(event for event in table.game.last.events if "goals" in event.data)
    line = next(
        line for line in reversed(sent(table.screen())["log"]) if line["kind"] == "zombies-moved" and "why" in line
    )
    assert line["rule"].startswith(("CL-ZMOVE", "CL-SPLIT"))
    for zone, people in zip(event.data["goals"], event.data["whom"], strict=True):
        assert place_name(words(), table.game, zone) in line["why"]
        assert all(table.game.person(who).name in line["why"] for who in people)
    assert str(event.data["noise"]) in line["why"]
    assert not any("why" in line for line in sent(table.screen())["log"] if line["kind"] == "moved")


def bitten(event: Event) -> bool:
    return event.code == "wounded" and event.data["source"] == "zombie"


def test_lines_of_the_zombies_have_rules_and_zones(table: Table) -> None:
    play_until(table, lambda table: any(bitten(event) for event in table.game.last.events))
    log = sent(table.screen())["log"]
    assert all(line["rule"] for line in log if line["kind"] != "table")
    wounded = next(line for line in reversed(log) if line["kind"] == "wounded")
    name = wounded["text"].split(" was ")[0]
    attacked = next(line for line in reversed(log) if line["kind"] == "attacked" and line["text"].endswith(f"{name}."))
    assert wounded["zones"] == attacked["zones"] != []


def test_a_line_points_to_where_somebody_stood_then(table: Table) -> None:
    play_until(table, lambda table: table.game.last.option is not None and table.game.last.option.action == "move")
    who = table.game.last.option.who if table.game.last.option is not None else -1
    left = next(event.data["origin"] for event in table.game.last.events if event.code == "moved")
    line = next(line for line in reversed(sent(table.screen())["log"]) if line["kind"] == "turn")
    assert line["text"].startswith(table.game.state.survivors[who].name)
    assert line["zones"] == [table.game.setting.board.zones[left].name]


@pytest.mark.parametrize("seed", range(4))
def test_the_log_reads_the_same_when_the_table_is_opened_again(table: Table, seed: int) -> None:
    seen = sent(table.screen())["log"]
    while table.game.decision is not None:
        play(table, 1, seed=1000 * seed + table.seq)
        seen = sent(table.screen())["log"]
    assert sent(Table.open(table.store, table.code).screen())["log"] == seen


def test_each_die_says_what_it_did(table: Table) -> None:
    kinds = [kind.short for kind in table.game.setting.kinds]
    deeds = [
        ("ranged", Event("rolled", {"who": 0, "dice": [1, 3, 6, 5], "accuracy": 4})),
        ("ranged", Event("hits", {"who": 0, "hits": 3, "damage": 1})),
        ("hit", Event("killed", {"who": 0, "zone": 0, "kind": 0})),
        ("second-kill", Event("killed", {"who": 0, "zone": 0, "kind": 0})),
        ("hit", Event("absorbed", {"zone": 0, "kind": 1})),
        ("hit", Event("hits-lost", {"who": 0, "hits": 1})),
    ]
    dice = sent(rolled_dice(table.game, deeds))
    assert dice is not None
    assert dice["hit"] == [False, True, True, True]
    assert dice["did"] == [f"{kinds[0]}, {kinds[0]}", f"no harm to the {kinds[1]}", "wasted"]


def test_dice_stay_until_the_turn_is_over(table: Table) -> None:
    play_until(table, lambda table: any(event.code == "hits" for event in table.game.last.events), seed=5)
    thrown = sent(table.screen())["dice"]["faces"]
    while table.game.decision is not None and table.game.decision.kind != "turn":
        choose(table, table.game.options[0])
    assert sent(table.screen())["dice"]["faces"] == thrown
    choose(table, first(table, "end"))
    while not any(event.code in ("turn", "zombies-phase") for event in table.game.last.events):
        choose(table, table.game.options[0])
    assert sent(table.screen())["dice"] is None


def choose(table: Table, option: Option) -> None:
    seats = {0, 1} if option.seat < 0 else {option.seat}
    table.choose(seats, table.seq, option.key)
