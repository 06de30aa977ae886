"""House rules about winning and losing (CL-HOUSE-58, -59)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.frames import Round
from shamble.rules.rule import rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import FIRST_BODY

STARTER_DIED, MOURNED = "starter-died", "mourned"


@rule("one-death-loses", "CL-HOUSE-58", of="endings", replaces=("CL-END-01",))
def one_death_loses() -> Iterator[Hook]:
    """CL-HOUSE-58: the first death of a Survivor loses the game."""

    def lose_at_once(g: Game, who: int) -> None:
        if who < FIRST_BODY:
            g.finish("lost", STARTER_DIED, "CL-HOUSE-58")

    yield hook(hooks.DIED, lose_at_once)
    yield hook(hooks.FURTHER_DEFEATS, lambda g: [STARTER_DIED])


@rule("a-death-loses-the-round", "CL-HOUSE-59", of="endings", replaces=("CL-END-01",))
def a_death_loses_the_round() -> Iterator[Hook]:
    """CL-HOUSE-59: in the End Phase of a round in which somebody died the game is lost, unless it was won before."""
    yield hook(hooks.DIED, _note_death)
    yield hook(hooks.END_PHASE, _lose_after_death)
    yield hook(hooks.FURTHER_DEFEATS, lambda g: [MOURNED])


def _note_death(g: Game, who: int) -> None:
    rounds = g.innermost(Round)
    if rounds is not None:
        rounds.mourned = g.state.round


def _lose_after_death(g: Game) -> None:
    rounds = g.innermost(Round)
    if rounds is not None and rounds.mourned == g.state.round:
        g.finish("lost", MOURNED, "CL-HOUSE-59")
