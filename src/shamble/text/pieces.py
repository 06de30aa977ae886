"""Pieces of the board in words: what they are, who sits in them, what lies there."""

from __future__ import annotations

from shamble.rules.objective_colours import seen_colour
from shamble.rules.places.parts import state_of
from shamble.rules.vehicles.seats import Vehicle, kind_of
from shamble.text.places import place_name
from shamble.text.words import Words
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY, Piece
from shamble.world.state import Survivor


def piece_name(words: Words, piece: Piece) -> str:
    """The name of a piece, by its kind if there are several, and by the class that the Mission gives it."""
    return with_class(words, words.word(kind_of(piece)), getattr(piece, "trait", ""))


def body_name(words: Words, game: Game, body: Survivor) -> str:
    """The name of a piece that counts as a Survivor, with the class that the Mission gives it."""
    return with_class(words, body.name, getattr(game.state.pieces[body.index - FIRST_BODY], "trait", ""))


def with_class(words: Words, name: str, trait: str) -> str:
    """A name with the class, if there is one, that the Mission gives to whoever waits there."""
    return words.phrase("of-class", what=name, kind=words.word(trait)) if trait else name


def objective_name(game: Game, index: int) -> str:
    """The name that the Mission gives to an Objective; one that lies face down is known by none."""
    token = game.setting.mission.objectives[index]
    return "" if token.face_down else token.name


def objective_colour(words: Words, game: Game, index: int) -> str:
    """The colour of an Objective as it is seen, and the name that the Mission gives it."""
    return named_colour(words, seen_colour(game, index), objective_name(game, index))


def named_colour(words: Words, colour: str, name: str) -> str:
    """A colour, and the name that a Mission gives to an Objective of it."""
    shown = words.word(colour)
    return words.phrase("colour-named", colour=shown, name=name) if name else shown


def parted_from(words: Words, game: Game, zone: int) -> str:
    """The Zones that only seem to meet this one, because limits that nearly meet are one line; empty for none."""
    beyond = [other for pair in game.setting.board.parted if zone in pair for other in pair if other != zone]
    if not beyond:
        return ""
    return words.phrase("one-line", zones=words.listed([place_name(words, game, one) for one in beyond]))


def ways_by_parts(words: Words, game: Game, zone: int) -> list[str]:
    """The Zones that become adjacent when a part of the board moves, by its state then."""
    found: dict[tuple[str, str], list[str]] = {}
    for part, state, zones in game.setting.mission.part_joins:
        if zone in zones and state_of(game, part) != state:
            found.setdefault((part, state), []).extend(place_name(words, game, one) for one in zones - {zone})
    return [
        words.phrase("ways-by-part", part=part, state=state, zones=words.series(beyond))
        for (part, state), beyond in found.items()
    ]


def piece_text(words: Words, game: Game, piece: Piece) -> str:
    """A piece in words for the map; a vehicle with those who sit in it and what it carries."""
    if not isinstance(piece, Vehicle):
        return piece_name(words, piece)
    name = piece_name(words, piece)
    parts = [name if piece.zone >= 0 else words.phrase("in-flight", what=name)]
    parts += [
        words.phrase(f"sits-{seat}", who=game.person(who).name)
        for seat in piece.vehicle_kind.singles
        if (who := getattr(piece, seat)) >= 0
    ]
    if piece.passengers:
        riders = words.listed([game.person(who).name for who in piece.passengers])
        parts.append(words.phrase("sits-passengers", who=riders))
    if piece.stash:
        stashed = words.listed([game.setting.card(card).name for card in piece.stash])
        parts.append(words.phrase("lies-stashed", cards=stashed))
    return words.series(parts)
