"""Bots answer with what is offered, from a random stream of their own, and know no more than their seat."""

import pytest

from shamble.bots import BOTS, GreedyBot, RandomBot, make_bot
from shamble.bots.advice import among
from shamble.bots.stream import Stream
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.lab.playing import GameJob, Matchup, play
from shamble.world import Game
from shamble.world.setup import GameSetup


def position(choices: int = 40, seed: int = 3, mission: str = "RM-T1") -> Game:
    game, bot = new_game(mission, seed=seed), RandomBot(seed)
    while game.decision is not None and len(game.log) <= choices:
        game.choose(bot.choose(game))
    assert game.decision is not None
    return game


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_takes_what_is_offered_and_leaves_the_game_as_it_is(name: str) -> None:
    game = position()
    before = game.state.to_data()
    assert make_bot(name, 1).choose(game) in game.options
    assert game.state.to_data() == before
    assert len(game.log) == 41


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    assert make_bot(name, 7).choose(position()).key == make_bot(name, 7).choose(position()).key


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(ShambleError, match="did you mean 'greedy'"):
        make_bot("gredy")


def test_a_stream_is_even_and_depends_on_its_seed_alone() -> None:
    stream = Stream(5)
    drawn = [stream.below(6) for _ in range(6000)]
    assert all(850 < drawn.count(face) < 1150 for face in range(6))
    again = Stream(5)
    assert [again.below(6) for _ in range(50)] == drawn[:50]
    assert [Stream(seed).below(1000) for seed in range(5)] != [Stream(seed).below(1000) for seed in range(1, 6)]


def test_the_random_bot_reaches_every_option() -> None:
    game, bot = position(), RandomBot(1)
    taken = {bot.choose(game).key for _ in range(60 * len(game.options))}
    assert taken == {option.key for option in game.options}


def test_the_random_bot_acts_outside_the_question_when_asked_to() -> None:
    game, bot = position(), RandomBot(1, anytime_one_in=2)
    offered = {option.key for option in game.options}
    taken = {bot.choose(game).key for _ in range(100)}
    assert taken - offered
    assert taken & offered


@pytest.mark.parametrize("seed", [1, 4])
def test_the_greedy_bot_answers_alike_whatever_is_hidden(seed: int) -> None:
    game = position(seed=seed)
    twin = game.copy()
    for deck in twin.state.decks.values():
        deck.reverse()
    twin.state.rng ^= 12345
    assert make_bot("greedy", 3).choose(twin).key == make_bot("greedy", 3).choose(game).key


def test_what_is_tried_is_tried_in_the_position_that_was_asked_about() -> None:
    game, later, bot = position(), position(choices=60), GreedyBot(1)
    bot.after(game, game.options[0])
    bot.choose(among(later, later.options[:1]))
    tried = bot.after(later, later.options[0])
    assert tried.state_hash() == GreedyBot(1).after(later, later.options[0]).state_hash()


def test_the_greedy_bot_wins_some_games_and_the_random_bot_none_of_them() -> None:
    seeds = range(1000, 1008)
    greedy = [play(GameJob(Matchup(GameSetup(mission="RM-T1"), bot="greedy"), seed)).outcome for seed in seeds]
    random = [play(GameJob(Matchup(GameSetup(mission="RM-T1"), bot="random"), seed)).outcome for seed in seeds]
    assert greedy.count("won") >= 2
    assert random.count("won") == 0
