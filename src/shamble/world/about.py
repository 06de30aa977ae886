"""The subjects of rules: those that can have nothing to say in a game are left out once, not asked every time.

A function at a hook point, a way or an offer declares it: `@about(pieces=(SWITCH,))` says that it does nothing in a
game without a switch. Which of them can speak is found out once for each set of kinds of pieces on the table, and kept
for all games with the same scene. That is all that it does: who is asked in vain has to do nothing all the same. A
wrong declaration would silently drop a rule, so the random games are run a second time with everybody asked, and have
to come out the same (lab/checker.py).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from shamble.engine import hooks
from shamble.engine.hooks import Answers
from shamble.world.hooks import OFFER_LIMITS, OFFERS_ANYWHERE, POINTS, TURN_OFFERS, Point, Profile, Table
from shamble.world.pieces import PIECES

if TYPE_CHECKING:
    from shamble.board import Board
    from shamble.world.mission_records import MissionFacts
    from shamble.world.setting import Ruleset

F = TypeVar("F", bound=Callable[..., Any])
Offer = Callable[..., None]
Limit = Callable[..., Any]
Kinds = frozenset[str]
"""Kinds of pieces."""


SCENES_REMEMBERED = 1024


class Scene(NamedTuple):
    """All that does not change in a game and that a rule may be about; many games have the same."""

    rules: Ruleset
    board: Board
    mission: MissionFacts
    abilities: frozenset[str]
    """Those of all kinds of Zombies."""
    has_figures: bool
    """Whether some card stands for a figure on the board."""


class Actor(NamedTuple):
    """Somebody whose turn it is: what they can do, and what stands in their Zone.

    Where nothing else will do than some `actions`, in a single Action that was given, what makes others is left out.
    """

    profile: Profile
    here: Kinds
    actions: tuple[str, ...]
    on_board: bool
    can_pay: bool


class About(NamedTuple):
    """The subjects of a rule: it can speak where any of them is there."""

    pieces: Collection[str]
    here: Collection[str]
    tags: Collection[str]
    barriers: Collection[str]
    abilities: Collection[str]
    facts: Collection[str]
    traits: Collection[str]
    scene: Callable[[Scene], Any] | None

    def is_there(self, scene: Scene, kinds: Kinds, actor: Actor | None) -> bool:
        """Whether any of it is there; what hangs on somebody may always be, unless it is said who acts."""
        if self.pieces and not kinds.isdisjoint(self.pieces):
            return True
        if self.here and not (kinds if actor is None else actor.here).isdisjoint(self.here):
            return True
        if self.facts and (actor is None or not actor.profile.facts.keys().isdisjoint(self.facts)):
            return True
        if self.traits and (actor is None or not frozenset(actor.profile.traits).isdisjoint(self.traits)):
            return True
        return self._is_in(scene)

    def _is_in(self, scene: Scene) -> bool:
        """Whether the board, the Zombies or what else does not change bring it up."""
        if self.tags and not scene.board.tags.isdisjoint(self.tags):
            return True
        if self.barriers and any(one.kind in self.barriers for one in scene.board.barriers):
            return True
        if self.abilities and not scene.abilities.isdisjoint(self.abilities):
            return True
        return self.scene is not None and bool(self.scene(scene))


_SUBJECTS: dict[Callable[..., Any], tuple[About, ...]] = {}
_MAKES: dict[Callable[..., Any], frozenset[str]] = {}
_PAID: set[Callable[..., Any]] = set()
_NEVER_GIVEN: set[Callable[..., Any]] = set()
_everybody = False


def about(
    *,
    pieces: Collection[str] = (),
    here: Collection[str] = (),
    tags: Collection[str] = (),
    barriers: Collection[str] = (),
    abilities: Collection[str] = (),
    facts: Collection[str] = (),
    traits: Collection[str] = (),
    scene: Callable[[Scene], Any] | None = None,
) -> Callable[[F], F]:
    """Decorator: a function that has nothing to do where none of this is there; several of them all have to be met.

    Kinds of pieces that were laid, tags of Zones and kinds of barriers on the board, abilities of Zombies, or what else
    a scene says. Offers and their limits also hang on whoever acts: on their facts, on traits that their Identity Card
    says they have, and on the pieces `here`, in their Zone or around them.
    """

    def declare(function: F) -> F:
        _SUBJECTS[function] = (
            *_SUBJECTS.get(function, ()),
            About(pieces, here, tags, barriers, abilities, facts, traits, scene),
        )
        return function

    return declare


def makes(*actions: str, paid: bool = False) -> Callable[[F], F]:
    """Decorator: an offer of a turn that makes options of these actions, and of no others.

    `paid`: each of them costs an Action, ordinary or free, so that there are none for whoever has nothing left.
    """

    def declare(function: F) -> F:
        _MAKES[function] = frozenset(actions)
        if paid:
            _PAID.add(function)
        return function

    return declare


def never_given(offer: F) -> F:
    """Decorator: an offer of a turn that makes nothing of a single Action that somebody gives."""
    _NEVER_GIVEN.add(offer)
    return offer


@contextmanager
def everybody_asked() -> Iterator[None]:
    """Inside, games that begin leave nobody out."""
    global _everybody
    before, _everybody = _everybody, True
    try:
        yield
    finally:
        _everybody = before


def speaking(scene: Scene, kinds: Kinds) -> Speaking:
    """Who can speak with these kinds of pieces on the table."""
    return Speaking(scene, kinds, everybody=True) if _everybody else _remembered(scene, kinds)


@lru_cache(SCENES_REMEMBERED)
def _remembered(scene: Scene, kinds: Kinds) -> Speaking:
    return Speaking(scene, kinds)


def answering(scene: Scene) -> Answers:
    """The functions that answer at points; one of a rule with nothing to say in a scene leaves it to the usual one."""
    return scene.rules.answers if _everybody else _answering(scene)


@lru_cache(SCENES_REMEMBERED)
def _answering(scene: Scene) -> Answers:
    ways = scene.rules.ways
    return hooks.answering({point: call for point, call in ways.items() if _can_be_heard(call, scene)})


def _can_be_heard(way: Callable[..., Any], scene: Scene) -> bool:
    """Whether a way can have anything to say in a scene, whatever pieces come into it."""
    return all(one.pieces or one.here or one.is_there(scene, frozenset(), None) for one in _SUBJECTS.get(way, ()))


class Speaking:
    """The functions at hook points and the offers that can have something to say with these kinds of pieces."""

    __slots__ = ("_everybody", "_in_turn", "_kinds", "_scene", "has_bodies", "hooks", "minds_place")

    def __init__(self, scene: Scene, kinds: Kinds, *, everybody: bool = False) -> None:
        self._scene = scene
        self._kinds = kinds
        self._everybody = everybody
        self.has_bodies = any(PIECES[kind].body is not None for kind in kinds)
        """Whether some of these pieces may count as Survivors."""
        heard = {point: self._heard(scene.rules.hooks[point]) for point in scene.rules.hooks}
        self.hooks = cast("Table", {**dict.fromkeys(POINTS, ()), **heard})
        """Of every point, so that nobody has to ask whether it is there."""
        self._in_turn: dict[tuple[Any, ...], tuple[tuple[Offer, ...], tuple[Limit, ...]]] = {}
        asked: list[Callable[..., Any]] = [
            *scene.rules.offers,
            *scene.rules.offers_anywhere,
            *scene.rules.hooks.get(OFFER_LIMITS, ()),
        ]
        self.minds_place = any(not kinds.isdisjoint(one.here) for call in asked for one in _SUBJECTS.get(call, ()))
        """Whether it matters to anybody in a turn which of these pieces are in the Zone of whoever acts."""

    def _heard(self, calls: Iterable[Any], actor: Actor | None = None) -> tuple[Any, ...]:
        return tuple([call for call in calls if self._everybody or self._can_speak(call, actor)])

    def _can_speak(self, call: Callable[..., Any], actor: Actor | None) -> bool:
        return all(one.is_there(self._scene, self._kinds, actor) for one in _SUBJECTS.get(call, ()))

    def in_turn(
        self, profile: Profile, here: Kinds, actions: tuple[str, ...], on_board: bool, can_pay: bool
    ) -> tuple[tuple[Offer, ...], tuple[Limit, ...]]:
        """The offers to somebody in a turn (see Actor): the rules', then their own; and the rules that limit them."""
        found = self._in_turn.get((profile, here, actions, on_board, can_pay))
        if found is None:
            rules, actor = self._scene.rules, Actor(profile, here, actions, on_board, can_pay)
            general = rules.offers if actor.on_board else rules.offers_anywhere
            point: Point[Any] = TURN_OFFERS if actor.on_board else OFFERS_ANYWHERE
            own = dict.fromkeys(profile.hooks.get(point, ()))
            offers = [*self._heard(general, actor), *own]
            asked = tuple([one for one in offers if self._everybody or _will_do(one, actor)])
            found = self._in_turn[actor] = asked, self._heard(rules.hooks.get(OFFER_LIMITS, ()), actor)
        return found


def made_by(offers: Iterable[Offer]) -> frozenset[str]:
    """The actions that offers say they make."""
    return frozenset(action for offer in offers for action in _MAKES.get(offer, ()))


def _will_do(offer: Offer, actor: Actor) -> bool:
    if offer in _PAID and not actor.can_pay:
        return False
    if offer in _NEVER_GIVEN and actor.actions:
        return False
    return not actor.actions or offer not in _MAKES or not _MAKES[offer].isdisjoint(actor.actions)
