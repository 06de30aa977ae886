"""Survivors who have fallen and may come back: they lie where they fell, and the rest of the game ignores them."""

from __future__ import annotations

from shamble.engine.agenda import GONE, Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.round import order_from
from shamble.rules.wounds import take_away
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece, SurvivorNumber, pieces_of
from shamble.world.state import Survivor

DOWN = "down"
"""The status of a Survivor who has fallen and may come back."""


class Downed(Piece, tag="downed"):
    """A figure that was laid down."""

    who: SurvivorNumber = -1


declare(
    EventKind("laid-down", "who zone"),
)


def lay_down(g: Game, survivor: Survivor, rule: str) -> None:
    """CL-MODE-RES-02, -09, CL-MODE-NIGHT-02: their figure is laid down, and whatever they were doing ends."""
    zone = take_away(g, survivor, DOWN)
    found = next((one for one in g.state.pieces if isinstance(one, Downed) and one.who == survivor.index), None)
    if found is None:
        found = Downed(zone, who=survivor.index)
        g.state.pieces.append(found)
    found.zone = zone
    g.emit("laid-down", rule, who=survivor.index, zone=zone)
    g.drop_frames(survivor.index, GONE)


def figure_of(g: Game, who: int) -> Downed:
    """The figure of somebody who lies down."""
    return next(piece for _, piece in pieces_of(g, Downed) if piece.who == who)


def stand_up(g: Game, survivor: Survivor) -> None:
    """They stand up where their figure lay, with the Skills of the side of their card that is face up now."""
    figure = figure_of(g, survivor.index)
    survivor.status = "alive"
    survivor.skills = g.setting.identity(survivor).levels[0]
    g.settle(survivor, figure.zone)
    figure.zone = NOWHERE
    g.renew(survivor)


def ask_the_fallen(g: Game, kind: type[Frame]) -> list[Frame]:
    """A frame of this kind for everybody who lies down, in the order of the seats."""
    order = order_from(g)
    fallen = sorted((s for s in g.state.survivors if s.status == DOWN), key=lambda s: order.index(s.seat))
    return [kind(who=survivor.index) for survivor in fallen]
