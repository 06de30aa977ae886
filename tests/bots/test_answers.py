"""Plain answers of the greedy bot."""

import pytest

from shamble.bots import GreedyBot
from shamble.bots.answers import answered, wanted_in_hand
from shamble.engine import Option
from shamble.games import new_game
from shamble.rules.horde import put
from shamble.rules.house.followers import hand_over
from shamble.scenario.building import build


@pytest.mark.parametrize("kind", ["resurrect", "return"])
def test_whoever_lies_down_gets_up_again_unless_too_many_stand_around_him(kind: str) -> None:
    game = new_game("RM-T1")
    up, down = Option(kind, who=0, zone=2), Option("stay-down", who=0, zone=2)
    assert answered(game, kind, [up, down]) is up
    put(game, 2, 0, 4)
    assert answered(game, kind, [up, down]) is down
    for one in game.state.survivors:
        one.zone = -1
    assert answered(game, kind, [up, down]) is up


def test_the_larger_part_of_a_group_goes_where_nobody_is_near() -> None:
    game = new_game("RM-T1")
    here = game.on_board()[0].zone
    near = game.layout.adjacent[here][0]
    ways = [Option("larger-part", zone=here), Option("larger-part", zone=near)]
    assert answered(game, "uneven-split", ways) is ways[1]
    for one in game.state.survivors:
        one.zone = -1
    assert answered(game, "uneven-split", ways) is ways[0]


def test_a_light_shines_at_a_wall_where_there_is_one() -> None:
    game = new_game("SE-M1")
    here = game.on_board()[0].zone
    near = game.layout.adjacent[here][0]
    wall, street = Option("aim-light", who=0, zone=here), Option("aim-light", who=0, zone=near)
    assert answered(game, "aim-light", [street, wall]) is wall
    assert answered(game, "aim-light", [street]) is street


def test_a_weapon_is_saved_by_a_skill_or_a_kit_and_not_by_another_weapon() -> None:
    game = new_game("SE-M1")
    number = {game.setting.card(card).name: card for card in range(1, len(game.setting.cards) + 1)}
    let, skill = Option("let-break", who=0), Option("ignore-breaks", who=0, name="Ignore 1 Break")
    kit = Option("save-weapon", who=0, card=number["Flashlight"], name="a kit")
    weapon = Option("save-weapon", who=0, card=number["Katana"], name="Spare parts")
    assert answered(game, "break", [let, weapon, kit, skill]) is skill
    assert answered(game, "break", [let, weapon, kit]) is kit
    assert answered(game, "break", [let, weapon]) is let


def test_something_that_opens_doors_is_in_hand_beside_the_best_weapon() -> None:
    game = new_game("SE-M1")
    number = {game.setting.card(card).name: card for card in range(1, len(game.setting.cards) + 1)}
    bat, gun, crowbar = number["Baseball Bat"], number["Sub-MG"], number["Crowbar"]
    assert wanted_in_hand(game, [gun, crowbar, bat]) == [bat, crowbar]
    assert wanted_in_hand(game, [gun, bat]) == [bat, gun]


def test_beside_a_shut_door_it_is_in_hand_in_the_place_of_a_twin() -> None:
    game = new_game("SE-M1")
    number = {game.setting.card(card).name: card for card in range(1, len(game.setting.cards) + 1)}
    guns = [card for card in range(1, len(game.setting.cards) + 1) if game.setting.card(card).name == "Sub-MG"][:2]
    assert wanted_in_hand(game, [*guns, number["Crowbar"]]) == guns
    assert wanted_in_hand(game, [*guns, number["Crowbar"]], at_a_door=True) == [guns[0], number["Crowbar"]]
    assert wanted_in_hand(game, guns, at_a_door=True) == guns, "nothing to open it with"


def test_cards_are_not_rearranged_again_and_again_beside_a_door() -> None:
    game = build(
        {
            "kind": "scenario",
            "scenario": {
                "scenario": "two of a kind in hand, and what opens the door in the reserve",
                "board": {"grid": "a B", "doors": {"a-B": "closed"}},
                "survivors": {"Ann": {"at": "a", "hands": ["Sub MG", "Sub MG"], "reserve": ["Crowbar"]}},
                "win": [{"opened": "all"}],
                "turn": "Ann",
            },
        }
    ).start()
    bot, done = GreedyBot(1), list[str]()
    while game.decision is not None and game.decision.who == 0 and len(done) < 20:
        option = bot.choose(game)
        done.append(option.action)
        game.choose(option)
    assert done.count("reorganise") == 1
    assert "open-door" in done


def test_a_small_posse_takes_nobody_along_and_whoever_comes_goes_to_who_can_bear_it() -> None:
    game = new_game("UA-M0", [["Meg", "Jeb", "Carl"]])
    people = game.state.survivors
    coming, nobody = Option("enlist", name="Hanna"), Option("no-more-companions")
    assert answered(game, "enlist", [coming, nobody]) is nobody
    assert answered(game, "enlist", [coming]) is None, "who it is makes no plain difference"
    leaders = [Option("hand-over", who=one.index, name="Hanna") for one in people]
    brawler = leaders[[one.name for one in people].index("Carl")]
    assert answered(game, "enlist", leaders) is brawler
    hand_over(game, "May", brawler.who)
    assert answered(game, "enlist", leaders) is leaders[0], "one for each before anybody has two"
    people[leaders[0].who].hurt = 1
    assert answered(game, "enlist", leaders) is leaders[1]
