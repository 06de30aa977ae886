"""What is wrong with a form, and where."""

from __future__ import annotations

from shamble.errors import ShambleError


class FormError(ShambleError):
    """A form that was filled in so that no game can be made of it; `about` is the part that is wrong."""

    def __init__(self, message: str, about: str) -> None:
        super().__init__(message)
        self.about = about
