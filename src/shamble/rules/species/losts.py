"""Losts (CL-LOST): tough Zombies with Wounds of their own, and loot for whoever brings one down.

A wounded Lost has a record of its Wounds beside the counts; those without one are unhurt.
"""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import Found
from shamble.rules.frames import Attack
from shamble.rules.horde import number
from shamble.rules.inventory import distinct
from shamble.rules.kinds import able
from shamble.rules.piles import shuffle_deck, take_from_deck
from shamble.rules.rule import Rule
from shamble.rules.zombie_cards import CARD_SPENT
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY, NOWHERE, Piece, pieces_at
from shamble.world.records import ZombieCard
from shamble.world.state import Survivor

rules = Rule("losts")


class HurtLost(Piece, tag="hurt-lost"):
    """The Wounds of one Lost."""

    wounds: int = 0


WOUNDS_TO_DIE = 5
"""CL-COMBAT-14: the Wound of this number kills a Lost."""

declare(
    Action("pick-weapon", "who card", "card", "Losts, VIPs: the weapon that is taken from a deck"),
    Action("pick-none", "who", "", "Losts, VIPs: take no weapon", ends=QUESTION),
    DecisionKind("pick-card", "{pick-weapon: Pistol} or {pick-none: true}",
        "Losts, VIPs: the weapon taken from a deck"),
    EventKind("picked", "who card deck"),
    EventKind("lost-wounded", "who zone kind wounds"),
)  # fmt: skip


def _hurt(g: Game, zone: int) -> list[HurtLost]:
    """The records of the Losts of a Zone that were hurt, the least hurt first."""
    return sorted((piece for _, piece in pieces_at(g, HurtLost, zone)), key=lambda piece: int(piece.wounds))


def _is_lost(g: Game, kind: int) -> bool:
    return able(g, kind, "five-wounds")


@rules.on(hooks.TOLD_APART, "CL-LOST-07")
@about(abilities=("five-wounds",))
def by_their_wounds(g: Game, zone: int, kind: int, words: tuple[str, ...]) -> tuple[str, ...]:
    """CL-LOST-07: several Losts are told apart by their Wounds, once one of them is hurt."""
    if not _is_lost(g, kind):
        return words
    hurt = [int(piece.wounds) for piece in _hurt(g, zone)]
    unhurt = ("",) if number(g, zone, kind) > len(hurt) else ()
    return (*unhurt, *dict.fromkeys(f"wounds-{wounds}" for wounds in hurt))


@rules.on(hooks.HIT_TAKEN, "CL-LOST-07")
@about(abilities=("five-wounds",))
def take_wounds(g: Game, attack: Attack, kind: int) -> bool:
    """CL-COMBAT-14, CL-LOST-07, -08: a Wound for each point of Damage; only the fifth kills."""
    if not _is_lost(g, kind):
        return False
    zone, mark = attack.zone, attack.mark
    meant = [piece for piece in _hurt(g, zone) if f"wounds-{piece.wounds}" == mark]
    if meant:
        record = meant[0]
    else:
        record = HurtLost(zone)
        g.state.pieces.append(record)
    record.wounds = min(WOUNDS_TO_DIE, record.wounds + attack.damage)
    if record.wounds < WOUNDS_TO_DIE:
        g.emit("lost-wounded", "CL-LOST-07", who=attack.who, zone=zone, kind=kind, wounds=record.wounds)
        return True
    return False


@rules.on(hooks.MINIATURES, "CL-LOST-07")
@about(abilities=("five-wounds",))
def records_follow(g: Game, kind: int, origin: int, zone: int, count: int) -> None:
    """CL-LOST-07: Wounds stay with their Lost. When it does not matter which one goes, the least hurt goes first."""
    if origin < 0 or not _is_lost(g, kind):
        return
    hurt = _hurt(g, origin)
    dead = [piece for piece in hurt if piece.wounds >= WOUNDS_TO_DIE]
    alive = [piece for piece in hurt if piece not in dead]
    unhurt = number(g, origin, kind) - len(hurt)
    going = dead[:count] if zone < 0 else []
    going += alive[: max(0, count - len(going) - unhurt)]
    for piece in going:
        piece.zone = zone if zone >= 0 else NOWHERE


@rules.on(CARD_SPENT)
@about(abilities=("card-removed-after-draw",))
def used_once(g: Game, card: ZombieCard) -> bool:
    """CL-LOST-05, CL-ZCARD-03, -16: its card is never discarded, and so never shuffled back."""
    brought = {kind for line in card.lines for kind, _ in line}
    return any(able(g, kind, "card-removed-after-draw") for kind in brought)


@rules.on(hooks.KILLED, "CL-LOST-11")
@about(abilities=("drops-weapon",))
def loot(g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None) -> list[Frame]:
    """CL-LOST-11, CL-KILL-06: its killer looks through the Equipment deck, once for each.

    CL-COMP-15: a Companion has nowhere to put a card.
    """
    if survivor.status != "alive" or survivor.index >= FIRST_BODY:
        return []
    return [
        PickCard(who=survivor.index, deck="equipment", rule="CL-LOST-11")
        for kind in kinds
        if able(g, kind, "drops-weapon")
    ]


class PickCard(Frame, tag="pick-card"):
    """Somebody picks a card of a deck."""

    deck: str
    rule: str


@frame(PickCard)
def pick_card(g: Game, f: PickCard) -> Question | None:
    """CL-LOST-11 to -14, CL-VIP-10: any weapon of a deck, or none; no Search, so nothing of a Search applies."""
    survivor = g.state.survivors[f.who]
    weapons = [card for card in sorted(g.state.decks[f.deck]) if g.setting.card(card).is_weapon]
    if not weapons:
        g.pop()
        return None
    options = [Option("pick-none", who=survivor.index, rule=f.rule)]
    options += [Option("pick-weapon", who=survivor.index, card=card, rule=f.rule) for card in distinct(g, weapons)]
    return Question("pick-card", (survivor.seat,), options, survivor.index)


@pick_card.answer
def _pick(g: Game, f: PickCard, option: Option) -> None:
    """CL-LOST-13, CL-VIP-11: with the card that was taken they may rearrange everything they carry."""
    g.pop()
    g.seen()
    if option.action == "pick-none":
        shuffle_deck(g, f.deck)
        return
    take_from_deck(g, f.deck, option.card)
    g.emit("picked", option.rule, who=f.who, card=option.card, deck=f.deck)
    g.push(Found(who=f.who, cards=(option.card,)))
