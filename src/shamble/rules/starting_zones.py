"""Several Starting Zones: who begins where, and in which of them the Noise token lies (AD-SETUP-10, -17)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.house.noise import FIRST_PLACE, move_token
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE

declare(
    Action("start-in", "who zone", "zone", "the Starting Zone of a Survivor, where the Mission has several"),
    Action("first-noise", "zone", "zone", "the Starting Zone in which the Noise token begins"),
    DecisionKind("start-in", "{start-in: b}", "where a Survivor begins, if the Mission has several Starting Zones"),
    DecisionKind("first-noise", "{first-noise: b}", "where the Noise token begins, of several Starting Zones"),
    EventKind("starts-in", "who zone"),
)

rules = Rule("starting-zones")


def _zones(g: Game) -> tuple[int, ...]:
    """The Starting Zones; where nobody has marked any, those in which Survivors stand."""
    return tuple(dict.fromkeys(g.setting.mission.start or (survivor.zone for survivor in g.on_board())))


@rules.on(hooks.SET_UP, "AD-SETUP-10")
def everybody_chooses(g: Game) -> list[Frame]:
    """AD-SETUP-10: where the Mission is silent the players say who begins in which."""
    zones = _zones(g)
    several = len(zones) > 1 and not g.setting.mission.start_drawn
    if several and g.setting.mission.start_divided:
        for survivor in g.state.survivors:
            survivor.zone = NOWHERE
    return [StartingZone(who=survivor.index, zones=zones) for survivor in g.state.survivors] if several else []


class StartingZone(Frame, tag="starting-zone"):
    """A Survivor's player says where they begin."""

    zones: tuple[int, ...]


@frame(StartingZone)
def starting_zone(g: Game, f: StartingZone) -> Question | None:
    """One of the Starting Zones."""
    zones = _evenly(g, f.zones) if g.setting.mission.start_divided else f.zones
    options = [Option("start-in", who=f.who, zone=zone, rule="AD-SETUP-10") for zone in zones]
    return Question("start-in", (g.state.survivors[f.who].seat,), options, f.who)


def _evenly(g: Game, zones: tuple[int, ...]) -> list[int]:
    """The Zones in which one more may begin, if none is to have two Survivors more than another in the end."""
    people = g.state.survivors
    there = {zone: sum(one.zone == zone for one in people) for zone in zones}
    fewest, over = divmod(len(people), len(zones))
    full = sum(number > fewest for number in there.values())
    return [zone for zone, number in there.items() if number < fewest or (number == fewest and full < over)]


@starting_zone.answer
def _start_in(g: Game, f: StartingZone, option: Option) -> None:
    g.pop()
    g.settle(g.state.survivors[f.who], option.zone)
    g.emit("starts-in", option.rule, who=f.who, zone=option.zone)


@rules.on(FIRST_PLACE)
def in_a_starting_zone(g: Game) -> list[Frame]:
    """AD-SETUP-17: in any of them that the players like."""
    return [FirstNoise()]


class FirstNoise(Frame, tag="first-noise"):
    """The Noise token is laid for the first time."""


@frame(FirstNoise)
def first_noise(g: Game, f: FirstNoise) -> Question | None:
    """AD-SETUP-17, AD-OPEN-03: it wakes nobody."""
    options = [Option("first-noise", zone=zone, rule="AD-SETUP-17") for zone in _zones(g)]
    return Question("first-noise", who_settles(g), options)


@first_noise.answer
def _first_noise(g: Game, f: FirstNoise, option: Option) -> None:
    g.pop()
    move_token(g, option.zone, rule=option.rule)
