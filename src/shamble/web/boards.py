"""Boards inside a page: the edition that gives a page its accent."""

from __future__ import annotations

from shamble.world.setting import Setting


def edition_of(setting: Setting) -> str:
    """The edition of a game, as the style sheets call it."""
    return setting.rules.edition
