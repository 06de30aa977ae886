"""Equipment that lies in a Zone: whoever Searches there may take it instead of drawing."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.arranging import Found
from shamble.rules.dealing import take_named
from shamble.rules.frames import Turn
from shamble.rules.missions.tents import revealed_tents
from shamble.rules.registry import action
from shamble.rules.searching import may_search_again, note_search
from shamble.rules.turn import Purse
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, CardNumber, Piece, pieces_at
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, effect

LYING = "lying-card"


class CardLying(Piece, tag=LYING):
    """An Equipment card that lies in a Zone."""

    card: CardNumber = 0


declare(
    Action("take-lying", "who zone card n cost free", "card",
        "Search their Zone for a card that lies there; `n` counts pieces", group="cards", afoot=True, claims=True,
        purpose="search"),
    EventKind("card-taken", "who zone card"),
    EventKind("card-laid", "zone card"),
)  # fmt: skip


def lay_card(g: Game, name: str, zone: int) -> int:
    """Lay a card of this name, from the decks or from those put aside, into a Zone; 0 if there is none."""
    card = take_named(g, name)
    if card:
        g.state.pieces.append(CardLying(zone, card=card))
    return card


@effect(
    "{lay: La Guillotine, at: 4V.S2}",
    lay="card",
    at="zone",
    in_tent="tent",
)
def _lay(g: Game, given: Given, who: int) -> list[Frame]:
    """One card of this name lies in a Zone (`at`), or in every revealed tent of a kind (`in_tent`).

    Whoever Searches there may take it instead of drawing.
    """
    zones = revealed_tents(g, given["in_tent"]) if "in_tent" in given else [given["at"]]
    for zone in zones:
        card = lay_card(g, given["lay"], zone)
        if card:
            g.emit("card-laid", MISSION_SAYS, zone=zone, card=card)
    return []


@makes("take-lying", paid=True)
@about(here=(LYING,))
def offer_lying_cards(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-SEARCH-02: a Search like any other, even where there is nothing else to find, but not among Zombies."""
    if g.state.crowd[survivor.zone] or not may_search_again(g, turn, survivor):
        return
    price = purse.price("search")
    for number, piece in pieces_at(g, CardLying, survivor.zone) if price is not None else ():
        cost, free = price or (0, "")
        out.append(
            Option(
                "take-lying",
                who=survivor.index,
                zone=survivor.zone,
                card=piece.card,
                n=number + 1,
                cost=cost,
                free=free,
                rule="CL-SEARCH-04",
            )
        )


@action("take-lying")
def _take_lying(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    note_search(g, turn, survivor)
    piece = g.state.piece(option.n - 1, CardLying)
    card, piece.card, piece.zone = piece.card, 0, NOWHERE
    g.emit("card-taken", option.rule, who=survivor.index, zone=survivor.zone, card=card)
    g.push(Found(who=survivor.index, cards=(card,)))
