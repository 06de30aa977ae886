"""The colours of Objectives: of those that lie open, and of those that were mixed and laid face down at random.

This is the one place that knows what colour an Objective has. Whoever decides something for a player asks for the
colour that is seen, the rules for the true one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from shamble.engine.agenda import Frame
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.mission_records import MissionFacts
from shamble.world.pieces import COLOUR, HIDDEN, NOWHERE, Piece
from shamble.world.view import TableSeen

rules = Rule("objective-colours")

FACE_DOWN = "face-down"
MISSIONS_REMEMBERED = 512
"""The colours of this many Missions are looked up once and kept."""


class FaceDownObjective(Piece, tag=FACE_DOWN):
    """An Objective, counted from 1; its colour is its `face`, and `shown` once it has been turned up."""

    number: int = 0
    face: Annotated[str, COLOUR, HIDDEN] = ""
    shown: Annotated[str, COLOUR] = ""


def _laid_anew(g: Game, index: int) -> FaceDownObjective | None:
    """The record of an Objective that was mixed with others, if it was."""
    for piece in g.state.all_of(FaceDownObjective):
        if piece.number == index + 1:
            return piece
    return None


def colour_of(g: Game, index: int) -> str:
    """The colour of an Objective, whoever may know it; none as long as it has not been laid."""
    token = g.setting.mission.objectives[index]
    piece = _laid_anew(g, index)
    if piece is None:
        return "" if token.face_down else token.colour
    colour: str = piece.shown or piece.face
    return colour


def objectives_of(g: Game, colour: str) -> Sequence[int]:
    """The Objectives of a colour, those included that were taken."""
    if g.state.numbers_of(FaceDownObjective):
        return [index for index in range(len(g.setting.mission.objectives)) if colour_of(g, index) == colour]
    return _laid_open(g.setting.mission, colour)


@lru_cache(MISSIONS_REMEMBERED)
def _laid_open(mission: MissionFacts, colour: str) -> list[int]:
    laid = enumerate(mission.objectives)
    return [index for index, token in laid if token.colour == colour and not token.face_down]


def seen_colour(g: Game, index: int) -> str:
    """The colour of an Objective as everybody sees it: `face-down` where its back is up."""
    token = g.setting.mission.objectives[index]
    piece = _laid_anew(g, index)
    if piece is None:
        return FACE_DOWN if token.face_down else token.colour
    return piece.shown or FACE_DOWN


def lies_hidden(g: Game, index: int) -> bool:
    """Whether nobody knows the colour of this Objective."""
    return seen_colour(g, index) == FACE_DOWN


def may_be(g: Game, index: int) -> tuple[str, ...]:
    """The colours that an Objective may have for all that players know."""
    seen = seen_colour(g, index)
    return (seen,) if seen != FACE_DOWN else _hidden_colours(g)


def _hidden_colours(g: Game) -> tuple[str, ...]:
    """The colours of all Objectives whose colour nobody knows."""
    laid = g.state.all_of(FaceDownObjective)
    anew = {piece.number for piece in laid}
    found = {piece.face for piece in laid if not piece.shown}
    for number, token in enumerate(g.setting.mission.objectives, 1):
        if token.face_down and number not in anew:
            found.add("")
    return tuple(sorted(found))


def turn_up(g: Game, index: int) -> str:
    """Everybody sees the colour of this Objective from now on."""
    piece = _laid_anew(g, index)
    if piece is not None and piece.face:
        piece.shown, piece.face = piece.face, ""
        g.seen()
    return colour_of(g, index)


def lay(g: Game, index: int, colour: str) -> None:
    """An Objective of this colour lies here face down."""
    piece = _laid_anew(g, index)
    if piece is None:
        g.state.pieces.append(FaceDownObjective(NOWHERE, number=index + 1, face=colour))
    else:
        piece.face, piece.shown = colour, ""


def mix(g: Game, places: Sequence[int], colours: Sequence[str], purpose: str = "") -> None:
    """Objectives of these colours are laid face down at random on the places of these."""
    order = g.shuffle(range(len(colours)), purpose)
    for index, at in zip(places, order, strict=True):
        lay(g, index, colours[at])


@rules.on(hooks.SET_UP, "CL-SETUP-03")
def mix_at_set_up(g: Game) -> list[Frame]:
    """CL-SETUP-03, RM-M05, RM-M06: the Objectives that the Mission wants face down are mixed with each other."""
    tokens = g.setting.mission.objectives
    places = [index for index, token in enumerate(tokens) if token.face_down]
    if places:
        mix(g, places, [tokens[index].colour for index in places], "objectives")
    return []


@rules.on(hooks.VIEW, "CL-SETUP-03")
def shown_colours(g: Game, seen: TableSeen) -> None:
    """CL-SETUP-03: nobody sees more of an Objective than lies up."""
    for index, shown in enumerate(seen["objectives"]):
        shown["colour"] = seen_colour(g, index)
