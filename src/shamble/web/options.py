"""What whoever starts the server can set."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, then so many per second."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Options:
    """How the server behaves; the defaults are for a public port.

    `hosts` are the names it answers to (empty: any). `at_home` trusts visitors from this computer to see all its
    tables. `address` is what invite links begin with when the address in the browser is of no use to others.
    """

    hosts: frozenset[str] = frozenset()
    at_home: bool = False
    address: str = ""
    bot_pause: float = 0.8
    largest_form: int = 64 * 1024
    largest_save: int = 8 * 1024 * 1024
    largest_message: int = 4096
    posts: Rate = Rate(60, 10.0)
    secrets: Rate = Rate(20, 0.5)
    messages: Rate = Rate(60, 20.0)
    pointing: Rate = Rate(12, 2.0)
    visitors_per_table: int = 200
