"""Objectives and Mission goals (CL-OBJ, CL-END)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.engine import hooks
from shamble.engine.decisions import Option
from shamble.engine.game import Game
from shamble.engine.state import Frame, Survivor
from shamble.rules.doors import colour_taken
from shamble.rules.experience import gain_xp
from shamble.rules.registry import action, on
from shamble.rules.turn import Purse

RESCUED = "rescued"
"""The status of who was carried out of the game alive."""


def offer_objectives(g: Game, turn: Frame, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-OBJ-01: take the Objective of his Zone; Zombies there do not matter."""
    if purse.left < 1:
        return
    for index, token in enumerate(g.setting.mission.objectives):
        if token.zone == survivor.zone and not g.state.taken >> index & 1:
            out.append(Option("objective", who=survivor.index, zone=token.zone, n=index + 1, cost=1, rule="CL-OBJ-01"))


@action("objective")
def _take_objective(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    take(g, survivor, option.n - 1)


def take(g: Game, survivor: Survivor, objective: int) -> None:
    """CL-OBJ-01: the token is his, with all that comes of it."""
    token = g.setting.mission.objectives[objective]
    g.state.taken |= 1 << objective
    g.emit("objective", who=survivor.index, zone=token.zone, colour=token.colour)
    wake_spawns(g)
    gain_xp(g, survivor, token.xp)
    for hook in g.hooks(hooks.TAKEN):
        hook(g, survivor.index, objective)


def wake_spawns(g: Game) -> None:
    """CL-SPAWN-15, -16: a coloured Spawn Zone is active from the event that wakes it."""
    for index, spawn in enumerate(g.setting.mission.spawns):
        if not g.state.awake >> index & 1 and colour_taken(g, spawn.awake_when):
            g.state.awake |= 1 << index
            g.emit("spawn-awake", zone=spawn.zone, colour=spawn.colour)


def holds(g: Game, condition: Mapping[str, Any], moment: str) -> bool:
    """Whether one condition of the Mission is met at this moment."""
    if condition.get("when", moment) != moment:
        return False
    if "rally" in condition:
        return all(survivor.zone == g.setting.mission.exit for survivor in _concerned(g))
    if "taken" in condition:
        colours = condition["taken"]
        if colours == "all":
            colours = [token.colour for token in g.setting.mission.objectives]
        return all(colour_taken(g, colour) for colour in ([colours] if isinstance(colours, str) else colours))
    if "escape" in condition:
        return all(survivor.status == "left" for survivor in _concerned(g))
    if "dead" in condition:
        return any(survivor.status == "dead" for survivor in g.state.survivors)
    if "survive" in condition:
        return bool(g.state.round >= condition["survive"])
    raise ValueError(f"the Mission asks for {dict(condition)}, which is no known condition")


def _concerned(g: Game) -> list[Survivor]:
    """Whom a goal about everybody means: not those who were carried out alive and cannot do anything any more."""
    return [survivor for survivor in g.state.survivors if survivor.status != RESCUED]


def settle(g: Game, moment: str) -> None:
    """CL-END-02, -03: the game stops the moment the last goal is met, or a defeat of the Mission's own comes true."""
    mission = g.setting.mission
    if any(holds(g, condition, moment) for condition in mission.lose):
        g.finish("lost", "mission-failed")
    elif mission.win and all(holds(g, condition, moment) for condition in mission.win):
        g.finish("won", "mission-done")


@on(hooks.DIED, "CL-END-03", of="mission")
def _settle_death(g: Game, who: int) -> None:
    settle(g, "death")


@on(hooks.TAKEN, "CL-END-02", of="mission")
def _settle_taken(g: Game, who: int, objective: int) -> None:
    settle(g, "taken")


@on(hooks.END_PHASE, "CL-END-02", of="mission")
def _settle_end_phase(g: Game) -> None:
    settle(g, "end-phase")
