"""The file of what lasts between games, which a game reads and writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from shamble.errors import ShambleError
from shamble.world.game import Game


def what_lasts(game: Game) -> dict[str, Any]:
    """The document that a finished game gives out; empty where nothing lasts, or while it goes on."""
    document = game.kept() if game.state.outcome else {}
    return document if any(document.values()) else {}


def read_lasting(path: Path) -> dict[str, Any]:
    """The document in a file; an empty one where there is no file yet: its game will write it."""
    if not path.exists():
        return {}
    try:
        document = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ShambleError(f"{path}: what lasts from earlier games cannot be read: {error}") from error
    if not isinstance(document, dict):
        raise ShambleError(f'{path}: expected an object such as {{"experience": {{...}}}}, found {document!r}')
    return document


def write_lasting(path: Path, game: Game) -> bool:
    """Write what lasts from a finished game; returns whether there was anything to write."""
    if not game.state.outcome:
        return False
    document = game.kept()
    if not document:
        return False
    path.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return True
