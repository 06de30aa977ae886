"""The fields that templates may name, and what each becomes; a module for each subject registers its own."""

from shamble.text.fields import board, cards, people, plain, turns, zombies  # noqa: F401
from shamble.text.fields.registry import FIELDS, Telling

__all__ = ["FIELDS", "Telling"]
