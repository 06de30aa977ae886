"""The consequences of the next step of the Train, for those who ask beforehand."""

from __future__ import annotations

from typing import NamedTuple

from shamble.board.railroads import LEAVES
from shamble.rules.horde import groups
from shamble.rules.objective_colours import seen_colour
from shamble.rules.spawn_kinds import ABOMINATION, MOBILE, STARTING
from shamble.rules.tallies import exit_zone
from shamble.rules.train.in_the_way import is_lost, who_jumps
from shamble.rules.train.passage import Ahead, is_moving, step_to_come
from shamble.world.game import Game
from shamble.world.tokens import spawn_tokens


class Toll(NamedTuple):
    """All that is in the Zones of a step: Zombies as (zone, kind, number), people, what is sent or lost."""

    zombies: tuple[tuple[int, int, int], ...]
    people: tuple[int, ...]
    sent: int
    """The Spawn tokens that go to the start."""
    lost: tuple[str, ...]
    """Kinds of pieces, and the Exit."""
    objectives: tuple[str, ...]
    """The colours of Objectives as they are seen."""


def foreseen(g: Game) -> tuple[Ahead, bool] | None:
    """The next step of the Train, and whether it comes when this Players' Phase ends; None where there is none."""
    train = g.setting.mission.train
    ahead = None if train is None else step_to_come(g, train)
    return None if ahead is None else (ahead, is_moving(g))


def toll(g: Game, ahead: Ahead) -> Toll:
    """The fate of all that is in the Zones of a step."""
    zones = ahead.zones
    objectives = [
        seen_colour(g, index)
        for index, token in enumerate(g.setting.mission.objectives)
        if token.zone in zones and not g.state.taken >> index & 1
    ]
    lost = [piece.piece_kind.name for piece in g.state.pieces if piece.zone in zones and is_lost(piece)]
    return Toll(
        tuple(group for group in groups(g) if group[0] in zones),
        tuple(one.index for zone in zones for one in who_jumps(g, zone)),
        _sent(g, ahead),
        (*lost, *(["exit"] if exit_zone(g) in zones else [])),
        tuple(objectives),
    )


def _sent(g: Game, ahead: Ahead) -> int:
    """UA-TRAIN-16, -25, UA-CLAR-46: Mobile and Abomination tokens; those of the Starting Spawn Zone stay there."""
    tokens = spawn_tokens(g)
    starts = {token.zone for token in tokens if token.kind == STARTING} if ahead.step.does != LEAVES else set()
    going = [token for token in tokens if token.kind in (MOBILE, ABOMINATION) and token.zone not in starts]
    return sum(token.zone in ahead.zones for token in going)
