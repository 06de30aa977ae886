"""The look of an edition: its words and its accent on a page."""

from __future__ import annotations

from typing import TypedDict

from shamble.editions import EDITIONS
from shamble.text import Words, words_of
from shamble.world.setting import Setting


class EditionLook(TypedDict):
    """The part of a page that its edition gives."""

    edition: str
    said: Words


def of_edition(setting: Setting) -> EditionLook:
    """The look and the words that a page about a game gets from its edition."""
    return {"edition": EDITIONS[setting.rules.edition].look, "said": words_of(setting)}
