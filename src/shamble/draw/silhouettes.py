"""The silhouettes of Zombies, one for each type: a shape that is known at a glance, however small."""

from __future__ import annotations

from typing import NamedTuple


class Silhouette(NamedTuple):
    """The outline of a figure about 96 high that stands around the middle, what is drawn into it, and its size."""

    outline: str
    inside: str = ""
    size: float = 1


def _disc(x: float, y: float, r: float) -> str:
    """A disc as a part of an outline."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def _eyes(*places: tuple[float, float], r: float = 5) -> str:
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--d-light)"/>' for x, y in places)


WALKER = Silhouette(
    "M-22 -19Q-8 -25 8 -20L42 -24L44 -13L14 -7L36 -3L35 8L13 5L13 16L22 45H7L-3 21L-12 45H-27L-18 14Z"
    + _disc(-6, -35, 13)
)
RUNNER = Silhouette(
    "M12 -25L30 -9L47 -15L49 -5L26 3L13 -8L7 6L24 19L17 45H4L10 25L-10 14L-18 20L-45 22L-45 11L-23 8L-13 -18L-34 -6"
    "L-42 -14L-12 -32Q2 -36 12 -25Z" + _disc(24, -35, 12)
)
FATTY = Silhouette(
    "M-14 -26Q-44 -22 -46 8Q-46 32 -20 37V46H-4V40H4V46H20V37Q46 32 46 8Q44 -22 14 -26Z" + _disc(0, -36, 12),
    '<path d="M-22 12Q0 26 22 12" fill="none" stroke="var(--d-black)" stroke-width="4" opacity=".45"/>',
)
BRUTE = Silhouette(
    "M-49 -12Q-44 -33 -12 -26H12Q44 -33 49 -12L47 30H33L31 -2L19 4V46H5L0 24L-5 46H-19V4L-31 -2L-33 30H-47Z"
    + _disc(0, -35, 11),
    '<path d="M-14 -8H14M-12 4H12" stroke="var(--d-black)" stroke-width="4" opacity=".45"/>',
)
ABOMINATION = Silhouette(
    "M-50 46L-47 0L-54 -20L-37 -16L-42 -40L-23 -29L-17 -52L0 -36L17 -52L23 -29L42 -40L37 -16L54 -20L47 0L50 46H27"
    "L18 22L8 32H-8L-18 22L-27 46Z",
    _eyes((-11, -16), (11, -16), r=6)
    + '<path d="M-16 2L-8 10L0 2L8 10L16 2" fill="none" stroke="var(--d-light)" stroke-width="5"/>',
    1.12,
)
CRAWLER = Silhouette(
    "M18 8L-10 2Q-44 6 -52 34L-36 36Q-14 22 4 26L10 44H24L21 26L42 30L48 18Z" + _disc(34, -4, 14),
)
DOG = Silhouette(
    "M-50 -16L-37 -9L12 -10L18 -30L27 -21L49 -14L46 -3L31 2L27 15L32 44H20L14 20L-17 20L-24 44H-36L-33 11L-40 1Z",
    _eyes((29, -13), r=4),
)
CROWS = Silhouette(
    "M-54 -20Q-30 -46 -14 -20Q2 -46 26 -22Q10 -16 8 2Q-6 -6 -14 6Q-20 -6 -34 -2Q-38 -16 -54 -20Z"
    "M-20 22Q2 -2 16 20Q32 -4 54 18Q38 24 36 42Q22 34 14 46Q6 34 -6 38Q-8 26 -20 22Z",
)
SEEKER = Silhouette(
    "M0 -52Q30 -44 31 -8L43 46H20L14 30L0 46L-14 30L-20 46H-43L-31 -8Q-30 -44 0 -52Z",
    '<path d="M-20 -16Q0 -34 20 -16Q0 2 -20 -16Z" fill="var(--d-light)"/><circle cy="-16" r="6" fill="var(--d-black)"/>',
)
LOST = Silhouette(
    "M0 -50Q36 -46 36 -6L40 46L25 36L12 48L0 36L-12 48L-25 36L-40 46L-36 -6Q-36 -46 0 -50Z",
    _eyes((-12, -16), (12, -16), r=7) + '<ellipse cy="8" rx="8" ry="11" fill="var(--d-light)"/>',
)
ALPHA = Silhouette(
    "M-17 -22H17L37 -49L48 -41L24 -4L19 10L26 46H10L0 22L-10 46H-26L-19 10L-24 -4L-48 12L-50 -2Z"
    "M-13 -30L-15 -52L-5 -43L0 -54L5 -43L15 -52L13 -30Z",
)
SHAMBLER = Silhouette(
    "M-26 -14Q-12 -24 6 -20L14 2L6 4L8 18L20 45H4L-5 24L-14 45H-29L-20 14L-34 26L-40 18Z" + _disc(14, -31, 13),
)
ZEUS = Silhouette(
    "M-18 -22H18L34 -12L30 24L20 24L22 46H6L0 22L-6 46H-22L-20 24L-30 24L-34 -12Z"
    "M-16 -26V-40L-26 -52L-8 -46L0 -56L8 -46L26 -52L16 -40V-26Z",
    '<path d="M4 -16L-10 6H0L-4 24L12 0H2Z" fill="var(--d-light)"/>',
    1.12,
)
SLEEPER = Silhouette(
    "M-50 42Q-50 14 -26 8Q-20 -12 0 -8Q6 -2 4 8Q40 8 48 42Z",
    '<path d="M12 -48H32L12 -26H32M36 -22H48L36 -8H48" fill="none" stroke="var(--d-white)" stroke-width="5"/>',
)

SHAPES = {
    "Walker": WALKER,
    "Runner": RUNNER,
    "Fatty": FATTY,
    "Brute": BRUTE,
    "Abomination": ABOMINATION,
    "Crawler": CRAWLER,
    "Dog": DOG,
    "Crow": CROWS,
    "Seeker": SEEKER,
    "Lost": LOST,
    "Alpha": ALPHA,
    "Shambler": SHAMBLER,
    "Sleeper": SLEEPER,
}
"""The silhouettes by a word of the type."""

OF_SPECIES = {"zeus": ZEUS}
"""Those of a species that looks like no other of its type."""


def shape_of(type_: str, species: str) -> Silhouette:
    """The silhouette of a kind of Zombie; a Walker for kinds that have none of their own."""
    return OF_SPECIES.get(species) or next((shape for name, shape in SHAPES.items() if name in type_), WALKER)
