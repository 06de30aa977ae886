"""Environments for research: Gymnasium (one agent plays the team) and PettingZoo (an agent for each Survivor).

    import gymnasium, shamble.envs
    env = gymnasium.make("Shamble/RM-T1-v1")

They need `pip install shamble[envs]`; docs/environments.md says what their numbers mean.
"""

from __future__ import annotations

from typing import Any

from shamble.errors import ShambleError

try:
    import gymnasium
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ShambleError(f"{missing.name} is missing: pip install 'shamble[envs]'") from None

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from shamble.envs.cycles import CyclesEnv, parallel_env
from shamble.envs.survivors import SurvivorsEnv
from shamble.envs.team import TeamEnv
from shamble.games import all_content

__all__ = ["VERSION", "CyclesEnv", "SurvivorsEnv", "TeamEnv", "env", "name_of", "parallel_env"]

VERSION = 1
"""Raised whenever an action, a field of the observation or a reward comes to mean something else."""


def name_of(mission: str) -> str:
    """The name of a Mission's environment: `Shamble/RM-T1-v1`."""
    return f"Shamble/{mission}-v{VERSION}"


def env(mission: str = "RM-T1", **arguments: Any) -> Any:
    """A PettingZoo environment in which Survivors act one after the other, with a check of the order of calls."""
    return OrderEnforcingWrapper(SurvivorsEnv(mission, **arguments))


def _register_missions() -> None:
    for mission in dict.fromkeys(name for pack in all_content() for name in pack.missions):
        gymnasium.register(
            name_of(mission), "shamble.envs.team:TeamEnv", kwargs={"mission": mission}, order_enforce=True
        )


_register_missions()
