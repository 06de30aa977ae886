"""Limits for a stranger's file: every list, text and number is checked before a game is made of it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence, Sized
from typing import Any, NoReturn

from shamble.content import Pack
from shamble.world.setup import GameSetup

MOST_BYTES = 4_000_000
MOST_VALUES = 400_000
MOST_VALUES_OF_SETUP = 4_000
DEEPEST = 40
LONGEST_TEXT = 20_000
LONGEST_WORD = 200
LEAST_NUMBER, MOST_NUMBER = -(2**63), 2**64 - 1
"""The numbers that the database can keep."""
MOST_SEATS = 12
MOST_OF_A_SEAT = 24
MOST_OPTIONS = 200
MOST_CHOICES = 5_000
MOST_ROLLS = 2_000
MOST_DICE = 5_000
LARGEST_DIE = 100_000


class OutOfBoundsError(ValueError):
    """Something that no saved game holds."""


def read_bounded(text: str) -> dict[str, Any]:
    """The data of a saved game, in which no value is out of all proportion; ValueError for anything else."""
    data = json.loads(text, parse_constant=_no_number)
    _within(data, MOST_VALUES)
    if not isinstance(data, dict):
        raise OutOfBoundsError("no object")
    return data


def check_game(setup: GameSetup, data: dict[str, Any], pack: Pack) -> None:
    """Check that set-up and log could be those of a game with this content; OutOfBoundsError if not."""
    _check_setup(setup, pack)
    seats = len(setup.players)
    for log in (data["log"], data.get("undone", [])):
        for number, entry in enumerate(_listed(log, MOST_CHOICES)):
            _check_entry(_of_kind(entry, dict), seats, begins=log is data["log"] and not number)
    for undone in _listed(data["table"], MOST_CHOICES):
        _number(_of_kind(undone, dict).get("by", 0), -1, seats - 1)


def check_small(document: Any) -> None:
    """Check that a document is no larger than what a game is set up with; OutOfBoundsError if it is."""
    _within(document, MOST_VALUES_OF_SETUP)


def _check_setup(setup: GameSetup, pack: Pack) -> None:
    _within(setup.data(), MOST_VALUES_OF_SETUP)
    teams = setup.teams or ()
    for many, most in (
        (setup.players, MOST_SEATS),
        *((seat, MOST_OF_A_SEAT) for seat in setup.players),
        (setup.people, len(setup.players)),
        (setup.survivors, MOST_SEATS * MOST_OF_A_SEAT),
        (teams, MOST_SEATS),
        *((part, MOST_OPTIONS) for part in (setup.options, setup.kept, setup.packs)),
    ):
        _few(many, most)
    named = (*setup.options.items(), *setup.packs.items())
    for word in (*setup.names, *setup.people, setup.variant, *(word for pair in named for word in pair)):
        _word(word)
    _different(setup.boxes, len(pack.boxes))
    if unknown := [box for box in setup.boxes if box not in pack.boxes]:
        raise OutOfBoundsError(f"no box {unknown[0]!r}")
    for team in teams:
        _different(team, MOST_SEATS)
        for number in team:
            _number(number, 1, len(setup.players))
    if setup.seed is not None:
        _number(setup.seed, LEAST_NUMBER, MOST_NUMBER)


def _check_entry(entry: dict[str, Any], seats: int, *, begins: bool) -> None:
    _of_kind(entry["choice"], str)
    _number(entry["by"], -1 if begins else 0, seats - 1)
    for roll in _listed(entry.get("chance", []), MOST_ROLLS):
        what, values = _listed(roll, 2)
        _word(what)
        for value in _listed(values, MOST_DICE):
            _word(value) if isinstance(value, str) else _number(value, 0, LARGEST_DIE)


def _within(value: Any, most: int) -> None:
    """Check that there are at most so many values, none of them too long, too deep, too large or unwritable."""
    waiting: list[tuple[Any, int]] = [(value, 0)]
    seen = 0
    while waiting:
        one, depth = waiting.pop()
        seen += 1
        if seen + len(waiting) > most or depth > DEEPEST:
            raise OutOfBoundsError("too much")
        if isinstance(one, str):
            if len(one) > LONGEST_TEXT:
                raise OutOfBoundsError("too long a text")
            one.encode()  # half a surrogate pair cannot be written down
        elif isinstance(one, int):
            _number(one + 0, LEAST_NUMBER, MOST_NUMBER)
        elif isinstance(one, float):
            if not math.isfinite(one):
                raise OutOfBoundsError("no number")
        elif isinstance(one, dict):
            waiting += ((part, depth + 1) for pair in one.items() for part in pair)
        elif isinstance(one, list):
            waiting += ((part, depth + 1) for part in one)


def _no_number(text: str) -> NoReturn:
    raise OutOfBoundsError(text)


def _of_kind(value: Any, kind: type) -> Any:
    if not isinstance(value, kind):
        raise OutOfBoundsError(f"no {kind.__name__}")
    return value


def _listed(value: Any, most: int) -> list[Any]:
    found: list[Any] = _of_kind(value, list)
    _few(found, most)
    return found


def _few(value: Sized, most: int) -> None:
    if len(value) > most:
        raise OutOfBoundsError("too many")


def _different(value: Sequence[object], most: int) -> None:
    _few(value, most)
    if len(set(value)) < len(value):
        raise OutOfBoundsError("the same twice")


def _word(value: Any) -> None:
    if len(_of_kind(value, str)) > LONGEST_WORD:
        raise OutOfBoundsError("too long a word")


def _number(value: Any, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise OutOfBoundsError("no such number")
