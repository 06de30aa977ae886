"""The tokens of Sleepers: none are dealt where none are marked."""

from shamble.games import new_game
from shamble.rules.sleepers.tokens import SLEEPER, deal_tokens


def test_no_tokens_are_dealt_where_no_zone_is_marked() -> None:
    game = new_game("AD-M1")
    game.state.pieces = [piece for piece in game.state.pieces if piece["piece"] != SLEEPER]
    assert deal_tokens(game) == []
    assert not any(piece["piece"] == SLEEPER for piece in game.state.pieces)
