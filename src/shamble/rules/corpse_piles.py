"""Corpse Piles: printed in a building, woken by the first Survivor who enters it there (UA-CORPSE)."""

from __future__ import annotations

from functools import lru_cache

from shamble.board import ROOM, Board, Layout
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Question
from shamble.rules.missions.events import settle
from shamble.rules.rule import Rule
from shamble.rules.spawn import add_spawn
from shamble.rules.spawn_kinds import COLOURS, CORPSE_PILE
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens
from shamble.world.words import Given, Progress, condition, progress

rules = Rule("corpse-piles")
WAYS_REMEMBERED = 4096
"""The piles of this many ways into buildings, of all boards together, are looked up once and kept."""


def building(board: Board, layout: Layout, zone: int) -> set[int]:
    """The rooms of the building that a Zone belongs to, which openings join; none for a street."""
    found: set[int] = set()
    ahead = {zone}
    while ahead := {room for room in ahead - found if board.zones[room].kind == ROOM}:
        found |= ahead
        ahead = {way for room in ahead for way in layout.adjacent[room]}
    return found


def printed_piles(g: Game) -> list[int]:
    """UA-SETUP-20: the Zones in which a Corpse Pile is printed."""
    return [zone.index for zone in g.setting.board.there if CORPSE_PILE in zone.tags]


def met_piles(g: Game) -> frozenset[int]:
    """The Zones whose pile has been woken: its token lies there, even if it was made safe."""
    return frozenset([token.zone for token in spawn_tokens(g) if token.kind == CORPSE_PILE])


def unmet_piles(g: Game, origin: int, zone: int) -> tuple[int, ...]:
    """UA-CORPSE-03, -04, UA-CLAR-03, -04: the piles that whoever comes from one Zone into another wakes."""
    return piles_on_the_way(g.setting.board, g.layout, met_piles(g), origin, zone)


@lru_cache(WAYS_REMEMBERED)
def piles_on_the_way(board: Board, layout: Layout, met: frozenset[int], origin: int, zone: int) -> tuple[int, ...]:
    """The same where these piles have been met.

    They lie in the building that is entered, on a tile of it that is new to whoever enters.
    """
    rooms = building(board, layout, zone)
    known = board.zones[origin].tiles if origin in rooms else ()
    tiles = {tile for tile in board.zones[zone].tiles if tile not in known}
    found: list[int] = []
    for room in sorted(rooms - met):
        if CORPSE_PILE in board.zones[room].tags and not tiles.isdisjoint(board.zones[room].tiles):
            found.append(room)
    return tuple(found)


class PilesWake(Frame, tag="piles-wake"):
    """Somebody has entered a building where a Corpse Pile lies."""

    zones: tuple[int, ...]


@rules.on(hooks.SETTLED, "UA-CORPSE-02")
@about(tags=(CORPSE_PILE,))
def somebody_enters(g: Game, survivor: Survivor, origin: int) -> None:
    """UA-CORPSE-02, -05, UA-CLAR-03: by whatever means; who is set up there has not entered."""
    if g.state.round and origin >= 0 and survivor.zone >= 0:
        zones = unmet_piles(g, origin, survivor.zone)
        if zones:
            g.push(PilesWake(zones=zones))


@frame(PilesWake, ends_when_dead=False)
def piles_wake(g: Game, f: PilesWake) -> Question | None:
    """UA-CORPSE-02, UA-WIN-03: an active token at once, before anything else happens.

    Of several people who come in together the first wakes it, and the others come to a pile that has been met.
    """
    g.pop()
    met = met_piles(g)
    for zone in (zone for zone in f.zones if zone not in met):
        add_spawn(g, zone, colour=COLOURS[CORPSE_PILE], kind=CORPSE_PILE, rule="UA-CORPSE-02")
    settle(g, "spawn")
    return None


@rules.on(hooks.SETS_OFF, "UA-CORPSE-02")
@about(tags=(CORPSE_PILE,))
def lies_in_wait(g: Game, origin: int, zone: int) -> list[tuple[str, tuple[int, ...]]]:
    """UA-CORPSE-02, UA-CLAR-03: the piles that this step wakes."""
    zones = unmet_piles(g, origin, zone)
    return [(CORPSE_PILE, zones)] if zones else []


@condition("{piles: safe}", piles=("safe",))
def _piles(g: Game, given: Given, moment: str) -> bool:
    """Every Corpse Pile that is printed on the tiles was woken and made safe (UA-CLAR-51)."""
    done, all_of_them, *_ = _how_many_are_safe(g, given)
    return done >= all_of_them


@progress("piles")
def _how_many_are_safe(g: Game, given: Given) -> Progress:
    printed = printed_piles(g)
    return Progress(len(printed) - len(unsafe_piles(g)), len(printed))


def unsafe_piles(g: Game) -> list[int]:
    """UA-CLAR-51: the Zones of printed piles that sleep still, or are awake."""
    safe = {token.zone for token in spawn_tokens(g) if token.kind == CORPSE_PILE and token.asleep}
    return [zone for zone in printed_piles(g) if zone not in safe]
