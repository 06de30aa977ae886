"""Small helpers for writing SVG."""

from __future__ import annotations

from html import escape

from shamble.draw.palette import FONT_STACK, FONT_WEIGHT


def colour(name: str) -> str:
    """A colour of the palette, by its name."""
    return f"var(--d-{name})"


def text(words: object, x: float, y: float, size: float, fill: str, more: str = 'text-anchor="middle"') -> str:
    """A line of text; `y` is its middle, roughly, for figures and capitals."""
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size:g}" fill="{fill}" {more}>{escape(str(words))}</text>'
    )


def moved(x: float, y: float, inner: str, scale: float = 1, more: str = "") -> str:
    """A group at a place."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g {more}transform="translate({x:g} {y:g}){size}">{inner}</g>'


def figure(inner: str, x: float, y: float, scale: float, more: str = "") -> str:
    """A figure at a place, which a page keeps from getting too small and lets grow under the pointer."""
    return moved(x, y, f'<g class="fig s{max(1, round(scale * 20)) * 5}">{inner}</g>', scale, more)


def legible(inner: str, x: float, y: float, letters: float, more: str = "") -> str:
    """Something with letters of this height, which a page keeps from getting too small to be read."""
    return f'<g transform="translate({x:g} {y:g})"><g class="legible f{round(letters)}" {more}>{inner}</g></g>'


def title(words: str) -> str:
    """The words of a tooltip, which screen readers read as well."""
    return f"<title>{escape(words)}</title>"


def picture(kind: str, viewbox: str, words: str, inner: str) -> str:
    """A whole SVG that needs no style sheet."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="{viewbox}" role="img" aria-label="{escape(words)}" '
        f'font-family="{FONT_STACK}" font-weight="{FONT_WEIGHT}">{inner}</svg>'
    )
