"""The Train and the railroad (UA-TRAIN)."""
