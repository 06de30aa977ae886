"""Pieces of a heist: Sleepers, what somebody has left behind, and the Truck with the gun on its roof."""

from __future__ import annotations

from shamble.draw.cars import EDGE, WHEELS, sitting
from shamble.draw.markers import card_plate
from shamble.draw.parking import lot, shelf
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import Places
from shamble.draw.svg import colour, moved, text, title
from shamble.rules.keepsakes import DROPPED
from shamble.rules.sleepers.tokens import SLEEPER
from shamble.rules.vehicles.truck import TRUCK
from shamble.text import piece_text, words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece

SEATS = {"driver": (62.0, 0.0), "gunner": (0.0, 0.0)}
PASSENGERS = ((-52.0, -24.0), (-52.0, 24.0))


@drawn(SLEEPER)
def sleeper(game: Game, number: int, piece: Piece, place: Places) -> str:
    """A dark disc with a closed eye, and the sign of sleep."""
    x, y, scale = shelf(game, number, place)
    disc = (
        f'<circle r="42" fill="{colour("black")}" stroke="{colour("z-standard-rim")}" stroke-width="6"/>'
        f'<path d="M-22 8Q0 26 22 8M-16 15L-22 24M0 18V28M16 15L22 24" fill="none" stroke="{colour("z-standard")}" '
        f'stroke-width="5" stroke-linecap="round"/>{text("Zz", 0, -12, 30, colour("z-standard"))}'
    )
    return moved(x, y, disc + title(words_of(game.setting).word(SLEEPER)), scale)


@drawn(DROPPED)
def dropped(game: Game, number: int, piece: Piece, place: Places) -> str:
    """The card that lies there."""
    x, y, scale = shelf(game, number, place)
    return moved(x, y, card_plate(words_of(game.setting), game.setting.card(piece["card"])), scale)


@drawn(TRUCK)
def truck(game: Game, number: int, piece: Piece, place: Places) -> str:
    """A box on wheels with a stripe along its side, and a gun in a ring on its roof."""
    body = (
        f'{WHEELS}<rect x="-108" y="-52" width="180" height="104" rx="14" fill="{colour("paper")}" {EDGE}/>'
        f'<path d="M72 -44H92Q108 -40 108 0Q108 40 92 44H72Z" fill="{colour("heli-glass")}" {EDGE}/>'
        f'<path d="M-108 -34H72M-108 34H72" stroke="{colour("exit")}" stroke-width="10"/>'
        f'<circle r="30" fill="none" stroke="{colour("black")}" stroke-width="6"/>'
        f'<path d="M24 -4H66V4H24Z" fill="{colour("black")}"/>'
    )
    people = [*piece["passengers"], -1, -1][: len(PASSENGERS)]
    seated = "".join(sitting(game, piece[seat], *at) for seat, at in SEATS.items())
    seated += "".join(sitting(game, who, *at) for who, at in zip(people, PASSENGERS, strict=True))
    x, y, scale = lot(game, number, place)
    told = title(piece_text(words_of(game.setting), game, piece))
    return moved(x, y, f"{body}{seated}{told}", scale, 'class="car" ')
