"""The Train: it comes in, drives over whatever is in its way, and leaves with whoever is aboard (UA-TRAIN).

How its tiles lie at each step is worked out when the board is laid (board/railroads.py); here is what becomes of everybody and
everything at each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from shamble.board import BALCONY, STREET, Board
from shamble.board.railroads import ENTERS, LEAVES, MOVES, TRAIN, TrainStep
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.horde import present, take_off
from shamble.rules.house.leaders import FOLLOWER
from shamble.rules.house.noise import NoiseSettles, move_token
from shamble.rules.lost_objectives import LOST, lose_objectives, taken_and_not_lost
from shamble.rules.missions.events import settle
from shamble.rules.missions.out_of_reach import look_for_the_impossible
from shamble.rules.places.parts import board_after, put_part
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.spawn import move_spawn, remove_spawn
from shamble.rules.spawn_kinds import ABOMINATION, MOBILE, STARTING, send_to_the_start
from shamble.rules.tallies import MOVED_EXIT, exit_zone, keep, move_exit, tally
from shamble.rules.vehicles.seats import VEHICLES, get_up, occupants
from shamble.rules.wounds import is_out, leave_board
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY, NOWHERE, PIECES, pieces_of
from shamble.world.records import SpawnToken, Train
from shamble.world.state import Survivor
from shamble.world.tokens import SPAWN_PIECES, spawn_tokens
from shamble.world.words import Given, condition, effect

RAILROAD, CABIN = "railroad", "cabin"
"""Tags of Zones: those on which a Train runs, and that of the locomotive in which its noise is heard (UA-CLAR-44)."""
BOOM = 2
STARTS = "train-starts"
INFESTED = "train-infested"
"""Names of tallies: the Train goes from now on at the end of each Players' Phase; Zombies have left aboard it."""
STARTED: Given = {"start_train": True}

rules = Rule("train")
rules.way("objective-taken")(taken_and_not_lost)  # UA-TRAIN-17

declare(
    Action("jump-aside", "who zone", "zone", "get out of the way of the Train, or off a tile that is turned over"),
    DecisionKind("jump-aside", "{jump-aside: b, who: Meg}", "to which side somebody jumps out of the way of the Train"),
    EventKind("train-starts", ""),
    EventKind("train", "does tile"),
    EventKind("crushed", "zone kind count"),
    EventKind("jumped-aside", "who zone"),
    EventKind("lost", "zone name"),
    EventKind("left-alone", "who zone"),
)  # fmt: skip


# ------------------------------------------------------------------ where it is


class Outlook(NamedTuple):
    """The next step of the Train: what it does, the state of its tiles afterwards, the Zones that it changes or takes off."""

    step: TrainStep
    state: str
    zones: tuple[int, ...]


def steps_done(g: Game) -> int:
    """The number of steps that the Train has made."""
    return g.setting.board.part(TRAIN).state(g.state.doors)


def is_moving(g: Game) -> bool:
    """Whether the Train has come in, or a waiting one has started, or either is about to."""
    return g.setting.mission.train is not None and (steps_done(g) > 0 or tally(g, STARTS) > 0)


def next_step(g: Game) -> Outlook | None:
    """The next step of a Train that moves; None where there is none, or after the last."""
    train = g.setting.mission.train
    return step_to_come(g, train) if train is not None and is_moving(g) else None


def step_to_come(g: Game, train: Train) -> Outlook | None:
    """The next step of the Train once it moves, or None after its last."""
    done = steps_done(g)
    if done == len(train.steps):
        return None
    step = train.steps[done]
    return Outlook(step, g.setting.board.part(TRAIN).states[done + 1], tuple(zones_on(g.setting.board, step.tile)))


def zones_on(board: Board, tile: str) -> list[int]:
    """UA-TRAIN-13, UA-CLAR-43: every Zone with any part on a stretch of railroad; of a section of the Train its rooms."""
    here = [zone for zone in board.there if any(name.startswith(f"{tile}.") for name in zone.names)]
    rooms = [zone for zone in here if TRAIN in zone.tags]
    return [zone.index for zone in rooms or here]


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
    aside: tuple[tuple[int, tuple[int, ...]], ...] = ()
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
        g.finish("lost", "nobody-left", "CL-READ-06")
    if heard and not g.state.outcome:
        g.push(NoiseSettles(rule="UA-NOISE-08"))


TOLD_UNDER = {ENTERS: "UA-TRAIN-12", MOVES: "UA-TRAIN-20", LEAVES: "UA-TRAIN-22"}
Aside = tuple[tuple[int, tuple[int, ...]], ...]


def _go(g: Game, ahead: Outlook) -> tuple[Aside, bool]:
    """One step; who has to choose where to jump, and whether the Noise token has to come back."""
    g.emit("train", TOLD_UNDER[ahead.step.does], does=ahead.step.does, tile=ahead.step.tile)
    if ahead.step.does == LEAVES:
        heard = _leave(g, ahead.zones)
        put_part(g, TRAIN, ahead.state)
        return (), heard
    train = g.setting.mission.train
    aside = clear_away(g, TRAIN, ahead.state, ahead.zones, crushes=train is not None and train.crushes_spawns)
    cabin = next(zone for zone in g.setting.board.there if CABIN in zone.tags)
    move_token(g, cabin.index, BOOM, "UA-TRAIN-18")
    return aside, False


# ------------------------------------------------------------------ in its way


def clear_away(g: Game, part: str, state: str, zones: tuple[int, ...], *, crushes: bool = False) -> Aside:
    """UA-TRAIN-13 to -17: everything goes out of these Zones, and a part of the board changes them.

    Who can be put aside in several ways stands in one of the Zones for now; the players choose.
    """
    after = board_after(g, part, state)
    beside = {zone: _beside(g, after, zone) for zone in zones}
    into = {zone: after.now(zone) if after.now(zone) in sides else sides[0] for zone, sides in beside.items()}
    staying: dict[int, int] = {}
    for zone in zones:
        crush(g, zone, "UA-TRAIN-14")
        staying |= dict.fromkeys(_spawns_in_the_way(g, zone, crushes=crushes), zone)
        lose_everything(g, zone, "UA-TRAIN-17")
    jumping = [(one.index, beside[zone]) for zone in zones for one in _who_jumps(g, zone)]
    put_part(g, part, state, into)
    for token in spawn_tokens(g):
        zone = staying.get(token.number, NOWHERE)
        if zone != NOWHERE and token.zone not in beside[zone]:
            move_spawn(g, token.number, into[zone])
    for who, sides in jumping:
        if len(sides) == 1:
            g.emit("jumped-aside", "UA-TRAIN-15", who=who, zone=sides[0])
    return tuple((who, sides) for who, sides in jumping if len(sides) > 1)


def _beside(g: Game, after: Board, zone: int) -> tuple[int, ...]:
    """UA-TRAIN-15, UA-CLAR-68: the streets that are left of a Zone, else the nearest other ones by steps."""
    board = g.setting.board
    lying = {
        name for other in after.there if other.kind == STREET and BALCONY not in other.tags for name in other.names
    }
    steady = [name for name in board.zones[zone].names if name not in _carried_off(board, after)]
    left = dict.fromkeys(after.names[name] for name in steady if name in lying)
    return tuple(sorted(left)) or _nearest_streets(g, after, zone)


def _carried_off(board: Board, after: Board) -> set[str]:
    """The names on tiles that do not lie afterwards where they lie now."""
    moved = {tile for tile, other in zip(board.tile_names, after.tile_names, strict=True) if tile != other}
    return {name for zone in board.there for name in zone.names if name.partition(".")[0] in moved}


def _nearest_streets(g: Game, after: Board, zone: int) -> tuple[int, ...]:
    far = g.layout.distances(zone)
    there = {other.index for other in after.there if other.kind == STREET and BALCONY not in other.tags}
    found = [
        (far[other.index], after.now(other.index))
        for other in g.setting.board.there
        if far[other.index] > 0 and after.now(other.index) in there
    ]
    nearest = min(found)[0] if found else 0
    return tuple(sorted({target for steps, target in found if steps == nearest})) or (min(there),)


def _who_jumps(g: Game, zone: int) -> list[Survivor]:
    """Survivors, and Companions whom nobody leads: all others go with their Leaders (UA-COMPANION-09, -11)."""
    return [one for one in g.people_in(zone) if one.index < FIRST_BODY or _is_alone(g, one)]


def _is_alone(g: Game, somebody: Survivor) -> bool:
    piece = g.state.pieces[somebody.index - FIRST_BODY]
    return piece["piece"] != FOLLOWER or piece["leader"] < 0


def jump_question(g: Game, aside: Aside) -> Question:
    """UA-TRAIN-15: the players choose among Zones that are equally near."""
    who, zones = aside[0]
    options = [Option("jump-aside", who=who, zone=zone, rule="UA-TRAIN-15") for zone in zones]
    return Question("jump-aside", who_settles(g), options, who)


def jumped(g: Game, aside: Aside, option: Option) -> Aside:
    """Somebody stands where they jumped to; those who have not chosen yet."""
    person = g.person(option.who)
    if person.zone != option.zone:
        g.settle(person, option.zone)
    g.emit("jumped-aside", option.rule, who=option.who, zone=option.zone)
    return aside[1:]


def crush(g: Game, zone: int, rule: str) -> int:
    """UA-TRAIN-14, -24: all Zombies of a Zone are gone, for nobody's Adrenaline; how many there were."""
    found = present(g, zone)
    for kind, count in found:
        take_off(g, zone, kind, count)
        g.emit("crushed", rule, zone=zone, kind=kind, count=count)
    return sum(count for _, count in found)


def _spawns_in_the_way(g: Game, zone: int, *, crushes: bool) -> list[int]:
    """UA-TRAIN-16, UA-CLAR-46: Mobile and Abomination tokens go to the start; which tokens stay in the Zone.

    The Starting Spawn Zone stays one with all its tokens, unless the Mission lets the Train destroy them.
    """
    here = [token for token in spawn_tokens(g) if token.zone == zone]
    if any(token.kind == STARTING for token in here):
        for token in here if crushes else ():
            remove_spawn(g, token, "UA-CLAR-46")
        return [] if crushes else [token.number for token in here]
    _send_or_remove(g, here, "UA-TRAIN-16", "UA-TRAIN-17")
    return []


def _send_or_remove(g: Game, tokens: Iterable[SpawnToken], sent: str, lost: str) -> None:
    for token in tokens:
        if token.kind in (MOBILE, ABOMINATION):
            send_to_the_start(g, token, sent)
        else:
            remove_spawn(g, token, lost)


def lose_everything(g: Game, zone: int, rule: str) -> None:
    """UA-TRAIN-17, -25: what lies in a Zone and is neither somebody nor a Spawn token is out of the game."""
    lose_objectives(g, zone, rule)
    if exit_zone(g) == zone:
        move_exit(g, NOWHERE)
        g.emit("lost", rule, zone=zone, name="exit")
    for piece in g.state.pieces:
        kind = piece["piece"]
        if piece["zone"] != zone or PIECES[kind].body is not None or kind in (LOST, MOVED_EXIT, *SPAWN_PIECES):
            continue
        for who in occupants(piece) if kind in VEHICLES else ():
            get_up(piece, who)
        piece["zone"] = NOWHERE
        g.emit("lost", rule, zone=zone, name=kind)


# ------------------------------------------------------------------ off the board


def _leave(g: Game, zones: tuple[int, ...]) -> bool:
    """UA-TRAIN-23 to -25: who and what is aboard a section that leaves; whether the Noise token was (UA-NOISE-08)."""
    heard = False
    for zone in zones:
        if crush(g, zone, "UA-TRAIN-24"):
            keep(g, INFESTED, 1)
        _send_or_remove(g, [one for one in spawn_tokens(g) if one.zone == zone], "UA-TRAIN-25", "UA-TRAIN-25")
        for somebody in _who_jumps(g, zone):
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


# ------------------------------------------------------------------ what Missions say of it


@condition("{train: left}", train=("aboard", "enters", "moving", "left", "missed", "gone", "infested"))
def _train(g: Game, given: Given, moment: str) -> bool:
    """`aboard`: everybody in play is aboard; `enters`: it is about to come in; `moving`: it has come in or started.

    `left`: everybody has left aboard it, and no Zombie is or was aboard; `infested`: a Zombie was aboard a section that left;
    `gone`: the last of it has left; `missed`: and somebody is still there.
    """
    return _ASKED[given["train"]](g, moment)


def _all_aboard(g: Game, moment: str) -> bool:
    zones = aboard(g)
    return bool(g.people()) and all(one.zone in zones for one in g.people())


def _is_gone(g: Game, moment: str) -> bool:
    train = g.setting.mission.train
    return train is not None and steps_done(g) == len(train.steps)


def _is_infested(g: Game, moment: str) -> bool:
    """With nobody left to ride, whoever is aboard the rest of the Train leaves with it."""
    to_leave = aboard(g) if is_moving(g) and not g.people() else []
    return tally(g, INFESTED) > 0 or any(g.state.crowd[zone] for zone in to_leave)


_ASKED: dict[str, Callable[[Game, str], bool]] = {
    "aboard": _all_aboard,
    "enters": lambda g, moment: moment == ENTERS,
    "moving": lambda g, moment: g.setting.mission.train is not None and steps_done(g) > 0,
    "left": lambda g, moment: is_moving(g) and not g.people() and not _is_infested(g, moment),
    "missed": lambda g, moment: _is_gone(g, moment) and bool(g.people()),
    "gone": _is_gone,
    "infested": _is_infested,
}


@condition("{on_track: wagon}", on_track="token")
def _on_track(g: Game, given: Given, moment: str) -> bool:
    """A piece of this kind is in a Zone of the railroad."""
    zones = g.setting.board.zones
    return any(RAILROAD in zones[piece["zone"]].tags for _, piece in pieces_of(g, given["on_track"]))
