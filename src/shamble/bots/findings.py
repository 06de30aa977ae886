"""The difficulty of Missions, as bots have measured it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from shamble.bots import bot_version
from shamble.content import Mission
from shamble.content.difficulty import BUILT_IN, FILE, Difficulty, difficulty_of, mission_digest, read_difficulties
from shamble.files.disk import data_folder
from shamble.text.difficulty import measured
from shamble.world.game import Game


def own_file() -> Path:
    """Where measurements are kept of Missions of one's own, and of all where there is no checkout."""
    return data_folder() / FILE


def known_difficulties() -> list[Mapping[str, Difficulty]]:
    """All measurements there are, those of this person first."""
    return [read_difficulties(own_file()), read_difficulties(BUILT_IN)]


def difficulty(mission: Mission) -> tuple[Difficulty | None, bool]:
    """The measurement of a Mission, and whether neither it nor the bot has changed since."""
    digest = mission_digest(mission)
    found = difficulty_of(mission.id, digest, *known_difficulties())
    return found, found is not None and found.digest == digest and found.version == bot_version(found.bot)


def how_hard(game: Game, mission: Mission) -> list[str]:
    """Sentences about a Mission's difficulty, as far as it is known; `game` is a game of that Mission."""
    found, current = difficulty(mission)
    return measured(game, found, current=current)
