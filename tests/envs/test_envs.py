"""The environments, a Mission of each edition: contracts of Gymnasium and PettingZoo, and nothing hidden is seen."""

from __future__ import annotations

import pickle
import random
import re
import warnings
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import shamble.envs
from shamble.bots import make_bot
from shamble.envs import cycles
from shamble.envs.actions import FURTHER
from shamble.envs.episode import Episode
from shamble.errors import ShambleError
from shamble.games import all_content

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import its own games in the old way
    from pettingzoo import test as contract

MISSIONS = ("RM-T1", "SE-M1", "AD-M1", "UA-M0")
"""One of each edition."""
PICKY = "ignore::UserWarning"
"""Gymnasium and PettingZoo would have agents called player_0, and no Dict with a mask."""


@pytest.fixture(params=MISSIONS)
def mission(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def positions(episode: Episode, seed: int, most: int = 120) -> Iterator[Episode]:
    """The positions of a random game."""
    chance = random.Random(seed)
    episode.reset(seed)
    for _ in range(most):
        if episode.is_over:
            return
        yield episode
        episode.act(chance.choice(episode.legal))


# ------------------------------------------------------------------ contracts


@pytest.mark.filterwarnings(PICKY)
def test_gymnasium_accepts_it(mission: str) -> None:
    env = gymnasium.make(shamble.envs.name_of(mission))
    assert isinstance(env.unwrapped, shamble.envs.TeamEnv)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.filterwarnings(PICKY)
def test_pettingzoo_accepts_survivors_one_by_one(mission: str) -> None:
    contract.api_test(shamble.envs.env(mission), num_cycles=40)
    contract.seed_test(lambda: shamble.envs.env(mission), num_cycles=10)


@pytest.mark.filterwarnings(PICKY)
def test_pettingzoo_accepts_cycles(mission: str) -> None:
    contract.parallel_api_test(shamble.envs.parallel_env(mission), num_cycles=20)
    contract.parallel_seed_test(lambda: shamble.envs.parallel_env(mission), num_cycles=5)


@pytest.mark.filterwarnings(PICKY)
def test_a_game_is_cut_after_so_many_cycles() -> None:
    contract.max_cycles_test(cycles)
    env = gymnasium.make(shamble.envs.name_of("RM-T1"), max_cycles=3)
    env.reset(seed=1)
    cut = [env.step(-1 % env.unwrapped.action_space.n)[3] for _ in range(3)]  # type: ignore[attr-defined]
    assert cut == [False, False, True]


def test_every_mission_has_an_environment() -> None:
    for pack in all_content():
        for mission in pack.missions:
            assert shamble.envs.name_of(mission) in gymnasium.registry


# ------------------------------------------------------------------ actions


def test_the_mask_is_what_can_be_done(mission: str) -> None:
    for episode in positions(Episode(mission), 3):
        legal = episode.legal
        assert len(set(legal)) == len(episode.game.options)
        assert sorted(legal) == np.flatnonzero(episode.mask()).tolist()


def test_nearly_every_option_has_a_number_that_tells_what_it_does(mission: str) -> None:
    episode = Episode(mission)
    further = total = 0
    for one in positions(episode, 5):
        for number, option in zip(one.legal, one.game.options, strict=True):
            total += 1
            further += number >= one.actions.further
            assert number >= one.actions.further or one.actions.meaning(number).startswith(option.action)
    assert further < total / 20
    assert episode.actions.size == episode.actions.further + FURTHER


def test_numbers_mean_the_same_in_all_games_of_a_mission() -> None:
    one, other = Episode("RM-T1"), Episode("RM-T1")
    other.reset(7)
    for number in range(0, one.actions.size, 97):
        assert one.actions.meaning(number) == other.actions.meaning(number)
    move = one.actions.blocks["move"]
    zone = one.game.setting.board.zones[4]
    assert one.actions.meaning(move.start + zone.index + 1) == f"move zone={zone.name}"
    ranged = one.actions.blocks["ranged"]
    assert one.actions.meaning(ranged.start + ranged.alike * (zone.index + 1) + 1) == f"ranged zone={zone.name} (2nd)"
    with pytest.raises(IndexError, match="there are actions from 0 to"):
        one.actions.meaning(one.actions.size)


def test_alike_options_take_the_next_numbers_and_then_the_last_ones() -> None:
    episode = Episode("RM-T1")
    option = next(one for one in positions(episode, 1) if one.game.options[0].action == "activate").game.options[0]
    block = episode.actions.blocks["activate"]
    assert block.alike == 1
    first, second, third = episode.actions.numbers([option, option, option])
    assert first == block.start + option.who + 1
    assert (second, third) == (episode.actions.further, episode.actions.further + 1)


def test_an_illegal_action_changes_nothing_and_is_counted() -> None:
    env = shamble.envs.TeamEnv("RM-T1")
    seen, info = env.reset(seed=4)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, told = env.step(wrong)
    assert np.array_equal(seen, after)
    assert (reward, over, cut, told["illegal"]) == (0.0, False, False, 1)


# ------------------------------------------------------------------ observations


def test_nothing_hidden_is_seen(mission: str) -> None:
    """A table on which everything face down was dealt anew looks the same."""
    compared = 0
    for number, episode in enumerate(positions(Episode(mission), 11)):
        if number % 10 == 0:
            other = episode.game.redeal(0, salt=number)
            compared += other.state.decks != episode.game.state.decks
            assert np.array_equal(episode.observe(), episode.observer.observe(other))
    assert compared > 3


def test_the_fields_say_what_lies_on_the_table(mission: str) -> None:
    episode = Episode(mission)
    for one in positions(episode, 13, 60):
        named, state = episode.observer.named(one.observe()), one.game.state
        assert named["zombies"].sum() == sum(state.crowd)
        assert named["moment"][0] == state.round
        assert named["question"].sum() == 1
        assert named["people"].sum() == len(one.game.on_board())
        assert named["zones"][:, 0].tolist() == state.noise
        assert named["survivors"][:, 2].tolist() == [survivor.xp for survivor in state.survivors]
        assert named["decks"][:, 0].sum() == sum(len(deck) for deck in state.decks.values())
        for survivor in state.survivors:
            assert (named["cards"][survivor.index] > 0).sum() == len(survivor.cards)
    assert list(named) == list(episode.observer.fields)


def test_an_observation_by_names_is_the_same_as_the_array() -> None:
    by_name, _ = shamble.envs.TeamEnv("RM-T1", form="dict").reset(seed=2)
    array, _ = shamble.envs.TeamEnv("RM-T1").reset(seed=2)
    assert np.array_equal(np.concatenate([field.ravel() for field in by_name.values()]), array)


# ------------------------------------------------------------------ rewards and ends


def _played(env: shamble.envs.TeamEnv, bot: str, seed: int) -> tuple[list[float], str]:
    rewards: list[float] = []
    _, told = env.reset(seed=seed)
    somebody, over = make_bot(bot, seed), False
    while not over:
        _, reward, over, _, told = env.step(env.episode.number_of(somebody.choose(env.episode.game)))
        rewards.append(reward)
    return rewards, told["outcome"]


@pytest.mark.parametrize(("bot", "outcome", "result"), [("greedy", "won", 1.0), ("random", "lost", -1.0)])
def test_winning_and_losing_are_rewarded_at_the_end(bot: str, outcome: str, result: float) -> None:
    env = shamble.envs.TeamEnv("RM-T1")
    for seed in range(20):
        rewards, how = _played(env, bot, seed)
        if how == outcome:
            assert rewards[-1] == result
            assert not any(rewards[:-1])
            return
    raise AssertionError(f"no game was {outcome}")


def test_shaped_rewards_add_up_to_how_far_they_came() -> None:
    shaped = shamble.envs.TeamEnv("RM-T1", reward="shaped")
    rewards, outcome = _played(shaped, "random", 3)
    assert sum(map(bool, rewards)) > 5
    shaped.reset(seed=3)
    begun = shaped.episode._potential
    _played(shaped, "random", 3)
    assert sum(rewards) == pytest.approx(shaped.episode._potential - begun + (1 if outcome == "won" else -1))


def test_all_survivors_earn_the_same_and_end_together() -> None:
    env = shamble.envs.SurvivorsEnv("RM-T1")
    env.reset(seed=6)
    chance, acted = random.Random(1), set()
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != env.agent_selection)
        acted.add(env.agent_selection)
        env.step(int(chance.choice(np.flatnonzero(mask))))
    assert set(env.rewards.values()) == {-1.0}
    assert all(env.terminations.values())
    assert len(acted) > 3


# ------------------------------------------------------------------ pictures, copies, mistakes


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "environments.md", "exec"), {})


def test_it_draws_itself() -> None:
    picture = shamble.envs.TeamEnv("RM-T1", render_mode="rgb_array").render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[2] == 3
    assert picture.std() > 10
    drawing = shamble.envs.TeamEnv("RM-T1", render_mode="svg").render()
    assert isinstance(drawing, str)
    assert drawing.startswith("<svg")
    assert shamble.envs.TeamEnv("RM-T1").render() is None


def test_copies_and_pickles_go_on_by_themselves() -> None:
    episode = next(one for one in positions(Episode("RM-T1"), 8) if one.cycles == 20)
    copied, read = deepcopy(episode), pickle.loads(pickle.dumps(episode))
    number = episode.legal[0]
    before = episode.observe()
    for other in (copied, read):
        assert other.legal == episode.legal
        other.act(number)
    assert np.array_equal(episode.observe(), before)
    episode.act(number)
    assert copied.game.state_hash() == read.game.state_hash() == episode.game.state_hash()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"mission": "RM-T99"}, "RM-T99"),
        ({"reward": "praise"}, "there are win, shaped"),
        ({"form": "list"}, "there are array, dict"),
        ({"render_mode": "human"}, "there are rgb_array, svg"),
    ],
)
def test_a_mistake_says_what_would_be_right(wrong: dict[str, str], told: str) -> None:
    with pytest.raises(ShambleError, match=told):
        shamble.envs.TeamEnv(**wrong)  # type: ignore[arg-type]
