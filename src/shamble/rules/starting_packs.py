"""Starting packs: cards that a Survivor begins with, one of several sets (AD-SETUP-01, -07, -12)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rules.arranging import offer_rearranging
from shamble.rules.dealing import give, take_out
from shamble.rules.numbers import NUMBERS, one_team
from shamble.rules.rule import Rule
from shamble.rules.starting_weapons import STARTING_WEAPONS
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.state import Survivor

declare(
    Action("take-pack", "who cards", "cards", "the starting pack that a Survivor takes", hint="pack"),
    DecisionKind(
        "starting-pack", "{action: take-pack, with: [Katana, Adrenaline Shot]}", "with which pack a Survivor begins"
    ),
)

rules = Rule("starting-packs")
rules.on(NUMBERS)(one_team)  # AD-SETUP-01


@rules.on(STARTING_WEAPONS)
def a_pack_each(g: Game) -> list[Frame]:
    """AD-SETUP-07: each Survivor's player picks one, before the deck is shuffled."""
    return [StartingPack(who=survivor.index) for survivor in g.state.survivors]


class StartingPack(Frame, tag="starting-pack"):
    """A Survivor's player picks a pack; `taken`: it is theirs."""

    taken: bool = False


@frame(StartingPack)
def starting_pack(g: Game, f: StartingPack) -> Question | None:
    """AD-SETUP-07, -12: one pack whole, out of the Equipment deck, laid out as they like."""
    survivor = g.state.survivors[f.who]
    packs = [] if f.taken else _packs(g, survivor)
    if not packs:
        g.pop()
        offer_rearranging(g, f.who, purpose="dealt")
        return None
    options = [Option("take-pack", who=f.who, cards=cards, rule="AD-SETUP-07") for cards in packs]
    return Question("starting-pack", (survivor.seat,), options, f.who)


@starting_pack.answer
def _take_pack(g: Game, f: StartingPack, option: Option) -> None:
    f.taken = True
    survivor = g.state.survivors[f.who]
    for card in option.cards:
        take_out(g, card)
        give(g, survivor, card, option.rule)


def _packs(g: Game, survivor: Survivor) -> list[tuple[int, ...]]:
    """The packs of their card by the cards that are still in the deck; one that lacks a card is left out."""
    found: list[tuple[int, ...]] = []
    for names in g.setting.identity(survivor).packs:
        deck = sorted(g.state.decks[EQUIPMENT])
        cards: list[int] = []
        for name in names:
            card = next((card for card in deck if g.setting.card(card).name == name and card not in cards), 0)
            cards.append(card)
        if all(cards):
            found.append(tuple(cards))
    return found
