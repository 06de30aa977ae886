"""All chapters of house rules, imported for what they register."""

from __future__ import annotations

from shamble.rules.house import combat, endings, equipment, miniatures, noise, setup, survivors, ways, zombies, zones

ALL = (combat, endings, equipment, miniatures, noise, setup, survivors, ways, zombies, zones)
