"""Whether a Mission can be won, is not over before it begins, and does not contradict itself."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.files.faults import Steps, place_text
from shamble.files.plain import Json, entries
from shamble.review.conditions import Obstacles, at_first, needed, same
from shamble.review.findings import Finding, fault, note
from shamble.review.outlook import BestCase
from shamble.rules.train.passage import STARTED
from shamble.world.words import Given, any_death, leaves, word_of

ROUNDS = ("survive", "round")
ONCE_DEAD = (
    "once somebody is dead this cannot be met any more, but the game goes on: "
    "add {dead: any-starting} to lose, or say that those who remain are enough"
)


def ending_findings(outlook: BestCase, obstacles: Obstacles, fewest: int) -> Iterator[Finding]:
    """All that is wrong with `win`, `lose` and the conditions of events and epilogues."""
    yield from _never_met(outlook, obstacles)
    yield from _met_at_once(outlook, fewest)
    yield from _contradictions(outlook)
    yield from _the_dead(outlook)


def _never_met(outlook: BestCase, obstacles: Obstacles) -> Iterator[Finding]:
    facts = outlook.facts
    for at, given in enumerate(facts.win):
        for steps, problem in obstacles.of(outlook, given, ("win", at)):
            yield fault(steps, f"this can never be met: {problem}")
    for at, given in enumerate(facts.lose):
        for steps, problem in obstacles.of(outlook, given, ("lose", at)):
            yield note(steps, f"this can never come about: {problem}")
    for at, event in enumerate(facts.events):
        place: Steps = ("train", "starts") if event.do == (STARTED,) else ("events", at, "when")
        for steps, problem in obstacles.of(outlook, event.when, place):
            yield note(steps, f"this event can never happen: {problem}")
    for at, epilogue in enumerate(facts.epilogues):
        if epilogue.when is not None:
            for steps, problem in obstacles.of(outlook, epilogue.when, ("epilogues", at, "when")):
                yield note(steps, f"this end of the story is never told: {problem}")


def _met_at_once(outlook: BestCase, fewest: int) -> Iterator[Finding]:
    facts = outlook.facts
    if facts.win and all(at_first(outlook, given, fewest) for given in facts.win):
        yield fault(("win",), "this is met before anybody has done anything: the game is won as it begins")
    for at, given in enumerate(facts.lose):
        if at_first(outlook, given, fewest):
            yield fault(("lose", at), "this is so before anybody has done anything: the game is lost as it begins")


def _contradictions(outlook: BestCase) -> Iterator[Finding]:
    """Goals that are defeats as well; a defeat is looked at first (CL-END-03)."""
    facts = outlook.facts
    wanted = [found for at, given in enumerate(facts.win) for found in needed(given, ("win", at))]
    for given, steps in wanted:
        if word_of(given) == "not" and any(same(given["not"], other) for other, _ in wanted):
            yield fault(steps, "this contradicts another condition: both must hold at once to win")
    for at, defeat in enumerate(facts.lose):
        for given, steps in wanted:
            if _comes_first(outlook, defeat, given):
                problem = f"this loses the game before {place_text(steps)} can win it"
                yield fault(("lose", at), problem)


def _comes_first(outlook: BestCase, defeat: Given, goal: Given) -> bool:
    """Whether a defeat is true whenever a goal is."""
    lost, won = word_of(defeat), word_of(goal)
    if lost in ROUNDS and won in ROUNDS:
        return bool(defeat[lost] <= goal[won])
    if lost == won == "taken":
        return _objectives(outlook, defeat["taken"]) <= _objectives(outlook, goal["taken"])
    return same(defeat, goal)


def _objectives(outlook: BestCase, wanted: Json) -> set[int]:
    """The Objectives that a condition asks for; for a number, that many whichever they are."""
    if isinstance(wanted, int):
        return set(range(wanted))
    if wanted == "all":
        return set(range(len(outlook.facts.objectives)))
    return {at for colour in entries(wanted) for at in outlook.of_colour(str(colour))}


def _the_dead(outlook: BestCase) -> Iterator[Finding]:
    """Goals for all starting Survivors, which cannot be met any more once one of them is dead."""
    facts = outlook.facts
    if any(any_death(leaf) for given in facts.lose for leaf in leaves(given)):
        return
    for at, given in enumerate(facts.win):
        for goal, steps in needed(given, ("win", at)):
            if _is_for_all(goal):
                yield note((*steps, word_of(goal)), ONCE_DEAD)


def _is_for_all(goal: Given) -> bool:
    if word_of(goal) == "rally":
        return bool(goal.get("who", "all-starting") == "all-starting")
    return bool(goal.get("escape") in ("all-starting", "everybody"))
