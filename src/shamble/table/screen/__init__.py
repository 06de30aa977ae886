"""The screen: a position of a game as JSON data with all words and drawings, and the steps that led to it."""
