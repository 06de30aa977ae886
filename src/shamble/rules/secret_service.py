"""The Secret Service deck, and where it is searched (WZ-SS)."""

from __future__ import annotations

from shamble.board.zones import STREET
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.searching import SEARCH_DECK, one_deck_everywhere
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import Piece, pieces_at
from shamble.world.state import Survivor
from shamble.world.tokens import HUMVEE

DECK = "secret-service"
TAG = "secret-service"


class Humvee(Piece, tag=HUMVEE, laid=True):
    """A Humvee, which nobody drives."""


declare(
    Action("park-humvee", "zone", "zone", "humvee: the street in which it stands"),
    DecisionKind("park-humvee", "{park-humvee: b}", "humvee: where it stands"),
    EventKind("humvee-parked", "zone"),
)

rules = Rule("secret-service")


def has_humvee(g: Game, zone: int) -> bool:
    """Whether a Humvee stands in a Zone: the token, or one that is printed there (WZ-HUM-01)."""
    return HUMVEE in g.setting.board.zones[zone].tags or bool(pieces_at(g, Humvee, zone))


@rules.on(SEARCH_DECK)
def where_its_people_were(g: Game, survivor: Survivor) -> str:
    """WZ-SS-02: in a Zone of theirs, or beside a Humvee, their deck takes the place of the ordinary one."""
    theirs = TAG in g.setting.board.zones[survivor.zone].tags or has_humvee(g, survivor.zone)
    return DECK if theirs and DECK in g.state.decks else one_deck_everywhere(g, survivor)


@rules.on(hooks.SEARCHABLE, "WZ-HUM-01")
@about(pieces=(HUMVEE,), tags=(HUMVEE,))
def beside_a_humvee(g: Game, zone: int, searchable: bool) -> bool:
    """WZ-HUM-01: a Zone with a Humvee can be Searched although it is a street."""
    return searchable or has_humvee(g, zone)


def bring_a_humvee(g: Game) -> list[Frame]:
    """WZ-HUM-03: a Humvee for a board without one; the players say in which street it stands, if there is any."""
    return [ParkHumvee()] if _streets(g) else []


def _streets(g: Game) -> list[int]:
    return [zone.index for zone in g.setting.board.there if zone.kind == STREET]


class ParkHumvee(Frame, tag="park-humvee"):
    """The players say where a Humvee stands."""


@frame(ParkHumvee)
def park_humvee(g: Game, f: ParkHumvee) -> Question | None:
    """WZ-HUM-02, -03: in any street, where it stays."""
    options = [Option("park-humvee", zone=zone, rule="WZ-HUM-03") for zone in _streets(g)]
    return Question("park-humvee", who_settles(g), options)


@park_humvee.answer
def _parked(g: Game, f: ParkHumvee, option: Option) -> None:
    g.pop()
    g.state.pieces.append(Humvee(option.zone))
    g.emit("humvee-parked", option.rule, zone=option.zone)
