"""The language in which Missions are written: conditions, effects, and the events that join them."""
