"""Faces of our own, made of a few parts: known Survivors have a look that suits them, others get one by their name."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple

from shamble.draw.svg import picture

SKIN = ("#f3d5bb", "#e6b993", "#cf9468", "#a56c46", "#77492e", "#f7e0cd")
DEAD_SKIN = "#a5b98c"
ZOMBIVOR = " (zombivor)"
"""The ending of a Zombivor's name; the face is the Survivor's but for its colour."""
HAIR = ("#26211f", "#59391f", "#9c5a2b", "#dcb067", "#9b9790", "#8e2f29", "#c24f86")
CLOTH = ("#41679b", "#9c463d", "#3f7f58", "#6f5698", "#9b7a3b", "#4a545e", "#23292f", "#c8bfae")


class FaceLook(NamedTuple):
    """A face: skin, hair and cloth by number, a haircut or hat, extras, and what is worn."""

    skin: int
    hair: int
    cloth: int
    cut: str
    extras: tuple[str, ...] = ()
    worn: str = "tee"


LOOKS = {
    "Amy": FaceLook(5, 0, 6, "bob", ("choker", "lips"), "tank"),
    "Doug": FaceLook(0, 1, 7, "parted", ("glasses",), "suit"),
    "Josh": FaceLook(3, 0, 1, "hood", (), "hoodie"),
    "Ned": FaceLook(1, 4, 2, "cap", ("beard",), "jacket"),
    "Phil": FaceLook(1, 1, 0, "short", ("moustache",), "shirt"),
    "Wanda": FaceLook(0, 5, 3, "tail", ("freckles", "lips"), "tee"),
    "Bear": FaceLook(1, 2, 5, "bald", ("full-beard",), "tank"),
    "Cathy": FaceLook(5, 3, 1, "long", ("lips",), "jacket"),
    "Dan": FaceLook(4, 0, 4, "crop", ("stubble",), "tee"),
    "James": FaceLook(0, 4, 6, "parted", ("shades",), "suit"),
    "Jane": FaceLook(2, 0, 2, "bun", ("glasses", "lips"), "shirt"),
    "Joe": FaceLook(1, 1, 4, "hat", ("stubble",), "jacket"),
    "Laurie": FaceLook(0, 2, 0, "bandana", ("freckles", "lips"), "tank"),
    "Louise": FaceLook(4, 0, 3, "curls", ("rings", "lips"), "tee"),
    "Maddie": FaceLook(5, 6, 6, "mohawk", ("lips", "scar"), "jacket"),
    "Parker": FaceLook(2, 0, 5, "beanie", ("glasses",), "hoodie"),
    "Terry": FaceLook(1, 3, 2, "crop", ("patch", "stubble"), "tank"),
    "Travis": FaceLook(3, 0, 0, "short", ("phones",), "hoodie"),
    "Derek": FaceLook(0, 2, 5, "cap", ("stubble",), "shirt"),
    "Elsa": FaceLook(5, 3, 7, "bun", ("lips", "choker"), "suit"),
    "Neema": FaceLook(4, 0, 1, "curls", ("rings", "lips"), "tank"),
    "Raoul": FaceLook(2, 0, 6, "parted", ("moustache",), "suit"),
    "Belle": FaceLook(0, 5, 1, "long", ("lips", "freckles"), "tank"),
    "Grindlock": FaceLook(1, 4, 4, "bald", ("beard", "scar"), "tank"),
    "Joshua": FaceLook(3, 0, 3, "crop", ("glasses", "beard"), "shirt"),
    "Kim": FaceLook(5, 0, 2, "tail", ("lips",), "jacket"),
    "Shannon": FaceLook(0, 2, 4, "bob", ("glasses", "lips"), "shirt"),
    "Watts": FaceLook(4, 4, 0, "short", ("moustache",), "jacket"),
    "Adam": FaceLook(0, 3, 2, "short", ("stubble",), "hoodie"),
    "Jeff": FaceLook(1, 4, 7, "hat", ("full-beard",), "shirt"),
    "Julien": FaceLook(5, 1, 3, "beanie", ("stubble",), "tee"),
    "Tiff": FaceLook(0, 6, 6, "tail", ("lips", "rings"), "tank"),
    "Ben": FaceLook(2, 1, 5, "bandana", ("stubble", "scar"), "tank"),
    "Mary": FaceLook(1, 5, 0, "curls", ("lips", "freckles"), "jacket"),
    "Eva": FaceLook(5, 0, 1, "bob", ("lips",), "tee"),
    "Claudia": FaceLook(2, 1, 3, "long", ("lips", "rings"), "shirt"),
    "Eagle Chaz": FaceLook(1, 3, 6, "mohawk", ("shades",), "jacket"),
}

BEHIND = {
    "long": '<path d="M20 92Q14 10 50 10T80 92Q66 98 50 96T20 92Z" fill="{hair}"/>',
    "bob": '<path d="M22 70Q16 12 50 12T78 70Q64 76 50 74T22 70Z" fill="{hair}"/>',
    "tail": '<path d="M66 26Q98 26 88 74Q78 66 76 48Z" fill="{hair}"/>',
    "bun": '<circle cx="50" cy="13" r="12" fill="{hair}"/>',
    "curls": '<g fill="{hair}"><circle cx="28" cy="36" r="14"/><circle cx="72" cy="36" r="14"/><circle cx="24" cy="56" r="12"/><circle cx="76" cy="56" r="12"/><circle cx="40" cy="22" r="14"/><circle cx="60" cy="22" r="14"/></g>',
    "hood": '<path d="M18 84Q10 8 50 8T82 84Z" fill="{cloth}"/>',
    "bandana": '<path d="M24 74Q18 16 50 16T76 74Q70 80 50 78T24 74Z" fill="{hair}"/>',
}  # fmt: skip
BEFORE = {
    "short": '<path d="M26 44Q22 17 50 16T74 44Q72 32 64 30Q50 34 36 29Q28 34 26 44Z" fill="{hair}"/>',
    "crop": '<path d="M27 40Q27 18 50 18T73 40Q66 27 50 27T27 40Z" fill="{hair}"/>',
    "parted": '<path d="M26 46Q22 15 52 15Q76 17 74 46Q71 34 66 31Q46 34 38 25Q30 32 26 46Z" fill="{hair}"/>',
    "long": '<path d="M25 56Q20 14 50 14T75 56Q74 36 58 27Q44 40 30 38Q26 46 25 56Z" fill="{hair}"/>',
    "bob": '<path d="M24 58Q20 14 50 14T76 58Q76 42 72 36H28Q24 42 24 58Z" fill="{hair}"/>',
    "tail": '<path d="M26 46Q22 16 50 15T74 46Q70 32 58 28Q46 38 31 35Q27 40 26 46Z" fill="{hair}"/>',
    "bun": '<path d="M26 44Q24 17 50 17T74 44Q68 30 50 29T26 44Z" fill="{hair}"/>',
    "curls": '<g fill="{hair}"><circle cx="36" cy="27" r="10"/><circle cx="50" cy="23" r="11"/><circle cx="64" cy="27" r="10"/></g>',
    "mohawk": '<path d="M40 32Q38 2 50 2T60 32Q50 26 40 32Z" fill="{hair}"/>',
    "bald": '<path d="M38 26Q44 21 52 22" stroke="#ffffff88" stroke-width="4" fill="none" stroke-linecap="round"/>',
    "hood": '<path d="M27 52Q20 15 50 15T73 52Q76 22 50 22T27 52Z" fill="{dark}"/>',
    "cap": '<path d="M25 38Q25 13 50 13T75 38Z" fill="{cloth}"/><path d="M22 36H66Q88 37 92 44Q70 42 22 43Z" fill="{dark}"/>',
    "beanie": '<path d="M25 40Q22 9 50 9T75 40Z" fill="{cloth}"/><path d="M23 33H77V43H23Z" fill="{dark}"/>',
    "hat": '<path d="M32 34Q30 8 50 10T68 34Z" fill="{cloth}"/><path d="M12 38Q50 26 88 38Q70 44 50 40T12 38Z" fill="{dark}"/>',
    "bandana": '<path d="M25 42Q22 14 50 14T75 42Q62 34 50 34T25 42Z" fill="{cloth}"/><path d="M26 42Q50 30 74 42V37Q50 26 26 37Z" fill="{dark}"/>',
}  # fmt: skip
EXTRAS = {
    "beard": '<path d="M28 54Q29 82 50 83T72 54Q68 66 60 64Q50 59 40 64Q32 66 28 54Z" fill="{hair}"/><path d="M43 68H57" stroke="#00000066" stroke-width="3"/>',
    "full-beard": '<path d="M26 48Q26 92 50 94T74 48Q70 64 60 62Q50 57 40 62Q30 64 26 48Z" fill="{hair}"/><path d="M43 67H57" stroke="#00000066" stroke-width="3"/>',
    "moustache": '<path d="M36 64Q43 57 50 61Q57 57 64 64Q56 66 50 64Q44 66 36 64Z" fill="{hair}"/>',
    "stubble": '<path d="M29 56Q30 77 50 78T71 56Q68 72 50 70T29 56Z" fill="{hair}" opacity=".38"/>',
    "glasses": '<g fill="#ffffff33" stroke="#23262a" stroke-width="3"><rect x="31" y="42" width="16" height="13" rx="5"/><rect x="53" y="42" width="16" height="13" rx="5"/><path d="M47 46H53"/></g>',
    "shades": '<path d="M29 42H71L69 53Q61 58 54 52L52 46H48L46 52Q39 58 31 53Z" fill="#1c1f23"/>',
    "scar": '<path d="M64 54L71 65M64 61L70 58" stroke="#a3423a" stroke-width="2.5"/>',
    "patch": '<path d="M52 43H70V52Q61 60 53 52Z" fill="#1c1f23"/><path d="M27 34L72 46" stroke="#1c1f23" stroke-width="3"/>',
    "phones": '<path d="M25 50Q22 10 50 10T75 50" fill="none" stroke="#2d333a" stroke-width="5"/><rect x="20" y="42" width="10" height="18" rx="4" fill="#d9534a"/><rect x="70" y="42" width="10" height="18" rx="4" fill="#d9534a"/>',
    "freckles": '<g fill="#b5703f"><circle cx="36" cy="58" r="1.5"/><circle cx="41" cy="60" r="1.5"/><circle cx="59" cy="60" r="1.5"/><circle cx="64" cy="58" r="1.5"/></g>',
    "rings": '<g fill="none" stroke="#e0b646" stroke-width="2.5"><circle cx="26" cy="63" r="5"/><circle cx="74" cy="63" r="5"/></g>',
    "lips": '<path d="M43 67Q50 64 57 67Q50 73 43 67Z" fill="#a8443f"/>',
    "choker": '<path d="M41 79H59V83H41Z" fill="#1c1f23"/>',
}  # fmt: skip
WORN = {
    "tee": "",
    "tank": '<path d="M14 100Q16 84 34 80L36 100ZM86 100Q84 84 66 80L64 100Z" fill="{skin}"/>',
    "shirt": '<path d="M40 80L50 90L60 80L64 86L50 98L36 86Z" fill="#ffffffaa"/>',
    "suit": '<path d="M39 79L50 100L61 79Z" fill="#f4f1ea"/><path d="M47 84H53L55 100H45Z" fill="#a5352f"/>',
    "jacket": '<path d="M38 79L47 100H53L62 79L50 88Z" fill="#e9e4d8"/><path d="M38 79L30 100M62 79L70 100" stroke="{dark}" stroke-width="4"/>',
    "hoodie": '<path d="M32 82Q50 98 68 82" fill="none" stroke="{dark}" stroke-width="6"/><path d="M44 90V99M56 90V99" stroke="#f4f1ea" stroke-width="2.5"/>',
}  # fmt: skip

_NEUTRAL_CUTS = ("short", "crop", "parted", "beanie", "cap", "curls", "bandana", "tail")
_NEUTRAL_EXTRAS = ("", "", "glasses", "freckles", "scar", "phones")


def look_of(name: str) -> FaceLook:
    """The look of a Survivor; the same name always looks the same."""
    living = name.removesuffix(ZOMBIVOR)
    known = LOOKS.get(living)
    if known is not None:
        return known
    seed = hashlib.blake2b(living.encode(), digest_size=8).digest()
    extra = _NEUTRAL_EXTRAS[seed[4] % len(_NEUTRAL_EXTRAS)]
    return FaceLook(
        seed[0] % len(SKIN),
        seed[1] % (len(HAIR) - 1),
        seed[2] % len(CLOTH),
        _NEUTRAL_CUTS[seed[3] % len(_NEUTRAL_CUTS)],
        (extra,) if extra else (),
        tuple(WORN)[seed[5] % len(WORN)],
    )


def _darker(tint: str) -> str:
    return "#" + "".join(f"{int(int(tint[at : at + 2], 16) * 0.68):02x}" for at in (1, 3, 5))


@lru_cache(maxsize=256)
def face(name: str, *, disc: bool = False) -> str:
    """A face in a square of 100 units; for a disc its shoulders are rounded off."""
    look = look_of(name)
    skin = DEAD_SKIN if name.endswith(ZOMBIVOR) else SKIN[look.skin]
    paints = {
        "skin": skin,
        "shade": _darker(skin),
        "hair": HAIR[look.hair],
        "cloth": CLOTH[look.cloth],
        "dark": _darker(CLOTH[look.cloth]),
    }
    shoulders = "M13 84Q30 77 50 77T87 84A50 50 0 0 1 13 84Z" if disc else "M8 100Q12 78 50 77T92 100Z"
    worn = "" if disc else WORN[look.worn]
    parts = (
        BEHIND.get(look.cut, ""),
        f'<path d="{shoulders}" fill="{{cloth}}"/>',
        '<path d="M41 64H59V80Q50 88 41 80Z" fill="{shade}"/>',
        worn,
        '<circle cx="26" cy="51" r="5" fill="{shade}"/><circle cx="74" cy="51" r="5" fill="{shade}"/>'
        '<path d="M26 42Q26 18 50 18T74 42Q75 77 50 78Q25 77 26 42Z" fill="{skin}"/>'
        '<path d="M36 42Q41 39 45 42M55 42Q59 39 64 42" fill="none" stroke="{hair}" stroke-width="3" stroke-linecap="round"/>'
        '<circle cx="40" cy="49" r="3.4" fill="#26221f"/><circle cx="60" cy="49" r="3.4" fill="#26221f"/>'
        '<path d="M50 51L47 59H52" fill="none" stroke="{shade}" stroke-width="2.5" stroke-linecap="round"/>'
        '<path d="M43 67Q50 70 57 67" fill="none" stroke="#7a3b35" stroke-width="3" stroke-linecap="round"/>',
        *(EXTRAS[extra] for extra in look.extras),
        BEFORE.get(look.cut, ""),
    )
    return "".join(parts).format(**paints)


def portrait(name: str) -> str:
    """A whole small picture; on the card of a Zombivor with the biohazard symbol (CL-ZOMBIVOR-03)."""
    ground = '<rect width="100" height="100" fill="var(--d-face)"/>'
    symbol = biohazard(80, 80, 0.36) if name.endswith(ZOMBIVOR) else ""
    return picture("portrait", "0 0 100 100", name, ground + face(name) + symbol)


def biohazard(x: float, y: float, scale: float) -> str:
    """Three open rings around a fourth, on a disc."""
    rings = "".join(
        f'<g transform="rotate({turn})"><path d="M-13 -33A17 17 0 1 0 13 -33" fill="none" stroke="#26221f" '
        'stroke-width="8"/></g>'
        for turn in (0, 120, 240)
    )
    return (
        f'<g class="biohazard" transform="translate({x:g} {y:g}) scale({scale:g})"><circle r="50" fill="#e8c43a" '
        f'stroke="#26221f" stroke-width="6"/>{rings}<circle r="10" fill="none" stroke="#26221f" stroke-width="6"/></g>'
    )
