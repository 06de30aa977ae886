"""What an earlier version has written opens today and plays on; a folder here for each version (see README.md)."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.bots import RandomBot
from shamble.editions import EDITIONS
from shamble.editions.house_sets import read
from shamble.engine.commands import command_of
from shamble.games import new_game
from shamble.games.campaign_files import read as read_campaign
from shamble.lab.invariants import vehicle_faults
from shamble.packs import in_play, on_shelf
from shamble.packs.shelf import READY
from shamble.rules.missions.notes import noted
from shamble.rules.places.security import is_security
from shamble.scenario import load, run_file
from shamble.table import Store, Tables
from shamble.terminal.saves import Saves
from shamble.world import Game
from shamble.world.pieces import FIRST_BODY, inside
from shamble.world.state import digest

from .make import ANN, DEED, EXPERIENCED, SUNDAY, answer, make, offers, played, take

HERE = Path(__file__).parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "data").is_dir())
CHOICES = 8


def found(pattern: str) -> list[Any]:
    """All such files of all versions, as parameters of a test."""
    return [pytest.param(path, id=f"{v.name}-{path.stem}") for v in VERSIONS for path in sorted(v.glob(pattern))]


SAVES = found("data/terminal/*.json")
every_version = pytest.mark.parametrize("version", [pytest.param(path, id=path.name) for path in VERSIONS])


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a copy of somebody's data folder is put, to go on with."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "shamble"


def opened(save: Path, data: Path) -> Game:
    shutil.copytree(save.parents[1], data, dirs_exist_ok=True)
    return Saves().load(save.stem)


def without_seal(game: Game) -> dict[str, Any]:
    """The game as version 0.1 would have written it."""
    saved: dict[str, Any] = json.loads(game.to_json())
    del saved["seal"]
    return saved


def asked_in(game: Game) -> str:
    """What is being resolved now."""
    return game.state.agenda[-1].frame_kind.name


SHOWN: dict[str, Callable[[Game], bool]] = {
    "beginning": lambda game: len(game.log) == 1,
    "changed-rules": lambda game: game.state.rules == {"no-team-fire": "on", "three-wounds": "off"},
    "edited-pack": lambda game: game.setting.config["packs"] != new_game("last-round").setting.config["packs"],
    "finished": lambda game: game.state.outcome == "lost",
    "in-a-search": lambda game: asked_in(game) == "found",
    "in-an-attack": lambda game: asked_in(game) == "attack",
    "in-the-air": lambda game: any(entry.correction for entry in game.log),
    "own-module": lambda game: noted(game, "bridge") == 1,
    "own-survivors": lambda game: [one["name"] for one in game.setting.config["survivors"]] == ["Mo", "Zoë"],
    "security-zone": lambda game: is_security(game, game.state.survivors[0].zone),
    "undone": lambda game: len(game.undone) == 3,
}
"""What every version has a save of, and how that is seen once it is loaded."""


@every_version
def test_no_kind_of_save_is_missing(version: Path) -> None:
    assert {path.stem for path in version.glob("data/terminal/*.json")} == set(SHOWN)


@pytest.mark.parametrize("save", SAVES)
def test_a_save_plays_on(save: Path, data: Path) -> None:
    game = opened(save, data)
    assert game.note == ""
    assert SHOWN[save.stem](game)
    while game.undone:
        game.redo()
    before = game.state_hash()
    if len(game.log) > 1:
        game.undo(consent=True)
        assert game.state_hash() != before
        game.redo()
        assert game.state_hash() == before
    if game.state.outcome:
        game.undo(consent=True)
    bot, length = RandomBot(3), len(game.log)
    for _ in range(CHOICES):
        if game.decision is not None:
            game.choose(bot.choose(game))
    assert game.state.outcome or len(game.log) == length + CHOICES
    again = Game.from_json(game.to_json())
    assert (again.note, again.state_hash()) == ("", game.state_hash())


@every_version
def test_those_in_the_air_are_together_and_land(version: Path, data: Path) -> None:
    game = opened(version / "data/terminal/in-the-air.json", data)
    pilot, passenger = game.state.survivors[:2]
    aboard = [pilot, passenger, *(game.person(FIRST_BODY + number) for number in (1, 2))]
    assert [person.name for person in aboard] == ["Parker", "Dan", "Amy", "Gunman"]
    assert {person.index for person in game.people_in(pilot.zone)} == {person.index for person in aboard}
    assert pilot.zone == inside(0)
    assert not list(vehicle_faults(game))
    take(game, "land")
    aboard[2:] = [game.person(FIRST_BODY + number) for number in (1, 2)]
    assert [(person.status, game.setting.board.zones[person.zone].name) for person in aboard] == [("alive", "9R.H")] * 4
    assert not list(vehicle_faults(game))


@every_version
def test_a_companion_whom_a_flight_had_lost_is_found_again(version: Path, data: Path) -> None:
    """In version 0.1 a follower was nowhere for good once the Leader had flown; the Leader may have landed since."""
    game = opened(version / "data/terminal/in-the-air.json", data)
    take(game, "land")
    saved = without_seal(game)
    saved["state"]["pieces"][1]["zone"] = -1
    again = Game.from_json(json.dumps({**saved, "hash": digest(saved["state"])}))
    assert again.note == ""
    assert again.person(FIRST_BODY + 1).zone == game.state.survivors[0].zone


@every_version
def test_whoever_is_in_a_security_zone_goes_back_where_they_came_from(version: Path, data: Path) -> None:
    game = opened(version / "data/terminal/security-zone.json", data)
    somebody = game.state.survivors[0]
    assert is_security(game, somebody.zone)
    beside = [zone for zone in game.layout.adjacent[somebody.zone] if not is_security(game, zone)]
    before = game.copy()
    before.undo()
    came_from = before.state.survivors[0].zone
    take(game, "end")
    assert game.state.survivors[0].zone == came_from != beside[0]


@every_version
def test_a_database_is_opened_and_its_tables_go_on(version: Path, data: Path) -> None:
    shutil.copytree(version / "data", data)
    store = Store.in_folder(data)
    every = Tables(store)
    tables = {(one.summary["mission"], one.outcome): every.get(one.code) for one in every.listed(ANN)}
    assert [sorted(tables), len(every.listed())] == [[("RM-M01", ""), ("RM-M01", "lost"), ("RM-T1", "")], 3]
    for table in tables.values():
        assert table.game.note == ""
        assert [table.screen({seat})["me"] for seat in (0, 1)] == [[0], [1]]
        assert every.pass_of(table.code, ANN).host
    running, wished, over = (tables[key] for key in (("RM-M01", ""), ("RM-T1", ""), ("RM-M01", "lost")))
    assert running.history.chat[-1]["text"] == "Well met – ça va?"
    assert running.game.state.rules == {"no-team-fire": "on"}
    assert len(every.replay(running.code)) == len(running.game.log)
    answer(running, 3)
    assert wished.history.wish is not None
    assert wished.agreement.consent({1})
    assert wished.game.state.rules == {"spawn": "older-seasons"}
    answer(wished, 3)
    assert {one.summary["mission"]: one.summary.get("kept") for one in store.listed() if one.outcome} == {
        "RM-M01": EXPERIENCED
    }
    assert every.again(over, {0}).game.setting.config["kept"] == EXPERIENCED
    for table in (running, wished):
        assert Tables(store).get(table.code).game.state_hash() == table.game.state_hash()
    store.close()


@every_version
def test_packs_are_sound_and_their_missions_begin(version: Path, data: Path) -> None:
    shutil.copytree(version / "data", data)
    assert [(pack.name, pack.state) for pack in on_shelf()] == [("day-shift", READY), ("night-shift", READY)]
    content = in_play("classic")
    team = [["Vera", *content.survivors_of(["RM"])[:5]]]
    assert played(new_game("last-round", team), CHOICES).setting.numbers_of("Bone Saw")
    game = new_game("the-bridge")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    assert offers(game, DEED)


@pytest.mark.parametrize("scenario", found("scenarios/*.yaml"))
def test_an_exported_scenario_runs(scenario: Path) -> None:
    assert run_file(scenario).ok
    played(load(scenario)[1].start(), CHOICES)


@every_version
def test_in_the_scenario_of_a_flight_nobody_is_left_behind(version: Path) -> None:
    game = load(version / "scenarios/in-the-air.yaml")[1].start()
    names = [person.name for person in game.people_in(game.state.survivors[0].zone)]
    assert names == ["Parker", "Dan", "Amy", "Gunman"]


@every_version
def test_survivors_and_what_lasts_are_taken_in(version: Path) -> None:
    files = sorted(str(path) for path in version.glob("survivors/*.yaml"))
    house = read(EDITIONS["classic"], (version / "house-rules.txt").read_text(encoding="utf-8"))
    lasting = read_campaign((version / "lasting.json").read_text(encoding="utf-8")).state.kept
    assert house == ("Sunday", SUNDAY)
    options = {**house.options, "experience-cards": "on"}
    team = [*files, "Ned", "Amy", "Josh", "Doug"]
    game = new_game("RM-M01", [team], boxes=["S1", "RM"], options=options, kept=lasting)
    assert [one.name for one in game.state.survivors[:3]] == ["Mo", "Zoë", "Ned"]
    assert game.kept() == EXPERIENCED


def test_what_a_state_held_once_and_holds_no_more_is_no_damage(data: Path) -> None:
    saved = without_seal(opened(SAVES[0].values[0], data))
    state = {**saved["state"], "weather": "rain"}
    assert Game.from_json(json.dumps({**saved, "state": state, "hash": digest(state)})).note == ""


def test_choices_that_break_a_rule_of_today_cost_the_undo_alone(data: Path) -> None:
    game = opened(VERSIONS[-1] / "data/terminal/in-an-attack.json", data)
    saved = json.loads(game.to_json())
    rolled = next(
        one for one in saved["log"] if one.get("chance", [[""]])[0][0] == "dice" and not command_of(one["choice"])
    )
    rolled["chance"][0][1] = [None for _ in rolled["chance"][0][1]]
    again = Game.from_json(json.dumps(saved))
    assert "undo ends here" in again.note
    assert again.state_hash() == game.state_hash()
    assert [option.key for option in again.options] == [option.key for option in game.options]


def test_samples_of_this_version_can_be_made(tmp_path: Path) -> None:
    make(tmp_path / "new")
    names = [
        sorted(path.stem for path in folder.glob("data/terminal/*")) for folder in (tmp_path / "new", VERSIONS[-1])
    ]
    assert names[0] == names[1]
    assert shamble.__version__.startswith(VERSIONS[-1].name), "a version that is given to people has samples of its own"
