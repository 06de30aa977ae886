"""The log's lines: each says which rule made it so, and where it was; the dice say what they did."""

from __future__ import annotations

import inspect
import re

import pytest
from tests.table.conftest import first, play, play_until

from shamble.engine import Option
from shamble.engine.events import Event
from shamble.table import Table, reasons
from shamble.table.dice import rolled_dice
from shamble.text import words

TOLD = sorted(code for code, said in words().file.events.items() if said is not None)


@pytest.mark.parametrize("code", TOLD)
def test_every_event_that_is_told_has_a_rule(code: str) -> None:
    assert [code in known for known in (reasons.RULES, reasons.OF_THE_TABLE, reasons.NAME_THEIR_RULE)].count(True) == 1


def test_every_rule_named_is_in_the_ledger() -> None:
    named = set(re.findall(r'"((?:CL|RM|SKILL)-[\w-]+)"', inspect.getsource(reasons)))
    assert named.issuperset(reasons.RULES.values())
    entries = [reasons.rule_entry(rule) for rule in sorted(named)]
    further = {other for entry in entries if entry is not None for other in entry.interacts}
    assert [rule for rule in sorted(named | further) if reasons.rule_entry(rule) is None] == []


def rule(table: Table, *events: Event) -> str:
    return reasons.rule_of(table.game, events[-1], events, len(events) - 1)


def test_the_nearest_cause_gives_the_rule(table: Table) -> None:
    spawned = Event("spawned", {"zone": 0, "kind": 0, "count": 1})
    killed = Event("killed", {"who": 0, "zone": 0, "kind": 0})
    cards = table.game.setting.zombie_cards
    manhole = Event("zombie-card", {"zone": 0, "card": [c.kind for c in cards].index("manhole") + 1, "level": 0})
    assert rule(table, killed, spawned) == "CL-SKINNER-03"
    assert rule(table, killed, manhole, spawned) == "CL-ZCARD-09"
    ways = [Event("zombies-moved", {"origin": 3, "zone": zone, "kind": 0, "count": 1}) for zone in (4, 5)]
    assert rule(table, ways[0]) == "CL-ZMOVE-01"
    assert rule(table, *ways) == "CL-SPLIT-01"
    assert rule(table, Event("wound-stopped", {"who": 0, "by": "Tough"})) == "SKILL-tough"


def bitten(event: Event) -> bool:
    return event.code == "wounded" and event.data["source"] == "zombie"


def test_lines_of_the_zombies_have_rules_and_zones(table: Table) -> None:
    play_until(table, lambda table: any(bitten(event) for event in table.game.last.events))
    log = table.screen()["log"]
    assert all(line["rule"] for line in log if line["kind"] != "table")
    wounded = next(line for line in reversed(log) if line["kind"] == "wounded")
    name = wounded["text"].split(" was ")[0]
    attacked = next(line for line in reversed(log) if line["kind"] == "attacked" and line["text"].endswith(f"{name}."))
    assert wounded["zones"] == attacked["zones"] != []


def test_a_line_points_to_where_somebody_stood_then(table: Table) -> None:
    play_until(table, lambda table: table.game.last.option is not None and table.game.last.option.action == "move")
    who = table.game.last.option.who if table.game.last.option is not None else -1
    left = next(event.data["origin"] for event in table.game.last.events if event.code == "moved")
    line = next(line for line in reversed(table.screen()["log"]) if line["kind"] == "turn")
    assert line["text"].startswith(table.game.state.survivors[who].name)
    assert line["zones"] == [table.game.setting.board.zones[left].name]


@pytest.mark.parametrize("seed", range(4))
def test_the_log_reads_the_same_when_the_table_is_opened_again(table: Table, seed: int) -> None:
    seen = table.screen()["log"]
    while table.game.decision is not None:
        play(table, 1, seed=1000 * seed + table.seq)
        seen = table.screen()["log"]
    assert Table.open(table.store, table.code).screen()["log"] == seen


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
    dice = rolled_dice(table.game, deeds)
    assert dice is not None
    assert dice["hit"] == [False, True, True, True]
    assert dice["did"] == [f"{kinds[0]}, {kinds[0]}", f"no harm to the {kinds[1]}", "wasted"]


def test_dice_stay_until_the_turn_is_over(table: Table) -> None:
    play_until(table, lambda table: any(event.code == "hits" for event in table.game.last.events), seed=5)
    thrown = table.screen()["dice"]["faces"]
    while table.game.decision is not None and table.game.decision.kind != "turn":
        choose(table, table.game.options[0])
    assert table.screen()["dice"]["faces"] == thrown
    choose(table, first(table, "end"))
    while not any(event.code in ("turn", "zombies-phase") for event in table.game.last.events):
        choose(table, table.game.options[0])
    assert table.screen()["dice"] is None


def choose(table: Table, option: Option) -> None:
    seats = {0, 1} if option.seat < 0 else {option.seat}
    table.choose(seats, table.seq, option.key)
