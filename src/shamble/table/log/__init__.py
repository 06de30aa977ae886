"""A table's log: what its entries make of the game, and the one way in which an entry is written."""
