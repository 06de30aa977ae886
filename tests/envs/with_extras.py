"""What needs more than `make test` installs (torch, sb3-contrib, OpenSpiel): `make envs` runs it."""

from __future__ import annotations

import random
import runpy
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest

import shamble.envs
import shamble.envs.spiel  # it registers the game
from shamble.envs.episode import Episode
from shamble.games import all_content

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"
ALL = [mission for pack in all_content() for mission in pack.missions]


@pytest.mark.parametrize("mission", ALL)
def test_every_mission_is_played_by_numbers(mission: str) -> None:
    """Random play: each option has a number, and nothing hidden is seen."""
    episode, chance = Episode(mission, reward="shaped"), random.Random(1)
    episode.reset(1)
    for step in range(200):
        if episode.is_over:
            break
        assert len(set(episode.legal)) == len(episode.game.options)
        if step % 20 == 0:
            assert np.array_equal(episode.observe(), episode.observer.observe(episode.game.redeal(0, step)))
        episode.act(chance.choice(episode.legal))
    assert episode.cycles > 5


@pytest.mark.parametrize("mission", ["RM-T1", "SE-M1", "AD-M1", "UA-M0"])
def test_open_spiel_plays_it(mission: str) -> None:
    game = pyspiel.load_game(f"python_shamble(mission={mission})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)


def test_processes_play_side_by_side() -> None:
    envs = gymnasium.make_vec(shamble.envs.name_of("RM-T1"), num_envs=2, vectorization_mode="async")
    alone = gymnasium.make(shamble.envs.name_of("RM-T1"))
    _, infos = envs.reset(seed=5)
    _, info = alone.reset(seed=6)
    for _ in range(40):
        masks = infos["action_mask"]
        assert np.array_equal(masks[1], info["action_mask"])
        actions = [int(np.flatnonzero(mask)[-1]) for mask in masks]
        seen, _, _, _, infos = envs.step(np.array(actions))
        again, _, over, _, info = alone.step(actions[1])
        if over:
            break
        assert np.array_equal(seen[1], again)
    envs.close()


def test_the_example_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A quarter of a minute: long enough to see that it runs, writes its curve and counts."""
    asked = ["--minutes", "0.25", "--games", "3", "--processes", "1", "--save", str(tmp_path / "tactics.zip")]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *asked])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "of 3 unseen games won" in capsys.readouterr().out
    assert (tmp_path / "tactics.zip").exists()
    assert (tmp_path / "tactics.csv").read_text(encoding="utf-8").count(",") >= 2
