"""Set-ups: all that a game begins with, as its saves have it."""

from __future__ import annotations

from typing import Any

import msgspec


class AnySetup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """All that a game begins with: with the same chance it makes the same game again. Its tag is the kind of game."""

    def data(self) -> dict[str, Any]:
        """The plain data that saves have of it (`config`), from which it is read again."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain
