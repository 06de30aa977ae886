"""The errors of the engine, each with a message that says what to do."""

from __future__ import annotations

from shamble.errors import ShambleError


class EngineError(ShambleError):
    """A fault of the engine or of a rule: never the player's doing."""


class IllegalChoiceError(ShambleError):
    """An answer that the decision does not offer; the state is unchanged."""


class UndoNeedsConsentError(ShambleError):
    """Dice were rolled, or something hidden was seen: the table has to agree (`undo(consent=True)`)."""


class SetupError(ShambleError):
    """A game that cannot be set up this way; the message lists every fault, `about` says what it is about."""

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message)
        self.about = about


class SaveError(ShambleError):
    """A save that is damaged, foreign or from another version of the content."""
