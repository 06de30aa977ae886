"""Fields of the board and what stands on it: Zones, doors, Objectives, switches, vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.rules.combat.targets import exposed_to
from shamble.rules.objective_colours import seen_colour
from shamble.rules.vehicles.cars import CAR, car_of
from shamble.rules.vehicles.seats import ground_of
from shamble.text import names
from shamble.text.fields.registry import Telling, field, plain_fields


def _place(told: Telling, zone: int) -> str:
    """A Zone as the map calls it; the air for whoever is off the board."""
    return names.zone_name(told.game, zone) if zone >= 0 else told.words.word("aloft")


plain_fields(("zone", "origin", "via"), _place)
plain_fields(("door",), lambda told, value: names.door_name(told.words, told.game, value))
plain_fields(("tile",), lambda told, value: told.game.setting.board.tile_names[value])


@field("here", "who", now=True)
def _here(told: Telling) -> str:
    return _place(told, told.game.person(told.data["who"]).zone)


@field("coloured_door", "door", now=True)
def _coloured_door(told: Telling) -> str:
    colour = names.door_colour(told.game, told.data["door"])
    if colour == "neutral":
        return told.words.phrase("plain-door")
    return told.words.phrase("coloured-door", colour=told.words.word(colour))


@field("objective", "n", now=True)
def _objective(told: Telling) -> str:
    """An Objective by its colour; by its number too where another one like it lies in the Zone."""
    game, objectives = told.game, told.game.setting.mission.objectives
    token, seen = objectives[told.data["n"] - 1], seen_colour(told.game, told.data["n"] - 1)
    like = [
        other
        for index, other in enumerate(objectives)
        if not game.state.taken >> index & 1 and (other.zone, seen_colour(game, index)) == (token.zone, seen)
    ]
    colour = told.words.word(seen)
    shown = told.words.phrase("objective", colour=colour, xp=token.xp)
    return shown if len(like) == 1 else told.words.phrase("numbered", what=shown, number=told.data["n"])


@field("switch", "n", now=True)
def _switch(told: Telling) -> str:
    """A switch by its colour, if it has one."""
    colour = told.game.state.pieces[told.data["n"] - 1]["colour"]
    phrase = told.words.phrase
    return phrase("coloured-switch", colour=told.words.word(colour)) if colour else phrase("plain-switch")


@field("vehicle", "n", "name", now=True)
def _vehicle(told: Telling) -> str:
    """A vehicle by its kind; by its number too where another one like it stands in the Zone."""
    shown = told.words.phrase("the-vehicle", name=told.words.word(told.data["name"]))
    pieces = told.game.state.pieces
    piece = pieces[told.data["n"] - 1]
    like = [one for one in pieces if (one["zone"], one["piece"], one.get("kind")) == _likeness(piece)]
    return shown if len(like) == 1 else told.words.phrase("numbered", what=shown, number=told.data["n"])


@field("that_vehicle", "n", "name", now=True)
def _that_vehicle(told: Telling) -> str:
    """A vehicle anywhere on the board: by its Zone too where another one like it is elsewhere."""
    piece, pieces = told.game.state.pieces[told.data["n"] - 1], told.game.state.pieces
    kind = _likeness(piece)[1:]
    zones = {ground_of(one) for one in pieces if _likeness(one)[1:] == kind and ground_of(one) >= 0}
    shown = str(told["vehicle"])
    zone = names.zone_name(told.game, ground_of(piece))
    return shown if len(zones) == 1 else told.words.phrase("vehicle-of-zone", vehicle=shown, zone=zone)


def _likeness(piece: Mapping[str, Any]) -> tuple[Any, ...]:
    return piece["zone"], piece["piece"], piece.get("kind")


@field("a_vehicle", "name")
def _a_vehicle(told: Telling) -> str:
    return told.words.phrase("the-vehicle", name=told.words.word(told.data["name"]))


@field("the_seat", "to")
def _the_seat(told: Telling) -> str:
    return told.words.phrase(f"seat-{told.data['to']}")


@field("runs_over", "who", "zone", "n", now=True)
def _runs_over(told: Telling) -> str:
    """A warning that Survivors on foot are where the car goes, or where it starts."""
    game, data = told.game, told.data
    car, driver = game.state.pieces[data["n"] - 1], game.state.survivors[data["who"]]
    zones = [car["zone"], data["zone"]] if data["action"] == "drive" else [data["zone"]]
    hit = [somebody.name for zone in zones for somebody in exposed_to(game, driver, CAR, zone)]
    return told.words.phrase("runs-over", who=told.words.listed(hit)) if hit and car_of(car).attacks else ""
