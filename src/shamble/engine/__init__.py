"""The engine: state, agenda of frames, decisions, events, chance, hooks and the log. It knows no particular game."""

from shamble.engine.decisions import Decision, Option
from shamble.engine.errors import (
    EngineError,
    IllegalChoiceError,
    SaveError,
    SetupError,
    UndoNeedsConsentError,
)
from shamble.engine.events import Event
from shamble.engine.game import Game
from shamble.engine.state import State

__all__ = [
    "Decision",
    "EngineError",
    "Event",
    "Game",
    "IllegalChoiceError",
    "Option",
    "SaveError",
    "SetupError",
    "State",
    "UndoNeedsConsentError",
]
