"""Who leads a Companion, or that nobody does."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.correcting.registry import correction
from shamble.rules.house.leaders import Follower
from shamble.rules.vehicles.seats import vehicle_of
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY, NOWHERE, pieces_of

declare(
    Action("fix-leader", "who other", "other", "a Survivor leads a Companion, who stands with them", group="vehicles"),
    Action("fix-alone", "who other", "other", "a Companion has no Leader any more, and waits", group="vehicles"),
)


@correction("fix-leader")
def leader(g: Game, out: list[Option]) -> None:
    """Somebody on foot leads a Companion on foot."""
    for number, piece in pieces_of(g, Follower):
        if piece.zone != NOWHERE and _on_foot(g, FIRST_BODY + number):
            out.extend(
                Option("fix-leader", who=survivor.index, other=FIRST_BODY + number)
                for survivor in g.on_board()
                if survivor.index < FIRST_BODY and survivor.index != piece.leader and _on_foot(g, survivor.index)
            )


def _on_foot(g: Game, who: int) -> bool:
    return vehicle_of(g, who) is None


@leader.made
def _leader(g: Game, option: Option) -> None:
    _lead(g, option.other, option.who)
    g.settle(g.person(option.other), g.state.survivors[option.who].zone)


def _lead(g: Game, companion: int, who: int) -> None:
    piece = g.state.piece(companion - FIRST_BODY, Follower)
    changed = {piece.leader, who} - {NOWHERE}
    piece.leader = who
    for one in sorted(changed):
        g.renew(g.state.survivors[one])


@correction("fix-alone")
def alone(g: Game, out: list[Option]) -> None:
    """A Companion on foot waits where they stand."""
    for number, piece in pieces_of(g, Follower):
        if piece.leader >= 0 and _on_foot(g, FIRST_BODY + number):
            out.append(Option("fix-alone", who=piece.leader, other=FIRST_BODY + number))


@alone.made
def _alone(g: Game, option: Option) -> None:
    _lead(g, option.other, NOWHERE)
