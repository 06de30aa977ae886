"""Starting Equipment as a deck of its own, dealt to six Survivors or fewer (SE-SETUP-04, -06; SE-SURV-04)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, declare
from shamble.rules.arranging import arrange, can_arrange, offer_rearranging
from shamble.rules.numbers import NUMBERS, one_team
from shamble.rules.rule import Rule
from shamble.rules.setup import FIRST_PLAYER
from shamble.rules.starting_weapons import STARTING_WEAPONS, deal_evenly
from shamble.world.game import Game

DECK = "starting"
BEGINS = "Fire Axe"
"""SE-MISS-30: its bearer's player has the First Player token."""

declare(
    Action("lay-out-first", "who", "who", "lay out the cards that a Survivor begins with", hint="weapons"),
    Action("begin-so", "", "", "all starting cards stay where they are", ends=QUESTION),
    DecisionKind("first-cards", "{lay-out-first: Ned} or {begin-so: true}", "whose starting cards are laid out anew"),
)

rules = Rule("starting-equipment")
rules.on(NUMBERS)(one_team)  # SE-SETUP-06


@rules.on(STARTING_WEAPONS)
def all_cards(g: Game) -> list[Frame]:
    """SE-SETUP-04, SE-SURV-04: every card of the deck is dealt, as evenly as can be, however few the Survivors are."""
    cards, g.state.decks[DECK] = g.state.decks[DECK], []
    return [*deal_evenly(g, cards, "SE-SETUP-04"), *(FirstCards(seat=seat) for seat in range(g.setting.seats))]


class FirstCards(Frame, tag="first-cards"):
    """A player looks at the cards that their Survivors begin with; `settled` are those who have laid theirs out."""

    seat: int
    settled: tuple[int, ...] = ()


@frame(FirstCards)
def first_cards(g: Game, f: FirstCards) -> Question | None:
    """SE-SETUP-04: the cards lie in Hand, as far as there is room, or as their player likes."""
    own = [s for s in g.state.survivors if s.seat == f.seat and s.index not in f.settled]
    movable = [s.index for s in own if can_arrange(g, arrange(g, s.index, purpose="dealt"))]
    if not movable:
        g.pop()
        return None
    options = [Option("begin-so"), *(Option("lay-out-first", who=who, rule="SE-SETUP-04") for who in movable)]
    return Question("first-cards", (f.seat,), options)


@first_cards.answer
def _laid_out(g: Game, f: FirstCards, option: Option) -> None:
    if option.action == "begin-so":
        g.pop()
    else:
        f.settled = (*f.settled, option.who)
        offer_rearranging(g, option.who, purpose="dealt")


@rules.on(FIRST_PLAYER)
def with_the_axe(g: Game) -> list[Frame]:
    """SE-MISS-30: the player whose Survivor was dealt the Fire Axe begins."""
    bearer = next((s for s in g.state.survivors for card in s.cards if g.setting.card(card).name == BEGINS), None)
    if bearer is not None:
        g.state.first_seat = bearer.seat
        g.emit("first-drawn", "SE-MISS-30", n=bearer.seat + 1)
    return []
