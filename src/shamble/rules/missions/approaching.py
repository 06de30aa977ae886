"""Tokens that come nearer by themselves, a Zone in each End Phase, until they leave the board."""

from __future__ import annotations

from shamble.engine.declared import EventKind, declare
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import COLOUR, NOWHERE, pieces_of, register_piece
from shamble.world.words import MISSION_SAYS

rules = Rule("approaching")

APPROACHING = "approaching"
"""A token of a `colour`; `way`: the Zones through which it still goes, the next one first."""
register_piece(APPROACHING, {"colour": "word", "way": "zones"}, names={"colour": COLOUR}, laid=True)

declare(
    EventKind("approaches", "zone colour"),
    EventKind("approached", "zone colour"),
)


@rules.on(hooks.END_PHASE, MISSION_SAYS)
@about(pieces=(APPROACHING,))
def comes_nearer(g: Game) -> None:
    """One Zone along its way, and from the last one off the board."""
    for number, piece in pieces_of(g, APPROACHING):
        zone, *further = piece["way"] or (NOWHERE,)
        g.state.pieces[number] = {**piece, "zone": zone, "way": tuple(further)}
        if zone == NOWHERE:
            g.emit("approached", MISSION_SAYS, zone=piece["zone"], colour=piece["colour"])
        else:
            g.emit("approaches", MISSION_SAYS, zone=zone, colour=piece["colour"])
