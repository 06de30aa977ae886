"""A position of a game, written as a scenario, is the same position again."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.cli import main
from shamble.engine.splitmix import mix
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.rules.frames import PlayersPhase, Turn
from shamble.scenario import load, run_file, run_scenario
from shamble.scenario.exporting import export
from shamble.scenario.names import card_name, slot_names, zombie_card_name
from shamble.scenario.playing import Run
from shamble.world.game import Game

SIX = [["Amy", "Doug", "Josh"], ["Ned", "Phil", "Wanda"]]


def play_randomly(mission: str, seed: int, choices: int, **setup: Any) -> Game:
    game = new_game(mission, SIX, seed=seed, boxes=["S1", "RM"], **setup)
    for _ in range(choices):
        if game.decision is None:
            break
        seed = mix(seed + 1)
        game.choose(game.options[seed % len(game.options)])
    return game


def table(game: Game) -> dict[str, Any]:
    """The position by names: equal cards are told apart by nothing that matters."""
    state, setting = game.state, game.setting
    data = state.to_data()
    for key in ("rng", "joined"):
        del data[key]
    rooms = [zone.index for zone in setting.board.zones if zone.kind == "room"]
    data["revealed"] = [room for room in rooms if state.revealed >> room & 1]
    data["aside"] = sorted(card_name(game, card) for card in state.aside)
    for key in ("decks", "discards"):
        piles = getattr(state, key)
        data[key] = {deck: [setting.card(card).name for card in piles[deck]] for deck in ("equipment", "pimpweapon")}
        data[key]["zombie"] = [zombie_card_name(setting, card) for card in piles["zombie"]]
    data["unloaded"] = sorted(card_name(game, card) for card in state.unloaded)
    for survivor, entry in zip(state.survivors, data["survivors"], strict=True):
        entry["slots"] = slot_names(game, survivor.slots)
        entry["unloaded"] = [slot for slot, card in enumerate(survivor.slots) if card in state.unloaded]
    data["agenda"] = [frame for frame in state.agenda if isinstance(frame, PlayersPhase | Turn)]
    decision = game.decision
    data["asked"] = None if decision is None else (decision.kind, decision.seats, len(decision.options))
    return data


def played_to(game: Game, choices: int) -> Game:
    return Game.replay(game.setting.setup, game.log[: choices + 1])


def written(data: dict[str, Any], folder: Path) -> Path:
    path = folder / "position.yaml"
    path.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
    return path


def run_to_its_end(data: dict[str, Any], folder: Path) -> Game:
    scenario, game = load(written(data, folder))
    assert Run(game, scenario).play() is None
    return game


def shuffles(game: Game, choices: int, steps: int) -> bool:
    """Whether chance gave an order in one of the last steps: a scenario scripts dice alone."""
    entries = game.log[choices + 1 - steps : choices + 1]
    return any(what == "order" for entry in entries for what, _ in entry.chance)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mission", ["RM-M01", "RM-T1"])
def test_positions_come_back(mission: str, seed: int, tmp_path: Path) -> None:
    game = play_randomly(mission, seed, 250, variant=("rue-morgue", "older-seasons")[seed % 2])
    at_rest = between = 0
    for choices in range(7 * seed % 11, len(game.log), 9):
        data = export(game, choices)
        steps = [step for step in data.get("steps", ()) if "expect" not in step]
        if shuffles(game, choices, len(steps)) and data.get("phase") != "setup":
            continue
        assert table(run_to_its_end(data, tmp_path)) == table(played_to(game, choices)), f"after {choices} choices"
        at_rest += not steps
        between += bool(steps)
    assert at_rest
    assert between


def test_the_end_of_a_game_comes_back(tmp_path: Path) -> None:
    game = play_randomly("RM-T1", 3, 5000)
    assert game.state.outcome
    data = export(game)
    assert data["steps"][-1] == {"expect": {"game": game.state.outcome, "reason": game.state.reason}}
    if not shuffles(game, len(game.log) - 1, len(data["steps"]) - 1):
        assert run_file(written(data, tmp_path)).ok


def test_a_scenario_is_exported_again(tmp_path: Path) -> None:
    data: dict[str, Any] = {
        "scenario": "Two doors",
        "variant": "older-seasons",
        "board": {
            "grid": "a a b t\nC D b t",
            "doors": {"a-C": {"colour": "blue", "locked_until": "blue"}, "b-D": "closed"},
            "zones": {
                "b": {"spawn": {"colour": "blue", "awake_when": "blue"}, "objective": "blue"},
                "D": {"revealed": True},
                "t": {"tent": "infirmary"},
            },
        },
        "survivors": {
            "Ann": {"at": "b", "hands": ["Sniper Rifle", "Sawed-Off"], "unloaded": ["Sawed-Off"], "skills": ["Lucky"]},
            "Bob": {"at": "a", "status": "alive", "reserve": [None, "Wounded"], "extra_actions": 1},
            "Cid": {"status": "dead", "done": True},
        },
        "zombies": {"a": {"Walker": 2}},
        "decks": {"zombie": [{"manhole": {"Walker": 1}}, {"bed": "blue"}, 12], "equipment": ["Pan", "Water"]},
        "discards": {"zombie": [{"extra_activation": "Runner"}]},
        "turn": {"who": "Ann", "spent": 1, "used": ["Lucky"], "searched": 1, "cancelled": ["reorganise"]},
        "steps": [{"do": {"who": "Ann", "action": "objective"}}],
    }
    game = run_to_its_end(data, tmp_path)
    again = export(game)
    assert "steps" not in again
    assert table(run_to_its_end(again, tmp_path)) == table(game)
    assert again["board"]["doors"]["a-C"] == {"colour": "blue", "locked_until": "blue", "state": "closed"}
    assert again["awake"] == ["b"]


def test_a_phase_that_is_over_comes_back(tmp_path: Path) -> None:
    data: dict[str, Any] = {
        "scenario": "Nobody is left to act",
        "board": {"grid": "a b"},
        "survivors": {"Ann": {"at": "a"}, "Bob": {"at": "b", "done": True}},
        "steps": [{"do": {"who": "Ann", "action": "end"}}, {"expect": {"decision": "phase-over"}}],
    }
    game = run_to_its_end(data, tmp_path)
    again = export(game)
    assert again["turn"] == "none"
    assert table(run_to_its_end(again, tmp_path))["survivors"] == table(game)["survivors"]


def test_phases_that_were_run_are_steps(tmp_path: Path) -> None:
    data: dict[str, Any] = {
        "scenario": "A wound to be shared",
        "board": {"grid": "a b"},
        "survivors": {"Ann": {"at": "a", "hands": ["Pan", "Water"]}},
        "zombies": {"a": {"Walker": 1}},
        "steps": [{"run": "activation"}, {"expect": {"decision": "lose-card"}}],
    }
    again = export(run_to_its_end(data, tmp_path))
    assert again["steps"] == data["steps"]
    assert run_scenario(again).ok


def test_too_many_choices_are_refused() -> None:
    game = play_randomly("RM-T1", 1, 5)
    with pytest.raises(ShambleError, match="give a number from 0 to 5"):
        export(game, 6)


def test_command_writes_yaml_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = play_randomly("RM-M01", 5, 60)
    save = tmp_path / "game.json"
    save.write_text(game.to_json(), encoding="utf-8")
    assert main(["export", str(save), "--at", "40"]) == 0
    shown = capsys.readouterr().out
    assert main(["export", str(save), "--at", "40", "--json"]) == 0
    assert yaml.safe_load(shown) == json.loads(capsys.readouterr().out) == export(game, 40)
    path = tmp_path / "position.yaml"
    path.write_text(shown, encoding="utf-8")
    assert run_file(path).ok


def test_command_refuses_what_is_no_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "missing.json")]) == 2
    (tmp_path / "other.json").write_bytes(b"\xff\xfe")
    assert main(["export", str(tmp_path / "other.json")]) == 2
    assert "other.json: This file is not a saved game" in capsys.readouterr().err
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    assert main(["export", str(tmp_path / "deep.json")]) == 2
    assert "deep.json: This save is damaged" in capsys.readouterr().err


def test_what_stands_on_borders_comes_back(tmp_path: Path) -> None:
    data: dict[str, Any] = {
        "scenario": "Borders",
        "board": {
            "grid": "a b c d\ne g h d",
            "barricades": {"a-b": {"places": 2, "complete": 1}},
            "barbwire": {"b-c": "intact", "c-d": "torn"},
            "gates": {"g": {"face": "H"}},
        },
        "survivors": {"Ned": {"at": "a", "hands": ["Crowbar"], "skills": [], "actions": 9}},
        "pieces": [{"piece": "switch", "zone": "a", "turns": ["g"]}],
        "steps": [
            {"do": {"action": "start-barricade", "zone": "b"}},
            {"do": {"action": "complete-barricade", "zone": "b"}},
            {"do": {"action": "pull-switch", "name": "clockwise"}},
        ],
    }
    game = run_to_its_end(data, tmp_path)
    again = export(game)
    assert table(run_to_its_end(again, tmp_path)) == table(game)
    assert again["board"]["barricades"] == {"a-b": {"places": 2, "complete": 2}}
    assert again["board"]["barbwire"] == {"b-c": "intact", "c-d": "torn"}
    assert again["board"]["gates"] == {"g": {"face": "H", "turn": 90}}
