"""Hints that help to put a step right: the nearest option, the missing field, the answer that is due."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.decisions import Decision, Option
from shamble.engine.declared import DECISIONS
from shamble.files.plain import Json
from shamble.rules.correcting import CORRECTIONS, why_not
from shamble.scenario.differences import Difference
from shamble.scenario.matching import matches
from shamble.scenario.names import flow, option_fields, option_text
from shamble.scenario.shape import Wanted
from shamble.scenario.words import short_field
from shamble.world.game import Game

OVER = "the game is over"
SWITCHED_ON = 'corrections are off: switch them on with options: {corrections: "on"}'
EMPTY: dict[str, tuple[str, Json]] = {
    "cost": ("cost", 0),
    "n": ("n", 0),
    "free": ("free", ""),
    "name": ("name", ""),
    "card": ("with", []),
    "with": ("with", []),
}
"""The entry that says that an option does not have this field."""

NOT_NOW = {
    "over": OVER,
    "off": SWITCHED_ON,
    "setup": "nothing is corrected before set-up is over",
    "busy": "corrections are offered only while nothing but a turn is going on",
}
"""Why nothing can be corrected now, for each reason of the rules."""


def only_one(found: Sequence[Option], game: Game, text: str, wanted: Wanted | None = None) -> Option:
    """The one option that was found; otherwise a Difference that lists what is offered."""
    if len(found) == 1:
        return found[0]
    if found:
        got = ["several", *(option_text(game, option) for option in found)]
        raise Difference(f"one option: {text}", got, _which(game, found))
    got = ["none; offered are", *offers(game)] if game.options else [over(game)]
    raise Difference(f"an option like this: {text}", got, missing(game, wanted) if wanted is not None else "")


def offers(game: Game) -> list[str]:
    """The options of the decision, as `do` would name them."""
    return texts(game, game.options)


def texts(game: Game, options: Sequence[Option]) -> list[str]:
    """Options in the notation of `do`, each distinct from the others."""
    shown = [option_fields(game, option) for option in options]
    return list(dict.fromkeys(flow(fields | _left_empty(fields, shown)) for fields in shown))


def _left_empty(fields: dict[str, Json], all_shown: Sequence[dict[str, Json]]) -> dict[str, Json]:
    """The fields that an option lacks, where another differs only in having them."""
    wider = [other for other in all_shown if other.items() > fields.items()]
    return dict(EMPTY[name] for other in wider for name in other if name not in fields and name in EMPTY)


def over(game: Game) -> str:
    """The words for the end of the game."""
    return f"{OVER}: {game.state.outcome} ({game.state.reason})"


def asked(game: Game, decision: Decision | None) -> list[str]:
    """The present decision, whom it asks, and all its options."""
    if decision is None:
        return [over(game)]
    names = [game.person(decision.who).name] if decision.who >= 0 else []
    seats = [f"player {seat + 1}" for seat in decision.seats]
    return [f"decision {decision.kind}, asked: {', '.join([*names, *seats])}", *offers(game)]


def short_form(game: Game, option: Option) -> str:
    """An option as an answer: `{lose: Pan}` where that is enough, else with all its fields."""
    texts = [_short(game, one) for one in game.options]
    short = _short(game, option)
    return short if texts.count(short) == 1 else option_text(game, option)


def _short(game: Game, option: Option) -> str:
    fields = option_fields(game, option)
    return flow({option.action: fields.get(short_field(option.action), True)})


def unanswered(game: Game, decision: Decision) -> str:
    """The hint for a decision in the middle of something: how to answer it, or to look at it."""
    answer = short_form(game, decision.options[0])
    return (
        f"answer it, e.g. with answers: [{answer}] at the step that leads here, or with a step answer: {answer}; "
        f"or look at it with expect: {{decision: {decision.kind}}}"
    )


def missing(game: Game, wanted: Wanted, options: Sequence[Option] | None = None) -> str:
    """The reason why nothing like this is offered, or the option that is nearest to it."""
    decision = game.decision
    if decision is None:
        return ""
    if wanted.action in CORRECTIONS and (reason := why_not(game)):
        return NOT_NOW[reason]
    if not DECISIONS[decision.kind].rests and not any(option.action == wanted.action for option in decision.options):
        return f"{decision.kind} is asked first; answer it, e.g. with {short_form(game, decision.options[0])}"
    if decision.kind == "turn" and wanted.who is not None:
        name = game.person(decision.who).name
        if name != wanted.who and not any(option.who >= 0 and _is(game, option, wanted.who) for option in game.options):
            return f"it is the turn of {name}; first do: {{who: {name}, action: end}}"
    found = _nearest(game, wanted, game.options if options is None else options)
    return f"the nearest is {option_text(game, found)}" if found is not None else ""


def _is(game: Game, option: Option, name: str) -> bool:
    return game.person(option.who).name == name


def _nearest(game: Game, wanted: Wanted, options: Sequence[Option]) -> Option | None:
    """The option of this action that has most of the fields given."""
    same = [option for option in options if wanted.action in (None, option.action)]
    given = [name for name in Wanted.__struct_fields__ if getattr(wanted, name) is not None]
    parts = [Wanted(**{name: getattr(wanted, name)}) for name in given]

    def fitting(option: Option) -> int:
        return sum(matches(game, option, part) for part in parts)

    return max(same, key=fitting, default=None)


def _which(game: Game, found: Sequence[Option]) -> str:
    """The fields in which several options differ, with the values of each."""
    shown = [option_fields(game, option) for option in found]
    names = dict.fromkeys(name for fields in shown for name in fields)
    said = {name: dict.fromkeys(_said(name, fields) for fields in shown) for name in names}
    apart = [" or ".join(values) for values in said.values() if len(values) > 1]
    return f"say which one: {'; '.join(apart)}" if apart else ""


def _said(name: str, fields: dict[str, Json]) -> str:
    known, value = (name, fields[name]) if name in fields else EMPTY.get(name, (name, ""))
    return f"{known}: {flow(value)}"
