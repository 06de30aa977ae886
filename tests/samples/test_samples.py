"""What an earlier version has written opens today and plays on; a folder here for each version (see README.md)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.editions import EDITIONS
from shamble.editions.house_sets import read
from shamble.engine.commands import command_of
from shamble.games import new_game
from shamble.games.campaign_files import read as read_campaign
from shamble.lab.invariants import vehicle_faults
from shamble.packs import in_play, on_shelf
from shamble.packs.shelf import READY
from shamble.rules.places.security import is_security
from shamble.world import Game
from shamble.world.pieces import FIRST_BODY, inside
from shamble.world.state import digest

from .games import SUNDAY
from .make import make
from .opening import CHOICES, OLDEST, VERSIONS, found, goes_on_from, opened, played_on, saved_state, since_0_2
from .packs import DEED, WITH_PIECES
from .playing import offers, played, take
from .shown import LAID, SHOWN, SHOWN_SINCE_0_2
from .tables import EXPERIENCED

SAVES = found("data/terminal/*.json")
every_version = pytest.mark.parametrize("version", [pytest.param(path, id=path.name) for path in VERSIONS])


def without_seal(game: Game) -> dict[str, Any]:
    """The game as version 0.1 would have written it."""
    saved: dict[str, Any] = json.loads(game.to_json())
    del saved["seal"]
    return saved


@every_version
def test_no_kind_of_save_is_missing(version: Path) -> None:
    wanted = SHOWN if version.name == OLDEST else SHOWN_SINCE_0_2
    assert {path.stem for path in version.glob("data/terminal/*.json")} == set(wanted)


@pytest.mark.parametrize("save", SAVES)
def test_a_save_plays_on(save: Path, data: Path) -> None:
    game = opened(save, data)
    goes_on_from(game, saved_state(save))
    assert SHOWN_SINCE_0_2[save.stem](game)
    while game.undone:
        game.redo()
    length = len(game.log)
    is_over = bool(game.state.outcome)
    played_on(game)
    assert is_over or game.state.outcome or len(game.log) == length + CHOICES
    again = Game.from_json(game.to_json())
    assert goes_on_from(again, json.loads(game.to_json())["state"]) or game.note


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
    assert again.note == game.note
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
def test_packs_are_sound_and_their_missions_begin(version: Path, data: Path) -> None:
    shutil.copytree(version / "data", data)
    with_pieces = () if version.name == OLDEST else WITH_PIECES
    assert [(pack.name, pack.state) for pack in on_shelf()] == [
        (name, READY) for name in sorted(["day-shift", "night-shift", *with_pieces])
    ]
    content = in_play("classic")
    team = [["Vera", *content.survivors_of(["RM"])[:5]]]
    assert played(new_game("last-round", team), CHOICES).setting.numbers_of("Bone Saw")
    game = new_game("the-bridge")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    assert offers(game, DEED)


@pytest.mark.parametrize("version", since_0_2())
def test_packs_lay_every_kind_of_piece_that_a_mission_may_lay(version: Path, data: Path) -> None:
    shutil.copytree(version / "data", data)
    games = [played(new_game(name, seed=2), CHOICES) for name in WITH_PIECES]
    assert {piece.piece_kind.name for game in games for piece in game.state.pieces} >= LAID


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
    saved = without_seal(opened(VERSIONS[0] / "data/terminal/beginning.json", data))
    state = {**saved["state"], "weather": "rain"}
    again = Game.from_json(json.dumps({**saved, "state": state, "hash": digest(state)}))
    assert "another position" not in again.note


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
    make(tmp_path / "new", most_tables=0)
    names = [
        sorted(path.stem for path in folder.glob("data/terminal/*")) for folder in (tmp_path / "new", VERSIONS[-1])
    ]
    assert names[0] == names[1]
    assert shamble.__version__.startswith(VERSIONS[-1].name), "a version that is given to people has samples of its own"
