"""House rules about Equipment and inventories (CL-HOUSE-21 to -27)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import AnytimeAct, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.anytime import free_to_act, offer_building
from shamble.rules.experience import gain_xp
from shamble.rules.inventory import distinct, distinct_in_place, lay_into, place_of
from shamble.rules.piles import DECK_OF, take_from_deck
from shamble.rules.rule import Anytime, Without, rule
from shamble.rules.turn import forget_cancelled
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import CardType, Combination
from shamble.world.setting import Setting
from shamble.world.state import EMPTY

MORE_RESERVE = 2
PROVISIONS = ("Water", "Bag of Rice", "Canned Food")
PROVISION_XP = 3
FOOD = "food:"
"""A trait: provisions that are worth so many points."""

declare(
    Action("take-apart", "who cards seat", "cards", "take-apart: make two cards of a built weapon again"),
    Action("consume", "who cards to seat", "cards", "provisions: discard food or water for experience"),
    EventKind("taken-apart", "who card cards"),
    EventKind("consumed", "who card"),
)


@rule("five-in-reserve", "CL-HOUSE-21", of="equipment", replaces=("CL-INV-01",))
def five_in_reserve() -> Iterator[Hook]:
    """CL-HOUSE-21: five cards besides those in hand; Skills may add more."""
    yield hook(hooks.RESERVE, lambda g, s, room: room + MORE_RESERVE)


@rule("take-apart", "CL-HOUSE-22", of="equipment", replaces=("CL-CRAFT-06",))
def take_apart() -> Iterator[Anytime]:
    """CL-HOUSE-22: what was built of two cards becomes these two again, at any moment and for free."""
    yield Anytime(_offer_taking_apart)


def _offer_taking_apart(g: Game, seat: int, out: list[Option]) -> None:
    for survivor in free_to_act(g, seat):
        if EMPTY not in survivor.slots:
            continue
        for card in distinct(g, survivor.cards):
            if card in g.state.joined or _parts(g, card):
                out.append(Option("take-apart", who=survivor.index, cards=(card,), seat=seat, rule="CL-HOUSE-22"))


def _made_as(g: Game, card: int) -> Combination | None:
    name = g.setting.card(card).name
    return next((made for made in g.setting.combinations if not made.joins and made.result == name), None)


def _parts(g: Game, card: int) -> list[int]:
    """The two cards that a built weapon is made of, from the discards or else from the deck; none if one is missing."""
    made = _made_as(g, card)
    found: list[int] = []
    for name in made.parts if made is not None else ():
        piles = (g.state.discards["equipment"], g.state.decks["equipment"])
        lying = (one for pile in piles for one in pile if g.setting.card(one).name == name and one not in found)
        part = next(lying, 0)
        if not part:
            return []
        found.append(part)
    return found


class TakeApart(AnytimeAct, tag="anytime-take-apart"):
    """Somebody takes a built weapon apart."""


@frame(TakeApart)
def take_apart_frame(g: Game, f: TakeApart) -> Question | None:
    """The parts go into the slot of the weapon and into an empty one; the weapon is put aside again."""
    g.pop()
    survivor = g.state.survivors[f.who]
    card = f.cards[0]
    joined = g.state.joined.pop(card, 0)
    parts = [card, joined] if joined else _parts(g, card)
    if not joined:
        g.state.aside.append(card)
        _take_from_piles(g, parts)
    slot = survivor.slots.index(card)
    survivor.slots[slot] = EMPTY
    lay_into(g, survivor, parts[0], (slot,))
    lay_into(g, survivor, parts[1], range(g.setting.rules.places.working, len(survivor.slots)))
    g.renew(survivor)
    forget_cancelled(g)
    g.emit("taken-apart", "CL-HOUSE-22", who=survivor.index, card=card, cards=parts)
    return None


def _take_from_piles(g: Game, cards: list[int]) -> None:
    for card in cards:
        if card in g.state.discards["equipment"]:
            g.state.discards["equipment"].remove(card)
        else:
            take_from_deck(g, "equipment", card)


@rule("no-building", "CL-HOUSE-26", of="equipment", replaces=("CL-CRAFT-01", "CL-CRAFT-06"), setup_only=True)
def no_building() -> Iterator[Without | Hook]:
    """CL-HOUSE-26: nothing is combined; the improved weapons are found in the Equipment deck."""

    def with_improved(setting: Setting, card: CardType) -> str:
        improved = any(made.result == card.name and not made.joins for made in setting.combinations)
        return "equipment" if improved else card.deck

    yield Without(offer_building)
    yield hook(DECK_OF, with_improved)


@rule("provisions", "CL-HOUSE-27", of="equipment", replaces=("CL-ANY-01",))
def provisions() -> Iterator[Anytime]:
    """CL-HOUSE-27: Water, rice and canned food may be discarded for 3 points each."""
    yield Anytime(_offer_provisions)


def _offer_provisions(g: Game, seat: int, out: list[Option]) -> None:
    for survivor in free_to_act(g, seat):
        out.extend(
            Option(
                "consume",
                who=survivor.index,
                cards=(card,),
                to=place_of(g, survivor, card),
                seat=seat,
                rule="CL-HOUSE-27",
            )
            for card in distinct_in_place(g, survivor)
            if _worth(g, card)
        )


def _worth(g: Game, card: int) -> int:
    """SE-SURV-12: the points that a card gives as provisions, if any: what it says itself, else the usual number."""
    provisions = g.setting.card(card)
    usual = PROVISION_XP if provisions.name in PROVISIONS else 0
    return next((int(trait.removeprefix(FOOD)) for trait in provisions.traits if trait.startswith(FOOD)), usual)


class Consume(AnytimeAct, tag="anytime-consume"):
    """Somebody eats or drinks."""


@frame(Consume)
def consume(g: Game, f: Consume) -> Question | None:
    """CL-HOUSE-27: the card is discarded for its points."""
    g.pop()
    survivor = g.state.survivors[f.who]
    drop_card(g, survivor, f.cards[0])
    forget_cancelled(g)
    g.emit("consumed", "CL-HOUSE-27", who=survivor.index, card=f.cards[0])
    gain_xp(g, survivor, _worth(g, f.cards[0]), rule="CL-HOUSE-27")
    return None
