"""Setting: everything that does not change during a game, as far as the engine asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from shamble.engine import hooks as hook_points
from shamble.engine.agenda import Frame
from shamble.engine.corrections import Correction
from shamble.engine.errors import SetupError
from shamble.engine.hooks import Given, Hook, Point, R, Replaced, Table
from shamble.engine.setup import AnySetup


class Ruleset:
    """The rules in force: hooks, what may be done at any moment, and what was chosen."""

    __slots__ = ("answers", "anytime", "chosen", "corrections", "hooks", "in_force", "own_ids", "parts", "ways")

    def __init__(
        self,
        *,
        hooks: Sequence[Hook] = (),
        anytime: Sequence[Callable[..., None]] = (),
        chosen: Mapping[str, str] | None = None,
        in_force: Iterable[str] = (),
        corrections: Mapping[str, Correction] | None = None,
        parts: Mapping[str, Callable[[], Frame]] | None = None,
        own_ids: Mapping[str, str] | None = None,
    ) -> None:
        self.hooks: Table = hook_points.arrange(one for one in hooks if not isinstance(one.point, Replaced))
        self.ways: dict[Point[Any], Callable[..., Any]] = {
            one.point: one.call for one in hooks if isinstance(one.point, Replaced)
        }
        """The functions at the points that one alone decides: of several that of the last rule."""
        self.answers = hook_points.answering(self.ways)
        self.anytime = tuple(anytime)
        self.chosen = dict(chosen or {})
        self.in_force = frozenset(in_force)
        """The names of the rules that were chosen and do something with the value that they have."""
        self.corrections = dict(corrections or {})
        self.parts = dict(parts or {})
        """The parts of a round that can be played by name, outside their order (`Game.run_phase`), as frames."""
        self.own_ids = dict(own_ids or {})
        """The ledger ids under which this game plays rules that have other ids elsewhere."""

    def ask(self, point: Replaced[*Given, R], *given: *Given) -> R:
        """The answer at a point that is asked without a game, mostly before there is one."""
        call = self.answers[point.index] if point.index < len(self.answers) else point.call
        return point.answer if call is None else call(*given)


Alter = Callable[[Mapping[str, Any], Mapping[str, Any]], Any]
"""(options of the set-up, changes since) -> the rules in force; SetupError lists what does not fit."""

Stack = Callable[[Any, str, list[int]], list[int]]
"""(game, purpose of a shuffle, its order by chance) -> the order that it is to have."""


W = TypeVar("W", bound=Ruleset)
S = TypeVar("S", bound=AnySetup)

FIELDS = ("_altered", "answers", "changes", "content_hash", "kept", "options", "rules", "seats", "setup", "stacked")


class Setting(Generic[W, S]):
    """The setting of any game: its rules, its seats, how it was set up, and what lasts from earlier games.

    It is made empty, so that twins cost little, and filled by `prepare`.
    """

    __slots__ = FIELDS

    def prepare(
        self,
        *,
        rules: W,
        setup: S,
        seats: int,
        options: Mapping[str, Any] | None = None,
        altered: Alter | None = None,
        content_hash: str = "",
        kept: Mapping[str, Any] | None = None,
    ) -> None:
        """Fill in what every game has."""
        self.rules = rules
        self.setup = setup
        """All that the game began with, as its saves have it."""
        self.answers = rules.answers
        """The functions that answer at points, as far as those of rules have something to say in this setting."""
        self.seats = seats
        self.options = dict(options or {})
        self.changes: dict[str, Any] = {}
        self._altered = altered
        self.content_hash = content_hash
        self.kept = dict(kept or {})
        """The document of what lasts from earlier games, as it came in; read only."""
        self.stacked: Stack | None = None
        """The function that says how a shuffle with a purpose comes out, if there is one."""

    def sibling(self, changes: Mapping[str, Any]) -> Self:
        """The same setting with other rules: its options as the game began, changed; SetupError lists what is wrong.

        A setting is shared between copies of a game, so it never changes itself.
        """
        if self._altered is None:
            raise SetupError("The rules of this game cannot be changed.")
        other = self._twin()
        other.rules = self._altered(self.options, changes)
        other.answers = other.rules.answers
        other.changes = dict(changes)
        return other

    def begun_with(self, setup: S) -> Self:
        """The same setting for a game with this set-up, which has nothing but another seed."""
        other = self._twin()
        other.setup = setup
        return other

    def _twin(self) -> Self:
        other = type(self)()
        for name in self._fields():
            setattr(other, name, getattr(self, name))
        return other

    def _fields(self) -> tuple[str, ...]:
        return FIELDS
