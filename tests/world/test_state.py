"""State and Survivors: every field is copied, written and read."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.toy import ToyState

from shamble.engine.state import Saved
from shamble.games import new_game
from shamble.rules.tallies import Tally
from shamble.world.state import State, Survivor

OTHERS: dict[type, Callable[[Any], Any]] = {
    bool: lambda value: not value,
    int: lambda value: value + 7,
    str: lambda value: f"{value}!",
    tuple: lambda value: (*value, "one more"),
    list: lambda value: [*value, 7],
    dict: lambda value: {**value, "one more": [7]},
}


def table() -> State:
    """A table with a Survivor, on which nothing is as it began."""
    state = new_game("RM-T1", seed=1).state
    state.joined = {1: 2}
    state.survivors = state.survivors[:1]
    _change(state.survivors[0])
    _change(state, "survivors", "agenda", "joined", "pieces")
    state.lay_anew([Tally(of="deeds", number=3)])
    return state


def _change(one: Saved, *but: str) -> None:
    for field in one.fields:
        if field not in but:
            value = getattr(one, field)
            setattr(one, field, OTHERS[type(value)](value))


def data_of(one: Saved) -> Any:
    return json.loads(json.dumps(one.to_data()))


def slots(one: object) -> set[str]:
    return {name for above in type(one).__mro__ for name in getattr(above, "__slots__", ())}


@pytest.mark.parametrize("kept", [table(), table().survivors[0], ToyState().deal(2)])
def test_every_field_is_copied_and_copies_share_no_list(kept: State | Survivor | ToyState) -> None:
    other = kept.copy()
    assert data_of(other) == data_of(kept)
    for name in slots(kept):
        before, after = getattr(kept, name), getattr(other, name)
        assert type(before) is type(after)
        assert not isinstance(before, list) or before is not after, name
    for name in ("decks", "discards") if isinstance(kept, State) and isinstance(other, State) else ():
        assert all(pile is not getattr(other, name)[key] for key, pile in getattr(kept, name).items())


def test_every_field_is_written_and_read() -> None:
    state = table()
    assert {*State.fields} == slots(state) - {"counted", "laid", "numbers"}
    assert {*Survivor.fields} == slots(state.survivors[0]) - {"index", "profile"}
    again = State.from_data(data_of(state))
    assert data_of(again) == data_of(state)
    for kept, read in ((state, again), (state.survivors[0], again.survivors[0])):
        for name in kept.fields:
            assert type(getattr(read, name)) is type(getattr(kept, name)), name
    assert set(data_of(state)) == {*State.fields}
    assert set(data_of(state.survivors[0])) == {*Survivor.fields}
    assert not {*State.later, *Survivor.later} & {*State().lay_out(1, 1).to_data()}
