"""Zombies that die outside of attacks."""

from __future__ import annotations

from shamble.engine.game import Game
from shamble.engine.play import because
from shamble.engine.state import Survivor
from shamble.rules.experience import gain_xp
from shamble.rules.horde import take_off


def slay(g: Game, survivor: Survivor, zone: int, kind: int, *, by: str) -> None:
    """A Survivor eliminates one Zombie without dice; its experience is his (CL-XP-01)."""
    take_off(g, zone, kind, 1)
    g.emit("killed", who=survivor.index, zone=zone, kind=kind, **because([by]))
    gain_xp(g, survivor, g.setting.kinds[kind].xp)
