"""Starting, Mobile, Abomination and Corpse Pile Spawn tokens, and the defeat by seven of them (UA-SPAWN, UA-WIN-03)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.horde import groups
from shamble.rules.kinds import abominations
from shamble.rules.rule import Rule, SpawnKind
from shamble.rules.spawn import add_spawn
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.tokens import spawn_tokens

STARTING, MOBILE, ABOMINATION, CORPSE_PILE = "starting", "mobile", "abomination", "corpse-pile"
COLOURS = {STARTING: "yellow", MOBILE: "red", ABOMINATION: "purple", CORPSE_PILE: "green"}
ABOMINATION_SPAWN = "abomination-spawn"
"""The tag of Zones that an Abomination Spawn token begins in: Cemetery and Mine."""
MOST_ACTIVE = 7

rules = Rule("spawn-kinds")
rules.lost_when({"tokens": "spawn", "number": MOST_ACTIVE}, "UA-WIN-03")


def abomination_about(g: Game) -> bool:
    """UA-ABSPAWN-02, -04: whether an Abomination is on the board."""
    return bool(groups(g, abominations(g)))


rules.spawns(SpawnKind(STARTING, begins=True))  # UA-SPAWN-02, UA-STARTSPAWN-01
rules.spawns(SpawnKind(MOBILE, rank=1))  # UA-STARTSPAWN-03
rules.spawns(SpawnKind(ABOMINATION, rank=2, awake=abomination_about))
rules.spawns(SpawnKind(CORPSE_PILE, rank=3))  # UA-CLAR-29


@rules.on(hooks.SET_UP, "UA-SETUP-21")
def lay_abomination_tokens(g: Game) -> list[Frame]:
    """UA-SETUP-21, UA-CEM-01: on Cemetery and Mine, else in the Starting Spawn Zone, unless the Mission lays some."""
    tokens = spawn_tokens(g)
    if any(token.kind == ABOMINATION for token in tokens):
        return []
    zones = [zone.index for zone in g.setting.board.there if ABOMINATION_SPAWN in zone.tags]
    for zone in zones or [token.zone for token in tokens if token.kind == STARTING]:
        add_spawn(g, zone, colour=COLOURS[ABOMINATION], kind=ABOMINATION, rule="UA-SETUP-21")
    return []
