"""A board of which parts move or turn, by rules of an edition: a Train, elevators, a tile that is turned."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.board import Board
from shamble.bots import RandomBot
from shamble.content import ContentError, load_mission
from shamble.draw import board_svg, pieces
from shamble.editions import EDITIONS
from shamble.engine import EngineError
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.files.reading import read_document
from shamble.games import new_game
from shamble.lab.checker import replay_faults, thorough_faults
from shamble.lab.invariants import Totals, faults, miniature_faults, survivor_faults
from shamble.review import review
from shamble.rules.horde import present, take_off
from shamble.rules.missions.modules import MissionRules
from shamble.rules.places.parts import carry, gone_after, move_part, state_of
from shamble.rules.places.switches import Switch
from shamble.rules.wounds import leave_board
from shamble.scenario import ScenarioError, read_scenario, run_scenario, scenario_files
from shamble.scenario.building import build
from shamble.scenario.exporting import export
from shamble.table.screen import pictures
from shamble.table.screen.steps import PlayedEntry, StateRecording
from shamble.terminal.board_map import drawn as drawn_map
from shamble.terminal.paint import Paint
from shamble.text import sentence, words
from shamble.world import Game, hooks
from shamble.world.state import Survivor

HERE = Path(__file__).parent / "scenarios" / "parts"
rules = MissionRules()
MOVING = EDITIONS["classic"].but("moving", rules=(*EDITIONS["classic"].rules, rules))


# ------------------------------------------------------------------ the Train


@rules.on(hooks.END_PHASE)
def the_train_goes(g: Game) -> None:
    """It goes one stretch further at the end of each round."""
    train = next((part for part in g.setting.board.parts if part.name == "train"), None)
    at = train.state(g.state.doors) + 1 if train is not None else 0
    if train is not None and at < len(train.states):
        g.push(TrainGoes(to=train.states[at]))


def _shrinks(before: Board, after: Board) -> list[int]:
    """The streets of which the Train takes a part."""
    lost = [zone for zone in before.there if set(zone.cells) - set(after.zones[after.now(zone.index)].cells)]
    return [zone.index for zone in lost if zone.kind == "street"]


def _clear(g: Game, zone: int) -> None:
    for kind, count in present(g, zone):
        take_off(g, zone, kind, count)
    g.state.noise_stock += g.state.noise[zone]
    g.state.noise[zone] = 0


class TrainGoes(Frame, tag="crossing"):
    to: str
    aside: tuple[tuple[int, tuple[str, ...]], ...] = ()


@frame(TrainGoes)
def train_goes(g: Game, f: TrainGoes) -> Question | None:
    """Zombies in its way are crushed, Survivors jump aside; whoever is in a section that leaves is out of play."""
    if f.to:
        board, part = g.setting.board, g.setting.board.part("train")
        struck = _shrinks(board, board.at(board.moved(g.state.doors, part, f.to)))
        gone = gone_after(g, "train", f.to)
        for zone in (*struck, *gone):
            _clear(g, zone)
        for survivor in [survivor for zone in gone for survivor in g.survivors_in(zone)]:
            leave_board(g, survivor)
        jumping = [(survivor.index, board.zones[zone].names) for zone in struck for survivor in g.survivors_in(zone)]
        move_part(g, "train", f.to)
        f.to, f.aside = "", tuple(jumping)
    if not f.aside:
        g.pop()
        return None
    who, names = f.aside[0]
    sides = dict.fromkeys(g.setting.board.zone(name) for name in names)
    return Question("drive-off", (g.person(who).seat,), [Option("drive-off", who=who, zone=zone) for zone in sides])


@train_goes.answer
def _jump(g: Game, f: TrainGoes, option: Option) -> None:
    f.aside = f.aside[1:]
    g.settle(g.person(option.who), option.zone)


# ------------------------------------------------------------------ the elevator, and the tile


def _floor(g: Game, survivor: Survivor) -> str:
    floors = {"B": "up", "D": "down"}
    return floors.get(g.setting.board.zones[survivor.zone].name, "")


def _calls(g: Game, survivor: Survivor) -> bool:
    return bool(_floor(g, survivor)) and state_of(g, "lift") != _floor(g, survivor)


@rules.deed("Call the elevator", may=_calls)
def call(g: Game, survivor: Survivor) -> None:
    move_part(g, "lift", _floor(g, survivor))


@rules.deed("Ride the elevator", may=lambda g, s: g.setting.board.zones[s.zone].name == "K")
def ride(g: Game, survivor: Survivor) -> None:
    move_part(g, "lift", {"up": "down", "down": "up"}[state_of(g, "lift")])


@rules.deed("Turn the tile", may=lambda g, s: any(part.name == "camp" for part in g.setting.board.parts))
def turn_tile(g: Game, survivor: Survivor) -> None:
    move_part(g, "camp", "turned")


@pytest.fixture(autouse=True)
def edition() -> Iterator[None]:
    with EDITIONS.with_one_more(MOVING):
        yield


def _scenario(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = read_scenario(HERE / f"{name}.yaml").data
    return loaded


@pytest.mark.parametrize("name", [path.stem for path in scenario_files(HERE)])
def test_rules_of_an_edition_move_parts_of_the_board(name: str) -> None:
    result = run_scenario(_scenario(name))
    assert result.ok, result.difference


def _game(name: str) -> Game:
    return build({"kind": "scenario", "scenario": _scenario(name)}).start()


def _option(game: Game, **fields: Any) -> Option:
    return next(one for one in game.options if all(getattr(one, key) == value for key, value in fields.items()))


def _ride(game: Game) -> None:
    """Bob calls the elevator."""
    game.choose(_option(game, action="mission-deed"))


def test_saves_copies_hashes_and_replays_know_where_the_part_is() -> None:
    game = _game("lift-called")
    before, first = game.state_hash(), game.setting.board
    _ride(game)
    assert state_of(game, "lift") == "down"
    assert game.state_hash() != before
    cabin, below = game.setting.board.zone("K"), game.setting.board.zone("D")

    def is_below(other: Game) -> bool:
        near = below in other.layout.adjacent[cabin]
        return near and other.setting.board.zones[cabin].cells == ((2, 2),) and state_of(other, "lift") == "down"

    copy = game.copy()
    for other in (copy, Game.from_json(game.to_json()), Game.replay(game.setting.setup, game.log), game.redeal(0)):
        assert is_below(other)
        assert other.view(0)["zombies"] == game.view(0)["zombies"]
    assert copy.state_hash() == Game.from_json(game.to_json()).state_hash() == game.state_hash()
    game.undo()
    assert game.state_hash() != copy.state_hash()
    assert (state_of(game, "lift"), game.setting.board) == ("up", first)
    assert is_below(copy)
    game.redo()
    assert is_below(game)
    saved = json.loads(game.to_json())["state"]
    assert saved.keys() <= json.loads(new_game("RM-M01", seed=1).to_json())["state"].keys()


def test_everybody_sees_where_it_is() -> None:
    game = _game("lift-called")
    assert game.view(0)["parts"] == {"lift": "up"}
    assert "parts" not in new_game("RM-M01", seed=1).view(0)
    above = (
        board_svg(game),
        pictures.pieces(game)["ground"],
        drawn_map(words(), Paint(colours=False, unicode=True), game, 80),
    )
    _ride(game)
    assert game.view(0)["parts"] == {"lift": "down"}
    below = (
        board_svg(game),
        pictures.pieces(game)["ground"],
        drawn_map(words(), Paint(colours=False, unicode=True), game, 80),
    )
    for one, other in zip(above, below, strict=True):
        assert one != other
    assert below[1].count('data-zone="K"') == 1
    assert "ground" not in pictures.pieces(new_game("RM-M01", seed=1))
    assert "lift is now down." in [sentence(game, event) for event in game.last.events]


def test_a_zone_that_is_away_is_drawn_nowhere_with_all_that_lies_there() -> None:
    game = _game("train-enters")
    assert 'data-zone="L"' not in board_svg(game)
    data = _scenario("train-enters")
    data["board"]["zones"]["L"] = {"objective": "red"}
    waiting = build({"kind": "scenario", "scenario": data}).start()
    assert "objective:0" in pieces(waiting)
    assert "objective:1" not in pieces(waiting)
    move_part(waiting, "train", "passes")
    assert "objective:1" in pieces(waiting)


def test_tokens_are_where_their_zone_is() -> None:
    """What the Mission laid on a side of the street lies on that side when the Train parts them."""
    data = _scenario("train-enters")
    data["board"]["zones"] = {"s1": {"objective": "blue"}, "s3": {"spawn": True, "exit": True}}
    game = build({"kind": "scenario", "scenario": data}).start()
    names = game.setting.board.zones
    assert [names[token.zone].name for token in game.setting.mission.objectives] == ["n1"]
    move_part(game, "train", "enters")
    assert [names[token.zone].name for token in game.setting.mission.objectives] == ["s1"]
    assert names[game.setting.mission.exit].name == names[game.setting.mission.spawns[0].zone].name == "n3"
    assert game.view(0)["objectives"][0]["zone"] == "s1"


def test_all_that_is_in_a_zone_goes_with_it_or_comes_together() -> None:
    data = _scenario("train-enters")
    data["board"]["parts"]["train"]["state"] = "enters"
    data["survivors"] = {"Ann": {"at": "s1", "skills": []}}
    data["zombies"] = {"s1": {"Walker": 1, "Fatty": 2}, "n1": {"Walker": 3}}
    data["noise"] = {"s1": 2, "n1": 1}
    data["pieces"] = [{"piece": "car", "zone": "s1", "kind": "taxi"}]
    data["loudest"] = {"s1": "Ann"}
    game = build({"kind": "scenario", "scenario": data}).start()
    totals = Totals(game)
    with pytest.raises(EngineError, match="no rule has said what becomes of all that is in L"):
        _boarded(game)
    street, other = (game.setting.board.zone(name) for name in ("n1", "s1"))
    game.state.pieces.append(Switch(street, turns=(other, street)))
    move_part(game, "train", "away")
    assert {zone.name for zone in game.setting.board.there} == {"n1", "n2", "n3"}
    assert [survivor.zone for survivor in game.state.survivors] == [street]
    assert game.view(0)["zombies"] == {"n1": {"Standard Walker": 4, "Standard Fatty": 2}}
    assert game.view(0)["noise"] == {"n1": 3}
    assert (game.state.pieces[0].zone, game.state.loudest) == (street, street)
    assert game.state.piece(1, Switch).turns == (street, street), "what speaks of a Zone too"
    assert not [*miniature_faults(game, totals), *survivor_faults(game)]


@pytest.mark.parametrize(
    "left",
    [
        {"noise": {"L": 1}},
        {"zombies": {"L": {"Walker": 1}}},
        {"pieces": [{"piece": "car", "zone": "L", "kind": "taxi"}]},
        {"survivors": {"Ann": {"at": "L", "skills": []}}},
    ],
    ids=lambda left: next(iter(left)),
)
def test_a_part_does_not_leave_with_what_no_rule_has_spoken_of(left: dict[str, Any]) -> None:
    data = _scenario("train-enters")
    data["board"]["parts"]["train"]["state"] = "enters"
    data |= {"survivors": {"Ann": {"at": "s1", "skills": []}}, "zombies": {}} | left
    game = build({"kind": "scenario", "scenario": data}).start()
    with pytest.raises(EngineError, match=r"train cannot become away: no rule has said .* in L"):
        move_part(game, "train", "away")


def _boarded(game: Game) -> None:
    other = game.copy()
    carry(other, other.setting.board.zone("s1"), other.setting.board.zone("L"))
    move_part(other, "train", "away")


def test_rooms_that_become_one_have_had_their_card_if_one_of_them_has() -> None:
    data = {
        "scenario": "two rooms, or one",
        "edition": "moving",
        "board": {
            "grid": "a R S",
            "parts": {"wall": {"states": {"shut": {}, "open": {"grid": "* R=S R=S"}}}},
        },
        "survivors": {"Ann": {"at": "a"}},
        "revealed": ["S"],
        "steps": [{"expect": {"revealed": ["S"]}}],
    }
    assert run_scenario(data).ok
    game = build({"kind": "scenario", "scenario": data}).start()
    move_part(game, "wall", "open")
    assert game.state.revealed >> game.setting.board.zone("R") & 1


def test_each_step_shows_the_board_of_its_own_moment() -> None:
    game = _game("lift-called")
    before, recording = game.copy(), StateRecording(game)
    for action in ("noise", "mission-deed"):
        game.choose(_option(game, action=action))
    drawn = PlayedEntry(0, before, game, game.log[-2:], recording=recording.stop())
    noise, moved = [step for step in drawn.steps() or () if step.text]
    assert pictures.GROUND not in noise.pieces
    assert pictures.GROUND in moved.pieces


def test_sight_and_zombies_follow() -> None:
    game = _game("train-enters")
    zone = game.setting.board.zone
    assert zone("n2") in game.layout.sight[zone("n1")]
    move_part(game, "train", "passes")
    zone = game.setting.board.zone
    sight = game.layout.sight
    assert zone("s2") not in sight[zone("n2")]
    assert zone("s1") not in sight[zone("n2")]
    assert sight[zone("s1")][zone("C")] == 1
    assert zone("L") not in sight[zone("s2")]
    assert game.layout.steps(zone("s1"), zone("n1")) == (zone("C"), zone("s2"))
    assert game.layout.distance(zone("s1"), zone("n1")) == 4


def test_tables_can_put_it_right_by_hand() -> None:
    data = _scenario("train-enters")
    data["options"] = {"corrections": "on"}
    data["steps"] = [
        {"do": {"action": "fix-part", "name": "train", "to": "leaves"}},
        {"expect": {"parts": {"train": "leaves"}}},
        {"do": {"action": "fix-survivor", "who": "Ann", "zone": "C"}},
        {"refuse": {"action": "fix-part", "name": "train", "to": "gone"}},
        {"do": {"action": "fix-part", "name": "train", "to": "passes"}},
        {"expect": {"survivors": {"Ann": {"at": "C"}}}},
    ]
    result = run_scenario(data)
    assert result.ok, result.difference


def test_an_exported_position_says_where_it_is() -> None:
    game = _game("lift-called")
    _ride(game)
    exported = export(game)
    assert exported["board"]["parts"]["lift"]["state"] == "down"
    again = build({"kind": "scenario", "scenario": exported}).start()
    assert state_of(again, "lift") == "down"
    assert again.view(0)["zombies"] == game.view(0)["zombies"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"state": "middle"}, 'no state of the part lift "middle"'),
        ({"states": {"up": {}, "down": {"joins": ["D-Q"]}}}, 'found "D-Q", expected two Zones of this board'),
        ({"states": {"up": {"grid": "a"}, "down": {}}}, "state up: grid has rows of"),
    ],
)
def test_what_is_wrong_with_a_part_is_told(change: dict[str, Any], fault: str) -> None:
    data = _scenario("lift-called")
    data["board"]["parts"]["lift"] |= change
    with pytest.raises(ScenarioError, match=fault):
        run_scenario(data)


def test_an_expected_part_and_its_state_have_to_exist() -> None:
    data = _scenario("lift-called")
    data["steps"] = [{"expect": {"parts": {"lit": "up"}}}, {"expect": {"parts": {"lift": "upp"}}}]
    with pytest.raises(ScenarioError) as told:
        run_scenario(data)
    assert 'no part of the board "lit", did you mean "lift"?' in str(told.value)
    assert 'no state of lift "upp", did you mean "up"?' in str(told.value)


# ------------------------------------------------------------------ Missions


def _mission(folder: Path, parts: str) -> Path:
    source = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"
    text = source.read_text(encoding="utf-8").replace("edition: classic", "edition: moving")
    path = folder / "RM-T1.yaml"
    path.write_text(f"{text}parts:\n{parts}", encoding="utf-8")
    return path


CAMP = "  camp: {states: {printed: {}, turned: {turns: [['*', '*'], ['*', 270]], joins: [[2V.L3, 7V.C2]]}}}\n"


def test_a_mission_has_parts_that_move(tmp_path: Path) -> None:
    path = _mission(tmp_path, CAMP)
    game = new_game(str(path), seed=3)
    start, pad = game.setting.board.zone("2V.L3"), game.setting.board.zone("7V.C2")
    assert pad not in game.layout.adjacent[start]
    move_part(game, "camp", "turned")
    assert pad in game.layout.adjacent[start]
    assert game.setting.board.zones[pad].names == new_game(str(path), seed=3).setting.board.zones[pad].names
    assert review(read_document(path), EDITIONS["classic"].pack).faults == []
    on_it = {
        "scenario": "on its board",
        "edition": "moving",
        "board": {"mission": str(path), "parts": {"camp": "turned"}},
        "survivors": {"Ann": {"at": "2V.L3"}},
        "steps": [{"expect": {"parts": {"camp": "turned"}}}, {"do": {"who": "Ann", "action": "move", "zone": "7V.C2"}}],
    }
    result = run_scenario(on_it)
    assert result.ok, result.difference


def test_what_moves_comes_by_in_time_for_those_who_review_a_mission(tmp_path: Path) -> None:
    source = (HERE.parents[2] / "table" / "turntable.yaml").read_text(encoding="utf-8")
    path = tmp_path / "turntable.yaml"
    told = []
    for joins in ("", ", joins: [[2V.L3, 7V.C4]]"):
        path.write_text(source.replace("270]]}", f"270]]{joins}}}"), encoding="utf-8")
        found = review(read_document(path), EDITIONS["classic"].pack).faults
        told.append(any("nobody can ever get to the Exit" in str(fault) for fault in found))
    assert told == [True, False]


def test_nobody_and_nothing_is_lost_however_often_parts_move(tmp_path: Path) -> None:
    swinging = MissionRules()

    @swinging.on(hooks.AFTER_ACTION)
    def swings(g: Game, who: int) -> list[Frame]:
        """The camp is turned whenever somebody has acted."""
        move_part(g, "camp", {"printed": "turned", "turned": "printed"}[state_of(g, "camp")])
        return []

    edition = MOVING.but("swinging", rules=(*EDITIONS["classic"].rules, swinging))
    path = _mission(tmp_path, CAMP)
    path.write_text(path.read_text(encoding="utf-8").replace("edition: moving", "edition: swinging"), encoding="utf-8")
    with EDITIONS.with_one_more(edition):
        game, bot = new_game(str(path), seed=11), RandomBot(11)
        totals, boards = Totals(game), set()
        for at in range(240):
            if game.decision is None:
                break
            game.choose(bot.choose(game))
            boards.add(game.setting.board)
            assert game.setting.board is game.setting.board.at(game.state.doors)
            assert faults(game, totals) == []
            if at % 40 == 39:
                assert not list(thorough_faults(game, at))
        assert len(boards) == 2
        assert not list(replay_faults(game))


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ("  camp: {states: {a: {}, b: {tiles: [[2V, 9X], ['*', '*']]}}}\n", 'a tile "9X"'),
        ("  camp: {states: {a: {}, b: {turns: [[0]]}}}\n", r"found rows of \[1\], expected \[2, 2\]"),
        ("  camp: {states: {a: {}, b: {joins: [[2V.L3, 7V.Q]]}}}\n", 'no Zone "7V.Q" on that tile'),
        ("  camp: {states: {a: {}, b: {}}, state: bb}\n", 'no state "bb"'),
        ("  camp: {states: {a: {}}}\n", "expected the two or more states that it can be in"),
    ],
)
def test_what_is_wrong_with_the_parts_of_a_mission_is_told(tmp_path: Path, parts: str, fault: str) -> None:
    with pytest.raises(ContentError, match=fault):
        load_mission(_mission(tmp_path, parts), EDITIONS["classic"].pack)
