"""Cars: five kinds that are driven and Searched each in its own way (CL-CAR, CL-CARSEARCH)."""

from __future__ import annotations

from typing import NamedTuple

from shamble.rules.vehicles.seats import register_vehicle
from shamble.world.pieces import Piece

CAR = "car"
DRIVER = "driver"


class Car(NamedTuple):
    """A kind of car: how far an Action takes it, whether it runs anybody over, and where its finds come from."""

    zones: int = 2
    attacks: bool = True
    finds: str = ""
    once: bool = False


CARS = {
    "police-car": Car(finds="weapon"),
    "pimpmobile": Car(finds="pimpweapon", once=True),
    "hippiemobile": Car(attacks=False, finds="pimpweapon", once=True),
    "muscle-car": Car(zones=3),
    "taxi": Car(finds="equipment"),
}
"""CL-CAR-22: the kinds by name (CL-CAR-23, -26 to -34)."""

register_vehicle(
    CAR,
    DRIVER,
    {"kind": "word", "searched": "flag"},
    words={"kind": tuple(CARS)},
    rules={
        "get-in": "CL-CAR-02",
        "get-out": "CL-CAR-03",
        "change-seat": "CL-CAR-11",
        "stash": "CL-STASH-01",
        "take-out": "CL-STASH-02",
    },
)


def car_of(piece: Piece) -> Car:
    """The kind of car that a piece is."""
    return CARS[piece["kind"]]
