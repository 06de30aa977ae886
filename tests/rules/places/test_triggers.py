"""Event triggers: which of them wait in a Zone (CL-TRIGGER)."""

from shamble.games import new_game
from shamble.rules.places.triggers import waiting_at
from shamble.world import Game


def waiting(game: Game, name: str) -> list[int]:
    zone = next(zone for zone in game.setting.board.zones if zone.name == name)
    return waiting_at(game, zone.index)


def test_a_trigger_waits_in_the_rooms_of_its_tile_until_it_is_set_off() -> None:
    game = new_game("RM-T1")
    assert waiting(game, "4V.L1") == [1]
    assert waiting(game, "6V.D") == [2]
    assert waiting(game, "2V.L3") == []
    assert waiting(game, "4V.S1") == []
    game.state.triggered = ~0
    assert waiting(game, "4V.L1") == []
