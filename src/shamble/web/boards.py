"""Boards inside a page: the layer that never changes, and the edition that gives a page its words and its accent."""

from __future__ import annotations

from typing import Any

from shamble.draw import static_layer
from shamble.editions import EDITIONS
from shamble.text import words_of
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


def of_edition(setting: Setting) -> dict[str, Any]:
    """What a page about a game has from its edition: how it looks, and the words that it is told in."""
    return {"edition": EDITIONS[setting.rules.edition].look, "said": words_of(setting)}
