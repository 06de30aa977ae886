"""The language of whoever reads, the names of those who play, the map that they have: words are found by these.

It belongs to the context (a request, a page that is connected, a command), so two people at one table can read two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from shamble.text.words import FILES, FOLDER

ENGLISH = "en"
_LANGUAGE = ContextVar("language", default=ENGLISH)
_PLAYERS: ContextVar[Sequence[str]] = ContextVar("players", default=())
_PLAIN_MAP = ContextVar("plain_map", default=False)

Translated = str | dict[str, str]
"""Words that are kept for readers to come: one text for all of them, or a text for each language."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that people can choose: those of which every file is there. English comes first."""
    found = {path.name for path in FOLDER.iterdir() if all((path / f"{file}.ftl").is_file() for file in FILES)}
    return tuple(sorted(found, key=lambda code: (code != ENGLISH, code)))


def readers_language() -> str:
    """The language of whoever reads what is said now."""
    return _LANGUAGE.get()


@contextmanager
def reading_in(language: str) -> Iterator[None]:
    """Say everything in this language meanwhile."""
    before = _LANGUAGE.set(language)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


def called_by(seat: int) -> str:
    """The name of whoever sits there; empty where seats have no names."""
    names = _PLAYERS.get()
    return names[seat] if 0 <= seat < len(names) else ""


@contextmanager
def players_called(names: Sequence[str]) -> Iterator[None]:
    """Call the players by these names meanwhile, seat by seat."""
    before = _PLAYERS.set(names)
    try:
        yield
    finally:
        _PLAYERS.reset(before)


def map_is_plain() -> bool:
    """Whether they have a map of letters, upright and with codes, or nothing; others see a board that may be turned."""
    return _PLAIN_MAP.get()


@contextmanager
def reading_a_plain_map() -> Iterator[None]:
    """Tell the map's names of Zones too meanwhile, and take the board as it is laid: there is none to point at."""
    before = _PLAIN_MAP.set(True)
    try:
        yield
    finally:
        _PLAIN_MAP.reset(before)


def in_every_language(telling: Callable[[], str]) -> Translated:
    """The words of something that is written down: nobody knows yet who will read it."""
    told = {}
    for language in languages():
        with reading_in(language):
            told[language] = telling()
    return told if len(set(told.values())) > 1 else told[ENGLISH]


def to_reader(told: object) -> object:
    """The text for whoever reads now, of words that were written in every language; all else as it is."""
    if isinstance(told, dict) and ENGLISH in told:
        return told.get(readers_language(), told[ENGLISH])
    return told
