"""The look of an edition: its words and its accent on a page."""

from __future__ import annotations

from typing import Any

from shamble.editions import EDITIONS
from shamble.text import words_of
from shamble.world.setting import Setting


def of_edition(setting: Setting) -> dict[str, Any]:
    """The look and the words that a page about a game gets from its edition."""
    return {"edition": EDITIONS[setting.rules.edition].look, "said": words_of(setting)}
