"""Playing a candidate out on a copy: the turn, the turns of the others, the Zombies' Phase; and what that was worth."""

from __future__ import annotations

from shamble.bots.candidates import Candidate
from shamble.bots.quick import Quick
from shamble.bots.situation import Memory, Situation, Style
from shamble.bots.wishes import Outlook, score
from shamble.engine.declared import DECISIONS
from shamble.rules.rivals import is_competitive, leaders
from shamble.world import Game

VICTORY, DEFEAT = 1000.0, -800.0
LEAF = Style(unhurt=0.5, out_of_reach=0.05, fewer=1.0, onward=8.0, together=0.3, armed=3.0, life=200.0)
"""The weights for where a game has come to: everybody acts again before Zombies do, so these are less of a threat."""
ROUNDS = 1
"""A game is played on until so many further rounds have begun."""
LONGEST = 250
"""The most choices of one game."""


class Table:
    """One position from which games are played on; it counts the choices that are made there."""

    __slots__ = ("_before", "_memory", "_style", "_team", "_until", "nodes")

    def __init__(self, game: Game, memory: Memory, style: Style) -> None:
        decision = game.decision
        self._memory = memory
        self._style = style
        self._team = game.person(decision.who).team if decision is not None and decision.who >= 0 else 0
        self._until = game.state.round + ROUNDS
        self._before = self._score(game)
        self.nodes = 0

    def is_pressing(self, game: Game) -> bool:
        """Whether a Zombie is near to any of the team."""
        situation = Situation(game, self._memory, self._team, LEAF)
        return any(crowd and near > 1.0 for crowd, near in zip(situation.crowd, situation.nearness, strict=True))

    def played_out(self, game: Game, candidate: Candidate) -> float:
        """The worth of what becomes of a candidate on this copy."""
        game.choose(candidate.option)
        player = Quick(self._memory, game.setting, self._style)
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
        outcome = game.state.outcome
        if not outcome:
            return self._score(game) - self._before
        if is_competitive(game):
            return VICTORY if self._team in leaders(game) else DEFEAT
        return VICTORY if outcome == "won" else DEFEAT

    def _score(self, game: Game) -> float:
        return score(Outlook(Situation(game, self._memory, self._team, LEAF)))
