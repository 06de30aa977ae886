"""Vehicles and their seats, Companions, barricades, barbwire and gates."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.board import BARRICADES, FENCES, GATES, Barrier
from shamble.board.barriers import INTACT, QUARTERS, TORN
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.barricades import BarricadeDebris, UnfinishedBarricade, complete, lying, take_off
from shamble.rules.companions.figures import Companion, leader_of
from shamble.rules.correcting.figures import open_zones
from shamble.rules.correcting.registry import correction
from shamble.rules.house.leaders import Follower
from shamble.rules.places.parts import gone_after, is_empty, put_part
from shamble.rules.vehicles.gatling import GatlingGun
from shamble.rules.vehicles.helicopter import Helicopter, is_flying, rise
from shamble.rules.vehicles.seats import (
    Vehicle,
    alight,
    board,
    carry,
    free_seats,
    get_up,
    ground_of,
    kind_of,
    seat_of,
    sit_down,
    vehicle_of,
    vehicles_in,
)
from shamble.rules.vehicles.wagon import ON_IT, Wagon
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY, NOWHERE, Piece, card_of

GROUND, AIR = "stands-in", "flies-over"
QUARTER = 90

declare(
    Action("fix-vehicle", "n name zone to", "zone", "a vehicle stands-in `zone`, or flies-over it, with its people",
        group="vehicles"),
    Action("fix-seat", "who n name to", "name", "a Survivor sits in a vehicle; `to`: driver, pilot or passenger",
        group="vehicles"),
    Action("fix-on-foot", "who n name", "who", "a Survivor sits in no vehicle any more", group="vehicles"),
    Action("fix-companion", "who other zone", "other", "a dog, or a Companion whom nobody leads, stands in `zone`",
        group="vehicles"),
    Action("fix-barricade", "via zone n", "zone", "one complete barricade more or less between two Zones",
        group="doors"),
    Action("fix-begun", "via zone n", "zone", "one unfinished barricade more or less between two Zones", group="doors"),
    Action("fix-barbwire", "via zone to", "zone", "the barbwire between two Zones is torn or intact", group="doors"),
    Action("fix-gate", "zone n", "zone", "a gate is turned further by `n` degrees", group="doors"),
    Action("fix-part", "name to", "to", "a part of the board (`name`) is in another state, with all that is in it",
        group="doors"),
)  # fmt: skip


@correction("fix-vehicle")
def vehicle_zone(g: Game, out: list[Option]) -> None:
    """A vehicle is elsewhere, with all who sit in it, on the ground or in the air; nobody is run over. So is a gun."""
    for number, piece in enumerate(g.state.pieces):
        if (isinstance(piece, Vehicle) or _stands_apart(piece)) and ground_of(piece) >= 0:
            now = (_height(piece), ground_of(piece))
            out.extend(
                Option("fix-vehicle", n=number + 1, name=kind_of(piece), zone=zone, to=to)
                for to in ([GROUND, AIR] if isinstance(piece, Helicopter) else [GROUND])
                for zone in open_zones(g)
                if (to, zone) != now
            )


def _stands_apart(piece: Piece) -> bool:
    """Whether this is a gun that goes with nothing else."""
    return isinstance(piece, GatlingGun) and not piece.mounted


def _height(piece: Piece) -> str:
    return AIR if isinstance(piece, Helicopter) and is_flying(piece) else GROUND


@vehicle_zone.made
def _vehicle_zone(g: Game, option: Option) -> None:
    piece = g.state.pieces[option.n - 1]
    if option.to == AIR:
        rise(g, option.n - 1, option.zone)
        return
    if isinstance(piece, Helicopter):
        piece.over = NOWHERE
    if not isinstance(piece, Vehicle):
        piece.zone = option.zone
        return
    for number in g.ask(ON_IT, piece) if isinstance(piece, Wagon) else ():
        g.state.pieces[number].zone = option.zone
    carry(g, piece, option.zone)


@correction("fix-seat")
def seat(g: Game, out: list[Option]) -> None:
    """A Survivor sits in a vehicle of their Zone, or on another seat of it, with their people."""
    for survivor in g.in_play():
        found = vehicle_of(g, survivor.index)
        _, company = g.ask(hooks.COMPANY, survivor, (0, 0))
        for number, piece in vehicles_in(g, survivor.zone) if g.state.pieces else ():
            inside = found is not None and found[0] == number
            if inside or found is None:
                out.extend(
                    Option("fix-seat", who=survivor.index, n=number + 1, name=kind_of(piece), to=to)
                    for to in free_seats(g, piece, 0 if inside else company)
                    if not inside or to != seat_of(piece, survivor.index)
                )


@seat.made
def _seat(g: Game, option: Option) -> None:
    survivor, piece = g.state.survivors[option.who], g.state.piece(option.n - 1, Vehicle)
    if vehicle_of(g, survivor.index) is None:
        board(g, survivor, Option("get-in", who=option.who, n=option.n, name=option.name, to=option.to))
    else:
        get_up(piece, survivor.index)
        sit_down(piece, survivor.index, option.to)


@correction("fix-on-foot")
def on_foot(g: Game, out: list[Option]) -> None:
    """A Survivor does not sit in a vehicle any more; nor do those who came with them."""
    for survivor in g.in_play() if g.state.pieces else ():
        found = vehicle_of(g, survivor.index)
        if found is not None:
            out.append(Option("fix-on-foot", who=survivor.index, n=found[0] + 1, name=kind_of(found[1])))


@on_foot.made
def _on_foot(g: Game, option: Option) -> None:
    dogs = tuple(card_of(one) for one in g.state.pieces if isinstance(one, Companion) and one.sign)
    got_out = Option("get-out", who=option.who, n=option.n, name=option.name, cards=dogs)
    alight(g, g.state.survivors[option.who], got_out)


@correction("fix-companion")
def companion_zone(g: Game, out: list[Option]) -> None:
    """A dog, or a Companion whom nobody leads, stands in another Zone; the others are where their Leader is."""
    for somebody in g.bodies():
        piece = g.state.pieces[somebody.index - FIRST_BODY]
        leader = leader_of(g, somebody.index) if isinstance(piece, Companion) else None
        alone = leader is None and vehicle_of(g, somebody.index) is None
        waits = isinstance(piece, Follower) and piece.leader < 0
        comes = isinstance(piece, Companion) and (alone or leader is not None)
        if (waits or comes) and not g.ask(hooks.HELD, somebody, False):
            who = leader.index if leader is not None else -1
            out.extend(
                Option("fix-companion", who=who, other=somebody.index, zone=zone)
                for zone in open_zones(g)
                if zone != somebody.zone
            )


@companion_zone.made
def _companion_zone(g: Game, option: Option) -> None:
    g.settle(g.person(option.other), option.zone)


def _standing(g: Game, kind: str) -> Iterator[Barrier]:
    return (one for one in g.setting.board.standing(g.state.doors) if one.kind == kind)


def _set(g: Game, barrier: Barrier | None, state: int) -> None:
    if barrier is None:
        raise ValueError("there is nothing that could change between these Zones")
    g.state.doors = barrier.put(g.state.doors, state)


def _tokens(g: Game, place: Barrier) -> int:
    return complete(g, place) + len(lying(g, place)) + len(lying(g, place, BarricadeDebris))


@correction("fix-barricade")
def barricade(g: Game, out: list[Option]) -> None:
    """One complete barricade more on a border where there is room for it, or one less."""
    for place in _standing(g, BARRICADES):
        if complete(g, place):
            out.append(Option("fix-barricade", via=place.a, zone=place.b, n=-1))
        if _tokens(g, place) < place.size:
            out.append(Option("fix-barricade", via=place.a, zone=place.b, n=1))


@barricade.made
def _barricade(g: Game, option: Option) -> None:
    place = g.setting.board.barrier_between(option.via, option.zone, BARRICADES)
    _set(g, place, place.state(g.state.doors) + option.n if place is not None else 0)


@correction("fix-begun")
def begun(g: Game, out: list[Option]) -> None:
    """One unfinished barricade more on a border where there is room for it, or one less."""
    for place in _standing(g, BARRICADES):
        if lying(g, place):
            out.append(Option("fix-begun", via=place.a, zone=place.b, n=-1))
        if _tokens(g, place) < place.size:
            out.append(Option("fix-begun", via=place.a, zone=place.b, n=1))


@begun.made
def _begun(g: Game, option: Option) -> None:
    place = g.setting.board.barrier_between(option.via, option.zone, BARRICADES)
    if option.n > 0:
        g.state.pieces.append(UnfinishedBarricade(option.via, beyond=option.zone))
    elif place is not None:
        take_off(g, lying(g, place)[0])


@correction("fix-barbwire")
def barbwire(g: Game, out: list[Option]) -> None:
    """A stretch of barbwire is intact or torn."""
    for fence in _standing(g, FENCES):
        to = "intact" if fence.state(g.state.doors) == TORN else "torn"
        out.append(Option("fix-barbwire", via=fence.a, zone=fence.b, to=to))


@barbwire.made
def _barbwire(g: Game, option: Option) -> None:
    fence = g.setting.board.barrier_between(option.via, option.zone, FENCES)
    _set(g, fence, TORN if option.to == "torn" else INTACT)


@correction("fix-part")
def part(g: Game, out: list[Option]) -> None:
    """A part of the board that moves is in another state; nobody may be where nothing is then."""
    for one in g.setting.board.parts:
        for state in one.states:
            if state != one.called(g.state.doors) and all(is_empty(g, zone) for zone in gone_after(g, one.name, state)):
                out.append(Option("fix-part", name=one.name, to=state))


@part.made
def _part(g: Game, option: Option) -> None:
    put_part(g, option.name, option.to)


@correction("fix-gate")
def gate(g: Game, out: list[Option]) -> None:
    """A gate is turned further, by one to three quarters."""
    for one in _standing(g, GATES):
        out.extend(Option("fix-gate", zone=one.a, n=QUARTER * turns) for turns in range(1, QUARTERS))


@gate.made
def _gate(g: Game, option: Option) -> None:
    turned = next(one for one in _standing(g, GATES) if one.a == option.zone)
    _set(g, turned, (turned.state(g.state.doors) + option.n // QUARTER) % QUARTERS)
