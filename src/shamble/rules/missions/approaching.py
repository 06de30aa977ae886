"""Tokens that come nearer by themselves, a Zone in each End Phase, until they leave the board."""

from __future__ import annotations

from typing import Annotated

from shamble.engine.declared import EventKind, declare
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import COLOUR, NOWHERE, Piece, ZoneNumbers, pieces_of
from shamble.world.words import MISSION_SAYS

rules = Rule("approaching")

APPROACHING = "approaching"


class Approaching(Piece, tag=APPROACHING, laid=True):
    """A token of a `colour`; `way`: the Zones through which it still goes, the next one first."""

    colour: Annotated[str, COLOUR] = ""
    way: ZoneNumbers = ()


declare(
    EventKind("approaches", "zone colour"),
    EventKind("approached", "zone colour"),
)


@rules.on(hooks.END_PHASE, MISSION_SAYS)
@about(pieces=(APPROACHING,))
def comes_nearer(g: Game) -> None:
    """One Zone along its way, and from the last one off the board."""
    for _, piece in pieces_of(g, Approaching):
        left, (zone, *further) = piece.zone, piece.way or (NOWHERE,)
        piece.zone, piece.way = zone, tuple(further)
        if zone == NOWHERE:
            g.emit("approached", MISSION_SAYS, zone=left, colour=piece.colour)
        else:
            g.emit("approaches", MISSION_SAYS, zone=zone, colour=piece.colour)
