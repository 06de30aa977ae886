"""Objectives (CL-OBJ)."""

from __future__ import annotations

from functools import lru_cache

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.doors import colour_taken
from shamble.rules.experience import gain_for_all, gain_xp
from shamble.rules.frames import Turn
from shamble.rules.objective_colours import turn_up
from shamble.rules.registry import Lack, action, lacking
from shamble.rules.spawn import wake_spawn
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import makes
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.mission_records import MissionFacts
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens
from shamble.world.words import MISSION_SAYS

declare(
    Action("objective", "who zone n cost", "zone", "take the Objective of their Zone; `n` counts those of the board",
        group="place", afoot=True, claims=True, hint="objective", purpose="take"),
    EventKind("objective", "who zone colour", tone="good"),
)  # fmt: skip


ZONES_REMEMBERED = 4096
"""The Objectives of this many Zones, of all Missions together, are looked up once and kept."""
OPEN_TO: Way[Survivor, int, bool] = Way("whether they may take it now", True)


@lru_cache(ZONES_REMEMBERED)
def _laid_in(mission: MissionFacts, zone: int) -> tuple[int, ...]:
    """The Objectives of a Zone, those included that were taken."""
    return tuple([index for index, token in enumerate(mission.objectives) if token.zone == zone])


@makes("objective", paid=True)
def offer_objectives(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-OBJ-01: take the Objective of their Zone; Zombies there do not matter."""
    if purse.left < 1:
        return
    mission = g.setting.mission
    for index in _laid_in(mission, survivor.zone):
        token = mission.objectives[index]
        if g.state.taken >> index & 1 or token.actions > purse.left:
            continue
        if g.ask(OPEN_TO, survivor, index):
            who, zone, cost = survivor.index, token.zone, token.actions
            out.append(Option("objective", who=who, zone=zone, n=index + 1, cost=cost, rule="CL-OBJ-01"))


@lacking("objective")
def no_objective(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-OBJ-01: there is none here, the Mission closes it, or it takes more Actions than are left."""
    here = [
        (index, token)
        for index, token in enumerate(g.setting.mission.objectives)
        if token.zone == survivor.zone and not g.state.taken >> index & 1
    ]
    if not here:
        return Lack("objective-none", "CL-OBJ-01")
    open_here = [token for index, token in here if g.ask(OPEN_TO, survivor, index)]
    if not open_here:
        return Lack("objective-closed", MISSION_SAYS)
    needed = min(token.actions for token in open_here)
    return Lack("objective-dear", MISSION_SAYS, needed) if needed > Purse(g, turn, survivor).left > 0 else None


@action("objective")
def _take_objective(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    take(g, survivor, option.n - 1, rule=option.rule)


def take(g: Game, survivor: Survivor, objective: int, *, rule: str) -> None:
    """CL-OBJ-01: the token is theirs, with all that comes of it."""
    token = g.setting.mission.objectives[objective]
    g.state.taken |= 1 << objective
    colour = turn_up(g, objective)
    g.emit("objective", rule, who=survivor.index, zone=token.zone, colour=colour)
    wake_spawns(g, colour)
    gain_xp(g, survivor, token.xp)
    if token.xp_for_all:
        gain_for_all(g, token.xp, but=survivor)
    for hook in g.hooks(hooks.TAKEN):
        hook(g, survivor.index, objective)


def wake_spawns(g: Game, colour: str) -> None:
    """CL-SPAWN-15, -16: a coloured Spawn Zone is active from the event that wakes it."""
    for token in spawn_tokens(g):
        if token.awake_when == colour and colour_taken(g, colour):
            wake_spawn(g, token, "CL-SPAWN-15")
