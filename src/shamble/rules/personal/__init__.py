"""Personal Objectives: whose they are, what has to be achieved, and what their tokens bring (AD-PO, AD-KILL)."""

from shamble.rules.personal import cards, goals, tokens

__all__ = ["cards", "goals", "tokens"]
