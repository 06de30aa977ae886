"""A Gymnasium environment: one agent plays the whole team, decision after decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shamble.envs.actions import Mask
from shamble.envs.episode import RENDER_MODES, Episode, checked_mode
from shamble.envs.observing import Numbers
from shamble.errors import ShambleError

FORMS = ("array", "dict")
MOST = 1e6
SEEDS = 2**31
"""Seeds of games are drawn below this."""


class TeamEnv(gymnasium.Env[Any, Any]):
    """`gymnasium.make("Shamble/RM-T1-v1")`.

    An observation is one array, or with `form="dict"` its fields by name. Legal actions stand in `info["action_mask"]`
    and in `action_masks()`; an illegal one changes nothing. A game of more than `max_cycles` steps is truncated.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        mission: str = "RM-T1",
        *,
        reward: str = "win",
        form: str = "array",
        max_cycles: int = 2000,
        players: Sequence[Sequence[str]] | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if form not in FORMS:
            raise ShambleError(f"There is no form {form!r} of an observation; there are {', '.join(FORMS)}.")
        self.render_mode = checked_mode(render_mode)
        self.episode = Episode(mission, reward=reward, players=players, options=options)
        self._as_dict = form == "dict"
        self._max_cycles = max_cycles
        self.action_space = spaces.Discrete(self.episode.actions.size)
        fields = self.episode.observer.fields.values()
        self.observation_space = (
            spaces.Dict({field.name: open_box(field.shape) for field in fields})
            if self._as_dict
            else open_box((self.episode.observer.size,))
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game: the same seed gives the same one; without a seed it is drawn from those before."""
        super().reset(seed=seed)
        self.episode.reset(int(self.np_random.integers(SEEDS)))
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action: observation, reward, whether the game is over, whether it was cut short, info."""
        reward = self.episode.act(int(action))
        over = self.episode.is_over
        cut = not over and self.episode.cycles >= self._max_cycles
        return self._seen(), reward + self.episode.result() * over, over, cut, self._info()

    def action_masks(self) -> Mask:
        """1 for every legal action, as sb3-contrib asks for it."""
        return self.episode.mask()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The board as pixels or SVG, as `render_mode` says."""
        return self.episode.render(self.render_mode)

    def _seen(self) -> Numbers | dict[str, Numbers]:
        seen = self.episode.observe()
        return self.episode.observer.named(seen) if self._as_dict else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(), **self.episode.told()}


def open_box(shape: tuple[int, ...]) -> spaces.Box:
    """Numbers from -1 (a Wound in a slot) to more than there is of anything on a table."""
    return spaces.Box(-1.0, MOST, shape, np.float32)
