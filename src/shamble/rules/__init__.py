"""The chapters of the rulebook: each module is one of them, each function one of its rules."""
