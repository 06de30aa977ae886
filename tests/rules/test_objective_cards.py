"""Objective cards: what nobody knows before they are taken, and what lasts beyond a game."""

from __future__ import annotations

import json

import pytest

from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.rules.missions.cards import CARD, cards_left
from shamble.rules.setup import SettingUp
from shamble.text.dashboards import dashboard_notes
from shamble.text.goals import tallies
from shamble.world import Game
from shamble.world.words import PROGRESS

MISSIONS = {name: one for name, one in EDITIONS["second-edition"].pack.missions.items() if name.startswith("WZ-")}


def begun(name: str, **given: object) -> Game:
    """A game that is about to begin."""
    game = new_game(name, seed=3, **given)  # type: ignore[arg-type]
    while game.innermost(SettingUp) is not None:
        game.choose(game.options[0])
    return game


@pytest.mark.rule("SE-MISS-32", "WZ-OBJ-03", "WZ-OBJ-04", "WZ-OBJ-11")
def test_as_many_cards_as_the_box_has() -> None:
    counts = {name: (len(one.objective_cards), len(one.note_cards)) for name, one in MISSIONS.items()}
    assert counts == {
        "WZ-M1": (7, 2), "WZ-M2": (6, 0), "WZ-M3": (7, 0), "WZ-M4": (9, 0), "WZ-M5": (9, 5),
        "WZ-M6": (6, 6), "WZ-M7": (6, 3), "WZ-M8": (8, 5), "WZ-M9": (6, 0), "WZ-M10": (9, 1),
    }  # fmt: skip
    assert sum(map(sum, counts.values())) == 95
    told = [(card.title, card.text) for one in MISSIONS.values() for card in one.objective_cards]
    told += [(note.title, note.text) for one in MISSIONS.values() for note in one.note_cards]
    assert len({title for title, text in told if text}) > 80


@pytest.mark.rule("WZ-OBJ-01", "WZ-OBJ-04")
@pytest.mark.parametrize("name", MISSIONS)
def test_nobody_is_told_what_stands_on_a_card(name: str) -> None:
    game = begun(name)
    told = json.dumps([game.view(0), [event.data for event in game.events]])
    mission = MISSIONS[name]
    hidden = [(one.title, one.text) for one in mission.objective_cards]
    hidden += [(one.title, one.text) for one in mission.note_cards]
    assert [title for title, text in hidden if f'"{title}"' in told or text in told] == []
    seen = [piece for piece in game.view(0)["pieces"] if piece["piece"] == CARD]
    assert {piece["content"] for piece in seen} == {"hidden"}


@pytest.mark.rule("WZ-OBJ-03")
def test_bots_think_on_cards_that_lie_where_they_really_lie() -> None:
    game = begun("WZ-M6")
    laid = [piece.content for _, piece, _ in cards_left(game)]
    assert laid == [1, 2, 3, 4, 5, 6], "no chance lays them"
    for salt in range(5):
        assert [piece.content for _, piece, _ in cards_left(game.redeal(0, salt))] == laid


@pytest.mark.rule("WZ-M8-01")
def test_ways_that_a_card_would_show_are_on_no_table() -> None:
    assert "barriers" not in begun("WZ-M8").view(0) or not begun("WZ-M8").view(0)["barriers"]


@pytest.mark.rule("WZ-M1-02")
def test_the_players_say_who_begins_where() -> None:
    game = new_game("WZ-M1", seed=1)
    while game.decision is not None and game.decision.kind != "start-here":
        game.choose(game.options[0])
    zones = []
    while game.decision is not None and game.decision.kind == "start-here":
        zones.append(game.options[0].zone)
        game.choose(game.options[-1])
    while game.innermost(SettingUp) is not None:
        game.choose(game.options[0])
    start = game.setting.mission.start
    assert sorted(one.zone for one in game.state.survivors) == sorted(start)
    assert zones == list(start)[: len(zones)]
    assert game.state.survivors[5].zone == start[0], "the last one was put into the first Zone"


@pytest.mark.rule("WZ-ACH-02", "WZ-M7-02", "WZ-M7-03")
def test_achievements_change_a_mission_and_last() -> None:
    own = {"Tess": {"achievements": ["Oath"]}}
    kept = {"sheets": {"achievements": ["Tunnel Dweller", "Let There Be Light"], "sheets": own}}
    plain, merited = begun("WZ-M7"), begun("WZ-M7", kept=kept)
    assert plain.state.doors == 0
    doors = {one.name for one in merited.setting.board.doors if merited.state.doors >> one.index & 1}
    assert doors == {"15V.E-15V.F", "13V.A-13V.B"}
    west, east = merited.setting.board.zone("15V.E"), merited.setting.board.zone("13V.B")
    assert east in merited.layout.adjacent[west]
    assert east not in merited.layout.prowl[west], "WZ-OPEN-29: no Zombie passes"
    assert east not in merited.layout.sight[west]
    assert len(merited.view(0)["spawns"]) == len(plain.view(0)["spawns"]) + 1
    assert merited.kept()["sheets"]["achievements"] == ["Tunnel Dweller", "Let There Be Light"]
    assert merited.kept()["sheets"]["sheets"]["Tess"] == {"achievements": ["Oath"]}
    assert plain.kept() == {}


@pytest.mark.rule("WZ-OPEN-37")
def test_no_card_of_the_seventh_mission_has_damage_3_by_itself() -> None:
    setting = new_game("WZ-M7").setting
    cards = [setting.card(card) for card in range(1, len(setting.cards) + 1)]
    assert max(mode.damage for card in cards for mode in card.modes) == 2
    assert min(kind.min_damage for kind in setting.kinds if kind.type == "Abomination") == 3


@pytest.mark.rule("WZ-M2-01", "WZ-M3-01")
def test_everybody_sees_how_many_cards_are_still_wanted() -> None:
    wanted = {"WZ-M2": 6, "WZ-M3": 6, "WZ-M1": 7}
    for name, number in wanted.items():
        game = begun(name)
        goal = next(one for one in game.setting.mission.win if "cards" in one)
        told = PROGRESS["cards"](game, goal)
        assert (told.done, told.all, len(told.missing)) == (0, number, number), name


@pytest.mark.rule("WZ-ACH-02")
def test_everybody_sees_who_has_achieved_what() -> None:
    own = {"Anton": {"achievements": ["Oath"]}, "Angelo": {"achievements": ["Star"]}}
    kept = {"sheets": {"achievements": ["Crew Log", "Praetorian"], "sheets": own}}
    plain, merited = begun("WZ-M7"), begun("WZ-M7", kept=kept)
    assert [line for line in tallies(merited) if "Crew Log" in line] == ["Achievements: Crew Log, Praetorian"]
    assert not [line for line in tallies(plain) if "chievements" in line]
    noted = {one.name: [note.fields for note in dashboard_notes(merited, one)] for one in merited.state.survivors}
    assert {name: notes for name, notes in noted.items() if notes} == {
        "Anton": [{"name": "Oath"}],
        "Angelo": [{"name": "Star"}],
    }
