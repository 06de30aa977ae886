"""Seekers (CL-SEEKER): each of their cards sets all of them in motion."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.rules.running_out import ExtraActivation
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game

rules = Rule("seekers")


@rules.on(hooks.CARD_DRAWN, "CL-SEEKER-06")
@about(abilities=("strength-in-numbers",))
def wake_all(g: Game, number: int, level: int) -> list[Frame]:
    """CL-SEEKER-06, CL-ZCARD-02, CL-ZTYPE-18: all Seekers on the board act before their card brings more of them."""
    lines = g.setting.zombie_cards[number - 1].lines
    brought = {kind for line in lines for kind, _ in line if able(g, kind, "strength-in-numbers")}
    return [ExtraActivation(kinds=(kind,), why="card", rule="CL-SEEKER-06") for kind in sorted(brought)]
