"""Pieces of the board in words: what they are, who sits in them, what lies there."""

from __future__ import annotations

from shamble.rules.vehicles.seats import PASSENGERS, STASH, VEHICLES, kind_of
from shamble.text.words import Words
from shamble.world.game import Game
from shamble.world.pieces import Piece


def piece_name(words: Words, piece: Piece) -> str:
    """The name of a piece, by its kind if there are several."""
    return words.word(kind_of(piece))


def piece_text(words: Words, game: Game, piece: Piece) -> str:
    """A piece in words for the map; a vehicle with those who sit in it and what it carries."""
    if piece["piece"] not in VEHICLES:
        return piece_name(words, piece)
    name = piece_name(words, piece)
    parts = [name if piece["zone"] >= 0 else words.phrase("in-flight", what=name)]
    parts += [
        words.phrase(f"sits-{seat}", who=game.person(piece[seat]).name)
        for seat in VEHICLES[piece["piece"]].singles
        if piece[seat] >= 0
    ]
    if piece[PASSENGERS]:
        riders = words.listed([game.person(who).name for who in piece[PASSENGERS]])
        parts.append(words.phrase("sits-passengers", who=riders))
    if piece[STASH]:
        stashed = words.listed([game.setting.card(card).name for card in piece[STASH]])
        parts.append(words.phrase("lies-stashed", cards=stashed))
    return words.series(parts)
