"""Tokens and doors that are drawn on tiles and lie there unless a Mission says otherwise (SE-SETUP-02)."""

from collections.abc import Iterator

import msgspec

from shamble.content.mission import DoorText, Mission, ObjectiveText
from shamble.content.mission_cards import Written
from shamble.content.mission_pieces import Pieces
from shamble.content.tiles import Tile
from shamble.files.faults import Finding
from shamble.world.tokens import CRATE

DOOR, OBJECTIVE, PIMPWEAPON = "door", "objective", "pimpweapon"


def with_printed(mission: Mission, pieces: Pieces) -> Mission:
    """The Mission with all that is drawn on its tiles, behind what it lays itself, and with the points of Objectives.

    A door, an Objective or a Crate that the Mission lays where one is drawn stands for that one.
    """
    left_out = {(one.kind, one.zone) for one in mission.left_out}
    places = [place for place in places_printed(mission, pieces) if place not in left_out]
    objectives = (*mission.objectives, *_objectives(mission, places))
    unsaid = pieces.language.objective_points(mission.edition)
    return msgspec.structs.replace(
        mission,
        doors=(*mission.doors, *_doors(mission, pieces)),
        objectives=tuple(
            msgspec.structs.replace(token, xp=unsaid) if token.xp is None else token for token in objectives
        ),
        pieces=(*mission.pieces, *_crates(mission, places)),
    )


def _doors(mission: Mission, pieces: Pieces) -> Iterator[DoorText]:
    laid = {frozenset(door.between) for door in mission.doors}
    for name, tile in _tiles(mission, pieces):
        for border in tile.connections:
            between = (f"{name}.{border.a}", f"{name}.{border.b}")
            if border.kind == DOOR and frozenset(between) not in laid:
                yield DoorText(between=between)


def _objectives(mission: Mission, places: list[tuple[str, str]]) -> Iterator[ObjectiveText]:
    if mission.objective_cards:
        return iter(())  # WZ-OBJ-01: cards stand in for them
    laid = {token.zone for token in mission.objectives}
    return (ObjectiveText(zone=zone) for kind, zone in places if kind == OBJECTIVE and zone not in laid)


def _crates(mission: Mission, places: list[tuple[str, str]]) -> Iterator[Written]:
    laid = {given.get("zone") for given in mission.pieces if given.get("piece") == CRATE}
    return ({"piece": CRATE, "zone": zone} for kind, zone in places if kind == PIMPWEAPON and zone not in laid)


def places_printed(mission: Mission, pieces: Pieces) -> list[tuple[str, str]]:
    """The kind and the Zone of every place for a token that is drawn on the tiles of a Mission."""
    return [(crate.kind, f"{name}.{crate.zone}") for name, tile in _tiles(mission, pieces) for crate in tile.crates]


def _tiles(mission: Mission, pieces: Pieces) -> list[tuple[str, Tile]]:
    return [(name, pieces.tiles[name]) for row in mission.tiles for name in row if name in pieces.tiles]


def left_out_findings(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    """The tokens that a Mission leaves out although no place for them is drawn there."""
    places = places_printed(mission, pieces)
    for i, one in enumerate(mission.left_out):
        if (one.kind, one.zone) not in places:
            yield ("left_out", i), f"no place for one ({one.kind}) is drawn in {one.zone}"
