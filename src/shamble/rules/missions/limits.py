"""Limits: what a Mission forbids in some Zones for a time, and starts of single Survivors (WZ-M1-02, -05, -06)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.missions.scripts import is_so
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.missions import Limit
from shamble.world.pieces import NOWHERE
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS

rules = Rule("limits")
starts = Rule("one-start-each")

FORBIDDEN = {"search": ("search",), "crate": ("take-crate",), "rally": ("rally",)}
"""The actions that each word forbids."""

declare(
    Action("start-here", "who zone", "who", "who begins in this Zone"),
    DecisionKind("start-here", "{start-here: Ned}", "who begins in a Starting Zone"),
    EventKind("starts", "who zone"),
)


def _is_in_force(g: Game, limit: Limit, zone: int) -> bool:
    """WZ-OPEN-33: a Zone on several tiles is closed as long as any of them is."""
    there = zone in limit.zones or not set(limit.tiles).isdisjoint(g.setting.board.zones[zone].tiles)
    return there and (limit.until is None or not is_so(g, limit.until, -1))


def forbidden_in(g: Game, zone: int) -> set[str]:
    """The words for what the Mission forbids in a Zone now."""
    return {word for limit in g.setting.mission.limits if _is_in_force(g, limit, zone) for word in limit.forbids}


@rules.on(hooks.OFFER_LIMITS, MISSION_SAYS)
@about(scene=lambda scene: scene.mission.limits)
def as_the_mission_says(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """CL-READ-20: what the Mission forbids here is not offered."""
    if survivor.zone < 0:
        return options
    forbidden = {name for word in forbidden_in(g, survivor.zone) for name in FORBIDDEN[word]}
    return [option for option in options if option.action not in forbidden] if forbidden else options


@starts.on(hooks.SET_UP, MISSION_SAYS)
@about(scene=lambda scene: scene.mission.one_each)
def ask_for_starts(g: Game) -> list[Frame]:
    """CL-READ-20: the players say who begins in which of the Starting Zones, one in each."""
    if not g.setting.mission.one_each:
        return []
    for survivor in g.state.survivors:
        survivor.zone = NOWHERE
    return [StartHere(at=at) for at in range(len(g.state.survivors))]


class StartHere(Frame, tag="start-here"):
    """Somebody is put into a Starting Zone."""

    at: int


@frame(StartHere)
def start_here(g: Game, f: StartHere) -> Question | None:
    """CL-READ-20: those who have no Zone yet."""
    starts = g.setting.mission.start
    zone = starts[f.at % len(starts)]
    waiting = [survivor for survivor in g.state.survivors if survivor.zone < 0]
    options = [Option("start-here", who=one.index, zone=zone, rule=MISSION_SAYS) for one in waiting]
    return Question("start-here", who_settles(g), options)


@start_here.answer
def _starts(g: Game, f: StartHere, option: Option) -> None:
    g.pop()
    g.settle(g.state.survivors[option.who], option.zone)
    g.emit("starts", MISSION_SAYS, who=option.who, zone=option.zone)
