"""Skills about Actions and Searches."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import find_skill
from shamble.rules.arranging import Found
from shamble.rules.piles import shuffle_deck, take_from_deck
from shamble.rules.rule import Rule
from shamble.rules.traits import SEMI_OFFICIAL, brings, one_free, skill
from shamble.rules.turn import new_turn
from shamble.world import hooks
from shamble.world.facts import (
    ALL_IN_HAND,
    FINDS_DOUBLES,
    FURTHER_ACTION,
    ONCE_MORE,
    RELOADS_FREELY,
    SEARCHES_AGAIN,
    SEARCHES_ANYWHERE,
    fact,
)
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

rules = Rule("economy")

declare(
    Action("match", "who name", "name", "Matching set!: look for the double"),
    Action("no-match", "who", "", "Matching set!: leave it", ends=QUESTION),
    DecisionKind("matching-set", "{match: true} or {no-match: true}", "Matching set!"),
    EventKind("matched", "who card", finds=True),
    EventKind("no-double", "who name"),
    EventKind("zombie-link", "who"),
)


brings("+1 Action", "SKILL-plus-1-action", fact(FURTHER_ACTION))
"""One more ordinary Action in every activation."""


@skill("+1 free [Type] Action", "SKILL-plus-1-free-type-action")
def plus_one_free_action(kind: str) -> Iterator[Hook]:
    """One free Action of a type."""
    yield one_free(kind)


brings("Search: +1 card", "SKILL-search-plus-1-card", hook(hooks.SEARCH_CARDS, lambda g, s, cards: cards + 1))
"""One more card whenever they Search."""

brings("Can Search more than once", "SKILL-can-search-more-than-once", fact(SEARCHES_AGAIN))
"""More than one Search in a turn."""

brings("Scavenger", "SKILL-scavenger", fact(SEARCHES_ANYWHERE))
"""Any Zone can be Searched; Zombies still forbid it."""


@skill("Starts with a [Equipment]", "SKILL-starts-with-a-equipment", verbatim=True)
def starts_with(name: str) -> Iterator[Hook]:
    """The named card is given to them in set-up."""
    yield hook(hooks.STARTS_WITH, lambda g, s, names: (*names, name))


brings("Free reload", "SKILL-free-reload", fact(RELOADS_FREELY))
"""Reloading costs nothing."""

brings("+1 free Reload", "SKILL-plus-1-free-reload", one_free("reload"), versions=("undead-or-alive",))
"""One free Action to reload."""

brings("Quick draw", "SKILL-quick-draw", fact(ALL_IN_HAND), versions=("undead-or-alive",))
brings("Webbing", "SKILL-webbing", fact(ALL_IN_HAND))
"""Everything they carry counts as equipped in hand."""

brings("Ambidextrous", "SKILL-ambidextrous", hook(hooks.DUAL, lambda g, s, card, dual: True, hooks.SET))
"""All their weapons count as Dual."""


@skill("Gunslinger", "SKILL-gunslinger")
def gunslinger() -> Iterator[Hook]:
    """All their Ranged weapons count as Dual."""
    yield hook(hooks.DUAL, lambda g, s, card, dual: dual or any(mode.ranged for mode in card.modes), hooks.SET)


brings("Matching set!", "SKILL-matching-set", fact(FINDS_DOUBLES))
"""A Dual weapon found by a Search may bring its double out of the deck."""


@rules.on(hooks.SEARCH_FOUND, "SKILL-matching-set")
def look_for_doubles(g: Game, s: Survivor, cards: tuple[int, ...]) -> list[Frame]:
    """SKILL-matching-set: the double of each Dual weapon that a Search has brought may be looked for."""
    if FINDS_DOUBLES not in s.profile.facts:
        return []
    found = [g.setting.card(card) for card in cards]
    dual = [one for one in found if bool(one.modes) and g.ask(hooks.DUAL, s, one, one.dual)]
    return [MatchingSet(who=s.index, name=one.name) for one in dual]


class MatchingSet(Frame, tag="matching-set"):
    """Whether the double of a find is taken."""

    name: str


@frame(MatchingSet)
def matching_set_frame(g: Game, f: MatchingSet) -> Question | None:
    """Whether to look for a second card of the kind; what the deck holds is seen only then."""
    options = [
        Option("no-match", who=f.who),
        Option("match", who=f.who, name=f.name, rule="SKILL-matching-set"),
    ]
    return Question("matching-set", (g.state.survivors[f.who].seat,), options, f.who)


@matching_set_frame.answer
def _match(g: Game, f: MatchingSet, option: Option) -> None:
    g.pop()
    if option.action == "no-match":
        return
    doubles = [card for card in g.state.decks["equipment"] if g.setting.card(card).name == f.name]
    if doubles:
        take_from_deck(g, "equipment", min(doubles))
        g.emit("matched", option.rule, who=f.who, card=min(doubles))
        g.push(Found(who=f.who, cards=(min(doubles),)))
    else:
        shuffle_deck(g, "equipment")
        g.emit("no-double", option.rule, who=f.who, name=f.name)


@skill("Zombie link", "SKILL-zombie-link", versions=("undead-or-alive",))
@skill("Zombie link", "SKILL-zombie-link", versions=("second-edition",))
@skill("Zombie link", "SKILL-zombie-link")
def zombie_link() -> Iterator[Hook]:
    """Each Extra Activation card gives them a full turn before the Zombies act."""

    def turn_first(g: Game, s: Survivor) -> Frame:
        g.emit("zombie-link", "SKILL-zombie-link", who=s.index)
        return new_turn(g, s.index)

    yield hook(hooks.EXTRA_CARD, turn_first)


@skill("+1 [Skill] per Turn", "SKILL-plus-1-skill-per-turn", versions=SEMI_OFFICIAL, nested=True)
def one_more_use(skill_text: str, versions: tuple[str, ...]) -> Iterator[Hook]:
    """The named Skill may be used once more in each activation."""
    printed = find_skill(skill_text)
    if printed is not None:
        yield fact(ONCE_MORE + printed.title)
