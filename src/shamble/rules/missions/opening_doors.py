"""Experience points that a Mission gives for opening doors."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.rules.experience import gain_xp
from shamble.rules.rule import Rule
from shamble.rules.tallies import keep, tally
from shamble.world import hooks
from shamble.world.game import Game

rules = Rule("opening-doors")

PAID = "door-xp"
"""The doors that have brought their points, a bit for each."""


@rules.on(hooks.DOOR_OPENED, "CL-XP-02")
def points_for_opening(g: Game, door: int, who: int) -> list[Frame]:
    """CL-XP-02: whoever opens a door gains points, once it has shown what is behind it; each door brings them once."""
    if not g.setting.mission.door_xp or who < 0 or tally(g, PAID) >> door & 1:
        return []
    keep(g, PAID, tally(g, PAID) | 1 << door)
    return [DoorXp(who=who)]


class DoorXp(Frame, tag="door-xp"):
    """Whoever opened a door gets points for it."""


@frame(DoorXp)
def gain_for_door(g: Game, f: DoorXp) -> None:
    """CL-XP-02: the points of one door."""
    g.pop()
    gain_xp(g, g.state.survivors[f.who], g.setting.mission.door_xp)
