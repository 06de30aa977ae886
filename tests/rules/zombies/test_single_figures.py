"""Figures with something of their own are seen: Wounds of Losts, sculpts of VIPs, what somebody has collected."""

from collections import Counter

import pytest
from tests.sent import sent

from shamble import draw
from shamble.games import new_game
from shamble.rules.horde import put
from shamble.rules.species.losts import HurtLost
from shamble.rules.species.vips import Vip
from shamble.table.screen.dashboards import dashboard
from shamble.world import Game

VIP = "VIP Standard Walker"


def game(seed: int = 1) -> Game:
    return new_game("RM-M01", seed=seed, boxes=["RM", "S1", "VIP1", "VIP2", "LZ"])


def sculpts(seed: int) -> list[str]:
    laid = game(seed)
    put(laid, 0, laid.setting.kind_of[VIP], 4)
    return [piece.sculpt for piece in laid.state.all_of(Vip)]


@pytest.mark.rule("CL-VIP-02")
def test_the_sculpts_of_new_vips_are_drawn_at_random_from_the_reserve() -> None:
    drawn = [sculpts(seed) for seed in range(12)]
    assert len({tuple(sorted(one)) for one in drawn}) > 6
    assert len({sculpt for one in drawn for sculpt in one}) == 10
    laid = game()
    kind = laid.setting.kind_of[VIP]
    put(laid, 0, kind, laid.state.stock[kind])
    assert set(Counter(piece.sculpt for piece in laid.state.all_of(Vip)).values()) == {4}


@pytest.mark.rule("CL-VIP-02")
def test_neither_a_collected_sculpt_nor_one_on_the_board_is_drawn_again() -> None:
    laid = game()
    laid.state.pieces = [
        *(Vip(-1, sculpt="Diva", holder=0) for _ in range(4)),
        *(Vip(1, sculpt="Clown") for _ in range(4)),
        HurtLost(0, wounds=3),
    ]
    put(laid, 0, laid.setting.kind_of[VIP], 32)
    drawn = Counter(piece.sculpt for piece in laid.state.all_of(Vip) if piece.zone == 0)
    assert set(drawn.values()) == {4}
    assert drawn.keys().isdisjoint({"Diva", "Clown"})


@pytest.mark.rule("CL-VIP-08")
def test_wounds_sculpts_and_trophies_are_drawn() -> None:
    laid = game()
    laid.state.pieces = [
        HurtLost(0, wounds=3),
        Vip(0, sculpt="Diva"),
        Vip(-1, sculpt="Clown", holder=0),
    ]
    pieces = draw.pieces(laid)
    assert ("a Lost with 3 Wounds" in pieces["piece:0"], "VIP: Diva" in pieces["piece:1"]) == (True, True)
    assert "piece:2" not in pieces
    assert sent(dashboard(laid, laid.state.survivors[0]))["tokens"] == ["VIPs: Clown"]
