import argparse
import os
import sys
import time

from shamble.bots import BOTS

SECONDS_BETWEEN_LINES = 2.0


def bots_told() -> str:
    """The names that a bot can have on the command line."""
    return f"{', '.join(BOTS)} (search:nodes=500 thinks twice as much), or your own as path/to/file.py:Name"


def add_table_bot_option(parser: argparse._ActionsContainer) -> None:
    """Give a command that opens tables `--bot`: who plays the seats that are given to a bot."""
    parser.add_argument(
        "--bot", default="", metavar="BOT", help=f"who plays the seats that are given to a bot: {bots_told()}"
    )


def add_workers_option(parser: argparse.ArgumentParser) -> None:
    """Give a command that plays many games `--workers`: as many processes as there are cores."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    parser.add_argument(
        "--workers",
        type=int,
        default=cores,
        metavar="W",
        help=f"how many processes (default: one for each core, {cores})",
    )


class Now:
    """Tells something about work that is going on, but not more often than people want to read it."""

    def __init__(self) -> None:
        self._told = time.monotonic()

    @property
    def is_time(self) -> bool:
        """Whether something can be told again."""
        return time.monotonic() - self._told >= SECONDS_BETWEEN_LINES

    def tell(self, line: str) -> None:
        """Print a line, on stderr."""
        self._told = time.monotonic()
        print(f"shamble: {line}", file=sys.stderr, flush=True)
