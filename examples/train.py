"""Train masked PPO (sb3-contrib) on a Mission, and count how many games it has never seen it wins.

    pip install 'shamble[envs,train]'
    python examples/train.py --minutes 60

The agent does not choose among thousands of actions but among eight tactics (fight here, shoot, advance, ...), for
whoever has their turn; every other question (who takes a Wound, where a card goes) is answered by the greedy bot.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

import shamble.envs
from shamble.bots import GreedyBot
from shamble.bots.aims import Aims
from shamble.bots.arms import arms_of
from shamble.engine import Option
from shamble.envs import TeamEnv
from shamble.rules.turn import have_acted, ordinary_actions_left
from shamble.rules.wounds import health
from shamble.world import Game

TACTICS = ("fight here", "shoot", "advance", "step back", "open a door", "search", "use a Skill", "end the turn")
FIGHT, SHOOT, ADVANCE, STEP_BACK, OPEN, SEARCH, SKILL, END = range(len(TACTICS))
BY_ACTION = {"open-door": OPEN, "search": SEARCH, "end": END}
LEFT_ALONE = ("trade", "reorganise", "noise")
"""Actions that are no tactic."""
UNSEEN = 1_000_000
"""Seeds from here on are for counting, those below for learning."""
GAMMA = 0.995


class Tactics(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A few tactics instead of all actions, and a few numbers that matter to them instead of the whole table."""

    def __init__(self, env: TeamEnv) -> None:
        super().__init__(env)
        self.team = env
        self.aims = Aims(env.episode.game.setting)
        self.kinds = len(env.episode.game.setting.kinds)
        self.action_space = gymnasium.spaces.Discrete(len(TACTICS))
        self.observation_space = gymnasium.spaces.Box(-1, 50, (16 + 3 * self.kinds,), np.float32)
        self.tactics: dict[int, Option] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, and let the greedy bot answer everything up to the first turn."""
        _, info = self.env.reset(seed=seed, options=options)
        self.greedy = GreedyBot(0)
        self._go_on(None)
        return self._seen(), info

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Use a tactic, and go on to the next choice of one."""
        reward, over, cut, info = self._go_on(self.tactics[int(action)])
        return self._seen(), reward, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The tactics that can be used now."""
        return np.array([tactic in self.tactics for tactic in range(len(TACTICS))])

    def _go_on(self, option: Option | None) -> tuple[float, bool, bool, dict[str, Any]]:
        total, over, cut, info = 0.0, False, False, {}
        episode = self.team.episode
        while not (over or cut):
            if option is not None:
                _, reward, over, cut, info = self.env.step(episode.number_of(option))
                total += reward
            self.tactics = {} if over or cut else self._tactics(episode.game)
            if len(self.tactics) > 1 or over or cut:
                break
            option = next(iter(self.tactics.values())) if self.tactics else self.greedy.choose(episode.game)
        return total, over, cut, info

    def _tactics(self, game: Game) -> dict[int, Option]:
        """The best option of each tactic for whoever has their turn; none at another question."""
        assert game.decision is not None
        if game.decision.kind != "turn":
            return {}
        somebody = game.person(game.decision.who)
        far, crowd = self._distances(game), game.state.crowd
        found: dict[int, tuple[float, Option]] = {}
        for option in game.options:
            tactic, worth = BY_ACTION.get(option.action, SKILL), 0.0
            if option.action in ("melee", "ranged"):
                tactic = FIGHT if option.zone == somebody.zone else SHOOT
                worth = crowd[option.zone] - any(one is not somebody for one in game.survivors_in(option.zone)) * 100
            elif option.action == "move":
                tactic = ADVANCE if far[option.zone] < far[somebody.zone] else STEP_BACK
                worth = -far[option.zone] - 3 * crowd[option.zone]
            if option.action not in LEFT_ALONE and (tactic not in found or worth > found[tactic][0]):
                found[tactic] = worth, option
        return {tactic: option for tactic, (_, option) in sorted(found.items())}

    def _distances(self, game: Game) -> list[int]:
        zones = next((aim.zones for aim in self.aims.read(game).now if aim.zones), ())
        return self.aims.distances(game, zones)

    def _seen(self) -> NDArray[np.float32]:
        game = self.team.episode.game
        decision = game.decision
        seen = np.zeros(self.observation_space.shape, np.float32)
        if decision is None or not 0 <= decision.who < len(game.state.survivors):
            return seen
        somebody = game.state.survivors[decision.who]
        far = self._distances(game)
        everybody, arms = game.state.survivors, arms_of(game, somebody)
        away = [far[one.zone] for one in everybody if one.zone >= 0]
        seen[:16] = (
            game.state.round / 5,
            ordinary_actions_left(game, somebody) or 0,
            far[somebody.zone],
            max(away, default=0),
            sum(away) / max(1, len(away)),
            health(game, somebody) - somebody.wounds,
            min((health(game, one) - one.wounds for one in everybody if one.in_play), default=0),
            somebody.level,
            max(one.level for one in everybody),
            sum(not have_acted(game) >> one.index & 1 for one in everybody),
            len(game.survivors_in(somebody.zone)),
            max((arm.hits for arm in arms if not arm.ranged), default=0),
            max((arm.hits for arm in arms if arm.ranged), default=0),
            sum(game.state.crowd) / 5,
            ADVANCE in self.tactics and game.state.crowd[self.tactics[ADVANCE].zone],
            ADVANCE in self.tactics and len(game.survivors_in(self.tactics[ADVANCE].zone)),
        )
        near = list(game.layout.prowl[somebody.zone])
        for part, zones in enumerate(([somebody.zone], near, [two for one in near for two in game.layout.prowl[one]])):
            for zone in set(zones):
                at = zone * game.setting.stride
                seen[16 + part * self.kinds : 16 + (part + 1) * self.kinds] += game.state.zombies[at : at + self.kinds]
        return seen


def make(mission: str, first_seed: int) -> Callable[[], Tactics]:
    """A function that makes the environment, for processes of their own."""

    def made() -> Tactics:
        torch.set_num_threads(1)
        env = Tactics(gymnasium.make(shamble.envs.name_of(mission), reward="shaped").unwrapped)
        env.reset(seed=first_seed)
        return env

    return made


def won(model: MaskablePPO, mission: str, games: int) -> int:
    """The number of games with unseen seeds that a model wins."""
    env = make(mission, 0)()
    wins = 0
    for seed in range(UNSEEN, UNSEEN + games):
        seen, _ = env.reset(seed=seed)
        over = cut = not env.tactics
        info: dict[str, Any] = {}
        while not (over or cut):
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, cut, info = env.step(int(action))
        wins += info.get("outcome") == "won"
    return wins


class Curve(BaseCallback):
    """Writes down how often it wins while it learns, and stops when the time is over."""

    def __init__(self, mission: str, minutes: float, curve: Path) -> None:
        super().__init__()
        self.mission, self.seconds, self.curve = mission, 60 * minutes, curve
        self.began = self.next = time.monotonic()

    def _on_step(self) -> bool:
        return time.monotonic() - self.began < self.seconds

    def _on_rollout_end(self) -> None:
        now = time.monotonic()
        if now < self.next:
            return
        self.next = now + self.seconds / 20
        wins = won(self.model, self.mission, 50)
        line = f"{(now - self.began) / 60:.1f},{self.num_timesteps},{wins / 50:.2f}"
        with self.curve.open("a", encoding="utf-8") as file:
            print(line, file=file)
        print(f"{line}  (minutes, choices, share of 50 unseen games won)", flush=True)


def main() -> None:
    """Learn for some minutes, then count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mission", default="RM-T1")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=200, help="unseen games to count")
    parser.add_argument("--processes", type=int, default=1, help="1: eight games in this one; more: one each")
    parser.add_argument("--save", type=Path, default=Path("tactics.zip"))
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    curve = chosen.save.with_suffix(".csv")
    curve.unlink(missing_ok=True)
    many = [make(chosen.mission, seed) for seed in range(8)]
    games = SubprocVecEnv(many) if chosen.processes > 1 else DummyVecEnv(many)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=256,
        batch_size=512,
        gamma=GAMMA,
        ent_coef=0.01,
        learning_rate=5e-4,
        seed=1,
        policy_kwargs={"net_arch": [128, 128]},
    )
    model.learn(100_000_000, Curve(chosen.mission, chosen.minutes, curve))
    model.save(chosen.save)
    wins = won(model, chosen.mission, chosen.games)
    share = f"{wins} of {chosen.games} unseen games won ({wins / chosen.games:.0%})"
    print(f"{chosen.mission}: {share}; {chosen.save}, {curve}")


if __name__ == "__main__":
    main()
