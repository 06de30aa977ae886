"""The moments at which a Mission is checked: its events happen, its chains go on, its goals end the game (CL-END)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.frames import Attack
from shamble.rules.missions.conditions import advance, any_holds, count_kills, holds
from shamble.rules.missions.effects import carry_out
from shamble.rules.missions.endings import DEFEAT, MISSION_FAILED, is_won, lost_by, won_by
from shamble.rules.rule import Rule
from shamble.rules.tallies import keep, tallies
from shamble.world import hooks
from shamble.world.about import Scene, about
from shamble.world.game import Game
from shamble.world.mission_records import MissionFacts
from shamble.world.state import Survivor
from shamble.world.words import may_come_with_an_action, moment_of, words_in

rules = Rule("mission-events")


def settle(g: Game, moment: str) -> None:
    """CL-END-02, -03: the game stops the moment the last goal is met, or a defeat of the Mission's own comes true.

    CL-READ-35: where both come about at once the goal counts.
    """
    if is_won(g, moment):
        g.finish("won", "mission-done", "CL-END-02", by=won_by(g, moment))
    elif any_holds(g, g.setting.mission.lose, moment):
        g.finish("lost", MISSION_FAILED, "CL-END-03", by=lost_by(g, moment))
    elif by := _defeated_by(g, moment):
        g.finish("lost", DEFEAT, by, by=by)


def _defeated_by(g: Game, moment: str) -> str:
    """The ledger id of the rule in force by which the game is lost now, if one says so."""
    for rule, given in g.setting.rules.defeats.items():
        if holds(g, given, moment):
            return rule
    return ""


def is_looked_at(scene: Scene) -> bool:
    """Whether something may come true in the midst of a round that the Mission or a rule in force waits for."""
    return bool(scene.mission.watched or scene.rules.defeats or scene.rules.needs)


def happen(g: Game, when: str, who: int, *, at_end: bool = False) -> list[Frame]:
    """The effects of events whose condition has come true, in the Mission's order; each happens once, or every time.

    An event that may happen again has effects of its own for when its condition is over. `at_end`: only events that
    wait for the end of a round.
    """
    frames: list[Frame] = []
    moment = moment_of(when, who)
    happened = tallies(g)
    for event in g.setting.mission.events:
        if at_end and not event.at_end:
            continue
        name = event.name
        if event.chained:
            advance(g, event.when, moment)
        done = happened.get(name, 0)
        if done and not event.again:
            continue
        now = holds(g, event.when, moment)
        if now and not done:
            keep(g, name, 1)
            frames += [made for effect in event.do for made in carry_out(g, effect, who)]
        elif done and not now:
            keep(g, name, 0)
            frames += [made for effect in event.after for made in carry_out(g, effect, who)]
    return frames


@rules.on(hooks.AFTER_ACTION, "CL-END-02", stage=hooks.CAP)
@about(scene=lambda scene: scene.mission.events)
def events_after_action(g: Game, who: int) -> list[Frame]:
    """Events happen after an Action, behind everything else that the Action sets off."""
    return happen(g, "action", who)


def _waits_for_actions(scene: Scene) -> bool:
    goals = (*scene.mission.win, *scene.mission.lose, *scene.rules.defeats.values())
    return any(map(may_come_with_an_action, goals))


@rules.on(hooks.AFTER_ACTION, "CL-END-02", stage=hooks.CAP)
@about(scene=_waits_for_actions)
def goals_after_action(g: Game, who: int) -> list[Frame]:
    """The goals are checked after an Action and its events, where one may have come true by it."""
    settle(g, "action")
    return []


@rules.on(hooks.ROUND_BEGINS, "CL-END-02")
@about(scene=is_looked_at)
def round_begins(g: Game) -> list[Frame]:
    """The Mission is checked when a round begins: for changes since the last Action, and for reinforcements."""
    frames = happen(g, "round", -1)
    settle(g, "round")
    return frames


@rules.on(hooks.ZOMBIES_DONE, "CL-END-02", stage=hooks.CAP)
@about(scene=lambda scene: scene.mission.events)
def zombies_done(g: Game) -> list[Frame]:
    """Events happen when the Zombies are done, before the round ends; new Zombies may have set them off as well."""
    return happen(g, "zombies", -1)


@rules.on(hooks.KILLED, "CL-END-02")
@about(scene=lambda scene: _asks_for_kills(scene.mission))
def after_kill(g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None) -> list[Frame]:
    """Kills are counted only where the Mission asks for their number."""
    if _asks_for_kills(g.setting.mission):
        count_kills(g, kinds)
    return []


def _asks_for_kills(mission: MissionFacts) -> bool:
    conditions = (*mission.win, *mission.lose, *(event.when for event in mission.events))
    return any("kills" in words_in(condition) for condition in conditions)


@rules.on(hooks.DIED, "CL-END-03")
def _settle_death(g: Game, who: int) -> None:
    settle(g, "death")


@rules.on(hooks.TAKEN, "CL-END-02")
def _settle_taken(g: Game, who: int, objective: int) -> None:
    settle(g, "taken")


@rules.on(hooks.END_PHASE, "CL-END-02")
def _settle_end_phase(g: Game) -> None:
    g.push_all(happen(g, "end-phase", -1, at_end=True))
    settle(g, "end-phase")
