"""Zones as people call them: all different, the same all game long, spoken as each language speaks."""

from __future__ import annotations

import pytest

from shamble.games import new_game
from shamble.rules.tallies import move_exit
from shamble.text import label, languages, place_name, place_names, reading_a_plain_map, reading_in, words, words_of
from shamble.text.languages import de, en, fr
from shamble.world.game import Game

MISSIONS = ["RM-M01", "RM-M10", "GAL-7", "SE-M1", "WZ-M7", "AD-M1", "UA-M1"]


def called(game: Game) -> dict[str, str]:
    """The names of all Zones, by what the map calls them."""
    zones = game.setting.board.zones
    return {zones[zone].name: name for zone, name in place_names(words_of(game.setting), game).items()}


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_zone_has_a_name_of_its_own_in_every_language(mission: str) -> None:
    game = new_game(mission, seed=1)
    for language in languages():
        with reading_in(language):
            names = called(game)
        assert set(names) == {zone.name for zone in game.setting.board.there}
        assert len(set(names.values())) == len(names)
        assert not [name for code, name in names.items() if code in name]


def test_places_are_called_by_what_is_there_what_stands_out_and_where_they_lie() -> None:
    names = called(new_game("RM-M01", seed=1))
    assert names["4V.A"] == "the reception"
    assert names["1R.S1"] == "the street at the start"
    assert names["8R.A"] == "the room of the blue Objective"
    assert names["5R.S5"] == "the street at the Spawn Zone in the north-east"
    assert names["4V.L1"] == "the indoor alley next to the reception"
    assert (names["1R.B"], names["1R.C"]) == ("the western room in the north", "the eastern room in the north")
    assert called(new_game("SE-M1", seed=1))["4R.S1"] == "the street at the Exit"
    assert called(new_game("RM-M03", seed=1))["1V.B"] == "the operating room"
    assert called(new_game("GAL-7", seed=1))["2V.C"] == "the locker room behind the blue door"


def test_names_stay_until_what_they_are_named_after_is_gone() -> None:
    game = new_game("SE-M1", seed=1)
    before = called(game)
    game.state.taken = -1
    game.state.doors |= 1
    assert called(game) == before
    move_exit(game, game.setting.mission.start[0])
    after = called(game)
    assert {code for code in before if before[code] != after[code]} == {"4R.S1"}
    assert "Exit" not in after["4R.S1"]
    assert len(set(after.values())) == len(after)


def test_north_is_up_on_the_map_that_people_have() -> None:
    game = new_game("RM-M01", seed=1)
    assert game.setting.board.is_tall, "so it is drawn turned to the right, and not at the terminal"
    assert called(game)["1R.C"] == "the eastern room in the north"
    with reading_a_plain_map():
        assert called(game)["1R.C"] == "the northern room in the west"


def test_the_code_comes_second_where_there_is_no_board_to_point_at() -> None:
    game = new_game("RM-M01", seed=1)
    zone = game.setting.board.zone("4V.A")
    assert place_name(words(), game, zone) == "the reception"
    with reading_a_plain_map():
        assert place_name(words(), game, zone) == "the reception (4V.A)"


def test_languages_put_places_into_sentences() -> None:
    german, french = (module.functions(lambda name, form: "") for module in (de, fr))
    assert [german["NACH"](one) for one in ("der Raum", "die Straße am Start", "6V.S5")] == [
        "in den Raum", "auf die Straße am Start", "nach 6V.S5",
    ]  # fmt: skip
    assert [german["IN"](one) for one in ("der westliche Raum", "die 2. Straße", "das Büro", "6V.S5")] == [
        "im westlichen Raum", "auf der 2. Straße", "im Büro", "in 6V.S5",
    ]  # fmt: skip
    assert [german["AUS"](one) for one in ("die Küche", "der Rasen")] == ["aus der Küche", "vom Rasen"]
    assert german["DEN"]("der mittlere Raum") == "den mittleren Raum"
    assert [french["DANS"](one) for one in ("la rue", "la pelouse", "le carrefour", "6V.S5")] == [
        "dans la rue", "sur la pelouse", "au carrefour", "en 6V.S5",
    ]  # fmt: skip
    assert [french["DU"](one) for one in ("le bar", "la rue", "l’étang")] == ["du bar", "de la rue", "de l’étang"]
    assert [french["NIEME"](one, 1) for one in ("la rue", "l’étang")] == ["la 1re rue", "le 1er étang"]
    assert [en.being_in(one) for one in ("the kitchen", "the western lawn", "the crossroads in the east")] == [
        "in the kitchen", "on the western lawn", "at the crossroads in the east",
    ]  # fmt: skip
    assert [en.nth("the room", number) for number in (1, 2, 3, 11, 22)] == [
        "the 1st room", "the 2nd room", "the 3rd room", "the 11th room", "the 22nd room",
    ]  # fmt: skip


def test_options_and_log_say_names_in_every_language() -> None:
    game = new_game("RM-M01", seed=7)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    move = next(option for option in game.options if option.action == "move")
    told = []
    for language in languages():
        with reading_in(language):
            told.append(label(game, move))
    assert told == [
        "Move to the 3rd street in the north",
        "Auf die 3. Straße im Norden gehen",
        "Se déplacer dans la 3e rue au nord",
    ]
