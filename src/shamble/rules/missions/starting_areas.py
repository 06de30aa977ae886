"""Starting areas that teams draw by lot (CL-SETUP-34)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game

rules = Rule("starting-areas")

declare(
    EventKind("team-starts", "team zone"),
)


@rules.on(hooks.SET_UP, "CL-SETUP-34", stage=hooks.SET)
def draw_starts(g: Game) -> list[Frame]:
    """CL-SETUP-34: where the Mission says so, each team draws the Zone that it starts from."""
    mission = g.setting.mission
    if not mission.start_drawn:
        return []
    order = g.shuffle(range(len(mission.start)), "starts")
    starts = {team: mission.start[order[team % len(order)]] for team in sorted(set(g.setting.teams))}
    for survivor in g.state.survivors:
        g.settle(survivor, starts[survivor.team])
    for team, zone in starts.items():
        g.emit("team-starts", "CL-SETUP-34", team=team, zone=zone)
    return []
