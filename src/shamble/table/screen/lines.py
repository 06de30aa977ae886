"""The lines of the log, which point to their Zones and to the rule behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from shamble.engine.declared import EVENTS
from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.table.screen.to_page import ToPage
from shamble.table.store.records import StepsEntry, told_of
from shamble.text import (
    Translated,
    action_done,
    in_every_language,
    rule_id,
    sentence,
    to_reader,
    why,
    words_of,
    zone_name,
)
from shamble.world.game import Game

Standing = dict[int, int]
ENTRIES_KEPT = 400
_ZONE_FIELDS = ("origin", "via", "zone")


class LineShown(ToPage):
    """A line of the log; `because` is the reason that a bot has given."""

    seq: int
    text: str
    zones: list[str]
    rule: str
    kind: str
    tone: str = ""
    why: str = ""
    because: str = ""


def zones_of(game: Game, data: Mapping[str, Any]) -> list[str]:
    """The Zones that an event or an option names."""
    found = [
        zone_name(game, data[name]) for name in _ZONE_FIELDS if isinstance(data.get(name), int) and data[name] >= 0
    ]
    door = data.get("door")
    if isinstance(door, int) and door >= 0:
        sides = game.setting.board.doors[door]
        found += [zone_name(game, sides.a), zone_name(game, sides.b)]
    return list(dict.fromkeys(found))


def standing(game: Game) -> Standing:
    """The Zone in which everybody on the board stands now, Companions and dogs as well."""
    return {somebody.index: somebody.zone for somebody in game.people()}


def entry_lines(game: Game, entry: Entry, seq: int, after: Standing | None = None) -> list[LineShown]:
    """The lines of one entry, equal ones once with their number.

    `after` says where everybody stood after the entry, and is changed to where they stood before it.
    """
    option = entry.option
    places = _places(entry.events, standing(game) if after is None else after)
    lines: list[LineShown] = []
    if option is not None:
        text = action_done(game, option)
        if text is not None:
            zones = zones_of(game, option.fields())
            lines.append(LineShown(seq, text, zones, rule_id(game, option.rule), option.action))
    for at, event in enumerate(entry.events):
        text = sentence(game, event)
        if text is not None:
            zones = zones_of(game, event.data) or zones_of(game, {"zone": places[at]})
            tone, rule = EVENTS[event.code].tone, rule_id(game, event.rule)
            lines.append(LineShown(seq, text, zones, rule, event.code, tone, why(game, event)))
    return _joined(game, lines)


def _places(events: Sequence[Event], after: Standing) -> list[int]:
    """The Zone where the Survivor of each event stood, found by going back from the end; -1 when it is about nobody."""
    places = []
    for event in reversed(events):
        who = event.data.get("who", -1)
        stood = EVENTS[event.code].stood
        if stood and who >= 0 and isinstance(event.data.get(stood), int):
            after[who] = event.data[stood]
        places.append(after.get(who, -1))
    return places[::-1]


class RememberedLines:
    """The lines of one log, worded once for each entry."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Entry, list[LineShown]]] = {}

    def __call__(self, game: Game, entry: Entry, seq: int, after: Standing) -> list[LineShown]:
        """As `entry_lines`; the lines must not be changed."""
        known = self._kept.get(seq)
        if known is None or known[0] is not entry:
            if len(self._kept) >= ENTRIES_KEPT:
                self._kept.clear()
            known = self._kept[seq] = (entry, entry_lines(game, entry, seq, after))
        else:
            _places(entry.events, after)
        return known[1]


def _joined(game: Game, lines: list[LineShown]) -> list[LineShown]:
    found: list[tuple[LineShown, int]] = []
    for line in lines:
        if found and found[-1][0].text == line.text:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((line, 1))
    said = words_of(game.setting)
    return [
        line if times == 1 else replace(line, text=said.phrase("times", line=line.text, times=times))
        for line, times in found
    ]


def told_to_reader(game: Game, code: str, fields: Mapping[str, Translated | int]) -> str:
    """A message about the table, whose fields were written down before, for whoever reads it now."""
    return words_of(game.setting).tell(code, **{name: to_reader(value) for name, value in fields.items()})


def past_line(game: Game, numbers: Sequence[int]) -> list[LineShown]:
    """The line where a game has gone on from its position, because the rules no longer lead through its past."""
    if not game.note:
        return []
    return [LineShown(numbers[game.undo_floor - 1], words_of(game.setting).tell("past-changed"), [], "", "table")]


def undo_line(game: Game, data: StepsEntry) -> Translated:
    """The line of an undo: who took back what."""
    return in_every_language(lambda: told_to_reader(game, f"log-{data.what}", told_of(data)))
