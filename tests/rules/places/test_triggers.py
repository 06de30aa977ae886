"""Event triggers: which of them wait in a Zone (CL-TRIGGER)."""

from shamble.games import new_game
from shamble.rules.places.triggers import waits_on_tile
from shamble.world import Game
from shamble.world.pieces import NOWHERE


def waiting(game: Game, name: str) -> set[str]:
    """The tiles whose rooms get Zombie cards when somebody goes there."""
    zones = game.setting.board.zones
    found = waits_on_tile(game, NOWHERE, game.setting.board.zone(name))
    assert [what for what, _ in found] == ["trigger"] * len(found)
    return {zones[room].name.partition(".")[0] for _, rooms in found for room in rooms}


def test_a_trigger_waits_in_the_rooms_of_its_tile_until_it_is_set_off() -> None:
    game = new_game("RM-T1")
    assert waiting(game, "4V.L1") == {"4V"}
    assert waiting(game, "6V.D") == {"6V"}
    assert waiting(game, "2V.L3") == set()
    assert waiting(game, "4V.S1") == set()
    game.state.triggered = ~0
    assert waiting(game, "4V.L1") == set()
