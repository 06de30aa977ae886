"""Rate limits: a bucket of tokens for each visitor that fills up again by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

from shamble.web.options import Rate

MOST_BUCKETS = 10_000


class Bucket:
    """Tokens to spend; when it is empty, the visitor has to wait."""

    __slots__ = ("_clock", "_rate", "_since", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._since = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._since) * self._rate.per_second)
        self._since = now

    def spend(self) -> bool:
        """Take one token; False when there is none."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nobody would notice if this bucket were made anew."""
        self._fill()
        return self._tokens >= self._rate.burst


class Buckets:
    """A bucket for each visitor, forgotten when it is full again."""

    __slots__ = ("_buckets", "_clock", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def spend(self, visitor: str) -> bool:
        """Take one token of this visitor's; False when there is none."""
        if visitor not in self._buckets:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            if len(self._buckets) >= MOST_BUCKETS:
                return False
            self._buckets[visitor] = Bucket(self._rate, self._clock)
        return self._buckets[visitor].spend()
