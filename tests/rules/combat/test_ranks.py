"""The ranks of targets in Undead or Alive, for kinds of Zombies that no box of it has yet."""

from copy import copy

import pytest

from shamble.games import new_game
from shamble.rules.combat.targets import first_in_order
from shamble.rules.frames import Attack
from shamble.rules.horde import put
from shamble.world.game import Game


def with_a_subspecies() -> tuple[Game, int, int]:
    """A game in which the Brutes are Walkers of another species, with another rank on their row."""
    game = new_game("UA-M0", seed=1)
    setting = game.setting
    walker, other = setting.kind_of["Walker"], setting.kind_of["Brute"]
    row = setting.kinds[walker].altered(name="Crow Walker", species="crow", priority=9, index=other)
    changed = setting.rules.row(row)
    game.setting = copy(setting)
    game.setting.kinds = tuple(changed if kind.index == other else kind for kind in setting.kinds)
    return game, walker, other


@pytest.mark.rule("UA-TARGET-04")
def test_subspecies_rank_by_their_type_and_the_players_choose_among_them() -> None:
    game, walker, other = with_a_subspecies()
    runner = game.setting.kind_of["Runner"]
    for kind in (walker, other, runner):
        put(game, 0, kind, 1)
    assert first_in_order(game, Attack(who=0, mode="ranged", zone=0)) == [walker, other]
