"""Whoever carries more than they have room for, because a Skill is gone, puts cards away (SKILL-hoard)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import DecisionKind, declare
from shamble.rules.inventory import distinct_in_place, place_of
from shamble.rules.rule import Rule
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.state import EMPTY, Survivor

rules = Rule("inventory")

declare(
    DecisionKind("put-away", "{lose: Pan}", "the card that goes when a Skill that gave room for it is gone"),
)


def _is_overloaded(g: Game, survivor: Survivor) -> bool:
    if len(survivor.slots) <= g.setting.rules.places.count:
        return False
    return len(survivor.slots) - survivor.slots.count(EMPTY) > g.room(survivor)


@rules.on(hooks.AFTER_ACTION, "SKILL-hoard")
def after_an_action(g: Game, who: int) -> list[Frame]:
    """Whoever lost the room because somebody went away or died."""
    return put_away(g)


@rules.on(hooks.ROUND_BEGINS, "SKILL-hoard")
def before_the_round(g: Game) -> list[Frame]:
    """Whoever lost the room by what Zombies did."""
    return put_away(g)


def put_away(g: Game) -> list[Frame]:
    """A question for everybody who carries too much."""
    usual = g.setting.rules.places.count
    asked: list[Frame] = []
    for survivor in g.state.survivors:
        if len(survivor.slots) > usual and survivor.in_play and _is_overloaded(g, survivor):
            asked.append(PutAway(who=survivor.index))
    return asked


class PutAway(Frame, tag="put-away"):
    """Somebody who carries too much puts cards away."""


@frame(PutAway)
def put_away_frame(g: Game, f: PutAway) -> Question | None:
    """One card after the other, until the rest fits."""
    survivor = g.state.survivors[f.who]
    if not _is_overloaded(g, survivor):
        g.pop()
        return None
    options = [
        Option("lose", who=survivor.index, card=card, to=place_of(g, survivor, card), rule="SKILL-hoard")
        for card in distinct_in_place(g, survivor)
    ]
    return Question("put-away", (survivor.seat,), options, survivor.index)


@put_away_frame.answer
def _put_away(g: Game, f: PutAway, option: Option) -> None:
    survivor = g.state.survivors[f.who]
    drop_card(g, survivor, option.card)
    g.emit("discarded", option.rule, who=survivor.index, card=option.card)
