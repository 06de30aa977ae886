"""Companions at the table: whoever acts through one is asked, and what they kill is counted."""

from pathlib import Path

import pytest
from tests.sent import sent

from shamble.draw import pieces
from shamble.rules.companions.figures import Companion
from shamble.scenario import load
from shamble.table.screen.chronicle import chronicle
from shamble.table.screen.dashboards import dashboard
from shamble.table.screen.offers import decision_shown
from shamble.terminal.dashboards import surroundings
from shamble.terminal.paint import Paint
from shamble.text import words
from shamble.world import Game

POSITION = """
scenario: Ned and his dog
boxes: [S1, RM, DC]
board: {grid: "a b c"}
survivors: {Ned: {at: c, reserve: [Cherry], skills: []}}
companions: [{piece: companion, zone: a, sign: Cherry}]
zombies: {a: {Walker: 1}}
"""


def _game(folder: Path) -> Game:
    file = folder / "dog.yaml"
    file.write_text(POSITION)
    return load(file)[1].start()


def test_the_handler_is_asked_where_his_dog_runs(tmp_path: Path) -> None:
    game = _game(tmp_path)
    game.choose(next(option for option in game.options if option.action == "dog-run"))
    shown = sent(decision_shown(game, [0]))
    assert shown is not None
    assert (shown["kind"], shown["who"]) == ("move-on", 0)
    assert {option["who"] for option in shown["options"]} == {0}
    assert surroundings(words(), Paint(colours=False, unicode=True), game, game.decision.who if game.decision else -1)


def test_what_a_dog_kills_counts_for_the_table(tmp_path: Path) -> None:
    game = _game(tmp_path)
    while game.state.crowd[0]:
        game.choose(next(option for option in game.options if option.action in ("dog-bite", "end", "activate")))
    assert sent(chronicle(game))["kills"] == 1


@pytest.mark.rule("CL-DOGCOMP-18")
def test_what_a_dog_carries_is_told_on_the_dashboard_and_drawn(tmp_path: Path) -> None:
    game = _game(tmp_path)
    ned, before = game.state.survivors[0], pieces(game)
    name = next(name for name in before if name.startswith("figure:"))
    card = next(card for card in game.state.decks["equipment"] if game.setting.card(card).name == "Canned Food")
    game.state.decks["equipment"].remove(card)
    game.state.piece(0, Companion).holds = card
    assert "Cherry carries Canned Food" in sent(dashboard(game, ned))["tokens"]
    assert pieces(game)[name] != before[name]


def test_all_that_a_card_says_is_told(tmp_path: Path) -> None:
    game = _game(tmp_path)
    shown = [card for card in sent(dashboard(game, game.state.survivors[0]))["places"][1]["slots"] if card]
    assert [card["name"] for card in shown] == ["Cherry"]
    assert len(shown[0]["text"]) > 80
