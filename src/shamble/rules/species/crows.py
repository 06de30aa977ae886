"""Murders of Crows (CL-CROWS): they fly over everything, three Zones at a time, to a target fixed at the start."""

from __future__ import annotations

from shamble.board.paths import UNREACHED, distances_from
from shamble.engine import hooks
from shamble.engine.game import Game
from shamble.rules.pursuit import Senses
from shamble.rules.registry import on


def _flies(g: Game, kind: int) -> bool:
    return "ignores-obstacles" in g.setting.kinds[kind].abilities


@on(hooks.ZOMBIE_WAYS, "CL-CROWS-04", of="crows")
def targets_alone(g: Game, senses: Senses, zone: int, kind: int, ways: tuple[int, ...]) -> tuple[int, ...]:
    """CL-CROWS-04, -05, -09, CL-ZACT-11 to -13: they part for equal targets, never for equal routes to one of them."""
    if not _flies(g, kind):
        return ways
    targets = senses.targets(zone)
    far = distances_from(g.setting.board.edges, zone)
    return () if zone in targets else tuple(target for target in targets if far[target] != UNREACHED)


@on(hooks.ZOMBIE_STOPS, "CL-CROWS-02", of="crows")
def as_far_as_they_fly(g: Game, zone: int, kind: int, way: int, stops: tuple[int, ...]) -> tuple[int, ...]:
    """CL-CROWS-02, -09, -10, CL-ZACT-12: up to three Zones along a shortest chain of Zones that share an edge.

    CL-READ-16: where several such chains lead to different Zones the first player chooses.
    """
    if not _flies(g, kind):
        return stops
    edges = g.setting.board.edges
    left = distances_from(edges, way)
    reached = {zone}
    for _ in range(min(g.setting.kinds[kind].zones_per_move, left[zone])):
        reached = {near for one in reached for near in edges[one] if left[near] == left[one] - 1}
    return tuple(sorted(reached))
