"""A rule changes in the middle of a game: an entry of the log like any other, with the set-up left as it was."""

import random

import pytest

from shamble.engine.errors import IllegalChoiceError, SetupError
from shamble.games import new_game
from shamble.rules.spawn import SPAWN
from shamble.text import story
from shamble.world import Game


def play(game: Game, choices: int, seed: int = 0) -> Game:
    stream = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(stream.choice(game.options))
    return game


@pytest.fixture
def game() -> Game:
    return play(new_game("RM-M01", seed=3), 30)


def in_force(game: Game) -> str:
    return game.setting.rules.chosen["spawn"]


OLD = {"spawn": "older-seasons"}


def test_the_new_rules_are_in_force_from_then_on(game: Game) -> None:
    before = game.setting.answers[SPAWN.index]
    game.change_rules(OLD, by=0)
    assert in_force(game) == "older-seasons"
    assert game.setting.answers[SPAWN.index] is not before
    assert game.decision is not None


@pytest.mark.rule("CL-ROUND-10")
def test_the_players_may_agree_on_rules_of_their_own_in_mid_game() -> None:
    game = play(new_game("RM-M01", boxes=["S1", "RM"], seed=3), 30)
    water = game.setting.numbers_of("Water")[0]
    survivor = game.state.survivors[0]
    survivor.slots[2] = water

    def may_eat() -> bool:
        return any(option.action == "consume" and water in option.cards for option in game.anytime(survivor.seat))

    assert not may_eat()
    game.change_rules({"provisions": "on"}, by=0)
    assert may_eat()
    game.change_rules({"provisions": "off"}, by=0)
    assert not may_eat()
    with pytest.raises(SetupError, match="both replace"):
        game.change_rules({"no-team-fire": "on", "misses-hit-survivors": "on"}, by=0)


def test_the_set_up_stays_as_the_game_began(game: Game) -> None:
    setup = game.setting.setup.data()
    game.change_rules(OLD, by=0)
    assert game.setting.setup.data() == setup
    assert game.setting.options == {}


def test_survivors_follow_the_new_rules_at_once() -> None:
    game = new_game("RM-M01", seed=3)
    survivor = game.state.survivors[0]
    survivor.skills = ("Slippery",)
    game.renew(survivor)
    before = survivor.profile
    game.change_rules({"slippery": "faq-1.0"}, by=0)
    assert survivor.profile is not before
    assert survivor.profile is game.setting.rules.profile(("Slippery", *survivor.profile.traits[1:]))


def test_copies_keep_the_rules_they_had(game: Game) -> None:
    twin = game.copy()
    game.change_rules(OLD, by=0)
    assert (in_force(twin), in_force(game)) == ("rue-morgue", "older-seasons")
    assert in_force(game.copy()) == in_force(game.redeal(0)) == "older-seasons"


def test_a_change_is_told_and_names_who_made_it(game: Game) -> None:
    events = game.change_rules({**OLD, "crawlers": "off"}, by=0)
    assert [event.code for event in events if event.code == "rule-changed"] == ["rule-changed"] * 2
    assert game.last.key == 'rules {"crawlers":"off","spawn":"older-seasons"}'
    assert game.last.seat == 0
    assert "The rules changed. Zombie cards: every Spawn Zone gets a card." in story(game, game.last)


def test_undo_and_redo_of_a_change_are_free(game: Game) -> None:
    before = game.state_hash()
    game.change_rules(OLD, by=0)
    after = game.state_hash()
    assert after != before
    game.undo()
    assert (game.state_hash(), in_force(game)) == (before, "rue-morgue")
    game.redo()
    assert (game.state_hash(), in_force(game)) == (after, "older-seasons")


def test_every_position_of_a_game_with_changed_rules_comes_back() -> None:
    game = new_game("RM-M01", seed=5)
    reached = [(game.state_hash(), in_force(game))]
    stream = random.Random(5)
    for number in range(150):
        if game.decision is None:
            break
        if number % 40 == 25:
            other = {"older-seasons": "rue-morgue", "rue-morgue": "older-seasons"}[in_force(game)]
            game.change_rules({"spawn": other}, by=0)
        else:
            game.choose(stream.choice(game.options))
        reached.append((game.state_hash(), in_force(game)))
    assert {rules for _, rules in reached} == {"rue-morgue", "older-seasons"}
    loaded = Game.from_json(game.to_json())
    assert (loaded.note, loaded.state_hash(), in_force(loaded)) == ("", *reached[-1])
    again = [(one.state_hash(), in_force(one)) for one in Game.steps(game.setting.setup, game.log)]
    assert again == reached
    for expected in reversed(reached[:-1]):
        game.undo(consent=True)
        assert (game.state_hash(), in_force(game)) == expected
    for expected in reached[1:]:
        game.redo()
        assert (game.state_hash(), in_force(game)) == expected


def test_a_save_with_changed_rules_goes_on_alike(game: Game) -> None:
    game.change_rules(OLD, by=0)
    loaded = Game.from_json(game.to_json())
    assert play(loaded, 120, seed=7).state_hash() == play(game, 120, seed=7).state_hash()


def test_a_save_whose_log_no_longer_runs_keeps_the_rules_in_force(game: Game) -> None:
    game.change_rules(OLD, by=0)
    key = game.log[5].key
    text = game.to_json().replace(f'"choice":"{key}"', '"choice":"unheard-of"', 1)
    loaded = Game.from_json(text)
    assert loaded.note
    assert in_force(loaded) == "older-seasons"
    assert play(loaded, 60, seed=7).state_hash() == play(game, 60, seed=7).state_hash()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"spwan": "older-seasons"}, "did you mean 'spawn'"),
        ({"spawn": "never"}, "it may be 'rue-morgue' or 'older-seasons'"),
        ({"numbers": "older-seasons"}, "has done its work at set-up"),
        ({"spawn": ["older-seasons"]}, "cannot be changed now"),
        ({"spawn": "rue-morgue"}, "in force already"),
        ({}, "in force already"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(game: Game, options: dict[str, object], why: str) -> None:
    play(game, 1).undo(consent=True)
    before, entries = game.to_json(), len(game.log)
    with pytest.raises(SetupError, match=why):
        game.change_rules(options, by=0)
    assert (game.to_json(), len(game.log)) == (before, entries)
    assert play(game, 5).decision is not None


def test_every_fault_is_listed(game: Game) -> None:
    with pytest.raises(SetupError, match=r"(?s)'crawlers'.*'spwan'"):
        game.change_rules({"spwan": "x", "crawlers": "sometimes"}, by=0)


def test_a_finished_game_keeps_its_rules() -> None:
    game = play(new_game("RM-T1", seed=1), 10_000)
    with pytest.raises(IllegalChoiceError, match="over"):
        game.change_rules(OLD, by=0)
