"""All kinds of corrections by name, and when they are offered."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine.corrections import Correction, ListOptions
from shamble.engine.decisions import Option
from shamble.rules.frames import PlayersPhase, Turn
from shamble.world.game import Game

CORRECTIONS: dict[str, Correction] = {}
"""Every kind of correction, by the action of its options."""


def correction(name: str) -> Callable[[ListOptions], Correction]:
    """Decorator: register the function that lists the corrections of one kind."""

    def register(offer: ListOptions) -> Correction:
        def offer_at_rest(g: Game, out: list[Option]) -> None:
            if not why_not(g):
                offer(g, out)

        if name in CORRECTIONS:
            raise ValueError(f"two corrections are called {name!r}")
        made = CORRECTIONS[name] = Correction(name, offer_at_rest)
        return made

    return register


def why_not(g: Game) -> str:
    """The reason why nothing can be corrected now: `over`, `off`, `setup` or `busy`; empty when there is none."""
    if g.state.outcome:
        return "over"
    if not g.setting.rules.corrections:
        return "off"
    if g.state.phase == "setup":
        return "setup"
    return "" if _at_rest(g) else "busy"


def _at_rest(g: Game) -> bool:
    """Whether nothing is going on but a turn, or the choice of the next: no frame points at what may change."""
    agenda = g.state.agenda
    turns = sum(isinstance(frame, Turn) for frame in agenda)
    return g.innermost(PlayersPhase) is not None and all(frame.frame_kind.at_rest for frame in agenda) and turns <= 1
