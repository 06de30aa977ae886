"""Species of Zombies with abilities of their own, and Zombivors."""
