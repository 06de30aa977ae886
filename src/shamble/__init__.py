"""Shamble: an unofficial engine and table for the Zombicide family of cooperative board games."""

from importlib import import_module

__version__ = "0.2.0"


def is_compiled() -> bool:
    """Whether this is the compiled build (`make fast`) and not the plain package."""
    return not str(import_module("shamble.engine.play").__file__).endswith(".py")
