"""Cars: five kinds that are driven and Searched each in its own way (CL-CAR, CL-CARSEARCH)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from shamble.rules.vehicles.seats import Vehicle, register_vehicle
from shamble.world.pieces import SurvivorNumber

CAR = "car"
DRIVER = "driver"


class CarKind(NamedTuple):
    """A kind of car: how far an Action takes it, whether it runs anybody over, and where its finds come from."""

    zones: int = 2
    attacks: bool = True
    finds: str = ""
    once: bool = False


CARS = {
    "police-car": CarKind(finds="weapon"),
    "pimpmobile": CarKind(finds="pimpweapon", once=True),
    "hippiemobile": CarKind(attacks=False, finds="pimpweapon", once=True),
    "muscle-car": CarKind(zones=3),
    "taxi": CarKind(finds="equipment"),
}
"""CL-CAR-22: the kinds by name (CL-CAR-23, -26 to -34)."""


class Driven(Vehicle):
    """A vehicle with a driver."""

    driver: SurvivorNumber = -1


class Car(Driven, tag=CAR, laid=True):
    """A car on the board; `searched`: by somebody, ever."""

    kind: Annotated[str, tuple(CARS)] = "police-car"
    searched: bool = False


register_vehicle(
    Car,
    DRIVER,
    rules={
        "get-in": "CL-CAR-02",
        "get-out": "CL-CAR-03",
        "change-seat": "CL-CAR-11",
        "stash": "CL-STASH-01",
        "take-out": "CL-STASH-02",
    },
)


def car_of(piece: Car) -> CarKind:
    """The kind of car that a piece is."""
    return CARS[piece.kind]
