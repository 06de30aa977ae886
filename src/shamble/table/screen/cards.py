"""The cards of a Mission that were read: what everybody may read again (WZ-OBJ-08, -09)."""

from __future__ import annotations

from typing import Any

from shamble.rules.missions.cards import CARD, NOTE, card_of, note_called
from shamble.world import Game
from shamble.world.missions import NoteCard, ObjectiveCard


def cards_shown(game: Game) -> list[dict[str, Any]]:
    """Objective cards and Notes in the order in which they lie; those that count on are marked."""
    found: list[dict[str, Any]] = []
    for piece in game.state.pieces:
        if piece["piece"] == CARD and piece["shown"]:
            card = card_of(game, piece)
            found.append(_shown(card, lasting=card.kept or not piece["taken"]))
        elif piece["piece"] == NOTE:
            note = note_called(game, piece["note"])
            found.append(_shown(note, lasting=note.kept or bool(piece["kind"])))
    return found


def _shown(card: ObjectiveCard | NoteCard, *, lasting: bool) -> dict[str, Any]:
    return {"id": card.id, "title": card.title, "story": card.story, "text": card.text, "lasting": lasting}
