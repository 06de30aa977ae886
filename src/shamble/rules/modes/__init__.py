"""Modes of play that are agreed on before a game."""
