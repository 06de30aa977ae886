"""The console that shows the game and gives answers: a terminal, or pipes."""

from __future__ import annotations

import contextlib
import shutil
import sys
from typing import TextIO

from shamble.terminal.paint import Paint, paint_for

WIDEST = 100
NARROW = 90


class Console:
    """Shows lines and asks for lines."""

    __slots__ = ("_in", "_is_terminal", "_out", "narrow", "paint")

    def __init__(self, given: TextIO, out: TextIO, *, narrow: bool = False) -> None:
        self._in = given
        self._out = out
        self.paint: Paint = paint_for(out)
        self.narrow = narrow
        self._is_terminal = given.isatty() and out.isatty()
        if self._is_terminal:
            with contextlib.suppress(ImportError):  # it gives `input` its line editing, where there is one
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        """The number of columns to fill."""
        return min(WIDEST, shutil.get_terminal_size((WIDEST, 40)).columns)

    @property
    def list_view(self) -> bool:
        """Whether a list of Zones serves better than a map."""
        return self.narrow or self.width < NARROW

    def show(self, *lines: str) -> None:
        """Print lines; characters that the terminal does not know become question marks."""
        encoding = getattr(self._out, "encoding", None) or "utf-8"
        for line in lines:
            print(line.encode(encoding, "replace").decode(encoding), file=self._out)

    def ask(self, prompt: str) -> str | None:
        """The next line without its blanks, or None at the end of the input."""
        if self._is_terminal:
            try:
                return input(prompt).strip()
            except EOFError:
                self.show("")
                return None
        print(prompt, end="", file=self._out, flush=True)
        line = self._in.readline()
        self.show("")
        return line.strip() if line else None


def standard_console(*, narrow: bool = False) -> Console:
    """The console of this process."""
    return Console(sys.stdin, sys.stdout, narrow=narrow)
