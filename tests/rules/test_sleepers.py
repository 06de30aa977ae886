"""Nobody knows a Sleeper token, or the next Order, before it is turned: no view tells it, and no bot's copy has it."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.games import new_game
from shamble.rules.sleepers.tokens import SLEEPER, SleeperToken, deal_tokens
from shamble.world import Game

BOX = Counter({1: 6, 2: 7, 3: 5, 4: 2})


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of the first Mission that has just been set up."""
    found = new_game("AD-M1", seed=3)
    while found.state.phase != "players":
        found.choose(found.options[0])
    return found


def numbers(game: Game) -> list[int]:
    return [piece.number for piece in game.state.all_of(SleeperToken)]


@pytest.mark.rule("AD-SETUP-03")
def test_all_tokens_of_the_box_are_mixed(game: Game) -> None:
    assert Counter(numbers(game)) == BOX
    assert numbers(game)[:5] != numbers(new_game("AD-M1", seed=4))[:5]


def test_no_view_tells_a_number(game: Game) -> None:
    shown = [piece for piece in game.view(0)["pieces"] if piece["piece"] == SLEEPER]
    assert len(shown) == sum(BOX.values())
    assert {piece["number"] for piece in shown} == {"hidden"}


def test_a_bot_s_copy_has_other_numbers_from_the_whole_box(game: Game) -> None:
    copies = [numbers(game.redeal(0, salt)) for salt in range(12)]
    assert all(Counter(copy) == BOX for copy in copies)
    assert len({copy[0] for copy in copies}) > 2


def test_a_turned_token_is_known_to_everybody(game: Game) -> None:
    game = game.copy()
    zone = game.state.all_of(SleeperToken)[0].zone
    game.settle(game.state.survivors[0], zone)
    while not any(option.action == "noise" and option.who == 0 for option in game.options):
        game.choose(next(one for one in game.options if one.who in (0, -1)))
    game.choose(next(one for one in game.options if one.action == "noise"))
    turned = [piece["turned"] for piece in game.view(0)["pieces"] if piece["piece"] == SLEEPER and piece["woken"]]
    assert turned
    assert all(turned)
    copy = game.redeal(0, 5)
    assert turned == [p["turned"] for p in copy.view(0)["pieces"] if p["piece"] == SLEEPER and p["woken"]]
    assert Counter(numbers(copy)) + Counter(turned) - Counter({0: len(turned)}) == BOX


def test_orders_lie_face_down(game: Game) -> None:
    decks = {tuple(game.redeal(0, salt).state.decks["zeus-orders"]) for salt in range(6)}
    assert len(decks) > 1
    assert game.view(0)["decks"]["zeus-orders"] == len(game.state.decks["zeus-orders"])


def test_no_tokens_are_dealt_where_no_zone_is_marked() -> None:
    game = new_game("AD-M1")
    game.state.pieces = [piece for piece in game.state.pieces if not isinstance(piece, SleeperToken)]
    assert deal_tokens(game) == []
    assert not game.state.all_of(SleeperToken)
