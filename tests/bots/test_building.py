"""The greedy bot makes better cards of two, fetches the part that is lacking, and knows what fire is for."""

from typing import Any

from shamble.bots import GreedyBot
from shamble.bots.building import worth
from shamble.engine import Option
from shamble.scenario.building import build
from shamble.world import Game

A_BOMB = {"c": {"A-Bomb": 1}}
BEHIND_A_DOOR = {"board": {"grid": "a b C", "doors": {"b-C": "closed"}}, "zombies": {"C": {"A-Bomb": 1}}}
"""It drags whoever acts a Zone nearer, but not through the door."""


def drawn(**scenario: Any) -> Game:
    given = {"variant": "rue-morgue", "win": [{"cleared": "all"}], "board": {"grid": "a b c d"}, **scenario}
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **given}}).start()


def turn_of(game: Game, name: str) -> Game:
    game.choose(next(one for one in game.options if game.state.survivors[one.who].name == name))
    return game


def played(game: Game, choices: int = 12) -> list[Option]:
    """What the bot does."""
    bot, done = GreedyBot(1), list[Option]()
    while game.decision is not None and len(done) < choices:
        done.append(bot.choose(game))
        game.choose(done[-1])
    return done


def names(game: Game, who: int) -> list[str]:
    return [game.setting.card(card).name for card in game.state.survivors[who].cards if card > 0]


def test_two_parts_are_put_together_at_once() -> None:
    parts = {"hands": ["Fire Axe"], "reserve": ["Gasoline", "Glass Bottles"]}
    game = turn_of(drawn(survivors={"Ann": {"at": "a", **parts}}, zombies={"d": {"Walker": 1}}), "Ann")
    first = GreedyBot(1).choose(game)
    assert (first.action, first.name) == ("build", "Molotov")


def test_the_part_that_is_lacking_is_fetched_where_only_fire_helps() -> None:
    people = {"Ann": {"at": "a", "reserve": ["Gasoline"]}, "Bob": {"at": "b", "reserve": ["Glass Bottles"]}}
    game = turn_of(drawn(survivors=people, **BEHIND_A_DOOR), "Ann")
    done = [option.action for option in played(game)]
    assert done[0] == "trade"
    assert "build" in done
    calm = turn_of(drawn(survivors=people, zombies={"d": {"Walker": 1}}), "Ann")
    assert "trade" not in [option.action for option in played(calm, 6)]


def test_a_full_inventory_gives_its_worst_card_for_the_part() -> None:
    full = {"hands": ["Fire Axe", "Pistol"], "reserve": ["Gasoline", "Pan", "Sword"]}
    people = {"Ann": {"at": "a", **full}, "Bob": {"at": "b", "reserve": ["Glass Bottles"]}}
    game = turn_of(drawn(survivors=people, **BEHIND_A_DOOR), "Ann")
    played(game, 12)
    assert "Pan" in names(game, 1)
    assert "Glass Bottles" not in names(game, 1)


def test_fire_is_thrown_where_nothing_else_kills_and_never_at_ones_own_feet() -> None:
    armed = {"Ann": {"at": "b", "hands": ["Molotov", "Fire Axe"]}}
    done = played(turn_of(drawn(survivors=armed, zombies=A_BOMB), "Ann"), 3)
    thrown = next(option for option in done if option.action == "ranged")
    assert thrown.zone == 2
    close = turn_of(drawn(survivors=armed, zombies={"b": {"A-Bomb": 1}}), "Ann")
    played(close, 3)
    assert close.state.survivors[0].status == "alive"


def test_fire_is_not_wasted_on_a_single_walker() -> None:
    armed = {"Ann": {"at": "a", "hands": ["Molotov", "Fire Axe"]}}
    game = turn_of(drawn(survivors=armed, zombies={"b": {"Walker": 1}}), "Ann")
    assert all(option.action != "ranged" for option in played(game, 3))


def test_parts_are_worth_more_while_they_are_needed() -> None:
    holding = {"Ann": {"at": "a", "reserve": ["Gasoline"]}}
    calm, needed = drawn(survivors=holding), drawn(survivors=holding, zombies=A_BOMB)
    [card] = [one for one in calm.state.survivors[0].cards if one > 0]
    assert worth(calm, card) < 1 < worth(needed, card)
