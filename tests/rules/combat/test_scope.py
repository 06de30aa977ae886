"""A Scope fits every weapon whose card says so, not the Rifle alone."""

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import force_setattr

from shamble.engine.chance import Script
from shamble.engine.decisions import Option
from shamble.scenario import load
from shamble.world.game import Game

POSITION = """
scenario: A gun, a Scope, and a Runner behind a Walker
board: {grid: a b}
survivors:
  Ann: {at: a, hands: [AK-47], reserve: [Scope], skills: []}
zombies: {b: {Walker: 1, Runner: 1}}
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    path = tmp_path / "position.yaml"
    path.write_text(POSITION)
    return load(path)[1].start()


def _building(game: Game) -> list[Option]:
    return [option for option in game.anytime(0) if option.action == "build"]


def _targets_of_a_shot(game: Game) -> set[str]:
    game.script = Script((4, 1))
    game.choose(next(option for option in game.options if option.action == "ranged"))
    return {game.setting.kinds[option.kind].short for option in game.options if option.action == "hit"}


@pytest.mark.rule("RM-MIX-03")
def test_a_scope_joins_any_weapon_whose_card_says_so(game: Game, request: pytest.FixtureRequest) -> None:
    gun = game.setting.card(game.state.survivors[0].slots[0])
    request.addfinalizer(partial(force_setattr, gun, "tags", gun.tags))
    force_setattr(gun, "tags", ("scope-friendly",))
    (build,) = _building(game)
    game.choose(build)
    game.choose(next(option for option in game.options if option.action == "keep"))
    assert _targets_of_a_shot(game) == {"Walker", "Runner"}


@pytest.mark.rule("RM-MIX-03")
def test_a_scope_joins_no_weapon_whose_card_is_silent_about_it(game: Game) -> None:
    assert _building(game) == []
    assert _targets_of_a_shot(game) == set()
    assert [event.data["kind"] for event in game.events if event.code == "killed"] == [
        game.setting.kind_of["Standard Walker"]
    ]
