"""The command line: each command is a module with `add_options(parser)` and `run(arguments)`."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module

from shamble import __version__, is_compiled
from shamble.cli.output import complain
from shamble.errors import ShambleError
from shamble.files.commands import DATA, called_with

COMMANDS = {
    "bench": "measure how fast random play is",
    "boxes": "list the boxes that a game can be played with",
    "campaign": "list, show, play, export and import campaigns",
    "check": "look for faults in Survivors and Missions of your own",
    "export": "write a position of a saved game as a scenario",
    "load": "measure a server under many players",
    "measure": "measure how hard Missions are, with many games of the best bot",
    "missions": "list the Missions that can be played",
    "mutants": "put small wrongs into the rules and see whether a test notices",
    "packs": "list the packs in your data folder, and trust their Python",
    "play": "play a game",
    "prove": "look for a won game of a Mission, to show that it can be won",
    "render": "draw a board as SVG or PNG",
    "report": "make a page with charts of many simulated games",
    "replay": "tell a saved game again, or verify that it still plays the same",
    "rules": "look up the rules, or count which of them the tests prove",
    "scenario": "run scenarios: a position, what happens, what must come of it",
    "serve": "run the table for others, as a server",
    "sheet": "write a Mission as a sheet to be printed (PDF)",
    "siege": "attack a server and measure how long its players wait",
    "simulate": "let bots play many games: of a Mission, or of a matrix file",
    "soak": "play random games under the checker for some minutes",
    "tables": "list the games of the browser table, and delete old ones",
}
"""Each command, by its module, which is loaded only when it is wanted, with a line about it."""

_LANGUAGE = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
"""The language, which may stand anywhere among the arguments of any command."""
_LANGUAGE.add_argument("--lang", metavar="CODE", help="the language of the game (otherwise that of LANG)")

NO_TRANSLATION = frozenset({"", "c", "en", "posix"})

EXIT_ERROR = 2
EXIT_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 the answer is no, 2 a mistake to put right."""
    try:
        given, words = _LANGUAGE.parse_known_args(sys.argv[1:] if argv is None else list(argv))
        arguments = parser(next((word for word in words if not word.startswith("-")), "")).parse_args(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        with called_with(*_for_all(arguments, given.lang)), _reading(given.lang), _data_of(arguments):
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


def _for_all(arguments: argparse.Namespace, language: str | None) -> list[str]:
    """The options that hold for every further command, too: where the data are, and the language."""
    data = getattr(arguments, "data", None)
    return [*([DATA, str(data)] if data else []), *(["--lang", language] if language else [])]


def _data_of(arguments: argparse.Namespace) -> AbstractContextManager[None]:
    """Keeps the data where a command with `--data` is told to."""
    if "data" not in arguments:
        return nullcontext()
    from shamble.files.disk import data_kept_in  # `shamble --help` needs no disk

    return data_kept_in(arguments.data)


def _reading(wanted: str | None) -> AbstractContextManager[None]:
    """Says everything in the language of `--lang`, or else in that of the environment if there are words for it."""
    asked = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = (wanted or re.split(r"[_.@]", next(filter(None, asked), ""))[0]).lower()
    if language in NO_TRANSLATION:
        return nullcontext()
    from shamble.text.reader import languages, reading_in  # words take a while to load, and many commands need none

    if language in languages():
        return reading_in(language)
    if wanted is not None:
        raise ShambleError(f"--lang: there are no words for {wanted!r}; there are {', '.join(languages())}")
    return nullcontext()


class _Version(argparse.Action):
    """Which version, and whether it is compiled: found out only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *given: object) -> None:
        print(f"shamble {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        parser.exit()


def _silence() -> None:
    """Close stdout where nothing can be written, so that Python does not complain once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser(command: str) -> argparse.ArgumentParser:
    """The command line with the arguments of one command; of the others it knows the names."""
    made = argparse.ArgumentParser(
        prog="shamble",
        parents=[_LANGUAGE],
        description="Play, test and study the Zombicide family of cooperative board games (unofficial).",
    )
    made.add_argument("--version", action=_Version, nargs=0, help="tell which version this is, and exit")
    subparsers = made.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, told in COMMANDS.items():
        if name == command:
            found, of_its_own = import_module(f"{__name__}.{name}"), subparsers.add_parser(name)
            found.add_options(of_its_own)
            of_its_own.set_defaults(run=found.run)
        else:
            subparsers.add_parser(name, help=told)
    return made
