"""Companions at the table: whoever acts through one is asked, and what they kill is counted."""

from pathlib import Path

from shamble.engine import Game
from shamble.scenario import load
from shamble.table.ending import chronicle
from shamble.table.offers import decision_shown
from shamble.terminal.dashboards import surroundings
from shamble.terminal.paint import Paint
from shamble.text import words

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
    shown = decision_shown(game, [0])
    assert shown is not None
    assert (shown["kind"], shown["who"]) == ("move-on", 0)
    assert {option["who"] for option in shown["options"]} == {0}
    assert surroundings(words(), Paint(colours=False, unicode=True), game, game.decision.who if game.decision else -1)


def test_what_a_dog_kills_counts_for_the_table(tmp_path: Path) -> None:
    game = _game(tmp_path)
    while game.state.crowd[0]:
        game.choose(next(option for option in game.options if option.action in ("dog-bite", "end", "activate")))
    assert chronicle(game)["kills"] == 1
