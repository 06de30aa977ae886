"""The command line: each command is a module with `register(subparsers)`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from shamble import __version__
from shamble.cli import (
    bench,
    check,
    export,
    load,
    missions,
    mutants,
    play,
    render,
    rules,
    saves,
    scenario,
    serve,
    simulate,
    soak,
)
from shamble.cli.output import complain
from shamble.errors import ShambleError

COMMANDS = (bench, check, export, load, missions, mutants, play, render, rules, saves, scenario, serve, simulate, soak)

EXIT_ERROR = 2
EXIT_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 the answer is no, 2 a mistake to put right."""
    try:
        arguments = parser().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except ShambleError as error:
        complain(str(error))
        return EXIT_ERROR
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _silence()  # the reader (head, less) has gone
        return 0
    except OSError as error:
        complain(f"cannot go on: {error.strerror or error}{f': {error.filename}' if error.filename else ''}")
        _silence()
        return EXIT_ERROR


def _silence() -> None:
    """Where nothing can be written, Python would complain once more while it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> argparse.ArgumentParser:
    """The whole command line, for running it and for documenting it."""
    whole = argparse.ArgumentParser(
        prog="shamble",
        description="Play, test and study the Zombicide family of cooperative board games (unofficial).",
    )
    whole.add_argument("--version", action="version", version=f"shamble {__version__}")
    subparsers = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.register(subparsers)
    return whole
