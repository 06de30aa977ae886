"""Bots of one's own: a class in a file that the command line names, or an entry point of an installed package.

A file is Python that runs here with all that a person may do. So none is read because a Mission, a pack, a matrix or a
page names it: only `admit` reads one, and only commands call it, with what was typed.
"""

from __future__ import annotations

import hashlib
import inspect
import traceback
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from shamble.engine import Option
from shamble.errors import ShambleError
from shamble.files.faults import listed, nearest
from shamble.world import Game

GROUP = "shamble.bots"
"""The group of entry points in which packages name their bots."""
FILE_NAMES = "path/to/file.py:Name"
SUFFIX = ".py"


class BotError(ShambleError):
    """A bot of one's own that cannot be used, or has done what no bot may do."""


class OwnBot(NamedTuple):
    """A bot in a file: the name under which it plays, and the text of the file, which other processes run again."""

    name: str
    path: str
    source: str

    @property
    def version(self) -> int:
        """A number that changes with the file."""
        return int(hashlib.blake2b(self.source.encode(), digest_size=4).hexdigest(), 16)


_ADMITTED: dict[str, tuple[OwnBot, Callable[..., Any]]] = {}


def is_file(name: str) -> bool:
    """Whether this names a bot in a file, and none that is known by a word."""
    return name.partition(":")[0].endswith(SUFFIX) or "/" in name


def admit(named: str) -> str:
    """Let a bot play that the command line names as `path/to/file.py:Name`; returns the name under which it plays."""
    path, _, wanted = named.rpartition(":")
    if not path.endswith(SUFFIX):
        path, wanted = named, ""
    try:
        source = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "is not UTF-8 text"
        raise BotError(f"{path}: {why}; a bot of your own is named as {FILE_NAMES}") from None
    own = OwnBot(f"{Path(path).name}:{wanted}", path, source)
    known = _ADMITTED.get(own.name)
    if known is not None and known[0].path != path:
        raise BotError(f"{path} and {known[0].path} have bots of the same name ({own.name}); rename one of the files")
    _ADMITTED[own.name] = own, _class_in(own, wanted)
    return own.name


def admitted() -> tuple[OwnBot, ...]:
    """The bots in files that may play in this process, to let them play in others too."""
    return tuple(own for own, _ in _ADMITTED.values())


def admit_again(bots: Iterable[OwnBot]) -> None:
    """Let those play that another process of the same person has admitted, as their files were then."""
    for own in bots:
        if own.name not in _ADMITTED or _ADMITTED[own.name][0] != own:
            _ADMITTED[own.name] = own, _class_in(own, own.name.rpartition(":")[2])


def own_names() -> tuple[str, ...]:
    """The names of all bots that are not built in and may play here."""
    return (*_ADMITTED, *_installed())


def own_version(name: str) -> int:
    """A number that changes with the bot: with its file, or with the version of the package that brings it."""
    if name in _ADMITTED:
        return _ADMITTED[name][0].version
    found = _installed().get(name)
    brought_by = found.dist.version if found is not None and found.dist is not None else ""
    return int(hashlib.blake2b(brought_by.encode(), digest_size=4).hexdigest(), 16)


def make_own(name: str, seed: int) -> OwnPlayer:
    """A bot that is not built in, by one of `own_names`; its answers are checked."""
    if name in _ADMITTED:
        own, made_by = _ADMITTED[name]
        return OwnPlayer(name, own.path, made_by(seed))
    return OwnPlayer(name, "", _loaded(name)(seed))


class OwnPlayer:
    """A bot of one's own, whose mistakes are told in a way that helps to mend them."""

    __slots__ = ("_inner", "_name", "_path")

    def __init__(self, name: str, path: str, inner: Any) -> None:
        self._name = name
        self._path = path
        self._inner = inner

    def choose(self, game: Game) -> Option:
        """The bot's answer; BotError where it fails, plays itself, or answers what nobody offered."""
        before, decision = game.last, game.decision
        asked = f"the question {decision.kind!r} in round {game.state.round}" if decision is not None else "nothing"
        try:
            answer = self._inner.choose(game)
        except Exception as error:
            raise BotError(f"{self._name}: {_where(error, self._path)}, asked {asked}") from error
        if game.last is not before:
            raise BotError(
                f"{self._name}: choose() has played the game itself, asked {asked}; "
                "try things on game.redeal(seat) and return an option"
            )
        offered = decision.options if decision is not None else []
        if isinstance(answer, Option) and (answer in offered or answer.key in _keys_outside(game)):
            return answer
        raise BotError(
            f"{self._name}: choose() returned {answer!r}, asked {asked}; return one of the {len(offered)} game.options"
        )


def _keys_outside(game: Game) -> set[str]:
    """The acts outside the question."""
    return {option.key for seat in range(game.setting.seats) for option in game.anytime(seat)}


# ---------------------------------------------------------------------- files


def _class_in(own: OwnBot, wanted: str) -> Callable[..., Any]:
    """The class of this name in a bot's file; BotError says what to do where there is none, or it is no bot."""
    names: dict[str, Any] = {"__name__": Path(own.path).stem, "__file__": own.path}
    try:
        exec(compile(own.source, own.path, "exec"), names)
    except SyntaxError as error:
        raise BotError(f"{own.path}:{error.lineno}: {error.msg}") from None
    except Exception as error:
        raise BotError(f"{own.path}: cannot be run: {_where(error, own.path)}") from error
    here = {name: one for name, one in names.items() if inspect.isclass(one) and one.__module__ == names["__name__"]}
    if not wanted:
        bots = [name for name, one in here.items() if hasattr(one, "choose")]
        example = f"{own.path}:{bots[0] if bots else 'Name'}"
        raise BotError(f"{own.path}: name the class of the bot too: {example}")
    if wanted not in here:
        meant = nearest(wanted, here)
        there = (
            f"did you mean {meant}?" if meant else f"there is {listed(list(here), 'and')}" if here else "it has none"
        )
        raise BotError(f"{own.path}: there is no class {wanted}; {there}")
    check_bot(own.name, here[wanted])
    found: Callable[..., Any] = here[wanted]
    return found


def check_bot(name: str, made_by: Callable[..., Any]) -> None:
    """BotError if something cannot be a bot: it has to be made with a seed and to answer `choose(game)`."""
    answers = getattr(made_by, "choose", None)
    if not callable(answers):
        raise BotError(f"{name}: has no method choose(self, game), which returns one of game.options")
    if not _takes(made_by, 1):
        raise BotError(f"{name}: is made with a seed; write `def __init__(self, seed: int = 0)`")
    if not _takes(answers, 2):
        raise BotError(f"{name}: choose gets the game and nothing else; write `def choose(self, game)`")


def _takes(called: Callable[..., Any], number: int) -> bool:
    try:
        inspect.signature(called).bind(*[None] * number)
    except (TypeError, ValueError):
        return False
    return True


def _where(error: Exception, path: str) -> str:
    """An error with the last line of a bot's file that led to it."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    told = f"{type(error).__name__}: {error}"
    return f"line {lines[-1]}: {told}" if lines else told


# ---------------------------------------------------------------------- entry points


@cache
def _installed() -> dict[str, EntryPoint]:
    return {one.name: one for one in entry_points(group=GROUP)}


@cache
def _loaded(name: str) -> Callable[..., Any]:
    point = _installed()[name]
    try:
        made_by: Callable[..., Any] = point.load()
    except Exception as error:
        raise BotError(f"{name}: the entry point {point.value} cannot be loaded: {error}") from error
    check_bot(name, made_by)
    return made_by
