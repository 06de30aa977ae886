"""The passage of the Train: it comes in, drives over the board, and leaves with whoever is aboard (UA-TRAIN).

How its tiles lie at each step is worked out when the board is laid (board/railroads.py).
"""

from __future__ import annotations

from typing import NamedTuple

from shamble.board.railroads import ENTERS, LEAVES, TRAIN, TrainStep
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import EventKind, declare
from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.house.noise import NoiseSettles, move_token
from shamble.rules.lost_objectives import taken_and_not_lost
from shamble.rules.missions.events import settle
from shamble.rules.missions.out_of_reach import look_for_the_impossible
from shamble.rules.places.parts import put_part
from shamble.rules.rule import Rule
from shamble.rules.tallies import keep, tally
from shamble.rules.train.in_the_way import (
    Aside,
    clear_away,
    crush,
    jump_question,
    jumped,
    lose_everything,
    send_or_remove,
    who_jumps,
    zones_on,
)
from shamble.rules.wounds import NOBODY_LEFT, is_out, leave_board
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.mission_records import Train
from shamble.world.pieces import FIRST_BODY, NOWHERE
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens
from shamble.world.words import Given, effect

CABIN = "cabin"
"""The tag of the Zone of the locomotive in which its noise is heard (UA-CLAR-44)."""
BOOM = 2
STARTS = "train-starts"
INFESTED = "train-infested"
"""Names of tallies: the Train goes from now on at the end of each Players' Phase; Zombies have left aboard it."""
STARTED: Given = {"start_train": True}

rules = Rule("train")
rules.on(OBJECTIVE_TAKEN)(taken_and_not_lost)  # UA-TRAIN-17

declare(
    EventKind("train-starts", ""),
    EventKind("train-enters", "name", tone="heading", mark="train"),
    EventKind("train-moves", "name", tone="heading"),
    EventKind("train-leaves", "name", tone="heading"),
    EventKind("left-alone", "who zone"),
)


# ------------------------------------------------------------------ where it is


class Ahead(NamedTuple):
    """The next step of the Train, the state of its tiles afterwards, the Zones that it changes or takes along."""

    step: TrainStep
    state: str
    zones: tuple[int, ...]


def steps_done(g: Game) -> int:
    """The number of steps that the Train has made."""
    return g.setting.board.part(TRAIN).state(g.state.doors)


def is_moving(g: Game) -> bool:
    """Whether the Train has come in, or a waiting one has started, or either is about to."""
    return g.setting.mission.train is not None and (steps_done(g) > 0 or tally(g, STARTS) > 0)


def next_step(g: Game) -> Ahead | None:
    """The next step of a Train that moves; None where there is none, or after the last."""
    train = g.setting.mission.train
    return step_to_come(g, train) if train is not None and is_moving(g) else None


def step_to_come(g: Game, train: Train) -> Ahead | None:
    """The next step of the Train once it moves, or None after its last."""
    done = steps_done(g)
    if done == len(train.steps):
        return None
    step = train.steps[done]
    return Ahead(step, g.setting.board.part(TRAIN).states[done + 1], tuple(zones_on(g.setting.board, step.tile)))


def aboard(g: Game) -> list[int]:
    """The Zones aboard the Train, or what is left of it on the board."""
    return [zone.index for zone in g.setting.board.there if TRAIN in zone.tags]


# ------------------------------------------------------------------ what it does


@effect("{start_train: true}", start_train="flag")
def _start_train(g: Game, given: Given, who: int) -> list[Frame]:
    """The Train comes in, or a waiting one starts, when this Players' Phase ends; nothing stops it any more."""
    if g.setting.mission.train is not None and not is_moving(g):
        keep(g, STARTS, 1)
        g.emit("train-starts", "UA-TRAIN-12")
    return []


class TrainGoes(Frame, tag="train-goes"):
    """The Train makes a step; `aside`: who has to get out of its way still, and to which Zones."""

    begun: bool = False
    aside: Aside = ()
    heard: bool = False


@rules.step("round", "train", after="players")
def train_goes(g: Game, f: Frame) -> None:
    """UA-TRAIN-11: at the end of the Players' Phase, before the Zombies' Phase."""
    if next_step(g) is not None:
        g.push(TrainGoes())


@frame(TrainGoes, ends_when_dead=False)
def train_frame(g: Game, f: TrainGoes) -> Question | None:
    """UA-TRAIN-12 to -26: the step itself, then who jumps where, then what the Mission says to it."""
    ahead = None if f.begun else next_step(g)
    if ahead is not None:
        if ahead.step.does == ENTERS:
            settle(g, ENTERS)  # UA-CLAR-53
        f.begun = True
        if not g.state.outcome:
            f.aside, f.heard = _go(g, ahead)
        return None
    if f.aside:
        return jump_question(g, f.aside)
    g.pop()
    _settle_train(g, f.heard)
    return None


@train_frame.answer
def _jump(g: Game, f: TrainGoes, option: Option) -> None:
    f.aside = jumped(g, f.aside, option)


def _settle_train(g: Game, heard: bool) -> None:
    """UA-WIN-02: the Mission is looked at; with nobody left whom anything could hang on, it is lost."""
    settle(g, TRAIN)
    look_for_the_impossible(g)
    if not g.state.outcome and all(is_out(other) for other in g.state.survivors):
        g.finish("lost", NOBODY_LEFT, "CL-READ-06")
    if heard and not g.state.outcome:
        g.push(NoiseSettles(rule="UA-NOISE-08"))


@rules.on(hooks.FURTHER_DEFEATS, "CL-READ-06")
@about(scene=lambda scene: scene.mission.train is not None)
def with_a_goal_unmet(g: Game) -> list[str]:
    """UA-WIN-02, CL-READ-06: the game is lost when the Train takes the last Survivor away before all else is done."""
    return [NOBODY_LEFT] if g.setting.mission.train is not None else []


def _go(g: Game, ahead: Ahead) -> tuple[Aside, bool]:
    """One step; who has to choose where to jump, and whether the Noise token has to come back."""
    if ahead.step.does == LEAVES:
        g.emit("train-leaves", "UA-TRAIN-22", name=ahead.step.tile)
        heard = _leave(g, ahead.zones)
        put_part(g, TRAIN, ahead.state)
        return (), heard
    if ahead.step.does == ENTERS:
        g.emit("train-enters", "UA-TRAIN-12", name=ahead.step.tile)
    else:
        g.emit("train-moves", "UA-TRAIN-20", name=ahead.step.tile)
    train = g.setting.mission.train
    aside = clear_away(g, TRAIN, ahead.state, ahead.zones, crushes=train is not None and train.crushes_spawns)
    cabin = next(zone for zone in g.setting.board.there if CABIN in zone.tags)
    move_token(g, cabin.index, BOOM, "UA-TRAIN-18")
    return aside, False


# ------------------------------------------------------------------ off the board


def _leave(g: Game, zones: tuple[int, ...]) -> bool:
    """UA-TRAIN-23 to -25: who and what is aboard a section that leaves; whether the Noise token was (UA-NOISE-08)."""
    heard = False
    for zone in zones:
        if crush(g, zone, "UA-TRAIN-24"):
            keep(g, INFESTED, 1)
        send_or_remove(g, [one for one in spawn_tokens(g) if one.zone == zone], "UA-TRAIN-25", "UA-TRAIN-25")
        for somebody in who_jumps(g, zone):
            _leaves(g, somebody)
        lose_everything(g, zone, "UA-TRAIN-25")
        heard = heard or bool(g.state.noise[zone])
        g.state.noise_stock += g.state.noise[zone]
        g.state.noise[zone] = 0
    return heard


def _leaves(g: Game, somebody: Survivor) -> None:
    """UA-TRAIN-23, UA-CLAR-33: out of play, and not eliminated; a Companion goes with their Leader."""
    if somebody.index < FIRST_BODY:
        leave_board(g, somebody, "UA-TRAIN-23")
        return
    zone = g.settle(somebody, NOWHERE)
    g.emit("left-alone", "UA-TRAIN-23", who=somebody.index, zone=zone)
