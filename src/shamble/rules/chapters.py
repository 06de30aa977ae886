"""The chapters that several modules write together."""

from shamble.rules.rule import Rule

companions = Rule("companions")
mission = Rule("mission")
vehicles = Rule("vehicles")
