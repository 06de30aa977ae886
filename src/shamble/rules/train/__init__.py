"""The Train and the railroad (UA-TRAIN)."""

from shamble.rules.train import conditions, passage, turned_tiles

__all__ = ["conditions", "passage", "turned_tiles"]
