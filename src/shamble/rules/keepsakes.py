"""Keepsakes: cards that are never thrown away, and lie where their bearer has fallen (AD-OPEN-20)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.inventory import has_room, stow
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse, forget_cancelled
from shamble.rules.wounds import LEFT_BEHIND
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, CardNumber, Piece, pieces_at
from shamble.world.state import Survivor

rules = Rule("keepsakes")

DROPPED = "dropped"


class DroppedCard(Piece, tag=DROPPED):
    """A keepsake that lies in a Zone, since this round."""

    card: CardNumber = 0
    round: int = 0


declare(
    Action("pick-up", "who zone card n to cost", "card",
        "pick up what somebody has left in their Zone; `n` counts pieces", group="place", piece=True, afoot=True,
        claims=True, furthers=True),
    EventKind("left-behind", "zone card", tone="bad"),
    EventKind("picked-up", "who zone card"),
)  # fmt: skip


@rules.on(LEFT_BEHIND)
def lie_there(g: Game, zone: int, card: int) -> None:
    """AD-OPEN-20: it stays in the Zone."""
    lie_down(g, zone, card, "AD-OPEN-20")


def lie_down(g: Game, zone: int, card: int, rule: str) -> None:
    """A keepsake lies in a Zone, until somebody picks it up."""
    g.state.pieces.append(DroppedCard(zone, card=card, round=g.state.round))
    g.emit("left-behind", rule, zone=zone, card=card)


@makes("pick-up")
@about(pieces=(DROPPED,))
def offer_pick_up(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """AD-OPEN-20: for an Action, to where there is room for it."""
    for number, piece in pieces_at(g, DroppedCard, survivor.zone) if purse.left else ():
        who, zone, card = survivor.index, survivor.zone, piece.card
        for place in g.setting.rules.places.names:
            if has_room(g, survivor, card, place):
                out.append(
                    Option("pick-up", who=who, zone=zone, card=card, n=number + 1, to=place, cost=1, rule="AD-OPEN-20")
                )


@action("pick-up")
def _pick_up(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    piece = g.state.piece(option.n - 1, DroppedCard)
    piece.card, piece.zone = 0, NOWHERE
    stow(g, survivor, option.card, option.to)
    forget_cancelled(g)
    g.emit("picked-up", option.rule, who=survivor.index, zone=option.zone, card=option.card)
