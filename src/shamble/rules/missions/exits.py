"""Leaving the board by the Exit (CL-CLAR-13), where a Mission asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, declare
from shamble.rules.missions.conditions import EVERYBODY, REMAINING, STEP, holds
from shamble.rules.missions.endings import defeats
from shamble.rules.missions.events import settle
from shamble.rules.rule import Rule
from shamble.rules.tallies import exit_zone, keep, tally
from shamble.rules.turn import TURN_ENDED
from shamble.rules.vehicles.seats import Vehicle, leave_empty
from shamble.rules.wounds import NOBODY_LEFT, is_out, leave_board
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import NOWHERE, PIECES, pieces_at
from shamble.world.state import Survivor
from shamble.world.words import Given, any_death, condition, inner, leaves, word_of, words_in

rules = Rule("exits")

ESCAPE = "escape"
BY_CHOICE = "choice"
"""The value of a Mission's `leaving` by which Survivors may stay, and leave only without Zombies in the Exit Zone."""

TAKEN_ALONG = "taken along {}"
"""The name under which it is kept that a piece of a kind has left by the Exit."""

LED_OUT: Way[Survivor, Sequence[Frame]] = Way("what comes of it that a Leader leaves the board", ())
LEAVING: Way[str] = Way("the way of leaving that all Missions of an edition have; else each says its own", "")
EXIT_OPEN: Way[bool] = Way("whether the Exit can be used yet", True)

declare(
    Action("leave-board", "who zone", "who", "leave by the Exit at the end of their turn"),
    Action("leave-with", "who zone n name", "name", "leave by the Exit and take a piece along; `n` counts pieces",
        piece=True),
    Action("stay-on-board", "who zone", "who", "stay in the Exit Zone, although they could leave", ends=QUESTION),
    DecisionKind("leave-board", "{leave-board: Amy}, {leave-with: wagon} or {stay-on-board: Amy}",
        "whether they leave by the Exit"),
)  # fmt: skip


def leaving_counts(g: Game) -> bool:
    """Whether the Mission asks Survivors to leave the board."""
    return any(ESCAPE in words_in(condition) for condition in g.setting.mission.win)


@rules.on(TURN_ENDED)
def leave_by_exit(g: Game, survivor: Survivor) -> list[Frame]:
    """CL-CLAR-13: whoever stands in the Exit Zone at the end of their activation leaves, or may choose to."""
    if not survivor.zone == exit_zone(g) >= 0 or not leaving_counts(g) or not g.ask(EXIT_OPEN):
        return []
    if BY_CHOICE in (g.setting.mission.leaving, g.ask(LEAVING)):  # RM-T2
        return [LeaveBoard(who=survivor.index)] if not g.state.crowd[survivor.zone] else []
    _leave(g, survivor)
    return []


in_order = Rule("exit-in-order")


@in_order.on(EXIT_OPEN)
def after_all_before(g: Game) -> bool:
    """UA-CLAR-49: only once every goal that is listed before it has been met."""
    for goal in g.setting.mission.win:
        if ESCAPE in words_in(goal):
            return _has_come_to_it(g, goal)
        if not holds(g, goal, ESCAPE):
            return False
    return True


def _has_come_to_it(g: Game, goal: Given) -> bool:
    """Whether all steps of a chain before leaving are done."""
    if word_of(goal) != "then":
        return True
    steps = [ESCAPE in words_in(part) for part in inner(goal)]
    return tally(g, STEP.format(goal["id"])) >= steps.index(True)


@condition("{left: wagon}", left="token")
def _left(g: Game, given: Given, moment: str) -> bool:
    """Whoever has left by the Exit has taken along a piece of this kind, which was in the Exit Zone."""
    return tally(g, TAKEN_ALONG.format(given["left"])) > 0


def _to_take_along(g: Game, zone: int) -> list[tuple[int, str]]:
    """The pieces in the Exit Zone that the Mission wants to leave too, with their kinds."""
    wanted = [leaf["left"] for goal in g.setting.mission.win for leaf in leaves(goal) if "left" in leaf]
    return [(number, kind) for kind in dict.fromkeys(wanted) for number, _ in pieces_at(g, PIECES[kind].of, zone)]


def _take_along(g: Game, number: int) -> None:
    piece = g.state.pieces[number]
    keep(g, TAKEN_ALONG.format(piece.piece_kind.name), 1)
    if isinstance(piece, Vehicle):
        leave_empty(piece)
    piece.zone = NOWHERE


def _leave(g: Game, survivor: Survivor) -> None:
    first = g.ask(LED_OUT, survivor)
    leave_board(g, survivor)
    if first:
        g.push_all([*first, HasLeft()])
    else:
        _settle_leaving(g)


def _settle_leaving(g: Game) -> None:
    settle(g, ESCAPE)
    if all(is_out(other) for other in g.state.survivors):
        g.finish("lost", NOBODY_LEFT, "CL-READ-06")


@rules.on(hooks.FURTHER_DEFEATS, "CL-READ-06")
def with_a_goal_unmet(g: Game) -> list[str]:
    """CL-READ-06: where Survivors may leave before all else is done, the game is lost with the last one to go."""
    mission = g.setting.mission
    met = (REMAINING, EVERYBODY) if any(map(any_death, defeats(g.setting))) else (REMAINING,)
    surely = all(words_in(goal) == [ESCAPE] and goal[ESCAPE] in met for goal in mission.win)
    said = any(ESCAPE in words_in(defeat) for defeat in mission.lose)
    return [NOBODY_LEFT] if leaving_counts(g) and not surely and not said else []


class HasLeft(Frame, tag="has-left"):
    """Somebody has left the board, and all that comes of whom they led out has happened."""


@frame(HasLeft)
def has_left(g: Game, f: HasLeft) -> Question | None:
    """CL-READ-06: only now the Mission is looked at."""
    g.pop()
    _settle_leaving(g)
    return None


class LeaveBoard(Frame, tag="leave-board"):
    """Somebody chooses whether to leave by the Exit."""


@frame(LeaveBoard)
def asked_to_leave(g: Game, f: LeaveBoard) -> Question | None:
    """RM-T2: to leave or to stay with the others."""
    survivor = g.state.survivors[f.who]
    who, zone = survivor.index, survivor.zone
    along = _to_take_along(g, zone)
    options = [
        *(
            Option("leave-with", who=who, zone=zone, n=number + 1, name=kind, rule="CL-CLAR-13")
            for number, kind in along
        ),
        Option("leave-board", who=who, zone=zone, rule="CL-CLAR-13"),
        Option("stay-on-board", who=who, zone=zone, rule="CL-CLAR-13"),
    ]
    return Question("leave-board", (survivor.seat,), options, survivor.index)


@asked_to_leave.answer
def _asked_to_leave(g: Game, f: LeaveBoard, option: Option) -> None:
    g.pop()
    if option.action == "leave-with":
        _take_along(g, option.n - 1)
    if option.action != "stay-on-board":
        _leave(g, g.state.survivors[option.who])
