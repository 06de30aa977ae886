"""Steps: what set-up, a round and its phases consist of. An edition lists them, and rules in force bring further ones.

A frame that goes through steps holds the name of the next one in `at`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Question
from shamble.engine.errors import SetupError
from shamble.rules.frames import Stepwise
from shamble.rules.rule import Part, SingleStep, Step, StepFunction, by_itself
from shamble.world.game import Game
from shamble.world.setting import Ruleset

ROUND = "round"
"""The frame that begins with its first step again when it has done the last."""

PARTS: dict[str, tuple[str, Callable[[], Frame]]] = {}
"""Parts of steps that can be played by name, outside their order: the step that each belongs to, and its frame."""


def step(of: str, name: str, *, part: Part | None = by_itself) -> Callable[[StepFunction], Step]:
    """Decorator: a step that editions can list."""
    return lambda function: Step(of, name, function, part)


def take_step(g: Game, f: Stepwise) -> None:
    """Do the step that is named, after naming the next one; with the last one the frame is over.

    A kind of frame that does nothing else has this for its `run`.
    """
    call, then = g.setting.rules.steps[f.frame_kind.name][f.at]
    if then:
        f.at = then
    else:
        g.pop()
    call(g, f)


def step_after(rules: Ruleset, of: str, name: str = "") -> str:
    """The name of the step after another, or of the first; "" after the last one."""
    return rules.steps[of][name][1]


@frame(SingleStep)
def single_step(g: Game, f: SingleStep) -> Question | None:
    """One step by itself, outside its order: for studying positions."""
    g.pop()
    g.setting.rules.steps[f.of][f.name][0](g, f)
    return None


def arranged(
    lists: Iterable[tuple[str, Sequence[Step]]], brought: Iterable[Step], others: Iterable[Step]
) -> dict[str, dict[str, tuple[StepFunction, str]]]:
    """Each list as the rules in force have it: what to do by the name of the step, and which step is next.

    `others` are steps of rules that could be in force: a game in which one was switched off may still name them.
    """
    in_force = list(brought)
    taken = {(one.of, one.name) for one in in_force}
    idle = {(one.of, one.name): one._replace(call=_nothing) for one in others if (one.of, one.name) not in taken}
    found: dict[str, dict[str, tuple[StepFunction, str]]] = {}
    given = dict(lists)
    for one in in_force:
        if one.of not in given:
            raise SetupError(f"The step {one.name!r} is one of {one.of!r}; there are {', '.join(given)}.")
    for of, listed in given.items():
        if not listed:
            raise SetupError(f"{of} has no steps.")
        steps = _in_order(listed, [one for one in (*in_force, *idle.values()) if one.of == of])
        then = [*(one.name for one in steps[1:]), steps[0].name if of == ROUND else ""]
        found[of] = {one.name: (one.call, after) for one, after in zip(steps, then, strict=True)}
        found[of][""] = (_nothing, steps[0].name)
    return found


def _nothing(g: Game, f: Frame) -> None:
    """The step of a rule that is not in force."""


def _in_order(listed: Sequence[Step], brought: Iterable[Step]) -> list[Step]:
    """The list with what rules put into it; of several behind the same step the first comes first."""
    found = list(listed)
    behind: dict[str, int] = {}
    further = list(brought)
    counted = Counter(one.name for one in (*found, *further))
    doubled = next((name for name, count in counted.items() if count > 1), "")
    if doubled:
        raise SetupError(f"{found[0].of} has two steps that are called {doubled!r}.")
    for one in further:
        names = [other.name for other in found]
        if one.after and one.after not in names:
            raise SetupError(f"The step {one.name!r} comes after {one.after!r}; {one.of} has {', '.join(names)}.")
        place = names.index(one.after) + 1 if one.after else 0
        found.insert(place + behind.get(one.after, 0), one)
        behind[one.after] = behind.get(one.after, 0) + 1
    return found
