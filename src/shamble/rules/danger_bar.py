"""The end of the Danger Bar: further Adrenaline is lost, or the tracker goes round again (UA-CLAR-31, UA-ULTRA-04)."""

from __future__ import annotations

from shamble.rules.experience import POINTS_GAINED
from shamble.rules.modes.ultrared import ANY_SKILL, runs_on, without_brackets
from shamble.rules.rule import Rule
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("danger-bar")


@rules.on(POINTS_GAINED)
def up_to_the_end(g: Game, survivor: Survivor, points: int) -> int:
    """UA-CLAR-31: nothing is counted beyond the last level."""
    return points if runs_on(g) else min(points, g.setting.levels[-1].points - survivor.xp)


@rules.on(ANY_SKILL)
def all_of_the_game(g: Game) -> tuple[str, ...]:
    """UA-ULTRA-04: every Skill, and those whose brackets are filled in on the Identity Card of a Survivor."""
    cards = (*g.setting.identities, *g.setting.bench)
    printed = (skill for card in cards for level in card.levels for skill in level)
    return tuple(dict.fromkeys((*without_brackets(g), *sorted(printed))))
