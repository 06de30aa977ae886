"""Cars on the board, on dashboards and in words."""

from pathlib import Path

import pytest
from tests.sent import sent

from shamble.content.pieces import piece_findings
from shamble.draw import board_svg, pieces, zone_text
from shamble.games import new_game
from shamble.rules.vehicles.cars import CARS, Car
from shamble.rules.vehicles.seats import sit_down
from shamble.table.screen.dashboards import dashboard
from shamble.text import label
from shamble.world.game import Game

MISSION = Path(__file__).parents[1] / "lab" / "missions" / "five-cars.yaml"


@pytest.fixture
def game() -> Game:
    game = new_game(str(MISSION), [["Ned", "Amy", "Phil", "Wanda", "Josh", "Doug"]], seed=4, boxes=["S1", "RM"])
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    return game


def test_every_kind_has_a_look_of_its_own(game: Game) -> None:
    drawn = [part for name, part in pieces(game).items() if name.startswith("piece:")]
    assert len({part.partition('">')[2] for part in drawn}) == len(drawn) == len(CARS)
    assert "police car" in board_svg(game)


@pytest.mark.rule("CL-CAR-01")
def test_who_sits_where_is_seen_and_told(game: Game) -> None:
    car = game.state.piece(0, Car)
    empty = pieces(game)["piece:0"]
    sit_down(car, 0, "driver")
    sit_down(car, 1, "passenger")
    assert pieces(game)["piece:0"] != empty
    assert "police car, driver Ned, passengers: Amy" in zone_text(game, car.zone)
    boards = [sent(dashboard(game, survivor))["tokens"] for survivor in game.state.survivors[:3]]
    assert boards == [["In the police car (driver)"], ["In the police car (passenger)"], []]


def test_what_is_stashed_is_told(game: Game) -> None:
    car = game.state.piece(0, Car)
    card = game.state.decks["equipment"].pop()
    car.stash = (card,)
    assert f"stashed: {game.setting.card(card).name}" in zone_text(game, car.zone)


def test_figures_make_room_for_cars(game: Game) -> None:
    with_cars = pieces(game)["survivor:0"]
    game.state.pieces = []
    assert pieces(game)["survivor:0"] != with_cars


def test_labels_tell_cars_and_those_in_the_way(game: Game) -> None:
    game.choose(next(option for option in game.options if option.who == 0))
    labels = [label(game, option) for option in game.options]
    assert "Get into the police car: the driver's seat" in labels
    game.choose(next(option for option in game.options if (option.action, option.to) == ("get-in", "driver")))
    drives = [label(game, option) for option in game.options if option.action == "drive"]
    assert drives
    assert all("runs over Amy, Phil, Wanda, Josh and Doug" in text for text in drives)
    first, *others = game.state.survivors[1:]
    for other in others:
        game.settle(other, -1)
    game.settle(first, next(option.zone for option in game.options if option.action == "drive"))
    warned = ["runs over Amy" in label(game, option) for option in game.options if option.action == "drive"]
    assert warned == [True] + [False] * (len(drives) - 1)


def test_a_kind_that_nobody_knows_is_refused_with_the_nearest() -> None:
    found = list(piece_findings({"piece": "car", "kind": "police-van"}, ("word",)))
    assert [steps for steps, _ in found] == [("kind",)]
    assert "police-car" in found[0][1]
