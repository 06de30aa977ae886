"""Pieces: what stands or lies on the board and is neither a Survivor, a Zombie, a door nor a card.

A piece is a plain record on `state.pieces`; its place in that list is its number for the whole game. Its chapter of the
rules registers what kind of piece it is and which fields it has; the engine copies, saves, shows and hides them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from shamble.engine.splitmix import shuffled

if TYPE_CHECKING:
    from shamble.world.play import Play
    from shamble.world.state import State, Survivor

Piece = dict[str, Any]
"""`piece` is its kind and `zone` where it is: a Zone, NOWHERE, or the place inside a piece that is off the board.
Values are replaced, never changed in place."""

NOWHERE = -1
_FIRST_PLACE_OFF_BOARD = -1_000_000  # so far from any Zone that taking it for one fails at once


def inside(number: int) -> int:
    """The place inside a piece that is off the board: no Zone, but those who are there are together."""
    return _FIRST_PLACE_OFF_BOARD - number


UNSET: dict[str, Any] = {
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


Body = Callable[["Play", Piece, "Survivor"], None]
"""Fills in name, seat, team and Skills of a piece that counts as a Survivor; without a name it is nobody now."""

FIRST_BODY = 100
"""A piece that counts as a Survivor has this number plus its own for an index, wherever Survivors have one."""


class PieceKind:
    """A kind of piece: its fields by name, those that nobody may see, the words of a field, whether it is somebody.

    `names` says of words what they are names of.
    `dealt` are those of the hidden fields that chance fills. `laid` says that a Mission may lay it; other kinds come
    into a game by themselves. `led`: the field that says whether somebody leads it, and `unled` what it says if nobody
    does.
    """

    __slots__ = ("body", "dealt", "fields", "hidden", "laid", "led", "name", "names", "unled", "words")

    def __init__(
        self,
        name: str,
        fields: Mapping[str, str],
        hidden: tuple[str, ...],
        body: Body | None,
        words: Mapping[str, tuple[str, ...]],
        laid: bool,
        led: str,
        printed: tuple[str, ...],
        names: Mapping[str, str],
    ) -> None:
        self.name = name
        self.fields = dict(fields)
        self.led = led
        self.unled = UNSET[self.fields[led]] if led else None
        self.hidden = hidden
        self.dealt = tuple(field for field in hidden if field not in printed)
        self.body = body
        self.words = dict(words)
        self.laid = laid
        self.names = dict(names)


KIND, SPAWN_KIND, SCULPT = "kind of Zombie", "kind of Spawn token", "VIP"
COLOUR, TRAIT, SKILL, CARD = "colour", "trait", "Skill", "name of a card"
SORTS = (KIND, SPAWN_KIND, SCULPT, COLOUR, TRAIT, SKILL, CARD)
"""The sorts of things that a word in a field of a piece may name."""

PIECES: dict[str, PieceKind] = {}
"""All kinds that some chapter has registered."""


def register_piece(
    name: str,
    fields: Mapping[str, str] | None = None,
    *,
    hidden: tuple[str, ...] = (),
    printed: tuple[str, ...] = (),
    words: Mapping[str, tuple[str, ...]] | None = None,
    names: Mapping[str, str] | None = None,
    body: Body | None = None,
    laid: bool = False,
    led: str = "",
) -> PieceKind:
    """Make a kind of piece known: `register_piece("crate", {"open": "flag", "inside": "word"}, hidden=("inside",))`.

    A hidden field is seen by nobody as long as it holds something; a rule that reveals it moves its value to another.
    One that is `printed` holds the same in every game of a Mission, so that no chance deals it again.
    `words` lists all that a word may be, the first where nothing is said; `names` says what one is a name of.
    A piece with a `body` counts as a Survivor for everybody who sees, hears, attacks or hits (`Play.bodies`); as long
    as its field `led` is unset it waits for a Leader (`Survivor.waits`).
    `laid`: Missions may lay it; other kinds come into a game by themselves, and scenarios show them.
    """
    given = dict(fields or {})
    wrong = [kind for kind in given.values() if kind not in UNSET]
    if wrong or name in PIECES or not set(printed) <= set(hidden) <= set(given) or not set(names or ()) <= set(given):
        raise ValueError(f"the piece {name!r}: registered twice, or unknown types or hidden fields: {wrong} {hidden}")
    PIECES[name] = PieceKind(name, given, hidden, body, words or {}, laid, led, printed, names or {})
    return PIECES[name]


def new_piece(name: str, zone: int, **fields: Any) -> Piece:
    """A record of a registered kind; fields that are not given are unset."""
    kind = PIECES[name]
    unknown = set(fields) - set(kind.fields)
    if unknown:
        raise ValueError(f"the piece {name!r} has no fields {sorted(unknown)}")
    return {
        "piece": name,
        "zone": zone,
        **{field: fields.get(field, unset(kind, field)) for field in kind.fields},
    }


def unset(kind: PieceKind, field: str) -> Any:
    """The value of a field of a kind of piece where nothing is said."""
    return kind.words[field][0] if field in kind.words else UNSET[kind.fields[field]]


def pieces_of(g: Play, name: str) -> list[tuple[int, Piece]]:
    """All pieces of a kind that stand in a Zone, with their numbers."""
    pieces = g.state.pieces
    return [(number, pieces[number]) for number in g.state.numbers_of(name) if pieces[number]["zone"] >= 0]


def pieces_at(g: Play, name: str, zone: int) -> list[tuple[int, Piece]]:
    """The pieces of a kind in a Zone, with their numbers."""
    pieces = g.state.pieces
    return [(number, pieces[number]) for number in g.state.numbers_of(name) if pieces[number]["zone"] == zone]


def cards_in(state: State) -> Iterator[int]:
    """Every Equipment card that some piece holds."""
    for piece in state.pieces:
        for field, type_ in PIECES[piece["piece"]].fields.items():
            if type_ == "card" and piece[field]:
                yield piece[field]
            elif type_ == "cards":
                yield from piece[field]


def cards_lying_in(state: State, zone: int) -> Iterator[tuple[Piece, str, int]]:
    """Every Equipment card that lies open with some piece in a Zone: the piece, its field, the card."""
    for piece in state.pieces:
        kind = PIECES[piece["piece"]]
        for field, type_ in kind.fields.items() if piece["zone"] == zone else ():
            if field not in kind.hidden and type_ in ("card", "cards"):
                held = (piece[field],) if type_ == "card" else piece[field]
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
    kind = PIECES[piece["piece"]]
    shown = {"piece": kind.name, "zone": _name(g, "zone", piece["zone"])}
    for field, type_ in kind.fields.items():
        value = piece.get(field, UNSET[type_])
        kept_back = field in kind.hidden and not all_fields and value != UNSET[type_]
        shown[field] = "hidden" if kept_back else _name(g, type_, value)
    return shown


def hidden_cards(pieces: list[Piece]) -> list[tuple[Piece, str]]:
    """The pieces, and their fields, in which Equipment cards lie face down."""
    return [
        (piece, field)
        for piece in pieces
        for field in PIECES[piece["piece"]].hidden
        if PIECES[piece["piece"]].fields[field] == "card" and piece[field]
    ]


def dealt_again(pieces: list[Piece], seed: int) -> tuple[list[Piece], int]:
    """The pieces with what is hidden exchanged at random among those of a kind, and the next seed."""
    again = [piece.copy() for piece in pieces]
    for name, kind in sorted(PIECES.items()):
        for field in kind.dealt:
            unset = UNSET[kind.fields[field]]
            holders = [piece for piece in again if piece["piece"] == name and piece[field] != unset]
            if holders:
                values = sorted((piece[field] for piece in holders), key=repr)
                order, seed = shuffled(list(range(len(values))), seed)
                for piece, at in zip(holders, order, strict=True):
                    piece[field] = values[at]
    return again, seed
