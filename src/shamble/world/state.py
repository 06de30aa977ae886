"""State: all that can change on the table of a Zombicide game, as plain data. It knows no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from shamble.engine import state
from shamble.engine.agenda import Frame, copied
from shamble.engine.hooks import Profile, arrange
from shamble.engine.state import digest
from shamble.world.pieces import copied_pieces, read_pieces

if TYPE_CHECKING:
    from shamble.world.pieces import P, Piece

__all__ = ["EMPTY", "NO_TEAM", "WOUNDED", "Frame", "State", "Survivor", "digest"]

WOUNDED = -1
EMPTY = 0
NO_TEAM = -1
"""The team of whoever counts as a Survivor and waits for a Leader."""

NO_KINDS: frozenset[str] = frozenset()
_NO_PROFILE = Profile((), arrange(()))


_OF_SURVIVORS = (
    *("name", "seat", "team", "zone", "xp", "level", "skills", "slots", "status", "extra_actions"),
    *("hurt", "tokens", "killed", "turned"),
)


class Survivor(state.Saved):
    """One Survivor. `slots` holds card numbers, EMPTY or WOUNDED, place after place (world/places.py).

    `hurt` are the Wounds that are no cards in slots. `tokens` are what lies on them or is the matter with them: each is
    a trait like those of the cards they carry.
    `turned`: their Identity Card shows its other side.
    They are made empty, so that copies cost little, and filled by `prepare`.
    """

    fields: ClassVar[tuple[str, ...]] = _OF_SURVIVORS
    later: ClassVar[Mapping[str, Any]] = MappingProxyType({"hurt": 0, "tokens": (), "killed": False, "turned": False})
    __slots__ = (*_OF_SURVIVORS, "index", "profile")

    def prepare(self, index: int, name: str, seat: int, team: int, slots: int) -> Survivor:
        """Fill in how a Survivor begins."""
        self.index = index
        self.name = name
        self.seat = seat
        self.team = team
        self.zone = -1
        self.xp = 0
        self.level = 0
        self.skills: tuple[str, ...] = ()
        self.slots: list[int] = [EMPTY] * slots
        self.hurt = 0
        self.status = "alive"
        self.extra_actions = 0
        self.tokens: tuple[str, ...] = ()
        self.killed = False
        self.turned = False
        self.profile = _NO_PROFILE
        return self

    @property
    def wounds(self) -> int:
        """The number of their Wounds, as Wounded cards or otherwise."""
        return self.hurt + self.slots.count(WOUNDED)

    @property
    def cards(self) -> list[int]:
        """The Equipment they carry, hands first."""
        return [card for card in self.slots if card > 0]

    @property
    def in_play(self) -> bool:
        """Whether they are alive and in the game, in a Zone or in a place off the board."""
        return self.status == "alive"

    @property
    def on_board(self) -> bool:
        """Whether they are in play and stand in a Zone."""
        return self.zone >= 0

    @property
    def waits(self) -> bool:
        """Whether they wait for a Leader: until then they belong to no team and set nothing off by being there."""
        return self.team == NO_TEAM

    def copy(self) -> Survivor:
        """An independent copy; the profile is shared."""
        other = Survivor()
        other.index = self.index
        other.name = self.name
        other.seat = self.seat
        other.team = self.team
        other.zone = self.zone
        other.xp = self.xp
        other.level = self.level
        other.skills = self.skills
        other.slots = self.slots[:]
        other.hurt = self.hurt
        other.status = self.status
        other.extra_actions = self.extra_actions
        other.tokens = self.tokens
        other.killed = self.killed
        other.turned = self.turned
        other.profile = self.profile
        return other

    @staticmethod
    def from_data(index: int, data: dict[str, Any]) -> Survivor:
        """The Survivor written by `to_data` (their profile is renewed by the game)."""
        other = Survivor().prepare(index, "", 0, 0, 0)
        other.fill(data)
        return other


_FIELDS = (
    *("round", "phase", "first_seat", "noise_stock", "doors", "revealed", "awake", "taken", "triggered"),
    *("first_spawn", "dice", "outcome", "reason", "rng", "loudest", "loudest_by", "wounded_in", "loudness"),
    *("zombies", "crowd", "stock", "noise", "tents", "aside", "unloaded", "decks", "discards", "joined"),
    *("rules", "beyond", "unseen", "pieces", "survivors", "agenda"),
)
_COUNTED = ("counted", "laid", "numbers")
_LATER: Mapping[str, Any] = {
    "loudest": -1,
    "loudest_by": -1,
    "wounded_in": 0,
    "loudness": 1,
    "unseen": {},
    "pieces": [],
}


class State(state.BaseState):
    """All that can change. Zombies are counts in one flat list, by Zone and kind; bit masks are sets of tokens.

    `doors` is the key of the board's layout: a bit for each open door, then the states of what else can change there.

    `loudness` is the step of loudness that the Noise tokens on the board show; an edition without steps has just one.
    `laid` are the kinds of the pieces that lay on the table when there were `counted` of them, and `numbers` theirs by
    kind.
    `unseen` has those decks of which everybody has seen the cards on top, with the number of cards under these.
    `loudest` is the Zone that counts as the noisiest of all as long as the Survivor `loudest_by` has not acted again;
    `wounded_in` is the last round in which a Survivor was wounded.
    """

    fields: ClassVar[tuple[str, ...]] = _FIELDS
    later: ClassVar[Mapping[str, Any]] = MappingProxyType({**state.BaseState.later, **_LATER})
    __slots__ = (*(name for name in _FIELDS if name not in state.BaseState.fields), *_COUNTED)

    def prepare(self) -> None:
        """Fill in a table without Zones."""
        super().prepare()
        self.round = 0
        self.phase = "setup"
        self.first_seat = 0
        self.noise_stock = 0
        self.doors = 0
        self.revealed = 0
        self.awake = 0
        self.taken = 0
        self.triggered = 0
        self.first_spawn = -1
        self.loudest = -1
        self.loudest_by = -1
        self.wounded_in = 0
        self.loudness = 1
        self.dice = 0
        self.zombies: list[int] = []
        self.crowd: list[int] = []
        self.stock: list[int] = []
        self.noise: list[int] = []
        self.tents: list[int] = []
        self.aside: list[int] = []
        self.unloaded: list[int] = []
        self.decks: dict[str, list[int]] = {}
        self.discards: dict[str, list[int]] = {}
        self.joined: dict[int, int] = {}
        self.unseen: dict[str, int] = {}  # replaced, never changed in place
        self.pieces: list[Piece] = []
        self.laid: frozenset[str] = frozenset()
        self.numbers: dict[type[Piece], list[int]] = {}
        self.counted = 0
        self.survivors: list[Survivor] = []

    def lay_out(self, zones: int, kinds: int) -> State:
        """Fill in an empty table with so many Zones, and kinds of Zombies."""
        self.prepare()
        self.zombies = [0] * (zones * kinds)
        self.crowd = [0] * zones
        self.stock = [0] * kinds
        self.noise = [0] * zones
        return self

    def kinds(self) -> frozenset[str]:
        """The kinds of the pieces on the table."""
        if self.counted != len(self.pieces):
            self.count_pieces()
        return self.laid

    def numbers_of(self, of: type[Piece]) -> Sequence[int]:
        """The numbers of all pieces of a kind, wherever they are."""
        if self.counted != len(self.pieces):
            self.count_pieces()
        return self.numbers.get(of, ())

    def all_of(self, of: type[P]) -> list[P]:
        """All pieces of a kind, wherever they are."""
        pieces = cast("list[P]", self.pieces)
        return [pieces[number] for number in self.numbers_of(of)]

    def piece(self, number: int, of: type[P]) -> P:
        """The piece of this kind with this number."""
        piece = self.pieces[number]
        if not isinstance(piece, of):
            raise TypeError(f"piece {number} is none of this kind: {piece}")
        return piece

    def kinds_at(self, place: int) -> frozenset[str]:
        """The kinds of the pieces in a Zone, or in one place off the board."""
        found = NO_KINDS
        for piece in self.pieces:
            if piece.zone == place:
                found |= {piece.piece_kind.name}
        return found

    def count_pieces(self) -> None:
        """Find out which kinds of pieces there are. Pieces come and never go, so that their number tells when to."""
        self.numbers = {}
        for number, piece in enumerate(self.pieces):
            self.numbers.setdefault(type(piece), []).append(number)
        self.laid = frozenset(of.piece_kind.name for of in self.numbers)
        self.counted = len(self.pieces)

    def lay_anew(self, pieces: list[Piece]) -> None:
        """These are the pieces on the table, and no others."""
        self.pieces = pieces
        self.laid = frozenset()
        self.numbers = {}
        self.counted = 0

    def copy(self) -> State:
        """An independent copy. Frames and pieces are copied one level deep: their values are never changed in place."""
        other = State()
        other.round = self.round
        other.phase = self.phase
        other.first_seat = self.first_seat
        other.noise_stock = self.noise_stock
        other.doors = self.doors
        other.revealed = self.revealed
        other.awake = self.awake
        other.taken = self.taken
        other.triggered = self.triggered
        other.first_spawn = self.first_spawn
        other.loudest = self.loudest
        other.loudest_by = self.loudest_by
        other.wounded_in = self.wounded_in
        other.loudness = self.loudness
        other.dice = self.dice
        other.outcome = self.outcome
        other.reason = self.reason
        other.rng = self.rng
        other.zombies = self.zombies[:]
        other.crowd = self.crowd[:]
        other.stock = self.stock[:]
        other.noise = self.noise[:]
        other.tents = self.tents[:]
        other.aside = self.aside[:]
        other.unloaded = self.unloaded[:]
        other.decks = {name: pile[:] for name, pile in self.decks.items()}
        other.discards = {name: pile[:] for name, pile in self.discards.items()}
        other.joined = dict(self.joined)
        other.unseen = self.unseen
        other.rules = self.rules
        other.beyond = self.beyond
        other.pieces = copied_pieces(self.pieces)
        other.laid = self.laid
        other.numbers = self.numbers
        other.counted = self.counted
        other.survivors = [survivor.copy() for survivor in self.survivors]
        other.agenda = copied(self.agenda)
        return other

    def written(self) -> dict[str, Any]:
        """As `to_data`; but lists are those of this state, and not to be kept."""
        data = super().written()
        data["survivors"] = [survivor.written() for survivor in self.survivors]
        data["joined"] = {str(base): part for base, part in self.joined.items()}
        if self.pieces:
            data["pieces"] = msgspec.to_builtins(self.pieces)
        return data

    def read(self, name: str, data: Any) -> Any:
        """The value of a field that was written."""
        if name == "survivors":
            return [Survivor.from_data(index, one) for index, one in enumerate(data)]
        if name == "pieces":
            return read_pieces(data)
        return {int(base): part for base, part in data.items()} if name == "joined" else super().read(name, data)
