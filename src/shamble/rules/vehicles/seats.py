"""Seats: getting into a vehicle, out of it, from seat to seat (CL-CAR-01 to -12, CL-HELI-01 to -08).

A kind of piece becomes a vehicle with `register_vehicle`: it has one seat in front, perhaps others of their own (each a
field by the name of the seat), some for passengers, and a stash. Passenger seats are all alike, so nobody changes from
one to the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, TypeVar

from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS, Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.moving import ABOARD, SHUT_IN
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.hooks import FORBID, Way
from shamble.world.mission_records import Note
from shamble.world.pieces import FIRST_BODY, CardNumbers, Piece, SurvivorNumbers
from shamble.world.play import Play
from shamble.world.state import Survivor

rules = Rule("seats")

PASSENGER = "passenger"
PASSENGERS = "passengers"
ALONG = "along"
"""Those who ride in a vehicle without filling a seat (CL-CAR-10)."""
GET_IN, GET_OUT, CHANGE_SEAT = "get-in", "get-out", "change-seat"

declare(
    Action("get-in", "who cards n name to cost", "name", "get into a vehicle; `to`: driver, pilot or passenger",
        group="vehicle", piece=True, furthers=True, purpose="board", then="take-off"),
    Action("get-out", "who cards n name cost", "", "get out of their vehicle", group="vehicle", aboard=True,
        piece=True, minor=True, purpose="alight"),
    Action("change-seat", "who n name to cost", "to", "take a free seat of another kind in the same vehicle",
        group="vehicle", aboard=True, piece=True, minor=True),
    EventKind("got-in", "who zone name to"),
    EventKind("got-out", "who zone name"),
    EventKind("changed-seat", "who name to"),
)  # fmt: skip

SEATS_TAKEN: Way[Vehicle, int] = Way("passenger seats filled by others than those whom the vehicle knows of", 0)
BOARDED: Way[Survivor, Vehicle, Option, None] = Way("who comes along when somebody gets into a vehicle, or out of it")


class Vehicle(Piece):
    """A piece with seats and a stash. Those who ride `along` fill no seat (CL-CAR-10)."""

    vehicle_kind: ClassVar[VehicleKind]
    passengers: SurvivorNumbers = ()
    along: SurvivorNumbers = ()
    stash: CardNumbers = ()


class VehicleKind(NamedTuple):
    """A kind of piece with seats: the rule behind each action, what it forbids, what lies below.

    `singles` are the seats that there is one of, the one in front (if there is one) first, each a field by its name;
    `passengers` the number of all others.
    """

    singles: tuple[str, ...]
    passengers: int
    rules: Mapping[str, str]
    may: Callable[[Game, Any, Survivor, str], bool]
    """(game, vehicle, survivor, action) -> whether the vehicle as it is now allows them this."""
    below: Callable[[Any], int] | None
    open_to_zone: bool
    """Whoever is in it stands in its Zone for all that is not walking."""

    @property
    def front(self) -> str:
        """The seat of whoever moves it."""
        return self.singles[0]


V = TypeVar("V", bound=Vehicle)
VEHICLES: dict[str, VehicleKind] = {}


def register_vehicle(
    of: type[V],
    *singles: str,
    passengers: int = 3,
    rules: Mapping[str, str],
    may: Callable[[Game, V, Survivor, str], bool] = lambda g, piece, survivor, what: True,
    below: Callable[[V], int] | None = None,
    open_to_zone: bool = False,
) -> None:
    """Make a kind of piece a vehicle; the first of the single seats is the one in front.

    `rules`: ledger ids by action (get-in, get-out, change-seat, stash, take-out).
    """
    of.vehicle_kind = VehicleKind(singles, passengers, rules, may, below, open_to_zone)
    VEHICLES[of.piece_kind.name] = of.vehicle_kind


def vehicles_in(g: Play, zone: int) -> list[tuple[int, Vehicle]]:
    """The vehicles of a Zone, with their numbers."""
    found = []
    for number, piece in enumerate(g.state.pieces):
        if piece.zone == zone and isinstance(piece, Vehicle):
            found.append((number, piece))
    return found


def vehicle_of(g: Play, who: int) -> tuple[int, Vehicle] | None:
    """The vehicle that a Survivor sits in, with its number."""
    for number, piece in enumerate(g.state.pieces):
        if isinstance(piece, Vehicle) and who in occupants(piece):
            return number, piece
    return None


def ground_of(piece: Piece) -> int:
    """The Zone that a piece is in or, for a vehicle off the ground, the one beneath."""
    below = piece.vehicle_kind.below if isinstance(piece, Vehicle) else None
    return piece.zone if below is None else below(piece)


def kind_of(piece: Piece) -> str:
    """The name of a piece: its kind if there are several, or what it is."""
    name: str = getattr(piece, "kind", "") or piece.piece_kind.name
    return name


def at_the_wheel(piece: Vehicle) -> int:
    """The index of whoever sits in front, or -1."""
    who: int = getattr(piece, piece.vehicle_kind.front)
    return who


def vehicles_with(g: Play, card: int) -> list[Vehicle]:
    """The vehicle, if any, in whose stash a card is."""
    return [piece for piece in g.state.pieces if isinstance(piece, Vehicle) and card in piece.stash]


def unstash(piece: Vehicle, card: int) -> None:
    """A card leaves the stash of a vehicle."""
    piece.stash = tuple(other for other in piece.stash if other != card)


def occupants(piece: Vehicle) -> tuple[int, ...]:
    """Everybody in a vehicle, the one in front first."""
    singles = [who for seat in piece.vehicle_kind.singles if (who := getattr(piece, seat)) >= 0]
    return (*singles, *piece.passengers, *piece.along)


def free_passenger_seats(g: Play, piece: Vehicle) -> int:
    """CL-CAR-01: those of the vehicle, less those who sit there; Companions among them (CL-CAR-10)."""
    by_others = g.ask(SEATS_TAKEN, piece)
    return piece.vehicle_kind.passengers - len(piece.passengers) - by_others


def seat_of(piece: Vehicle, who: int) -> str:
    """The name of the seat that somebody has in a vehicle."""
    return next((seat for seat in piece.vehicle_kind.singles if getattr(piece, seat) == who), PASSENGER)


@rules.on(hooks.DASHBOARD, "CL-CAR-01")
def seat_taken(g: Game, survivor: Survivor) -> list[Note]:
    """CL-CAR-01: the vehicle and the seat in which somebody sits."""
    found = vehicle_of(g, survivor.index) if g.state.pieces else None
    return [Note("seat", {"vehicle": kind_of(found[1]), "seat": seat_of(found[1], survivor.index)})] if found else []


def free_seats(g: Game, piece: Vehicle, passengers: int = 0) -> list[str]:
    """The kinds of seats that somebody can take if so many others need passenger seats besides."""
    free = free_passenger_seats(g, piece) - passengers
    singles = [seat for seat in piece.vehicle_kind.singles if getattr(piece, seat) < 0 and free >= 0]
    return [*singles, PASSENGER] if free >= 1 else singles


@makes("get-in", "get-out", "change-seat", paid=True)
@about(here=VEHICLES)
def offer_seats(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-CAR-02, -03, -11: into a vehicle of their Zone, out of their own, or to a free seat of another kind."""
    if purse.left < 1:
        return
    found = vehicle_of(g, survivor.index)
    out.extend(_ways_in(g, survivor, purse) if found is None else _ways_on(g, survivor, purse, *found))


def is_kept_out(g: Game, piece: Vehicle) -> bool:
    """CL-CAR-02: whether Zombies in its Zone let nobody get into a vehicle; they do not where a Move leads into it."""
    return GET_IN in piece.vehicle_kind.rules and g.state.crowd[ground_of(piece)] > 0


def _ways_in(g: Game, survivor: Survivor, purse: Purse) -> list[Option]:
    """CL-CAR-02, -04: a free seat of a vehicle in their own Zone, as long as no Zombie is there."""
    here = [found for found in vehicles_in(g, survivor.zone) if not is_kept_out(g, found[1])]
    if not here:
        return []
    actions, seats = g.ask(hooks.COMPANY, survivor, (0, 0))
    found: list[Option] = []
    for number, piece in here if purse.left > actions else ():
        rule = rule_of(g, piece, survivor, GET_IN)
        who, name, cost = survivor.index, kind_of(piece), 1 + actions
        for seat in free_seats(g, piece, seats) if rule else ():
            found.append(Option("get-in", who=who, n=number + 1, name=name, to=seat, cost=cost, rule=rule))
    return found


def _ways_on(g: Game, survivor: Survivor, purse: Purse, number: int, piece: Vehicle) -> Iterator[Option]:
    """CL-CAR-03: out, whoever stands there. CL-CAR-11: to a free seat; nobody swaps."""
    who, n, name = survivor.index, number + 1, kind_of(piece)
    actions, _ = g.ask(hooks.COMPANY, survivor, (0, 0))
    rule = rule_of(g, piece, survivor, GET_OUT)
    if rule and purse.left > actions:
        yield Option("get-out", who=who, n=n, name=name, cost=1 + actions, rule=rule)
    rule = rule_of(g, piece, survivor, CHANGE_SEAT)
    for seat in free_seats(g, piece) if rule else ():
        if seat != seat_of(piece, who):
            yield Option("change-seat", who=who, n=n, name=name, to=seat, cost=1, rule=rule)


def rule_of(g: Game, piece: Vehicle, survivor: Survivor, what: str) -> str:
    """The rule by which a vehicle, as it is now, allows an action to somebody; empty when it does not."""
    vehicle = piece.vehicle_kind
    return vehicle.rules[what] if vehicle.may(g, piece, survivor, what) else ""


@action("get-in")
def _get_in(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    board(g, survivor, option)
    g.emit("got-in", option.rule, who=survivor.index, zone=survivor.zone, name=option.name, to=option.to)


@action("get-out")
def _get_out(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    alight(g, survivor, option)
    g.emit("got-out", option.rule, who=survivor.index, zone=survivor.zone, name=option.name)


def board(g: Game, survivor: Survivor, option: Option) -> None:
    """They and those who come along take their places."""
    piece = g.state.piece(option.n - 1, Vehicle)
    sit_down(piece, survivor.index, option.to)
    g.ask(BOARDED, survivor, piece, option)


def alight(g: Game, survivor: Survivor, option: Option) -> None:
    """They and those who come along stand on the ground again."""
    piece = g.state.piece(option.n - 1, Vehicle)
    get_up(piece, survivor.index)
    g.ask(BOARDED, survivor, piece, option)
    zone = ground_of(piece)
    if zone != survivor.zone:
        g.settle(survivor, zone)


@action("change-seat")
def _change_seat(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    piece = g.state.piece(option.n - 1, Vehicle)
    get_up(piece, survivor.index)
    sit_down(piece, survivor.index, option.to)
    g.emit("changed-seat", option.rule, who=survivor.index, name=option.name, to=option.to)


def sit_down(piece: Vehicle, who: int, seat: str) -> None:
    """Put somebody on a seat that is free, or in beside the seats."""
    if seat == PASSENGER:
        piece.passengers = (*piece.passengers, who)
    elif seat == ALONG:
        piece.along = (*piece.along, who)
    else:
        setattr(piece, seat, who)


def get_up(piece: Vehicle, who: int) -> None:
    """Take somebody off their seat."""
    for seat in piece.vehicle_kind.singles:
        if getattr(piece, seat) == who:
            setattr(piece, seat, -1)
    piece.passengers = tuple(other for other in piece.passengers if other != who)
    piece.along = tuple(other for other in piece.along if other != who)


def leave_empty(piece: Vehicle) -> None:
    """Take everybody off their seats."""
    for who in occupants(piece):
        get_up(piece, who)


def carry(g: Game, piece: Vehicle, zone: int) -> None:
    """A vehicle goes elsewhere with all who sit in it; it is no Move of theirs (CL-CAR-20, CL-HELI-19)."""
    aboard = [g.person(who) for who in occupants(piece)]
    piece.zone = zone
    for person in aboard:
        # whoever lies on a seat stays where they fell (CL-MODE-RES-09)
        if person.in_play or person.index >= FIRST_BODY:
            g.settle(person, zone)


@rules.on(ABOARD)
def sits_in(g: Game, survivor: Survivor) -> str:
    """CL-CAR-06: the vehicle that they sit in, if they do."""
    found = vehicle_of(g, survivor.index) if g.state.pieces else None
    return "" if found is None else found[1].piece_kind.name


@rules.on(SHUT_IN)
def sits_inside(g: Game, survivor: Survivor) -> bool:
    """SKILL-lifesaver, SKILL-shove: not by somebody in a car or a helicopter; UA-MACH-09: the Wagon is open."""
    found = vehicle_of(g, survivor.index) if g.state.pieces else None
    return found is not None and not found[1].vehicle_kind.open_to_zone


@rules.on(hooks.OFFER_LIMITS, "CL-CAR-06", stage=FORBID)
@about(here=VEHICLES)
def no_walking_away(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """CL-CAR-06: a seated Survivor does what they like, but to Move on foot they have to get out first."""
    if vehicle_of(g, survivor.index) is None:
        return options
    return [option for option in options if not ACTIONS[option.action].moves]


@rules.on(hooks.SETTLED, "CL-ABOMB-07")
@about(pieces=VEHICLES)
def leave_the_seat(g: Game, survivor: Survivor, origin: int) -> None:
    """CL-ABOMB-07, CL-ZATK-04: whoever is put elsewhere than their vehicle, or off the board, no longer sits in it."""
    found = vehicle_of(g, survivor.index)
    if found is not None and found[1].zone != survivor.zone:
        get_up(found[1], survivor.index)
