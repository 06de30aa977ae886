"""What a scenario adds to the round: its decks are laid first, and it rests when the last turn is over."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import DecisionKind, declare
from shamble.world.game import Game
from shamble.world.state import Frame

BETWEEN = "between-actions"

declare(
    DecisionKind("phase-over", "`do: {action: go-on}`, `run: zombies`",
        "all turns of the position are over: the scenario rests", rests=True),
)  # fmt: skip


def laying_decks(tops: Iterable[tuple[str, tuple[int, ...]]]) -> Frame:
    """The frame that shuffles the decks and puts the named cards on top (the end of a list is the top)."""
    return {"frame": "scenario-decks", "tops": tuple(tops)}


@frame("scenario-decks")
def scenario_decks(g: Game, f: Frame) -> Question | None:
    """Chance has one door: the rest of a deck is shuffled here, so that the log records its order."""
    g.pop()
    tops = dict(f["tops"])
    for name, deck in g.state.decks.items():
        rest = g.shuffle(deck) if deck else []
        g.state.decks[name] = [*rest, *tops.get(name, ())]
    return None


def after_the_turns() -> Frame:
    """The frame under the players' phase: without it the Zombies would act before a scenario can look."""
    return {"frame": "scenario-rest"}


@frame("scenario-rest", at_rest=True)
def scenario_rest(g: Game, f: Frame) -> Question | None:
    """All turns are over: the round goes on when the scenario says so, or parts of it are run by name."""
    return Question("phase-over", g.all_seats(), [Option("go-on"), Option("stay-here")])


@scenario_rest.answer
def _go_on(g: Game, f: Frame, option: Option) -> None:
    if option.action == "go-on":
        g.pop()


ONE_ACTION = "zombie-action"
UNTIL_NEXT_PLAYER = "until-next-player"
"""What a scenario can run besides the steps of its edition."""
