"""Colours and line characters, as far as the terminal can show them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TextIO

Piece = tuple[str, str]
"""A text and the name of its style."""

_CODES = {
    "": "",
    "bold": "1",
    "dim": "2",
    "active": "1;7",
    "survivor": "1;36",
    "zombie": "1;31",
    "noise": "33",
    "wall": "0",
    "open": "2",
    "good": "1;32",
    "bad": "1;31",
    "number": "1;33",
    "red": "31",
    "orange": "33",
    "yellow": "93",
    "green": "32",
    "blue": "94",
    "pink": "95",
    "white": "97",
    "neutral": "33",
    "face-down": "2",
}

_UNICODE = {
    "across": "─", "along": "│", "open-across": "┈", "open-along": "┊", "door": "▓", "open-door": "░", "fence": "#",
    "stairs": "≡", "noise": "♪", "spawn": "▼", "objective": "●", "manhole": "○", "cross": "·", "rule": "─",
}  # fmt: skip
_ASCII = {
    "across": "-", "along": "|", "open-across": ".", "open-along": ":", "door": "D", "open-door": "O", "fence": "#",
    "stairs": "s", "noise": "n", "spawn": "z", "objective": "*", "manhole": "o", "cross": ".", "rule": "-",
}  # fmt: skip
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


class Paint:
    """The colours and characters of one terminal."""

    __slots__ = ("colours", "marks", "unicode")

    def __init__(self, *, colours: bool, unicode: bool) -> None:
        self.colours = colours
        self.unicode = unicode
        self.marks: Mapping[str, str] = _UNICODE if unicode else _ASCII

    def __call__(self, text: str, style: str) -> str:
        """The text in a style; plain when the terminal has no colours."""
        code = _CODES[style]
        return f"\x1b[{code}m{text}\x1b[0m" if code and self.colours else text

    def pieces(self, pieces: list[Piece], between: str = " ") -> str:
        """Several pieces in a row."""
        return between.join(self(text, style) for text, style in pieces)

    def corner(self, up: bool, right: bool, down: bool, left: bool) -> str:
        """The character where walls meet; a blank when there are none."""
        at = up + 2 * right + 4 * down + 8 * left
        if self.unicode:
            return _CORNERS[at]
        return " " if not at else self.marks["along"] if at == 5 else self.marks["across"] if at == 10 else "+"


def paint_for(out: TextIO) -> Paint:
    """Colours for a terminal that is not dumb and whose owner did not refuse them (NO_COLOR)."""
    colours = out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") != "dumb"
    encoding = (getattr(out, "encoding", None) or "ascii").lower().replace("-", "")
    return Paint(colours=colours, unicode=encoding.startswith("utf"))
