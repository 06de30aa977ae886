"""The bar of experience."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.draw.svg import colour, picture, text
from shamble.rules.experience import level_at
from shamble.text import Words
from shamble.world.records import Level

SEGMENTS = (0, 56, 116, 186, 240)
"""The ends of the four levels on the bar: later levels are squeezed."""

BEYOND = 17
"""The points beyond the last level at which the bar is full."""


def danger_bar(said: Words, levels: Sequence[Level], xp: int) -> str:
    """The way from the first level to the last, filled as far as the experience goes, with the number."""
    level = level_at(levels, xp)
    bounds = (*(one.points for one in levels), levels[-1].points + BEYOND)
    start, end = SEGMENTS[level], SEGMENTS[level + 1]
    part = min(1.0, (xp - bounds[level]) / (bounds[level + 1] - bounds[level]))
    x = start + (end - start) * part
    bars = []
    for at, one in enumerate(levels):
        left, right = SEGMENTS[at], SEGMENTS[at + 1]
        paint = colour(f"danger-{at}")
        filled = max(0.0, min(right, x) - left)
        bars.append(
            f'<rect x="{left}" y="4" width="{right - left - 2}" height="20" fill="{paint}" opacity=".33"/>'
            f'<rect x="{left}" y="4" width="{max(0.0, min(filled, right - left - 2)):g}" height="20" fill="{paint}"/>'
        )
        ink = colour("card-ink" if filled <= (right - left) / 2 else "black" if at == 1 else "white")
        bars.append(text(said.initial(one.name), (left + right) / 2 - 1, 14, 17, ink))
    pointer = (
        f'<path d="M{x:g} 2L{x + 6:g} 8V20L{x:g} 26L{x - 6:g} 20V8Z" fill="var(--d-paper)" stroke="var(--d-black)" '
        'stroke-width="2"/>'
    )
    number = text(xp, 260, 14, 17, colour("card-ink"))
    told = said.drawn("bar", xp=xp, level=said.word(levels[level].name))
    return picture("danger-bar", "-8 0 284 28", told, "".join(bars) + pointer + number)
