"""The names in what a scenario expects of pieces and events: which there are, and what others mean the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from shamble.engine.declared import EVENTS
from shamble.files.faults import Steps
from shamble.files.plain import Json
from shamble.scenario.meanings import WordChecks
from shamble.scenario.names import border, find_door, kind_names
from shamble.scenario.places import BoardNames
from shamble.world.game import Game
from shamble.world.pieces import KIND, LISTS, PIECES, SORTS, PieceKind

ZONE, DOOR, PERSON, CARD, SHORT = "zone", "door", "survivor", "card", "kind"
OF_EVENTS = {
    "who": PERSON,
    "other": PERSON,
    "zone": ZONE,
    "origin": ZONE,
    "goals": ZONE,
    "kind": SHORT,
    "kinds": SHORT,
    "door": DOOR,
    "card": CARD,
    "lost": CARD,
    "cards": CARD,
}
"""The things that fields of events name."""


def piece_type(piece: str, field: str) -> str:
    """The type of a field of a kind of piece, or of each of its values."""
    if field == "zone":
        return ZONE
    kind = PIECES[piece]
    type_ = kind.fields[field]
    return KIND if kind.names.get(field) == KIND else LISTS.get(type_, type_)


class Meant:
    """The things that names stand for, so that any of several names of one can be given."""

    def __init__(self, game: Game) -> None:
        self._setting = game.setting
        self._kinds = kind_names(game.setting)

    def piece(self, given: Mapping[str, Json]) -> dict[str, Json]:
        """A piece with the names that the game shows."""
        kind = str(given["piece"])
        known = {"zone", *PIECES[kind].fields}
        return {
            field: self._all(piece_type(kind, field), value) if field in known else value
            for field, value in given.items()
        }

    def event(self, wanted: Mapping[str, Json]) -> dict[str, Json]:
        """An event with the names that the game shows."""
        return {key: self._all(OF_EVENTS.get(key, ""), value) for key, value in wanted.items()}

    def _all(self, type_: str, value: Json) -> Json:
        if isinstance(value, list | tuple):
            return [self._all(type_, one) for one in value]
        return self._one(type_, value) if isinstance(value, str) else value

    def _one(self, type_: str, name: str) -> str:
        board, kinds = self._setting.board, self._setting.kinds
        if type_ == ZONE:
            return board.zones[board.names[name]].name if name in board.names else name
        if type_ == DOOR:
            pair = border(name, board.names)
            door = find_door(board, board.names[pair[0]], board.names[pair[1]]) if pair else None
            return name if door is None else door.name
        if name in self._kinds and type_ in (KIND, SHORT):
            kind = kinds[self._kinds[name]]
            return kind.name if type_ == KIND else kind.short
        return name


class ExpectedNames:
    """Notes every name that means nothing in the pieces and events that a scenario expects."""

    def __init__(
        self, places: BoardNames, words: WordChecks, people: Iterable[str], card: Callable[[str, Steps], None]
    ) -> None:
        self._places = places
        self._words = words
        self._people = list(people)
        self._card = card

    def piece(self, given: Mapping[str, Json], steps: Steps) -> None:
        """Check the kind, the fields and the names of a piece; without a kind, whatever is alike in all it may be."""
        name = str(given.get("piece", ""))
        if name and name not in PIECES:
            self._places.faults.unknown((*steps, "piece"), "piece", name, PIECES)
            return
        kinds = [PIECES[name]] if name else [kind for kind in PIECES.values() if {*given} <= {"zone", *kind.fields}]
        for field, value in given.items():
            if field != "piece":
                self._field(kinds, field, value, (*steps, field))

    def _field(self, kinds: Sequence[PieceKind], field: str, value: Json, steps: Steps) -> None:
        known = dict.fromkeys(["zone", *(one for kind in kinds or PIECES.values() for one in kind.fields)])
        if field not in known or not kinds:
            self._places.faults.unknown(steps, "key of such a piece", field, known)
            return
        sorts = {kind.names.get(field, piece_type(kind.name, field)) for kind in kinds}
        sort = sorts.pop() if len(sorts) == 1 else ""
        if sort not in SORTS:
            self._names(sort, value, steps)
            return
        for one, place in _strings(value, steps):
            if one and (problem := self._words.problem(sort, one)):
                self._places.faults.add(place, problem)

    def event(self, wanted: Mapping[str, Json], steps: Steps) -> None:
        """Check the fields of an event that was or was not, and the names in them."""
        kind = EVENTS.get(str(wanted.get("event")))
        if kind is None:
            return
        fields = kind.fields.split()
        for key, value in wanted.items():
            if key in ("event", "rule"):
                continue
            if key not in fields:
                self._places.faults.unknown((*steps, key), f"field of the event {kind.name}", key, fields)
            elif not kind.agreed:
                self._names(OF_EVENTS.get(key, ""), value, (*steps, key))

    def _names(self, type_: str, value: Json, steps: Steps) -> None:
        for name, place in _strings(value, steps):
            if type_ == ZONE:
                self._places.zone(name, place)
            elif type_ == DOOR:
                self._places.door(name, place)
            elif type_ == PERSON and name not in self._people:
                self._places.faults.unknown(place, "Survivor", name, self._people)
            elif type_ == SHORT and (problem := self._words.problem(KIND, name)):
                self._places.faults.add(place, problem)
            elif type_ in (CARD, "sign"):
                self._card(name, place)


def _strings(value: Json, steps: Steps) -> Iterator[tuple[str, Steps]]:
    if isinstance(value, str):
        yield value, steps
    elif isinstance(value, list | tuple):
        yield from ((one, (*steps, at)) for at, one in enumerate(value) if isinstance(one, str))
