"""Playing a candidate out on a copy: the turn, the turns of the others, the Zombies' Phase; and what that was worth."""

from __future__ import annotations

from shamble.bots.candidates import Candidate
from shamble.bots.quick import LAST_TASK, Headings, Quick
from shamble.bots.situation import Situation
from shamble.bots.valuing import chance, standing
from shamble.engine.declared import DECISIONS
from shamble.rules.rivals import is_competitive, leaders
from shamble.world import Game

ROUNDS = 1
"""A game is played on until so many further rounds have begun."""
LONGEST = 250
"""The most choices of one game."""
A_DASH = 6
"""A way of so many steps can be run in a round or two."""


class PlayedPosition:
    """One position from which games are played on; it counts the choices that are made there."""

    __slots__ = ("_before", "_headings", "_until", "nodes", "situation")

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._until = situation.game.state.round + ROUNDS
        self._before = standing(situation)
        self._headings: Headings = {}
        self.nodes = 0

    def played_out(self, game: Game, candidate: Candidate) -> float:
        """The worth of what becomes of a candidate on this copy."""
        game.choose(candidate.option)
        player = Quick(self.situation.memory, game.setting, candidate.style, self._headings)
        player.follow(candidate.who, candidate.path)
        chosen, decision = 1, game.decision
        while decision is not None and chosen < LONGEST:
            if game.state.round >= self._until and DECISIONS[decision.kind].rests:
                break
            game.choose(player.answer(game))
            decision = game.decision
            chosen += 1
        self.nodes += chosen
        return self._worth(game)

    def _worth(self, game: Game) -> float:
        """The chance to win, if that was an even one before."""
        outcome, before = game.state.outcome, self.situation
        if not outcome:
            return chance(standing(Situation(game, before.memory, before.team)) - self._before)
        return float(before.team in leaders(game) if is_competitive(game) else outcome == "won")


def is_pressing(situation: Situation) -> bool:
    """Whether a Zombie is near to any of the team."""
    return any(crowd and near > 1.0 for crowd, near in zip(situation.crowd, situation.nearness, strict=True))


def is_near(situation: Situation) -> bool:
    """Whether one task is left, and everybody could get there soon."""
    return situation.heading.left <= LAST_TASK and all(situation.distances[zone] <= A_DASH for zone in situation.zones)
