"""Sleepers: tokens with hidden Shamblers, what wakes them, and how they are killed in their sleep (AD-SLEEP)."""
