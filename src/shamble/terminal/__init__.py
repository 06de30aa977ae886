"""The game in a terminal: a map, the Survivors' cards, numbered choices, and a save after each of them."""
