"""House rules about doors, and Zombies that break them (CL-HOUSE-17 to -20, -67)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.board import BARRICADES, DOORS, FENCES, Barrier
from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.engine.declared import EventKind, declare
from shamble.rules.barricades import can_stand, demolish, standing_at
from shamble.rules.doors import is_barred, is_open, opened_up, revealing_for, unrevealed
from shamble.rules.frames import Activation, Turn
from shamble.rules.pursuit import IGNORED_BORDERS, Senses
from shamble.rules.rule import Offer, rule
from shamble.rules.traits import extend_once
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import FORBID, Hook, hook
from shamble.world.pieces import NOWHERE, Piece, ZoneNumber, pieces_of
from shamble.world.showing import Sound
from shamble.world.state import Survivor


class BrokenDoor(Piece, tag="broken-door"):
    """A door, counted from 1, that Zombies have broken, toward another Zone."""

    beyond: ZoneNumber = NOWHERE
    number: int = 0


declare(
    EventKind("door-broken", "door zone", sound=Sound.DOOR),
)


@rule(
    "doors-like-barricades",
    "CL-HOUSE-17",
    "CL-HOUSE-18",
    "CL-HOUSE-19",
    "CL-HOUSE-20",
    of="doors",
    replaces=("CL-DOOR-06", "CL-ZMOVE-05", "CL-BSPAWN-01"),
)
def doors_like_barricades() -> Iterator[Hook | Offer]:
    """CL-HOUSE-17 to -20: doors can be shut again, change no routes, can be broken, and spawn nobody."""
    yield Offer(_offer_shutting)
    yield hook(IGNORED_BORDERS, lambda g: (BARRICADES, FENCES, DOORS))
    yield hook(hooks.ZOMBIES_ACT, _break_with_all_actions, rule="CL-HOUSE-19")
    yield hook(hooks.SPAWNED_ROOM, lambda g, zone, spawns: False, FORBID, rule="CL-HOUSE-20")


def _offer_shutting(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-HOUSE-17: an open door on the edge of their Zone that is not broken may be shut."""
    if purse.left < 1:
        return
    broken = {piece.number - 1 for _, piece in pieces_of(g, BrokenDoor)} if g.state.pieces else set()
    doors = g.setting.board.doors_at[survivor.zone]
    extend_once(
        out,
        [
            Option(
                "shut-door",
                who=survivor.index,
                zone=door.beyond(survivor.zone),
                door=door.index,
                cost=1,
                rule="CL-HOUSE-17",
            )
            for door in doors
            if is_open(g, door.index) and door.index not in broken
        ],
    )


def doors_in_the_way(g: Game, activation: Activation) -> dict[int, list[int]]:
    """The closed doors that hold up Zombies that are about to Move, by the Zone where these stand.

    A door that the Mission keeps shut cannot be broken, so it is not among them.
    """
    senses = Senses(g, activation.goal, hindered=activation.hindered)
    found: dict[int, list[int]] = {}
    for zone in dict.fromkeys(zone for zone, _, _ in activation.waiting):
        blocked = senses.blocked_steps(zone)
        doors = [
            door.index
            for door in g.setting.board.doors
            if {door.a, door.b} in [{zone, step} for step in blocked]
            and not is_open(g, door.index)
            and not is_barred(g, door.index)
        ]
        if doors:
            found[zone] = doors
    return found


def break_doors(g: Game, zone: int, doors: list[int], rule: str) -> list[Frame]:
    """Open these doors for good; rooms are revealed as usual, by the first player."""
    rooms: tuple[int, ...] = ()
    for door in doors:
        if is_open(g, door):
            continue
        token = g.setting.board.doors[door]
        g.state.doors |= 1 << door
        beyond = token.b if zone == token.a else token.a
        g.state.pieces.append(BrokenDoor(zone, beyond=beyond, number=door + 1))
        g.emit("door-broken", rule, door=door, zone=zone)
        g.push_all(made for react in g.hooks(hooks.DOOR_OPENED) for made in react(g, door, -1))
        rooms = unrevealed(g, opened_up(g.layout, token.a, token.b))
    return [revealing_for(g, rooms, g.state.first_seat)] if rooms else []


def _break_with_all_actions(g: Game, activation: Activation, step: str) -> list[Frame]:
    """CL-HOUSE-19: Zombies that a door holds up break it, and do nothing else in this Activation."""
    if step != "move":
        return []
    frames: list[Frame] = []
    for zone, doors in doors_in_the_way(g, activation).items():
        frames += break_doors(g, zone, doors, "CL-HOUSE-19")
        activation.waiting = tuple(group for group in activation.waiting if group[0] != zone)
    return frames


@rule("idle-zombies-break", "CL-HOUSE-67", of="zombies", replaces=("CL-BARRICADE-13",))
def idle_zombies_break() -> Iterator[Hook]:
    """CL-HOUSE-67: in the Zombies' Phase those that can neither Attack nor Move break what is in their way."""
    yield hook(hooks.ZOMBIES_ACT, _break_with_an_action)


def _break_with_an_action(g: Game, activation: Activation, step: str) -> list[Frame]:
    if step != "move" or activation.extra:
        return []
    frames: list[Frame] = []
    for zone, doors in doors_in_the_way(g, activation).items():
        frames += break_doors(g, zone, doors, "CL-HOUSE-67")
        stay(activation, zone)
    for zone, places in barricades_in_the_way(g, activation).items():
        for place in places:
            demolish(g, place, zone, "CL-HOUSE-67")
        stay(activation, zone)
    return frames


def barricades_in_the_way(g: Game, activation: Activation) -> dict[int, list[Barrier]]:
    """The barricades that hold up Zombies that are about to Move, by the Zone where these stand."""
    if not can_stand(g):
        return {}
    senses = Senses(g, activation.goal, hindered=activation.hindered)
    found: dict[int, list[Barrier]] = {}
    for zone in dict.fromkeys(zone for zone, _, _ in activation.waiting):
        blocked = senses.blocked_steps(zone)
        places = [place for place in standing_at(g, zone) if place.a in blocked or place.b in blocked]
        if places:
            found[zone] = places
    return found


def stay(activation: Activation, zone: int) -> None:
    """The groups of a Zone have used this Action; they keep any further one."""
    here = tuple(group for group in activation.waiting if group[0] == zone)
    activation.moved = (*activation.moved, *here)
    activation.waiting = tuple(group for group in activation.waiting if group[0] != zone)
