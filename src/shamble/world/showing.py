"""The sounds of the table, and the beats by which several events are seen at once."""

from __future__ import annotations

from enum import StrEnum

WITH_DICE = "dice"
"""The beat of an attack with its dice (`EventKind.beat`)."""


class Sound(StrEnum):
    """A sound of the table; the page makes each by itself."""

    DICE = "dice"
    DOOR = "door"
    GROAN = "groan"
    SHOT = "shot"
