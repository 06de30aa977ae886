"""Slimer, who comes for food and is only a marker (CL-SLIMER, CL-ANY-02)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Question
from shamble.engine.declared import EventKind, declare
from shamble.rules.rule import Rule
from shamble.rules.skills.combat import steady_hand
from shamble.rules.traits import carried
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook
from shamble.world.showing import Sound

rules = Rule("slimer")

SLIMER = "slimer"
FOOD = ("Bag of Rice", "Canned Food", "Water")
COMES_AT = 4

declare(
    EventKind("slimer", "who dice comes", sound=Sound.DICE),
)


@rules.on(hooks.DISCARDED, "CL-SLIMER-01")
def smell_food(g: Game, who: int, card: int) -> list[Frame]:
    """CL-SLIMER-01, CL-ANY-02: a die for each food or water that a Survivor throws away."""
    if who < 0 or g.setting.card(card).name not in FOOD or not g.setting.numbers_of("Slimer"):
        return []
    return [Slimer(who=who)]


class Slimer(Frame, tag="slimer"):
    """Slimer smells food."""


@frame(Slimer)
def slimer_frame(g: Game, f: Slimer) -> Question | None:
    """CL-SLIMER-01, -02: on 4 or more the one Slimer comes to them, from wherever it is."""
    g.pop()
    die = g.roll(1)[0]
    survivor = g.state.survivors[f.who]
    g.emit("slimer", "CL-SLIMER-01", who=survivor.index, dice=[die], comes=die >= COMES_AT)
    if die >= COMES_AT:
        for other in g.state.survivors:
            g.put_token(other, SLIMER, "CL-SLIMER-02", present=other is survivor)
    return None


@carried(SLIMER, "CL-SLIMER-06")
def companion() -> Iterator[Hook]:
    """CL-SLIMER-06: whoever has Slimer has a steady hand."""
    yield from steady_hand()
