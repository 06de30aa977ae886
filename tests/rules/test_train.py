"""Passages of the Train over boards of any shape: nothing is lost or doubled, and the board is as laid anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.sent import sent

from shamble.board import Board, BoardError, from_tiles
from shamble.board.railroads import TRAIN, RailTile, railroad
from shamble.editions import EDITIONS
from shamble.engine.decisions import Option
from shamble.lab.checker import replay_faults, thorough_faults
from shamble.lab.invariants import Totals, faults
from shamble.laying.missions import laid_railroad
from shamble.rules.spawn_kinds import STARTING
from shamble.rules.train.outlook import foreseen, toll
from shamble.rules.train.passage import aboard, next_step, steps_done
from shamble.scenario.building import build
from shamble.table.screen.lookahead import whereto
from shamble.text import words
from shamble.text.trains import train_ahead, zones_ahead
from shamble.world.game import Game
from shamble.world.tokens import spawn_tokens

PACK = EDITIONS["undead-or-alive"].pack
ROWS: dict[str, tuple[list[list[str]], list[list[int]]]] = {
    "two, comes in": ([["8V", "1R"], ["10V", "12V"], ["2R", "5V"]], [[0, 270], [0, 0], [0, 0]]),
    "two, to the west": ([["8V", "1R"], ["12V", "10V"], ["2R", "5V"]], [[0, 270], [0, 0], [0, 0]]),
    "three, comes in": (
        [["9V", "3R", "4R"], ["10V", "11V", "12V"], ["8V", "1R", "2R"]], [[270, 180, 90], [0, 0, 0], [180, 0, 0]]
    ),
    "three, waits": ([["5V", "1V", "7V"], ["10R", "11V", "12V"]], [[270, 90, 0], [0, 0, 0]]),
    "three, with cars": (
        [["9V", "6R", "4V"], ["11R", "12R", "10R"], ["1R", "2R", "8V"]], [[0, 270, 180], [0, 0, 0], [0, 0, 90]]
    ),
    "a column": ([["8V", "10V", "1R"], ["2R", "12V", "5V"]], [[0, 90, 270], [0, 90, 0]]),
    "on the rim": ([["10V", "11V", "12V"], ["8V", "1R", ""]], [[0, 0, 0], [0, 0, 0]]),
}  # fmt: skip
KINDS = ("Walker", "Brute", "Runner", "Bowler Hat Abomination")


def _scenario(shape: str, *, cars: bool, **more: Any) -> dict[str, Any]:
    tiles, turns = ROWS[shape]
    return {
        "scenario": shape,
        "edition": "undead-or-alive",
        "boxes": ["UOA"],
        "phase": "players",
        "pause": True,
        "decks": {"bounty": ["Mauser C96"]},
        "board": {"tiles": tiles, "turns": turns, "train": {"cars": cars, "started": True}},
        **more,
    }


@cache
def _board(shape: str, *, cars: bool = True) -> Board:
    zones = {"survivors": {"Meg": {"at": _streets(shape)[0], "skills": []}}}
    return build({"kind": "scenario", "scenario": _scenario(shape, cars=cars, **zones)}).start().setting.board


@cache
def _streets(shape: str) -> list[str]:
    tiles, turns = ROWS[shape]
    laid = from_tiles([[PACK.tiles[name] if name else None for name in row] for row in tiles], turns, doors=())
    return [zone.name for zone in laid.there if zone.kind == "street"]


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """People, Zombies, tokens and pieces anywhere on a board with a Train that is about to come."""
    shape = draw(st.sampled_from(sorted(ROWS)))
    cars = draw(st.booleans())
    board = _board(shape, cars=cars)
    names = [zone.name for zone in board.there]
    zones = st.sampled_from(names)
    people = draw(st.lists(zones, min_size=1, max_size=3))
    start = draw(st.sampled_from([zone.name for zone in board.there if TRAIN not in zone.tags]))
    others = [name for name in names if name != start]
    spawns = [start, *draw(st.lists(st.sampled_from(others), min_size=1, max_size=3, unique=True))]
    kinds = ["starting", *draw(st.lists(st.sampled_from(["mobile", "abomination"]), min_size=3, max_size=3))]
    laid: dict[str, Any] = {
        zone: {"spawn": {"kind": kind, "colour": colour}}
        for zone, kind, colour in zip(spawns, kinds, ("yellow", "red", "blue", "green"), strict=False)
    }
    for zone in draw(st.lists(zones, max_size=3, unique=True)):
        laid.setdefault(zone, {})["objective"] = "red"
    crowd = {
        zone: {draw(st.sampled_from(KINDS[:3])): draw(st.integers(1, 3))} for zone in draw(st.lists(zones, max_size=5))
    }
    data = _scenario(
        shape,
        cars=cars,
        survivors={
            name: {"at": zone, "skills": []} for name, zone in zip(("Meg", "Jeb", "Hanna"), people, strict=False)
        },
        zombies=crowd,
        noise={draw(zones): 1},
        pieces=[
            {"piece": "wagon", "zone": draw(zones)},
            {"piece": "gatling-gun", "zone": draw(zones)},
            {"piece": "follower", "zone": draw(zones), "called": "Molly"},
        ],
    )
    data["board"]["zones"] = laid
    return data


def _step(game: Game, choose: Callable[[list[Option]], Option]) -> None:
    """The Train makes a step, and every question that comes of it is answered."""
    game.run_phase("train")
    while game.decision is not None and game.decision.kind in ("jump-aside", "settle-noise"):
        game.choose(choose(list(game.decision.options)))


def _placed(game: Game) -> list[int]:
    """The Zones of all that stands or lies on the board."""
    pieces = [piece.zone for piece in game.state.pieces if piece.zone >= 0]
    crowds = [zone for zone, crowd in enumerate(game.state.crowd) if crowd]
    noises = [zone for zone, tokens in enumerate(game.state.noise) if tokens]
    return [*pieces, *crowds, *noises, *(one.zone for one in game.people()), *(one.zone for one in spawn_tokens(game))]


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(), st.randoms(use_true_random=False))
def test_a_whole_passage_loses_and_doubles_nothing(data: dict[str, Any], chance: Random) -> None:
    game = build({"kind": "scenario", "scenario": data}).start()
    totals, tokens = Totals(game), len(spawn_tokens(game))
    before = [game.copy()]
    while next_step(game) is not None and not game.state.outcome:
        beside = {one.index: one.zone for one in game.people() if one.zone not in _struck(game)}
        aboard_before = sum(game.state.crowd[zone] for zone in aboard(game) if zone not in _struck(game))
        _step(game, chance.choice)
        board = game.setting.board
        assert not faults(game, totals)
        assert all(board.zones[zone].cells for zone in _placed(game))
        assert all(one.status in ("alive", "left") for one in game.state.survivors)
        assert [one.index for one in game.people() if one.index in beside] == list(beside), "who is not struck stays"
        assert sum(game.state.crowd[zone] for zone in aboard(game)) == aboard_before
        assert len(spawn_tokens(game)) <= tokens
        assert sum(token.kind == STARTING for token in spawn_tokens(game)) == 1
        before.append(game.copy())
    assert not list(thorough_faults(game, 1))
    assert not list(replay_faults(game))
    saved = json.loads(json.dumps(game.to_json()))
    assert Game.from_json(saved).state_hash() == game.state_hash()
    while len(game.log) > game.undo_floor:
        game.undo(consent=True)
    assert game.state_hash() == before[0].state_hash()


def _struck(game: Game) -> tuple[int, ...]:
    ahead = next_step(game)
    return () if ahead is None else ahead.zones


@pytest.mark.parametrize("cars", [True, False])
@pytest.mark.parametrize("shape", ROWS)
def test_the_board_is_as_if_it_had_been_laid_so(shape: str, cars: bool) -> None:
    """UA-CLAR-68: ways, sight and distances of each state are those of the same tiles laid anew."""
    start = _streets(shape)[0]
    data = _scenario(shape, cars=cars, survivors={"Meg": {"at": start, "skills": []}})
    game = build({"kind": "scenario", "scenario": data}).start()
    tiles, turns = ROWS[shape]
    made = laid_railroad(PACK, tiles, turns, cars=cars)
    for state, placed in made.states:
        board = game.setting.board.at(game.setting.board.part("train").put(game.state.doors, steps_of(game, state)))
        names = [[placed.get((y, x), (name, 0))[0] for x, name in enumerate(row)] for y, row in enumerate(tiles)]
        turned = [[placed.get((y, x), ("", turns[y][x]))[1] for x in range(len(row))] for y, row in enumerate(tiles)]
        fresh = from_tiles([[PACK.tiles[name] if name else None for name in row] for row in names], turned, doors=())
        assert _shape(board) == _shape(fresh)


def steps_of(game: Game, state: str) -> int:
    return game.setting.board.part("train").states.index(state)


def _shape(board: Board) -> dict[frozenset[str], tuple[Any, ...]]:
    """Every Zone by all its names: its kind, its neighbours, what it sees at which Range, how far all others are."""
    key = board.first_key if not board.parts else next(key for key in board.moves(0) if board.at(key) is board)
    layout, called = board.layout(key), {zone.index: frozenset(zone.names) for zone in board.there}
    return {
        called[zone]: (
            board.zones[zone].kind,
            {called[other] for other in layout.adjacent[zone]},
            {called[other]: far for other, far in layout.sight[zone].items() if other in called},
            {called[other]: far for other, far in enumerate(layout.distances(zone)) if other in called},
        )
        for zone in called
    }


@pytest.mark.rule("UA-TRAIN-07")
def test_strips_that_join_no_street_are_no_zones() -> None:
    tiles = [[PACK.tiles[name] for name in row] for row in (["12R", "10R"], ["8V", "4R"])]
    board = from_tiles(tiles, [[0, 0], [270, 270]], doors=())
    strips = {
        name for zone in board.there for name in zone.names if name.startswith(("10R.N", "10R.S", "12R.N", "12R.S"))
    }
    assert strips == {"10R.S1", "10R.S2", "10R.S3", "12R.S1", "12R.S2", "12R.S3"}


TILES = {
    f"{number}{side}": RailTile(side == "R", (number, side) == (10, "R"), f"{number}{other}")
    for number in (10, 11, 12)
    for side, other in ("RV", "VR")
}


@pytest.mark.parametrize(
    ("tiles", "turns", "fault"),
    [
        ([["11V", "12V"]], [[0, 0]], "no tile with the locomotive"),
        ([["11V", "10V", "12V"]], [[0, 0, 0]], "10V lies between other Train tiles"),
        ([["10V", "1R"], ["1V", "11V"]], [[0, 0], [0, 0]], "one straight line"),
        ([["10V", "1R", "11V"]], [[0, 0, 0]], "10V lies between other Train tiles, or apart"),
        ([["10R", "1R", "11V"]], [[0, 0, 0]], "lie apart"),
        ([["10V", "11V"]], [[0, 90]], "11V is turned across the railroad"),
        ([["10R", "11V"]], [[90, 0]], "points across the railroad"),
        ([["10V", "11R"]], [[0, 0]], "11R lies there without its locomotive"),
        ([["10R", "11R"]], [[0, 0]], "11R lies ahead of the locomotive"),
        ([["11R", "12V", "10R"]], [[0, 0, 0]], "railroad lies between the sections"),
        ([["10V", "11V", ""]], [[0, 0, 0]], "nothing but railroad"),
    ],
)
def test_what_is_wrong_with_a_railroad_is_told(tiles: list[list[str]], turns: list[list[int]], fault: str) -> None:
    with pytest.raises(BoardError, match=fault):
        railroad(tiles, turns, TILES.get, cars=True)


def test_spawn_tokens_in_the_starting_spawn_zone_stay_and_are_not_foretold() -> None:
    sent = {"piece": "driven-spawn", "zone": "10V.R2", "number": 2}
    data = _scenario("two, comes in", cars=True, survivors={"Jeb": {"at": "5V.S7", "skills": []}}, pieces=[sent])
    tokens_by_start = {}
    for start in ("10V.R2", "5V.S7"):
        data["board"]["zones"] = {
            start: {"spawn": {"kind": "starting", "colour": "yellow"}},
            "8V.S1": {"spawn": {"kind": "mobile", "colour": "red"}},
        }
        game = build({"kind": "scenario", "scenario": data}).start()
        ahead = foreseen(game)
        assert ahead is not None
        tokens_by_start[start] = toll(game, ahead[0]).sent
    assert tokens_by_start == {"10V.R2": 0, "5V.S7": 1}


def test_what_the_train_will_do_is_told_beforehand() -> None:
    shape = "two, comes in"
    data = _scenario(
        shape,
        cars=True,
        survivors={"Meg": {"at": "10V.R2", "skills": []}, "Jeb": {"at": "5V.S7", "skills": []}},
        zombies={"10V.R1": {"Walker": 2}},
        pieces=[{"piece": "wagon", "zone": "10V.R1"}],
    )
    data["board"]["zones"] = {
        "8V.S1": {"spawn": {"kind": "starting", "colour": "yellow"}},
        "10V.R2": {"spawn": {"kind": "mobile", "colour": "red"}, "objective": "red"},
    }
    game = build({"kind": "scenario", "scenario": data}).start()
    told = " ".join(train_ahead(words(), game))
    for part in (
        "comes in on tile 10V",
        "the railroad in the north",
        "2 Walkers",
        "Meg",
        "Wagon",
        "red Objective",
        "1 Spawn token",
    ):
        assert part in told
    assert "Jeb" not in told
    assert zones_ahead(game) == ["8V.S5", "8V.S6", "8V.S7"]
    data["board"]["train"]["started"] = False
    waiting = build({"kind": "scenario", "scenario": data}).start()
    assert "once the Mission lets it" in " ".join(train_ahead(words(), waiting))
    assert zones_ahead(waiting) == []
    assert sent(whereto(game))["train"]["zones"] == zones_ahead(game)
    game.run_phase("train")
    game.choose(game.options[0])
    for _ in range(2):
        game.run_phase("train")
    leaving = " ".join(train_ahead(words(), game))
    assert "12R" in leaving
    game.run_phase("train")
    assert train_ahead(words(), game) == []
    assert steps_done(game) == len(game.setting.board.part("train").states) - 1
