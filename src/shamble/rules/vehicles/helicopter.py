"""The helicopter: boarding it, taking off, flying and landing, and who is out of reach up there (CL-HELI).

While it flies, the piece and all who sit in it are in a place of their own that is no Zone; `over` is the Zone beneath.
So nothing on the ground sees, hears, hits or helps them, and they nothing there (CL-HELI-18, -20 to -22). They are in
play all the same: what needs no Zone goes on, and they can help each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.engine.upgrades import upgrade
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.traits import skill
from shamble.rules.turn import Purse
from shamble.rules.vehicles.seats import (
    CHANGE_SEAT,
    GET_OUT,
    Vehicle,
    carry,
    kind_of,
    occupants,
    register_vehicle,
    vehicle_of,
)
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.facts import fact
from shamble.world.game import Game
from shamble.world.hooks import Hook
from shamble.world.pieces import FIRST_BODY, NOWHERE, SurvivorNumber, ZoneNumber, ZoneNumbers, inside
from shamble.world.setting import Setting
from shamble.world.state import Survivor

rules = Rule("helicopter")

HELICOPTER, PILOT = "helicopter", "pilot"
OVER, LANDING = "over", "landing"
LANDING_PLACES = frozenset({"helipad", "wasteland"})
"""CL-HELI-11: the fields that serve for taking off and landing; a Mission names more in `landing`, or only those."""
STREET, INDOORS = "street", "indoor-alley"
FLY, ROPE = "fly", "rope"
"""Facts by which Skills let somebody fly a helicopter, or leave it in flight."""

declare(
    Action("take-off", "who name n cost", "who", "the pilot of helicopter `n` (counted among all pieces) takes off",
        group="vehicle", aboard=True, piece=True),
    Action("land", "who zone name n cost", "zone", "they land it in the Zone beneath", group="vehicle", aboard=True,
        piece=True),
    Action("fly", "who zone name n cost", "zone", "they fly it to a Zone one or two Zones away", group="vehicle",
        aboard=True, piece=True),
    EventKind("took-off", "who zone"),
    EventKind("landed", "who zone"),
    EventKind("flew", "who origin zone"),
)  # fmt: skip


class Helicopter(Vehicle, tag=HELICOPTER, laid=True):
    """A helicopter; in flight it is over a Zone. `landing`: where it may land besides, or there alone."""

    pilot: SurvivorNumber = -1
    over: ZoneNumber = NOWHERE
    landing: ZoneNumbers = ()
    only_there: bool = False


def is_flying(piece: Helicopter) -> bool:
    """CL-HELI-12: whether it is in the air."""
    flying: bool = piece.over >= 0
    return flying


def _may(g: Game, piece: Helicopter, survivor: Survivor, what: str) -> bool:
    """CL-HELI-03, -08, CL-STASH-08; RM-HELI-02, -03: on the ground everything, in flight little.

    Nobody gets in there: it is in no Zone that anybody stands in (CL-HELI-02).
    """
    if not is_flying(piece):
        return True
    at_the_stick = piece.pilot == survivor.index
    if what == GET_OUT:
        return not at_the_stick and _can_rope_down(g, piece, survivor)
    if what == CHANGE_SEAT:
        return not at_the_stick
    return survivor.index in occupants(piece)


def _can_rope_down(g: Game, piece: Helicopter, survivor: Survivor) -> bool:
    """RM-HELI-02: on to a street that is no indoor alley."""
    below = g.setting.board.zones[piece.over]
    return below.kind == STREET and INDOORS not in below.tags and ROPE in survivor.profile.facts


register_vehicle(
    Helicopter,
    PILOT,
    rules={
        "get-in": "CL-HELI-02",
        "get-out": "CL-HELI-03",
        "change-seat": "CL-HELI-07",
        "stash": "CL-STASH-07",
        "take-out": "CL-STASH-07",
    },
    may=_may,
    below=lambda piece: piece.over if is_flying(piece) else piece.zone,
)


def helicopters(g: Game) -> Iterator[Helicopter]:
    """Every helicopter, in the air or on the ground."""
    return (piece for piece in g.state.pieces if isinstance(piece, Helicopter))


def overhead(g: Game, zone: int) -> list[int]:
    """CL-HELI-16, -17: the Zones that one or two steps parallel to the board's edges lead to, over everything."""
    straight = g.setting.board.far_sight.straight
    near = [other for other, steps in straight(zone).items() if steps == 1]
    further = [other for via in near for other, steps in straight(via).items() if steps == 1]
    return sorted({*near, *further} - {zone})


@makes("take-off", "land", "fly", paid=True)
@about(here=(HELICOPTER,))
@about(scene=lambda scene: "flying" in scene.mission.allows)
def offer_flight(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-HELI-09, -10, -16: the options of the pilot, if the Mission allows it and they have learned it."""
    if purse.left < 1 or "flying" not in g.setting.mission.allows:
        return
    found = vehicle_of(g, survivor.index)
    if found is None:
        return
    number, piece = found
    if not isinstance(piece, Helicopter) or piece.pilot != survivor.index:
        return
    able = FLY in survivor.profile.facts
    who, n, name = survivor.index, number + 1, kind_of(piece)
    if not is_flying(piece):
        if able and _may_land(g, piece, piece.zone):
            out.append(Option("take-off", who=who, n=n, name=name, cost=1, rule="CL-HELI-10"))
        return
    if able and _may_land(g, piece, piece.over):
        out.append(Option("land", who=who, zone=piece.over, n=n, name=name, cost=1, rule="CL-HELI-10"))
    out.extend(
        Option("fly", who=who, zone=zone, n=n, name=name, cost=1, rule="CL-HELI-16") for zone in overhead(g, piece.over)
    )


def _may_land(g: Game, piece: Helicopter, zone: int) -> bool:
    """CL-HELI-11: a helipad, a wasteland, or what the Mission names; nothing else where it says so."""
    printed = bool(LANDING_PLACES & g.setting.board.zones[zone].tags) and not piece.only_there
    return printed or zone in piece.landing


@action("take-off")
def _take_off(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-HELI-12: it stays where it is, but in the air."""
    piece = g.state.piece(option.n - 1, Helicopter)
    rise(g, option.n - 1, piece.zone)
    g.emit("took-off", option.rule, who=survivor.index, zone=piece.over)


def rise(g: Game, number: int, zone: int) -> None:
    """CL-HELI-12: a helicopter is in the air over a Zone, with all who sit in it."""
    piece = g.state.piece(number, Helicopter)
    piece.over = zone
    carry(g, piece, inside(number))


@upgrade(1)
def _those_aloft_are_inside(data: dict[str, Any], setting: Setting) -> None:
    """Up to version 0.1 everybody in the air was nowhere, as the dead are."""
    for number, piece in enumerate(data.get("pieces", ())):
        if piece["piece"] == HELICOPTER and piece["over"] >= 0 and piece["zone"] == NOWHERE:
            piece["zone"] = inside(number)
            for who in (piece["pilot"], *piece["passengers"], *piece["along"]):
                if who >= 0:
                    somebody = data["survivors"][who] if who < FIRST_BODY else data["pieces"][who - FIRST_BODY]
                    somebody["zone"] = inside(number)


@action("land")
def _land(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    piece = g.state.piece(option.n - 1, Helicopter)
    piece.over = NOWHERE
    carry(g, piece, option.zone)
    g.emit("landed", option.rule, who=survivor.index, zone=option.zone)


@action("fly")
def _fly(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-HELI-19: no Move of anybody."""
    piece = g.state.piece(option.n - 1, Helicopter)
    origin = piece.over
    piece.over = option.zone
    g.emit("flew", option.rule, who=survivor.index, origin=origin, zone=option.zone)


@rules.on(hooks.NOISE_LEVELS, "CL-NOISE-04")
def louder_than_all(g: Game, levels: list[int]) -> list[int]:
    """CL-NOISE-04, CL-HELI-14: the Zone beneath a flying helicopter is the noisiest of all, whoever is Loud."""
    for piece in g.state.pieces:
        if isinstance(piece, Helicopter) and is_flying(piece):
            levels[piece.over] = max(levels) + 1
    return levels


@skill("Helicopter pilot", "SKILL-helicopter-pilot", versions=("classic-rm",))
def helicopter_pilot() -> Iterator[Hook]:
    """They can take off and land, from the pilot's seat."""
    yield fact(FLY)


@skill("Fast roping", "SKILL-fast-roping", versions=("classic-rm",))
def fast_roping() -> Iterator[Hook]:
    """They get out of a helicopter in flight."""
    yield fact(ROPE)
