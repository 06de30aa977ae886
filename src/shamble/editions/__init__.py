"""Editions: short lists of rules, numbers and packs, and how content becomes a game."""
