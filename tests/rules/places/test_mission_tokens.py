"""Doors, tents and Event triggers as a Mission lays them."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.content import ContentError
from shamble.engine.events import Event
from shamble.games import new_game
from shamble.world import Game

CAMP_AND_HOSPITAL: dict[str, Any] = {
    "format": 1,
    "id": "T-1",
    "title": "A Walk in the Camp",
    "edition": "classic",
    "box": "RM",
    "variant": "rue-morgue",
    "survivors": [6, 12],
    "from": "designed",
    "tiles": [["2V", "4V"], ["6V", "7V"]],
    "turns": [[90, 180], [0, 90]],
    "start": ["4V.S2"],
    "spawns": [{"zone": "6V.S5", "locators": [1, 2, 3, 4, 5, 6]}],
    "exit": "7V.C2",
    "win": [{"rally": "exit"}],
}
ENTRANCE = {"between": ["4V.L1", "4V.S2"]}
FIRST = 0


def start(folder: Path, *, seed: int = 1, **changes: Any) -> Game:
    """A game of this Mission with some keys changed, in the first Survivor's turn; he has a Bow and a Crowbar.

    The Zombie deck holds plain cards alone, so that Zombies come only where a card is drawn for.
    """
    path = folder / "T-1.yaml"
    path.write_text(yaml.safe_dump(CAMP_AND_HOSPITAL | changes), encoding="utf-8")
    game = new_game(str(path), seed=seed)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    deck = game.state.decks["zombie"]
    deck[:] = [card for card in deck if game.setting.zombie_cards[card - 1].kind == "spawn"]
    assert {game.setting.card(card).name for card in game.state.survivors[FIRST].cards} == {"Bow", "Crowbar"}
    return game


def offered(game: Game, action: str, zone: str) -> bool:
    return any(option.action == action and option.zone == game.setting.board.zone(zone) for option in game.options)


def act(game: Game, action: str, zone: str) -> list[Event]:
    """Take the option of the turn, then the first option of whatever comes up before the next one."""
    wanted = game.setting.board.zone(zone)
    option = next(option for option in game.options if option.action == action and option.zone == wanted)
    events = game.choose(option)
    while game.decision is not None and game.decision.kind != "turn":
        events += game.choose(game.options[0])
    return events


def rooms_with_cards(game: Game, events: list[Event]) -> list[str]:
    return sorted(game.setting.board.zones[event.data["zone"]].name for event in events if event.code == "zombie-card")


@pytest.mark.rule("CL-DOOR-01")
def test_a_door_is_locked_unless_the_mission_shows_it_open(tmp_path: Path) -> None:
    locked = start(tmp_path, doors=[ENTRANCE])
    assert locked.view(0)["doors"] == {"4V.L1-4V.S2": "closed"}
    assert not offered(locked, "move", "4V.L1")
    assert offered(locked, "open-door", "4V.L1")
    shown_open = start(tmp_path, doors=[ENTRANCE | {"state": "open"}])
    assert offered(shown_open, "move", "4V.L1")
    assert not offered(shown_open, "open-door", "4V.L1")


@pytest.mark.rule("CL-DOOR-06")
def test_a_door_that_was_locked_again_brings_no_second_card(tmp_path: Path) -> None:
    game = start(tmp_path, doors=[{"between": ["4V.A", "4V.L1"]}], start=["4V.L1"])
    assert rooms_with_cards(game, act(game, "open-door", "4V.A")) == ["4V.A"]
    game.state.doors = 0
    act(game, "noise", "4V.L1")
    events = act(game, "open-door", "4V.A")
    assert game.view(0)["doors"] == {"4V.A-4V.L1": "open"}
    assert rooms_with_cards(game, events) == []


TENTS = ["7V.C1", "7V.C2", "7V.C4"]


@pytest.mark.rule("CL-TENT-01")
def test_tent_cards_are_dealt_hidden_and_at_random(tmp_path: Path) -> None:
    games = [start(tmp_path, seed=seed, tents=TENTS) for seed in range(30)]
    for game in games:
        assert game.view(0)["tents"] == dict.fromkeys(TENTS, "hidden")
        assert len(set(game.state.tents)) == len(TENTS), "each card lies once"
    for place in range(len(TENTS)):
        assert len({game.state.tents[place] for game in games}) > 5


@pytest.mark.rule("CL-CAMP-03")
def test_tents_stand_where_the_mission_says_and_only_in_the_camp(tmp_path: Path) -> None:
    game = start(tmp_path, tents=["7V.C4"])
    assert list(game.view(0)["tents"]) == ["7V.C4"]
    dark = {zone.name for zone in game.setting.board.zones if len(game.layout.sight[zone.index]) == 1}
    assert "7V.C4" in dark
    assert "7V.C1" not in dark
    with pytest.raises(ContentError, match=r"4V\.A is no Zone of the camp"):
        start(tmp_path, tents=["4V.A"])


@pytest.mark.rule("CL-TRIGGER-01")
def test_the_mission_may_give_an_event_trigger_another_effect(tmp_path: Path) -> None:
    plain = start(tmp_path, triggers=["4V"], doors=[ENTRANCE | {"state": "open"}])
    assert rooms_with_cards(plain, act(plain, "move", "4V.L1")) == ["4V.A", "4V.B", "4V.C", "4V.D"]
    other = {"tile": "4V", "place": {"4V.B": {"Skinner Walker": 3}}}
    game = start(tmp_path, triggers=[other], doors=[ENTRANCE | {"state": "open"}])
    events = act(game, "move", "4V.L1")
    assert rooms_with_cards(game, events) == []
    assert game.view(0)["triggers"] == {"4V": True}
    assert game.view(0)["zombies"] == {"4V.B": {"Skinner Walker": 3}}


def test_rooms_that_a_redefined_trigger_passed_over_get_no_card_from_later_doors(tmp_path: Path) -> None:
    other = {"tile": "4V", "place": {"4V.B": {"Skinner Walker": 1}}}
    game = start(tmp_path, triggers=[other], doors=[ENTRANCE, {"between": ["4V.A", "4V.L1"]}])
    opened = rooms_with_cards(game, act(game, "open-door", "4V.L1"))
    assert opened
    assert not any(room.startswith("4V.") for room in opened)
    act(game, "move", "4V.L1")
    assert rooms_with_cards(game, act(game, "open-door", "4V.A")) == ["4V.A"], "its first opening comes afterwards"
