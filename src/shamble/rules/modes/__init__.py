"""Modes: ways to play that the players choose for a whole game."""
