"""The Vault: its traps, the challenge that clears them, and its door (AD-VAULT)."""

from shamble.rules.vault import challenge, traps

__all__ = ["challenge", "traps"]
