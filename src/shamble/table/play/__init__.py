"""Playing the game of a table: choices of people and of bots, undo and redo."""
