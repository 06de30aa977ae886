"""Content becomes a game: what is in the boxes is read, laid out, and set up."""

from shamble.laying.content import load_pack

__all__ = ["load_pack"]
