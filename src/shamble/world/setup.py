"""GameSetup: how a game of the family is set up, whoever asks for it and wherever it is written down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import field

from shamble.engine.setup import AnySetup

T = TypeVar("T")
Seats = tuple[tuple[str, ...], ...]
"""The Survivors of each seat."""
Written = dict[str, Any]
"""A Survivor of one's own as plain data (content/custom_survivors.py)."""


def _written(usual: T) -> T:
    """A field that saves always have, even where it says what is usual."""
    found: T = field(default_factory=lambda: usual)
    return found


def seated(players: Iterable[Iterable[str]]) -> Seats:
    """The Survivors of each seat, of lists of names."""
    return tuple(map(tuple, players))


class GameSetup(AnySetup, frozen=True, kw_only=True, omit_defaults=True, tag="mission"):
    """The set-up of a game: what somebody asks for, or once all that is left open is decided, what its saves have.

    Open is what has the usual value here; games/beginning.py decides it. `mission` is an id, or the whole path of a
    file. `players` are the Survivors of each seat, `people` the names of those who sit there, `teams` seats from 1
    (None: all play together). `boxes` are pooled. `options` are single choices, house rules among them. `survivors` are
    further ones as they are written, `kept` is what lasts from an earlier game
    (`Game.kept`), `packs` are the dropped packs that it needs, by their hash. Without a seed nobody can foretell it.
    """

    mission: str = ""
    players: Seats = _written(())
    teams: tuple[tuple[int, ...], ...] | None = _written(None)
    seed: int | None = _written(None)
    variant: str = _written("")
    boxes: tuple[str, ...] = _written(())
    options: dict[str, str] = field(default_factory=lambda: {})  # written as well
    people: tuple[str, ...] = ()
    survivors: tuple[Written, ...] = ()
    kept: dict[str, Any] = field(default_factory=dict)
    packs: dict[str, str] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.mission, self.players, self.teams, self.seed, self.variant, self.boxes))

    @property
    def names(self) -> list[str]:
        """The Survivors who are played, seat by seat."""
        return [name for seat in self.players for name in seat]
