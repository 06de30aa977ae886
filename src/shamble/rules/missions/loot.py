"""Loot: cards that Objectives bring, which have to be carried somewhere, and cards that their finder may choose."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import Found
from shamble.rules.dealing import give, take_named, take_out
from shamble.rules.inventory import has_room, is_kept, needs_no_slot, takes
from shamble.rules.keepsakes import DroppedCard, lie_down
from shamble.rules.missions.conditions import zones_named
from shamble.rules.piles import shuffle_deck
from shamble.rules.vehicles.seats import Vehicle
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, PIECES, pieces_at, pieces_of
from shamble.world.state import EMPTY, Survivor
from shamble.world.words import MISSION_SAYS, Given, Progress, condition, effect, progress

declare(
    Action("take-found", "who card", "card", "the card that a Survivor takes, of those that they may choose from"),
    DecisionKind("take-found", "{take-found: TNT}", "which card the Mission's find is"),
    EventKind("took-found", "who card", finds=True),
    EventKind("stowed", "who card name"),
)


@effect("{loot: Bag of Cash}", loot="card", make_room="flag")
def _loot(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off carries this card; without room for it, it lies in their Zone.

    `make_room`: they rearrange and discard other cards for it; an Objective that brings it is for nobody who cannot.
    """
    card = take_named(g, given["loot"])
    if card:
        survivor = g.state.survivors[who]
        if given.get("make_room"):
            return [Found(who=who, cards=(card,))]
        if any(has_room(g, survivor, card, place) for place in g.setting.rules.places.names):
            give(g, survivor, card, MISSION_SAYS)
        else:
            lie_down(g, survivor.zone, card, MISSION_SAYS)
    return []


def can_carry(g: Game, survivor: Survivor, name: str) -> bool:
    """Whether somebody has room for a card of this name, or could make some by discarding others."""
    card = next((one for one in g.state.aside if g.setting.card(one).name == name), 0)
    if not card or needs_no_slot(g, card):
        return True
    places = g.setting.rules.places
    fit = [slot for slot in range(len(survivor.slots)) if takes(g, survivor, card, places.at(slot))]
    return any(survivor.slots[slot] == EMPTY or not is_kept(g, survivor.slots[slot]) for slot in fit)


@effect("{stow: Bag of Cash, into: car}", stow="card", into="token")
def _stow(g: Game, given: Given, who: int) -> list[Frame]:
    """All cards of this name that whoever set it off carries lie in a vehicle of this kind in their Zone, for good."""
    survivor = g.state.survivors[who]
    here = (piece for _, piece in pieces_at(g, PIECES[given["into"]].of, survivor.zone))
    piece = next((one for one in here if isinstance(one, Vehicle)), None)
    if piece is not None:
        cards = [card for card in survivor.cards if g.setting.card(card).name == given["stow"]]
        for card in cards:
            survivor.slots[survivor.slots.index(card)] = EMPTY
            g.emit("stowed", MISSION_SAYS, who=who, card=card, name=given["into"])
        piece.stash = (*piece.stash, *cards)
        g.renew(survivor)
    return []


@condition("{stowed: Bag of Cash, number: 3, in: car}", stowed="card", number="number", in_="token")
def _stowed(g: Game, given: Given, moment: str) -> bool:
    """So many (1) cards of this name lie in a vehicle of this kind, on the board or off it."""
    found = _how_many_stowed(g, given)
    return found.done == found.all


@progress("stowed")
def _how_many_stowed(g: Game, given: Given) -> Progress:
    wanted, pieces = int(given.get("number", 1)), g.state.all_of(PIECES[given["in"]].of)
    there = [g.setting.card(card).name for piece in pieces if isinstance(piece, Vehicle) for card in piece.stash]
    return Progress(min(wanted, there.count(given["stowed"])), wanted)


@effect("{spend: Spare Part}", spend="card")
def _spend(g: Game, given: Given, who: int) -> list[Frame]:
    """A card of this name in the Zone of whoever set it off, carried or lying there, leaves the game."""
    zone = g.state.survivors[who].zone
    for survivor in g.survivors_in(zone):
        for slot, card in enumerate(survivor.slots):
            if card > 0 and g.setting.card(card).name == given["spend"]:
                survivor.slots[slot] = EMPTY
                g.state.aside.append(card)
                g.renew(survivor)
                return []
    for _, piece in pieces_at(g, DroppedCard, zone):
        if g.setting.card(piece.card).name == given["spend"]:
            g.state.aside.append(piece.card)
            piece.card, piece.zone = 0, NOWHERE
            return []
    return []


def places_of(g: Game, name: str) -> list[int]:
    """The Zones of all cards of this name that somebody carries or that lie on the board."""
    carried = [s.zone for s in g.on_board() for card in s.cards if g.setting.card(card).name == name]
    lying = [piece.zone for _, piece in pieces_of(g, DroppedCard) if g.setting.card(piece.card).name == name]
    return carried + lying


@condition("{brought: Bag of Cash, number: 3, to: [4V.S1]}", brought="card", number="number", to="zones")
def _brought(g: Game, given: Given, moment: str) -> bool:
    """So many (1) cards of this name are in these Zones, carried or lying there."""
    zones = zones_named(g, given["to"])
    return sum(zone in zones for zone in places_of(g, given["brought"])) >= int(given.get("number", 1))


@progress("brought")
def _how_many_brought(g: Game, given: Given) -> Progress:
    zones, wanted = zones_named(g, given["to"]), int(given.get("number", 1))
    return Progress(min(wanted, sum(zone in zones for zone in places_of(g, given["brought"]))), wanted)


@effect("{choose_card: explosive}", choose_card="name")
def _choose_card(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off takes a card with this word among its traits, of their choice, from deck or discards."""
    return [ChooseCard(who=who, trait=given["choose_card"])]


class ChooseCard(Frame, tag="choose-card"):
    """Somebody chooses a card with some trait out of the Equipment deck or its discards."""

    trait: str


@frame(ChooseCard)
def choose_card(g: Game, f: ChooseCard) -> Question | None:
    """One card of each name that there is."""
    piles = (*g.state.decks[EQUIPMENT], *g.state.discards[EQUIPMENT])
    cards = {g.setting.card(card).name: card for card in sorted(piles) if f.trait in g.setting.card(card).traits}
    if not cards:
        g.pop()
        return None
    options = [Option("take-found", who=f.who, card=card, rule=MISSION_SAYS) for card in cards.values()]
    return Question("take-found", (g.state.survivors[f.who].seat,), options, f.who)


@choose_card.answer
def _take_found(g: Game, f: ChooseCard, option: Option) -> None:
    g.pop()
    take_out(g, option.card)
    g.seen()
    shuffle_deck(g, EQUIPMENT)
    g.emit("took-found", option.rule, who=f.who, card=option.card)
    g.push(Found(who=f.who, cards=(option.card,)))
