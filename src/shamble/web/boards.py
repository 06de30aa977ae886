"""Boards inside a page: the layer that never changes, and the edition that gives a page its accent."""

from __future__ import annotations

from typing import Any

from shamble.draw import static_layer
from shamble.world.setting import Setting

LAYERS_KEPT = 64
_LAYERS: dict[tuple[Any, ...], str] = {}


def static_layer_of(setting: Setting) -> str:
    """What never changes, drawn once for all games on the same board."""
    key = (setting.mission.id, setting.board)
    if key not in _LAYERS:
        if len(_LAYERS) >= LAYERS_KEPT:
            _LAYERS.clear()
        _LAYERS[key] = static_layer(setting)
    return _LAYERS[key]


def edition_of(setting: Setting) -> str:
    """The edition of a game, as the style sheets call it."""
    return setting.rules.edition
