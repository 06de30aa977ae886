"""The chapters that several modules write together."""

from shamble.rules.rule import Rule

companions = Rule("companions")
mission = Rule("mission")
skills = Rule("skills")
vehicles = Rule("vehicles")

MISSION_SAYS = "CL-READ-20"
"""The ledger id of what a Mission does by a rule of its own."""
