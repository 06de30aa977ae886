"""Driving, and whom a car runs over (CL-CAR-13 to -21, CL-CARATK)."""

from __future__ import annotations

from shamble.combat.aiming import new_attack
from shamble.combat.targets import exposed
from shamble.combat.weapons import MACHINES, Machine
from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.pieces import Piece
from shamble.engine.setting import CardType, Mode
from shamble.engine.state import Frame, Survivor
from shamble.rules.registry import action, on, policy
from shamble.rules.turn import Purse
from shamble.rules.vehicles.cars import CAR, DRIVER, car_of
from shamble.rules.vehicles.seats import carry, kind_of, vehicle_of

ACCURACY, DAMAGE = 4, 1


def offer_driving(g: Game, turn: Frame, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-CAR-13, -14, -18 to -20: the driver, for an Action of any kind but a free Move, if the Mission allows it."""
    if not g.state.pieces or purse.left < 1 or "driving" not in g.setting.mission.allows:
        return
    found = vehicle_of(g, survivor.index)
    if found is None or found[1]["piece"] != CAR or found[1][DRIVER] != survivor.index:
        return
    number, piece = found
    out.extend(
        Option("drive", who=survivor.index, zone=zone, n=number + 1, name=kind_of(piece), cost=1, rule="CL-CAR-14")
        for zone in g.layout.roads[piece["zone"]]
    )


@action("drive")
def _drive(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    zones = car_of(g.state.pieces[option.n - 1]).zones
    g.push("driving", who=survivor.index, n=option.n, zone=option.zone, left=zones, used=(), at="leave")


@frame("driving", ends_when_moved=True)
def driving_frame(g: Game, f: Frame) -> Question | None:
    """CL-CARATK-01 to -03: the Zone that the car leaves, then each Zone that it enters, one after the other."""
    piece = g.state.pieces[f["n"] - 1]
    survivor = g.state.survivors[f["who"]]
    if f["at"] == "leave":
        f["at"] = "enter"
        _run_over(g, f, piece)
    elif f["at"] == "enter":
        f["at"] = "ask"
        f["left"] -= 1
        origin = piece["zone"]
        carry(g, piece, f["zone"])
        g.emit("drove", who=survivor.index, name=kind_of(piece), origin=origin, zone=f["zone"])
        _run_over(g, f, piece)
    else:
        options = [
            Option("drive-on", who=survivor.index, zone=zone, n=f["n"], name=kind_of(piece), rule="CL-CAR-15")
            for zone in (g.layout.roads[piece["zone"]] if f["left"] else ())
        ]
        if options:
            return Question("drive-on", (survivor.seat,), [Option("park", who=survivor.index), *options], f["who"])
        g.pop()
    return None


@driving_frame.answer
def _drive_on(g: Game, f: Frame, option: Option) -> None:
    if option.action == "park":
        g.pop()
    else:
        f.update(zone=option.zone, at="enter")


def _run_over(g: Game, f: Frame, piece: Piece) -> None:
    """CL-CARATK-01: everybody in the Zone is attacked, unless the car is a harmless one (CL-CAR-30)."""
    driver = g.state.survivors[f["who"]]
    attack = new_attack(g, driver, CAR, piece["zone"], (), at="spare", used=f["used"])
    if car_of(piece).attacks and actors(g, attack, driver):
        g.emit("ran-over", who=driver.index, name=kind_of(piece), zone=piece["zone"])
        g.push_all([attack])


def actors(g: Game, attack: Frame, driver: Survivor) -> int:
    """CL-CARATK-05, -09: a die for each Zombie of the Zone and for each Survivor whom the car can hit."""
    return g.state.crowd[attack["zone"]] + len(exposed(g, attack, driver))


MACHINES[CAR] = Machine(
    CardType(
        -1,
        CAR,
        modes=(
            Mode(
                min_range=0,
                max_range=0,
                dice=0,
                accuracy=ACCURACY,
                damage=DAMAGE,
                noisy=False,
                reload=False,
                ranged=False,
            ),
        ),
    ),
    actors,
)
"""CL-CARATK-07, CL-NOISE-03: 4 and more hits for Damage 1, without a sound."""


@on(hooks.UNSEEN, "CL-CARATK-05", of="vehicles")
def in_a_car(g: Game, survivor: Survivor, attack: Frame, unseen: bool) -> bool:
    """CL-CARATK-05, -06: who sits in a car is out of reach of others, or only who sits in the one that is driven."""
    if unseen or attack["mode"] != CAR:
        return unseen
    found = vehicle_of(g, survivor.index)
    sheltered: bool = found is not None and found[1]["piece"] == CAR and g.policy("car-attack")(found[1], attack["who"])
    return sheltered


@policy("car-attack", "prison-outbreak")
def every_car_protects(piece: Piece, driver: int) -> bool:
    """CL-CARATK-05: Survivors in any car are neither counted nor hit."""
    return True


@policy("car-attack", "season-1", replaces=("CL-CARATK-05",))
def own_car_protects(piece: Piece, driver: int) -> bool:
    """CL-CARATK-06: only the driven car protects those in it."""
    at_the_wheel: bool = piece[DRIVER] == driver
    return at_the_wheel


@on(hooks.AFTER_ATTACK, "CL-CARATK-02", of="vehicles")
def one_action(g: Game, survivor: Survivor, attack: Frame) -> None:
    """The attacks of one Action share what can be used once in it, a re-roll for instance."""
    if attack["mode"] == CAR:
        driving = g.innermost("driving", survivor.index)
        if driving is not None:
            driving["used"] = attack["used"]
