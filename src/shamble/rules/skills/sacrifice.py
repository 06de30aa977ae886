"""Skills that turn Wounds into Actions."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, declare
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.traits import SEMI_OFFICIAL, skill_at, skill_offer
from shamble.rules.turn import Purse, given_turn, mark_used, new_turn, tell_use
from shamble.rules.wounds import Wound
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import Survivor

declare(
    Action("death-or-glory", "who other", "other", "Death or Glory: wound another Survivor"),
    Action("bleed", "who other", "other", "Wrathchild: take the Wound"),
    Action("do-not-bleed", "who other", "other", "Wrathchild: take none", ends=QUESTION),
    DecisionKind("wrathchild", "{bleed: Ned} or {do-not-bleed: Ned}", "Wrathchild: who takes the Wound"),
)


@skill_offer("Death or Glory", "SKILL-death-or-glory", versions=SEMI_OFFICIAL, off_board=True)
def death_or_glory(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn somebody else in their Zone takes a Wound, then each of the two gets a free Action.

    It may be a Companion or a dog, who have no Actions and get none.
    """
    for other in g.people_in(s.zone):
        if other is not s:
            yield Option("death-or-glory", who=s.index, other=other.index, rule="SKILL-death-or-glory")


@action("death-or-glory")
def _death_or_glory(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Death or Glory")
    tell_use(g, option.rule, who=survivor.index, skill="Death or Glory")
    acting = [who for who in (survivor.index, option.other) if who < FIRST_BODY]
    acts = [given_turn(g, who, "Death or Glory") for who in acting]
    g.push_all([Wound(who=option.other, left=1, source="survivor", culprit=option.who, rule=option.rule), *acts])


@skill_at(hooks.PHASE_ENDS, "To the Rescue", "SKILL-to-the-rescue", versions=SEMI_OFFICIAL)
def to_the_rescue(g: Game, s: Survivor, phase: str) -> Frame | None:
    """A free Action when the Zombies' Phase ends, if a Survivor was wounded in this round."""
    if phase != "zombies" or g.state.wounded_in != g.state.round:
        return None
    tell_use(g, "SKILL-to-the-rescue", who=s.index, skill="To the Rescue")
    return given_turn(g, s.index, "To the Rescue")


@skill_at(hooks.PHASE_ENDS, "Wrathchild", "SKILL-wrathchild", versions=SEMI_OFFICIAL)
def wrathchild(g: Game, s: Survivor, phase: str) -> Frame | None:
    """When the Players' Phase ends, somebody else in their Zone may take a Wound to give them another turn."""
    if phase != "players":
        return None
    return Wrathchild(who=s.index)


class Wrathchild(Frame, tag="wrathchild"):
    """Somebody may take a Wound so that another Survivor gets a turn."""

    asked: tuple[int, ...] = ()
    other: int = -1
    wounds: int = 0


@frame(Wrathchild)
def wrathchild_frame(g: Game, f: Wrathchild) -> Question | None:
    """Everybody else in the Zone is asked until somebody takes the Wound; a Wound that was stopped brings no turn.

    For a Companion their Leader answers; who still waits can do nothing, nor offer themselves (CL-COMP-05).
    """
    survivor = g.person(f.who)
    if f.other >= 0:
        g.pop()
        other = g.person(f.other)
        if other.wounds > f.wounds or not other.in_play:
            tell_use(g, "SKILL-wrathchild", who=survivor.index, skill="Wrathchild")
            g.push_all([new_turn(g, survivor.index)])
        return None
    here = [s for s in g.people_in(survivor.zone) if s is not survivor and not s.waits]
    others = [s for s in here if s.index not in f.asked]
    if not others:
        g.pop()
        return None
    options = [
        Option("bleed", who=survivor.index, other=others[0].index, rule="SKILL-wrathchild"),
        Option("do-not-bleed", who=survivor.index, other=others[0].index),
    ]
    return Question("wrathchild", (others[0].seat,), options, survivor.index)


@wrathchild_frame.answer
def _bleed(g: Game, f: Wrathchild, option: Option) -> None:
    if option.action == "do-not-bleed":
        f.asked = (*f.asked, option.other)
        return
    f.other, f.wounds = option.other, g.person(option.other).wounds
    g.push(Wound(who=option.other, left=1, source="survivor", culprit=f.who, rule=option.rule))
