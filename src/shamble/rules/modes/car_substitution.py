"""Car Substitution (CL-MODE-CAR): in set-up the cars of a Mission may be exchanged for similar ones."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.vehicles.cars import Car
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import pieces_of

rules = Rule("car-exchange")

SUBSTITUTES = {
    "police-car": ("taxi",),
    "taxi": ("police-car",),
    "pimpmobile": ("hippiemobile", "muscle-car"),
    "hippiemobile": ("pimpmobile",),
    "muscle-car": ("pimpmobile",),
}
"""CL-MODE-CAR-01, -02: the kinds that each kind may be exchanged for."""

declare(
    Action("keep-car", "zone n name", "", "Car Substitution: leave the car as the Mission has it", ends=QUESTION,
        piece=True),
    Action("exchange-car", "zone n name", "name", "Car Substitution: put another kind of car there"),
    DecisionKind("exchange-car", "{exchange-car: taxi} or {keep-car: true}",
        "Car Substitution: which car stands there"),
    EventKind("car-exchanged", "zone name"),
)  # fmt: skip

CAR_SUBSTITUTION: Way[list[Frame]] = Way("the cars of a Mission are exchanged for others")


@rules.on(hooks.SET_UP, "CL-MODE-CAR-01")
def ask_about_cars(g: Game) -> list[Frame]:
    """CL-MODE-CAR-01, -02: one car after the other, where the players have chosen this mode."""
    return g.ask(CAR_SUBSTITUTION)


car_substitution = Rule("car-substitution", of="survivors", usual="off", always=True, setup_only=True)


@car_substitution.value("off", CAR_SUBSTITUTION)
def cars_as_printed(g: Game) -> list[Frame]:
    """CL-CAR-22: the Mission's cars are those that it names."""
    return []


@car_substitution.value("on", CAR_SUBSTITUTION)
def cars_exchanged(g: Game) -> list[Frame]:
    """CL-MODE-CAR-01, -02: each car is asked about."""
    return [ExchangeCar(n=number + 1) for number, _ in pieces_of(g, Car)]


class ExchangeCar(Frame, tag="exchange-car"):
    """The players may exchange a car for another."""

    n: int


@frame(ExchangeCar)
def exchange_car(g: Game, f: ExchangeCar) -> Question | None:
    """CL-MODE-CAR-01, -02: the players decide together which car stands there."""
    car = g.state.piece(f.n - 1, Car)
    kind, zone = car.kind, car.zone
    options = [Option("keep-car", zone=zone, n=f.n, name=kind, rule="CL-MODE-CAR-01")]
    options += [
        Option("exchange-car", zone=zone, n=f.n, name=other, rule="CL-MODE-CAR-01") for other in SUBSTITUTES[kind]
    ]
    return Question("exchange-car", who_settles(g), options)


@exchange_car.answer
def _exchange(g: Game, f: ExchangeCar, option: Option) -> None:
    g.pop()
    if option.action == "exchange-car":
        piece = g.state.piece(option.n - 1, Car)
        g.emit("car-exchanged", option.rule, zone=piece.zone, name=option.name)
        piece.kind = option.name
