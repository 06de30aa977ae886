"""Pieces as missions and scenarios write them: `{piece: crate, zone: 4V.S2, open: true}`."""

from collections.abc import Callable, Iterator, Mapping

from shamble.files.faults import Finding, Steps, listed, nearest, quoted, suggestion
from shamble.files.plain import Json
from shamble.world.pieces import LISTS, NOWHERE, PIECES, UNSET, Piece

ByName = Mapping[str, Callable[[str, Steps], int | None]]
"""Functions that find something by its name, for each type of field with names: zone, door, survivor, card."""

LAID_TYPES = ("word", "number", "flag", "zone", "zones", "door")
"""The types of fields that a Mission can give to a piece; a door is named by its Zones, as in `doors`."""

PLAIN: dict[str, type] = {"word": str, "number": int, "flag": bool}


def piece_findings(
    given: Mapping[str, Json], types: tuple[str, ...], *, by_missions: bool = False
) -> Iterator[Finding]:
    """All that is wrong with the form of a piece, where only fields of these types may be given.

    With `by_missions` only kinds are known that a Mission may lay.
    """
    kinds = {name: kind for name, kind in PIECES.items() if kind.laid or not by_missions}
    name = str(given.get("piece", ""))
    if name not in kinds:
        found = f"found {quoted(name)}" if name else 'the key "piece" is missing'
        meant = nearest(name, kinds)
        hint = f', did you mean "{meant}"?' if meant else ""
        yield ("piece",), f"{found}, expected {listed(sorted(kinds))}{hint}"
        return
    kind = kinds[name]
    if not _fits(given.get("zone"), "zone"):
        yield ("zone",), f"found {quoted(given['zone'])}, expected {_expected('zone')}"
    for field, value in given.items():
        if field in ("piece", "zone"):
            continue
        if field not in kind.fields:
            yield (field,), f"unknown key of the piece {name}{suggestion(field, kind.fields)}"
            continue
        type_ = kind.fields[field]
        if type_ not in types:
            yield (field,), "this is not laid down at the beginning; leave it out"
        elif not _fits(value, type_):
            yield (field,), f"found {quoted(value)}, expected {_expected(type_)}"
        elif field in kind.words and value not in kind.words[field]:
            known = kind.words[field]
            yield (field,), f"found {quoted(value)}, expected {listed(known)}{suggestion(str(value), known)}"


def _fits(value: Json, type_: str) -> bool:
    if type_ in PLAIN:
        return type(value) is PLAIN[type_]
    if type_ in LISTS:
        return isinstance(value, list | tuple) and all(one is None or isinstance(one, str) for one in value)
    return value is None or isinstance(value, str)


def _expected(type_: str) -> str:
    names = {"word": "a word", "number": "a whole number", "flag": "true or false"}
    return names.get(type_) or (f"a list of names ({type_})" if type_ in LISTS else f"the name of a {type_}")


def doors_named(given: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """The fields of a piece that name doors, with the names."""
    kind = PIECES.get(str(given.get("piece", "")))
    types = kind.fields if kind is not None else {}
    return ((field, name) for field, name in given.items() if types.get(field) == "door" and isinstance(name, str))


def names_people(piece: str, field: str) -> bool:
    """Whether a field of a kind of piece names Survivors, or pieces that count as some."""
    return PIECES[piece].fields.get(field) in ("survivor", "survivors")


def read_piece(given: Mapping[str, Json], by_name: ByName, steps: Steps = ()) -> Piece:
    """The record of a piece that was found well formed."""
    kind = PIECES[str(given["piece"])]
    zone = by_name["zone"](str(given["zone"]), (*steps, "zone")) if given.get("zone") is not None else None
    fields: dict[str, object] = {}
    for field, type_ in kind.fields.items():
        if field in given:
            fields[field] = _read(given[field], type_, by_name, (*steps, field))
    return kind.of(NOWHERE if zone is None else zone, **fields)


def _read(value: Json, type_: str, by_name: ByName, steps: Steps) -> object:
    if type_ in PLAIN:
        return value
    if type_ in LISTS and isinstance(value, list | tuple):
        return tuple(_read(one, LISTS[type_], by_name, (*steps, at)) for at, one in enumerate(value))
    return UNSET[type_] if value is None else by_name[type_](str(value), steps)
