"""Acts at any moment: discarding, and building improved weapons (CL-ANY, CL-CRAFT)."""

from __future__ import annotations

from shamble.engine.agenda import AnytimeAct, Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import CardLayout, arrange, can_arrange
from shamble.rules.decks import NAILBAT
from shamble.rules.inventory import discard, distinct, distinct_in_place, has_room, is_kept, lay_into, place_of, stow
from shamble.rules.rule import Rule
from shamble.rules.turn import forget_cancelled
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.facts import BUILDS_TWO
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import because
from shamble.world.records import Combination
from shamble.world.state import EMPTY, Survivor

declare(
    Action("discard", "who cards to seat", "cards",
        "drop a card; `to` is where it is (hand or reserve), if it matters", at_card=True),
    Action("build", "who cards name seat", "name", "make an improved weapon (`name`) of two cards", business="arm"),
    DecisionKind("into-hand", "{take: hand} or {keep: true}", "whether a weapon that was built goes into a hand"),
    EventKind("discarded", "who card", quick=True),
    EventKind("built", "who card name because"),
)  # fmt: skip

AFTER_BUILDING: Way[Survivor, int, list[Frame]] = Way("what somebody may do who has built a card")


def free_to_act(g: Game, seat: int) -> list[Survivor]:
    """The seat's Survivors once play has begun, except those whose cards are just being laid out: that is one act."""
    if g.state.phase == "setup":
        return []
    laid_out = [f for f in g.state.agenda if isinstance(f, CardLayout)]
    busy = {index for f in laid_out for index in (f.who, f.other)}
    return [s for s in g.in_play() if s.seat == seat and s.index not in busy]


def offer_discards(g: Game, seat: int, out: list[Option]) -> None:
    """CL-ANY-01: any card but a Wounded one, for nothing."""
    for survivor in free_to_act(g, seat):
        out.extend(
            Option(
                "discard",
                who=survivor.index,
                cards=(card,),
                to=place_of(g, survivor, card),
                seat=seat,
                rule="CL-ANY-01",
            )
            for card in distinct_in_place(g, survivor)
            if not is_kept(g, card)
        )


class Discard(AnytimeAct, tag="anytime-discard"):
    """Somebody throws a card away."""


@frame(Discard)
def discard_frame(g: Game, f: Discard) -> Question | None:
    """Drop the card."""
    g.pop()
    survivor = g.state.survivors[f.who]
    g.emit("discarded", "CL-ANY-01", who=survivor.index, card=f.cards[0])
    drop_card(g, survivor, f.cards[0], by=survivor.index)
    forget_cancelled(g)
    return None


def offer_own_acts(g: Game, seat: int, out: list[Option]) -> None:
    """The acts that a Survivor's own Skills allow them whenever they like."""
    for survivor in free_to_act(g, seat):
        for hook in dict.fromkeys(survivor.profile.hooks.get(hooks.ANYTIME, ())):
            out.extend(hook(g, survivor))


def buildable(g: Game, survivor: Survivor) -> list[tuple[Combination, int, int]]:
    """(combination, first part, second part) of what they carry (CL-CRAFT-02), as far as cards are left aside."""
    found: list[tuple[Combination, int, int]] = []
    cards = distinct(g, survivor.cards)
    for made in g.setting.combinations:
        firsts = [card for card in cards if _is_base(g, made, card)]
        seconds = [card for card in cards if g.setting.card(card).name == made.parts[-1]]
        if made.joins or _waiting(g, made):  # CL-READ-02
            found.extend((made, first, second) for first in firsts for second in seconds)
    return found


def _waiting(g: Game, made: Combination) -> list[int]:
    """The put-aside cards that building this can bring."""
    names = (made.result, *g.ask(NAILBAT).get(made.result, ()))
    return [card for card in g.state.aside if g.setting.card(card).name in names]


def _is_base(g: Game, made: Combination, card: int) -> bool:
    card_type = g.setting.card(card)
    if made.base_tag:
        return made.base_tag in card_type.tags and card not in g.state.joined
    return card_type.name == made.parts[0]


def offer_building(g: Game, seat: int, out: list[Option]) -> None:
    """CL-CRAFT-01: two fitting cards, at any moment, for nothing."""
    for survivor in free_to_act(g, seat):
        out.extend(
            Option(
                "build",
                who=survivor.index,
                cards=(first, second),
                name=made.result,
                seat=seat,
                rule="CL-CRAFT-01",
            )
            for made, first, second in buildable(g, survivor)
        )


class Build(AnytimeAct, tag="anytime-build"):
    """Somebody makes one card of others."""


@frame(Build)
def build_frame(g: Game, f: Build) -> Question | None:
    """CL-CRAFT-03, -08, -14: parts are discarded for a card put aside, or one is slid under the other."""
    g.pop()
    survivor = g.state.survivors[f.who]
    made = next(made for made in g.setting.combinations if made.result == f.name)
    first, second = f.cards
    places = [survivor.slots.index(part) for part in (first, second)]
    survivor.slots[places[1]] = EMPTY
    why: dict[str, list[str]] = {}
    if made.joins:
        g.state.joined[first] = second
        result = first
    else:
        result, *others = _waiting(g, made)
        g.state.aside.remove(result)
        survivor.slots[places[0]] = EMPTY
        places.sort(reverse=True)  # in reserve rather than in hand, which is the player's choice
        lay_into(g, survivor, result, places)
        if others and BUILDS_TWO + made.result in survivor.profile.facts:
            g.state.aside.remove(others[0])
            lay_into(g, survivor, others[0], places)
            why = because(g.thanks_to(survivor, BUILDS_TWO + made.result))
        discard(g, first)
        discard(g, second)
    g.renew(survivor)
    forget_cancelled(g)
    g.emit("built", "CL-CRAFT-01", who=survivor.index, card=result, name=made.result, **why)
    g.push_all(g.ask(AFTER_BUILDING, survivor, result))
    return None


after_building = Rule("after-building", of="survivors", usual="rue-morgue", always=True)


@after_building.value("rue-morgue", AFTER_BUILDING, replaces=("CL-CRAFT-05",))
def rearrange_all(g: Game, survivor: Survivor, card: int) -> list[Frame]:
    """CL-CRAFT-04: the whole inventory may be rearranged at once."""
    frame_ = arrange(g, survivor.index, purpose="built")
    return [frame_] if can_arrange(g, frame_) else []


@after_building.value("older-seasons", AFTER_BUILDING, replaces=("CL-CRAFT-04",))
def only_into_hand(g: Game, survivor: Survivor, card: int) -> list[Frame]:
    """CL-CRAFT-05: the new weapon may go into a hand; nothing else moves."""
    if place_of(g, survivor, card) not in g.setting.rules.places.working_names and _hands(g, survivor, card):
        return [IntoHand(who=survivor.index, card=card)]
    return []


def _hands(g: Game, survivor: Survivor, card: int) -> list[str]:
    return [place for place in g.setting.rules.places.working_names if has_room(g, survivor, card, place)]


class IntoHand(Frame, tag="into-hand"):
    """Whether a made card is taken in hand."""

    card: int


@frame(IntoHand)
def into_hand(g: Game, f: IntoHand) -> Question | None:
    """Take the built weapon in hand, or leave it; no more of it once it is gone or no hand is free (CL-ANY-01)."""
    survivor = g.state.survivors[f.who]
    hands = _hands(g, survivor, f.card)
    if f.card not in survivor.slots or not hands:
        g.pop()
        return None
    options = [
        Option("keep", who=survivor.index),
        *(Option("take", who=survivor.index, card=f.card, to=to, rule="CL-CRAFT-05") for to in hands),
    ]
    return Question("into-hand", (survivor.seat,), options, survivor.index)


@into_hand.answer
def _into_hand(g: Game, f: IntoHand, option: Option) -> None:
    g.pop()
    if option.action == "take":
        survivor = g.state.survivors[f.who]
        survivor.slots[survivor.slots.index(f.card)] = EMPTY
        stow(g, survivor, f.card, option.to)
