"""The house rule of Survivors who are knocked out before they die (CL-HOUSE-55 to -57)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.missions.conditions import RESCUED
from shamble.rules.missions.events import settle
from shamble.rules.registry import action
from shamble.rules.rule import Offer, rule
from shamble.rules.turn import Purse
from shamble.rules.wounds import ALL_DEAD, DEAD, LAST_WOUND, eliminate, kill, strip
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import FIRST_BODY, NOWHERE, Piece, SurvivorNumber, pieces_at, pieces_of
from shamble.world.state import Survivor

FALLEN = "fallen"


class KnockedOut(Piece, tag=FALLEN):
    """The piece that lies where somebody was knocked out."""

    who: SurvivorNumber = -1
    round: int = 0


declare(
    Action("rescue", "who other zone cost", "other", "knocked-out: carry somebody out of the game", group="place"),
    EventKind("fell", "who zone"),
    EventKind("rescued", "who other"),
)


@rule("knocked-out", "CL-HOUSE-55", "CL-HOUSE-56", "CL-HOUSE-57", of="survivors", replaces=("CL-WOUND-03",))
def knocked_out() -> Iterator[Hook | Offer]:
    """CL-HOUSE-55 to -57: whoever takes the last Wound lies there until the End Phase of the next round."""
    yield hook(LAST_WOUND, _fall)
    yield Offer(_offer_rescue)
    yield hook(hooks.END_PHASE, _too_late, rule="CL-HOUSE-57")


def _fall(g: Game, survivor: Survivor) -> None:
    """CL-HOUSE-55: they are laid down where they are, and all their Equipment is discarded."""
    if survivor.index >= FIRST_BODY or not survivor.on_board:
        kill(g, survivor)  # a Companion, or aboard something: no Zone to lie in
        return
    zone = survivor.zone
    strip(g, survivor, FALLEN)
    g.state.pieces.append(KnockedOut(zone, who=survivor.index, round=g.state.round))
    g.emit("fell", "CL-HOUSE-55", who=survivor.index, zone=zone)
    settle(g, "fall")  # WZ-OPEN-08: the others may have done all that was left to do
    if not g.in_play():
        g.finish("lost", ALL_DEAD, "CL-END-01")


def fall_outright(g: Game, survivor: Survivor, rule: str) -> None:
    """They are laid down though it was no Wound that did it; whoever cannot lie there is eliminated."""
    if survivor.index >= FIRST_BODY or not survivor.on_board:
        eliminate(g, survivor, rule)
    else:
        _fall(g, survivor)


@about(pieces=(FALLEN,))
def _offer_rescue(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-HOUSE-56: they are taken like an Objective."""
    if purse.left >= 1:
        for other in (piece.who for _, piece in pieces_at(g, KnockedOut, survivor.zone) if piece.who >= 0):
            out.append(
                Option("rescue", who=survivor.index, other=other, zone=survivor.zone, cost=1, rule="CL-HOUSE-56")
            )


@action("rescue")
def _rescue(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-HOUSE-56: they leave the game alive."""
    _pick_up(g, option.other)
    g.state.survivors[option.other].status = RESCUED
    g.emit("rescued", "CL-HOUSE-56", who=survivor.index, other=option.other)


def _pick_up(g: Game, who: int) -> None:
    for _, piece in pieces_of(g, KnockedOut):
        if piece.who == who:
            piece.zone = NOWHERE


def _too_late(g: Game) -> None:
    """CL-HOUSE-57: they die in the End Phase of the round after the one in which they fell."""
    for _, piece in pieces_of(g, KnockedOut):
        if piece.who >= 0 and piece.round < g.state.round:
            survivor = g.state.survivors[piece.who]
            _pick_up(g, survivor.index)
            survivor.status = DEAD
            g.emit("died", "CL-HOUSE-57", who=survivor.index, zone=piece.zone)
            for react in g.hooks(hooks.DIED):
                react(g, survivor.index)
