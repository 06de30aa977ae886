"""Campaigns: sheets that last from game to game, what they bring, what is kept and who is lost."""
