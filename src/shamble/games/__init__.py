"""Setting up games of Missions: `new_game` is where a player, a bot or a test begins."""

from shamble.games.beginning import begun, new_game
from shamble.games.building import build
from shamble.games.in_play import all_content, content_in_play, content_with, packs_found

__all__ = ["all_content", "begun", "build", "content_in_play", "content_with", "new_game", "packs_found"]
