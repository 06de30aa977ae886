"""The same game for libraries in which all agents act at once (PettingZoo's parallel API).

In each cycle everybody hands in an action; that of whoever is asked is taken, and all others wait, which is the action
WAIT, the one after all those of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from shamble.envs.survivors import Seen, SurvivorsEnv


class CyclesEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """`shamble.envs.parallel_env("RM-T1")`: as `SurvivorsEnv`, in cycles; it takes the same arguments."""

    metadata = SurvivorsEnv.metadata | {"is_parallelizable": True}

    def __init__(self, mission: str = "RM-T1", **arguments: Any) -> None:
        self._one_by_one = SurvivorsEnv(mission, **arguments)
        self.render_mode = self._one_by_one.render_mode
        self.possible_agents = self._one_by_one.possible_agents
        self.wait = self._one_by_one.episode.actions.size
        """The action of everybody who is not asked."""
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space(agent) for agent in self.possible_agents}

    def _space(self, agent: str) -> spaces.Dict:
        open_table = self._one_by_one.observation_spaces[agent]["observation"]
        return spaces.Dict({"observation": open_table, "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        """Begin a game."""
        self._one_by_one.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """A cycle: observations, rewards, terminations, truncations and infos by agent."""
        game = self._one_by_one
        game.step(actions.get(game.agent_selection, self.wait))
        told = dict(game.rewards), dict(game.terminations), dict(game.truncations), dict(game.infos)
        seen = self._all_seen()
        self.agents = [agent for agent in self.agents if not (game.terminations[agent] or game.truncations[agent])]
        return seen, *told

    def _all_seen(self) -> dict[str, Seen]:
        return {agent: self._seen(agent) for agent in self.agents}

    def _seen(self, agent: str) -> Seen:
        seen = self._one_by_one.observe(agent)
        waits = not seen["action_mask"].any()
        return {**seen, "action_mask": np.append(seen["action_mask"], np.int8(waits))}

    def render(self) -> NDArray[np.uint8] | str | None:
        """The board as pixels or SVG, as `render_mode` says."""
        return self._one_by_one.render()

    def state(self) -> NDArray[Any]:
        """The open table, which is the same for everybody."""
        return self._one_by_one.episode.observe()


def parallel_env(mission: str = "RM-T1", **arguments: Any) -> CyclesEnv:
    """All agents act at once."""
    return CyclesEnv(mission, **arguments)


def env(mission: str = "RM-T1", **arguments: Any) -> Any:
    """The cycles one agent after the other, those who wait included."""
    return parallel_to_aec(CyclesEnv(mission, **arguments))
