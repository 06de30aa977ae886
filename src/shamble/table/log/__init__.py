"""A table's log: the game that its entries lead to, and the one place where an entry is written."""
