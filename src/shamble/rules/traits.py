"""From printed Skills to hooks: the name of a Skill, with the word in brackets as a parameter."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from shamble.engine.hooks import Call
from shamble.rulebook import Printed, find_skill, skill_fault, skills
from shamble.rulebook.catalogue import version_words
from shamble.rules.frames import Attack, Turn
from shamble.rules.rule import named
from shamble.rules.turn import is_given, may_use
from shamble.world import hooks
from shamble.world.about import never_given
from shamble.world.hooks import OFFERS_ANYWHERE, TURN_OFFERS, Hook, Point, hook

if TYPE_CHECKING:
    from shamble.engine.decisions import Option
    from shamble.rules.turn import Purse
    from shamble.world.game import Game
    from shamble.world.state import Survivor

Factory = Callable[..., Iterable[Hook]]


class SkillWorking:
    """The working of a Skill in some of its versions, or in one reading of them: how its hooks are made."""

    __slots__ = ("factory", "id", "name", "nested", "reading", "verbatim", "versions", "waits")

    def __init__(
        self,
        name: str,
        id: str,
        versions: tuple[str, ...],
        factory: Factory,
        *,
        reading: str,
        verbatim: bool,
        nested: bool,
        waits: tuple[str, ...],
    ) -> None:
        self.name = name
        self.id = id
        self.versions = versions
        self.factory = factory
        self.reading = reading
        self.verbatim = verbatim
        self.nested = nested
        self.waits = waits

    def hooks(self, words: tuple[str, ...], versions: tuple[str, ...]) -> list[Hook]:
        """The hooks with these words in the brackets, in a game with these versions."""
        given = words if self.verbatim or self.nested else tuple(word.lower() for word in words)
        return _made(self.factory, self.id, given, versions if self.nested else ())


@cache
def _made(factory: Factory, id: str, words: tuple[str, ...], versions: tuple[str, ...] = ()) -> list[Hook]:
    """One set of hooks for all who have a Skill, however their cards print it: what comes twice can be seen to."""
    return named(factory(*words, versions=versions) if versions else factory(*words), id)


class Carried:
    """The effect of a card, or of what somebody lends: the word for it, its ledger id, and how it makes its hooks."""

    __slots__ = ("factory", "id", "name", "nested", "pattern")

    def __init__(self, name: str, id: str, factory: Factory, *, nested: bool = False) -> None:
        self.name = name
        self.id = id
        self.factory = factory
        self.nested = nested
        self.pattern = re.compile("(.+)".join(map(re.escape, re.split(r"\[[^\[\]]+\]", name))))


SKILLS: list[SkillWorking] = []
CARRIED: list[Carried] = []
LENT: list[Carried] = []

CLASSIC = ("classic-rm", "classic-older")
SEMI_OFFICIAL = ("semi-official",)


def skill(
    name: str,
    id: str,
    versions: tuple[str, ...] = CLASSIC,
    *,
    reading: str = "",
    verbatim: bool = False,
    nested: bool = False,
    waits: tuple[str, ...] = (),
) -> Callable[[Factory], Factory]:
    """Decorator: the working of a Skill of the catalogue (`+1 die: [Action]`, with its ledger id) in these versions.

    Versions are named as in the ledger (`semi-official-2`) or by an edition. With a `reading` (`slippery=faq-1.0`) it
    works only where that option has that value, and goes before the printed version. The word in brackets reaches the
    factory in lower case, or as it is printed (`verbatim`). With `nested` the word is itself a Skill: the factory gets
    it as it is printed, and `versions=`, both for `hooks_of`. `waits` lists clauses about pieces that no game has yet.
    """

    def register(factory: Factory) -> Factory:
        SKILLS.append(
            SkillWorking(name, id, versions, factory, reading=reading, verbatim=verbatim, nested=nested, waits=waits)
        )
        workings.cache_clear()
        return factory

    return register


def brings(name: str, id: str, *always: Hook, versions: tuple[str, ...] = CLASSIC, waits: tuple[str, ...] = ()) -> None:
    """The working of a Skill that is nothing but these hooks (see `skill`); the string below it says what they do."""
    skill(name, id, versions, waits=waits)(lambda: always)


def skill_at(
    point: Point[Call], name: str, id: str, stage: int = hooks.ADD, *, versions: tuple[str, ...] = CLASSIC
) -> Callable[[Call], Call]:
    """Decorator: a function at a hook point that is all there is to a Skill (see `skill`)."""

    def register(call: Call) -> Call:
        brings(name, id, hook(point, call, stage), versions=versions)
        return call

    return register


def carried(name: str, id: str, *, nested: bool = False) -> Callable[[Factory], Factory]:
    """Decorator: the effect of a card, by the word that the content uses for it, with its ledger id.

    With `nested` the word in brackets is a Skill, and the factory gets `versions=` as well, both for `hooks_of`.
    """

    def register(factory: Factory) -> Factory:
        CARRIED.append(Carried(name, id, factory, nested=nested))
        return factory

    return register


def carried_at(point: Point[Call], name: str, id: str, stage: int = hooks.ADD) -> Callable[[Call], Call]:
    """Decorator: a function at a hook point that is all there is to the effect of a card (see `carried`)."""

    def register(call: Call) -> Call:
        carried(name, id)(lambda: [hook(point, call, stage)])
        return call

    return register


def lent(name: str, id: str) -> Callable[[Factory], Factory]:
    """Decorator: what a Skill lends to others and is no Skill itself; the log names it by this word."""

    def register(factory: Factory) -> Factory:
        LENT.append(Carried(name, id, factory))
        return factory

    return register


_NEUTRAL: dict[Point[Any], Any] = {
    hooks.BEFORE_ROLL: None,
    hooks.REROLL: None,
    hooks.AFTER_ATTACK: None,
    hooks.BONUS_DICE: 0,
    hooks.CHAIN_KILL: ("", []),
}
"""The answers of an absent Skill at the hook points that ask about an attack."""

_ATTACK_VALUES = (
    hooks.DICE,
    hooks.ATTACK_DICE,
    hooks.ROLL_BONUS,
    hooks.DAMAGE,
    hooks.PICKS_TARGETS,
    hooks.SPARES,
    hooks.STRAY_HITS,
    hooks.KILLS_CLEANLY,
)
_ABOUT_ATTACKS = frozenset([*_NEUTRAL, *_ATTACK_VALUES])


def heeding(inner: Hook, heeds: Callable[[Game, Attack], bool]) -> Hook | None:
    """The hook of a Skill, deaf to all attacks but those that it heeds; None where no attack is known."""

    def only_those(g: Game, s: Survivor, *args: Any) -> Any:
        if heeds(g, args[0]):
            return inner.call(g, s, *args)
        return _NEUTRAL[inner.point] if inner.point in _NEUTRAL else args[-1]

    return inner._replace(rule="", call=only_those) if inner.point in _ABOUT_ATTACKS else None


def one_free(kind: str) -> Hook:
    """A hook for one free Action of a type."""
    return hook(hooks.FREE_ACTIONS, lambda g, s, asked, count: count + (asked == kind))


Offers = Callable[["Game", "Survivor", "Purse"], Iterable["Option"]]


def once_per_activation(name: str, offers: Offers) -> Hook:
    """A hook that offers these options in a turn of their own, as often as `may_use` allows (see `mark_used`)."""

    @never_given
    def offer(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        if not is_given(turn) and may_use(g, turn, s, name):
            extend_once(out, offers(g, s, purse))

    return hook(TURN_OFFERS, offer)


def skill_offer(
    name: str, id: str, *, versions: tuple[str, ...] = CLASSIC, off_board: bool = False
) -> Callable[[Offers], Offers]:
    """Decorator: what a Skill offers once per activation, under its name; with `off_board` it asks for no Zone."""

    def register(offers: Offers) -> Offers:
        offer = once_per_activation(name, offers)
        brings(name, id, *(anywhere(offer) if off_board else [offer]), versions=versions)
        return offers

    return register


def anywhere(offer: Hook) -> Iterator[Hook]:
    """An offer of a turn, made off the board too: it asks for nothing in a Zone."""
    yield offer
    yield offer._replace(point=OFFERS_ANYWHERE)


def during(ability: str, found: Iterable[Hook]) -> Iterator[Hook]:
    """These hooks, in force only while their owner uses the named ability."""
    for one in found:
        yield one._replace(rule="", call=partial(one.call), during=ability)


def improves(name: str, id: str, effect: str) -> None:
    """The working of `Charge: +1 die` and the like: another Skill, in force during the ability that is named first."""
    skill(name, id, SEMI_OFFICIAL)(lambda: during(name.partition(":")[0], hooks_of(effect, CLASSIC)))


def extend_once(out: list[Option], found: Iterable[Option]) -> None:
    """Add what is not offered yet: somebody may have two versions of one Skill."""
    found = list(found)
    if not found:
        return
    actions = {option.action for option in found}
    offered = {option.key for option in out if option.action in actions}
    out += [option for option in found if option.key not in offered] if offered else found


@cache
def workings() -> dict[tuple[str, str], SkillWorking]:
    """The working of each version that is written so far, by ledger id of the Skill and name of version or reading."""
    found: dict[tuple[str, str], SkillWorking] = {}
    for one in SKILLS:
        known = skills().get(one.id)
        if known is None or known.name != one.name:
            raise ValueError(f"{one.name!r}: the catalogue has no Skill {one.id} of this name")
        for word in [one.reading] if one.reading else one.versions:
            version = known.version(word)
            if version is None and not one.reading:
                raise ValueError(f"{one.id} has no version {word!r}; it has {', '.join(version_words(known))}")
            key = (one.id, version.word if version is not None else word)
            if found.setdefault(key, one) is not one:
                raise ValueError(f"{one.id}/{key[1]} is written twice")
    return found


@cache
def hooks_of(trait: str, versions: tuple[str, ...]) -> list[Hook]:
    """The hooks of a printed Skill or a carried effect; none while its rules are missing.

    A version that the card names outright is in force in every game; otherwise the first that the Skill has of
    `versions`, the readings and editions of this game.
    """
    printed = find_skill(trait)
    if printed is not None:
        works = working(printed, versions)
        return works.hooks(printed.words, versions) if works is not None else []
    for effect in (*CARRIED, *LENT):
        match = effect.pattern.fullmatch(trait)
        if match is not None:
            return _made(effect.factory, effect.id, match.groups(), versions if effect.nested else ())
    return []


def working(printed: Printed, versions: tuple[str, ...]) -> SkillWorking | None:
    """The working of a printed Skill in a game with these versions; None while its rules are missing."""
    written = workings()
    for word in (printed.version.word,) if printed.version is not None else versions:
        version = printed.skill.version(word)
        key = (printed.skill.id, version.word if version is not None else word)
        if version is not None or key in written:
            return written.get(key)
    return None


def skill_problem(name: str, versions: tuple[str, ...]) -> str:
    """The reason why a Skill does nothing in a game with these versions; empty where it works."""
    if fault := skill_fault(name):
        return fault
    printed = find_skill(name)
    if printed is None or working(printed, versions) is not None:
        return ""
    written = {word for id, word in workings() if id == printed.skill.id}
    words = [word for word in version_words(printed.skill) if word in written]
    if not words:
        return f"the rules of {printed.skill.name} are not written yet"
    return f'{name} is not in force here; to have it all the same, name a version: "{name} ({words[0]})"'
