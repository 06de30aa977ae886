"""The chart of a game that is over: the Danger Level round by round, kills below it, crosses where somebody died."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shamble.draw.svg import colour, picture, text, title

WIDTH = 640
LEFT = 30
TOP = 10
BAND = 26
KILLS_HIGH = 40
MOST_LABELS = 16


class Column(NamedTuple):
    """One round: the highest Danger Level, the kills and deaths in it, and the words about it."""

    round: int
    danger: int
    kills: int
    deaths: int
    words: str


def danger_chart(columns: Sequence[Column], letters: str, words: str) -> str:
    """The columns as a drawing; `letters` name the levels from below, `words` tell it to those who do not see it."""
    step = (WIDTH - LEFT) / max(1, len(columns))
    every = -(-len(columns) // MOST_LABELS)
    most = max((column.kills for column in columns), default=0)
    bottom = TOP + len(letters) * BAND
    base = bottom + (22 + KILLS_HIGH if most else 2)
    parts = [_bands(letters, bottom)]
    for at, column in enumerate(columns):
        x = LEFT + at * step
        drawn = _danger(x, step, column, bottom) + _kills(x, step, column, most, base)
        if at % every == 0:
            drawn += text(column.round, x + step / 2, base + 12, 12, colour("card-ink"))
        parts.append(f"<g>{title(column.words)}{drawn}</g>")
    return picture("danger-chart", f"0 0 {WIDTH} {base + 24}", words, "".join(parts))


def _bands(letters: str, bottom: int) -> str:
    bands = []
    for level, letter in enumerate(letters):
        y = bottom - (level + 1) * BAND
        bands.append(
            f'<rect x="{LEFT}" y="{y}" width="{WIDTH - LEFT}" height="{BAND}" fill="{colour(f"danger-{level}")}" opacity=".12"/>'
        )
        bands.append(text(letter, LEFT / 2, y + BAND / 2, 13, colour("card-ink")))
    return "".join(bands)


def _danger(x: float, step: float, column: Column, bottom: int) -> str:
    high = (column.danger + 1) * BAND
    drawn = (
        f'<rect x="{x + 1:g}" y="{bottom - high}" width="{max(1.0, step - 2):g}" height="{high}" rx="3" '
        f'fill="{colour(f"danger-{column.danger}")}"/>'
    )
    for number in range(column.deaths):
        middle, y = x + step / 2, bottom - 12 - 20 * number
        drawn += (
            f'<path d="M{middle - 5:g} {y - 5}l10 10m0 -10l-10 10" stroke="{colour("black")}" stroke-width="6" stroke-linecap="round"/>'
            f'<path d="M{middle - 5:g} {y - 5}l10 10m0 -10l-10 10" stroke="{colour("white")}" stroke-width="3" stroke-linecap="round"/>'
        )
    return drawn


def _kills(x: float, step: float, column: Column, most: int, base: int) -> str:
    if not column.kills:
        return ""
    high = max(2.0, KILLS_HIGH * column.kills / most)
    width = min(step * 0.5, 24)
    bar = (
        f'<rect x="{x + step / 2 - width / 2:g}" y="{base - high:g}" width="{width:g}" height="{high:g}" rx="2" '
        f'fill="{colour("card-ink")}" opacity=".55"/>'
    )
    number = text(column.kills, x + step / 2, base - high - 9, 11, colour("card-ink")) if step > 14 else ""
    return bar + number
