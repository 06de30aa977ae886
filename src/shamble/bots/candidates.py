"""Candidates: the macro actions among which the search bot chooses, as plans for the rest of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from shamble.bots.building import better_arms, other_parts
from shamble.bots.greedy import GreedyBot
from shamble.bots.intent import Intent, Macro, intent_of
from shamble.bots.planning import Step
from shamble.bots.situation import USUAL, Style
from shamble.engine import Option
from shamble.world import Game

PLANS = 2
"""The number of plans that the imagination brings, each with another first step."""
SPECIAL = 3
"""The number of other actions that are tried."""
FAR_BEHIND = 8.0
"""A plan that is so much worse than the best one in imagination is not played out."""
UNIMAGINED = (Macro.TRADE, Macro.SHUT, Macro.BAIT, Macro.DRIVE, Macro.FLY)
"""The macro actions that are worth a try although the imagination does not see what they bring."""


THEN = {"get-in": (Step("take-off"),)}
"""The steps that belong to an action, as far as they can be taken then."""


class Candidate(NamedTuple):
    """A plan: its first option, the steps that follow, and the style in which all others play meanwhile."""

    who: int
    option: Option
    path: tuple[Step, ...]
    intent: Intent
    style: Style = USUAL


def candidates(game: Game, greedy: GreedyBot, who: int, styles: Iterable[Style]) -> list[Candidate]:
    """The plans worth playing out, the usual one first; `styles` bring plans of a whole team that plays otherwise."""
    usual = greedy.choose(game)
    found = [Candidate(who, usual, (), greedy.intent, greedy.style)]
    seen: set[tuple[str, tuple[Step, ...], Style]] = set()

    def add(option: Option, path: tuple[Step, ...] = (), style: Style = greedy.style) -> None:
        if (option.key, path, style) not in seen:
            seen.add((option.key, path, style))
            found.append(Candidate(who, option, path, greedy.intent_of(game, option), style))

    options, thoughts = greedy.ranked(game, who)
    own = next((one for one in thoughts if options[one.first].key == usual.key), None)
    if own is not None:
        found[0] = found[0]._replace(path=own.path)
    seen.add((usual.key, found[0].path, greedy.style))
    for thought in thoughts[:PLANS]:
        if thought is not own and thought.value > thoughts[0].value - FAR_BEHIND:
            add(options[thought.first], thought.path)
    for style in styles if thoughts else ():
        thought = greedy.in_style(style).ranked(game, who)[1][0]
        add(options[thought.first], thought.path, style)
    for option in _unimagined(game, greedy, who)[:SPECIAL]:
        add(option, THEN.get(option.action, ()))
    return found


def _unimagined(game: Game, greedy: GreedyBot, who: int) -> list[Option]:
    """Options whose outcome has to be seen: those first after which least is left to do, one of each action."""
    aims = greedy.memory(game).aims
    ranked: list[tuple[float, int, Option]] = []
    for at, option in enumerate(game.options):
        macro = intent_of(game, option).macro
        if macro not in UNIMAGINED or (macro is Macro.TRADE and not _pays(game, who, option)):
            continue
        ranked.append((aims.read(greedy.after(game, option)).left, at, option))
    ranked.sort(key=lambda one: one[:2])
    actions = [option.action for _, _, option in ranked]
    again = [option.action in actions[:at] for at, (_, _, option) in enumerate(ranked)]
    return [one[2] for _, one in sorted(zip(again, ranked, strict=True), key=lambda pair: pair[0])]


def _pays(game: Game, who: int, trade: Option) -> bool:
    """Whether the other one has something to spare that is needed here."""
    survivor, other = game.state.survivors[who], game.state.survivors[trade.other]
    return bool(other_parts(game, survivor, other) or better_arms(game, survivor, other))
