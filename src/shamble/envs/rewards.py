"""Rewards that can be chosen: for winning alone, or for every step on the way there."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.aims import Aims
from shamble.rules.rivals import is_competitive, leaders
from shamble.world import Game

A_TASK = 0.2
"""A task of the Mission that is done."""
A_STEP = 0.01
"""An Action less on the way to what has to be done now."""
A_POINT = 0.005
"""A point of experience."""
A_WOUND = 0.1
A_DEATH = 0.5

Potential = Callable[[Game], float]


def result(game: Game, team: int = 0) -> float:
    """1 for a team that has won, -1 for one that has lost, 0 while the game goes on."""
    if not game.state.outcome:
        return 0.0
    won = team in leaders(game) if is_competitive(game) else game.state.outcome == "won"
    return 1.0 if won else -1.0


def no_potential(game: Game) -> float:
    """Nothing on the way counts."""
    return 0.0


class Shaping:
    """The progress of a team, by what the Mission's own goals ask for: the change of it is what a step earns.

    The sum over a game depends on its first and last position alone, so that nobody earns by going round in circles.
    """

    def __init__(self, game: Game) -> None:
        self._aims = {game.setting.board: Aims(game.setting)}

    def __call__(self, game: Game) -> float:
        """The worth of a position."""
        board = game.setting.board
        aims = self._aims.get(board)
        if aims is None:
            aims = self._aims[board] = Aims(game.setting)
        reading = aims.read(game)
        people = game.state.survivors
        return (
            -A_TASK * reading.left
            - A_STEP * aims.total_distance(game, reading.now)
            + A_POINT * sum(one.xp for one in people)
            - A_WOUND * sum(one.wounds for one in people)
            - A_DEATH * sum(one.status == "dead" for one in people)
        )


REWARDS: dict[str, Callable[[Game], Potential]] = {"win": lambda game: no_potential, "shaped": Shaping}
"""The potentials by the name of the reward; each adds to what the result of the game gives."""
