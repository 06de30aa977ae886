"""State: all that can change on the table of a Zombicide game, as plain data. It knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from shamble.engine import state
from shamble.engine.agenda import Frame, copied, read_frame, written_frames
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


class Survivor:
    """One Survivor. `slots` holds card numbers, EMPTY or WOUNDED, place after place (world/places.py).

    `hurt` are the Wounds that are no cards in slots. `tokens` are what lies on them or is the matter with them: each is
    a trait like those of the cards they carry.
    `turned`: their Identity Card shows its other side.
    They are made empty, so that copies cost little, and filled by `prepare`.
    """

    __slots__ = (
        "extra_actions",
        "hurt",
        "index",
        "killed",
        "level",
        "name",
        "profile",
        "seat",
        "skills",
        "slots",
        "status",
        "team",
        "tokens",
        "turned",
        "xp",
        "zone",
    )

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

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "name": self.name,
            "seat": self.seat,
            "team": self.team,
            "zone": self.zone,
            "xp": self.xp,
            "level": self.level,
            "skills": list(self.skills),
            "slots": self.slots[:],
            "status": self.status,
            "extra_actions": self.extra_actions,
            **({"hurt": self.hurt} if self.hurt else {}),
            **({"tokens": list(self.tokens)} if self.tokens else {}),
            **({"killed": True} if self.killed else {}),
            **({"turned": True} if self.turned else {}),
        }

    @staticmethod
    def from_data(index: int, data: dict[str, Any]) -> Survivor:
        """The survivor written by `to_data` (its profile is renewed by the game)."""
        other = Survivor().prepare(index, data["name"], data["seat"], data["team"], 0)
        other.zone = data["zone"]
        other.xp = data["xp"]
        other.level = data["level"]
        other.skills = tuple(data["skills"])
        other.slots = list(data["slots"])
        other.hurt = data.get("hurt", 0)
        other.status = data["status"]
        other.extra_actions = data["extra_actions"]
        other.tokens = tuple(data.get("tokens", ()))
        other.killed = data.get("killed", False)
        other.turned = data.get("turned", False)
        return other


_SCALARS = (
    "round",
    "phase",
    "first_seat",
    "noise_stock",
    "doors",
    "revealed",
    "awake",
    "taken",
    "triggered",
    "first_spawn",
    "dice",
    "outcome",
    "reason",
    "rng",
)
_OWN_SCALARS = tuple(name for name in _SCALARS if name not in ("outcome", "reason", "rng"))
_LISTS = ("zombies", "crowd", "stock", "noise", "tents", "aside", "unloaded")
_PILES = ("decks", "discards")
_SELDOM = {"loudest": -1, "loudest_by": -1, "wounded_in": 0, "loudness": 1}
"""Scalars that are left out of the data while they say nothing, as saves from before they were there do."""


class State(state.State):
    """All that can change. Zombies are counts in one flat list, by Zone and kind; bit masks are sets of tokens.

    `doors` is the key of the board's layout: a bit for each open door, then the states of what else can change there.

    `loudness` is the step of loudness that the Noise tokens on the board show; an edition without steps has just one.
    `laid` are the kinds of the pieces that lay on the table when there were `counted` of them, and `numbers` theirs by
    kind.
    `unseen` has those decks of which everybody has seen the cards on top, with the number of cards under these.
    `loudest` is the Zone that counts as the noisiest of all as long as the Survivor `loudest_by` has not acted again;
    `wounded_in` is the last round in which a Survivor was wounded.
    """

    __slots__ = (
        *_OWN_SCALARS,
        *_SELDOM,
        *_LISTS,
        *_PILES,
        "counted",
        "joined",
        "laid",
        "numbers",
        "pieces",
        "survivors",
        "unseen",
    )

    def lay_out(self, zones: int, kinds: int) -> State:
        """Fill in an empty table."""
        self.prepare()
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
        self.zombies: list[int] = [0] * (zones * kinds)
        self.crowd: list[int] = [0] * zones
        self.stock: list[int] = [0] * kinds
        self.noise: list[int] = [0] * zones
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
        return [self.piece(number, of) for number in self.numbers_of(of)]

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

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data that `from_data` reads back exactly."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _SCALARS}
        data |= {name: getattr(self, name) for name, unset in _SELDOM.items() if getattr(self, name) != unset}
        for name in _LISTS:
            data[name] = list(getattr(self, name))
        for name in _PILES:
            data[name] = {pile: list(cards) for pile, cards in getattr(self, name).items()}
        data["joined"] = {str(base): part for base, part in self.joined.items()}
        if self.rules:
            data["rules"] = dict(self.rules)
        if self.beyond:
            data["beyond"] = list(self.beyond)
        if self.unseen:
            data["unseen"] = dict(self.unseen)
        if self.pieces:
            data["pieces"] = msgspec.to_builtins(self.pieces)
        data["survivors"] = [survivor.to_data() for survivor in self.survivors]
        data["agenda"] = written_frames(self.agenda)
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> State:
        """The state written by `to_data`."""
        other = State()
        for name in _SCALARS:
            setattr(other, name, data[name])
        for name, unset in _SELDOM.items():
            setattr(other, name, data.get(name, unset))
        for name in _LISTS:
            setattr(other, name, list(data[name]))
        for name in _PILES:
            setattr(other, name, {pile: list(cards) for pile, cards in data[name].items()})
        other.joined = {int(base): part for base, part in data["joined"].items()}
        other.unseen = dict(data.get("unseen", {}))
        other.rules = dict(data.get("rules", {}))
        other.beyond = tuple(data.get("beyond", ()))
        other.lay_anew(read_pieces(data.get("pieces", ())))
        other.survivors = [Survivor.from_data(index, one) for index, one in enumerate(data["survivors"])]
        other.agenda = [read_frame(frame) for frame in data["agenda"]]
        return other
