"""Which attacks a Survivor can make with what he holds (CL-CARD, CL-COMBAT-01 to -04, CL-MELEE, CL-RANGED)."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine import hooks
from shamble.engine.decisions import Option
from shamble.engine.game import Game
from shamble.engine.setting import Mode
from shamble.engine.state import Frame, Survivor
from shamble.rules.inventory import in_hand, likeness
from shamble.rules.registry import action
from shamble.rules.seeing import sight_of
from shamble.rules.turn import Purse


def mode_of(g: Game, attack: Frame) -> Mode:
    """The profile of the weapon that an attack uses."""
    ranged = attack["mode"] == "ranged"
    return next(mode for mode in g.setting.card(attack["cards"][0]).modes if mode.ranged == ranged)


def is_of_kind(attack: Frame, action_kind: str) -> bool:
    """Whether an attack is Melee, Ranged, or either (combat)."""
    return action_kind in ("combat", attack["mode"])


def is_loaded(g: Game, card: int, mode: Mode) -> bool:
    """CL-RELOAD-01: a reloadable weapon that was fired waits for its reload."""
    return not (mode.reload and card in g.state.unloaded)


def armed_with(g: Game, survivor: Survivor) -> list[tuple[int, ...]]:
    """Single weapons of each likeness, and two equal Dual ones together (CL-COMBAT-02, -04)."""
    by_likeness: dict[tuple[int, bool, bool], list[int]] = {}
    for card in in_hand(g, survivor):
        if g.setting.card(card).modes:
            by_likeness.setdefault(likeness(g, card), []).append(card)
    found: list[tuple[int, ...]] = []
    for cards in by_likeness.values():
        found.append((cards[0],))
        card_type = g.setting.card(cards[0])
        if len(cards) > 1 and g.value(survivor, hooks.DUAL, card_type.dual, card_type):
            found.append((cards[0], cards[1]))
    return found


def attacks(
    g: Game, survivor: Survivor, weapons: Sequence[tuple[int, ...]] | None = None
) -> list[tuple[str, int, tuple[int, ...]]]:
    """(mode, target Zone, weapons) of every attack he could make now, with what he holds or with these weapons."""
    found: list[tuple[str, int, tuple[int, ...]]] = []
    crowd = g.state.crowd
    for cards in armed_with(g, survivor) if weapons is None else weapons:
        for mode in g.setting.card(cards[0]).modes:
            if not is_loaded(g, cards[0], mode):
                continue
            if not mode.ranged:
                found.extend(("melee", target, cards) for target in _within_reach(g, survivor) if crowd[target])
                continue
            found.extend(("ranged", target, cards) for target in within_range(g, survivor, cards[0], mode))
    return found


def within_range(g: Game, survivor: Survivor, card: int, mode: Mode) -> list[int]:
    """CL-RANGED-01, -05: the Zones that he sees and that a weapon of his reaches."""
    reach = g.value(survivor, hooks.MAX_RANGE, mode.max_range, card)
    fires_here = g.value(survivor, hooks.FIRES_HERE, False)
    return [
        zone
        for zone, distance in sight_of(g, survivor).items()
        if mode.min_range <= distance <= reach or (distance == 0 and fires_here)
    ]


def _within_reach(g: Game, survivor: Survivor) -> list[int]:
    """CL-MELEE-01: his own Zone; a longer arm still needs a line of sight that no wall crosses."""
    if hooks.MELEE_REACH not in survivor.profile.hooks:
        return [survivor.zone]
    reach = g.value(survivor, hooks.MELEE_REACH, 0)
    return [zone for zone, distance in g.layout.sight[survivor.zone].items() if distance <= reach]


def offer_attacks(g: Game, turn: Frame, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-MELEE-01: own Zone only. CL-RANGED-01, -05, -06: one Zone in sight and in Range, whoever is there."""
    prices: dict[str, tuple[int, str] | None] = {}
    for mode, zone, cards in attacks(g, survivor):
        what = f"{mode}-pair" if len(cards) > 1 else mode
        if what not in prices:
            prices[what] = purse.price(what)
        price = prices[what]
        if price is not None:
            out.append(attack_option(survivor, mode, zone, cards, *price))


def attack_option(survivor: Survivor, mode: str, zone: int, cards: tuple[int, ...], cost: int, free: str) -> Option:
    """The option of one attack."""
    rule = "CL-MELEE-01" if mode == "melee" else "CL-RANGED-01"
    return Option(mode, who=survivor.index, zone=zone, cards=cards, cost=cost, free=free, rule=rule)


def offer_reload(g: Game, turn: Frame, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-RELOAD-03, -04: one Action reloads one weapon, or two equal Dual ones in hand."""
    unloaded = g.state.unloaded
    if not unloaded:
        return
    cost = g.value(survivor, hooks.RELOAD_COST, 1)
    if purse.left < cost:
        return
    held = in_hand(g, survivor)
    seen: list[tuple[int, bool, bool]] = []
    for card in survivor.cards:
        like = likeness(g, card)
        if card not in unloaded or like in seen:
            continue
        seen.append(like)
        card_type = g.setting.card(card)
        cards: tuple[int, ...] = (card,)
        if card in held and g.value(survivor, hooks.DUAL, card_type.dual, card_type):
            cards = tuple(other for other in held if likeness(g, other) == like)[:2]
        out.append(Option("reload", who=survivor.index, cards=cards, cost=cost, rule="CL-RELOAD-03"))


@action("reload")
def _reload(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    for card in option.cards:
        g.state.unloaded.remove(card)
    g.emit("reloaded", who=survivor.index, cards=list(option.cards))
