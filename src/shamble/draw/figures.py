"""Zombies by shape, species by fill and rim, Survivors as ringed discs: nothing is shown by colour alone."""

from __future__ import annotations

from typing import NamedTuple

from shamble.draw.portraits import ZOMBIVOR, biohazard, face
from shamble.draw.silhouettes import shape_of
from shamble.draw.svg import colour, figure, legible, moved, picture, text, title
from shamble.text import Words
from shamble.world.records import ZombieKind


class SpeciesLook(NamedTuple):
    """A species: the dashes of the base on which it stands."""

    dashes: str
    width: float = 9
    cap: str = "butt"


SPECIES = {
    "standard": SpeciesLook(""),
    "skinner": SpeciesLook("10 8"),
    "toxic": SpeciesLook("0.1 15", 9, cap="round"),
    "berserker": SpeciesLook("3 7", 16),
    "seeker": SpeciesLook("", 7),
    "a-bomb": SpeciesLook("22 9", 11),
    "crawler": SpeciesLook("10 8"),
    "lost": SpeciesLook("26 6", 8),
    "zombie-dog": SpeciesLook("14 10", 9),
    "crows": SpeciesLook("", 6),
    "unique": SpeciesLook("4 5", 11),
}
EMBLEMS = {
    "VIP Standard Walker": '<path d="M0 -13L4 -4L13 -4L6 2L8 12L0 6L-8 12L-6 2L-13 -4L-4 -4Z" fill="{ink}"/>',
    "Zuul": '<path d="M-13 -10Q-15 4 -5 5L0 13L5 5Q15 4 13 -10Q9 0 0 0Q-9 0 -13 -10Z" fill="{ink}"/>',
    "Gozer": (
        '<path d="M-14 0Q0 -15 14 0Q0 15 -14 0Z" fill="none" stroke="{ink}" stroke-width="4"/>'
        '<circle r="4.5" fill="{ink}"/>'
    ),
    "Vinz Clortho": (
        '<circle cy="-6" r="6" fill="none" stroke="{ink}" stroke-width="4"/>'
        '<path d="M0 0V14M0 7H7M0 13H7" fill="none" stroke="{ink}" stroke-width="4"/>'
    ),
    "Stay Puft": '<path d="M-9 2Q-13 -12 0 -12T9 2ZM-15 4H15V10H-15Z" fill="{ink}"/>',
}
"""The emblems of single kinds beside their number, to tell them from others of their shape and species."""

RINGS = 12
RING_DASHES = (
    *("", "40 7.1", "16.4 7.2", "6.8 7.35", "30 5 7 5.2", "62 8.7"),
    *("94 9.1", "24 9.3", "10 4.1", "3 6.4", "46 4 4 4", "20 5 20 5 3 5"),
)
"""Each of twelve Survivors has a colour and dashes of their own, so that no two differ by colour alone."""

CROWDED = 0.85
"""Figures smaller than this stand so close that their names would hide each other."""

ACTIVE = (
    '<circle cy="-10" r="63" fill="none" stroke="var(--d-black)" stroke-width="5" opacity=".6"/>'
    '<g class="pulse" fill="none" stroke="var(--d-light)" stroke-width="9"><circle cy="-10" r="57"/></g>'
    '<path d="M-20 -92H20L0 -68Z" fill="var(--d-light)" stroke="var(--d-black)" stroke-width="5" stroke-linejoin="round"/>'
)


BASE = "M-40 44A40 13 0 1 1 40 44A40 13 0 1 1 -40 44Z"


def zombie(said: Words, kind: ZombieKind, count: int | str, x: float, y: float, scale: float) -> str:
    """A group of one kind with its number (or another mark): its silhouette on the base of its species."""
    shape = shape_of(kind.type, kind.species)
    species = kind.species if kind.species in SPECIES else "standard"
    look = SPECIES[species]
    dashes = f' stroke-dasharray="{look.dashes}" stroke-linecap="{look.cap}"' if look.dashes else ""
    told = said.counted(count, kind.short) if isinstance(count, int) else kind.short
    inner = (
        f'<path d="{BASE}" fill="{colour("black")}" fill-opacity=".55" stroke="{colour("z-" + species + "-rim")}" '
        f'stroke-width="{look.width:g}"{dashes}/>'
        f'<path d="{shape.outline}" fill="{colour("z-" + species)}" stroke="{colour("black")}" stroke-width="6" '
        f'stroke-linejoin="round" paint-order="stroke"/>{shape.inside}{_number(count)}{_emblem(kind)}{title(told)}'
    )
    return figure(inner, x, y, scale * shape.size, f'data-kind="{kind.index}" ')


def _number(count: int | str) -> str:
    """The number of a group in a corner of its own."""
    if count == "":
        return ""
    wide = 24 if len(str(count)) < 2 else 32
    plate = (
        f'<rect x="{-wide}" y="-24" width="{2 * wide}" height="48" rx="24" fill="{colour("black")}" '
        f'stroke="{colour("white")}" stroke-width="4"/>'
    )
    return legible(plate + text(count, 0, 0, 42, colour("white")), 34, 30, 42)


def star(x: float, y: float, scale: float) -> str:
    """The mark of collected miniatures."""
    points = "M0 -40L10 -13L38 -12L16 5L24 32L0 16L-24 32L-16 5L-38 -12L-10 -13Z"
    inner = f'<path d="{points}" fill="{colour("light")}" stroke="{colour("black")}" stroke-width="7"/>'
    return moved(x, y, inner, scale)


def drop(x: float, y: float, scale: float, count: int) -> str:
    """Wounds, as a drop with their number."""
    shape = "M0 -40Q32 0 28 16A29 29 0 0 1 -28 16Q-32 0 0 -40Z"
    inner = (
        f'<path d="{shape}" fill="{colour("blood")}" stroke="{colour("white")}" stroke-width="6"/>'
        f"{text(count, 0, 12, 40, colour('white'))}"
    )
    return moved(x, y, inner, scale)


def _emblem(kind: ZombieKind) -> str:
    glyph = EMBLEMS.get(kind.name)
    if glyph is None:
        return ""
    disc = f'<circle r="20" fill="{colour("black")}" stroke="{colour("white")}" stroke-width="3"/>'
    return moved(38, -38, disc + glyph.format(ink=colour("white")), 1)


def zombie_group(said: Words, kind: ZombieKind, count: int) -> str:
    """A group of one kind on its way, to be put anywhere."""
    return zombie(said, kind, count, 0, 0, 0.9)


def zombie_mark(said: Words, kind: ZombieKind) -> str:
    """A kind of Zombie as a small picture of its own."""
    return picture("kind", "-62 -62 124 124", kind.short, zombie(said, kind, "", 0, 0, 1))


def survivor(
    name: str, index: int, level: int, letter: str, x: float, y: float, scale: float, *, active: bool, wounds: int
) -> str:
    """A Survivor's disc: face, ring, Danger Level (`letter`) and Wounds above, the name below; a Zombivor bears the symbol."""
    ring = colour(f"ring-{index % RINGS}")
    pattern = RING_DASHES[index % RINGS]
    dashes = f' stroke-dasharray="{pattern}"' if pattern else ""
    marked = ACTIVE if active else ""
    plain = name.removesuffix(ZOMBIVOR)
    symbol = biohazard(37, 10, 0.36) if plain != name else ""
    plate = max(64, 19 * len(plain) + 14)
    tagged = 'data-tag="crowded"' if scale < CROWDED else 'data-tag="plain"'
    tag = (
        f'<rect x="{-plate / 2:g}" y="-17" width="{plate:g}" height="34" rx="10" fill="{colour("black")}" '
        f'stroke="{ring}" stroke-width="3"/>{text(plain, 0, 0, 29, colour("white"))}'
    )
    badge = (
        f'<circle r="18" fill="{colour(f"danger-{level}")}" stroke="{colour("black")}" stroke-width="4"/>'
        f"{text(letter, 0, 0, 23, colour('black' if level == 1 else 'white'))}"
    )
    inner = (
        f'<circle cx="4" cy="-4" r="52" fill="{colour("black")}" opacity=".4"/>{marked}'
        f'<circle cy="-10" r="51" fill="{colour("black")}"/><circle cy="-10" r="43" fill="{colour("paper")}"/>'
        f'<g transform="translate(-41 -51) scale(.82)">{face(name, disc=True)}</g>'
        f'<circle cy="-10" r="45" fill="none" stroke="{ring}" stroke-width="9"{dashes}/>'
        f"{legible(tag, 0, 44, 29, tagged)}{legible(badge, 37, -43, 23, tagged)}{symbol}{_wounds(wounds)}{title(name)}"
    )
    return figure(inner, x, y, scale, 'class="survivor" ')


def _wounds(count: int) -> str:
    apart = min(30.0, 60 / max(1, count - 1))
    return "".join(
        f'<path transform="translate(-42 {-46 + apart * at:g})" d="M0 -18Q15 0 13 8A13.5 13.5 0 0 1 -13 8Q-15 0 0 -18Z" '
        f'fill="{colour("blood")}" stroke="{colour("white")}" stroke-width="4"/>'
        for at in range(count)
    )
