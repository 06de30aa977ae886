"""Driving, and whom a car runs over (CL-CAR-13 to -21, CL-CARATK)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.combat.aiming import new_attack
from shamble.rules.combat.targets import exposed
from shamble.rules.combat.weapons import MACHINES, Machine, is_machine
from shamble.rules.frames import Attack, Turn
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.rules.vehicles.cars import CAR, Car, Driven, car_of
from shamble.rules.vehicles.seats import Vehicle, carry, kind_of, vehicle_of
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.records import CardType, Mode
from shamble.world.state import Survivor

rules = Rule("driving")

ACCURACY, DAMAGE = 4, 1

declare(
    Action("drive", "who zone n name cost", "zone", "drive the car in front of whose wheel they sit one Zone",
        group="vehicle", aboard=True, piece=True),
    Action("drive-on", "who zone n name", "zone", "drive one Zone further with the same Action", piece=True),
    Action("park", "who", "", "drive no further with this Action", ends=QUESTION),
    DecisionKind("drive-on", "{drive-on: c} or {park: true}", "whether a car goes on with the same Action"),
    EventKind("ran-over", "who name zone"),
    EventKind("drove", "who name origin zone"),
)  # fmt: skip

RUNS_OVER: Way[int, bool, bool] = Way("whether a car attacks in a Zone, which it enters or leaves", True)
CAR_ATTACK: Way[Driven, int, bool] = Way("whether a car shelters those in it from the attack of this driver")


def car_driven_by(g: Game, survivor: Survivor, purse: Purse) -> tuple[int, Vehicle] | None:
    """CL-CAR-13, -20: the car, with its number, that they can drive now for an Action if the Mission allows it."""
    if not g.state.pieces or purse.left < 1 or "driving" not in g.setting.mission.allows:
        return None
    found = vehicle_of(g, survivor.index)
    if found is None or not isinstance(found[1], Car) or found[1].driver != survivor.index:
        return None
    return found


@makes("drive", paid=True)
@about(here=(CAR,))
@about(scene=lambda scene: "driving" in scene.mission.allows)
def offer_driving(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-CAR-13, -14, -18 to -20: the driver, for an Action of any kind but a free Move, if the Mission allows it."""
    found = car_driven_by(g, survivor, purse)
    if found is None:
        return
    number, piece = found
    out.extend(
        Option("drive", who=survivor.index, zone=zone, n=number + 1, name=kind_of(piece), cost=1, rule="CL-CAR-14")
        for zone in g.layout.roads[piece.zone]
    )


@action("drive")
def _drive(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    car = car_of(g.state.piece(option.n - 1, Car))
    g.push_all([driving(survivor, option, zones=car.zones, attack=CAR if car.attacks else "")])


class Driving(Frame, tag="driving"):
    """A vehicle on its way; `came` is the Zone that it has just left."""

    n: int
    zone: int
    left: int
    least: int
    attack: str
    rule: str = "CL-CAR-14"
    at: str = "leave"
    came: int = -1
    used: tuple[str, ...] = ()


def driving(survivor: Survivor, option: Option, *, zones: int, least: int = 1, attack: str = CAR) -> Driving:
    """The frame of a Drive Action of up to so many Zones; from `least` 2 on the car does not turn back.

    `attack` names the machine whose figures run people over, or none.
    """
    return Driving(
        who=survivor.index, n=option.n, zone=option.zone, left=zones, least=least, attack=attack, rule=option.rule
    )


@frame(Driving, ends_when_moved=True)
def driving_frame(g: Game, f: Driving) -> Question | None:
    """CL-CARATK-01 to -03: the Zone that the car leaves, then each Zone that it enters, one after the other."""
    piece = g.state.piece(f.n - 1, Vehicle)
    survivor = g.state.survivors[f.who]
    if f.at == "leave":
        f.at = "enter"
        _run_over(g, f, piece, entering=False)
    elif f.at == "enter":
        f.at = "ask"
        f.left -= 1
        origin = f.came = piece.zone
        carry(g, piece, f.zone)
        rule = f.rule
        g.emit("drove", rule, who=survivor.index, name=kind_of(piece), origin=origin, zone=f.zone)
        _run_over(g, f, piece, entering=True)
    else:
        options = [
            Option("drive-on", who=survivor.index, zone=zone, n=f.n, name=kind_of(piece), rule="CL-CAR-15")
            for zone in (g.layout.roads[piece.zone] if f.left else ())
            if f.least == 1 or zone != f.came
        ]
        if options:
            if isinstance(piece, Car) and f.left <= car_of(piece).zones - f.least:
                options.insert(0, Option("park", who=survivor.index))
            return Question("drive-on", (survivor.seat,), options, f.who)
        g.pop()
    return None


@driving_frame.answer
def _drive_on(g: Game, f: Driving, option: Option) -> None:
    if option.action == "park":
        g.pop()
    else:
        f.zone, f.at = option.zone, "enter"


@RUNS_OVER.usual
def all_on_the_way(g: Game, zone: int, entering: bool) -> bool:
    """CL-CARATK-01: the Zone that the car leaves and those that it enters, whoever is there."""
    return True


def _run_over(g: Game, f: Driving, piece: Vehicle, *, entering: bool) -> None:
    """CL-CARATK-01: everybody in the Zone is attacked, unless the car is a harmless one (CL-CAR-30)."""
    if not f.attack or not g.ask(RUNS_OVER, piece.zone, entering):
        return
    driver = g.state.survivors[f.who]
    attack = new_attack(g, driver, f.attack, piece.zone, (), at="spare")
    attack.used = f.used
    if actors(g, attack, driver):
        g.emit("ran-over", "CL-CARATK-01", who=driver.index, name=kind_of(piece), zone=piece.zone)
        g.push_all([attack])


def actors(g: Game, attack: Attack, driver: Survivor) -> int:
    """CL-CARATK-05, -09: a die for each Zombie of the Zone and for each Survivor whom the car can hit."""
    return g.state.crowd[attack.zone] + len(exposed(g, attack, driver))


def on_wheels(accuracy: int, damage: int) -> CardType:
    """The figures of a car as those of a weapon: in its own Zone, without a sound (CL-NOISE-03)."""
    mode = Mode(
        min_range=0,
        max_range=0,
        dice=0,
        accuracy=accuracy,
        damage=damage,
        noisy=False,
        reload=False,
        ranged=False,
    )
    return CardType(name=CAR, modes=(mode,))


MACHINES[CAR] = Machine(on_wheels(ACCURACY, DAMAGE), actors)
"""CL-CARATK-07: 4 and more hits for Damage 1."""


def is_car_attack(attack: Attack) -> bool:
    """Whether a vehicle runs somebody over, with whatever figures: no other machine attacks."""
    return is_machine(attack)


@rules.on(hooks.UNSEEN, "CL-CARATK-05")
def in_a_car(g: Game, survivor: Survivor, attack: Attack, unseen: bool) -> bool:
    """CL-CARATK-05, -06: who sits in a car is out of reach of others, or only who sits in the one that is driven."""
    if unseen or not is_car_attack(attack):
        return unseen
    found = vehicle_of(g, survivor.index)
    sheltered: bool = found is not None and isinstance(found[1], Driven) and g.ask(CAR_ATTACK, found[1], attack.who)
    return sheltered


car_attack = Rule("car-attack", of="survivors", usual="prison-outbreak", always=True)


@car_attack.value("prison-outbreak", CAR_ATTACK)
def every_car_protects(g: Game, piece: Driven, driver: int) -> bool:
    """CL-CARATK-05: Survivors in any car are neither counted nor hit."""
    return True


@car_attack.value("season-1", CAR_ATTACK, replaces=("CL-CARATK-05",))
def own_car_protects(g: Game, piece: Driven, driver: int) -> bool:
    """CL-CARATK-06: only the driven car protects those in it."""
    return piece.driver == driver


@rules.on(hooks.AFTER_ATTACK, "SKILL-lucky")
def one_action(g: Game, survivor: Survivor, attack: Attack) -> None:
    """SKILL-lucky: the attacks of one Action (CL-CARATK-02) share what can be used once in it."""
    if is_car_attack(attack):
        under_way = g.innermost(Driving, survivor.index)
        if under_way is not None:
            under_way.used = attack.used
