"""The words of the Mission language: which there are, what each takes, an example of each.

A word is written as a mapping whose first key is the word itself: `{kills: 10, of: [Fatty]}`. Its other keys are its
own too. The type of each says what may stand there (content/mission_words.py reads them); a tuple lists the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar

from shamble.world.mission_records import MissionFacts
from shamble.world.missions import Given as Given

F = TypeVar("F", bound=Callable[..., Any])

MISSION_SAYS = "CL-READ-20"
"""The ledger id of what a Mission does by a rule of its own."""

FieldType = str | tuple[str, ...]


class Moment(str):
    """A moment at which a Mission is looked at, by its name; `who` has brought it about, -1: nobody."""

    who: int

    def __new__(cls, name: str, who: int = -1) -> Moment:
        """The moment of this name."""
        made = super().__new__(cls, name)
        made.who = who
        return made


@cache
def moment_of(name: str, who: int) -> Moment:
    """The moment of this name that somebody has brought about; made once, as it never changes."""
    return Moment(name, who)


def finder_at(moment: str) -> int:
    """Whoever has brought a moment about, -1: nobody."""
    return moment.who if isinstance(moment, Moment) else -1


class Word(NamedTuple):
    """One word: the types of its keys (the word's own first), what it says, and how it is written."""

    name: str
    fields: Mapping[str, FieldType]
    meaning: str
    example: str
    call: Callable[..., Any]


CONDITIONS: dict[str, Word] = {}
"""fn(game, given, moment) -> bool: whether it is so now, at a Moment."""

EFFECTS: dict[str, Word] = {}
"""fn(game, given, who) -> list of frames; `who` set it off, -1: nobody did."""


class Progress(NamedTuple):
    """The progress of a condition: so many of so many, and who or which Objectives are missing."""

    done: int
    all: int
    missing: tuple[str, ...] = ()
    objectives: tuple[int, ...] = ()


PROGRESS: dict[str, Callable[..., Progress]] = {}
"""fn(game, given) -> how far it has come, by the words of those conditions of which that can be told."""


COUNTED: dict[str, Callable[..., list[int]]] = {}
"""Tokens that are no pieces and can be counted: fn(game), the Zone of each that lies on the board."""


def _register(kind: dict[str, Word], example: str, fields: Mapping[str, FieldType]) -> Callable[[F], F]:
    name = next(iter(fields))

    def register(function: F) -> F:
        if name in kind:
            raise ValueError(f"two words of Missions are called {name!r}")
        meaning = (function.__doc__ or "").strip()
        if not meaning:
            raise ValueError(f"the word {name!r} of Missions needs a docstring: it is its entry in the reference")
        kind[name] = Word(name, fields, meaning, example, function)
        return function

    return register


def condition(example: str, /, **fields: FieldType) -> Callable[[F], F]:
    """Decorator: a condition. The first field is the word itself; one that ends in `_` is written without it."""
    return _register(CONDITIONS, example, {name.rstrip("_"): type_ for name, type_ in fields.items()})


def effect(example: str, /, **fields: FieldType) -> Callable[[F], F]:
    """Decorator: an effect, registered like a condition."""
    return _register(EFFECTS, example, {name.rstrip("_"): type_ for name, type_ in fields.items()})


def progress(word: str) -> Callable[[F], F]:
    """Decorator: the progress of the condition of this name."""

    def register(function: F) -> F:
        PROGRESS[word] = function
        return function

    return register


def word_of(given: Given) -> str:
    """The word that a condition or an effect begins with; none for one that could not be read."""
    for word in given:
        return word
    return ""


def inner(given: Given) -> tuple[Given, ...]:
    """The conditions inside one that is made of others."""
    word = word_of(given)
    if not word:
        return ()
    value, type_ = given[word], CONDITIONS[word].fields[word]
    if type_ == "conditions":
        return tuple(value) if isinstance(value, tuple) else ()
    return (value,) if type_ == "condition" and isinstance(value, dict) else ()


def leaves(given: Given) -> Iterator[Given]:
    """The plain conditions that one is made of; itself, if it is plain."""
    parts = inner(given)
    if not parts:
        yield given
    for part in parts:
        yield from leaves(part)


def words_in(given: Given) -> list[str]:
    """All words of a condition, those inside it too."""
    return [word_of(given), *(word for part in inner(given) for word in words_in(part))]


ANYBODY = "any-starting"
"""In place of names: whoever began the game."""


def any_death(given: Given) -> bool:
    """Whether a condition is met as soon as anybody dies, whoever it is."""
    return given.get("dead") == ANYBODY and "trait" not in given


ANY_TIME = "any-time"
EVENT = "event {}"
"""The name under which it is kept that an event has happened."""
END_PHASE = "end-phase"
SETTLED_BY_THEMSELVES = {"taken", "rally", "escape", "dead", "survive"}
"""Words that come true only at moments at which the game looks for its end in any case."""


def may_come_with_an_action(given: Given) -> bool:
    """Whether it may come true by an Action, and not only at moments at which the game looks for it in any case."""
    others = {word_of(leaf) for leaf in leaves(given)} - SETTLED_BY_THEMSELVES - {"round"}
    at_any_time = any(leaf.get("when") == ANY_TIME for leaf in leaves(given))
    return bool(others) or at_any_time or "not" in words_in(given)


def look_through(facts: MissionFacts) -> None:
    """Find out whether the Mission has to be looked at after every Action, and whether it has chains of steps."""
    asked = (*facts.win, *facts.lose)
    goals = {word for given in asked for word in words_in(given)}
    at_any_time = any(leaf.get("when") == ANY_TIME for given in asked for leaf in leaves(given))
    facts.watched = bool(facts.events or facts.happenings) or at_any_time or not goals <= SETTLED_BY_THEMSELVES
    facts.chains = tuple([given for given in (*facts.lose, *facts.win) if "then" in words_in(given)])
    facts.events = tuple(
        [
            event._replace(
                name=EVENT.format(index),
                chained="then" in words_in(event.when),
                at_end=any(leaf.get("when") == END_PHASE for leaf in leaves(event.when)),
            )
            for index, event in enumerate(facts.events)
        ]
    )
