"""Companions: smaller discs in the ring of their Leader, each kind with a mark of its own; tokens; Slimer."""

from __future__ import annotations

from shamble.draw.figures import RING_DASHES, RINGS
from shamble.draw.parking import shelf
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import colour, moved, text, title
from shamble.rules.companions.figures import Companion
from shamble.rules.house.leaders import Follower
from shamble.text import Words, words_of
from shamble.world.game import Game
from shamble.world.pieces import card_of
from shamble.world.records import CardType

_INK = 'stroke="var(--d-black)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'
_HEAD = f'<circle cy="-10" r="13" fill="var(--d-paper)" {_INK}/><path d="M-24 26Q-22 6 0 6T24 26Z" fill="var(--d-{{coat}})" {_INK}/>'

MARKS = {
    "Gunman": _HEAD.format(coat="gun-light") + f'<path d="M-2 12H26V19H11L8 28H0Z" fill="var(--d-gun)" {_INK}/>',
    "Handyman": _HEAD.format(coat="flame")
    + f'<path d="M-14 -17Q0 -30 14 -17Z" fill="var(--d-noise)" {_INK}/>'
    + '<path d="M4 28L20 10M14 6Q22 2 26 8L20 10L22 16Q16 18 14 12Z" fill="none" stroke="var(--d-black)" stroke-width="5"/>',
    "Searcher": _HEAD.format(coat="token-green")
    + f'<circle cx="12" cy="13" r="9" fill="var(--d-heli-glass)" {_INK}/><path d="M18 20L26 28" {_INK}/>',
    "Sniper": _HEAD.format(coat="leather")
    + '<g fill="none" stroke="var(--d-blood)" stroke-width="4"><circle cx="10" cy="12" r="11"/>'
    '<path d="M10 -4V28M-6 12H26"/></g>',
    "dog": f'<path d="M-20 -6L-26 -26L-8 -16H8L26 -26L20 -6Q20 20 0 28Q-20 20 -20 -6Z" fill="var(--d-wood)" {_INK}/>'
    '<circle cx="-8" cy="-3" r="3.4" fill="var(--d-black)"/><circle cx="8" cy="-3" r="3.4" fill="var(--d-black)"/>'
    '<path d="M-6 10H6L0 17Z" fill="var(--d-black)"/><path d="M0 17V21" stroke="var(--d-black)" stroke-width="3"/>',
    "somebody": _HEAD.format(coat="bed-blue"),
}
"""By the name on the card, or by the kind of figure."""

SLIMER = (
    f'<path d="M-20 22Q-26 -22 0 -22T20 22L12 15L5 23L-3 15L-11 23Z" fill="var(--d-token-green)" {_INK}/>'
    '<circle cx="-7" cy="-6" r="4" fill="var(--d-white)"/><circle cx="8" cy="-6" r="4" fill="var(--d-white)"/>'
    '<path d="M-9 5Q0 14 10 4Z" fill="var(--d-black)"/>'
)


def mark_of(card: CardType) -> str:
    """The picture of a Companion, within 26 of the middle."""
    if card.name == "Slimer":
        return SLIMER
    return MARKS.get(card.name) or MARKS["dog" if card.figure == "dog" else "somebody"]


def companion(card: CardType, name: str, leader: int, x: float, y: float, scale: float, held: str = "") -> str:
    """A Companion's disc, with the ring of the Leader (dotted while there is none) and the name below.

    `held` is the name of the card that a dog carries.
    """
    ring = colour(f"ring-{leader % RINGS}") if leader >= 0 else colour("white")
    pattern = RING_DASHES[(leader + leader // RINGS) % RINGS] if leader >= 0 else "3 7"
    dashes = f' stroke-dasharray="{pattern}"' if pattern else ""
    plate = max(54, 15 * len(name) + 12)
    inner = (
        f'<circle cx="3" cy="-6" r="41" fill="{colour("black")}" opacity=".4"/><circle cy="-10" r="40" fill="{colour("black")}"/>'
        f'<circle cy="-10" r="33" fill="{colour("paper")}"/><g transform="translate(0 -11)">{mark_of(card)}</g>'
        f'<circle cy="-10" r="35" fill="none" stroke="{ring}" stroke-width="7"{dashes}/>'
        f'<rect x="{-plate / 2:g}" y="24" width="{plate:g}" height="28" rx="9" fill="{colour("black")}" '
        f'stroke="{ring}" stroke-width="2.5"/>{text(name, 0, 38, 23, colour("white"))}{title(name)}'
    )
    if held:
        inner += (
            f'<g transform="translate(30 -34) rotate(12)"><rect x="-13" y="-18" width="26" height="36" rx="5" '
            f'fill="{colour("noise")}" {_INK}/>{text(held[0], 0, 2, 22, colour("black"))}</g>'
        )
    return moved(x, y, inner, scale, 'class="survivor companion" ')


def slimer(said: Words, x: float, y: float, scale: float) -> str:
    """Slimer, floating beside its Survivor."""
    return moved(x - 42 * scale, y + 6 * scale, SLIMER + title(said.word("slimer")), scale)


@drawn(Companion)
def token(game: Game, number: int, piece: Companion, place: PicturePlaces) -> str:
    """A token that nobody has turned yet; whoever is known stands among the figures."""
    if card_of(piece):
        return ""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, unknown(words_of(game.setting)), scale)


@drawn(Follower)
def follower(game: Game, number: int, piece: Follower, place: PicturePlaces) -> str:
    """CL-HOUSE-48: whoever has a name stands among the figures; before set-up has given them one, a token."""
    if piece.called:
        return ""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, unknown(words_of(game.setting)), scale)


def unknown(said: Words) -> str:
    """The token of a Companion whom nobody knows yet."""
    return (
        f'<circle r="38" fill="{colour("token-green")}" stroke="{colour("black")}" stroke-width="5"/>'
        f"{text('?', 0, 2, 46, colour('white'))}{title(said.word('companion'))}"
    )
