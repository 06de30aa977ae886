"""The table of every game of the Zombicide family: what lies on it, and its hook points. It knows no edition."""

from shamble.engine import (
    Decision,
    EngineError,
    Event,
    IllegalChoiceError,
    Option,
    SaveError,
    SetupError,
    UndoNeedsConsentError,
)
from shamble.world.game import Game
from shamble.world.state import State, Survivor

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
    "Survivor",
    "UndoNeedsConsentError",
]
