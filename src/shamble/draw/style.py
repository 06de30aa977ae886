"""The style sheet for pages: colours by theme, and how things answer to a pointer. Drawings themselves need none."""

from __future__ import annotations

from shamble.draw.palette import FONT_STACK, FONT_WEIGHT, css_variables

POINTER = """
.board{user-select:none;-webkit-user-select:none;touch-action:manipulation}
.board .zone{outline:none;cursor:default;transition:fill-opacity .2s,stroke-opacity .2s}
.board .zone:hover{fill-opacity:.07}
.board .zone.offered{cursor:pointer;fill-opacity:.09;stroke-opacity:.35}
.board .zone.offered:hover{fill-opacity:.2;stroke-opacity:.8}
.board .zone.told{fill-opacity:.16}
.board .zone.unseen{fill:var(--d-black);fill-opacity:.4}
.board .zone:focus-visible{fill-opacity:.16;stroke-opacity:1}
.board .pieces,.board .name{pointer-events:none}
.board .door{pointer-events:auto}
.board .door.offered,.board .offered .door{cursor:pointer}
.board .door.offered .hit,.board .offered .door .hit,.board .door:focus-visible .hit{stroke:var(--d-light);stroke-width:7}
.board .door{outline:none}
.board .pulse{animation:d-pulse 1.8s ease-in-out infinite;transform-box:fill-box;transform-origin:center}
@keyframes d-pulse{50%{opacity:.35;transform:scale(1.05)}}
@media (prefers-reduced-motion:reduce){.board .pulse{animation:none}.board .zone{transition:none}}
"""


FIGURE, LETTERS = 27, 11.8
"""Pixels: figures and letters of the board are never smaller, give or take the rounding of their classes."""
SIZES = range(5, 150, 5)
HEIGHTS = range(16, 64)


def _legible() -> str:
    """Figures and letters that are not drawn too small: a page tells how many units make a pixel (`--unit`)."""
    least = f"max(1,{FIGURE / 96:.3f}*var(--unit)/var(--s))"
    letters = f"max(1,{LETTERS}*var(--unit)/(var(--f)*var(--s,1)*var(--k,1)))"
    sizes = "".join(f".board .s{size}{{--s:{size / 100:g}}}" for size in SIZES)
    heights = "".join(f".board .f{height}{{--f:{height}}}" for height in HEIGHTS)
    return (
        f".board{{--unit:1}}{sizes}{heights}.board .fig{{--k:{least};scale:{least};transition:scale .15s}}"
        f".board .legible{{scale:{letters}}}"
        f".board .pieces>g:hover>.fig,.board .pieces>g:hover>g>.fig{{scale:calc(1.45*{least})}}"
        '.board:not(.near) [data-tag="crowded"]{display:none}.board .pieces>g:hover [data-tag="crowded"]{display:inline}'
        "@media (prefers-reduced-motion:reduce){.board .fig{transition:none}}"
    )


def style() -> str:
    """The whole style sheet for a page that shows drawings."""
    return f"{css_variables()}.board{{font-family:{FONT_STACK};font-weight:{FONT_WEIGHT}}}{POINTER}{_legible()}"
