"""The parts of which a setting is laid: components of the boxes, those who play, and the Mission on its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from shamble.board import Board
from shamble.world.mission_records import MissionFacts
from shamble.world.records import CardType, Combination, Identity, Tent, ZombieCard, ZombieKind


class Components(NamedTuple):
    """The components of the boxes in use, numbered as the engine knows them.

    `cards` are the types of all physical cards, `lie_in` the decks of those that begin elsewhere than others of their
    type, by number. `token_faces` are the faces of the tokens of each kind, each as often as there are such tokens.
    `lasting` are the names of all cards that are earned and last from game to game, `further` those of Equipment of
    other boxes, which is there for what lasts. `content_hash` is that of the content they are from.
    """

    kinds: tuple[ZombieKind, ...]
    types: tuple[CardType, ...]
    cards: tuple[int, ...]
    lie_in: Mapping[int, str]
    combinations: tuple[Combination, ...]
    zombie_cards: tuple[ZombieCard, ...]
    tent_cards: tuple[Tent, ...]
    token_faces: Mapping[str, tuple[str, ...]]
    lasting: tuple[str, ...]
    further: tuple[str, ...]
    content_hash: str

    @property
    def kind_of(self) -> dict[str, int]:
        """The index of each kind of Zombie by its name."""
        return {kind.name: kind.index for kind in self.kinds}


class Cast(NamedTuple):
    """Those who play: their Identity Cards in order, those of the boxes that nobody plays, the team of each seat."""

    identities: tuple[Identity, ...]
    bench: tuple[Identity, ...]
    teams: tuple[int, ...]


class LaidMission(NamedTuple):
    """A Mission on its board, and the function that gives it on a board of which parts have moved."""

    board: Board
    facts: MissionFacts
    on: Callable[[Board], MissionFacts]
