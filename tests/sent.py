"""What a page is sent, as it has it."""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.table.screen.position import ScreenShown
from shamble.table.screen.to_page import encode


def sent(told: object) -> Any:
    """Something that a page is sent, after its way over the wire."""
    return msgspec.json.decode(told.to_json() if isinstance(told, ScreenShown) else encode(told))
