"""Zombies with abilities of their own."""
