"""What the people at a table can ask each other for: one kind each, with when, what then, and in which words.

The words are in text/: `wish-NAME` while it is asked, `log-ask-NAME` in the log. What comes of it is told by the entry
that carrying it out writes.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, cast

from shamble.table.errors import refused
from shamble.table.history import Wish
from shamble.table.records import Sent
from shamble.text import words

if TYPE_CHECKING:
    from shamble.table.core import Core
    from shamble.table.table import Table


class WishKind:
    """A kind of wish. All of it happens under the table's lock."""

    name = ""

    def checked(self, table: Table, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """What is wished for, as it is written down; or a refusal. Asked once more before it is carried out."""
        return {}

    def is_free(self, table: Table, data: dict[str, Any]) -> bool:
        """Whether it happens at once, without anybody's consent."""
        return False

    def asked(self, table: Table, data: dict[str, Any]) -> list[int]:
        """The seats whose consent it needs."""
        return table.sitting.persons()

    def told(self, table: Table, data: dict[str, Any]) -> dict[str, Any]:
        """Fields for its words besides `who`."""
        return {}

    def shown(self, table: Table, wish: Wish) -> dict[str, Any]:
        """What the screen tells besides."""
        return {}

    def carry_out(self, table: Table, wish: Wish) -> None:
        """Do it: all have agreed."""
        raise NotImplementedError


class Undo(WishKind):
    """Take the last choice back, with what bots did since; free while nothing was rolled or seen."""

    name = "undo"

    def checked(self, table: Table, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """Only what is there can be taken back."""
        if table.can_undo() == "no":
            raise refused("nothing-to-undo")
        return {}

    def is_free(self, table: Table, data: dict[str, Any]) -> bool:
        """Nothing was rolled and nothing seen."""
        return table.can_undo() == "free"

    def carry_out(self, table: Table, wish: Wish) -> None:
        """Take it back."""
        table.take_back(wish.by, wish.who)


WISHES: dict[str, WishKind] = {kind.name: kind for kind in (Undo(),)}
"""All kinds of wishes by name."""


def known_kind(kind: Sent) -> WishKind:
    """The kind of this name, or a refusal."""
    found = WISHES.get(kind) if isinstance(kind, str) else None
    if found is None:
        raise refused("no-wish", kinds=", ".join(WISHES))
    return found


def whole(table: Core) -> Table:
    """The table with all its parts: every one that is played at is a `Table`."""
    return cast("Table", table)


def missing(table: Core, wish: Wish) -> list[int]:
    """The seats that still have to agree."""
    return [seat for seat in WISHES[wish.kind].asked(whole(table), wish.data) if seat not in wish.agreed]


def wish_text(wish: Wish) -> str:
    """A wish in words."""
    return words().tell(f"wish-{wish.kind}", **wish.fields)


def wish_shown(table: Core) -> dict[str, Any] | None:
    """The open wish as the screen shows it."""
    wish = table.history.wish
    if wish is None:
        return None
    return {
        "number": wish.number,
        "kind": wish.kind,
        "by": wish.by,
        "who": wish.who,
        "text": wish_text(wish),
        "missing": missing(table, wish),
        **WISHES[wish.kind].shown(whole(table), wish),
    }
