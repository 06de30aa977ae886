"""Night: the Clock, the dark, and what lights it up (WZ-CLOCK, WZ-NIGHT, WZ-LIGHT)."""
