"""Survivors outside the team who come along as Companions, and how frail they are (SE-COMPANION)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.house.followers import COMPANION_DEATH, can_serve, company_under, enlisting
from shamble.rules.house.leaders import Follower
from shamble.rules.rule import ON, Rule, Value
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import pieces_of

IDS = {
    "CL-HOUSE-46": "SE-COMPANION-08",
    "CL-HOUSE-47": "SE-COMPANION-02",
    "CL-HOUSE-48": "SE-COMPANION-03",
    "CL-HOUSE-50": "SE-COMPANION-04",
    "CL-HOUSE-51": "SE-COMPANION-05",
    "CL-HOUSE-52": "SE-COMPANION-06",
    "CL-HOUSE-53": "SE-COMPANION-07",
}

rules = company_under(IDS)


@rules.on(hooks.SET_UP, "SE-COMPANION-01")
def draw_unnamed(g: Game) -> list[Frame]:
    """SE-COMPANION-01, -02: whom the Mission does not name, or who plays or is unfit, is drawn from all others."""
    waiting = [piece for _, piece in pieces_of(g, Follower)]
    free = [card.name for card in g.setting.bench if can_serve(card)]
    known = {*free, *(card.name for card in g.setting.bench if card.only_follows)}
    named = [piece.called for piece in waiting if piece.called in known]
    drawn = [free[at] for at in g.shuffle(range(len(free)))] if len(named) < len(waiting) else []
    left = iter([name for name in drawn if name not in named])
    for piece in waiting:
        if piece.called not in known:
            piece.called = next(left, "")
    return []


@rules.on(COMPANION_DEATH)
def every_death_loses(g: Game, piece: Follower) -> bool:
    """SE-COMPANION-06: however the Companion came into the game."""
    return True


may_die = Rule("companions-may-die", "SE-COMPANION-06", of="survivors", values=(ON,))


@may_die.on(COMPANION_DEATH)
def no_death_loses(g: Game, piece: Follower) -> bool:
    """SE-COMPANION-06: the Mission says otherwise."""
    return False


at_setup = Rule("survivors-as-companions", "SE-COMPANION-01", of="survivors", setup_only=True)
at_setup.values.update({str(number): Value(factory=lambda number=number: (enlisting(number),)) for number in (1, 2, 3)})
