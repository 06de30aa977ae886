"""Fields of the board and what stands on it: Zones, doors, Objectives, switches, vehicles."""

from __future__ import annotations

from shamble.rules.combat.targets import exposed_to
from shamble.rules.objective_colours import seen_colour
from shamble.rules.vehicles.cars import CAR, car_of
from shamble.rules.vehicles.seats import ground_of
from shamble.text import names
from shamble.text.fields.registry import MessageFields, field, plain_fields
from shamble.text.pieces import objective_colour
from shamble.text.places import place_name
from shamble.world.pieces import Piece


def _place(facts: MessageFields, zone: int) -> str:
    """A Zone as people call it; the air for whoever is off the board."""
    return place_name(facts.words, facts.game, zone) if zone >= 0 else facts.words.word("aloft")


plain_fields(("zone", "origin", "via"), _place)
plain_fields(("door",), lambda facts, value: names.door_name(facts.words, facts.game, value))
plain_fields(("tile",), lambda facts, value: facts.game.setting.board.tile_names[value])


@field("here", "who", now=True)
def _here(facts: MessageFields) -> str:
    return _place(facts, facts.game.person(facts.data["who"]).zone)


@field("coloured_door", "door", now=True)
def _coloured_door(facts: MessageFields) -> str:
    colour = names.door_colour(facts.game, facts.data["door"])
    if colour == "neutral":
        return facts.words.phrase("plain-door")
    return facts.words.phrase("coloured-door", colour=facts.words.word(colour))


@field("objective", "n", now=True)
def _objective(facts: MessageFields) -> str:
    """An Objective by its colour; by its number too where another one like it lies in the Zone."""
    game, objectives = facts.game, facts.game.setting.mission.objectives
    token, seen = objectives[facts.data["n"] - 1], seen_colour(facts.game, facts.data["n"] - 1)
    like = [
        other
        for index, other in enumerate(objectives)
        if not game.state.taken >> index & 1 and (other.zone, seen_colour(game, index)) == (token.zone, seen)
    ]
    colour = objective_colour(facts.words, game, facts.data["n"] - 1)
    shown = facts.words.phrase("objective", colour=colour, xp=token.xp)
    return shown if len(like) == 1 else facts.words.phrase("numbered", what=shown, number=facts.data["n"])


@field("switch", "n", now=True)
def _switch(facts: MessageFields) -> str:
    """A switch by its colour, if it has one."""
    colour = facts.game.state.pieces[facts.data["n"] - 1].colour
    phrase = facts.words.phrase
    return phrase("coloured-switch", colour=facts.words.word(colour)) if colour else phrase("plain-switch")


@field("vehicle", "n", "name", now=True)
def _vehicle(facts: MessageFields) -> str:
    """A vehicle by its kind; by its number too where another one like it stands in the Zone."""
    shown = facts.words.phrase("the-vehicle", name=facts.words.word(facts.data["name"]))
    pieces = facts.game.state.pieces
    piece = pieces[facts.data["n"] - 1]
    like = [one for one in pieces if _likeness(one) == _likeness(piece)]
    return shown if len(like) == 1 else facts.words.phrase("numbered", what=shown, number=facts.data["n"])


@field("that_vehicle", "n", "name", now=True)
def _that_vehicle(facts: MessageFields) -> str:
    """A vehicle anywhere on the board: by its Zone too where another one like it is elsewhere."""
    piece, pieces = facts.game.state.pieces[facts.data["n"] - 1], facts.game.state.pieces
    kind = _likeness(piece)[1:]
    zones = {ground_of(one) for one in pieces if _likeness(one)[1:] == kind and ground_of(one) >= 0}
    shown = str(facts["vehicle"])
    zone = _place(facts, ground_of(piece))
    return shown if len(zones) == 1 else facts.words.phrase("vehicle-of-zone", vehicle=shown, zone=zone)


def _likeness(piece: Piece) -> tuple[int, str, str]:
    return piece.zone, piece.piece_kind.name, getattr(piece, "kind", "")


@field("a_vehicle", "name")
def _a_vehicle(facts: MessageFields) -> str:
    return facts.words.phrase("the-vehicle", name=facts.words.word(facts.data["name"]))


@field("the_seat", "to")
def _the_seat(facts: MessageFields) -> str:
    return facts.words.phrase(f"seat-{facts.data['to']}")


@field("runs_over", "who", "zone", "n", now=True)
def _runs_over(facts: MessageFields) -> str:
    """A warning that Survivors on foot are where the car goes, or where it starts."""
    game, data = facts.game, facts.data
    car, driver = game.state.pieces[data["n"] - 1], game.state.survivors[data["who"]]
    zones = [car.zone, data["zone"]] if data["action"] == "drive" else [data["zone"]]
    hit = [somebody.name for zone in zones for somebody in exposed_to(game, driver, CAR, zone)]
    return facts.words.phrase("runs-over", who=facts.words.listed(hit)) if hit and car_of(car).attacks else ""
