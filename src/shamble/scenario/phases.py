"""Additions of a scenario to the round: its decks are laid first, and it rests when the last turn is over."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Question
from shamble.engine.declared import DecisionKind, declare
from shamble.world.game import Game

BETWEEN = "between-actions"

declare(
    DecisionKind("phase-over", "`do: {action: go-on}`, `run: zombies`",
        "all turns of the position are over: the scenario rests", rests=True),
)  # fmt: skip


class LayDecks(Frame, tag="scenario-decks"):
    """The decks are shuffled, and the named cards put on top (the end of a list is the top)."""

    tops: tuple[tuple[str, tuple[int, ...]], ...]


@frame(LayDecks)
def scenario_decks(g: Game, f: LayDecks) -> Question | None:
    """Chance has one door: the rest of a deck is shuffled here, so that the log records its order."""
    g.pop()
    tops = dict(f.tops)
    for name, deck in g.state.decks.items():
        rest = g.shuffle(deck) if deck else []
        g.state.decks[name] = [*rest, *tops.get(name, ())]
    return None


ONE_ACTION = "zombie-action"
UNTIL_NEXT_PLAYER = "until-next-player"
"""The parts that a scenario can run besides the steps of its edition."""
