"""Words about the Clock and about light, and cards that wait beside the board for their hour (WZ-M3-02)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.missions.cards import cards_left, read_card
from shamble.rules.missions.conditions import zones_named
from shamble.rules.night.beams import NOBODY, LightBeam, LitZone
from shamble.rules.night.hours import NO_HOUR, hour
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, pieces_at, pieces_of
from shamble.world.words import MISSION_SAYS, Given, condition, effect

rules = Rule("lights")

declare(
    EventKind("zone-lit", "zone"),
    EventKind("zone-unlit", "zone"),
    EventKind("all-lit", ""),
)


@condition("{hour: 19}", hour="number")
def _hour(g: Game, given: Given, moment: str) -> bool:
    """The Clock shows this hour, from 0 to 23."""
    return bool(hour(g) == given["hour"])


@effect("{light: [4V.S1]}", light="zones")
def _light(g: Game, given: Given, who: int) -> list[Frame]:
    """These Zones, or `all`, count as lit from now on, without a Light Beam: the rules for night leave them alone."""
    lit = {piece.zone for _, piece in pieces_of(g, LitZone)}
    for zone in zones_named(g, given["light"]):
        if zone not in lit:
            g.state.pieces.append(LitZone(zone))
            if given["light"] != "all":
                g.emit("zone-lit", MISSION_SAYS, zone=zone)
    if given["light"] == "all":
        g.emit("all-lit", MISSION_SAYS)
    return []


@effect("{unlight: 4V.S1}", unlight="zone")
def _unlight(g: Game, given: Given, who: int) -> list[Frame]:
    """The light of a Zone, or the Light Beam that shines from it and follows nobody, is gone."""
    zone = given["unlight"]
    beams = [beam for _, beam in pieces_at(g, LightBeam, zone) if beam.who == NOBODY]
    for light in (*beams, *(lit for _, lit in pieces_at(g, LitZone, zone))):
        light.zone = NOWHERE
    g.emit("zone-unlit", MISSION_SAYS, zone=given["unlight"])
    return []


@rules.on(hooks.END_PHASE, "WZ-M3-02")
@about(scene=lambda scene: any(card.hour != NO_HOUR for card in scene.mission.objective_cards))
def cards_of_the_hour(g: Game) -> None:
    """WZ-M3-02: a card beside the board is revealed as soon as the Clock shows its hour; nobody takes it."""
    now = hour(g)
    for number, _, place in list(cards_left(g)):
        if now != NO_HOUR and place.hour == now:
            g.push_all(read_card(g, number, -1, "WZ-M3-02")[0])
