"""The agenda: a stack of frames, each one piece of resolution, and the table of all kinds of frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.engine.decisions import Option, Question
from shamble.engine.state import Frame

Run = Callable[[Any, Frame], Question | None]
Answer = Callable[[Any, Frame, Option], None]


class FrameKind:
    """How one kind of frame goes on: `run` makes progress or asks; `answer` takes what was chosen.

    A `run` that asks must leave the state as it is: it is called again after loading or undoing.
    """

    __slots__ = ("_answer", "at_rest", "ends_when", "name", "run")

    def __init__(self, name: str, run: Run, *, ends_when: frozenset[str], at_rest: bool) -> None:
        self.name = name
        self.at_rest = at_rest
        self.run = run
        self.ends_when = ends_when
        self._answer: Answer | None = None

    def answer(self, function: Answer) -> Answer:
        """Decorator: the function that takes this frame's answers."""
        self._answer = function
        return function

    def take(self, game: Any, frame: Frame, option: Option) -> None:
        """Hand a chosen option to the frame that asked."""
        if self._answer is None:
            raise TypeError(f"frame {self.name!r} asked but takes no answer")
        self._answer(game, frame, option)


FRAMES: dict[str, FrameKind] = {}

GONE, MOVED = "gone", "moved"
"""What may end a frame that names somebody: they are out of the game, or they were put elsewhere."""


def frame(
    name: str, *, ends_when_dead: bool = True, ends_when_moved: bool = False, at_rest: bool = False
) -> Callable[[Run], FrameKind]:
    """Decorator: register the `run` function of a kind of frame.

    A frame that names somebody in `who` is taken off the agenda when they are out of the game (`ends_when_dead`) or are
    put elsewhere (`ends_when_moved`). With nothing but frames `at_rest` on the agenda things may be put right by hand.
    """

    def register(run: Run) -> FrameKind:
        if name in FRAMES:
            raise ValueError(f"two kinds of frame are called {name!r}")
        ends_when = frozenset(what for what, ends in ((GONE, ends_when_dead), (MOVED, ends_when_moved)) if ends)
        kind = FRAMES[name] = FrameKind(name, run, ends_when=ends_when, at_rest=at_rest)
        return kind

    return register
