"""Pieces of a heist on the board: Sleepers, Vault cards, keepsakes that somebody has left, snares."""

from __future__ import annotations

from shamble.draw.markers import card_plate, mark_place
from shamble.draw.parking import shelf
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import colour, moved, title
from shamble.rules.combat.snares import Snared
from shamble.rules.keepsakes import DroppedCard
from shamble.rules.sleepers.tokens import SLEEPER, SleeperToken
from shamble.rules.vault.traps import VaultCard
from shamble.text import Words, words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece

_PLATE = (
    '<rect x="-36" y="-46" width="72" height="92" rx="10" fill="{paint}" stroke="{black}" stroke-width="5"/>'
    '<g fill="none" stroke="{ink}" stroke-width="5" stroke-linecap="round">{picture}</g>'
)
_WHEEL = '<circle r="20"/><circle r="7"/><path d="M0 -20V-30M0 20V30M-20 0H-30M20 0H30M-14 -14L-21 -21M14 14L21 21"/>'
_OPEN = '<path d="M-18 2L-5 16L20 -16"/>'


def _vault_plate(paint: str, picture: str) -> str:
    return _PLATE.format(paint=colour(paint), black=colour("black"), ink=colour("black"), picture=picture)


@drawn(VaultCard)
def vault_card(game: Game, number: int, piece: VaultCard, place: PicturePlaces) -> str:
    """A Vault card: its back, its face once somebody has come in, a check once the traps are gone."""
    x, y, scale = shelf(game, number, place)
    said = words_of(game.setting)
    if piece.cleared:
        inner = _vault_plate("token-green", _OPEN) + title(said.drawn("vault-cleared"))
    elif piece.card:
        card = game.setting.card(piece.card)
        inner = _vault_plate("paper", _WHEEL) + title(said.drawn("vault-card", card=card.name, text=card.text or ""))
    else:
        inner = vault_back(said)
    return moved(x, y, inner, scale)


def vault_back(said: Words) -> str:
    """A Vault card, face down."""
    return _vault_plate("metal", _WHEEL) + title(said.drawn("vault-hidden"))


@drawn(DroppedCard)
def dropped(game: Game, number: int, piece: DroppedCard, place: PicturePlaces) -> str:
    """A keepsake that waits for somebody to pick it up."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, card_plate(words_of(game.setting), game.setting.card(piece.card)), scale)


@drawn(Snared)
def snared(game: Game, number: int, piece: Snared, place: PicturePlaces) -> str:
    """The mark of one Zombie that lies in a snare: two balls on a cord."""
    x, y = mark_place(game, number, piece, place)
    cord = f'<path d="M-14 8Q0 -22 14 8" fill="none" stroke="{colour("black")}" stroke-width="4"/>'
    balls = "".join(
        f'<circle cx="{at}" cy="10" r="8" fill="{colour("gun-light")}" stroke="{colour("black")}" stroke-width="3"/>'
        for at in (-14, 14)
    )
    told = title(words_of(game.setting).drawn("snared", kind=piece.kind))
    return moved(x, y, f'<circle r="23" fill="{colour("paper")}" opacity=".85"/>{cord}{balls}{told}', 1)


@drawn(SleeperToken)
def sleeper(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """A dark disc with a closed eye, and the sign of sleep."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, sleeper_disc(words_of(game.setting)), scale)


def sleeper_disc(said: Words) -> str:
    """A Sleeper token, face down."""
    return (
        f'<circle r="42" fill="{colour("black")}" stroke="{colour("z-standard-rim")}" stroke-width="6"/>'
        f'<path d="M-22 8Q0 26 22 8M-16 15L-22 24M0 18V28M16 15L22 24M-16 -28H-2L-16 -10H-2M8 -20H18L8 -8H18" '
        f'fill="none" stroke="{colour("z-standard")}" stroke-width="5" stroke-linecap="round"/>{title(said.word(SLEEPER))}'
    )
