"""Words of campaigns that table and terminal share."""

from __future__ import annotations

from shamble.text.words import Words


def choice_text(said: Words, action: str, name: str, title: str) -> str:
    """The words of a choice between two games; `title` is that of the Mission, where it is about one."""
    if title:
        return said.tell("campaign-next-mission", title=title)
    return said.tell(f"campaign-{action}", name=name)
