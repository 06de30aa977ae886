"""The pieces that a Mission may be made of, the Zones of its tiles, and the Zones that it names."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from shamble.board.parts import AS_PRINTED
from shamble.board.railroads import RailTile, rail_tile
from shamble.content.mission import NO_TILE, Mission, TriggerToken
from shamble.content.tiles import Tile, TileZone
from shamble.files.faults import Finding, Steps, listed, nearest, suggestion
from shamble.rulebook import skill_fault


class MissionLanguage:
    """The Mission language, for those who read files and know no edition; this one has no words."""

    def findings(self, mission: Mission) -> Iterable[Finding]:
        """The faults that the edition of a Mission finds in its heading."""
        return ()

    def edition_fault(self, edition: str) -> str:
        """Why there is no edition of this name; empty when there is one, or will be."""
        return ""

    def names(self, edition: str, sort: str) -> Sequence[str]:
        """An edition's own names of this sort."""
        return ()

    def skill_fault(self, edition: str, name: str) -> str:
        """Why a Skill does nothing in all games of an edition; empty where it works."""
        return skill_fault(name)

    def objective_points(self, edition: str) -> int:
        """The experience that an Objective gives of which its Mission says nothing."""
        return 0


NO_EDITION = MissionLanguage()


class Pieces(NamedTuple):
    """The pieces that a Mission may be made of."""

    tiles: Mapping[str, Tile]
    zombies: Mapping[str, str]
    """Full names by every name that may be used for a kind."""
    boxes: Collection[str]
    tents: int
    cards: Collection[str] = ()
    types: Collection[str] = ()
    language: MissionLanguage = NO_EDITION
    survivors: Collection[str] = ()
    companions: Collection[str] = ()
    """Those who only follow others."""
    traits: Collection[str] = ()
    """Traits that cards give to Survivors besides their Skills."""


def rail_tile_of(pieces: Pieces, name: str) -> RailTile | None:
    """The side of a Train tile with this name; None for all other tiles."""
    tile = pieces.tiles.get(name)
    if tile is None:
        return None
    features = [feature for zone in tile.zones for feature in ("cabin",) if getattr(zone.features, feature)]
    return rail_tile(tile.tile_kind, tile.other_side, features)


def tiles_laid(mission: Mission, pieces: Pieces) -> list[str]:
    """The tiles of a Mission, with those that lie there only while a part of the board is in some state."""
    states = [state for part in mission.parts.values() for state in part.states.values()]
    laid = [name for rows in (mission.tiles, *(state.tiles for state in states)) for row in rows for name in row]
    if mission.train is not None:
        sides = [rail_tile_of(pieces, name) for name in laid]
        laid += [side.other_side for side in sides if side is not None]
    return [name for name in dict.fromkeys(laid) if name not in (AS_PRINTED, NO_TILE)]


def zones_laid(mission: Mission, pieces: Pieces) -> dict[str, TileZone]:
    """The Zones of all tiles of a Mission, by their names."""
    laid = [name for name in tiles_laid(mission, pieces) if name in pieces.tiles]
    return {f"{name}.{zone.id}": zone for name in laid for zone in pieces.tiles[name].zones}


def spawn_colours(mission: Mission) -> set[str]:
    """The colours of a Mission's Spawn tokens: those that it lays, and those that its effects add."""
    done = [effects for event in mission.events for effects in (event.do, event.after)]
    done += [trigger.do for trigger in mission.triggers if isinstance(trigger, TriggerToken)]
    added = [effect for effects in done for effect in effects if "add_spawn" in effect]
    return {*(spawn.colour for spawn in mission.spawns), *(str(effect.get("colour", "red")) for effect in added)}


NAMES_ZONES: tuple[tuple[str, ...], ...] = (
    ("doors", "between"),
    ("stairs",),
    ("barricades", "between"),
    ("torn",),
    ("planks",),
    ("joins",),
    ("gates", "zone"),
    ("towers", "zone", "ladder"),
    ("extra_zones", "zone", "entry"),
    ("start",),
    ("spawns", "zone"),
    ("tents",),
    ("objectives", "zone"),
    ("left_out", "zone"),
    ("tokens", "zone"),
    ("cards", "zone"),
)
"""Lists of a Mission's file and the fields of their entries that name a Zone or a pair; none: the entry does."""


def zones_named(mission: Mission) -> Iterator[tuple[Steps, str]]:
    """Every place of a Mission's file that names a Zone on which something lies or stands, and the name."""
    for key, *fields in NAMES_ZONES:
        for i, laid in enumerate(getattr(mission, key)):
            yield from () if fields else _names_in((key, i), laid)
            for field in fields:
                yield from _names_in((key, i, field), getattr(laid, field))
    yield from _zones_of_parts(mission)
    if mission.exit is not None:
        yield ("exit",), mission.exit
    for i, given in enumerate(mission.pieces):
        zone, zones = given.get("zone"), given.get("zones")
        if isinstance(zone, str):
            yield ("pieces", i, "zone"), zone
        if isinstance(zones, tuple | list):
            yield from _names_in(("pieces", i, "zones"), zones)
    for zone in mission.zombies:
        yield ("zombies", zone), zone
    for i, trigger in enumerate(mission.triggers):
        named = (*trigger.place, *(trigger.open or ())) if isinstance(trigger, TriggerToken) else ()
        yield from ((("triggers", i), zone) for zone in named)


def _zones_of_parts(mission: Mission) -> Iterator[tuple[Steps, str]]:
    for name, part in mission.parts.items():
        for called, state in part.states.items():
            for i, pair in enumerate(state.joins):
                yield from _names_in(("parts", name, "states", called, "joins", i), pair)


def _names_in(steps: Steps, given: str | Sequence[str]) -> Iterator[tuple[Steps, str]]:
    """The one Zone that is named here, or those of a pair."""
    if isinstance(given, str):
        yield steps, given
    else:
        yield from (((*steps, end), zone) for end, zone in enumerate(given))


def zone_problem(zone: str, laid: list[str], zones: Mapping[str, TileZone], pieces: Pieces) -> str:
    """The fault of a Zone's name; empty when there is such a Zone."""
    tile = zone.partition(".")[0]
    if tile not in laid:
        return f'found "{zone}", but tile {tile} is not in this Mission{suggestion(zone, zones)}'
    if tile not in pieces.tiles or zone in zones:
        return ""
    mine = [name for name in zones if name.startswith(f"{tile}.")]
    meant = nearest(zone, mine)
    hint = f', did you mean "{meant}"?' if meant else ""
    return f'no Zone "{zone}" on that tile{hint} (it has {listed(mine, "and")})'
