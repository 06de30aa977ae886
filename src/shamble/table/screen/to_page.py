"""The base of everything that a page is sent as JSON; its scripts know it by static/types.js, made of these classes."""

from __future__ import annotations

import msgspec


class ToPage(msgspec.Struct, omit_defaults=True, gc=False):
    """A part of a message to a page. A field that has its default is left out, and the page takes it for nothing."""


class SaidShown(ToPage):
    """Something that somebody has said to everybody."""

    by: int
    name: str
    text: str
    at: float


encode = msgspec.json.Encoder().encode
"""Whatever a page is sent, as JSON."""
