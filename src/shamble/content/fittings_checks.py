"""Whether barricades, barbwire, gates, towers, planks and switches of a Mission contradict the rest of it.

The board itself checks whether they can lie on their borders, names the Zones and says why not.
"""

from collections.abc import Iterator, Mapping

from shamble.content.mission import GateToken, Mission, TowerToken
from shamble.files.faults import Finding, Steps, suggestion
from shamble.files.plain import Json


def fitting_findings(mission: Mission) -> Iterator[Finding]:
    """Everything that does not fit together."""
    yield from _pairs(mission)
    yield from _whole_zones(mission)
    yield from _parts(mission)
    yield from _closed_zones(mission)
    for i, piece in enumerate(mission.pieces):
        if piece.get("piece") == "switch":
            yield from _switch(mission, i, piece)


def _pairs(mission: Mission) -> Iterator[Finding]:
    seen: dict[tuple[str, ...], int] = {}
    for i, place in enumerate(mission.barricades):
        first = seen.setdefault(tuple(sorted(place.between)), i)
        if first != i:
            yield ("barricades", i, "between"), f"barricades[{first}] lies between these Zones already"
        if place.places is not None and place.complete > place.places:
            yield ("barricades", i, "complete"), f"found {place.complete} of {place.places}, expected no more than fit"
    for key in ("torn", "planks", "joins"):
        for i, (a, b) in enumerate(getattr(mission, key)):
            if a == b:
                yield (key, i), f'found "{a}" twice, expected two Zones'


def _whole_zones(mission: Mission) -> Iterator[Finding]:
    """Gates and towers take up whole Zones, in which no Zombies spawn (CL-GATE-03, CL-TOWER-09)."""
    taken: dict[str, str] = {}
    spawns = [spawn.zone for spawn in mission.spawns]
    laid: dict[str, tuple[GateToken | TowerToken, ...]] = {"gates": mission.gates, "towers": mission.towers}
    for key, named in laid.items():
        for i, token in enumerate(named):
            steps: Steps = (key, i, "zone")
            if token.zone in taken:
                yield steps, f"{token.zone} holds one of {taken[token.zone]} already"
            taken.setdefault(token.zone, key)
            if token.zone in spawns:
                yield steps, f"{token.zone} is a Spawn Zone: Zombies never spawn in {key}"
    for i, tower in enumerate(mission.towers):
        if tower.ladder in [other.zone for other in mission.towers]:
            yield ("towers", i, "ladder"), "a ladder stands on the ground: expected a Zone without a tower"


def _closed_zones(mission: Mission) -> Iterator[Finding]:
    """Nobody gets out of the Zone of a piece that is stuck, or to what lies there."""
    for i, piece in enumerate(mission.pieces):
        there = [
            *(("start", zone) for zone in mission.start),
            *(("spawns", spawn.zone) for spawn in mission.spawns),
            *(("exit", zone) for zone in (mission.exit,) if zone),
        ]
        found = [key for key, zone in there if zone == piece.get("zone")] if piece.get("stuck") else []
        if found:
            yield ("pieces", i, "stuck"), f"nobody enters or leaves {piece['zone']}, but {found[0]} names it"


def _parts(mission: Mission) -> Iterator[Finding]:
    """Faults of moving parts: the tiles of a state have to fit the Mission's own tiles."""
    shape = [len(row) for row in mission.tiles]
    for name, part in mission.parts.items():
        if len(part.states) < 2:
            yield (
                ("parts", name, "states"),
                f"found {len(part.states)}, expected the two or more states that it can be in",
            )
        if part.state and part.state not in part.states:
            yield ("parts", name, "state"), f'no state "{part.state}"{suggestion(part.state, part.states)}'
        for called, state in part.states.items():
            for key in ("tiles", "turns"):
                rows = [len(row) for row in getattr(state, key)]
                if rows and rows != shape:
                    yield (
                        ("parts", name, "states", called, key),
                        f"found rows of {rows}, expected {shape}, as under tiles",
                    )


def _switch(mission: Mission, i: int, piece: Mapping[str, Json]) -> Iterator[Finding]:
    opens, turns = [piece.get(key) or [] for key in ("opens", "turns")]
    if not isinstance(opens, list | tuple) or not isinstance(turns, list | tuple):
        return  # the shape of a piece is looked at elsewhere
    doors = [set(door.between) for door in mission.doors]
    if len(opens) % 2 or any(set(opens[at : at + 2]) not in doors for at in range(0, len(opens), 2)):
        yield ("pieces", i, "opens"), "expected the two Zones of each door, one pair after the other, as under doors"
    gates = [gate.zone for gate in mission.gates]
    for at, zone in enumerate(turns):
        if zone not in gates:
            yield ("pieces", i, "turns", at), f"there is no gate in {zone}"
    if not opens and not turns:
        yield ("pieces", i), "this switch does nothing: give opens or turns"
