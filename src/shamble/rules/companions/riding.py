"""Companions in vehicles (CL-COMP-18 to -20, -30, -31; CL-DOGCOMP-21, -27, -28; CL-CAR-09, -10; RM-MIX-04)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.rules.companions.figures import COMPANION, DOG, HUMAN, Companion, companions_of, piece_of
from shamble.rules.frames import Turn
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.rules.vehicles.seats import (
    ALONG,
    BOARDED,
    GET_IN,
    GET_OUT,
    PASSENGER,
    VEHICLES,
    Vehicle,
    free_passenger_seats,
    get_up,
    occupants,
    sit_down,
    vehicle_of,
)
from shamble.rules.vehicles.stash import STASHABLE, STASHED
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import Survivor

rules = Rule("riding")


@rules.on(hooks.COMPANY, "CL-COMP-19")
def people_come_along(g: Game, survivor: Survivor, company: tuple[int, int]) -> tuple[int, int]:
    """CL-COMP-19, -20; CL-CAR-09, -10; CL-HELI-06: each human Companion costs an Action more and needs a seat.

    They are always with their Leader (CL-COMP-14), so nobody is left standing.
    """
    if not g.state.pieces:
        return company
    people = len(companions_of(g, survivor, HUMAN, aloft=True))
    return company[0] + people, company[1] + people


def _dogs_here(g: Game, survivor: Survivor) -> list[Survivor]:
    """The dogs that can get in, or out, together with somebody: those that are where they are."""
    found = vehicle_of(g, survivor.index)
    dogs = [dog for dog in companions_of(g, survivor, DOG, aloft=True) if dog.zone == survivor.zone]
    return [dog for dog in dogs if vehicle_of(g, dog.index) == found]


@rules.on(hooks.OFFER_LIMITS, "CL-DOGCOMP-27", stage=FORBID)
@about(pieces=(COMPANION,))
@about(pieces=VEHICLES)
def with_the_dogs(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """CL-DOGCOMP-21, -27: getting in or out with the dogs, for an Action more each, or without them."""
    if not any(option.action in (GET_IN, GET_OUT) for option in options):
        return options
    dogs = _dogs_here(g, survivor)
    if not dogs:
        return options
    left = Purse(g, turn, survivor).left
    found: list[Option] = []
    for option in options:
        if option.action not in (GET_IN, GET_OUT):
            found.append(option)
            continue
        if option.action == GET_IN or len(dogs) <= _seats_left(g, survivor, option):
            found.append(option)  # CL-DOGCOMP-28: a dog that stays in a vehicle needs a seat
        if left >= option.cost + len(dogs):
            found.append(_together(g, option, dogs))
    return found


def _seats_left(g: Game, survivor: Survivor, option: Option) -> int:
    """The passenger seats that are free once they and their people have got out."""
    piece = g.state.piece(option.n - 1, Vehicle)
    leaving = [survivor, *companions_of(g, survivor, aloft=True)]
    return free_passenger_seats(g, piece) + sum(one.index in piece.passengers for one in leaving)


def _together(g: Game, option: Option, dogs: list[Survivor]) -> Option:
    who, n, name, rule = option.who, option.n, option.name, "CL-DOGCOMP-27"
    cost, cards = option.cost + len(dogs), tuple(piece_of(g, dog).sign for dog in dogs)
    if option.action == GET_IN:
        return Option("get-in", who=who, n=n, name=name, to=option.to, cards=cards, cost=cost, rule=rule)
    return Option("get-out", who=who, n=n, name=name, cards=cards, cost=cost, rule=rule)


@rules.on(BOARDED)
def take_places(g: Game, survivor: Survivor, piece: Vehicle, option: Option) -> None:
    """CL-COMP-20, -31; CL-DOGCOMP-27, -28: people on passenger seats, dogs wherever they fit; who stays has a seat."""
    for person in companions_of(g, survivor, HUMAN, aloft=True):
        get_up(piece, person.index)
        if option.action == GET_IN:
            sit_down(piece, person.index, PASSENGER)
    for dog in companions_of(g, survivor, DOG, aloft=True):
        inside = dog.index in occupants(piece)
        comes = piece_of(g, dog).sign in option.cards
        get_up(piece, dog.index)
        if option.action == GET_IN and (comes or inside):
            sit_down(piece, dog.index, ALONG)
        elif option.action == GET_OUT and inside and not comes:
            sit_down(piece, dog.index, PASSENGER)


@rules.on(hooks.CARRIED, "CL-COMP-14")
@about(pieces=(COMPANION,))
@about(pieces=VEHICLES)
def rise_for_a_new_leader(g: Game, survivor: Survivor) -> None:
    """CL-COMP-14: whoever is led by somebody outside of their vehicle does not keep their seat in it."""
    for person in companions_of(g, survivor, HUMAN, aloft=True):
        seated = vehicle_of(g, person.index)
        if seated is not None and survivor.index not in occupants(seated[1]):
            get_up(seated[1], person.index)


@rules.on(STASHABLE)
def has_a_seat(g: Game, piece: Vehicle, card: int) -> bool:
    """CL-COMP-30, CL-STASH-06: a Companion whose card is left in a vehicle needs a seat there, and has to be there."""
    index = _figure_of(g, card)
    if index < 0:
        return True
    seated = index in piece.passengers or free_passenger_seats(g, piece) > 0
    return seated and g.person(index).zone == piece.zone


@rules.on(STASHED)
def stay_or_come(g: Game, survivor: Survivor, piece: Vehicle, card: int) -> None:
    """CL-COMP-30, CL-STASH-06, RM-MIX-04: where the card stays they sit; with it they leave, or ride along."""
    index = _figure_of(g, card)
    if index < 0:
        return
    seated = vehicle_of(g, index)
    if seated is not None:  # they may have sat in another vehicle of the Zone, beside their Leader
        get_up(seated[1], index)
    if card not in survivor.slots:
        sit_down(piece, index, PASSENGER)
    elif survivor.index in occupants(piece):
        sit_down(piece, index, ALONG if g.setting.card(card).figure == DOG else PASSENGER)


def _figure_of(g: Game, card: int) -> int:
    """The index of the Companion on the board that a card stands for, or -1."""
    if g.setting.card(card).figure not in (HUMAN, DOG):
        return -1
    for number, piece in enumerate(g.state.pieces):
        if isinstance(piece, Companion) and piece.sign == card:
            return FIRST_BODY + number
    return -1
