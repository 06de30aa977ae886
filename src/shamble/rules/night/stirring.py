"""Light stirs Zombies: those who see a Light Beam act once more before their Phase (WZ-LIGHT-10, -12, -13)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.frames import Activation, Groups
from shamble.rules.horde import able_to_act
from shamble.rules.night.beams import beam_zones
from shamble.rules.night.hours import is_night
from shamble.rules.seeing import zombie_sight
from shamble.world.game import Game


def stirred(g: Game) -> Groups:
    """WZ-LIGHT-10, WZ-OPEN-04: the Zombies that see a Zone with a Light Beam on it, their own included."""
    lit = beam_zones(g) if is_night(g) else frozenset()
    zones = {zone for zone, crowd in enumerate(g.state.crowd) if crowd and not lit.isdisjoint(zombie_sight(g, zone))}
    return tuple(group for group in able_to_act(g) if group[0] in zones)


def light_stirs_zombies(g: Game, f: Frame) -> None:
    """WZ-LIGHT-10, -12: each of them once, however many Light Beams it sees."""
    acting = stirred(g)
    if acting:
        kinds = sorted({kind for _, kind, _ in acting})
        g.emit("extra-activation", "WZ-LIGHT-10", kinds=kinds, why="light")
        g.push_all([Activation(groups=acting)])
