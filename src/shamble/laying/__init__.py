"""Content becomes a game: boards, decks and Identity Cards, numbered as the engine knows them."""
