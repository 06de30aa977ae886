"""Screens as changes: an older screen and what is different give the newer one, whoever looks."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sent import sent

from shamble.table import Store, Tables
from shamble.table.screen.changes import Part, applied, change, change_of
from shamble.world.setup import GameSetup, seated

from .conftest import PEOPLE, TWO

PLAIN = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
DATA = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner), max_leaves=12
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), DATA)


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


@given(old=OBJECTS, new=OBJECTS)
def test_any_object_comes_from_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = text(old)
    found = sent(change(old, new))
    assert found is not None
    assert text(applied(old, found)) == text(new)
    assert text(old) == before
    assert (found == {}) == (text(old) == text(new))


def test_lists_that_move_on_are_told_by_what_is_new() -> None:
    lines: list[Part] = [{"seq": seq} for seq in range(9)]
    assert sent(change(lines[:6], lines[2:8])) == {"drop": 2, "add": lines[6:8]}
    assert sent(change(lines[:6], lines[:8])) == {"drop": 0, "add": lines[6:8]}
    assert sent(change([1, 2], [])) is None
    assert sent(change([{"a": 1}, {"b": 2}], [{"a": 1}, {"b": 3}])) == {"in": {"1": {"set": {"b": 3}}}}


@pytest.mark.parametrize("mission", ["RM-M01", "RM-T1"])
def test_changes_of_random_play_lead_to_the_same_screens(store: Store, mission: str) -> None:
    table = (
        Tables(store)
        .create(GameSetup(mission=mission, players=seated(TWO), boxes=("S1", "RM"), seed=5), seats=PEOPLE)
        .table
    )
    stream = random.Random(5)
    lookers: list[set[int]] = [{0}, {1}, {0, 1}, set()]
    shown = [sent(table.screen(seats)) for seats in lookers]
    sizes: list[tuple[int, int]] = []
    for turn in range(45):
        decision = table.game.decision
        if decision is None:
            break
        option = stream.choice(decision.options)
        before = [table.screen(seats) for seats in lookers]
        if turn % 11 == 10 and table.undo.allowed() != "no":
            table.agreement.ask({0, 1}, "undo")
        elif turn % 7 == 6:
            table.chat({0}, f"turn {turn}")
        else:
            table.choose({option.seat if option.seat >= 0 else decision.seats[0]}, table.seq, option.key)
        for at, seats in enumerate(lookers):
            now = table.screen(seats)
            for old, new in zip(before[at], now, strict=True):
                found = sent(change_of(old, new))
                shown[at] = applied(shown[at], found)
                sizes.append((len(text(found)), len(text(sent(new)))))
            assert text(shown[at]) == text(sent(now))
    assert len(sizes) > 100
    assert sum(change for change, _ in sizes) < sum(whole for _, whole in sizes) / 5
