"""The words of the drawings: the contents of a Zone, for those who cannot see it, and the names of pieces and tokens."""

from __future__ import annotations

from functools import partial

import msgspec

from shamble.board import BARRICADES, CLOSED_ZONES, FENCES, JOINS, Barrier, Zone
from shamble.board.barriers import TORN
from shamble.draw.memory import LimitedMemory
from shamble.rules.horde import present
from shamble.rules.night.beams import lit_zones
from shamble.rules.night.hours import is_night
from shamble.rules.tallies import MovedExit, exit_zone
from shamble.rules.vehicles.seats import ground_of
from shamble.text import Words, map_is_plain, piece_text, place_name, place_names, words_of, zombies
from shamble.text.pieces import body_name, objective_colour, parted_from, ways_by_parts
from shamble.world.game import Game
from shamble.world.mission_records import SpawnToken
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import Survivor
from shamble.world.tokens import SPAWN_PIECES, noise_in, spawn_tokens

SIDES = ("side-north", "side-east", "side-south", "side-west")
TOLD_ALREADY = (*SPAWN_PIECES, MovedExit)
"""Pieces that are described as the tokens that they stand for."""


_ZONES: LimitedMemory[LimitedMemory[str]] = LimitedMemory(1024)
_WORDINGS_OF_A_BOARD = 4096


def zone_texts(game: Game) -> dict[str, str]:
    """All Zones by name, each in words."""
    state, setting = game.state, game.setting
    laid = (
        words_of(setting),
        setting.board,
        setting.mission,
        state.doors,
        state.taken,
        *spawn_tokens(game),
        *state.tents,
    )
    laid += tuple((piece.piece_kind.name, *msgspec.structs.astuple(piece)) for piece in state.pieces)
    known = _ZONES.get(laid, lambda: LimitedMemory(_WORDINGS_OF_A_BOARD))
    people: dict[int, list[tuple[str, int, int]]] = {}
    for survivor in [*state.survivors, *game.bodies()]:
        people.setdefault(survivor.zone, []).append((survivor.name, survivor.level, survivor.wounds))
    found = {}
    for place in setting.board.there:
        zone = place.index
        key = (zone, noise_in(game, zone), tuple(present(game, zone)), tuple(people.get(zone, ())))
        found[place.name] = known.get(key, partial(zone_text, game, zone))
    return found


def zone_text(game: Game, zone: int) -> str:
    """All that a seat can see in a Zone, as one line to be read aloud."""
    place = game.setting.board.zones[zone]
    said = words_of(game.setting)
    parts = [
        said.drawn("place", zone=place.name, place=place_names(said, game).get(zone, place.name)),
        *_light(game, zone),
        *_people(game, zone),
        *_horde(game, zone),
        *_tokens(game, zone),
    ]
    parts += _printed(said, place)
    parts += [*_doors(game, zone), *_barriers(game, zone), *_neighbours(game, zone)]
    parts += [*ways_by_parts(said, game, zone), parted_from(said, game, zone)]
    return said.series([part for part in parts if part], "semicolon")


def zone_names(game: Game) -> dict[str, str]:
    """The names that people give to Zones, by their names on the map."""
    names, zones = place_names(words_of(game.setting), game), game.setting.board.zones
    return {zones[index].name: name for index, name in names.items()}


def _neighbours(game: Game, zone: int) -> list[str]:
    """The Zones next door into which one can go now."""
    said = words_of(game.setting)
    near = [place_name(said, game, one) for one in game.layout.adjacent[zone]]
    return [said.drawn("next-to", zones=said.series(near))] if near else [said.drawn("next-to-none")]


def _light(game: Game, zone: int) -> list[str]:
    """At night, whether a Zone is lit."""
    return (
        [words_of(game.setting).drawn("lit-zone" if zone in lit_zones(game) else "dark-zone")] if is_night(game) else []
    )


def _people(game: Game, zone: int) -> list[str]:
    return [_person(game, survivor) for survivor in game.people_in(zone)]


def _person(game: Game, survivor: Survivor) -> str:
    said = words_of(game.setting)
    if survivor.index >= FIRST_BODY:
        return body_name(said, game, survivor)
    code = "person-wounded" if survivor.wounds else "person"
    level = said.word(game.setting.levels[survivor.level].name)
    return said.drawn(code, name=survivor.name, level=level, wounds=survivor.wounds)


def _horde(game: Game, zone: int) -> list[str]:
    return [zombies(words_of(game.setting), game, kind, count) for kind, count in present(game, zone)]


def _tokens(game: Game, zone: int) -> list[str]:
    state, mission = game.state, game.setting.mission
    said = words_of(game.setting)
    found = [said.drawn("noise", count=noise_in(game, zone))] if state.noise[zone] else []
    found += [said.drawn("exit")] if zone == exit_zone(game) else []
    found += [
        objective_text(said, objective_colour(said, game, index))
        for index, token in enumerate(mission.objectives)
        if token.zone == zone and not state.taken >> index & 1
    ]
    found += [spawn_text(said, token) for token in spawn_tokens(game) if token.zone == zone]
    found += [said.word(kind) for kind, place in mission.tokens if place == zone]
    found += _pieces(game, zone)
    if zone in mission.tents:
        found.append(tent_text(game, mission.tents.index(zone)))
    return found


def _pieces(game: Game, zone: int) -> list[str]:
    named = {body.index - FIRST_BODY for body in game.bodies() if body.name}
    return [
        piece_text(words_of(game.setting), game, piece)
        for number, piece in enumerate(game.state.pieces)
        if ground_of(piece) == zone and number not in named and not isinstance(piece, TOLD_ALREADY)
    ]


def _printed(said: Words, zone: Zone) -> list[str]:
    beds: dict[str, int] = {}
    for _, tint, count in zone.beds:
        beds[tint] = beds.get(tint, 0) + count
    found = [_counted(said, sum(count for _, count in zone.manholes), said.drawn("manhole"))]
    found += [_counted(said, count, bed_text(said, tint)) for tint, count in beds.items()]
    return [part for part in found if part]


def _doors(game: Game, zone: int) -> list[str]:
    said = words_of(game.setting)
    return [
        said.drawn("door-to", door=door_text(game, door.index), zone=place_name(said, game, door.beyond(zone)))
        for door in game.setting.board.doors
        if zone in (door.a, door.b)
    ]


def _barriers(game: Game, zone: int) -> list[str]:
    here = [one for one in game.setting.board.standing(game.state.doors) if zone in (one.a, one.b)]
    return [barrier_text(game, one) for one in here if one.is_there(game.state.doors)]


def barrier_text(game: Game, barrier: Barrier) -> str:
    """A barrier on a border, and its present state."""
    said, state = words_of(game.setting), barrier.state(game.state.doors)
    a, b = place_name(said, game, barrier.a), place_name(said, game, barrier.b)
    if barrier.kind == BARRICADES:
        return said.drawn("barricades", a=a, b=b, complete=state, size=barrier.size)
    if barrier.kind == FENCES:
        return said.drawn("barbwire-torn" if state == TORN else "barbwire", a=a, b=b)
    if barrier.kind == JOINS:
        return said.drawn("elevator", zones=said.series([a, b]))
    if barrier.kind == CLOSED_ZONES:
        return said.drawn("closed-zone", zone=a)
    turn = 1 if game.setting.board.is_tall and not map_is_plain() else 0
    sides = said.series([said.drawn(SIDES[(side + turn) % len(SIDES)]) for side in barrier.open_sides(state)])
    return said.drawn("gate", zone=a, sides=sides)


def door_text(game: Game, index: int) -> str:
    """A door and whether it is open."""
    said = words_of(game.setting)
    tint = game.setting.mission.doors[index].colour
    named = said.drawn("door-plain") if tint == "neutral" else said.drawn("door-tinted", colour=said.word(tint))
    return said.drawn("door-open" if game.state.doors >> index & 1 else "door-closed", door=named)


def objective_text(said: Words, colour: str) -> str:
    """An Objective by its colour in words."""
    return said.drawn("objective", colour=colour)


def bed_text(said: Words, tint: str) -> str:
    """A bed by its colour."""
    return said.drawn("bed", colour=said.word(tint))


def trigger_text(said: Words, tile: str, *, used: bool) -> str:
    """An Event trigger, and whether it still waits."""
    return said.drawn("trigger-used" if used else "trigger-waiting", tile=tile)


def spawn_text(said: Words, token: SpawnToken) -> str:
    """A Spawn token with its kind and its locators."""
    numbers = said.series([str(number) for number in token.locators], "space")
    shown = said.drawn("spawn-with", locators=numbers) if token.locators else said.drawn("spawn")
    shown = said.drawn("spawn-kind", kind=said.word(token.kind), spawn=shown) if token.kind else shown
    return said.drawn("spawn-asleep", spawn=shown) if token.asleep else shown


def tent_face(game: Game, index: int) -> int:
    """The card of a tent, negative once it was revealed. Tents stand there before set-up has dealt their cards."""
    return game.state.tents[index] if game.state.tents else 0


def tent_text(game: Game, index: int) -> str:
    """A tent: nobody knows which one until it has been entered."""
    said = words_of(game.setting)
    face = tent_face(game, index)
    if face >= 0:
        return said.drawn("tent-closed")
    card = game.setting.tent_cards[-1 - face]
    beds = [_counted(said, count, bed_text(said, tint)) for tint, count in card.beds.by_colour.items() if count]
    search = [said.drawn("tent-search")] if card.search else []
    return said.series([said.drawn("tent", kind=said.word(card.kind)), *beds, *search])


def _counted(said: Words, number: int, name: str) -> str:
    return said.counted(number, name) if number else ""
