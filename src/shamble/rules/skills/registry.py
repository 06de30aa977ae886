"""How a printed Skill becomes hooks: its name, with the word in brackets as a parameter."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from shamble.engine.hooks import ADD, TURN_OFFERS, Hook

if TYPE_CHECKING:
    from shamble.engine.decisions import Option
    from shamble.engine.game import Game
    from shamble.engine.state import Frame, Survivor
    from shamble.rules.turn import Purse

Factory = Callable[..., Iterable[Hook]]


class Skill:
    """A Skill (or the effect of a carried card): its printed name, its versions and how it makes its hooks."""

    __slots__ = ("factory", "id", "name", "pattern", "verbatim", "versions")

    def __init__(self, name: str, id: str, versions: tuple[str, ...], factory: Factory, verbatim: bool) -> None:
        self.name = name
        self.id = id
        self.versions = versions
        self.factory = factory
        self.verbatim = verbatim
        text = re.escape(name).replace(r"\[", "[").replace(r"\]", "]")
        self.pattern = re.compile(re.sub(r"\[[^\]]+\]", "(.+)", text), re.IGNORECASE)


SKILLS: list[Skill] = []

CLASSIC = ("classic-rm", "classic-older")


def skill(
    name: str, id: str, versions: tuple[str, ...] = CLASSIC, *, verbatim: bool = False
) -> Callable[[Factory], Factory]:
    """Decorator: a Skill by its printed name (`+1 die: [Action]`), with its ledger id and the versions it follows.

    The word in brackets reaches the factory in lower case, or as it is printed (`verbatim`).
    """

    def register(factory: Factory) -> Factory:
        SKILLS.append(Skill(name, id, versions, factory, verbatim))
        return factory

    return register


def carried(name: str) -> Callable[[Factory], Factory]:
    """Decorator: the effect of a card, by the word that the content uses for it."""
    return skill(name, "", verbatim=True)


def hook(point: str, rule: str, call: Callable[..., Any], stage: int = ADD) -> Hook:
    """One function of a Skill at a hook point."""
    return Hook(point, stage, rule, call)


Offers = Callable[["Game", "Survivor", "Purse"], Iterable["Option"]]


def once_per_activation(name: str, rule: str, offers: Offers) -> Hook:
    """A hook that offers these options in a turn until `mark_used(turn, name)` was called."""

    def offer(g: Game, turn: Frame, s: Survivor, purse: Purse, out: list[Option]) -> None:
        if name not in turn["used"]:
            out.extend(offers(g, s, purse))

    return hook(TURN_OFFERS, rule, offer)


@cache
def hooks_of(trait: str, versions: tuple[str, ...]) -> list[Hook]:
    """The hooks of a printed Skill in the first of these versions that it has; none while its rules are missing."""
    for version in versions:
        for known in SKILLS:
            match = known.pattern.fullmatch(trait) if version in known.versions else None
            if match:
                words = match.groups() if known.verbatim else (word.lower() for word in match.groups())
                return list(known.factory(*words))
    return []


def known_effects() -> list[str]:
    """The printed names of everything that has hooks."""
    return [known.name for known in SKILLS]
