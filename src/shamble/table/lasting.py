"""The document of what lasts beyond a game at a table."""

from __future__ import annotations

from typing import Any

from shamble.world.game import Game


def what_lasts(game: Game) -> dict[str, Any]:
    """The document that a finished game gives out; empty where nothing lasts, or while it goes on."""
    document = game.kept() if game.state.outcome else {}
    return document if any(document.values()) else {}
