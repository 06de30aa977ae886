"""A PettingZoo environment in which agents act one after the other (AEC): each Survivor is an agent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv

from shamble.envs.episode import RENDER_MODES, Episode, checked_mode
from shamble.envs.team import SEEDS, open_box

Seen = dict[str, NDArray[Any]]


class SurvivorsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """`shamble.envs.env("RM-T1")`: whoever is asked is the agent to act, as often in a row as the game asks them.

    All of a team earn the same. An agent whose Survivor has died or left is not asked any more, and stays to the end.
    Observations hold "observation" and "action_mask", which is empty for everybody who is not asked.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
        "name": "shamble_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        mission: str = "RM-T1",
        *,
        reward: str = "win",
        max_cycles: int = 2000,
        players: Sequence[Sequence[str]] | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.episode = Episode(mission, reward=reward, players=players, options=options, seat_each=True)
        self._max_cycles = max_cycles
        people = self.episode.game.state.survivors
        self.possible_agents = [survivor.name for survivor in people]
        self._teams = {survivor.name: survivor.team for survivor in people}
        size = self.episode.actions.size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        seen: dict[str, spaces.Space[Any]] = {
            "observation": open_box((self.episode.observer.size,)),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self._nobody = np.zeros(size, np.int8)
        self._random, _ = np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the same seed gives the same one; without a seed it is drawn from those before."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.episode.reset(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self._earned = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Seen:
        """The open table, and what the agent may do now."""
        is_asked = agent == self.agent_selection and not self.episode.is_over
        mask = self.episode.mask() if is_asked else self._nobody
        return {"observation": self.episode.observe(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action of the agent who is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        earned = self.episode.act(-1 if action is None else int(action))
        over = self.episode.is_over
        cut = not over and self.episode.cycles >= self._max_cycles
        if over or earned or self._earned:  # most steps earn nothing, and the one before had not either
            for one in self.agents:
                self.rewards[one] = earned + (self.episode.result(self._teams[one]) if over else 0.0)
                self._cumulative_rewards[one] += self.rewards[one]
            self._earned = earned
        if not over:
            self.agent_selection = self._asked()
        if over or cut:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.infos = {one: self.episode.told() for one in self.agents}

    def _asked(self) -> str:
        return self.possible_agents[self.episode.asked()]

    def render(self) -> NDArray[np.uint8] | str | None:
        """The board as pixels or SVG, as `render_mode` says."""
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
