"""Zombies that die outside of attacks."""

from __future__ import annotations

from shamble.engine.game import Game
from shamble.engine.play import because
from shamble.engine.state import Survivor
from shamble.rules.experience import gain_for_kills
from shamble.rules.horde import take_off
from shamble.rules.turn import note_kill


def slay(g: Game, survivor: Survivor, zone: int, kind: int, *, by: str) -> None:
    """A Survivor eliminates one Zombie without dice; its experience is his (CL-XP-01)."""
    take_off(g, zone, kind, 1)
    g.emit("killed", who=survivor.index, zone=zone, kind=kind, **because([by]))
    note_kill(g, survivor.index)
    gain_for_kills(g, survivor, [kind])
