"""The nearest known words to one that nobody knows, for messages. To look for them takes time, so few get any."""

from __future__ import annotations

import contextlib
import difflib
from collections.abc import Iterable, Iterator
from contextvars import ContextVar

MOST_SUGGESTED = 20
"""The words of one document, or of one request, for which the nearest ones are looked for: people mend those first."""
LONGEST_WORD = 100
"""A longer word is nobody's slip of the pen."""
USUAL_LIKENESS = 0.6

_left: ContextVar[list[int] | None] = ContextVar("suggestions left", default=None)


@contextlib.contextmanager
def few_suggestions(*, anew: bool = False) -> Iterator[None]:
    """Inside, MOST_SUGGESTED words get suggestions; they are those of whatever is outside, unless it begins `anew`."""
    if _left.get() is not None and not anew:
        yield
        return
    token = _left.set([MOST_SUGGESTED])
    try:
        yield
    finally:
        _left.reset(token)


def nearest_of(word: str, words: Iterable[str], count: int = 1, likeness: float = USUAL_LIKENESS) -> list[str]:
    """Those of some words that look most like this one, the best first; none once there were many such words."""
    left = _left.get()
    if left is not None:
        left[0] -= 1
    if len(word) > LONGEST_WORD or (left is not None and left[0] < 0):
        return []
    return difflib.get_close_matches(word, list(words), count, likeness)
