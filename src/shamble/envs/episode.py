"""Games of one set-up, one after the other, played by numbers. What all environments have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from io import BytesIO
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from shamble.draw import board_svg, png
from shamble.engine import Option
from shamble.envs.actions import ActionSpace, Mask
from shamble.envs.observing import Numbers, Observer
from shamble.envs.rewards import REWARDS, result
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.world import Game
from shamble.world.pieces import FIRST_BODY

RENDER_MODES = ("rgb_array", "svg")
PICTURE_WIDTH = 640


class Episode:
    """One game at a time. An illegal action changes nothing; `illegal` counts them."""

    def __init__(
        self,
        mission: str,
        *,
        reward: str = "win",
        players: Sequence[Sequence[str]] | None = None,
        options: Mapping[str, Any] | None = None,
        seat_each: bool = False,
    ) -> None:
        self._reward, self._seat_each = reward, seat_each
        if reward not in REWARDS:
            raise ShambleError(f"There is no reward {reward!r}; there are {', '.join(REWARDS)}.")
        first = new_game(mission, players, seed=0, options=options)
        if seat_each:
            players = [[survivor.name] for survivor in first.state.survivors]
            first = new_game(mission, players, seed=0, options=options)
        self._mission, self._players, self._options = mission, players, options
        self._potential_of = REWARDS[reward](first)
        self.actions = ActionSpace(first)
        self.observer = Observer(first)
        self._stand(first)

    def reset(self, seed: int) -> None:
        """Begin the game that this seed gives."""
        self._stand(new_game(self._mission, self._players, seed=seed, options=self._options))

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A game that goes on by itself from here; what never changes is shared."""
        other = copy(self)
        other.game = self.game.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        set_up = (self._mission, self._reward, self._players, self._options, self._seat_each)
        return _read, (*set_up, self.game.to_json(), self.cycles, self.illegal)

    def _stand(self, game: Game, cycles: int = 0, illegal: int = 0) -> None:
        self.game = game
        self.cycles = cycles
        self.illegal = illegal
        self._potential = self._potential_of(game)
        self._ask()

    def _ask(self) -> None:
        options = self.game.options
        self._legal: dict[int, Option] = dict(zip(self.actions.numbers(options), options, strict=True))

    @property
    def legal(self) -> Sequence[int]:
        """The numbers of the options there are, in the order in which the decision lists them."""
        return list(self._legal)

    def number_of(self, option: Option) -> int:
        """The number of one of the options there are."""
        return next(number for number, one in self._legal.items() if one is option)

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.game.decision is None

    def asked(self) -> int:
        """The seat that is asked: that of whomever the question is about, if it is theirs to answer, or the first."""
        decision = self.game.decision
        if decision is None:
            return -1
        seats = decision.seats
        about = self.game.state.survivors[decision.who].seat if 0 <= decision.who < FIRST_BODY else -1
        return about if about in seats else seats[0]

    def mask(self) -> Mask:
        """1 for every legal action."""
        return self.actions.mask(self._legal)

    def observe(self) -> Numbers:
        """The table as it lies open now."""
        return self.observer.observe(self.game)

    def act(self, number: int) -> float:
        """Take an action and return what it has earned the team on the way; the result of the game comes on top."""
        self.cycles += 1
        option = self._legal.get(number)
        if option is None:
            self.illegal += 1
            return 0.0
        self.game.choose(option)
        self._ask()
        before, self._potential = self._potential, self._potential_of(self.game)
        return self._potential - before

    def result(self, team: int = 0) -> float:
        """1 for a team that has won, -1 for one that has lost, 0 as long as the game goes on."""
        return result(self.game, team)

    def told(self) -> dict[str, Any]:
        """Facts besides the observation: how far the game has come, and how it ended."""
        state = self.game.state
        return {"round": state.round, "outcome": state.outcome, "illegal": self.illegal}

    def render(self, mode: str | None) -> NDArray[np.uint8] | str | None:
        """The board as an array of pixels, or as SVG."""
        if mode is None:
            return None
        drawing = board_svg(self.game)
        return drawing if mode == "svg" else _pixels(png(drawing, PICTURE_WIDTH))


def _read(
    mission: str, reward: str, players: Any, options: Any, seat_each: bool, game: str, cycles: int, illegal: int
) -> Episode:
    """An episode that was pickled: a save of its game goes on."""
    episode = Episode(mission, reward=reward, players=players, options=options, seat_each=seat_each)
    episode._stand(Game.from_json(game), cycles, illegal)
    return episode


def _pixels(picture: bytes) -> NDArray[np.uint8]:
    from PIL import Image

    with Image.open(BytesIO(picture)) as opened:
        return np.asarray(opened.convert("RGB"))


def checked_mode(mode: str | None) -> str | None:
    """A way of rendering that there is."""
    if mode not in (None, *RENDER_MODES):
        raise ShambleError(f"There is no render_mode {mode!r}; there are {', '.join(RENDER_MODES)}.")
    return mode
