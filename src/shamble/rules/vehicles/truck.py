"""The Taco Truck: its seats, driving and ramming, and the gun on its roof (AD-TRUCK, AD-OPEN-11, -34)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS, Action, declare
from shamble.rules.combat.weapons import MACHINES, Machine, PossibleAttack, attack_option, in_range, weapon_of
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.tallies import is_allowed
from shamble.rules.turn import Purse
from shamble.rules.vehicles.cars import DRIVER, Driven
from shamble.rules.vehicles.driving import driving
from shamble.rules.vehicles.seats import kind_of, register_vehicle, vehicle_of
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.hooks import FORBID
from shamble.world.pieces import SurvivorNumber
from shamble.world.records import CardType
from shamble.world.state import Survivor

rules = Rule("truck")

INDOORS = "indoor-alley"
TRUCK, GUNNER = "taco-truck", "gunner"
PASSENGERS = 2
RAMMING, ROOF_GUN = "Taco Truck: ramming", "Taco Truck: roof gun"
"""The cards that show how the Truck attacks."""

declare(
    Action("drive-truck", "who zone n name cost", "zone", "drive the Truck one Zone", group="vehicle", aboard=True,
        piece=True, furthers=True),
)  # fmt: skip


class TacoTruck(Driven, tag=TRUCK, laid=True):
    """The Taco Truck."""

    gunner: SurvivorNumber = -1


register_vehicle(
    TacoTruck,
    DRIVER,
    GUNNER,
    passengers=PASSENGERS,  # AD-TRUCK-04
    rules={
        "get-in": "AD-TRUCK-04",
        "get-out": "AD-TRUCK-06",
        "change-seat": "AD-TRUCK-07",
    },
)

MACHINES[TRUCK] = Machine(RAMMING, lambda g, attack, driver: weapon_of(g, attack).modes[0].dice)
"""AD-TRUCK-10: as many dice as its card says, however many stand there."""


@makes("drive-truck")
@about(pieces=(TRUCK,))
def offer_truck(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """AD-TRUCK-01, -08, -09: the Driver alone, for an Action, to the next street Zone."""
    found = vehicle_of(g, survivor.index) if purse.left else None
    if found is None or not isinstance(found[1], TacoTruck) or found[1].driver != survivor.index:
        return
    number, piece = found
    if not is_allowed(g, "driving"):
        return
    out.extend(
        Option(
            "drive-truck",
            who=survivor.index,
            zone=zone,
            n=number + 1,
            name=kind_of(piece),
            cost=1,
            rule="AD-TRUCK-09",
        )
        for zone in g.layout.roads[piece.zone]
        if INDOORS not in g.setting.board.zones[zone].tags
    )


@action("drive-truck")
def _drive(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """AD-TRUCK-10 to -12: it rams where Zombies are; it is no Move of anybody."""
    g.push_all([driving(survivor, option, zones=1, attack=TRUCK)])


@rules.on(hooks.OWN_WEAPONS, "AD-TRUCK-15")
@about(pieces=(TRUCK,))
def on_the_roof(g: Game, survivor: Survivor, weapons: tuple[CardType, ...]) -> tuple[CardType, ...]:
    """AD-TRUCK-15: the gun is nobody's card."""
    return (*weapons, g.setting.type_of[ROOF_GUN])


@makes("ranged")
@about(pieces=(TRUCK,))
def offer_roof_gun(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """AD-TRUCK-15, AD-OPEN-11: the Gunner fires it for an Action that no Skill gives for nothing."""
    found = vehicle_of(g, survivor.index) if purse.left else None
    if found is None or not isinstance(found[1], TacoTruck) or found[1].gunner != survivor.index:
        return
    with g.unaided(survivor):
        mode = g.setting.type_of[ROOF_GUN].modes[0]
        zones = in_range(g, survivor, 0, mode, survivor.zone)
    out.extend(attack_option(survivor, PossibleAttack("ranged", zone, (), ROOF_GUN), 1) for zone in zones)


@rules.on(hooks.OFFER_LIMITS, "AD-OPEN-34", stage=FORBID)
@about(pieces=(TRUCK,))
def nothing_on_foot(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """AD-OPEN-34: from a seat nothing is done that takes somebody standing in the Zone."""
    if vehicle_of(g, survivor.index) is None:
        return options
    return [option for option in options if not ACTIONS[option.action].afoot]
