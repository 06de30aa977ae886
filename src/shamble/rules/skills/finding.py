"""Skills about what is found, drawn, made and carried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Attack, Turn
from shamble.rules.inventory import (
    distinct_in_place,
    free_slots,
    is_kept,
    needs_no_slot,
    place_of,
    stow,
    used_pile,
)
from shamble.rules.registry import action
from shamble.rules.searching import DrawEquipment, SearchResult, may_search_again, surprise_of
from shamble.rules.traits import CLASSIC, SEMI_OFFICIAL, anywhere, brings, extend_once, skill, skill_at
from shamble.rules.turn import Purse, has_killed, may_use, turn_of
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.facts import BUILDS_TWO, DRAWS_WHEN_CLEARED, KEEPS_ONE, SEARCHES_STREETS, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import CardType
from shamble.world.showing import Sound
from shamble.world.state import Survivor

MOLOTOV = "Molotov"
SAVED_FROM = 4
DYNAMITE = "Dynamite"
COCKTAILS = "SKILL-2-cocktails-are-better-than-1"
INVENTOR = "Inventor"
"""The name that the second edition gives to a Transmutation that moves no other card."""

declare(
    Action("transmute", "who card to cost name", "card", "Transmutation: a new card for this one"),
    Action("make-room", "who card name", "card", "discard a card of the reserve, and keep the one used up (`name`)"),
    DecisionKind("save-card", "{take: reserve}, {make-room: Pan} or {decline: true}", "whether a card used up is kept"),
    EventKind("card-die", "who card dice accuracy", sound=Sound.DICE),
)


@skill("Search: 2 cards", "SKILL-search-2-cards", versions=("semi-official", "second-edition"))
def search_two_cards() -> Iterator[Hook]:
    """A Search draws two cards, and those that other effects add."""
    yield hook(hooks.SEARCH_CARDS, lambda g, s, cards: max(cards, 2), hooks.SET)


@skill("Good eye", "SKILL-good-eye", versions=SEMI_OFFICIAL)
def good_eye() -> Iterator[Hook]:
    """A Search draws three cards, of which they keep one."""
    yield hook(hooks.SEARCH_CARDS, lambda g, s, cards: max(cards, 3), hooks.SET)
    yield fact(KEEPS_ONE)


@skill(
    "Scavenger",
    "SKILL-scavenger",
    versions=("semi-official", "undead-or-alive"),
    waits=("Balconies and railroads are streets: Undead or Alive",),
)
def scavenger_in_streets() -> Iterator[Hook]:
    """Streets can be Searched like rooms; whatever else forbids a Search still does."""
    yield fact(SEARCHES_STREETS)


def _usable(g: Game, s: Survivor, name: str) -> bool:
    turn = turn_of(g, s.index)
    return turn is not None and may_use(g, turn, s, name)


@skill("Destiny", "SKILL-destiny", versions=(*CLASSIC, "washington-zc"))
def destiny() -> Iterator[Hook]:
    """Once per turn a card that they have drawn may be exchanged for another."""
    yield hook(hooks.REDRAW, lambda g, s, draw: ("Destiny", draw.cards, False) if _usable(g, s, "Destiny") else None)


@skill_at(hooks.REDRAW, "Safe Search", "SKILL-safe-search", versions=SEMI_OFFICIAL)
def safe_search(g: Game, s: Survivor, draw: SearchResult) -> tuple[str, tuple[int, ...], bool] | None:
    """The first Aaahh!! of their Searches in a turn is exchanged for another card."""
    bad = tuple(card for card in draw.cards if surprise_of(g, card) >= 0)
    return ("Safe Search", bad, True) if bad and draw.searched and _usable(g, s, "Safe Search") else None


def _search_after_kill(entitled: Callable[[Turn, Survivor], bool]) -> Iterator[Hook]:
    """The hook of a free Search, their one Search of the turn, anywhere without Zombies."""
    name, rule = "Hold your nose", "SKILL-hold-your-nose"

    def offer(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        here = not g.state.crowd[s.zone] and may_search_again(g, turn, s)
        if here and may_use(g, turn, s, name) and entitled(turn, s):
            extend_once(out, [Option("search", who=s.index, name=name, to="", rule=rule)])

    yield hook(hooks.TURN_OFFERS, offer)


brings("Hold your nose", "SKILL-hold-your-nose", *_search_after_kill(lambda turn, s: has_killed(turn)))
"""A free Search once they have killed in this turn."""

brings("Hold your nose", "SKILL-hold-your-nose", *_search_after_kill(lambda turn, s: s.killed), versions=SEMI_OFFICIAL)
"""A free Search once they have killed in this round."""

brings("Hold your nose", "SKILL-hold-your-nose", fact(DRAWS_WHEN_CLEARED), versions=("semi-official-2",))
"""A card whenever the last Zombie in their Zone is killed."""


def _swap_cards(name: str, rule: str) -> Iterator[Hook]:
    def offer(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        if purse.left < 1:
            return
        known = {option.key for option in out}  # two Skills may be the same by another name
        swaps = [
            Option("transmute", who=s.index, card=card, to=place_of(g, s, card), cost=1, name=name, rule=rule)
            for card in distinct_in_place(g, s)
        ]
        out.extend(option for option in swaps if option.key not in known)

    yield from anywhere(hook(hooks.TURN_OFFERS, offer))


@skill("Transmutation", "SKILL-transmutation", versions=SEMI_OFFICIAL)
def transmutation() -> Iterator[Hook]:
    """An Action and a card buy a new card; all cards may be rearranged."""
    return _swap_cards("Transmutation", "SKILL-transmutation")


brings("Inventor", "SKILL-inventor", *_swap_cards(INVENTOR, "SKILL-inventor"), versions=("undead-or-alive",))
"""An Action and a card buy a new card, which goes where there is room."""


@skill("Transmutation", "SKILL-transmutation", versions=("semi-official-2",))
def transmutation_in_place() -> Iterator[Hook]:
    """An Action and a card buy a new card, which goes where there is room."""
    return _swap_cards(INVENTOR, "SKILL-transmutation")


@action("transmute")
def _transmute(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    drop_card(g, survivor, option.card)
    g.emit("discarded", option.rule, who=survivor.index, card=option.card)
    g.push(DrawEquipment(who=survivor.index, by=option.name, fixed=option.name == INVENTOR))


brings("Hoard", "SKILL-hoard", hook(hooks.RESERVE, lambda g, s, room: room + 1))
"""One more card fits into their reserve."""

brings("Hoard", "SKILL-hoard", hook(hooks.RESERVE, lambda g, s, room: room + 2), versions=SEMI_OFFICIAL)
"""Two more cards fit into their reserve."""

brings("2 cocktails are better than 1", COCKTAILS, fact(BUILDS_TWO + MOLOTOV))
"""Making a Molotov brings two, if two are left."""


@skill("2 cocktails are better than 1", COCKTAILS, versions=SEMI_OFFICIAL)
def saved_cocktail() -> Iterator[Hook]:
    """A Molotov that they have thrown comes back on a roll of 4 or more."""
    yield _comes_back(lambda card: card.name == MOLOTOV, COCKTAILS)


@skill("Explosives Expert", "SKILL-explosives-expert", versions=("undead-or-alive",))
def explosives_expert() -> Iterator[Hook]:
    """Dynamite that they have thrown comes back on a roll of 4 or more."""
    yield _comes_back(lambda card: card.name == DYNAMITE, "SKILL-explosives-expert")


def _comes_back(is_meant: Callable[[CardType], bool], rule: str) -> Hook:
    def roll(g: Game, s: Survivor, attack: Attack) -> Frame | None:
        thrown = (card for card in attack.cards if card not in s.slots and is_meant(g.setting.card(card)))
        card = next(thrown, 0)
        return SaveCard(who=s.index, card=card, rule=rule) if card else None

    return hook(hooks.AFTER_ATTACK, roll)


class SaveCard(Frame, tag="save-card"):
    """Whether a used card comes back."""

    later: ClassVar[tuple[str, ...]] = ("rule",)
    card: int
    at: str = "roll"
    rule: str = COCKTAILS


@frame(SaveCard)
def save_card(g: Game, f: SaveCard) -> Question | None:
    """One die that nothing modifies; then the card may go into the reserve, or take the place of another card there."""
    survivor = g.state.survivors[f.who]
    if f.at == "roll":
        f.at = "ask"
        face = g.roll(1)[0]
        saved = face >= SAVED_FROM
        g.emit("card-die", f.rule, who=survivor.index, card=f.card, dice=[face], accuracy=SAVED_FROM)
        if not saved:
            g.pop()
        return None
    options = [Option("decline", who=survivor.index)]
    reserve = g.setting.rules.places.last
    if free_slots(g, survivor, reserve):
        options.append(Option("take", who=survivor.index, card=f.card, to=reserve, rule=f.rule))
    else:
        there = [card for card in distinct_in_place(g, survivor) if place_of(g, survivor, card) == reserve]
        spared = [card for card in there if not is_kept(g, card) and not needs_no_slot(g, card)]
        name = g.setting.card(f.card).name
        options += [Option("make-room", who=survivor.index, card=card, name=name, rule=f.rule) for card in spared]
    return Question("save-card", (survivor.seat,), options, survivor.index)


@save_card.answer
def _save_card(g: Game, f: SaveCard, option: Option) -> None:
    g.pop()
    if option.action == "make-room":
        drop_card(g, g.state.survivors[f.who], option.card)
        g.emit("discarded", option.rule, who=f.who, card=option.card)
    if option.action != "decline":
        used_pile(g, f.card).remove(f.card)
        reserve = g.setting.rules.places.last
        stow(g, g.state.survivors[f.who], f.card, reserve)
        g.emit("took", option.rule, who=f.who, card=f.card, to=reserve)
