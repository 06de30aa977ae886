"""The Clock as an option: the real hour, which a game keeps, and what else the box brings to single games."""

import pytest

from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.games import new_game
from shamble.rules.night.clock import NOW, clock
from shamble.rules.night.hours import NO_HOUR, hour
from shamble.text import tallies
from shamble.world import Game

SECOND = EDITIONS["second-edition"]


def begun(**options: str) -> Game:
    """A game that has come to its first round."""
    game = new_game("SE-M1", options=options, seed=3)
    while game.state.round == 0:
        game.choose(game.options[0])
    return game


@pytest.mark.rule("WZ-CLOCK-05")
def test_a_game_that_begins_now_keeps_the_hour_of_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.settles, NOW, lambda: "22")
    game = begun(clock=NOW)
    assert game.setting.setup.options == {"clock": "22"}
    assert hour(game) == 22
    assert tallies(game) == ["Clock (night): 22:00"]
    monkeypatch.setitem(clock.settles, NOW, lambda: "9")
    assert hour(Game.replay(game.setting.setup, game.log)) == hour(Game.from_json(game.to_json())) == 22
    assert tallies(begun(clock=NOW)) == ["Clock (day): 9:00"]


def test_the_real_hour_is_one_of_the_clock_and_never_drawn_by_lot() -> None:
    assert clock.settles[NOW]() in SECOND.lasting_values("clock")
    assert NOW not in SECOND.lasting_values("clock")
    assert SECOND.lasting_values("dark-zones") == ["off", "on"]


@pytest.mark.rule("WZ-CLOCK-05")
def test_without_the_option_no_game_has_a_clock() -> None:
    game = begun()
    assert (hour(game), tallies(game)) == (NO_HOUR, [])


@pytest.mark.rule("WZ-HUM-03")
def test_a_humvee_needs_the_deck_that_is_searched_there() -> None:
    with pytest.raises(SetupError, match="the Humvee needs the box WZC"):
        new_game("SE-M1", options={"humvee": "on"})


@pytest.mark.rule("WZ-DECK-02", "WZ-OPEN-34")
def test_missions_of_the_box_play_with_its_rules_and_single_ones_can_be_chosen_anywhere() -> None:
    played = {name: SECOND.usual("washington-zc", name) for name in SECOND.options}
    assert (played["advanced-equipment"], played["elimination"]) == ("on", "knocked-out")
    assert (played["dark-zones"], played["ultrared"]) == ("off", "off")
    for name, value in (("advanced-equipment", "on"), ("elimination", "knocked-out"), ("clock", "20")):
        assert SECOND.usual("printed", name) != value
        SECOND.check("printed", {name: value})


@pytest.mark.rule("WZ-EQ-05")
def test_what_cards_print_to_last_beyond_a_mission() -> None:
    cards = SECOND.pack.equipment
    names = ("Chainsaw", "Sawed-Off", "Machete", "Plenty of Shells", "Flashlight", "Aaahh!!")
    assert [cards[name].keep for name in names] == [5, 4, 2, 0, 0, 0]
