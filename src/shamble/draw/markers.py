"""Markers on the board: downed Survivors, lying cards, Crates, Vade Retro tokens, and marks of single Zombies."""

from __future__ import annotations

from shamble.draw import landmarks
from shamble.draw.figures import drop, star
from shamble.draw.gear import drawing_of
from shamble.draw.parking import shelf
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.portraits import face
from shamble.draw.svg import colour, moved, text, title
from shamble.draw.tokens import objective
from shamble.rules.combat.snares import Snared
from shamble.rules.crates import Crate
from shamble.rules.missions.approaching import Approaching
from shamble.rules.missions.cards import CARD as MISSION_CARD
from shamble.rules.missions.cards import LaidObjectiveCard
from shamble.rules.missions.hordes import ChangedSpawn
from shamble.rules.missions.lasting_noise import LastingToken
from shamble.rules.missions.lying_cards import CardLying
from shamble.rules.modes.fallen import Downed
from shamble.rules.secret_service import Humvee
from shamble.rules.species.losts import HurtLost
from shamble.rules.species.vips import Vip
from shamble.rules.vade_retro import TOKEN as VADE_RETRO
from shamble.rules.vade_retro import VadeRetroToken
from shamble.text import Words, words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece
from shamble.world.records import CardType
from shamble.world.tokens import HUMVEE

MARKS = (HurtLost, Vip, Snared)


@drawn(Downed)
def downed(game: Game, number: int, piece: Downed, place: PicturePlaces) -> str:
    """A downed Survivor: the disc, pale and turned on its side, with the name."""
    x, y, scale = shelf(game, number, place)
    name = game.state.survivors[piece.who].name
    disc = (
        f'<g opacity=".75" transform="rotate(90)"><circle r="51" fill="{colour("black")}"/>'
        f'<circle r="43" fill="{colour("paper")}"/>'
        f'<g transform="translate(-41 -41) scale(.82)">{face(name, disc=True)}</g></g>'
    )
    plate = f'<rect x="-60" y="27" width="120" height="34" rx="10" fill="{colour("black")}" opacity=".8"/>'
    told = words_of(game.setting).drawn("laid-down", who=name)
    inner = f"{disc}{plate}{text(name, 0, 44, 25, colour('white'))}{title(told)}"
    return moved(x, y, inner, scale * 0.78)


@drawn(CardLying)
def lying_card(game: Game, number: int, piece: CardLying, place: PicturePlaces) -> str:
    """Equipment that lies there for whoever Searches the Zone."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, card_plate(words_of(game.setting), game.setting.card(piece.card)), scale)


@drawn(VadeRetroToken)
def vade_retro(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """A Vade Retro token: a pale disc with a cross."""
    x, y, scale = shelf(game, number, place)
    disc = f'<circle r="40" fill="{colour("paper")}" stroke="{colour("black")}" stroke-width="6"/>'
    cross = f'<path d="M0 -26V26M-16 -9H16" stroke="{colour("black")}" stroke-width="9" stroke-linecap="round"/>'
    return moved(x, y, disc + cross + title(words_of(game.setting).word(VADE_RETRO)), scale)


@drawn(Approaching)
def approaching(game: Game, number: int, piece: Approaching, place: PicturePlaces) -> str:
    """A token that is on its way: an Objective of its colour."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, objective(words_of(game.setting), (0, 0), piece.colour), scale)


@drawn(Crate)
def crate(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """A Pimpweapon Crate: a wooden box with a golden lock."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, crate_box() + title(words_of(game.setting).drawn("pimpweapon-crate")), scale)


@drawn(LaidObjectiveCard)
def mission_card(game: Game, number: int, piece: LaidObjectiveCard, place: PicturePlaces) -> str:
    """An Objective card: face down as long as nobody has read it."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, card_back(shown=bool(piece.shown)) + title(words_of(game.setting).word(MISSION_CARD)), scale)


@drawn(LastingToken)
def lasting(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """Noise that lasts is drawn as the tokens that lie there."""
    return ""


@drawn(ChangedSpawn)
def changed_spawn(game: Game, number: int, piece: ChangedSpawn, place: PicturePlaces) -> str:
    """The cards that a Spawn Zone gets more or fewer, as long as it does."""
    if piece.until and piece.until < game.state.round:
        return ""
    x, y, scale = shelf(game, number, place)
    plate = f'<rect x="-34" y="-24" width="68" height="48" rx="10" fill="{colour("token-red")}" stroke="{colour("black")}" stroke-width="5"/>'
    change = f"{piece.number:+}".replace("-", "\N{MINUS SIGN}")
    sign = text(change, 0, 2, 34, colour("paper"))
    return moved(x, y, plate + sign + title(words_of(game.setting).drawn("changed-spawn", count=piece.number)), scale)


def card_back(*, shown: bool) -> str:
    """A card of the Mission alone, as it lies in a Zone or on a door."""
    sign = "" if shown else text("?", 0, 4, 46, colour("paper"))
    lines = f'<path d="M-16 -20H16M-16 -4H16M-16 12H6" stroke="{colour("black")}" stroke-width="5"/>' if shown else ""
    fill = colour("paper") if shown else colour("token-red")
    return (
        f'<rect x="-28" y="-40" width="56" height="80" rx="8" fill="{fill}" stroke="{colour("black")}" stroke-width="5"/>'
        f"{sign}{lines}"
    )


@drawn(Humvee)
def humvee(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """A Humvee, which stands where it is."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, landmarks.HUMVEE + title(words_of(game.setting).word(HUMVEE)), scale * 0.42)


def crate_box() -> str:
    """The box alone, as in the legend."""
    return (
        f'<rect x="-46" y="-34" width="92" height="68" rx="8" fill="{colour("wood")}" stroke="{colour("black")}" '
        f'stroke-width="6"/><path d="M-46 -8H46M-20 -34V34M20 -34V34" stroke="{colour("black")}" stroke-width="4" '
        f'opacity=".6"/><circle cy="-8" r="12" fill="{colour("token-yellow")}" stroke="{colour("black")}" stroke-width="4"/>'
    )


def card_plate(said: Words, card: CardType) -> str:
    """A small card with the picture of what it is."""
    plate = (
        f'<rect x="-44" y="-44" width="88" height="88" rx="10" fill="{colour("paper")}" '
        f'stroke="{colour("black")}" stroke-width="5"/>'
    )
    picture = f'<g transform="translate(-38 -38) scale(.76)">{drawing_of(card)}</g>'
    return f"{plate}{picture}{title(said.drawn('lying-card', card=card.name))}"


def mark_place(game: Game, number: int, piece: Piece, place: PicturePlaces) -> tuple[float, float]:
    """Marks of single Zombies stand one below the other at the left rim of their Zone."""
    before = sum(one.zone == piece.zone and isinstance(one, MARKS) for one in game.state.pieces[:number])
    return place.upper.x0 + 26, place.upper.y0 + 36 + 50 * before


@drawn(HurtLost)
def hurt_lost(game: Game, number: int, piece: HurtLost, place: PicturePlaces) -> str:
    """The Wounds of one Lost (CL-LOST-07)."""
    x, y = mark_place(game, number, piece, place)
    told = title(words_of(game.setting).drawn("hurt-lost", wounds=piece.wounds))
    return f"<g>{drop(x, y, 0.6, piece.wounds)}{told}</g>"


@drawn(Vip)
def vip(game: Game, number: int, piece: Vip, place: PicturePlaces) -> str:
    """Which VIP it is, by the first letters of its sculpt (CL-VIP-02)."""
    x, y = mark_place(game, number, piece, place)
    letters = text(piece.sculpt[:2], x, y + 2, 22, colour("black"))
    told = title(words_of(game.setting).drawn("vip", name=piece.sculpt))
    return f"<g>{star(x, y, 0.75)}{letters}{told}</g>"
