"""Shamble: an unofficial engine and table for the Zombicide family of cooperative board games."""

__version__ = "0.1.0"
