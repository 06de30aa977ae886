"""The forms that the fields of conditions and effects may have, as a file writes them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeGuard, TypeVar

from shamble.content.mission_names import DoorName
from shamble.files.plain import Json

T = TypeVar("T")
Form = Callable[[Json], TypeGuard[T]]


def is_number(value: Json) -> TypeGuard[int]:
    """A whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_above_0(value: Json) -> TypeGuard[int]:
    """A number that counts something."""
    return is_number(value) and value > 0


def is_text(value: Json) -> TypeGuard[str]:
    """Any text."""
    return isinstance(value, str)


def says_something(value: Json) -> TypeGuard[str]:
    """A text that is not empty."""
    return isinstance(value, str) and bool(value.strip())


def is_flag(value: Json) -> TypeGuard[bool]:
    """True or false."""
    return isinstance(value, bool)


def is_mapping(value: Json) -> TypeGuard[Mapping[str, Json]]:
    """A condition, an effect or an option."""
    return isinstance(value, dict)


def is_anything(value: Json) -> TypeGuard[Json]:
    """Whatever there may be."""
    return True


def is_door(value: Json) -> TypeGuard[DoorName]:
    """The name of a door."""
    pair = isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(zone, str) for zone in value)
    return pair or isinstance(value, str)


def one_of(words: Collection[str]) -> Form[str]:
    """One of these words."""

    def fits(value: Json) -> TypeGuard[str]:
        return value in words

    return fits


def list_of(form: Form[T], length: int = 0) -> Form[Sequence[T]]:
    """A list with something in it, or so much; each of this form."""

    def fits(value: Json) -> TypeGuard[Sequence[T]]:
        return (
            isinstance(value, list | tuple) and len(value) == (length or max(1, len(value))) and all(map(form, value))
        )

    return fits


def by_name(form: Form[T]) -> Form[Mapping[str, T]]:
    """A mapping of names to what has this form."""

    def fits(value: Json) -> TypeGuard[Mapping[str, T]]:
        return isinstance(value, dict) and all(map(form, value.values()))

    return fits


def or_word(form: Form[T], *words: str) -> Form[str | T]:
    """One of these words, or something of this form."""

    def fits(value: Json) -> TypeGuard[str | T]:
        return (isinstance(value, str) and value in words) or form(value)

    return fits
