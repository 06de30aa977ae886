"""What happened, in lines that point to their Zones; and the dice that lie on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.engine.events import Event
from shamble.engine.game import Game
from shamble.engine.log import Entry
from shamble.text import deed, sentence, words, zone_name

ROLLS = ("rolled", "rerolled", "rolled-more")
ENTRIES_KEPT = 400
_ZONE_FIELDS = ("origin", "via", "zone")


def zones_of(game: Game, data: dict[str, Any]) -> list[str]:
    """The Zones that an event or an option names."""
    found = [
        zone_name(game, data[name]) for name in _ZONE_FIELDS if isinstance(data.get(name), int) and data[name] >= 0
    ]
    door = data.get("door")
    if isinstance(door, int) and door >= 0:
        sides = game.setting.board.doors[door]
        found += [zone_name(game, sides.a), zone_name(game, sides.b)]
    return list(dict.fromkeys(found))


def told(game: Game, entry: Entry, seq: int) -> list[dict[str, Any]]:
    """The lines of one entry, equal ones once with their number."""
    option = entry.option
    rule = option.rule if option is not None else ""
    lines: list[dict[str, Any]] = []
    if option is not None:
        text = deed(game, option)
        if text is not None:
            lines.append(_line(seq, text, zones_of(game, option.fields()), rule, option.action))
    for event in entry.events:
        text = sentence(game, event)
        if text is not None:
            lines.append(_line(seq, text, zones_of(game, event.data), rule, event.code))
            rule = ""
    return _joined(lines)


class Told:
    """The lines of one log, worded once for each entry."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Entry, list[dict[str, Any]]]] = {}

    def __call__(self, game: Game, entry: Entry, seq: int) -> list[dict[str, Any]]:
        """As `told`; the lines must not be changed."""
        known = self._kept.get(seq)
        if known is None or known[0] is not entry:
            if len(self._kept) >= ENTRIES_KEPT:
                self._kept.clear()
            known = self._kept[seq] = (entry, told(game, entry, seq))
        return known[1]


def _line(seq: int, text: str, zones: list[str], rule: str, kind: str) -> dict[str, Any]:
    return {"seq": seq, "text": text, "zones": zones, "rule": rule, "kind": kind}


def _joined(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[tuple[dict[str, Any], int]] = []
    for line in lines:
        if found and found[-1][0]["text"] == line["text"]:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((line, 1))
    said = words()
    return [
        line if times == 1 else {**line, "text": said.phrase("times", line=line["text"], times=times)}
        for line, times in found
    ]


def dice_shown(game: Game, log: Sequence[Entry]) -> dict[str, Any] | None:
    """The attack dice of the last choice, or those of the attack that is still going on."""
    for entry in reversed(log):
        rolled = _dice_of(entry.events)
        if rolled is not None:
            return rolled
        if game.innermost("attack") is None:
            return None
    return None


def _dice_of(events: list[Event]) -> dict[str, Any] | None:
    shown: dict[str, Any] | None = None
    for event in events:
        if event.code in ROLLS:
            faces = list(event.data["dice"])
            if event.code == "rolled-more" and shown is not None:
                faces = [*shown["faces"], *faces]
            accuracy = event.data.get("accuracy", shown["accuracy"] if shown is not None else None)
            shown = {"who": event.data["who"], "faces": faces, "accuracy": accuracy, "hits": None}
        elif event.code == "hits" and shown is not None:
            shown["hits"] = event.data["hits"]
    return shown
