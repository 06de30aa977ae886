"""The attack as a pipeline: weapon, dice, re-rolls, hits, targets, kills, aftermath."""
