"""House rules about cars (CL-HOUSE-01 to -06)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.combat.weapons import MACHINES, Machine
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.rule import Offer, Without, rule
from shamble.rules.turn import Purse
from shamble.rules.vehicles.cars import CAR, DRIVER, Car, car_of
from shamble.rules.vehicles.driving import RUNS_OVER, car_driven_by, driving, offer_driving, on_wheels
from shamble.rules.vehicles.seats import PASSENGER, get_up, kind_of, sit_down, vehicle_of
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import Survivor

FAST = "fast-car"
FAST_ZONES = 2
FAST_DICE, FAST_ACCURACY, FAST_DAMAGE = 3, 4, 2

MACHINES[FAST] = Machine(on_wheels(FAST_ACCURACY, FAST_DAMAGE), lambda g, attack, driver: FAST_DICE)
"""CL-HOUSE-06: three dice, 4+ for Damage 2, however many stand there."""

declare(
    Action("slow-drive", "who zone n name cost", "zone", "slow-and-fast-drive: one Zone, nobody is run over",
        group="vehicle", aboard=True, piece=True),
    Action("fast-drive", "who zone n name cost", "zone", "slow-and-fast-drive: the first of two Zones", group="vehicle",
        aboard=True, piece=True),
    Action("swap-seats", "who other n name cost", "other", "swap-seats: driver and passenger change seats",
        group="vehicle", aboard=True, piece=True),
    EventKind("swapped-seats", "who other name"),
)  # fmt: skip


@rule("swap-seats", "CL-HOUSE-01", of="cars", replaces=("CL-CAR-11",))
def swap_seats() -> Iterator[Offer]:
    """CL-HOUSE-01: driver and passenger change seats for one Action of either."""
    yield Offer(_offer_swaps)


@about(pieces=(CAR,))
def _offer_swaps(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """Passenger seats are all alike, so one of the two is the driver."""
    if purse.left < 1:
        return
    found = vehicle_of(g, survivor.index)
    if found is None:
        return
    number, piece = found
    if not isinstance(piece, Car) or piece.driver < 0:
        return
    others = piece.passengers if piece.driver == survivor.index else (piece.driver,)
    out.extend(
        Option(
            "swap-seats",
            who=survivor.index,
            other=other,
            n=number + 1,
            name=kind_of(piece),
            cost=1,
            rule="CL-HOUSE-01",
        )
        for other in others
        if other < FIRST_BODY and g.person(other).in_play  # CL-COMP-20, CL-MODE-RES-09: nor Companions, nor who lies
    )


@action("swap-seats")
def _swap(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    piece = g.state.piece(option.n - 1, Car)
    pair = (survivor.index, option.other)
    new_driver = next(who for who in pair if who != piece.driver)
    for who in pair:
        get_up(piece, who)
    for who in pair:
        sit_down(piece, who, DRIVER if who == new_driver else PASSENGER)
    g.emit("swapped-seats", option.rule, who=survivor.index, other=option.other, name=option.name)


@rule("car-attack-entering", "CL-HOUSE-02", of="cars", replaces=("CL-CARATK-01",), joins=("car-attack-zombies",))
def car_attack_entering() -> Iterator[Hook]:
    """CL-HOUSE-02: the Zone that the car leaves is spared."""
    yield hook(RUNS_OVER, lambda g, zone, entering: entering)


@rule("car-attack-zombies", "CL-HOUSE-03", of="cars", replaces=("CL-CARATK-01",), joins=("car-attack-entering",))
def car_attack_zombies() -> Iterator[Hook]:
    """CL-HOUSE-03: the car attacks only in Zones with Zombies that it enters, but there it attacks everybody."""
    yield hook(RUNS_OVER, lambda g, zone, entering: entering and g.state.crowd[zone] > 0)


@rule(
    "slow-and-fast-drive",
    "CL-HOUSE-04",
    "CL-HOUSE-05",
    "CL-HOUSE-06",
    of="cars",
    replaces=("CL-CAR-14", "CL-CAR-15", "CL-CARATK-07"),
)
def slow_and_fast_drive() -> Iterator[Offer | Without]:
    """CL-HOUSE-04 to -06: one Zone without running anybody over, or two without turning back, with fixed dice."""
    yield Without(offer_driving)
    yield Offer(_offer_drives)


@makes("slow-drive", "fast-drive", paid=True)
@about(here=(CAR,))
def _offer_drives(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    found = car_driven_by(g, survivor, purse)
    if found is None:
        return
    number, piece = found
    here, who, name = piece.zone, survivor.index, kind_of(piece)
    for zone in g.layout.roads[here]:
        out.append(Option("slow-drive", who=who, zone=zone, n=number + 1, name=name, cost=1, rule="CL-HOUSE-04"))
        if any(other != here for other in g.layout.roads[zone]):
            out.append(Option("fast-drive", who=who, zone=zone, n=number + 1, name=name, cost=1, rule="CL-HOUSE-05"))


@action("slow-drive")
def _slow(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    g.push_all([driving(survivor, option, zones=1, attack="")])


@action("fast-drive")
def _fast(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    car = car_of(g.state.piece(option.n - 1, Car))
    attack = FAST if car.attacks else ""
    g.push_all([driving(survivor, option, zones=car.zones, least=FAST_ZONES, attack=attack)])
