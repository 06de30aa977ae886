"""An adapter for OpenSpiel: `pyspiel.load_game("python_shamble(mission=RM-T1)")` after importing this module.

Chance moves once, at the start: it deals the seed, from which every die and card follows. So a history of actions is
the whole game, which is how OpenSpiel writes and reads states. A player is a Survivor; all win or lose together.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from shamble.envs.episode import Episode
from shamble.text import label, question

SEEDS = 10_000
"""So many games chance chooses from."""
LONGEST = 2000
"""A game of more choices ends without a result."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_shamble",
    long_name="Shamble",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=12,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"mission": "RM-T1"},
)


class ShambleGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A Mission."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.mission = (params or {}).get("mission", "RM-T1")
        self.first = Episode(self.mission, seat_each=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.first.actions.size, SEEDS),
            max_chance_outcomes=SEEDS,
            num_players=len(self.first.game.state.survivors),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return ShambleGame, ({"mission": self.mission},)

    def new_initial_state(self) -> ShambleState:
        """A table that waits for its seed."""
        return ShambleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenTable:
        """The observer of the open table, the same for every player."""
        return OpenTable(self.first)


class ShambleState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position: nothing but chance's seed, and what was chosen since."""

    def __init__(self, game: ShambleGame) -> None:
        super().__init__(game)
        self.episode = deepcopy(game.first)
        self._is_dealt = False

    def current_player(self) -> int:
        """The Survivor who is asked; chance before the first of them."""
        if not self._is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.episode.asked()

    def is_terminal(self) -> bool:
        """Whether the game is over, or has gone on for too long."""
        return self._is_dealt and (self.episode.is_over or self.episode.cycles >= LONGEST)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely as the others."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.legal)

    def _apply_action(self, action: int) -> None:
        if self._is_dealt:
            self.episode.act(action)
        else:
            self._is_dealt = True
            self.episode.reset(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.episode.actions.meaning(action)

    def returns(self) -> list[float]:
        """The utility of each player."""
        return [self.episode.result(survivor.team) for survivor in self.episode.game.state.survivors]

    def __str__(self) -> str:
        if not self._is_dealt:
            return "chance deals the seed"
        game, decision = self.episode.game, self.episode.game.decision
        if decision is None:
            return f"round {game.state.round}: {game.state.outcome}"
        return f"round {game.state.round}: {question(game, decision)} " + "; ".join(
            label(game, one) for one in game.options
        )


class OpenTable:
    """The observation of docs/environments.md, as OpenSpiel asks for it."""

    def __init__(self, episode: Episode) -> None:
        self._observer = episode.observer
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = self._observer.named(self.tensor)

    def set_from(self, state: ShambleState, player: int) -> None:
        """Fill in what lies open in a state."""
        self.tensor[:] = state.episode.observe()

    def string_from(self, state: ShambleState, player: int) -> str:
        """The numbers of what lies open, field by field."""
        named = self._observer.named(state.episode.observe())
        return "\n".join(f"{name}: {numbers.astype(int).tolist()}" for name, numbers in named.items())


pyspiel.register_game(GAME_TYPE, ShambleGame)
