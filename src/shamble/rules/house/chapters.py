"""All chapters of house rules, imported for what they register."""

from __future__ import annotations

from shamble.rules.house import (
    cars,
    combat,
    decks,
    doors,
    endings,
    equipment,
    fire,
    followers,
    knocked_out,
    miniatures,
    noise,
    setup,
    survivors,
    ways,
    zombies,
    zones,
)

ALL = (
    cars,
    combat,
    decks,
    doors,
    endings,
    equipment,
    fire,
    followers,
    knocked_out,
    miniatures,
    noise,
    setup,
    survivors,
    ways,
    zombies,
    zones,
)
