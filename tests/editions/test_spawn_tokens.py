"""Spawn tokens of several kinds, which move, sleep, wake, come and go: an edition says what each kind does and when."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble import draw
from shamble.editions import EDITIONS
from shamble.engine.agenda import Frame
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.lab.checker import replay_faults
from shamble.rules.rule import Rule, SpawnKind
from shamble.rules.running_out import Placing
from shamble.rules.spawn import add_spawn, move_spawn, needs_first_spawn, remove_spawn
from shamble.scenario import ScenarioError, run_scenario
from shamble.terminal.contents import tokens
from shamble.terminal.paint import Paint
from shamble.text import words
from shamble.world import Game, hooks
from shamble.world.mission_records import SpawnToken
from shamble.world.tokens import spawn_tokens

CLASSIC = EDITIONS["classic"]

kinds = Rule("kinds-of-spawn-tokens")


def _kind(g: Game, name: str) -> int:
    return next(kind.index for kind in g.setting.kinds if kind.short == name)


def _abomination_about(g: Game) -> bool:
    big = [kind.index for kind in g.setting.kinds if kind.type == "Abomination"]
    return any(sum(g.state.zombies[kind :: g.setting.stride]) for kind in big)


def _howl(g: Game, token: SpawnToken) -> list[Frame]:
    """No card at all: two Runners."""
    return [Placing(orders=((token.zone, _kind(g, "Runner"), 2),))]


START = kinds.spawns(SpawnKind("Start", begins=True))
MOBILE = kinds.spawns(SpawnKind("Mobile", rank=1))
BIG = kinds.spawns(SpawnKind("Abomination", rank=2, awake=_abomination_about))
HOWLER = kinds.spawns(SpawnKind("Howler", rank=3, turn=_howl))


@kinds.on(hooks.END_PHASE)
def gathers(g: Game) -> None:
    """In the End Phase all that is mobile goes to the start."""
    home = next((token.zone for token in spawn_tokens(g) if token.kind == "Start"), -1)
    for token in spawn_tokens(g):
        if token.kind == "Mobile" and home >= 0:
            move_spawn(g, token.number, home)


@kinds.on(hooks.ZONE_ENTERED)
def pile_wakes(g: Game, who: int, zone: int) -> list[Frame]:
    """The first one inside a building finds a pile; whoever leaves again by the street has buried it."""
    inside = g.setting.board.zones[zone].kind == "room"
    here = [token for token in spawn_tokens(g) if token.colour == "pink"]
    if inside and not here:
        add_spawn(g, zone, colour="pink", kind="Howler")
    for token in here if not inside else ():
        remove_spawn(g, token)
    return []


MANY = CLASSIC.but("many", rules=(*CLASSIC.rules, kinds))


@pytest.fixture(autouse=True)
def editions() -> Iterator[None]:
    with EDITIONS.with_one_more(MANY):
        yield


def played(text: str) -> None:
    position = {"scenario": "a scenario", "edition": "many", "variant": "older-seasons", **yaml.safe_load(text)}
    result = run_scenario(position)
    assert result.ok, result.difference


def test_the_step_begins_at_the_token_that_says_so_and_in_a_zone_goes_by_rank() -> None:
    played("""
        board:
          grid: a b c d
          zones: {a: {spawn: {kind: Mobile}}, d: {spawn: {kind: Start, colour: yellow}}}
        pieces:
          - {piece: added-spawn, zone: d, kind: Howler}
          - {piece: added-spawn, zone: d, kind: Mobile, colour: blue}
          - {piece: added-spawn, zone: d, kind: Mobile, colour: blue, asleep: true}
        survivors: {Ann: {at: b, skills: [], done: true}}
        decks:
          zombie: [{blue: {Walker: 1}}, {blue: {Walker: 2}}, {blue: {Walker: 3}}]
          rest: none
        steps:
          - expect: {spawns: {a: [Mobile], d: [Start, Mobile, sleeping Mobile, Howler]}}
          - run: spawn
          - expect:
              zombies: {a: {Walker: 3}, d: {Walker: 3, Runner: 2}}
              events: [zombie-card, spawned, zombie-card, spawned, spawned, zombie-card, spawned]
    """)


def test_a_kind_can_wake_with_the_position_and_still_spawn_if_its_turn_is_yet_to_come() -> None:
    played("""
        board:
          grid: a b c d
          zones: {a: {spawn: {kind: Abomination, colour: blue}}, d: {spawn: {kind: Start}}}
        survivors: {Ann: {at: b, skills: [], done: true}}
        decks:
          zombie: [{blue: {Walker: 1}}, {blue: {Abomination: 1}}, {blue: {Walker: 2}}, {blue: {Walker: 1}}]
          rest: none
        steps:
          - expect: {spawns: {a: [sleeping Abomination]}}
          - run: spawn
          - expect: {zombies: {a: {}, d: {Walker: 1}}}
          - run: spawn
          - expect: {spawns: {a: [Abomination]}, zombies: {a: {Walker: 2}, d: {Walker: 1, Abomination: 1}}}
    """)


def test_a_rule_moves_tokens_as_a_step_of_its_own() -> None:
    played("""
        board:
          grid: a b c d
          zones: {a: {spawn: {kind: Mobile}}, d: {spawn: {kind: Start}}}
        pieces: [{piece: added-spawn, zone: b, kind: Mobile}]
        survivors: {Ann: {at: c, skills: [], done: true}}
        decks: {zombie: [{blue: {Walker: 1}}, {blue: {Walker: 1}}, {blue: {Walker: 1}}], rest: none}
        steps:
          - expect: {spawns: {a: [Mobile], b: [Mobile], d: [Start]}}
          - run: end
          - expect: {spawns: {a: [], b: [], d: [Start, Mobile, Mobile]}}
          - run: spawn
          - expect: {zombies: {a: {}, b: {}, d: {Walker: 3}}}
    """)


def test_a_rule_adds_a_token_in_play_and_removes_it() -> None:
    played("""
        board:
          grid: a b C
          zones: {a: {spawn: {kind: Start}}}
          openings: [b-C]
        survivors: {Ann: {at: b, skills: []}}
        decks: {zombie: [{blue: {Walker: 1}}, {blue: {Walker: 1}}], rest: none}
        steps:
          - do: {who: Ann, action: move, zone: C}
          - expect: {spawns: {C: [Howler]}, events: [spawn-added]}
          - do: {who: Ann, action: end}
          - run: spawn
          - expect: {zombies: {a: {Walker: 1}, C: {Runner: 2}}}
    """)
    played("""
        board:
          grid: a b C
          zones: {a: {spawn: {kind: Start}}}
          openings: [b-C]
        pieces: [{piece: added-spawn, zone: C, kind: Howler, colour: pink}]
        survivors: {Ann: {at: C, skills: []}}
        decks: {zombie: [{blue: {Walker: 1}}], rest: none}
        steps:
          - expect: {spawns: {C: [Howler]}}
          - do: {who: Ann, action: move, zone: b}
          - expect: {spawns: {C: []}, events: [spawn-removed]}
          - do: {who: Ann, action: end}
          - run: spawn
          - expect: {zombies: {a: {Walker: 1}, C: {}}}
    """)


def test_the_table_turns_tokens_by_hand_unless_the_position_says_how_they_lie() -> None:
    played("""
        options: {corrections: "on"}
        board: {grid: a b c, zones: {a: {spawn: {kind: Start}}, c: {spawn: {kind: Abomination, colour: blue}}}}
        pieces:
          - {piece: added-spawn, zone: b, kind: Howler, colour: green, asleep: true}
          - {piece: added-spawn, zone: b}
        survivors: {Ann: {at: b, skills: []}, Bob: {at: b, skills: []}}
        steps:
          - expect: {spawns: {a: [Start], b: [sleeping Howler, red], c: [sleeping Abomination]}}
          - refuse: {action: fix-spawn, zone: c}
          - do: {action: fix-spawn, zone: b, name: green, to: awake}
          - do: {action: fix-spawn, zone: b, name: red, to: asleep}
          - do: {action: fix-spawn, zone: a, to: asleep}
          - expect: {spawns: {a: [sleeping Start], b: [Howler, sleeping red]}}
    """)


def test_the_mission_language_adds_tokens_of_a_kind() -> None:
    played("""
        board: {grid: a b c d, zones: {a: {spawn: {kind: Start}}}}
        survivors: {Ann: {at: b, skills: []}}
        events: [{when: {present: [c]}, do: [{add_spawn: d, colour: green, kind: Howler}]}]
        decks: {zombie: [{blue: {Walker: 1}}], rest: none}
        steps:
          - do: {who: Ann, action: move, zone: c}
          - do: {who: Ann, action: end}
          - run: spawn
          - expect: {spawns: {d: [Howler]}, zombies: {a: {Walker: 1}, d: {Runner: 2}}}
    """)


def _mission(path: Path, **changes: Any) -> str:
    source = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"
    data = yaml.safe_load(source.read_text(encoding="utf-8"))
    data["spawns"] = [
        {"zone": "4V.S1", "kind": "Start", "colour": "yellow"},
        {"zone": "4V.S1", "kind": "Abomination", "colour": "blue"},
        {"zone": "6V.S5", "colour": "green", "asleep": True},
    ]
    file = path / "RM-T1.yaml"
    file.write_text(yaml.safe_dump(data | {"edition": "many", **changes}), encoding="utf-8")
    return str(file)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game in which an event has added, moved and removed Spawn tokens."""
    done = [
        {"add_spawn": "7V.C3", "kind": "Mobile", "colour": "pink"},
        {"sleep": "pink"},
        {"wake": "green"},
        {"remove_spawn": "yellow"},
        {"move_spawn": "green", "to": "2V.D"},
    ]
    found = new_game(_mission(tmp_path, events=[{"when": {"present": ["2V.L2"]}, "do": done}]), seed=5)
    assert not needs_first_spawn(found)
    while not any(option.action == "move" for option in found.options):
        found.choose(found.options[0])
    found.choose(next(option for option in found.options if option.action == "move"))
    return found


SHOWN: list[dict[str, Any]] = [
    {"zone": "4V.S1", "locators": [], "colour": "blue", "awake": False, "kind": "Abomination"},
    {"zone": "2V.D", "locators": [], "colour": "green", "awake": True},
    {"zone": "7V.C3", "locators": [], "colour": "pink", "awake": False, "kind": "Mobile"},
]


def test_everybody_sees_the_same_tokens(game: Game) -> None:
    assert game.view(0)["spawns"] == game.redeal(0).view(0)["spawns"] == SHOWN
    texts = draw.zone_texts(game)
    assert "sleeping Abomination Spawn Zone" in texts["4V.S1"]
    assert "Start" not in texts["4V.S1"]
    assert "; Spawn Zone" in texts["2V.D"]
    assert "Spawn" not in texts["6V.S5"]
    assert "sleeping Mobile Spawn Zone" in texts["7V.C3"]
    drawn = [fragment for fragment in draw.pieces(game).values() if ">SPAWN<" in fragment]
    assert len(drawn) == len(SHOWN)
    paint = Paint(colours=False, unicode=False)
    told = [tokens(words(), paint, game, game.setting.board.zone(one["zone"])) for one in SHOWN]
    assert [("(zAbomination)", "dim") in told[0], ("z", "green") in told[1], ("(zMobile)", "dim") in told[2]] == [
        True
    ] * 3


def test_they_are_kept_by_saves_and_undone(game: Game) -> None:
    kept = Game.from_json(game.to_json())
    assert kept.state_hash() == game.state_hash()
    assert kept.view(0)["spawns"] == SHOWN
    game.undo()
    assert [one["zone"] for one in game.view(0)["spawns"]] == ["4V.S1", "4V.S1", "6V.S5"]
    game.redo()
    assert game.view(0)["spawns"] == SHOWN
    assert not list(replay_faults(game))


def test_a_kind_that_the_edition_lacks_is_refused_by_its_nearest_name(tmp_path: Path) -> None:
    wrong = [{"when": {"round": 1}, "do": [{"add_spawn": "4V.S1", "kind": "Mobil"}, {"wake": "pink"}]}]
    with pytest.raises(ShambleError) as refused:
        new_game(_mission(tmp_path, events=wrong, spawns=[{"zone": "4V.S1", "kind": "Hower"}]))
    assert 'spawns[0].kind: no kind of Spawn token "Hower", did you mean "Howler"?' in str(refused.value)
    assert 'events[0].do[0].kind: no kind of Spawn token "Mobil", did you mean "Mobile"?' in str(refused.value)
    assert "events[0].do[1].wake: this Mission has no pink Spawn Zone" in str(refused.value)
    with pytest.raises(ShambleError, match='no kind of Spawn token "Start": this edition has plain ones alone'):
        new_game(_mission(tmp_path, edition="classic"))
    with pytest.raises(ScenarioError, match='no kind of Spawn token "Stat", did you mean "Start"'):
        played(
            "{board: {grid: a b, zones: {a: {spawn: {kind: Stat}}}}, survivors: {Ann: {at: b}}, steps: [{run: end}]}"
        )
