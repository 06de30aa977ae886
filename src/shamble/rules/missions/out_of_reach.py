"""Objectives that can no longer be met: the game is lost then (SE-WIN-03)."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine.agenda import Frame
from shamble.rules.missions.conditions import EVERYBODY, REMAINING, STEP, concerned, meant
from shamble.rules.rule import Rule
from shamble.rules.tallies import exit_zone, tally
from shamble.rules.wounds import DEAD
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.words import CONDITIONS, PROGRESS, Given, inner, leaves, word_of, words_in

OF_TOKENS = ("taken", "found")
IMPOSSIBLE = "out-of-reach"

rules = Rule("out-of-reach")

ATTAINABLE: dict[str, Callable[[Game, Given], bool]] = {}
"""Whether a goal of a word can still be met, for the words of other chapters that can get out of reach."""


def attainable(word: str) -> Callable[[Callable[[Game, Given], bool]], Callable[[Game, Given], bool]]:
    """Decorator: tells whether a goal of this word can still be met."""

    def register(function: Callable[[Game, Given], bool]) -> Callable[[Game, Given], bool]:
        ATTAINABLE[word] = function
        return function

    return register


@rules.on(hooks.DIED, "SE-WIN-03")
def after_a_death(g: Game, who: int) -> None:
    """SE-WIN-03: where everybody is needed, the dead are missing for good."""
    look_for_the_impossible(g)


@rules.on(hooks.AFTER_ACTION, "SE-WIN-03")
@about(scene=lambda scene: any({*OF_TOKENS} & {*words_in(goal)} for goal in scene.mission.win))
def after_an_action(g: Game, who: int) -> list[Frame]:
    """SE-WIN-03: what was destroyed cannot be taken any more."""
    if g.state.taken:
        look_for_the_impossible(g)
    return []


def look_for_the_impossible(g: Game) -> None:
    """SE-WIN-03: the game is lost once a goal cannot be met any more."""
    if not g.state.outcome and not all(_can_be_met(g, goal) for goal in g.setting.mission.win):
        g.finish("lost", IMPOSSIBLE, "SE-WIN-03")


@rules.on(hooks.FURTHER_DEFEATS, "SE-WIN-03")
def with_a_goal_out_of_reach(g: Game) -> list[str]:
    """SE-WIN-03: said where a goal is of a kind that can get out of reach."""
    return [IMPOSSIBLE] if any(map(_may_be_missed, g.setting.mission.win)) else []


def _may_be_missed(goal: Given) -> bool:
    for leaf in leaves(goal):
        word = word_of(leaf)
        if word in OF_TOKENS or word in ATTAINABLE or _means_everybody(leaf):
            return True
    return False


def _can_be_met(g: Game, goal: Given) -> bool:
    word, parts = word_of(goal), inner(goal)
    if word == "any":
        return any(_can_be_met(g, part) for part in parts)
    if word in ("all", "then"):
        done = tally(g, STEP.format(goal["id"])) if word == "then" else 0
        return all(_can_be_met(g, part) for part in parts[done:])
    if word in OF_TOKENS:
        return _enough_left(g, goal, word)
    if word in ATTAINABLE:
        return ATTAINABLE[word](g, goal)
    if word in ("escape", "rally") and exit_zone(g) < 0 <= g.setting.mission.exit:
        return False
    return not _means_everybody(goal) or not any(survivor.status == DEAD for survivor in concerned(g))


def _means_everybody(goal: Given) -> bool:
    """Whether a goal takes everybody who began."""
    word = word_of(goal)
    if word == "escape":
        return bool(goal[word] != REMAINING)
    return "who" in CONDITIONS[word].fields and meant(goal, "who") == EVERYBODY


def _enough_left(g: Game, goal: Given, word: str) -> bool:
    """Whether of the Objectives that a goal still wants so many lie there as it needs."""
    progress = PROGRESS[word](g, goal)
    lost = sum(g.state.taken >> index & 1 for index in progress.objectives)
    wanted = goal[word] if isinstance(goal[word], int) else progress.all
    return len(progress.objectives) - lost + progress.done >= wanted
