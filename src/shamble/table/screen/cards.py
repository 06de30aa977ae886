"""The cards of a Mission that were read: now, and what everybody may read again (WZ-OBJ-08, -09)."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.log import Entry
from shamble.rules.missions.cards import LaidObjectiveCard, ReadNote, card_of, note_called
from shamble.table.screen.to_page import ToPage
from shamble.world import Game
from shamble.world.missions import NoteCard, ObjectiveCard


class ReadingShown(ToPage):
    """A card that is being read."""

    title: str
    story: str
    text: str


class MissionCardShown(ReadingShown):
    """A card of the Mission that everybody may read again; `lasting`: what stands on it counts on."""

    id: str
    lasting: bool


def cards_shown(game: Game) -> list[MissionCardShown]:
    """Objective cards and Notes in the order in which they lie; those that count on are marked."""
    found = []
    for piece in game.state.pieces:
        if isinstance(piece, LaidObjectiveCard) and piece.shown:
            card = card_of(game, piece)
            found.append(_shown(card, lasting=card.kept or not piece.taken))
        elif isinstance(piece, ReadNote):
            note = note_called(game, piece.note)
            found.append(_shown(note, lasting=note.kept or bool(piece.kind)))
    return found


TEXT = "told"
"""The field of events that tell everybody what stands on a card."""


def being_read(game: Game, log: Sequence[Entry]) -> list[ReadingShown]:
    """WZ-OBJ-08: the cards that were turned over last, until all that they ask is answered and somebody goes on."""
    asks = game.decision is not None and game.decision.kind not in ("turn", "activate")
    for entry in reversed(log[-LAST_ENTRIES:] if asks else log[-1:]):
        found = [event.data for event in entry.events if TEXT in event.data]
        if found:
            return [ReadingShown(one["name"], one["story"], one[TEXT]) for one in found]
    return []


LAST_ENTRIES = 12
"""As far back as a card is looked for that the open question may come from."""


def _shown(card: ObjectiveCard | NoteCard, *, lasting: bool) -> MissionCardShown:
    return MissionCardShown(card.title, card.story, card.text, card.id, lasting)
