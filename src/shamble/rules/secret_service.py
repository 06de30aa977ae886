"""The Secret Service deck, and where it is searched (WZ-SS)."""

from __future__ import annotations

from shamble.rules.rule import Rule
from shamble.rules.searching import SEARCH_DECK, one_deck_everywhere
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import pieces_at, register_piece
from shamble.world.state import Survivor
from shamble.world.tokens import HUMVEE

DECK = "secret-service"
TAG = "secret-service"

register_piece(HUMVEE, laid=True)

rules = Rule("secret-service")


def has_humvee(g: Game, zone: int) -> bool:
    """Whether a Humvee stands in a Zone: the token, or one that is printed there (WZ-HUM-01)."""
    return HUMVEE in g.setting.board.zones[zone].tags or bool(pieces_at(g, HUMVEE, zone))


@rules.way(SEARCH_DECK)
def where_its_people_were(g: Game, survivor: Survivor) -> str:
    """WZ-SS-02: in a Zone of theirs, or beside a Humvee, their deck takes the place of the ordinary one."""
    theirs = TAG in g.setting.board.zones[survivor.zone].tags or has_humvee(g, survivor.zone)
    return DECK if theirs and DECK in g.state.decks else one_deck_everywhere(g, survivor)


@rules.on(hooks.SEARCHABLE, "WZ-HUM-01")
@about(pieces=(HUMVEE,), tags=(HUMVEE,))
def beside_a_humvee(g: Game, zone: int, searchable: bool) -> bool:
    """WZ-HUM-01: a Zone with a Humvee can be Searched although it is a street."""
    return searchable or has_humvee(g, zone)
