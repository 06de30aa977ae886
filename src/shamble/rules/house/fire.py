"""House rules about attacks that destroy everything in a Zone (CL-HOUSE-23, -24)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.lost_objectives import lose_objectives, taken_and_not_lost
from shamble.rules.rule import rule
from shamble.rules.spawn import move_spawn
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens

declare(
    Action("drive-spawn", "zone", "zone", "fire-moves-spawns: where the Spawn token goes"),
    Action("leave-spawn", "zone", "zone", "fire-moves-spawns: the token stays", ends=QUESTION),
    DecisionKind("drive-spawn", "{drive-spawn: b} or {leave-spawn: a}",
        "fire-moves-spawns: where the Spawn token goes"),
    EventKind("spawn-driven", "origin zone"),
)  # fmt: skip


@rule(
    "fire-destroys-objectives", "CL-HOUSE-23", of="equipment", replaces=("CL-CRAFT-09",), joins=("fire-moves-spawns",)
)
def fire_destroys_objectives() -> Iterator[Hook]:
    """CL-HOUSE-23: Objectives in the Zone are destroyed, and do not count as taken."""

    def burn(g: Game, survivor: Survivor, zone: int) -> list[Frame]:
        lose_objectives(g, zone, "CL-HOUSE-23")
        return []

    yield hook(hooks.ZONE_BURNT, burn)
    yield hook(OBJECTIVE_TAKEN, taken_and_not_lost)


@rule("fire-moves-spawns", "CL-HOUSE-24", of="equipment", replaces=("CL-SPAWN-01",))
def fire_moves_spawns() -> Iterator[Hook]:
    """CL-HOUSE-24: a Spawn token in the Zone may go to another Spawn Zone; its locators go with it."""

    def drive(g: Game, survivor: Survivor, zone: int) -> list[Frame]:
        tokens = spawn_tokens(g)
        here = [token.number for token in tokens if token.zone == zone]
        if not here or all(token.zone == zone for token in tokens):
            return []
        return [DriveSpawn(seat=survivor.seat, spawns=tuple(here), zone=zone)]

    yield hook(hooks.ZONE_BURNT, drive)


class DriveSpawn(Frame, tag="drive-spawn"):
    """Spawn tokens may be driven out of a burning Zone, one after the other."""

    seat: int
    spawns: tuple[int, ...]
    zone: int


@frame(DriveSpawn, ends_when_dead=False)
def drive_spawn(g: Game, f: DriveSpawn) -> Question | None:
    """The attacker's player chooses where each token goes, or leaves it."""
    if not f.spawns:
        g.pop()
        return None
    others = dict.fromkeys(token.zone for token in spawn_tokens(g) if token.zone != f.zone)
    options = [Option("leave-spawn", zone=f.zone)]
    options += [Option("drive-spawn", zone=zone, rule="CL-HOUSE-24") for zone in others]
    return Question("drive-spawn", (f.seat,), options)


@drive_spawn.answer
def _drive(g: Game, f: DriveSpawn, option: Option) -> None:
    index, f.spawns = f.spawns[0], f.spawns[1:]
    if option.action == "leave-spawn":
        return
    move_spawn(g, index, option.zone)
    g.emit("spawn-driven", "CL-HOUSE-24", origin=f.zone, zone=option.zone)
