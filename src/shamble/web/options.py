"""The options of whoever starts the server."""

from __future__ import annotations

from dataclasses import dataclass

from shamble.bots.advice import SECONDS


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: `burst` at once, then some per second."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Options:
    """The behaviour of the server; the defaults are for a public port.

    `hosts` are the names it answers to (empty: any). `at_home` trusts visitors from this computer to see all its
    tables. `address` is what invite links begin with when the address in the browser is of no use to others.
    `behind_proxy`: a proxy with HTTPS stands before it and tells each visitor's own address. `bot_pause` is the time
    from one choice of a bot to its next at a table of the usual pace, `bot_thinks` that in which it has to find one.

    `posts`, `secrets`, `uploads` and `new_games` are for each address; `secrets` is for links and codes that could be
    guessed. `arrivals` is how often a session may open pages of tables. Whoever has a seat gets in with
    `pages_per_holder` pages, however many look on. `most_tables` 0 is any number, and games that nobody has touched
    for `keep_days` are deleted unless that is 0.

    `workers` are the processes for slow work (0: it runs in a thread); of each address and of all so much may wait for
    them, or for pages that take a while (`slow_per_address`, `slow`).
    """

    hosts: frozenset[str] = frozenset()
    at_home: bool = False
    address: str = ""
    behind_proxy: bool = False
    bot_pause: float = 1.5
    bot_thinks: float = SECONDS
    largest_form: int = 64 * 1024
    largest_save: int = 8 * 1024 * 1024
    largest_campaign: int = 16 * 1024 * 1024
    largest_message: int = 4096
    posts: Rate = Rate(60, 10.0)
    secrets: Rate = Rate(20, 0.5)
    uploads: Rate = Rate(4, 1 / 30)
    new_games: Rate = Rate(20, 0.05)
    arrivals: Rate = Rate(60, 2.0)
    messages: Rate = Rate(60, 20.0)
    chatting: Rate = Rate(10, 0.5)
    pointing: Rate = Rate(12, 2.0)
    seconds_per_request: float = 30.0
    seconds_to_ask: float = 10.0
    seconds_per_job: float = 20.0
    most_waiting: int = 500
    connections_per_address: int = 600
    pages_per_holder: int = 12
    onlookers_per_table: int = 200
    onlookers_per_address: int = 60
    onlookers: int = 1000
    most_tables: int = 0
    keep_days: int = 0
    workers: int = 1
    slow_per_address: int = 30
    slow: int = 100
