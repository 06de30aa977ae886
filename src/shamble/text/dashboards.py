"""The notes of rules on a Survivor's dashboard, in words."""

from __future__ import annotations

from shamble.text.words import Words
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.mission_records import Note
from shamble.world.state import Survivor


def dashboard_notes(game: Game, survivor: Survivor) -> list[Note]:
    """All notes of the rules in force on a Survivor's dashboard."""
    return [note for hook in game.hooks(hooks.DASHBOARD) for note in hook(game, survivor)]


def note_text(words: Words, note: Note, skill: str = "") -> str:
    """A note in words; `skill` is the effect of the Skill that it names."""
    fields = {name: _shown(words, value) for name, value in note.fields.items()}
    return words.phrase(f"note-{note.code}", text=skill, **fields)


def _shown(words: Words, value: int | str | tuple[str, ...]) -> object:
    if isinstance(value, tuple):
        return words.series(value)
    return value if isinstance(value, int) else words.word(value)
