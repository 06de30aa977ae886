"""SplitMix64: random numbers of which an integer, the seed, is all that has to be kept.

In the compiled build tools/fast/splitmix.py stands in for this module: the same numbers, in words of the machine.
"""

from __future__ import annotations

from collections.abc import Sequence

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def next_seed(seed: int) -> int:
    """The seed after this one."""
    return (seed + _STEP) & _MASK


def mix(seed: int) -> int:
    """The 64 random bits that belong to a seed."""
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def drawn(seed: int, limit: int) -> tuple[int, int]:
    """The next number, from 0 to limit - 1, and the seed afterwards."""
    seed = (seed + _STEP) & _MASK
    return mix(seed) % limit, seed


def shuffled(items: Sequence[int], seed: int) -> tuple[list[int], int]:
    """A shuffled copy of the items and the seed afterwards."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        seed = (seed + _STEP) & _MASK
        at = mix(seed) % (last + 1)
        order[last], order[at] = order[at], order[last]
    return order, seed
