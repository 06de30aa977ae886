"""The greedy bot in the Old West: it rallies before it searches, keeps what a goal takes, and stays aboard a Train."""

from typing import Any

from shamble.bots import GreedyBot
from shamble.bots.aims import Aims
from shamble.bots.building import worth
from shamble.bots.frontier import feat_in_reach
from shamble.bots.heading import head_for
from shamble.games import new_game
from shamble.scenario.building import build
from shamble.world import Game


def position(mission: str, **scenario: Any) -> Game:
    given = {"edition": "undead-or-alive", "board": {"mission": mission, **scenario.pop("board", {})}, **scenario}
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **given}}).start()


def card(game: Game, name: str) -> int:
    return next(number for number in range(1, 200) if game.setting.card(number).name == name)


def test_those_who_wait_are_rallied_before_anything_is_looked_for() -> None:
    game = new_game("UA-M3", seed=1)
    heading = head_for(game, Aims(game.setting), game.on_board())
    assert heading.aim is not None
    assert heading.aim.word == "rallied"
    assert heading.searching


def test_companions_are_not_handed_round() -> None:
    game, bot = new_game("UA-M3", seed=3), GreedyBot(3)
    offered = taken = 0
    for _ in range(120):
        chosen = bot.choose(game)
        offered += any(option.action == "pass-on" for option in game.options)
        taken += chosen.action == "pass-on"
        game.choose(chosen)
    assert offered
    assert not taken


def test_water_is_kept_where_a_goal_takes_it() -> None:
    herding, fetching = new_game("UA-M3"), new_game("UA-M1")
    assert worth(herding, card(herding, "Holy Water")) > worth(fetching, card(fetching, "Holy Water"))
    assert worth(herding, card(herding, "Holy Water")) > worth(herding, card(herding, "Plenty of Bullets"))


def test_a_gift_for_companions_is_kept() -> None:
    asked, plain = new_game("UA-M4"), new_game("UA-M1")
    assert worth(asked, card(asked, "Plenty of Bullets")) > worth(plain, card(plain, "Plenty of Bullets"))


def test_whoever_is_aboard_a_train_that_moves_stays_there() -> None:
    game = position("UA-M1", board={"parts": {"train": "10V 12R"}}, survivors={"Jeb": {"at": "12R.A", "skills": []}})
    heading = head_for(game, Aims(game.setting), game.on_board())
    assert heading.pressing
    assert heading.distances[game.on_board()[0].zone] == 0
    assert sum(distance == 0 for distance in heading.distances) == 2


def test_a_feat_is_in_reach_of_those_with_the_weapons_for_it() -> None:
    game = new_game("UA-M1", seed=1)
    deck = game.state.decks["bounty"]
    for name, reached in (("Volcanic Pistol", True), ("Mauser C96", False)):
        deck.append(card(game, name))
        assert feat_in_reach(game) is reached
