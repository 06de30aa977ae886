"""Seats: who sits where, who is here, and how seats change hands."""
