"""Vehicles: pieces with seats and a stash; cars, and what they can do."""
