"""A dog that flies with somebody else stays in the air, whatever its Handler does on the ground."""

from typing import Any

from shamble.rules.companions.figures import Companion, join
from shamble.rules.vehicles.helicopter import Helicopter
from shamble.scenario.building import build
from shamble.world.pieces import FIRST_BODY, inside


def test_a_dog_in_a_helicopter_is_not_called_down_by_its_card() -> None:
    scenario: dict[str, Any] = {
        "scenario": "a dog in the air",
        "boxes": ["S1", "RM", "DC"],
        "board": {"grid": "a b c"},
        "pieces": [{"piece": "helicopter", "over": "b", "pilot": "Bob"}],
        "survivors": {"Ann": {"at": "a", "reserve": ["Cherry"]}, "Bob": {}},
    }
    game = build({"kind": "scenario", "scenario": scenario}).start()
    handler = game.state.survivors[0]
    dog = next(number for number, piece in enumerate(game.state.pieces) if isinstance(piece, Companion))
    helicopter = game.state.all_of(Helicopter)[0]
    helicopter.passengers = (FIRST_BODY + dog,)
    game.state.pieces[dog].zone = inside(0)
    join(game, handler)
    assert game.state.pieces[dog].zone == inside(0)
    helicopter.passengers = ()
    join(game, handler)
    assert game.state.pieces[dog].zone == handler.zone
