"""Pages of docs with tables of what the program knows: a template in this folder, and what stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import jinja2


def page(name: str, **parts: Sequence[str]) -> str:
    """The whole page, from the template `NAME.md` and the lines of its parts."""
    template = Path(__file__).with_name(f"{name}.md").read_text(encoding="utf-8")
    made = jinja2.Template(template, keep_trailing_newline=True, undefined=jinja2.StrictUndefined)
    return str(made.render({part: "\n".join(lines) for part, lines in parts.items()}))
