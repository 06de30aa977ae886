"""Pieces: what stands or lies on the board and is neither a Survivor, a Zombie, a door nor a card.

A piece lies on `state.pieces`; its place in that list is its number for the whole game. A kind of piece is a small
class with typed fields, beside its rule; the engine copies, saves, shows and hides them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from shamble.engine.splitmix import shuffled

if TYPE_CHECKING:
    from shamble.world.play import Play
    from shamble.world.state import State, Survivor

NOWHERE = -1
_FIRST_PLACE_OFF_BOARD = -1_000_000  # so far from any Zone that taking it for one fails at once


def inside(number: int) -> int:
    """The place inside a piece that is off the board: no Zone, but those who are there are together."""
    return _FIRST_PLACE_OFF_BOARD - number


UNSET: Mapping[str, Any] = {
    "word": "",
    "words": (),
    "number": 0,
    "flag": False,
    "zone": NOWHERE,
    "zones": (),
    "survivor": -1,
    "survivors": (),
    "door": -1,
    "card": 0,
    "cards": (),
    "sign": 0,
}
"""The types that a field may have, with its value where nothing is said. A `sign` is the card that stands for the
piece and lies elsewhere; a `card` lies with it."""

LISTS = {"words": "word", "zones": "zone", "survivors": "survivor", "cards": "card"}
"""The type of each value in the fields that hold several."""

ZoneNumber = Annotated[int, "zone"]
ZoneNumbers = Annotated[tuple[int, ...], "zones"]
SurvivorNumber = Annotated[int, "survivor"]
SurvivorNumbers = Annotated[tuple[int, ...], "survivors"]
DoorNumber = Annotated[int, "door"]
CardNumber = Annotated[int, "card"]
CardNumbers = Annotated[tuple[int, ...], "cards"]
SignNumber = Annotated[int, "sign"]
_PLAIN: Mapping[Any, str] = {str: "word", tuple[str, ...]: "words", int: "number", bool: "flag"}

UNSAID: Any = msgspec.UNSET
"""In place of the value of a field that is not even written where nothing is said."""

HIDDEN = "hidden"
"""Of a field that nobody sees as long as it holds something; a rule that reveals it moves its value to another."""
PRINTED = "printed"
"""Of a hidden field that holds the same in every game of a Mission, so that no chance deals it again."""

KIND, SPAWN_KIND, SCULPT = "kind of Zombie", "kind of Spawn token", "VIP"
COLOUR, TRAIT, SKILL, CARD = "colour", "trait", "Skill", "name of a card"
SORTS = (KIND, SPAWN_KIND, SCULPT, COLOUR, TRAIT, SKILL, CARD)
"""The sorts of things that a word in a field of a piece may name."""

FIRST_BODY = 100
"""A piece that counts as a Survivor has this number plus its own for an index, wherever Survivors have one."""


PIECES: dict[str, PieceKind] = {}
"""All kinds of pieces by name."""


class PieceKind:
    """A kind of piece: the types of its fields by name, those that nobody may see, whether it is somebody.

    `unset` are the values of its fields where nothing is said; `words` all that a word may be, and `names` what it is
    a name of. `dealt` are those of the hidden fields that chance fills. With a `body` it counts as a Survivor.
    """

    __slots__ = ("body", "dealt", "fields", "hidden", "laid", "led", "name", "names", "of", "unset", "words")

    def __init__(self, of: type[Piece], name: str, led: str, laid: bool) -> None:
        self.of = of
        self.name = name
        self.body: Callable[..., None] | None = None
        self.led = led
        self.laid = laid
        said = _said_of(of)
        self.fields = {field: next((note for note in notes if note in UNSET), "") for field, notes in said.items()}
        self.names = {field: note for field, notes in said.items() for note in notes if note in SORTS}
        self.words = {field: note for field, notes in said.items() for note in notes if isinstance(note, tuple)}
        self.hidden = tuple(field for field, notes in said.items() if HIDDEN in notes)
        self.dealt = tuple(field for field in self.hidden if PRINTED not in said[field])
        self.unset = {field: self._unset(field) for field in said}

    def _unset(self, field: str) -> Any:
        return self.words[field][0] if field in self.words else UNSET.get(self.fields[field])

    def faults(self) -> list[str]:
        """The fields of no known type, or that begin with something else than this type does."""
        fresh = self.of()
        return [field for field, value in self.unset.items() if getattr(fresh, field) not in (value, UNSAID)]


def _said_of(of: type[Piece]) -> dict[str, tuple[Any, ...]]:
    """The annotations of each field, and the type that plain Python says."""
    hints = get_type_hints(of, include_extras=True)
    found: dict[str, tuple[Any, ...]] = {}
    for field in of.__struct_fields__:
        if field != "zone":
            base, *notes = get_args(hints[field]) if get_origin(hints[field]) is Annotated else (hints[field],)
            found[field] = (*notes, _PLAIN.get(base, ""))
    return found


class _KindOfPiece(msgspec.StructMeta):
    """The class of classes of pieces: one with a tag is a kind of piece."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], *, led: str = "", laid: bool = False, **said: Any
    ) -> Any:
        of: Any = super().__new__(cls, name, bases, body, **said)
        if "tag" in said:
            kind = of.piece_kind = PieceKind(of, said["tag"], led, laid)
            if kind.faults() or kind.name in PIECES:
                raise ValueError(
                    f"the piece {kind.name!r}: there are two, or fields of unknown types or defaults: {kind.faults()}"
                )
            PIECES[kind.name] = kind
        return of


class Piece(msgspec.Struct, forbid_unknown_fields=True, gc=False, tag_field="piece", metaclass=_KindOfPiece):
    """Something on the board. A kind of piece is a subclass with a tag, its name in files, and fields with defaults.

    `zone` is where it is: a Zone, NOWHERE, or the place inside a piece that is off the board. What a field holds is
    said by its type, such as `ZoneNumber`, and what else is so of it beside that: `Annotated[CardNumber, HIDDEN]`,
    `Annotated[str, COLOUR]` for a word that names a colour, or a tuple of all words that it may be. Values are
    replaced, never changed in place: copies share them.

    `laid=True`, beside the tag: Missions may lay it; other kinds come into a game by themselves, and scenarios show
    them. `led`: the field that says whether somebody leads it; until then it waits for a Leader (`Survivor.waits`).
    """

    piece_kind: ClassVar[PieceKind]
    zone: ZoneNumber = NOWHERE


class Signed(Piece):
    """A piece with a card: while nobody has taken it the card lies with it, from then on the card is its sign."""

    sign: SignNumber = 0
    card: CardNumber = 0


P = TypeVar("P", bound=Piece)
Body = Callable[["Play", P, "Survivor"], None]


def body_of(of: type[P]) -> Callable[[Body[P]], Body[P]]:
    """Decorator: this kind of piece counts as a Survivor to all who see, hear, attack or hit (`Play.bodies`).

    The function fills in name, seat, team and Skills; without a name it is nobody now.
    """

    def register(function: Body[P]) -> Body[P]:
        of.piece_kind.body = function
        return function

    return register


def card_of(piece: Signed) -> int:
    """The card that stands for a piece, wherever it is; 0: a token that nobody has revealed, or one long gone."""
    return piece.sign or piece.card


def copied_pieces(pieces: Iterable[Piece]) -> list[Piece]:
    """Copies of pieces: what happens to one leaves the other as it is."""
    return [piece.__copy__() for piece in pieces]  # type: ignore[attr-defined]  # every Struct has it


def read_pieces(data: Iterable[Mapping[str, Any]]) -> list[Piece]:
    """Pieces as a save holds them; ValueError when they are none."""
    found: list[Piece] = []
    for one in data:
        if one.get("piece") not in PIECES:
            raise ValueError(f"there is no kind of piece {one.get('piece')!r}")
        found.append(msgspec.convert(one, PIECES[one["piece"]].of))
    return found


def said_in(piece: Piece, field: str) -> Any:
    """The value of a field; the one where nothing is said, if it does not even say that."""
    value = getattr(piece, field)
    return piece.piece_kind.unset[field] if value is UNSAID else value


def pieces_of(g: Play, of: type[P]) -> list[tuple[int, P]]:
    """All pieces of a kind that stand in a Zone, with their numbers."""
    pieces = cast("list[P]", g.state.pieces)
    return [(number, piece) for number in g.state.numbers_of(of) if (piece := pieces[number]).zone >= 0]


def pieces_called(g: Play, name: str) -> list[tuple[int, Piece]]:
    """All pieces of the kind with this name that stand in a Zone, with their numbers."""
    return pieces_of(g, PIECES[name].of)


def pieces_at(g: Play, of: type[P], zone: int) -> list[tuple[int, P]]:
    """The pieces of a kind in a Zone, with their numbers."""
    pieces = cast("list[P]", g.state.pieces)
    return [(number, piece) for number in g.state.numbers_of(of) if (piece := pieces[number]).zone == zone]


def cards_in(state: State) -> Iterator[int]:
    """Every Equipment card that some piece holds."""
    for piece in state.pieces:
        for field, type_ in piece.piece_kind.fields.items():
            if type_ == "card" and getattr(piece, field):
                yield getattr(piece, field)
            elif type_ == "cards":
                yield from getattr(piece, field)


def cards_lying_in(state: State, zone: int) -> Iterator[tuple[Piece, str, int]]:
    """Every Equipment card that lies open with some piece in a Zone: the piece, its field, the card."""
    for piece in state.pieces:
        kind = piece.piece_kind
        for field, type_ in kind.fields.items() if piece.zone == zone else ():
            if field not in kind.hidden and type_ in ("card", "cards"):
                held = (getattr(piece, field),) if type_ == "card" else getattr(piece, field)
                yield from ((piece, field, card) for card in held if card)


def _name(g: Play, type_: str, value: Any) -> Any:
    """A value as players call it; numbers, words and flags stay as they are."""
    if type_ in LISTS:
        return [_name(g, LISTS[type_], one) for one in value]
    if type_ == "zone":
        return g.setting.board.zones[value].name if value >= 0 else None
    if type_ == "door":
        return g.setting.board.doors[value].name if value >= 0 else None
    if type_ == "survivor":
        return g.person(value).name if value >= 0 else None
    if type_ in ("card", "sign"):
        return g.setting.card(value).name if value else None
    return value


def named(g: Play, piece: Piece, *, all_fields: bool = False) -> dict[str, Any]:
    """A piece as players speak of it. Hidden fields say only that there is something, unless all is wanted."""
    kind = piece.piece_kind
    shown = {"piece": kind.name, "zone": _name(g, "zone", piece.zone)}
    for field, type_ in kind.fields.items():
        value = said_in(piece, field)
        kept_back = field in kind.hidden and not all_fields and value != kind.unset[field]
        shown[field] = "hidden" if kept_back else _name(g, type_, value)
    return shown


def hidden_cards(pieces: list[Piece]) -> list[tuple[Piece, str]]:
    """The pieces, and their fields, in which Equipment cards lie face down."""
    return [
        (piece, field)
        for piece in pieces
        for field in piece.piece_kind.hidden
        if piece.piece_kind.fields[field] == "card" and getattr(piece, field)
    ]


def dealt_again(pieces: list[Piece], seed: int) -> tuple[list[Piece], int]:
    """The pieces with what is hidden exchanged at random among those of a kind, and the next seed."""
    again = copied_pieces(pieces)
    for _, kind in sorted(PIECES.items()):
        for field in kind.dealt:
            alike = (piece for piece in again if piece.piece_kind is kind)
            holders = [piece for piece in alike if getattr(piece, field) != kind.unset[field]]
            if holders:
                values = sorted((getattr(piece, field) for piece in holders), key=repr)
                order, seed = shuffled(list(range(len(values))), seed)
                for piece, at in zip(holders, order, strict=True):
                    setattr(piece, field, values[at])
    return again, seed
