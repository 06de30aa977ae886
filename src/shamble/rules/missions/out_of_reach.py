"""Objectives that can no longer be met: the game is lost then (SE-WIN-03)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.missions.conditions import STEP, concerned
from shamble.rules.rule import Rule
from shamble.rules.tallies import tally
from shamble.rules.wounds import DEAD
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.words import PROGRESS, Given, inner, word_of, words_in

EVERYBODY, REMAINING = "all-starting", "remaining"
USUALLY = {"rally": EVERYBODY, "inside": REMAINING, "outside": REMAINING}
"""Whom conditions about people mean unless they say so."""

rules = Rule("out-of-reach")


@rules.on(hooks.DIED, "SE-WIN-03")
def after_a_death(g: Game, who: int) -> None:
    """SE-WIN-03: where everybody is needed, the dead are missing for good."""
    _look(g)


@rules.on(hooks.AFTER_ACTION, "SE-WIN-03")
@about(scene=lambda scene: any("taken" in words_in(goal) for goal in scene.mission.win))
def after_an_action(g: Game, who: int) -> list[Frame]:
    """SE-WIN-03: what was destroyed cannot be taken any more."""
    if g.state.taken:
        _look(g)
    return []


def _look(g: Game) -> None:
    if not g.state.outcome and not all(_can_be_met(g, goal) for goal in g.setting.mission.win):
        g.finish("lost", "out-of-reach", "SE-WIN-03")


def _can_be_met(g: Game, goal: Given) -> bool:
    word, parts = word_of(goal), inner(goal)
    if word == "any":
        return any(_can_be_met(g, part) for part in parts)
    if word in ("all", "then"):
        done = tally(g, STEP.format(goal["id"])) if word == "then" else 0
        return all(_can_be_met(g, part) for part in parts[done:])
    if word == "taken":
        return not any(g.state.taken >> index & 1 for index in _still_wanted(g, goal))
    meant = goal["escape"] if word == "escape" else goal.get("who", USUALLY.get(word))
    return meant not in (EVERYBODY, "everybody") or not any(survivor.status == DEAD for survivor in concerned(g))


def _still_wanted(g: Game, goal: Given) -> tuple[int, ...]:
    """The Objectives without which the goal cannot be met; none of them where a number will do."""
    return () if isinstance(goal["taken"], int) else PROGRESS["taken"](g, goal).objectives
