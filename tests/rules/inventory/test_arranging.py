"""Laying cards out one by one reaches every possible arrangement, each by exactly one path."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from shamble.rules.inventory import likeness
from shamble.scenario.building import build
from shamble.world.game import Game
from shamble.world.state import EMPTY, WOUNDED, Survivor

Pile = tuple[Any, ...]
Laid = tuple[Pile, ...]


def position(decks: list[str] | None = None, **survivors: dict[str, Any]) -> Game:
    """Survivors in one room, the first of them in turn."""
    scenario = {
        "scenario": "cards on the table",
        "board": {"grid": "A"},
        "survivors": {name: {"at": "A", "skills": [], **details} for name, details in survivors.items()},
        "decks": {"equipment": decks or [], "rest": "none"},
        "steps": [],
    }
    return build({"kind": "scenario", "scenario": scenario}).start()


def pile(game: Game, cards: list[int]) -> Pile:
    return tuple(sorted(likeness(game, card) for card in cards if card != EMPTY))


def laid_out(game: Game, start: Game) -> Laid:
    """Hands and reserve of everybody, and what was thrown away since the start."""
    piles = [pile(game, slots) for s in game.state.survivors for slots in (s.slots[:2], s.slots[2:])]
    return (*piles, pile(game, game.state.discards["equipment"]))


def ends(game: Game, start: Game) -> Iterator[Laid]:
    """The arrangement at the end of every path."""
    decision = game.decision
    assert decision is not None
    if decision.kind not in ("arrange", "find"):
        yield laid_out(game, start)
        return
    for option in decision.options:
        further = game.copy()
        further.choose(option)
        yield from ends(further, start)


def possible(game: Game, movable: list[tuple[int, list[int]]], places: int) -> set[Laid]:
    """Every arrangement by brute force: each card to any place it may go to, as far as there is room."""
    found = set()
    room = [2, 3] * len(game.state.survivors) + [99]
    for choice in product(*(allowed for _, allowed in movable)):
        taken = Counter(choice)
        if all(taken[place] <= room[place] for place in range(places)):
            piles: list[list[int]] = [[] for _ in range(places)]
            for (card, _), place in zip(movable, choice, strict=True):
                piles[place].append(card)
            found.add(tuple(pile(game, cards) for cards in piles))
    return found


def carried(survivor: Survivor, everywhere: list[int]) -> list[tuple[int, list[int]]]:
    own = [2 * survivor.index, 2 * survivor.index + 1]
    return [(card, own if card == WOUNDED else everywhere) for card in survivor.slots if card != EMPTY]


def begun(game: Game, action: str) -> Game:
    further = game.copy()
    further.choose(next(option for option in game.options if option.action == action))
    return further


@pytest.mark.rule("CL-TRADE-01")
@pytest.mark.parametrize(
    "details",
    [
        {"hands": ["Pistol", "Pan"], "reserve": ["Water"]},
        {"hands": ["Pistol", "Wounded"], "reserve": ["Pistol", "Water", "Pistol"]},
        {"hands": ["Sawed-Off", "Sawed-Off"], "reserve": ["Knife", "Knife"], "unloaded": ["Sawed-Off"]},
        {"hands": [], "reserve": ["Wounded"]},
    ],
)
def test_reorganising_reaches_each_arrangement_once(details: dict[str, Any]) -> None:
    game = position(Ann=details)
    found = Counter(ends(begun(game, "reorganise"), game))
    assert set(found.values()) == {1}
    assert set(found) == {(*piles, ()) for piles in possible(game, carried(game.state.survivors[0], [0, 1]), 2)}


@pytest.mark.rule("CL-TRADE-02", "CL-TRADE-03", "CL-TRADE-05")
@pytest.mark.parametrize(
    ("ann", "bob"),
    [
        ({"hands": ["Pistol", "Pan"]}, {"hands": ["Pistol"]}),
        ({"hands": ["Pistol"], "reserve": ["Wounded"]}, {"hands": ["Wounded", "Pistol"], "reserve": ["Water"]}),
        ({"hands": [], "reserve": []}, {"hands": ["Knife", "Knife"], "reserve": ["Water", "Water"]}),
    ],
)
def test_a_trade_reaches_each_arrangement_of_both_once(ann: dict[str, Any], bob: dict[str, Any]) -> None:
    game = position(Ann=ann, Bob=bob)
    first, second = game.state.survivors
    movable = carried(first, [0, 1, 2, 3]) + carried(second, [0, 1, 2, 3])
    found = Counter(ends(begun(game, "trade"), game))
    assert set(found.values()) == {1}
    assert set(found) == {(*piles, ()) for piles in possible(game, movable, 4)}


@pytest.mark.rule("CL-SEARCH-04", "CL-SEARCH-05", "CL-SEARCH-07")
@pytest.mark.parametrize(
    "details",
    [
        {"hands": ["Pan"], "reserve": ["Water"]},
        {"hands": ["Pistol", "Pan"], "reserve": []},
        {"hands": ["Pan", "Crowbar"], "reserve": ["Water", "Pistol", "Wounded"]},
        {"hands": [], "reserve": ["Water", "Canned Food", "Pistol"]},
    ],
)
def test_a_find_is_worked_in_each_way_once(details: dict[str, Any]) -> None:
    game = position(["Pistol"], Ann=details)
    find = game.state.decks["equipment"][-1]
    movable = [*carried(game.state.survivors[0], [0, 1, 2]), (find, [0, 1, 2])]
    found = Counter(ends(begun(game, "search"), game))
    assert set(found.values()) == {1}
    assert set(found) == possible(game, movable, 3)
