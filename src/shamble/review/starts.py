"""The starting Zones and Spawn Zones, by Zones as they are on the board (a street has a name on each tile)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shamble.board import Board
from shamble.content import Mission
from shamble.editions import edition_named
from shamble.engine.errors import SetupError
from shamble.review.findings import Finding, fault, note
from shamble.rules.night.beams import BEAM
from shamble.rules.spawn import BY_DICE

NO_SPAWN = ("hole", "security")


def standing_findings(mission: Mission, board: Board) -> Iterator[Finding]:
    """Survivors who begin among Zombies, Spawn Zones that are one, Zones in which nothing spawns."""
    spawns: dict[int, int] = {}
    for i, spawn in enumerate(mission.spawns):
        spawns.setdefault(board.zone(spawn.zone), i)
    yield from _spawn_findings(mission, board, spawns)
    for i, name in enumerate(mission.start):
        if board.zone(name) in spawns:
            token = mission.spawns[spawns[board.zone(name)]]
            also = "" if token.zone == name else f" (as {token.zone})"
            yield fault(("start", i), f"{name} is a Spawn Zone too{also}: Survivors begin somewhere else")
        if board.zone(name) in board.blocked:
            yield fault(("start", i), f"nobody can stand in {name}: rubble or a wreck fills it")
    yield from _beam_findings(mission, board)
    if not mission.spawns:
        yield note((), "no Spawn Zones: Zombies come by opened doors and events alone")
    elif _rolls_dice(mission) and not any(spawn.locators for spawn in mission.spawns):
        yield note(("spawns",), "no locators: each Spawn Zone gets one card, no Spawn dice are rolled (RM-SPAWN-01)")
    for i, door in enumerate(mission.doors):
        for name in door.between:
            if board.zone(name) in board.blocked:
                yield fault(("doors", i, "between"), f"this door leads into nothing: rubble or a wreck fills {name}")


def _spawn_findings(mission: Mission, board: Board, first_in: Mapping[int, int]) -> Iterator[Finding]:
    """Spawn Zones that are one under two names, and those in which nothing spawns."""
    for i, spawn in enumerate(mission.spawns):
        zone = board.zone(spawn.zone)
        first = mission.spawns[first_in[zone]].zone
        if first_in[zone] != i and first != spawn.zone:
            yield fault(("spawns", i, "zone"), f"{spawn.zone} is the same Zone as {first}, a Spawn Zone already")
        if not board.zones[zone].tags.isdisjoint(NO_SPAWN) or zone in board.blocked:
            yield fault(("spawns", i, "zone"), f"no Zombies can spawn in {spawn.zone}")


def _rolls_dice(mission: Mission) -> bool:
    """Whether dice say where Zombies spawn, with the rules that the Mission asks for."""
    try:
        edition = edition_named(mission.edition)
        rules = edition.ruleset(mission.variant or edition.default_variant, mission.options)
    except SetupError:
        return False
    return bool(rules.ask(BY_DICE))


def _beam_findings(mission: Mission, board: Board) -> Iterator[Finding]:
    """WZ-LIGHT-05: Light Beams that shine into a Zone which is not next door, though every door were open."""
    sight = board.layout((1 << len(board.doors)) - 1).sight
    for i, piece in enumerate(mission.pieces):
        if piece.get("piece") == BEAM and "toward" in piece:
            zone, toward = board.zone(str(piece["zone"])), board.zone(str(piece["toward"]))
            if toward != zone and sight[zone].get(toward) != 1:
                told = f"{piece['toward']} is not next to {piece['zone']}: a Light Beam shines into a Zone next door"
                yield fault(("pieces", i, "toward"), told)
