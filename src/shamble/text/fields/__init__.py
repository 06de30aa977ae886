"""The fields that messages may name; a module for each subject registers its own."""

from shamble.text.fields import board, cards, people, plain, turns, variants, zombies  # noqa: F401
from shamble.text.fields.registry import FIELDS, MessageFields

__all__ = ["FIELDS", "MessageFields"]
