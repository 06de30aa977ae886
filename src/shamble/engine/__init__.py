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
from shamble.engine.game import BaseGame
from shamble.engine.state import BaseState

__all__ = [
    "BaseGame",
    "BaseState",
    "Decision",
    "EngineError",
    "Event",
    "IllegalChoiceError",
    "Option",
    "SaveError",
    "SetupError",
    "UndoNeedsConsentError",
]
