"""House rules about where Zombies go and how they split (CL-HOUSE-65, -66, -68 to -73)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shamble.board import DOORS, GATES
from shamble.board.paths import UNREACHED
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, declare
from shamble.rules.frames import Activation, Group
from shamble.rules.pursuit import NO_OPEN_WAY, PREY, ROUTING, Senses
from shamble.rules.rivals import who_settles
from shamble.rules.rule import rule
from shamble.rules.splitting import (
    SPLIT_SHORTAGE,
    SPLIT_SUPPLY,
    SPLITTING,
    WHO_DECIDES,
    no_extra_activation,
    players_decide,
)
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook

declare(
    Action("group-way", "zone kind via", "zone", "no-splitting: the way of all Zombies of a Zone (`via`)"),
)


@rule(
    "uneven-splits",
    "CL-HOUSE-65",
    of="zombies",
    replaces=("CL-SPLIT-01", "CL-SPLIT-03", "CL-SPLIT-04"),
    instead={"CL-SPLIT-07": "CL-HOUSE-65"},
)
def uneven_splits() -> Iterator[Hook]:
    """CL-HOUSE-65: no Zombie is added; the players choose which routes the larger groups take, or the only Zombie."""
    yield hook(SPLIT_SUPPLY, lambda g, kind: 0)
    yield hook(SPLIT_SHORTAGE, no_extra_activation)
    yield hook(WHO_DECIDES, players_decide)


@rule(
    "no-splitting",
    "CL-HOUSE-66",
    of="zombies",
    replaces=("CL-SPLIT-01", "CL-SPLIT-02"),
    joins=("nearest-target", "one-noise-token"),
)
def no_splitting() -> Iterator[Hook]:
    """CL-HOUSE-66: all Zombies of a Zone that Move now take the same route, which the players choose."""

    def one_way(g: Game, f: Activation, group: Group, ways: tuple[int, ...], senses: Senses) -> Question:
        zone, kind, _ = group
        options = [Option("group-way", zone=way, kind=kind, via=zone, rule="CL-HOUSE-66") for way in ways]
        return Question("choose-way", who_settles(g), options)

    yield hook(SPLITTING, one_way)


@rule("no-path-no-move", "CL-HOUSE-68", of="zombies", replaces=("CL-ZMOVE-05",))
def no_path_no_move() -> Iterator[Hook]:
    """CL-HOUSE-68: without an open path they stay where they are."""
    yield hook(NO_OPEN_WAY, lambda g, senses, zone, targets: ())


@rule("nearest-target", "CL-HOUSE-69", of="zombies", replaces=("CL-ZMOVE-03", "CL-SPLIT-02"))
def nearest_target() -> Iterator[Hook]:
    """CL-HOUSE-69: the nearest of several equally noisy Zones in sight draws them."""

    def nearest(g: Game, senses: Senses, zone: int) -> tuple[int, ...]:
        loudest = senses.targets(zone)
        return _nearest(senses, zone, loudest) if len(loudest) > 1 and senses.seen(zone) else loudest

    yield hook(PREY, nearest)


def _nearest(senses: Senses, zone: int, targets: Iterable[int]) -> tuple[int, ...]:
    """Those with the shortest route: an open one if there is any, else one as if all doors were open."""
    for layout in (senses.planned, senses.planned.as_if_open(DOORS, GATES)):
        far = {target: layout.distance(zone, target) for target in targets}
        near = min((steps for steps in far.values() if steps != UNREACHED), default=UNREACHED)
        if near != UNREACHED:
            return tuple(target for target, steps in far.items() if steps == near)
    return tuple(targets)


@rule(
    "favor-open-paths",
    "CL-HOUSE-70",
    "CL-HOUSE-71",
    "CL-HOUSE-72",
    "CL-HOUSE-73",
    of="zombies",
    replaces=("CL-ZMOVE-03", "CL-ZMOVE-04", "CL-ZMOVE-05"),
    joins=("no-path-no-move",),
)
def favor_open_paths() -> Iterator[Hook]:
    """CL-HOUSE-70 to -73: they prefer Zones that they can walk to over those that they only see or hear."""

    def favored(g: Game, senses: Senses, zone: int) -> tuple[int, ...]:
        reachable = senses.planned.reachable(zone)
        seen = senses.seen(zone)
        if seen:
            return senses.loudest_of([target for target in seen if target in reachable] or seen)
        if any(target in reachable for target in senses.survivor_zones):
            return senses.heard_among(sorted(reachable)) or senses.targets(zone)
        return senses.targets(zone)

    yield hook(PREY, favored)
    yield hook(ROUTING, lambda g, senses, zone: ())
