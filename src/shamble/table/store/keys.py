"""Secrets of links and cookies, their digests, and the codes of tables."""

from __future__ import annotations

import hashlib
import secrets

SECRET_BYTES = 16
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for one another when a code is read out."""
CODE_LENGTH = 6


def new_secret() -> str:
    """128 random bits, fit for a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """The digest of a secret, which alone is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """The name of a table, short enough to be typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(typed: str) -> str:
    """A code that somebody typed, as it is stored."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())
