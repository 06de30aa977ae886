"""Resurrection mode (CL-MODE-RES): who falls lies down, and may come back as a Zombivor."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.pieces import NOWHERE, Piece, new_piece, pieces_of, register_piece
from shamble.engine.state import EMPTY, WOUNDED, Frame, Survivor
from shamble.engine.things import Identity
from shamble.rules.arranging import offer_rearranging
from shamble.rules.experience import choices
from shamble.rules.registry import on
from shamble.rules.round import order_from
from shamble.rules.wounds import take_away

MODE = "resurrection"
DOWN = "down"
"""What is the matter with a Survivor who has fallen and may come back."""

DOWNED = "downed"
register_piece(DOWNED, {"who": "survivor"})


@on(hooks.SETUP_CHECKS, "CL-MODE-RES-01", of=MODE)
def both_versions(identities: Sequence[Identity]) -> list[str]:
    """CL-MODE-RES-01: only those take part who have a Zombivor version, and they begin without it."""
    return [
        f"{card.name} has no Zombivor version, which Resurrection needs"
        if not card.traits
        else f"{card.name} begins in the ordinary version in Resurrection mode"
        for card in identities
        if card.reverse is None
    ]


@on(hooks.DEFEATED, "CL-MODE-RES-02", of=MODE)
def lay_down(g: Game, survivor: Survivor, by: int) -> bool:
    """CL-MODE-RES-02, -03, -06, -07: his figure is laid down and his Equipment stays with him; what ran on him ends.

    Not so when one of his own team killed him, nor for a Zombivor.
    """
    team_kill = by >= 0 and g.person(by).team == survivor.team
    gone = survivor.zone < 0  # nowhere to lie
    if team_kill or gone or survivor.turned or g.setting.identity(survivor).reverse is None:
        return False
    zone = take_away(g, survivor, DOWN)
    lying = next((one for one in g.state.pieces if one["piece"] == DOWNED and one["who"] == survivor.index), None)
    if lying is None:
        lying = new_piece(DOWNED, zone, who=survivor.index)
        g.state.pieces.append(lying)
    lying["zone"] = zone
    g.emit("laid-down", who=survivor.index, zone=zone)
    g.drop_frames(survivor.index)
    return True


@on(hooks.ROUND_BEGINS, "CL-MODE-RES-04", of=MODE)
def may_rise(g: Game) -> list[Frame]:
    """CL-MODE-RES-04: before the first player acts, everybody who lies down is asked, in the order of the seats."""
    order = order_from(g)
    fallen = sorted((s for s in g.state.survivors if s.status == DOWN), key=lambda s: order.index(s.seat))
    return [{"frame": "resurrect", "who": survivor.index, "at": "ask"} for survivor in fallen]


def _lying(g: Game, who: int) -> Piece:
    return next(piece for _, piece in pieces_of(g, DOWNED) if piece["who"] == who)


@frame("resurrect")
def resurrect_frame(g: Game, f: Frame) -> Question | None:
    """CL-MODE-RES-04, -05: come back or wait; then the Skills are chosen anew, then the cards may be rearranged."""
    survivor = g.state.survivors[f["who"]]
    if f["at"] == "ask":
        zone = _lying(g, survivor.index)["zone"]
        options = [
            Option("resurrect", who=survivor.index, zone=zone, rule="CL-MODE-RES-04"),
            Option("stay-down", who=survivor.index, zone=zone, rule="CL-MODE-RES-04"),
        ]
        return Question("resurrect", (survivor.seat,), options, survivor.index)
    if f["at"] == "skills":
        f["at"] = "cards"
        learned = [{"frame": "level-up", "who": survivor.index, "level": at} for at in range(1, survivor.level + 1)]
        g.push_all([*choices(g, survivor), *learned])
        return None
    g.pop()
    offer_rearranging(g, survivor.index, purpose="resurrected")
    return None


@resurrect_frame.answer
def _rise(g: Game, f: Frame, option: Option) -> None:
    if option.action == "stay-down":
        g.pop()
        return
    f["at"] = "skills"
    survivor = g.state.survivors[f["who"]]
    lying = _lying(g, survivor.index)
    survivor.status = "alive"
    survivor.turned = True
    survivor.slots = [EMPTY if card == WOUNDED else card for card in survivor.slots]
    survivor.skills = g.setting.identity(survivor).levels[0]
    g.settle(survivor, lying["zone"])
    lying["zone"] = NOWHERE
    g.renew(survivor)
    g.emit("resurrected", who=survivor.index, zone=survivor.zone)
