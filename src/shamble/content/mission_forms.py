"""The forms that the fields of conditions and effects may have, as a file writes them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeGuard, get_args

from shamble.content.mission import Colour
from shamble.content.mission_names import DoorName
from shamble.files.plain import Json
from shamble.world.words import ANYBODY

COLOURS: tuple[str, ...] = get_args(Colour)
ALL, HOSPITAL = "all", "hospital"
EACH_SURVIVOR = "survivors"


def is_number(value: Json) -> TypeGuard[int]:
    """A whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_text(value: Json) -> TypeGuard[str]:
    """Any text."""
    return isinstance(value, str)


def is_list(value: Json) -> TypeGuard[Sequence[Json]]:
    """A list with something in it."""
    return isinstance(value, list | tuple) and bool(value)


def is_list_of_words(value: Json) -> TypeGuard[Sequence[str]]:
    """A list of words."""
    return value != ALL and all_or_list(value)


def all_or_list(value: Json) -> TypeGuard[str | Sequence[str]]:
    """`all`, or a list of words."""
    return value == ALL or (is_list(value) and all(isinstance(one, str) for one in value))


def all_hospital_or_list(value: Json) -> TypeGuard[str | Sequence[str]]:
    """`all`, `hospital`, or a list of words."""
    return value == HOSPITAL or all_or_list(value)


def all_or_colours(value: Json) -> TypeGuard[str | Sequence[str]]:
    """`all`, or a list of colours."""
    return value == ALL or (all_or_list(value) and all(one in COLOURS for one in value))


def all_or_doors(value: Json) -> TypeGuard[str | Sequence[DoorName]]:
    """`all`, or a list of doors."""
    return value == ALL or (is_list(value) and all(map(is_door, value)))


def some_or_list(value: Json) -> TypeGuard[int | str | Sequence[str]]:
    """A number, `all`, or a list of words."""
    return (is_number(value) and value > 0) or all_or_list(value)


def is_pair(value: Json) -> TypeGuard[Sequence[str]]:
    """Two words."""
    return is_list(value) and len(value) == 2 and all(map(is_text, value))


def are_options(value: Json) -> TypeGuard[Sequence[Mapping[str, Json]]]:
    """The options of a choice."""
    return is_list(value) and all(isinstance(one, dict) for one in value)


def are_prices(value: Json) -> TypeGuard[Mapping[str, int]]:
    """Numbers by name."""
    return isinstance(value, dict) and all(map(is_number, value.values()))


def is_word(value: Json) -> TypeGuard[Mapping[str, Json]]:
    """A condition or an effect."""
    return isinstance(value, dict)


def one_of(words: Collection[str]) -> Callable[[Json], TypeGuard[str]]:
    """One of these words."""

    def fits(value: Json) -> TypeGuard[str]:
        return value in words

    return fits


def is_crowd(value: Json) -> TypeGuard[Mapping[str, Mapping[str, int]]]:
    """Numbers of Zombies by Zone and kind."""
    return isinstance(value, dict) and all(
        isinstance(crowd, dict) and all(map(is_number, crowd.values())) for crowd in value.values()
    )


def is_door(value: Json) -> TypeGuard[DoorName]:
    """A door."""
    pair = isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(zone, str) for zone in value)
    return pair or isinstance(value, str)


def each_or(value: Json) -> TypeGuard[Json]:
    """A number above 0, or one for each Survivor."""
    return value == EACH_SURVIVOR or (is_number(value) and value > 0)


def all_or_number(value: Json) -> TypeGuard[Json]:
    """`all`, or a whole number."""
    return value == ALL or is_number(value)


def is_flag(value: Json) -> TypeGuard[bool]:
    """True or false."""
    return isinstance(value, bool)


def says_something(value: Json) -> TypeGuard[str]:
    """A text that is not empty."""
    return isinstance(value, str) and bool(value.strip())


def people_named(value: Json) -> TypeGuard[str | Sequence[str]]:
    """`anybody`, or a list of names."""
    return value == ANYBODY or is_list_of_words(value)
