"""Tents (CL-TENT): hidden until a Survivor enters, opaque for good."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.rule import Rule
from shamble.rules.zombie_cards import SpawnCard
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import SET

rules = Rule("tents")

declare(
    EventKind("tent-revealed", "zone who kind", reveals=True),
)


def tent_at(g: Game, zone: int) -> int:
    """The number of the Mission's tent in a Zone, or -1."""
    tents = g.setting.mission.tents
    return tents.index(zone) if zone in tents else -1


@rules.on(hooks.ZONE_ENTERED, "CL-TENT-02")
@about(scene=lambda scene: scene.mission.tents)
def reveal_tent(g: Game, who: int, zone: int) -> list[Frame]:
    """CL-TENT-02, -03, CL-READ-17: the first Survivor inside turns the card over at once, and Zombies are spawned."""
    tent = tent_at(g, zone)
    if tent < 0 or g.state.tents[tent] < 0:
        return []
    face = g.state.tents[tent]
    g.state.tents[tent] = -1 - face
    g.emit("tent-revealed", "CL-TENT-02", zone=zone, who=who, kind=g.setting.tent_cards[face].kind)
    return [SpawnCard(zone=zone)]


@rules.on(hooks.SETS_OFF, "CL-TENT-02")
def waits_in_tent(g: Game, origin: int, zone: int) -> list[tuple[str, tuple[int, ...]]]:
    """CL-TENT-02: a tent that nobody has turned over."""
    tent = tent_at(g, zone)
    return [("tent", (zone,))] if tent >= 0 and g.state.tents[tent] >= 0 else []


@rules.on(hooks.SEARCHABLE, "CL-TENT-05", stage=SET)
@about(scene=lambda scene: scene.mission.tents)
def search_in_tents(g: Game, zone: int, searchable: bool) -> bool:
    """CL-TENT-05: only a revealed administrative or infirmary tent can be Searched; none before they are laid."""
    tent, laid = tent_at(g, zone), g.state.tents
    if tent < 0:
        return searchable
    return tent < len(laid) and laid[tent] < 0 and g.setting.tent_cards[-1 - laid[tent]].search
