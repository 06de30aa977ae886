"""The fields that messages may name, and what each becomes; a module for each subject registers its own."""

from shamble.text.fields import board, cards, people, plain, turns, variants, zombies  # noqa: F401
from shamble.text.fields.registry import FIELDS, Telling

__all__ = ["FIELDS", "Telling"]
