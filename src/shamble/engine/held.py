"""Frames that another frame holds: a tuple by another name, which tells whoever reads them what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from shamble.engine.agenda import Frame

F = TypeVar("F", bound="Frame")


class Held(tuple[F, ...], Generic[F]):
    """Frames of any kind that another one holds; whoever pushes one of them pushes a copy."""

    __slots__ = ()
