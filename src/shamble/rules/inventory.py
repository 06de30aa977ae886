"""Inventories: slots, equal cards, discarding, and laying cards out anew (CL-INV, CL-TRADE)."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.state import EMPTY, HANDS, WOUNDED, Survivor


def likeness(g: Game, card: int) -> tuple[int, bool, bool]:
    """Cards with the same likeness are interchangeable."""
    if card == WOUNDED:
        return (-1, False, False)
    state = g.state
    return (g.setting.card(card).index, card in state.unloaded, card in state.joined)


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
    found: dict[tuple[int, bool, bool], int] = {}
    for card in cards:
        found.setdefault(likeness(g, card), card)
    return list(found.values())


def distinct_in_place(g: Game, survivor: Survivor) -> list[int]:
    """One card of each likeness from the hands and one from the reserve: which of two equal cards goes can matter."""
    places = (survivor.slots[:2], survivor.slots[2:])
    return [card for slots in places for card in distinct(g, (card for card in slots if card > 0))]


def discard(g: Game, card: int, by: int = -1) -> None:
    """Put a card (and one joined to it, CL-CRAFT-17) on the discard pile; it is loaded again there.

    `by` is the Survivor who throws it away of his own will.
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


def in_hand(g: Game, survivor: Survivor) -> list[int]:
    """CL-INV-02: the cards that count as equipped, as far as he can use them."""
    if hooks.IN_HAND in survivor.profile.hooks and g.value(survivor, hooks.IN_HAND, False):
        held = survivor.cards
    else:
        held = [survivor.slots[slot] for slot in HANDS if survivor.slots[slot] > 0]
    return [card for card in held if g.is_usable(survivor, card)] if g.hooks(hooks.USABLE) else held


def free_slots(survivor: Survivor, where: str) -> int:
    """How many slots of "hand" or "reserve" are empty."""
    slots = survivor.slots[:2] if where == "hand" else survivor.slots[2:]
    return slots.count(EMPTY)


def needs_no_slot(g: Game, card: int) -> bool:
    """CL-COMP-32: whether a card lies beside the others; it brings a slot of its own."""
    return "no-slot" in g.setting.card(card).traits


def has_room(g: Game, survivor: Survivor, card: int, where: str) -> bool:
    """Whether a card can be put into "hand" or "reserve" as they are."""
    if needs_no_slot(g, card):
        return where == "reserve"
    return free_slots(survivor, where) > 0


def stow(g: Game, survivor: Survivor, card: int, where: str) -> None:
    """Put a card into the first empty slot of "hand" or "reserve"; one that needs none brings it along."""
    if needs_no_slot(g, card):
        survivor.slots.append(EMPTY)
    slots = range(2) if where == "hand" else range(2, len(survivor.slots))
    slot = next(slot for slot in slots if survivor.slots[slot] == EMPTY)
    survivor.slots[slot] = card
    carries(g, survivor)


def carries(g: Game, survivor: Survivor) -> None:
    """Other cards have come into an inventory: who they stand for follows, and their effects are in force."""
    for hook in g.hooks(hooks.CARRIED):
        hook(g, survivor)
    g.renew(survivor)


def wounds_apart(g: Game, survivor: Survivor) -> list[int]:
    """His Wounded cards if they fill no slots; they lie behind all others and are never moved."""
    if hooks.WOUND_SLOTS in survivor.profile.hooks and not g.value(survivor, hooks.WOUND_SLOTS, 1):
        return [WOUNDED] * survivor.wounds
    return []


def lay_out(g: Game, survivor: Survivor, hands: list[int], reserve: list[int]) -> None:
    """Set the whole inventory at once."""
    apart = wounds_apart(g, survivor)
    room = len(survivor.slots) - len(HANDS) - len(apart)
    survivor.slots = [*hands, *[EMPTY] * (2 - len(hands)), *reserve, *[EMPTY] * (room - len(reserve)), *apart]
    carries(g, survivor)


def place_of(survivor: Survivor, card: int) -> str:
    """Where a carried card is: "hand" or "reserve"."""
    return "hand" if survivor.slots.index(card) < 2 else "reserve"
