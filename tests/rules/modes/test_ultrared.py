"""The deck of Ultrared mode (CL-MODE-ULTRA-02), and how far somebody has come, as the page shows it."""

import pytest
from tests.sent import sent

from shamble import draw
from shamble.games import new_game
from shamble.rules.experience import gain_xp
from shamble.table.screen.dashboards import dashboard
from shamble.text import words
from shamble.world import Game

TEAM = ["Amy", "Ned", "Josh", "Doug", "Phil", "Wanda"]


def game(**options: str) -> Game:
    return new_game("RM-M01", [TEAM], seed=1, boxes=["RM", "S1", "TCM", "AN"], options=options)


def ultrared_cards(piles: list[int], of: Game) -> list[str]:
    return sorted(of.setting.card(card).name for card in piles if of.setting.card(card).deck == "ultrared")


@pytest.mark.rule("CL-MODE-ULTRA-02")
def test_ultrared_cards_are_in_the_deck_and_come_back_with_the_discards() -> None:
    plain, ultrared = game(), game(ultrared="on")
    put_aside = ultrared_cards(plain.state.aside, plain)
    assert len(put_aside) == 13
    assert ultrared_cards(plain.state.decks["equipment"], plain) == []
    assert ultrared_cards(ultrared.state.decks["equipment"], ultrared) == put_aside
    assert ultrared_cards(ultrared.state.aside, ultrared) == []
    assert ultrared_cards(list(ultrared.setting.put_aside), ultrared) == []


@pytest.mark.rule("CL-MODE-ULTRA-05")
def test_the_dashboard_shows_the_tracker_and_how_often_red_was_reached() -> None:
    far = game(ultrared="on")
    amy = far.state.survivors[0]
    gain_xp(far, amy, 43 + 8)
    shown = sent(dashboard(far, amy))
    assert (shown["xp"], shown["level"], shown["next_level"]) == (51, 3, 43 + 19)
    assert shown["bar"] == draw.danger_bar(words(), far.setting.levels, 8)
    assert "reached Red 1 time, 8 points since" in shown["tokens"]
