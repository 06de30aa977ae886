"""Light Beams: where they shine, who carries them, which Zones are lit (WZ-LIGHT-05, -06, -11)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.night.hours import is_night
from shamble.rules.registry import preview
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece, SurvivorNumber, ZoneNumber, pieces_of
from shamble.world.play import Play
from shamble.world.state import Survivor

BEAM = "light-beam"
LIGHT_SOURCE = "light-source"
NOBODY = -1


class LightBeam(Piece, tag=BEAM, laid=True):
    """The token that lies on two Zones, its own and the one that it shines `toward`.

    It is its own again where it shines at a wall. It goes along with whoever holds the light, if anybody does.
    """

    toward: ZoneNumber = NOWHERE
    who: SurvivorNumber = -1
    turned: bool = False


class LitZone(Piece, tag="lit-zone", laid=True):
    """A Zone that is lit without a Light Beam."""


declare(
    Action("aim-light", "who zone", "zone", "the Zone that a light shines into; their own: at a wall"),
    DecisionKind("aim-light", "{aim-light: b}", "where a light shines besides the Zone of its bearer"),
    EventKind("light-on", "who zone"),
    EventKind("light-aimed", "who zone"),
    EventKind("light-at-wall", "who zone"),
    EventKind("light-off", "who zone"),
)


def has_light(g: Game, survivor: Survivor) -> bool:
    """WZ-LIGHT-01, WZ-OPEN-01: whether they carry a Light Source, in whatever slot."""
    return any(LIGHT_SOURCE in g.setting.card(card).tags for card in survivor.cards)


def beam_of(g: Play, who: int) -> LightBeam | None:
    """The Light Beam of somebody's light, if it is on."""
    return next((piece for _, piece in pieces_of(g, LightBeam) if piece.who == who), None)


def lit_by(g: Game, beam: LightBeam) -> Iterator[int]:
    """WZ-LIGHT-05, -11: the Zone of a Light Beam, and the other one unless something between them stops sight."""
    yield beam.zone
    if beam.toward != beam.zone and g.layout.sight[beam.zone].get(beam.toward) == 1:
        yield beam.toward


def beam_zones(g: Game) -> frozenset[int]:
    """The Zones that Light Beams illuminate (WZ-OPEN-04)."""
    return frozenset(zone for _, beam in pieces_of(g, LightBeam) for zone in lit_by(g, beam))


def lit_zones(g: Game) -> frozenset[int]:
    """All Zones with light, by a Light Beam or without."""
    return beam_zones(g) | {piece.zone for _, piece in pieces_of(g, LitZone)}


def directions(g: Game, zone: int) -> list[int]:
    """WZ-LIGHT-05: where a light can shine from a Zone: next door, not diagonally, or at a wall of its own Zone."""
    near = [other for other, far in g.layout.sight[zone].items() if far == 1]
    return [*near, zone] if not near or g.setting.board.has_blind_side(zone, g.state.doors) else near


def switch_on(g: Game, survivor: Survivor, toward: int, rule: str) -> LightBeam:
    """WZ-LIGHT-05: a Light Beam lies on their Zone and another, until somebody turns it."""
    beam = LightBeam(survivor.zone, toward=toward, who=survivor.index)
    g.state.pieces.append(beam)
    g.emit("light-on", rule, who=survivor.index, zone=survivor.zone)
    return beam


def switch_off(g: Play, beam: LightBeam, rule: str) -> None:
    """WZ-LIGHT-07: the Light Beam is removed."""
    g.emit("light-off", rule, who=beam.who, zone=beam.zone)
    beam.zone = NOWHERE


def aim(g: Game, beam: LightBeam, toward: int, rule: str) -> None:
    """A Light Beam shines into this Zone from now on."""
    beam.turned = False
    if beam.toward == toward:
        return
    beam.toward = toward
    if toward == beam.zone:
        g.emit("light-at-wall", rule, who=beam.who, zone=toward)
    else:
        g.emit("light-aimed", rule, who=beam.who, zone=toward)


class AimLight(Frame, tag="aim-light"):
    """Somebody says where their light shines."""

    rule: str


@frame(AimLight)
def aim_light(g: Game, f: AimLight) -> Question | None:
    """WZ-LIGHT-05, -06: their player chooses the direction."""
    survivor, beam = g.person(f.who), beam_of(g, f.who)
    if beam is None:
        g.pop()
        return None
    options = [Option("aim-light", who=f.who, zone=zone, rule=f.rule) for zone in directions(g, beam.zone)]
    return Question("aim-light", (survivor.seat,), options, f.who)


@aim_light.answer
def _aimed(g: Game, f: AimLight, option: Option) -> None:
    g.pop()
    beam = beam_of(g, f.who)
    if beam is not None:
        aim(g, beam, option.zone, option.rule)


@preview("aim-light")
@preview("turn-light")
def shines_there(g: Game, option: Option) -> None:
    """The light shines into the Zone of an option."""
    beam = beam_of(g, option.who)
    if beam is not None:
        beam.toward = option.zone


def goes_along(g: Play, survivor: Survivor, origin: int) -> None:
    """WZ-LIGHT-06: the token moves with its Survivor; until it is turned it lights their Zone alone."""
    beam = beam_of(g, survivor.index)
    if beam is None:
        return
    if survivor.zone < 0:
        switch_off(g, beam, "WZ-LIGHT-07")
    else:
        beam.zone = beam.toward = survivor.zone
        beam.turned = True


def put_out_lost_lights(g: Game) -> None:
    """WZ-LIGHT-07: a light is out as soon as nobody has its card any more."""
    for _, beam in pieces_of(g, LightBeam):
        if beam.who != NOBODY and not has_light(g, g.person(beam.who)):
            switch_off(g, beam, "WZ-LIGHT-07")


def end_at_daybreak(g: Game) -> None:
    """WZ-OPEN-03: by day the Light Beams of Flashlights are removed; those of nobody stay."""
    for _, beam in pieces_of(g, LightBeam) if not is_night(g) else ():
        if beam.who != NOBODY:
            switch_off(g, beam, "WZ-OPEN-03")
