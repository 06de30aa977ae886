"""What is left to do, what is next and how far it is, on small positions."""

from typing import Any

import pytest

from shamble.bots.aims import READERS, Aims, Reading
from shamble.bots.routes import UNREACHABLE
from shamble.games import new_game
from shamble.rules.horde import put
from shamble.rules.missions.notes import note
from shamble.rules.vehicles.helicopter import Helicopter
from shamble.scenario.building import build
from shamble.world import Game
from shamble.world.words import CONDITIONS

ROW = {"grid": "a b c d", "zones": {"a": {"objective": "red"}, "c": {"objective": "blue"}, "d": {"exit": True}}}


def drawn(**scenario: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **scenario}}).start()


def row(win: list[dict[str, Any]], at: str = "b", **more: Any) -> Game:
    return drawn(board=ROW, survivors={"Ann": {"at": at}, "Bob": {"at": "b"}}, win=win, **more)


def seen(game: Game) -> tuple[Reading, int]:
    aims = Aims(game.setting)
    reading = aims.read(game)
    return reading, aims.total_distance(game, reading.now)


@pytest.mark.parametrize(
    ("win", "left", "way"),
    [
        ([{"taken": "all"}], 2, 2),
        ([{"taken": ["blue"]}], 1, 1),
        ([{"taken": 1}], 1, 2),
        ([{"rally": "exit"}], 1, 4),
        ([{"rally": "exit", "who": "remaining"}], 1, 4),
        ([{"escape": "remaining"}], 1, 4),
        ([{"escape": "all-starting"}], 1, 4),
        ([{"all": [{"taken": ["red"]}, {"rally": "exit"}]}], 2, 5),
        ([{"any": [{"taken": "all"}, {"rally": "exit"}]}], 1, 4),
        ([{"then": [{"taken": ["red"]}, {"rally": "exit"}]}], 2, 1),
        ([{"present": ["d"], "number": 2}], 1, 4),
        ([{"present": ["d"]}], 1, 2),
        ([{"survive": 11}], 1, 0),
        ([{"inside": ["c", "d"]}], 1, 2),
        ([{"outside": ["a", "b"], "who": "all-starting"}], 1, 2),
        ([{"inside": ["a", "b"]}], 0, 0),
    ],
)
def test_how_much_is_left_and_how_far_it_is(win: list[dict[str, Any]], left: float, way: int) -> None:
    reading, far = seen(row(win))
    assert reading.left == pytest.approx(left)
    assert far == way


def test_what_comes_after_the_present_step_is_known_too() -> None:
    reading, _ = seen(row([{"then": [{"taken": ["red"]}, {"rally": "exit"}]}]))
    assert [aim.word for aim in reading.now] == ["taken"]
    assert [aim.word for aim in reading.later] == ["rally"]


def test_what_is_done_is_left_out() -> None:
    game = row([{"taken": "all"}], at="c")
    game.state.taken = 1
    reading, far = seen(game)
    assert (reading.left, far) == (1, 0)


def test_zombies_to_kill_are_gone_for() -> None:
    there = {"d": {"Walker": 2}, "a": {"Fatty": 1}}
    reading, far = seen(row([{"cleared": ["d"]}], zombies=there))
    assert reading.left == pytest.approx(0.2)
    assert far == 2
    reading, far = seen(row([{"kills": 20, "of": ["Fatty"]}], zombies=there))
    assert reading.left == pytest.approx(2)
    assert far == 1
    reading, far = seen(row([{"kills": 1, "of": ["Fatty"]}], zombies=there))
    assert reading.left == pytest.approx(1)
    assert far == 1
    reading, far = seen(row([{"not": {"on_board": ["Fatty"]}}], zombies=there))
    assert reading.left == pytest.approx(0.1)
    assert far == 1


def test_the_key_of_a_locked_door_comes_first() -> None:
    game = new_game("RM-M01")
    aims = Aims(game.setting)
    reading = aims.read(game)
    blue = next(token.zone for token in game.setting.mission.objectives if token.colour == "blue")
    assert [aim.zones for aim in reading.now] == [(blue,)]
    assert [aim.word for aim in reading.later] == ["rally"]
    assert aims.distances(game, (game.setting.mission.exit,))[game.on_board()[0].zone] == UNREACHABLE
    game.state.taken = 1
    assert [aim.word for aim in aims.read(game).now] == ["rally"]


def test_whatever_unlocks_a_door_is_gone_for() -> None:
    game = drawn(
        board={
            "grid": "a b C",
            "doors": {"b-C": {"state": "closed", "colour": "blue", "locked_until": "blue"}},
            "zones": {"C": {"exit": True, "objective": "blue"}},
        },
        survivors={"Ann": {"at": "a"}},
        win=[{"rally": "exit"}],
        events=[{"when": {"present": ["b"]}, "do": [{"unlock": "b-C"}]}],
    )
    reading, _ = seen(game)
    assert [aim.word for aim in reading.now] == ["taken", "present"]
    assert [aim.word for aim in reading.later] == ["rally"]


def test_doors_to_shut_and_decks_to_empty() -> None:
    game = drawn(
        board={"grid": "a b C", "doors": {"b-C": "open"}},
        survivors={"Ann": {"at": "a"}},
        decks={"zombie": [{}, {}], "rest": "none"},
        win=[{"shut": "all"}, {"deck_empty": "zombie"}],
    )
    reading, far = seen(game)
    assert reading.left == pytest.approx(1.04)
    assert far == 1


def test_a_word_without_a_reading_is_one_thing_to_do() -> None:
    assert "dead" in CONDITIONS
    assert "dead" not in READERS
    reading, far = seen(row([{"dead": "any-starting"}]))
    assert (reading, far) == (Reading(1), 0)


def test_what_a_module_notes_is_as_near_as_it_says() -> None:
    game = new_game("RM-M10")
    aims = Aims(game.setting, [{"noted": "burnt", "number": 30}])
    [pilot] = [one for one in game.on_board() if "Helicopter pilot" in one.skills]
    helicopter = game.state.all_of(Helicopter)[0]
    far, exit_ = aims.read(game), game.setting.mission.exit
    assert [(aim.zones, aim.who) for aim in far.now] == [((helicopter.zone,), (pilot.index,))]
    helicopter.zone = exit_
    game.state.crowd[exit_] = 20
    near = aims.read(game)
    assert near.now == ()
    assert near.left < far.left - 2
    note(game, "burnt", 30)
    assert aims.read(game) == Reading(0)


def test_a_note_of_which_nobody_says_anything_is_one_thing_to_do() -> None:
    assert seen(row([{"noted": "alarm"}]))[0] == Reading(1)


def test_a_door_is_shut_when_everybody_is_on_the_right_side_of_it() -> None:
    win = [{"all": [{"shut": "all"}, {"inside": ["C"], "who": "remaining"}]}]
    board = {"grid": "a b C", "doors": {"b-C": "open"}}
    outside = drawn(board=board, survivors={"Ann": {"at": "a"}}, win=win)
    assert [aim.word for aim in seen(outside)[0].now] == ["inside"]
    assert [aim.word for aim in seen(outside)[0].later] == ["shut"]
    inside = drawn(board=board, survivors={"Ann": {"at": "C"}}, win=win)
    assert [aim.word for aim in seen(inside)[0].now] == ["shut"]


def test_only_the_zones_that_are_named_have_to_be_cleared() -> None:
    game = new_game("RM-M09")
    aims = Aims(game.setting, [{"cleared": "hospital"}])
    street = next(zone.index for zone in game.setting.board.zones if zone.name == "9V.C3")
    put(game, street, 0, 3)
    assert aims.read(game).left == 0
    put(game, next(zone.index for zone in game.setting.board.zones if zone.name == "4V.L1"), 0, 2)
    assert aims.read(game).left == pytest.approx(0.2)


def test_what_a_card_on_a_door_demands_comes_before_what_lies_behind_it() -> None:
    game = drawn(
        edition="second-edition",
        board={"grid": "a b C", "doors": {"b-C": "closed"}},
        survivors={"Ann": {"at": "b", "hands": ["Crowbar"], "skills": []}},
        objective_cards=[
            {
                "id": "1",
                "doors": [["b", "C"]],
                "title": "A door",
                "text": "FUEL.",
                "needs": {"noted": "FUEL"},
                "kept": True,
                "deeds": [{"name": "Start it", "zone": "C", "do": [{"note": "POWER"}]}],
            },
            {"id": "2", "zone": "a", "title": "A store", "text": "FUEL.", "do": [{"note": "FUEL"}]},
        ],
        win=[{"noted": "POWER"}],
    )
    zone = game.setting.board.zone
    game.choose(next(option for option in game.options if option.action == "open-door"))
    reading, _ = seen(game)
    assert [aim.zones for aim in reading.now] == [(zone("a"),)]
    assert [aim.zones for aim in reading.later] == [(zone("C"),)]
    assert Aims(game.setting).distances(game, (zone("C"),))[zone("b")] == UNREACHABLE
    note(game, "FUEL")
    assert [aim.zones for aim in seen(game)[0].now] == [(zone("C"),)]
