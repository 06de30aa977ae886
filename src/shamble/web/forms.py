"""Forms: texts that somebody typed, and errors with the part of the form that is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from shamble.errors import ShambleError

LONGEST_NAME = 24
LONGEST_CODE = 12
Form = Mapping[str, str]
"""The fields of a form that somebody filled in."""


class FormError(ShambleError):
    """A form of which no game can be made; `about` is the part that is wrong."""

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message)
        self.about = about


def clean(text: object, longest: int = LONGEST_NAME) -> str:
    """A text that somebody typed, on one line and without signs that cannot be shown."""
    if not isinstance(text, str):
        return ""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:longest].strip()
