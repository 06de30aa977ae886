"""Modes: other ways to play, which the players choose before the game."""
