"""What a Mission's own events do: the effects that its data can name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.engine.game import Game
from shamble.engine.state import Frame
from shamble.rules.doors import open_door
from shamble.rules.running_out import placing


def carry_out(g: Game, effect: Mapping[str, Any], who: int) -> list[Frame]:
    """Do what one effect says: `place` (Zombies), `open` (a door) or `wake` (a Spawn Zone by its colour)."""
    if "place" in effect:
        return [placing([tuple(order) for order in effect["place"]])]
    if "open" in effect:
        open_door(g, effect["open"], who)
        return []
    if "wake" in effect:
        for index, spawn in enumerate(g.setting.mission.spawns):
            if spawn.colour == effect["wake"] and not g.state.awake >> index & 1:
                g.state.awake |= 1 << index
                g.emit("spawn-awake", zone=spawn.zone, colour=spawn.colour)
        return []
    raise ValueError(f"the Mission names the effect {dict(effect)}, which is not known")
