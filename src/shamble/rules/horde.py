"""Zombies on the board: counting, putting down, taking off. Every figure comes from the stock and goes back to it."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.world import hooks
from shamble.world.game import Game

STOCK = -1
"""Stands for the Zone of miniatures that are in none."""


def present(g: Game, zone: int) -> list[tuple[int, int]]:
    """(kind, number) of the Zombies in a Zone, in the order of the zombie table."""
    if not g.state.crowd[zone]:
        return []
    stride = g.setting.stride
    start = zone * stride
    return [(kind, number) for kind, number in enumerate(g.state.zombies[start : start + stride]) if number]


def number(g: Game, zone: int, kind: int) -> int:
    """The number of Zombies of a kind in a Zone."""
    return g.state.zombies[zone * g.setting.stride + kind]


def put(g: Game, zone: int, kind: int, count: int) -> None:
    """Put figures from the stock into a Zone (the caller has checked the stock)."""
    state = g.state
    if g.setting.kinds[kind].abilities:
        origin, target = (STOCK, zone) if count > 0 else (zone, STOCK)
        for hook in g.hooks(hooks.MINIATURES):
            hook(g, kind, origin, target, abs(count))
    state.zombies[zone * g.setting.stride + kind] += count
    state.crowd[zone] += count
    state.stock[kind] -= count


def take_off(g: Game, zone: int, kind: int, count: int) -> None:
    """Take figures off the board, back to the stock."""
    put(g, zone, kind, -count)


def shift(g: Game, origin: int, target: int, kind: int, count: int) -> None:
    """Move figures from one Zone to another."""
    state = g.state
    if g.setting.kinds[kind].abilities:
        for hook in g.hooks(hooks.MINIATURES):
            hook(g, kind, origin, target, count)
    stride = g.setting.stride
    state.zombies[origin * stride + kind] -= count
    state.zombies[target * stride + kind] += count
    state.crowd[origin] -= count
    state.crowd[target] += count


def remaining(g: Game, groups: Iterable[tuple[int, int, int]]) -> tuple[tuple[int, int, int], ...]:
    """These groups, cut down to what is still on the board."""
    zombies, stride = g.state.zombies, g.setting.stride
    left: list[tuple[int, int, int]] = []
    for zone, kind, count in groups:
        there = zombies[zone * stride + kind]
        if there > 0:
            left.append((zone, kind, count if count < there else there))
    return tuple(left)


def able_to_act(g: Game, kinds: tuple[int, ...] | None = None) -> tuple[tuple[int, int, int], ...]:
    """All groups on the board, without those in them that take no Actions now."""
    found = groups(g, kinds)
    if not g.hooks(hooks.IDLE):
        return found
    able = [(zone, kind, count - g.ask(hooks.IDLE, zone, kind, 0)) for zone, kind, count in found]
    return tuple([group for group in able if group[2] > 0])


def any_about(g: Game, kinds: tuple[int, ...]) -> bool:
    """Whether any Zombie of these kinds is on the board."""
    zombies, stride = g.state.zombies, g.setting.stride
    for kind in kinds:
        if any(zombies[kind::stride]):
            return True
    return False


def groups(g: Game, kinds: tuple[int, ...] | None = None) -> tuple[tuple[int, int, int], ...]:
    """All groups on the board as (zone, kind, number), optionally of some kinds only."""
    stride = g.setting.stride
    zombies = g.state.zombies
    found = []
    for zone, crowd in enumerate(g.state.crowd):
        if crowd:
            start = zone * stride
            for kind, count in enumerate(zombies[start : start + stride]):
                if count and (kinds is None or kind in kinds):
                    found.append((zone, kind, count))
    return tuple(found)
