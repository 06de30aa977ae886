"""Toxic Zombies (CL-TOXIC): their blood wounds killers in the same Zone, and their Abomination makes others Toxic."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.frames import Attack
from shamble.rules.horde import groups, number, put, take_off
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.rules.wounds import Wound
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("toxic")

BLOOD_SPRAY = "blood-spray"
STANDARD, TOXIC = "standard", "toxic"

declare(
    EventKind("sprayed", "who kind zone"),
    EventKind("converted", "zone kind count"),
)


@rules.on(hooks.KILLED, "CL-TOXIC-02")
@about(abilities=("toxic-blood-spray",))
def blood_spray(g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None) -> list[Frame]:
    """CL-TOXIC-02 to -06, CL-KILL-01: a Wound for each that they killed in their own Zone, unless a car ran over it."""
    by_car = attack is not None and attack.mode == "car"
    if by_car or survivor.zone != zone:
        return []
    toxic = [kind for kind in kinds if able(g, kind, "toxic-blood-spray")]
    for kind in toxic:
        g.emit("sprayed", "CL-TOXIC-02", who=survivor.index, kind=kind, zone=zone)
    return [
        Wound(who=survivor.index, left=1, source="zombie", kind=kind, by=BLOOD_SPRAY, rule="CL-TOXIC-02")
        for kind in toxic
    ]


@rules.on(hooks.ZOMBIES_DONE, "CL-TOXIC-11")
@about(abilities=("converts-to-toxic",))
def convert(g: Game) -> list[Frame]:
    """CL-TOXIC-11 to -14, CL-SPAWN-20: as many as there are miniatures for; a shortage sets off no Activation."""
    kinds = g.setting.kinds
    toxic_of = {row.type: row.index for row in kinds if row.species == TOXIC}
    standing = groups(g)
    for zone in dict.fromkeys(zone for zone, kind, _ in standing if able(g, kind, "converts-to-toxic")):
        for row in kinds:
            becomes = toxic_of.get(row.type, -1)
            if row.species == STANDARD and becomes >= 0:
                _exchange(g, zone, row.index, becomes)
    return []


def _exchange(g: Game, zone: int, kind: int, becomes: int) -> None:
    count = min(number(g, zone, kind), g.state.stock[becomes])
    if count:
        take_off(g, zone, kind, count)
        put(g, zone, becomes, count)
        g.emit("converted", "CL-TOXIC-11", zone=zone, kind=becomes, count=count)
