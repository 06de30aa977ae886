"""Starting Equipment as a deck of its own, dealt to six Survivors or fewer (SE-SETUP-04, -06; SE-SURV-04)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Question
from shamble.rules.arranging import offer_rearranging
from shamble.rules.numbers import one_team
from shamble.rules.rule import Rule
from shamble.rules.setup import deal_evenly
from shamble.world.game import Game

DECK = "starting"
BEGINS = "Fire Axe"
"""SE-MISS-30: its bearer's player has the First Player token."""

rules = Rule("starting-equipment")
rules.way("numbers")(one_team)  # SE-SETUP-06


@rules.way("starting-weapons")
def all_cards(g: Game) -> list[Frame]:
    """SE-SETUP-04, SE-SURV-04: every card of the deck is dealt, as evenly as can be, however few the Survivors are."""
    cards, g.state.decks[DECK] = g.state.decks[DECK], []
    lay_out: list[Frame] = [LayOutFirst(who=survivor.index) for survivor in g.state.survivors]
    return [*deal_evenly(g, cards, "SE-SETUP-04"), *lay_out]


class LayOutFirst(Frame, tag="lay-out-first"):
    """Somebody may lay out the cards that they begin with."""


@frame(LayOutFirst)
def lay_out_first(g: Game, f: LayOutFirst) -> Question | None:
    """SE-SETUP-04: in Hand or Backpack."""
    g.pop()
    offer_rearranging(g, f.who, purpose="dealt")
    return None


@rules.way("first-player")
def with_the_axe(g: Game) -> list[Frame]:
    """SE-MISS-30: the player whose Survivor was dealt the Fire Axe begins."""
    bearer = next((s for s in g.state.survivors for card in s.cards if g.setting.card(card).name == BEGINS), None)
    if bearer is not None:
        g.state.first_seat = bearer.seat
        g.emit("first-drawn", "SE-MISS-30", n=bearer.seat + 1)
    return []
