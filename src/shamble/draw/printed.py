"""The printed features of tiles besides floors: manholes, beds, lockers, the helipad's mark."""

from __future__ import annotations

from shamble.board import Zone
from shamble.draw.geometry import Geometry
from shamble.draw.places import LOCKERS, PicturePlaces
from shamble.draw.svg import colour, moved, text, title
from shamble.draw.wording import bed_text
from shamble.text import Words

MANHOLE = (
    '<circle r="33" fill="var(--d-manhole)" stroke="var(--d-manhole-rim)" stroke-width="4"/>'
    '<circle r="23" fill="none" stroke="var(--d-manhole-rim)" stroke-width="3" stroke-dasharray="9 5"/>'
    '<path d="M-13 -7H13M-13 7H13" stroke="var(--d-manhole-rim)" stroke-width="5" stroke-linecap="round"/>'
)


def printed(said: Words, drawn: Geometry, places: PicturePlaces, zone: Zone) -> str:
    """The printed features of a Zone, each in its place."""
    shown = []
    if "helipad" in zone.tags:
        room = drawn.rooms[zone.index]
        shown.append(moved(*room.centre, _helipad(min(room.width, room.height) * 0.38)))
    if "lockers" in places.tokens:
        shown.append(moved(*places.tokens["lockers"], lockers(said)))
    drawings = [bed(said, tint) for _, tint, count in zone.beds for _ in range(count)]
    drawings += [MANHOLE + title(said.drawn("manhole"))] * sum(count for _, count in zone.manholes)
    shown += [moved(*place, drawing) for place, drawing in zip(places.printed, drawings, strict=False)]
    return "".join(shown)


def _helipad(radius: float) -> str:
    mark, r = colour("pad-mark"), radius
    return (
        f'<g fill="none" stroke="{mark}" opacity=".8"><circle r="{r:g}" stroke-width="13"/>'
        f'<circle r="{r * 0.88:g}" stroke-width="4" stroke-dasharray="30 18"/>'
        f'<path d="M{-r * 0.3:g} {-r * 0.45:g}V{r * 0.45:g}M{r * 0.3:g} {-r * 0.45:g}V{r * 0.45:g}'
        f'M{-r * 0.3:g} 0H{r * 0.3:g}" stroke-width="{r * 0.15:g}"/></g>'
    )


def lockers(said: Words) -> str:
    """The lockers of a locker room."""
    width, height = LOCKERS
    step = width / 5
    doors = "".join(
        f'<g transform="translate({-width / 2 + at * step:g} {-height / 2:g})"><rect width="{step - 3:g}" '
        f'height="{height}" rx="3" fill="var(--d-locker)"/><path d="M8 11H23M8 19H23M24 36V43" stroke="var(--d-black)" '
        f'stroke-width="4" opacity=".55"/></g>'
        for at in range(5)
    )
    return f'<rect x="{-width / 2 - 4:g}" y="{-height / 2 - 4:g}" width="{width + 5}" height="{height + 8}" rx="5" fill="var(--d-black)" opacity=".5"/>{doors}{title(said.drawn("locker-room"))}'


def bed(said: Words, tint: str) -> str:
    """A bed with its colour and the letter of its colour."""
    return (
        f'<rect x="-22" y="-33" width="44" height="66" rx="8" fill="var(--d-black)" opacity=".45"/>'
        f'<rect x="-19" y="-30" width="38" height="60" rx="6" fill="var(--d-bed-{tint})"/>'
        f'<rect x="-14" y="-26" width="28" height="15" rx="5" fill="var(--d-paper)"/>'
        f'<path d="M-19 -6H19" stroke="var(--d-white)" stroke-width="3" opacity=".5"/>'
        f"{text(said.initial(tint), 0, 12, 28, colour('white'))}{title(bed_text(said, tint))}"
    )
