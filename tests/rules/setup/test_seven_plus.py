"""More than six Survivors in a game without Spawn dice (CL-SETUP-04, CL-MODE-SEVEN-01, -02)."""

from collections import Counter

import pytest

from shamble.games import new_game
from shamble.rules.spawn import one_card_each
from shamble.world import Game

NAMES = ["Jane", "Bear", "James", "Travis", "Joe", "Cathy", "Maddie", "Laurie", "Parker", "Dan", "Louise", "Terry"]


def game_of(count: int, spawn: str) -> Game:
    """A game with so many Survivors, at the choice of its Spawn Zones or in its first round."""
    seats = [NAMES[:6], NAMES[6:count]] if count > 6 else [NAMES[:count]]
    options = {"numbers": "rue-morgue", "spawn": spawn}
    game = new_game("RM-M01", seats, boxes=["RM", "S1"], seed=1, variant="older-seasons", options=options)
    while game.decision is not None and game.decision.kind in ("first-player", "added-weapon"):
        game.choose(game.options[0])
    return game


def tokens_added(game: Game, zone: int) -> int:
    """Put all added tokens into this Zone; how many there were."""
    added = 0
    while game.decision is not None and game.decision.kind == "added-spawn":
        assert game.decision.seats == game.all_seats()
        game.choose(next(option for option in game.options if option.zone == zone))
        added += 1
    return added


@pytest.mark.rule("CL-SETUP-04", "CL-MODE-SEVEN-01")
@pytest.mark.parametrize(("survivors", "tokens"), [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)])
def test_one_token_for_every_two_survivors_beyond_six(survivors: int, tokens: int) -> None:
    game = game_of(survivors, "older-seasons")
    assert tokens_added(game, game.setting.mission.spawns[0].zone) == tokens


@pytest.mark.rule("CL-MODE-SEVEN-01")
def test_where_spawn_dice_grow_with_the_survivors_no_tokens_are_added() -> None:
    assert tokens_added(game_of(12, "rue-morgue"), 0) == 0


@pytest.mark.rule("CL-SETUP-04", "CL-MODE-SEVEN-02", "CL-SPAWN-14")
def test_a_zone_with_an_added_token_gets_a_card_more() -> None:
    game = game_of(8, "older-seasons")
    zones = [spawn.zone for spawn in game.setting.mission.spawns if not spawn.awake_when]
    assert tokens_added(game, zones[1]) == 1
    assert Counter(one_card_each(game)) == Counter(zones) + Counter([zones[1]])


@pytest.mark.rule("CL-SETUP-04", "CL-MODE-SEVEN-02")
def test_an_added_token_may_open_a_spawn_zone_which_may_be_the_first_one() -> None:
    game = game_of(8, "older-seasons")
    spawns = {spawn.zone for spawn in game.setting.mission.spawns}
    other = next(option.zone for option in game.options if option.zone not in spawns)
    assert tokens_added(game, other) == 1
    assert game.decision is not None
    assert game.decision.kind == "first-spawn"
    game.choose(next(option for option in game.options if option.zone == other))
    assert one_card_each(game)[0] == other
