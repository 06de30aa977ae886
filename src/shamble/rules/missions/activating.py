"""Objectives that only some may take, that take longer, or that do something (AD-ACT-13): activating an Objective."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.missions.conditions import has_trait, holds
from shamble.rules.missions.effects import carry_out
from shamble.rules.missions.loot import can_carry
from shamble.rules.objective_colours import colour_of, may_be
from shamble.rules.objectives import OPEN_TO
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import Scene, about
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import Survivor
from shamble.world.words import Given, Progress, condition, progress

rules = Rule("activating")
BEARERS: Way[Survivor, str, Sequence[str]] = Way("their Companions of this kind who can bear an Objective", ())


@rules.on(OPEN_TO)
def as_the_mission_says(g: Game, survivor: Survivor, objective: int) -> bool:
    """By those alone whom the Mission names, or whose Companions can bear it, once what it waits for is so."""
    token = g.setting.mission.objectives[objective]
    allowed = not token.by or has_trait(g, survivor, token.by)
    if token.borne_by and not g.ask(BEARERS, survivor, token.borne_by):
        return False
    room = all(can_carry(g, survivor, name) for name in _burdens(g, objective))
    return allowed and room and (not token.when or holds(g, token.when, "action"))


def _burdens(g: Game, objective: int) -> list[str]:
    """The cards for which whoever takes an Objective has to make room, as far as its colour is known."""
    mission = g.setting.mission
    rewards = [effect for colour in may_be(g, objective) for effect in mission.rewards.get(colour, ())]
    return [effect["loot"] for effect in (*mission.objectives[objective].do, *rewards) if effect.get("make_room")]


def _do_something(scene: Scene) -> bool:
    return bool(scene.mission.rewards) or any(token.do for token in scene.mission.objectives)


@rules.on(hooks.TAKEN, "CL-OBJ-01")
@about(scene=_do_something)
def effects_of_taking(g: Game, who: int, objective: int) -> None:
    """The Mission lets an Objective do something, or rewards those of its colour, one effect after the other."""
    mission = g.setting.mission
    rewards = mission.rewards.get(colour_of(g, objective), ()) if mission.rewards else ()
    g.push_all([made for given in (*mission.objectives[objective].do, *rewards) for made in carry_out(g, given, who)])


def named(g: Game, name: str) -> list[int]:
    """The Objectives of this name."""
    return [index for index, token in enumerate(g.setting.mission.objectives) if token.name == name]


@condition("{found: part, number: 2}", found="objective-name", number="number")
def _found(g: Game, given: Given, moment: str) -> bool:
    """Objectives of this name were taken or activated: all of them, or so many."""
    meant = named(g, given["found"])
    done = sum(g.ask(OBJECTIVE_TAKEN, index) for index in meant)
    return done >= int(given.get("number", len(meant)))


@progress("found")
def _how_many_found(g: Game, given: Given) -> Progress:
    meant = named(g, given["found"])
    missing = tuple(index for index in meant if not g.ask(OBJECTIVE_TAKEN, index))
    wanted = int(given.get("number", len(meant)))
    return Progress(min(wanted, len(meant) - len(missing)), wanted, objectives=missing)
