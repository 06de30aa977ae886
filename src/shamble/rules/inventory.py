"""Inventories: slots, equal cards, discarding, and laying cards out anew (CL-INV, CL-TRADE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from shamble.world import hooks
from shamble.world.facts import ALL_IN_HAND
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import USELESS
from shamble.world.state import EMPTY, WOUNDED, Survivor

NO_SLOT = "no-slot"
IMPROVED: Way[Mapping[int, int]] = Way("the further Damage of cards that were improved", MappingProxyType({}))
SHORT_LIVED: Way[frozenset[int]] = Way("the cards that cannot last beyond the game as others can", frozenset())
_WOUND = -1
"""The likeness of a Wounded card: no other is like it."""


def likeness(g: Game, card: int) -> int:
    """A number, by the printed card first: cards with the same likeness are interchangeable."""
    return likenesses(g, (card,))[0]


def likenesses(g: Game, cards: Sequence[int]) -> list[int]:
    """The likeness of each of these cards."""
    types, unloaded, joined, better = g.setting.cards, g.state.unloaded, g.state.joined, g.ask(IMPROVED)
    passing = g.ask(SHORT_LIVED) if g.setting.short_lived else ()
    found: list[int] = []
    for card in cards:
        if card == WOUNDED:
            found.append(_WOUND)
        else:
            one = 8 * types[card - 1].index
            if card in passing:
                one += 4
            if card in unloaded:
                one += 2
            if card in joined or card in better:
                one += 1
            found.append(one)
    return found


def more_damage(g: Game, card: int) -> int:
    """The Damage that something has added to this one card."""
    return g.ask(IMPROVED).get(card, 0)


def is_joined(g: Game, card: int, trait: str) -> bool:
    """Whether something was slid under this card that gives the trait."""
    part = g.state.joined.get(card)
    return part is not None and trait in g.setting.joined_by(part).gives


def is_another_weapon(g: Game, card: int) -> bool:
    """Whether what was slid under a card made another weapon of it (a Sniper Rifle is no Rifle any more)."""
    part = g.state.joined.get(card)
    return part is not None and not g.setting.joined_by(part).stays_itself


def distinct(g: Game, cards: Iterable[int]) -> list[int]:
    """One card of each likeness, in the order given."""
    given = list(cards)
    found: dict[int, int] = {}
    for like, card in zip(likenesses(g, given), given, strict=True):
        found.setdefault(like, card)
    return list(found.values())


def distinct_in_place(g: Game, survivor: Survivor) -> list[int]:
    """One card of each likeness from each place: which of two equal cards goes can matter."""
    slots = survivor.slots
    places = g.setting.rules.places.slices
    return [card for span in places for card in distinct(g, (card for card in slots[span] if card > 0))]


def discard(g: Game, card: int, by: int = -1) -> None:
    """Put a card (and one joined to it, CL-CRAFT-17) on the discard pile; it is loaded again there.

    `by` is the Survivor who throws it away of their own will.
    """
    state = g.state
    part = state.joined.pop(card, 0)
    for one in (card, part):
        if one:
            state.discards[g.setting.discard_piles[one]].append(one)
            if one in state.unloaded:
                state.unloaded.remove(one)
    for hook in g.hooks(hooks.DISCARDED):
        g.push_all(hook(g, by, card))


def used_pile(g: Game, card: int) -> list[int]:
    """The pile on which a card lies that was used up: those put aside, else where it is discarded."""
    state = g.state
    return state.aside if card in state.aside else state.discards[g.setting.discard_piles[card]]


def in_hand(g: Game, survivor: Survivor) -> list[int]:
    """CL-INV-02: the cards that count as equipped, as far as their bearer can use them."""
    if ALL_IN_HAND in survivor.profile.facts:
        held = survivor.cards
    else:
        places = g.setting.rules.places
        held = []
        for card in survivor.slots[: places.working]:
            if card > 0:
                held.append(card)
        if places.partly:
            held += g.working_elsewhere(survivor)
    useless = g.ask(USELESS, survivor)
    return [card for card in held if g.setting.card(card).deck != useless] if useless else held


def free_slots(g: Game, survivor: Survivor, where: str) -> int:
    """The number of empty slots in a place."""
    return survivor.slots[g.setting.rules.places.span[where]].count(EMPTY)


def has_free_hand(g: Game, survivor: Survivor) -> bool:
    """Whether a slot is empty where every card works."""
    return EMPTY in survivor.slots[: g.setting.rules.places.working]


def needs_no_slot(g: Game, card: int) -> bool:
    """CL-COMP-32: whether a card lies beside the others; it brings a slot of its own."""
    return NO_SLOT in g.setting.cards[card - 1].traits


KEEPSAKE = "keepsake"


def is_kept(g: Game, card: int) -> bool:
    """Whether a card is never thrown away: somebody carries it, or it lies where they left it."""
    return KEEPSAKE in g.setting.cards[card - 1].traits


def takes(g: Game, survivor: Survivor, card: int, where: str) -> bool:
    """Whether a card may lie in this place of somebody's at all."""
    choice = g.setting.rules.places.choosy.get(where)
    return choice is None or choice(g.setting.identity(survivor), g.setting.card(card))


def has_room(g: Game, survivor: Survivor, card: int, where: str) -> bool:
    """Whether a card can be put into a place as it is."""
    places = g.setting.rules.places
    if needs_no_slot(g, card):
        return where == places.last
    return free_slots(g, survivor, where) > 0 and (not places.choosy or takes(g, survivor, card, where))


def stow(g: Game, survivor: Survivor, card: int, where: str) -> None:
    """Put a card into the first empty slot of a place; one that needs none brings it along."""
    if needs_no_slot(g, card):
        survivor.slots.append(EMPTY)
    start, stop, _ = g.setting.rules.places.span[where].indices(len(survivor.slots))
    survivor.slots[survivor.slots.index(EMPTY, start, stop)] = card
    take_up_new_cards(g, survivor)


def lay_into(g: Game, survivor: Survivor, card: int, slots: Iterable[int]) -> None:
    """Put a card into the first of these slots, or else of all, that is empty and takes it."""
    free = [slot for slot in (*slots, *range(len(survivor.slots))) if survivor.slots[slot] == EMPTY]
    at = g.setting.rules.places.at
    survivor.slots[next((slot for slot in free if takes(g, survivor, card, at(slot))), free[0])] = card


def take_up_new_cards(g: Game, survivor: Survivor) -> None:
    """Other cards have come into an inventory: who they stand for follows, and their effects are in force."""
    for hook in g.hooks(hooks.CARRIED):
        hook(g, survivor)
    g.renew(survivor)


def lay_out(g: Game, survivor: Survivor, piles: Sequence[list[int]]) -> None:
    """Set the whole inventory at once: what lies in each place.

    How Wounds are kept may have changed since the cards were laid out: there are as many Wounded cards as before.
    """
    wounded = WOUNDED in survivor.slots
    laid: list[int] = []
    for span, pile in zip(g.setting.rules.places.slices, piles, strict=True):
        cards = pile if wounded or WOUNDED not in pile else [card for card in pile if card != WOUNDED]
        laid += cards + [EMPTY] * (len(survivor.slots[span]) - len(cards))
    if wounded and WOUNDED not in laid:
        laid += [WOUNDED] * survivor.slots.count(WOUNDED)
    survivor.slots = laid
    take_up_new_cards(g, survivor)


def place_of(g: Game, survivor: Survivor, card: int) -> str:
    """The name of the place where a carried card is."""
    return g.setting.rules.places.at(survivor.slots.index(card))
