"""Candidates: the macro actions among which the search bot chooses, as plans for the rest of a turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from shamble.bots.building import better_arms, other_parts
from shamble.bots.greedy import GreedyBot
from shamble.bots.intent import Intent, Macro, intent_of
from shamble.bots.planning import PlanStep
from shamble.bots.situation import USUAL, Situation, Style
from shamble.engine import Option
from shamble.engine.declared import ACTIONS
from shamble.world import Game

PLANS = 4
"""The number of plans that the imagination brings, each with another first step."""
SPECIAL = 3
"""The number of other actions that are tried."""
FAR_BEHIND = 8.0
"""A plan that is so much worse than the best one in imagination is not played out."""
LURED = 2
"""Zombies that are so near to somebody may be called away from them."""
UNIMAGINED = (Macro.TRADE, Macro.SHUT, Macro.BAIT, Macro.DRIVE, Macro.FLY)
"""The macro actions that are worth a try although the imagination does not see what they bring."""


class Candidate(NamedTuple):
    """A plan: its first option, the steps that follow, and the style in which all others play meanwhile."""

    who: int
    option: Option
    path: tuple[PlanStep, ...]
    intent: Intent
    style: Style = USUAL


def candidates(
    situation: Situation, greedy: GreedyBot, who: int, styles: Mapping[Style, Style], shared: Collection[Style]
) -> list[Candidate]:
    """The plans worth playing out, the usual one first; `styles` bring others, each with the style of all meanwhile.

    A plan that is there already is tried with another style of all only if that is a `shared` one.
    """
    game = situation.game
    usual = greedy.choose(game)
    found = [Candidate(who, usual, (), greedy.intent, greedy.style)]
    seen: set[tuple[str, tuple[PlanStep, ...], Style]] = set()

    def add(option: Option, path: tuple[PlanStep, ...] = (), style: Style = greedy.style) -> None:
        plan = (option.key, path, style if style in shared else USUAL)
        if plan not in seen:
            seen.add(plan)
            found.append(Candidate(who, option, path, greedy.intent_of(game, option), style))

    options, thoughts = greedy.ranked(game, who)
    own = next((one for one in thoughts if options[one.first].key == usual.key), None)
    if own is not None:
        found[0] = found[0]._replace(path=own.path)
    seen.add((usual.key, found[0].path, USUAL))
    for thought in thoughts[:PLANS]:
        if thought is not own and thought.value > thoughts[0].value - FAR_BEHIND:
            add(options[thought.first], thought.path)
    for style, of_all in styles.items() if thoughts else ():
        thought = greedy.in_style(style).ranked(game, who)[1][0]
        add(options[thought.first], thought.path, of_all)
    for option in _unimagined(situation, greedy, who)[:SPECIAL]:
        then = ACTIONS[option.action].then
        add(option, (PlanStep(then),) if then else ())
    return found


def in_any_order(game: Game, greedy: GreedyBot) -> list[Candidate]:
    """Each of those who may act now, the usual one first; what they do then is left to whoever plays on."""
    usual = greedy.choose(game)
    options = [usual, *[option for option in game.options if option.key != usual.key]]
    return [Candidate(one.who, one, (), greedy.intent_of(game, one), greedy.style) for one in options]


def _unimagined(situation: Situation, greedy: GreedyBot, who: int) -> list[Option]:
    """Options whose outcome has to be seen: those first after which least is left to do, one of each action."""
    game, aims = situation.game, situation.memory.aims
    ranked: list[tuple[float, int, Option]] = []
    for at, option in enumerate(game.options):
        macro = intent_of(game, option).macro
        if macro not in UNIMAGINED or (macro is Macro.TRADE and not _pays(game, who, option)):
            continue
        if macro is Macro.BAIT and not _lures(situation, who):
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


def _lures(situation: Situation, who: int) -> bool:
    """Whether noise could call Zombies away: some come near to others, and this one stands elsewhere."""
    here, distance = situation.game.person(who).zone, situation.layout.distance
    others = [zone for zone in set(situation.zones) if zone != here]
    haunted = [zone for zone, crowd in enumerate(situation.crowd) if crowd] if others else []
    return any(0 <= distance(zone, other) <= LURED for zone in haunted for other in others)
