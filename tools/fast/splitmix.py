"""SplitMix64 for the compiled build: as engine/splitmix.py, for which it stands in, but in words of 64 bits.

Words have a sign and are cut off where they overflow; shifts to the right are masked, as they repeat the sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # the compiler knows it; nothing is imported when this runs
    from mypy_extensions import i64

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_WORDS: Final = 1 << 64
_SIGN: Final = 1 << 63


def next_seed(seed: int) -> int:
    """The seed after this one."""
    return (seed + _STEP) & _MASK


def mix(seed: int) -> int:
    """The 64 random bits that belong to a seed, however large it is."""
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def drawn(seed: int, limit: int) -> tuple[int, int]:
    """The next number, from 0 to limit - 1, and the seed afterwards."""
    word = _next(_word(seed))
    return _below(word, limit), _number(word)


def shuffled(items: Sequence[int], seed: int) -> tuple[list[int], int]:
    """A shuffled copy of the items and the seed afterwards."""
    order = list(items)
    word = _word(seed)
    for last in range(len(order) - 1, 0, -1):
        word = _next(word)
        at = _below(word, last + 1)
        order[last], order[at] = order[at], order[last]
    return order, _number(word)


def _word(seed: int) -> i64:
    if seed < _SIGN:
        return seed
    return seed - _WORDS if seed < _WORDS else _word(seed & _MASK)


def _number(word: i64) -> int:
    number: int = word
    return number if number >= 0 else number + _WORDS


def _next(word: i64) -> i64:
    return word - 0x61C8864680B583EB


def _below(word: i64, limit: i64) -> i64:
    """The random bits of a word as a number without a sign, cut down to a limit."""
    z = word
    z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    z = z ^ (z >> 31 & 0x1FFFFFFFF)
    return ((z >> 1 & 0x7FFFFFFFFFFFFFFF) % limit * 2 + (z & 1)) % limit
