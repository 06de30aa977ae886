"""Candidates: the macro actions among which the search bot chooses, as plans for the rest of a turn."""

from __future__ import annotations

from typing import NamedTuple

from shamble.bots.greedy import GreedyBot
from shamble.bots.intent import Intent, Macro, intent_of
from shamble.bots.planning import Step
from shamble.engine import Option
from shamble.world import Game

PLANS = 4
"""The number of plans that the imagination brings, each with another first step."""
SPECIAL = 4
"""The number of other actions that are tried."""
FAR_BEHIND = 120.0
"""A plan that is so much worse than the best one in imagination is not played out."""
UNIMAGINED = (Macro.TRADE, Macro.SHUT, Macro.BAIT, Macro.DRIVE, Macro.FLY)
"""The macro actions that are worth a try although the imagination does not see what they bring."""


class Candidate(NamedTuple):
    """A plan: its first option, and the steps that follow."""

    who: int
    option: Option
    path: tuple[Step, ...]
    intent: Intent


def candidates(game: Game, greedy: GreedyBot, who: int) -> list[Candidate]:
    """The plans worth playing out, the greedy bot's first."""
    usual = greedy.choose(game)
    found = [Candidate(who, usual, (), greedy.intent)]
    seen = {usual.key}

    def add(option: Option, path: tuple[Step, ...] = ()) -> bool:
        if option.key in seen:
            return False
        seen.add(option.key)
        found.append(Candidate(who, option, path, greedy.intent_of(game, option)))
        return True

    options, thoughts = greedy.ranked(game, who)
    best = thoughts[0].value if thoughts else 0.0
    for thought in thoughts:
        if options[thought.first].key == usual.key:
            found[0] = found[0]._replace(path=thought.path)
        elif thought.value > best - FAR_BEHIND and len(found) < PLANS:
            add(options[thought.first], thought.path)
    for option in [one for one in game.options if intent_of(game, one).macro in UNIMAGINED][:SPECIAL]:
        add(option)
    ending = next((option for option in game.options if option.action == "end"), None)
    if ending is not None:
        add(ending)
    return found
