"""Boards inside a page: the edition that gives a page its words and its accent."""

from __future__ import annotations

from typing import Any

from shamble.editions import EDITIONS
from shamble.text import words_of
from shamble.world.setting import Setting


def of_edition(setting: Setting) -> dict[str, Any]:
    """What a page about a game has from its edition: how it looks, and the words that it is told in."""
    return {"edition": EDITIONS[setting.rules.edition].look, "said": words_of(setting)}
