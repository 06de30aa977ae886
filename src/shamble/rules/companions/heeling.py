"""Dogs that run along with their Handler (CL-DOGCOMP-08, -09)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, declare
from shamble.rules.companions.figures import COMPANION, DOG, companions_of
from shamble.rules.rule import Rule
from shamble.rules.turn import turn_of
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import Survivor

rules = Rule("heeling")

declare(
    Action("heel", "who other zone", "other", "a dog runs along"),
    Action("stay-behind", "who other zone", "other", "a dog stays where it is", ends=QUESTION),
    DecisionKind("heel", "{heel: Cherry} or {stay-behind: Cherry}", "whether a dog comes along with its Handler"),
)


@rules.on(hooks.MOVED, "CL-DOGCOMP-08")
@about(pieces=(COMPANION,))
def may_heel(g: Game, survivor: Survivor, origin: int, zone: int) -> list[Frame]:
    """CL-DOGCOMP-08: each dog that they left behind with this step may come along.

    CL-DOGCOMP-09: not one that they have only come to in the middle of the Action.
    """
    if survivor.index >= FIRST_BODY:
        return []
    frames: list[Frame] = []
    for dog in companions_of(g, survivor, DOG):
        if dog.zone == zone:
            _note_met(g, survivor, dog.index)
        elif dog.zone == origin and dog.index not in _met(g, survivor):
            frames.append(Heel(who=survivor.index, other=dog.index, origin=origin))
    return frames


def _met(g: Game, survivor: Survivor) -> tuple[int, ...]:
    """The dogs that they have come to during the present Action."""
    turn = turn_of(g, survivor.index)
    met: tuple[int, ...] = turn.met if turn is not None else ()
    return met


def _note_met(g: Game, survivor: Survivor, dog: int) -> None:
    turn = turn_of(g, survivor.index)
    if turn is not None:
        turn.met = (*_met(g, survivor), dog)


@rules.on(hooks.AFTER_ACTION, "CL-DOGCOMP-09")
@about(pieces=(COMPANION,))
def forget_met(g: Game, who: int) -> list[Frame]:
    """With the next Action every dog beside them may come along."""
    turn = turn_of(g, who)
    if turn is not None:
        turn.met = ()
    return []


class Heel(Frame, tag="heel"):
    """Whether a dog comes along."""

    other: int
    origin: int


@frame(Heel, ends_when_moved=True)
def heel_frame(g: Game, f: Heel) -> Question | None:
    """Whether the dog comes along."""
    survivor, dog = g.state.survivors[f.who], g.person(f.other)
    if dog.zone != f.origin or not survivor.on_board or survivor.zone == dog.zone:
        g.pop()
        return None
    options = [
        Option("heel", who=survivor.index, other=dog.index, zone=survivor.zone, rule="CL-DOGCOMP-08"),
        Option("stay-behind", who=survivor.index, other=dog.index, zone=dog.zone, rule="CL-DOGCOMP-08"),
    ]
    return Question("heel", (survivor.seat,), options, survivor.index)


@heel_frame.answer
def _heel(g: Game, f: Heel, option: Option) -> None:
    g.pop()
    if option.action == "heel":
        dog = g.person(f.other)
        g.settle(dog, option.zone)
        g.emit("moved", option.rule, who=dog.index, origin=f.origin, zone=option.zone)
