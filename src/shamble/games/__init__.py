"""Setting up games of Missions: `new_game` is where a player, a bot or a test begins."""

from shamble.games.beginning import new_game
from shamble.games.building import build
from shamble.games.choice import content_in_play, packs_found

__all__ = ["build", "content_in_play", "new_game", "packs_found"]
