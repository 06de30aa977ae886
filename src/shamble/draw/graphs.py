"""Graphs of many games: shares with their bounds, columns round by round, and a board with marks of how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from shamble.draw.boards import viewbox
from shamble.draw.floor_plan import wall_path
from shamble.draw.floors import floor_of
from shamble.draw.geometry import geometry
from shamble.draw.svg import colour, picture, text, title
from shamble.world.setting import Setting

WIDTH = 360
"""Narrow, so that its letters can be read on a phone."""
LABELS = 132
RIGHT = 58
ROW = 22
AXIS = 22
LETTERS = 12.5
LONGEST_LABEL = 14
"""A longer label has a row of its own."""
LONGEST_ROW = 44
"""And one that is longer than this has several."""
SCALE = 30
"""The width of the scale beside columns."""
COLUMNS_HIGH = 110
MOST_LABELS = 9
INKS = ("ring-0", "token-red", "token-green", "token-purple", "event", "ring-10")
TONES = ("exit", "danger-3", "card-soft")
"""The colours of the parts of a column, from below: won, lost, unfinished."""

Place = Callable[[float], float]


class Line(NamedTuple):
    """A value between its bounds: what it is called, a second value to compare with, figures, and words about it.

    One with a `heading` begins a group.
    """

    label: str
    value: float
    low: float
    high: float
    figures: str
    words: str
    heading: str = ""
    other: float | None = None
    tone: int = 0


def bounds_graph(lines: Sequence[Line], first: float, last: float, words: str) -> str:
    """Lines between `first` and `last`, each a dot with its bounds; a ring is the value to compare with."""

    def place(value: float) -> float:
        return LABELS + (WIDTH - LABELS - RIGHT) * (min(max(value, first), last) - first) / (last - first)

    drawn, y = [], float(AXIS)
    for line in lines:
        for row in wrap(line.heading, LONGEST_ROW):
            drawn.append(_label(row, 0, y + ROW / 2, 800))
            y += ROW
        for row in wrap(line.label, LONGEST_ROW) if len(line.label) > LONGEST_LABEL else []:
            drawn.append(_label(row, 0, y + ROW / 2, 600))
            y += ROW - 4
        drawn.append(f"<g>{title(line.words)}{_line(line, place, y + ROW / 2)}</g>")
        y += ROW
    return picture("graph", f"0 0 {WIDTH} {y + 6:g}", words, _axis(place, first, last, y) + "".join(drawn))


def _label(words: str, x: float, y: float, weight: int, anchor: str = "start") -> str:
    return text(words, x, y, LETTERS, colour("card-ink"), f'text-anchor="{anchor}" font-weight="{weight}"')


def _axis(place: Place, first: float, last: float, bottom: float) -> str:
    ticks = []
    for value in (first, (first + last) / 2, last):
        told = f"{value:+.0f}" if first < 0 and value else f"{value:.0f} %"
        ticks.append(
            f'<path d="M{place(value):g} {AXIS}V{bottom:g}" stroke="{colour("card-rim")}"/>'
            + text(told, place(value), AXIS / 2, 11, colour("card-soft"))
        )
    return "".join(ticks)


def _line(line: Line, place: Place, y: float) -> str:
    ink = colour(INKS[line.tone % len(INKS)])
    drawn = _label(line.label, LABELS - 10, y, 600, "end") if len(line.label) <= LONGEST_LABEL else ""
    drawn += f'<path d="M{place(line.low):g} {y:g}H{place(line.high):g}" stroke="{ink}" stroke-width="7" stroke-linecap="round" opacity=".35"/>'
    if line.other is not None:
        drawn += f'<circle cx="{place(line.other):g}" cy="{y:g}" r="4" fill="none" stroke="{colour("card-soft")}" stroke-width="1.8"/>'
    drawn += f'<circle cx="{place(line.value):g}" cy="{y:g}" r="4.5" fill="{ink}"/>'
    return drawn + _label(line.figures, WIDTH, y, 600, "end")


class GraphColumn(NamedTuple):
    """A round, or several: what it is called, the heights of its parts from below, and words about it."""

    label: str
    parts: tuple[float, ...]
    words: str


def columns_graph(columns: Sequence[GraphColumn], top_label: str, words: str, tones: Sequence[str] = TONES) -> str:
    """Columns beside each other; `top_label` says how high the highest is."""
    most = max((sum(column.parts) for column in columns), default=0) or 1
    step = (WIDTH - SCALE) / max(1, len(columns))
    base = 14 + COLUMNS_HIGH
    every = -(-len(columns) // MOST_LABELS)
    drawn = [
        f'<path d="M{SCALE} {base}H{WIDTH}M{SCALE} 14H{WIDTH}" stroke="{colour("card-rim")}" fill="none"/>',
        text(top_label, SCALE - 4, 14, 11, colour("card-soft"), 'text-anchor="end"'),
        text("0", SCALE - 4, base, 11, colour("card-soft"), 'text-anchor="end"'),
    ]
    for at, column in enumerate(columns):
        x, y, inside = SCALE + at * step, float(base), title(column.words)
        for part, tone in zip(column.parts, tones, strict=False):
            high = COLUMNS_HIGH * part / most
            y -= high
            if part:
                inside += f'<rect x="{x + 1:g}" y="{y:.4g}" width="{max(1.0, step - 2):.4g}" height="{high:.4g}" fill="{colour(tone)}"/>'
        if at % every == 0:
            inside += text(column.label, x + step / 2, base + 12, 11, colour("card-ink"))
        drawn.append(f"<g>{inside}</g>")
    return picture("graph", f"0 0 {WIDTH} {base + 24}", words, "".join(drawn))


def heat_map(setting: Setting, counts: Mapping[str, int], told: Mapping[str, str], words: str) -> str:
    """The board with a mark in every Zone that was named, the redder the more often; `told` are words about a Zone."""
    drawn = geometry(setting.board)
    most = max(counts.values(), default=0) or 1
    zones = setting.board.there
    floors = "".join(
        f'<path d="{drawn.outlines[zone.index]}" fill="{colour(floor_of(zone)[0])}" opacity=".55"/>' for zone in zones
    )
    walls = f'<path d="{wall_path(drawn)}" fill="none" stroke="{colour("wall")}" stroke-width="18" stroke-linecap="square"/>'
    marks = []
    for zone in zones:
        number = counts.get(zone.name, 0)
        if number:
            x, y = drawn.rooms[zone.index].centre
            size = 92 if drawn.rooms[zone.index].width > 240 else 66
            marks.append(
                f'<g>{title(told.get(zone.name, ""))}<path d="{drawn.outlines[zone.index]}" fill="{colour("blood")}" '
                f'opacity="{0.12 + 0.78 * number / most:.2f}"/>{text(number, x, y, size, colour("card-ink"))}</g>'
            )
    return picture("heat-map", viewbox(setting), words, floors + walls + "".join(marks))
