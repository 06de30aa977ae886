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


def style() -> str:
    """The whole style sheet for a page that shows drawings."""
    return f"{css_variables()}.board{{font-family:{FONT_STACK};font-weight:{FONT_WEIGHT}}}{POINTER}"
