"""Trading: both inventories in one layout, which another player may take, refuse or answer with one of their own."""

from __future__ import annotations

from msgspec.structs import asdict

from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import (
    Arrange,
    CardLayout,
    TradeConsent,
    TradeOffer,
    arrange,
    call_off,
    can_arrange,
    canonical,
    carry_out,
    offer_rearranging,
    own_places,
)
from shamble.rules.frames import Turn
from shamble.rules.registry import Lack, action, lacking
from shamble.rules.turn import Purse
from shamble.world.about import makes
from shamble.world.game import Game
from shamble.world.state import Survivor

MOST_OFFERS = 4
"""The most layouts that may go back and forth in one trade; the last one is accepted or refused."""

declare(
    Action("trade", "who other cost", "other", "lay out their own and a neighbour's cards anew", group="cards",
        idle=True, aside=True, planned=True, business="trade"),
    Action("agree", "who", "", "agree to a trade"),
    Action("change", "who", "", "answer the offer of a trade with another one; implied by `arrange`", planned=True),
    Action("refuse", "who", "", "refuse a trade"),
    DecisionKind("trade-consent", "{agree: true}, {refuse: true} or {arrange: {...}}",
        "what the other player says to the offer of a trade; with `arrange` they make one, and `hands` are their own",
        lays_out=True),
    EventKind("trade-offered", "who other n"),
    EventKind("trade-refused", "who other"),
)  # fmt: skip


@makes("trade", paid=True)
def offer_trade(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-TRADE-02: exchange cards with one other Survivor of the Zone."""
    if purse.left < 1:
        return
    zone, has_cards = survivor.zone, any(survivor.slots)
    for other in g.state.survivors:
        if other.zone != zone or other is survivor or other.status != "alive":
            continue
        if (has_cards or any(other.slots)) and not (turn.cancelled and f"trade:{other.index}" in turn.cancelled):
            out.append(_trade_with(survivor.index, other.index))


@lacking("trade")
def no_trade(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-TRADE-02: nobody to trade with, no card to give or take, or a trade that was just called off."""
    near = [one for one in g.survivors_in(survivor.zone) if one is not survivor]
    if not near:
        return Lack("trade-nobody", "CL-TRADE-02")
    possible = [one for one in near if any(survivor.slots) or any(one.slots)]
    if not possible:
        return Lack("trade-nothing", "CL-TRADE-02")
    called_off = all(f"trade:{one.index}" in turn.cancelled for one in possible)
    return Lack("called-off", "CL-TRADE-02") if called_off else None


@shared
def _trade_with(who: int, other: int) -> Option:
    return Option("trade", who=who, other=other, cost=1, rule="CL-TRADE-02")


@action("trade")
def _trade(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-TRADE-04, -05: the partner's cards are laid out in the same Action; either side may stay empty."""
    g.push_all([arrange(g, survivor.index, purpose="trade", other=option.other)])


@frame(TradeOffer)
def trade_offer(g: Game, f: TradeOffer) -> Question | None:
    """A layout is complete: hand it to the other party, as it looks from there."""
    g.pop()
    g.emit("trade-offered", "RM-TRADE-01", who=f.who, other=f.other, n=len(f.offers) + 1)
    seen = _from_the_other_side(g, f, (*f.offers, f.placed))
    g.push_all([TradeConsent(**{**asdict(seen), "placed": seen.offers[-1]})])
    return None


def _from_the_other_side(g: Game, f: CardLayout, offers: tuple[tuple[int, ...], ...]) -> CardLayout:
    """The same trade for the other party: what was their own is the other one's now, and the reverse."""
    seen = arrange(g, f.other, purpose="trade", other=f.who)
    own = own_places(f)
    turned = [canonical(g, f, tuple((place + own) % (2 * own) for place in offer)) for offer in offers]
    seen.trader, seen.offers = f.trader, tuple(turned)
    return seen


@frame(TradeConsent)
def trade_consent(g: Game, f: TradeConsent) -> Question | None:
    """RM-TRADE-01: cards change hands only as far as both parties agree."""
    asked = g.state.survivors[f.who]
    options = [Option("agree", who=asked.index, rule="RM-TRADE-01")]
    if len(f.offers) < MOST_OFFERS and can_arrange(g, f):
        options.append(Option("change", who=asked.index, rule="RM-TRADE-01"))
    options.append(Option("refuse", who=asked.index, rule="RM-TRADE-01"))
    return Question("trade-consent", (asked.seat,), options, asked.index, shown={"other": f.other})


@trade_consent.answer
def _consent(g: Game, f: TradeConsent, option: Option) -> None:
    g.pop()
    if option.action == "agree":
        carry_out(g, f)
        offer_rearranging(g, f.who, purpose="traded")  # CL-TRADE-01, -04: their own player lays their cards out
    elif option.action == "change":
        g.push(Arrange(**{**asdict(f), "placed": ()}))
    else:
        g.emit("trade-refused", "RM-TRADE-01", who=f.other, other=f.who)
        call_off(g, f)
