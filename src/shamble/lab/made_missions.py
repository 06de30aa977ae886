"""Missions made up at random for any edition: tiles of any box, and on them whatever a Mission can lay down.

They make no sense and are not meant to be won. They bring every place and piece into the laboratory's games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from shamble.board import Board, BoardError
from shamble.bots.stream import Stream
from shamble.content import LEVELS, ContentError
from shamble.content.pack import mission_of
from shamble.editions import DEFAULT, EDITIONS, Edition
from shamble.files.disk import data_folder, write_atomically
from shamble.laying.missions import mission_board
from shamble.rules.rivals import COMPETITIVE
from shamble.rules.spawn import spawn as spawning
from shamble.world.pieces import PIECES, PieceKind

GRIDS = ((1, 2), (2, 1), (2, 2), (2, 2), (2, 3))
RAIL_KINDS = ("railroad", "train")
TURNS = (0, 90, 180, 270)
COLOURS = ("red", "blue", "green")
LOCATORS = ([1, 2], [3, 4], [5, 6])
MOST_OF_A_KIND = 2
"""The most pieces of each kind."""
Data = dict[str, Any]


@lru_cache(maxsize=256)
def made_mission(number: int, edition: str = DEFAULT) -> str:
    """The file of the made-up Mission of an edition with this number."""
    path = data_folder() / "made-missions" / edition / f"MADE-{number}.yaml"
    _Maker(number, path, EDITIONS[edition]).make()
    return str(path)


def kinds_of(edition: Edition) -> dict[str, PieceKind]:
    """The kinds of pieces that Missions of an edition may lay: those of its boxes and Missions, and people."""
    own, known = _pieces_in(edition), {name: kind for name, kind in PIECES.items() if kind.laid}
    others = {record.token for other in EDITIONS.values() for record in other.pack.tokens}
    return {name: kind for name, kind in known.items() if name in own or (kind.body and name not in others)}


def _pieces_in(edition: Edition) -> set[str]:
    pack = edition.pack
    laid = (str(piece["piece"]) for mission in pack.missions.values() for piece in mission.pieces)
    return {*(record.token for record in pack.tokens), *laid}


class _Maker:
    """Lays one piece after the other and keeps those that pass the checks of Missions."""

    def __init__(self, number: int, path: Path, edition: Edition) -> None:
        self.stream = Stream(number * 7919 + 17)
        self.path = path
        self.edition = edition
        self.pack = edition.pack
        self.data: Data = {
            "format": 1,
            "id": path.stem,
            "title": f"Made up, number {number}",
            "edition": edition.name,
            "box": edition.usual_boxes[-1],
            "variant": edition.default_variant,
            "survivors": [1, 12],
            "from": "designed",
            "allows": ["driving", "flying"],
        }

    def make(self) -> None:
        """Write the file of a Mission that can be set up."""
        while True:
            self._lay_tiles()
            streets = self._zones("street")
            if len(streets) < 3:
                continue
            self._lay_tokens(streets)
            if self._board() is not None:
                break
        self._lay_all_else()
        write_atomically(self.path, self._text())

    def _lay_tokens(self, streets: list[str]) -> None:
        """Starting Zones, Exit, Objectives, Spawn Zones and goals."""
        indoors = self._zones("room") + self._zones("cell") + self._zones("indoor-alley")
        self.data["start"] = self._some(streets, 1 + self.stream.below(2))
        self.data["exit"] = self._one(streets)
        self.data["win"] = [self._one([{"rally": "exit"}, {"escape": "all-starting"}, {"taken": "all"}])]
        self.data["leaving"] = self._one(["automatic", "choice"])
        self.data["objectives"] = [
            {"zone": zone, "colour": COLOURS[at]} for at, zone in enumerate(self._some(indoors, 3))
        ] or [{"zone": self._one(streets)}]
        self.data["spawns"] = [
            {"zone": zone, **words} for zone, words in zip(self._some(streets, 3), self._spawns(), strict=False)
        ]
        if len(self.data["objectives"]) > 1 and self._chance(2):
            self.data["objectives"] = [{**token, "face_down": True} for token in self.data["objectives"]]
        colour = self._one(self.data["objectives"]).get("colour", "red")
        if self._chance(2):
            self.data["spawns"][-1] |= {"colour": colour, "awake_when": {"taken": colour}}
        if self._chance(4):
            self.data |= {"spawn_dice": self.stream.below(3) - 1, "danger_at_least": self._one(list(LEVELS))}
        if COMPETITIVE in self.edition.options and self._chance(4):
            self.data["competitive"] = True
        if "train" in self.data and self._chance(2):
            self.data["win"], self.data["lose"] = [{"train": "left"}], [{"train": "missed"}, {"train": "infested"}]
        elif self._chance(4):  # else a game lasts as long as somebody lives
            self.data["lose"] = [{"dead": "any-starting"}]

    def _spawns(self) -> Iterator[Data]:
        """Of each Spawn token the kind, where there are some, and the locators, where dice say who gets a card."""
        kinds = list(self.edition.spawn_kinds)
        if len(kinds) > len(LOCATORS):
            kinds = [kinds[0], *self._some(kinds[1:], len(LOCATORS) - 1)]
        for at, locators in enumerate(LOCATORS):
            kind: Data = {"kind": kinds[at]} if at < len(kinds) and not self._chance(4) else {}
            yield {**kind, **({"locators": locators} if spawning.name in self.edition.options else {})}

    def _chance(self, one_in: int) -> bool:
        return self.stream.below(one_in) == 0

    def _one(self, of: list[Any]) -> Any:
        return of[self.stream.below(len(of))]

    def _some(self, of: Iterable[Any], most: int) -> list[Any]:
        left = list(of)
        found: list[Any] = []
        while left and len(found) < most:
            found.append(left.pop(self.stream.below(len(left))))
        return found

    def _lay_tiles(self) -> None:
        rows, columns = self._one(list(GRIDS))
        rails = sorted(name for name, tile in self.pack.tiles.items() if tile["tile_kind"] == "railroad")
        left = sorted(name for name, tile in self.pack.tiles.items() if tile["tile_kind"] not in RAIL_KINDS)
        names: list[str] = []
        while len(names) < rows * columns:
            name = self._one(left)
            left = [other for other in left if other not in (name, self.pack.tiles[name]["other_side"])]
            names.append(name)
        self.data["tiles"] = [names[row * columns : (row + 1) * columns] for row in range(rows)]
        self.data["turns"] = [[self._one(list(TURNS)) for _ in range(columns)] for _ in range(rows)]
        self.data.pop("train", None)
        if rails and not self._chance(4):
            self._lay_railroad(rails)

    def _lay_railroad(self, rails: list[str]) -> None:
        """A row of Train tiles among the others: a Train that comes in, waits with its cars, or never moves."""
        engine = next(name for name in rails if "cabin" in _all_features(self.pack.tiles[self._back(name)]))
        others = self._some([name for name in rails if name != engine], len(self.data["tiles"][0]) - 1)
        line = [engine, *others] if len(others) + 1 == len(self.data["tiles"][0]) else []
        kind = self._one(["comes in", "waits", "waits with cars", "stands"])
        if kind == "waits":
            line[:1] = [self._back(name) for name in line[:1]]
        elif kind != "comes in":
            line = [self._back(name) for name in reversed(line)]
        turn = 0
        if self._chance(2):
            line, turn = line[::-1], 180
        at = self.stream.below(len(self.data["tiles"]) + 1)
        for key, row in (("tiles", line), ("turns", [turn] * len(line))) if line else ():
            self.data[key].insert(at, row)
        if line and kind != "stands":
            starts: Data = self._one([{"round": 1 + self.stream.below(3)}, {"taken": 1}, {"train": "aboard"}])
            self.data["train"] = {"starts": starts, "cars": self._chance(2), "crushes_spawns": self._chance(3)}

    def _back(self, tile: str) -> str:
        return str(self.pack.tiles[tile]["other_side"])

    def _zones(self, kind: str) -> list[str]:
        """Those of a kind, without strips that may be no Zones."""
        parts = [(tile, zone) for tile, zone in self._parts() if zone["kind"] == kind and not zone.get("partial")]
        return [f"{tile}.{zone['id']}" for tile, zone in parts]

    def _parts(self) -> Iterator[tuple[str, Data]]:
        for row in self.data["tiles"]:
            for tile in row:
                for zone in self.pack.tiles[tile]["zones"]:
                    yield tile, zone

    def _printed(self) -> Iterator[Data]:
        """Every token that is printed on a tile, as a Mission leaves it out."""
        for row in self.data["tiles"]:
            for tile in row:
                for one in self.pack.tiles[tile].get("crates", ()):
                    yield {"kind": one["kind"], "zone": f"{tile}.{one['zone']}"}

    def _borders(self, *kinds: str) -> list[list[str]]:
        """Pairs of Zones of one tile with a border of such a kind between them."""
        return [
            [f"{tile}.{link['a']}", f"{tile}.{link['b']}"]
            for row in self.data["tiles"]
            for tile in row
            for link in self.pack.tiles[tile]["connections"]
            if link["kind"] in kinds
        ]

    def _text(self) -> str:
        return json.dumps(self.data, indent=1)  # YAML, too, and without anchors

    def _board(self) -> Board | None:
        """The board of the Mission as it is now, or nothing when something does not fit."""
        try:
            return mission_board(self.pack, mission_of(self.data, str(self.path), self.pack))
        except (BoardError, ContentError):
            return None

    def _try(self, key: str, entries: list[Any]) -> None:
        """Add the entries that fit: all together if possible, else one by one."""
        before = list(self.data.get(key, []))
        self.data[key] = [*before, *entries]
        if not entries or self._board() is not None:
            return
        self.data[key] = before
        for entry in entries:
            self.data[key] = [*self.data[key], entry]
            if self._board() is None:
                self.data[key] = self.data[key][:-1]

    def _lay_all_else(self) -> None:
        streets, rooms = self._zones("street"), self._zones("room") + self._zones("cell")
        self._lay_borders(streets)
        self._try("triggers", [self._trigger(tile) for row in self.data["tiles"] for tile in row if self._chance(2)])
        blocking = sorted(self.pack.blocking)
        self._try("tokens", [{"kind": kind, "zone": self._one(streets)} for kind in blocking if self._chance(4)])
        self._try("left_out", [printed for printed in self._printed() if self._chance(4)])
        self._try("pieces", list(self._pieces(streets, rooms)))
        self.data["zombies"] = {self._one(streets): {self._zombie(): 2}} if self._chance(3) else {}
        self._try("cards", [self._lying_card(streets + rooms) for _ in range(self.stream.below(3))])
        self._try("events", [self._event(streets, rooms) for _ in range(self.stream.below(4))])
        if self._chance(4):
            self.data["spawn_dice_each"] = self.stream.below(3) - 1
        if len(self.data["start"]) > 1 and self._chance(2):
            self.data["start_drawn"] = True
        if self._chance(4):
            self.data["door_xp"] = 1 + self.stream.below(5)

    def _lay_borders(self, streets: list[str]) -> None:
        """Doors, barricades and whatever else stands between Zones, and the tents."""
        kinds = ("wall", "door", "door-slot", "double-door-slot", "opening")
        walls = [pair for pair in self._borders(*kinds) if self._chance(2)]
        self._try("doors", [{"between": pair, **self._door_kind()} for pair in walls])
        self._try("tents", [f"{tile}.{zone['id']}" for tile, zone in self._parts() if "tent_field" in _features(zone)])
        self._try("stairs", self._some(self._borders("fence"), 2))
        self._try("barricades", [self._barricade(pair) for pair in self._some(self._borders("open", "opening"), 5)])
        self._try("torn", [pair for pair in self._borders("barbwire") if self._chance(2)])
        self._try("gates", [self._gate(zone) for zone in self._gate_places()])
        ladders = self._some(self._borders("open"), 1) if self._chance(3) else []
        self._try("towers", [{"zone": pair[0], "ladder": pair[1]} for pair in ladders])
        self._try("planks", [self._some(streets, 2)] if self._chance(3) else [])

    def _card(self) -> str:
        cards = sorted(name for name, card in self.pack.equipment.items() if card.kind != "companion")
        return str(self._one(cards))

    def _zombie(self) -> str:
        """A kind of Zombie that the box holds at least two of."""
        box = self.data["box"]
        kinds = sorted(name for name, kind in self.pack.zombies.items() if kind.miniatures.get(box, 0) > 1)
        return str(self._one(kinds))

    def _lying_card(self, zones: list[str]) -> Data:
        return {"card": self._card(), "zone": self._one(zones)}

    def _event(self, streets: list[str], rooms: list[str]) -> Data:
        """Something that happens when somebody goes somewhere, or in time: any effect of the language."""
        conditions: list[Data] = [
            {"round": 1 + self.stream.below(3)},
            {"present": self._some(streets + rooms, 4)},
            {"kills": 1 + self.stream.below(4)},
            {"taken": 1},
            {"not": {"on_board": [self._zombie()]}},
            {"any": [{"on_board": [self._zombie()]}, {"cleared": self._some(streets, 2)}]},
            {"then": [{"round": 1}, {"present": self._some(streets, 3)}]},
        ]
        event: Data = {"when": self._one(conditions), "do": self._effects(streets), "again": self._chance(3)}
        return event | ({"after": self._effects(streets)} if self._chance(3) else {})

    def _effects(self, streets: list[str]) -> list[Data]:
        doors = [door["between"] for door in self.data.get("doors", ())]
        known: list[Data] = [
            {"xp": 1, "who": self._one(["finder", "all"])},
            {"give": self._card()},
            {"set_aside": self._card()},
            {"mix": "all"},
            {"wake": self.data["spawns"][-1].get("colour", "red")},
            {"move_spawn": self.data["spawns"][0].get("colour", "red"), "to": self._one(streets)},
            {"sleep": self.data["spawns"][-1].get("colour", "red")},
            {"add_spawn": self._one(streets), "colour": "green"},
            {"remove_spawn": self.data["spawns"][0].get("colour", "red")},
            {"place": {self._one(streets): {self._zombie(): 1}}},
            {"danger": self._one(list(LEVELS[:2]))},
            {"dice": 1},
            {"noise": self._one(streets), "tokens": 2},
            {"exit": self._one(streets)},
            {"lay": self._card(), "at": self._one(streets)},
            {"no_reshuffle": self._one(["zombie", "equipment"])},
            {"note": "anything"},
            *({"lay": self._card(), "in_tent": "standard"} for _ in self.data.get("tents", ())[:1]),
            *({word: self._one(doors)} for word in ("open", "lock", "unlock", "by_hand", "close") if doors),
        ]
        return self._some(known, 2)

    def _door_kind(self) -> Data:
        colour = self._one(self.data["objectives"]).get("colour", "red")
        kinds: tuple[Data, ...] = (
            {},
            {},
            {},
            {"state": "open"},
            {"double": True},
            {"colour": colour, "locked_until": {"taken": colour}},
        )
        return kinds[self.stream.below(len(kinds))]

    def _barricade(self, pair: list[str]) -> Data:
        places = 1 + self.stream.below(3)
        return {
            "between": pair,
            "places": places,
            "complete": self.stream.below(places + 1),
            "again": not self._chance(4),
        }

    def _gate(self, zone: str) -> Data:
        return {"zone": zone, "face": self._one(["L", "H"]), "turn": self._one(list(TURNS))}

    def _trigger(self, tile: str) -> Any:
        """A plain Event trigger, or one to which the Mission gives an effect of its own."""
        doors = [door["between"] for door in self.data.get("doors", ()) if door.get("state") != "open"]
        effects: list[Data] = [{"place": {self._one(self._zones("street")): {self._zombie(): 1}}}]
        effects += [{"wake": spawn["colour"]} for spawn in self.data["spawns"] if "awake_when" in spawn]
        effects += [{"open": self._one(doors)}] if doors else []
        return tile if self._chance(2) else {"tile": tile, **self._one(effects)}

    def _gate_places(self) -> list[str]:
        marked = [f"{tile}.{zone['id']}" for tile, zone in self._parts() if _features(zone).get("gate_place")]
        return marked or self._some(self._zones("indoor-alley"), 1)

    def _pieces(self, streets: list[str], rooms: list[str]) -> Iterator[Data]:
        """Some of every kind of piece that a Mission may lay, with words that the kind knows."""
        for name, kind in sorted(kinds_of(self.edition).items()):
            for _ in range(self.stream.below(1 + MOST_OF_A_KIND)):
                zones = self.data["start"] if self._chance(2) else streets + rooms if self._chance(2) else streets
                piece: Data = {"piece": name, "zone": self._one(zones)}
                for field, words in kind.words.items():
                    piece[field] = self._one(list(words))
                if name in EXTRA_FIELDS:
                    piece |= EXTRA_FIELDS[name](self)
                yield piece

    def landing_places(self) -> Data:
        """Zones where a helicopter may take off and land."""
        return {"landing": self._some(self._zones("street"), 6), "only_there": self._chance(2)}

    def door_or_gate(self) -> Data:
        """The gate or door that a switch works."""
        gates = [gate["zone"] for gate in self.data.get("gates", ())]
        doors = [door["between"] for door in self.data.get("doors", ())]
        words = {"colour": self._one(list(COLOURS)), "by_hand": self._chance(2)}
        if gates and (self._chance(2) or not doors):
            return {"turns": [self._one(gates)], **words}
        return {"opens": self._one(doors), **words} if doors else {}


EXTRA_FIELDS: dict[str, Callable[[_Maker], Data]] = {
    "helicopter": lambda maker: maker.landing_places(),
    "switch": lambda maker: maker.door_or_gate(),
}


def _all_features(tile: Mapping[str, Any]) -> set[str]:
    return {feature for zone in tile["zones"] for feature in _features(zone)}


def _features(zone: Data) -> Data:
    found: Data = zone.get("features", {})
    return found
