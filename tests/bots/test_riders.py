"""The greedy bot in the Old West: it rallies before it searches, keeps what a goal takes, and stays aboard a Train."""

from typing import Any

from shamble.bots import GreedyBot
from shamble.bots.aims import Aims
from shamble.bots.building import worth
from shamble.bots.feats import A_FEAT, Kills, promise, top_feats
from shamble.bots.frontier import PERHAPS, those_for_a_feat
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


def on_top(game: Game, name: str) -> Game:
    game.state.decks["bounty"].append(card(game, name))
    return game


def test_a_feat_is_in_reach_of_those_with_the_weapons_for_it() -> None:
    armed = {"at": "1R.A", "hands": ["Heavy Saber"], "skills": []}
    game = position("UA-M1", survivors={"Jeb": armed, "Meg": {"at": "1R.A", "hands": ["Pan"], "skills": []}})
    assert those_for_a_feat(on_top(game, "Heavy Saber")) == (0,)
    assert those_for_a_feat(game, PERHAPS) == (0, 1)
    assert not those_for_a_feat(on_top(game, "Mauser C96"), PERHAPS)


def test_objectives_are_kept_while_a_feat_is_in_reach_even_before_there_are_zombies() -> None:
    people = {name: {"at": "1R.A", "skills": []} for name in ("Jeb", "Meg", "Jimmy", "Carl", "Hanna")}
    game = position("UA-M1", survivors={**people, "Jeb": {"at": "1R.A", "hands": ["Heavy Saber"], "skills": []}})
    words = [
        {aim.word for aim in Aims(game.setting).read(on_top(game, name)).now} for name in ("Heavy Saber", "Mauser C96")
    ]
    assert words == [{"search"}, {"taken"}]


def test_zombies_in_two_zones_are_worth_more_for_a_feat_than_those_in_one() -> None:
    feats = top_feats(on_top(new_game("UA-M1", seed=1), "Volcanic Pistol"))
    words = ("ranged", "street", "Pistol")
    one, same, other = (Kills("Walker", zone, action, 1.0, words) for action, zone in enumerate((1, 1, 2)))
    assert promise(feats, (one, same)) == promise(feats, (one,)) < promise(feats, (one, other)) == A_FEAT


def test_a_balcony_is_gone_to_for_a_feat_that_is_done_from_there() -> None:
    game = position("UA-M1", survivors={"Jeb": {"at": "1R.A", "skills": []}}, zombies={"8V.S4": {"Walker": 1}})
    game.state.taken = 0b1111
    aims = Aims(game.setting).read(on_top(game, "Mauser C96")).now
    names = {game.setting.board.zones[zone].name for aim in aims if aim.word == "feat" for zone in aim.zones}
    assert names == {"1R.BAL", "2R.BAL"}


def test_nobody_hurries_to_an_objective_where_the_first_death_loses_the_game() -> None:
    game = position(
        "UA-M1", survivors={"Jeb": {"at": "1R.S4", "skills": []}, "Meg": {"at": "8V.S1", "skills": []}}, turn="Jeb"
    )
    thoughts = GreedyBot().ranked(on_top(game, "Mauser C96"), 0)[1]
    assert not any(step.action == "objective" for thought in thoughts for step in thought.path)
