"""Team Actions: the cards of a team, and what its Survivors do together (CL-TEAM)."""
