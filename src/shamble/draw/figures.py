"""Zombies by shape, species by fill and rim, Survivors as ringed discs: nothing is shown by colour alone."""

from __future__ import annotations

from typing import NamedTuple

from shamble.draw.portraits import ZOMBIVOR, biohazard, face
from shamble.draw.svg import colour, moved, picture, text, title
from shamble.text import Words
from shamble.world.records import ZombieKind


class Shape(NamedTuple):
    """An outline about 96 wide, where its number stands, and how large it is among the others."""

    outline: str
    middle: float = 0
    size: float = 1
    letters: float = 58


class Look(NamedTuple):
    """A species: the dashes of its rim and the colour of its number."""

    dashes: str
    width: float = 9
    ink: str = "black"
    cap: str = "butt"


BROAD = Shape("M-34 -43H34Q43 -43 43 -34V34Q43 43 34 43H-34Q-43 43 -43 34V-34Q-43 -43 -34 -43Z")
SHAPES = {
    "Walker": Shape("M0 -44A44 44 0 1 1 0 44A44 44 0 1 1 0 -44Z"),
    "Runner": Shape("M0 -52L54 44H-54Z", 14, 1, 50),
    "Fatty": BROAD,
    "Brute": BROAD,
    "Abomination": Shape("M-20 -48H20L48 -20V20L20 48H-20L-48 20V-20Z", 0, 1.12),
    "Crawler": Shape("M-50 34Q-50 -36 0 -36T50 34Z", 4),
    "Dog": Shape("M0 -52L52 0L0 52L-52 0Z"),
    "Crow": Shape("M-54 -18Q-24 -48 0 -14Q24 -48 54 -18Q32 -2 30 30Q12 22 0 44Q-12 22 -30 30Q-32 -2 -54 -18Z", 4),
    "Seeker": Shape("M-50 0L-25 -43H25L50 0L25 43H-25Z"),
    "Lost": Shape("M-41 47V-7A41 41 0 0 1 41 -7V47Z", 4),
    "Alpha": Shape("M0 -50L49 -14L30 43H-30L-49 -14Z", 3),
    "Sleeper": Shape("M0 -44A44 44 0 1 1 0 44A44 44 0 1 1 0 -44Z"),
}
SPECIES = {
    "standard": Look(""),
    "skinner": Look("10 8"),
    "toxic": Look("0.1 15", 9, cap="round"),
    "berserker": Look("3 7", 16),
    "seeker": Look("", 7, "white"),
    "a-bomb": Look("22 9", 11),
    "crawler": Look("10 8"),
    "lost": Look("26 6", 8, "white"),
    "zombie-dog": Look("14 10", 9),
    "crows": Look("", 6, "white"),
    "unique": Look("4 5", 11, "white"),
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

RINGS = 6
RING_DASHES = ("", "40 7.1", "16.4 7.2", "6.8 7.35", "30 5 7 5.2", "62 8.7")
"""Colour and dashes go together for the first six Survivors; the next six have the same colours with other dashes."""

ACTIVE = (
    '<circle cy="-10" r="63" fill="none" stroke="var(--d-black)" stroke-width="5" opacity=".6"/>'
    '<g class="pulse" fill="none" stroke="var(--d-light)" stroke-width="9"><circle cy="-10" r="57"/></g>'
    '<path d="M-20 -92H20L0 -68Z" fill="var(--d-light)" stroke="var(--d-black)" stroke-width="5" stroke-linejoin="round"/>'
)


def shape_of(kind: ZombieKind) -> Shape:
    """The shape of a kind of Zombie; a circle for kinds that have none of their own."""
    return next((shape for name, shape in SHAPES.items() if name in kind.type), SHAPES["Walker"])


def zombie(said: Words, kind: ZombieKind, count: int | str, x: float, y: float, scale: float) -> str:
    """A group of one kind with its number (or another mark)."""
    shape = shape_of(kind)
    species = kind.species if kind.species in SPECIES else "standard"
    look = SPECIES[species]
    dashes = f' stroke-dasharray="{look.dashes}" stroke-linecap="{look.cap}"' if look.dashes else ""
    told = said.counted(count, kind.short) if isinstance(count, int) else kind.short
    size = shape.letters * (1 if len(str(count)) < 2 else 0.8)
    inner = (
        f'<path d="{shape.outline}" fill="{colour("black")}" opacity=".38" transform="translate(4 6)"/>'
        f'<path d="{shape.outline}" fill="{colour("z-" + species)}" stroke="{colour("black")}" stroke-width="7" '
        f'stroke-linejoin="round"/><path d="{shape.outline}" transform="scale(.86)" fill="none" '
        f'stroke="{colour("z-" + species + "-rim")}" stroke-width="{look.width:g}"{dashes} stroke-linejoin="round"/>'
        f"{text(count, 0, shape.middle, size, colour(look.ink))}{_emblem(kind)}{title(told)}"
    )
    return moved(x, y, inner, scale * shape.size)


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
    pattern = RING_DASHES[(index + index // RINGS) % RINGS]
    dashes = f' stroke-dasharray="{pattern}"' if pattern else ""
    marked = ACTIVE if active else ""
    plain = name.removesuffix(ZOMBIVOR)
    symbol = biohazard(37, 10, 0.36) if plain != name else ""
    plate = max(64, 19 * len(plain) + 14)
    inner = (
        f'<circle cx="4" cy="-4" r="52" fill="{colour("black")}" opacity=".4"/>{marked}'
        f'<circle cy="-10" r="51" fill="{colour("black")}"/><circle cy="-10" r="43" fill="{colour("paper")}"/>'
        f'<g transform="translate(-41 -51) scale(.82)">{face(name, disc=True)}</g>'
        f'<circle cy="-10" r="45" fill="none" stroke="{ring}" stroke-width="9"{dashes}/>'
        f'<rect x="{-plate / 2:g}" y="27" width="{plate:g}" height="34" rx="10" fill="{colour("black")}" '
        f'stroke="{ring}" stroke-width="3"/>{text(plain, 0, 44, 29, colour("white"))}'
        f'<circle cx="37" cy="-43" r="18" fill="{colour(f"danger-{level}")}" stroke="{colour("black")}" stroke-width="4"/>'
        f"{text(letter, 37, -43, 23, colour('black' if level == 1 else 'white'))}"
        f"{symbol}{_wounds(wounds)}{title(name)}"
    )
    return moved(x, y, inner, scale, 'class="survivor" ')


def _wounds(count: int) -> str:
    apart = min(30.0, 60 / max(1, count - 1))
    return "".join(
        f'<path transform="translate(-42 {-46 + apart * at:g})" d="M0 -18Q15 0 13 8A13.5 13.5 0 0 1 -13 8Q-15 0 0 -18Z" '
        f'fill="{colour("blood")}" stroke="{colour("white")}" stroke-width="4"/>'
        for at in range(count)
    )
