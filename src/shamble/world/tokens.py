"""Noise and Spawn tokens as they lie now. Rules, views, pictures and scenarios all read them here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from shamble.world.mission_records import SpawnToken
from shamble.world.pieces import COLOUR, NOWHERE, SPAWN_KIND, UNSAID, Piece, said_in

if TYPE_CHECKING:
    from shamble.world.play import Play


class FurtherSpawn(Piece, tag="added-spawn"):
    """A Spawn token that came into the game later; one for further Survivors says nothing of itself, and is plain."""

    colour: Annotated[str, COLOUR] = UNSAID
    kind: Annotated[str, SPAWN_KIND] = UNSAID
    asleep: bool = UNSAID


class MovedSpawn(Piece, tag="driven-spawn"):
    """A Spawn token of the Mission that lies elsewhere now, or nowhere; the last record of a number counts."""

    number: int = 0


CRATE = "pimpweapon-crate"
"""A Pimpweapon Crate, where one is drawn on a tile or a Mission lays one."""

HUMVEE = "humvee"
"""A Humvee, which nobody drives."""

SPAWN_PIECES = (FurtherSpawn, MovedSpawn)


def noise_in(g: Play, zone: int) -> int | str:
    """The noise that lies in a Zone as players read it: a number of tokens, or the side that the token shows."""
    steps = g.setting.rules.noise
    shown: int | str = g.state.noise[zone]
    return steps[g.state.loudness - 1] if shown and steps else shown


def noise_on_board(g: Play) -> dict[str, int | str]:
    """The noise that lies on the board, by the names of its Zones."""
    return {zone.name: noise_in(g, zone.index) for zone in g.setting.board.zones if g.state.noise[zone.index]}


def moved_spawns(g: Play) -> dict[int, int]:
    """The Zones of those Spawn tokens that lie elsewhere than the Mission says, by number; NOWHERE: removed."""
    return {piece.number - 1: piece.zone for piece in g.state.all_of(MovedSpawn)}


def spawn_tokens(g: Play) -> list[SpawnToken]:
    """All Spawn tokens on the board where they lie now, each with its number: the Mission's, then those added."""
    spawns, state = g.setting.mission.spawns, g.state
    moved = moved_spawns(g) if state.pieces else {}
    resting: dict[str, bool] = {}
    found = []
    for token in spawns:
        zone = moved.get(token.number, token.zone)
        if zone != NOWHERE:
            found.append(_lying(g, token, zone, not state.awake >> token.number & 1, resting))
    for number in state.numbers_of(FurtherSpawn):
        piece = state.piece(number, FurtherSpawn)
        if piece.zone != NOWHERE:
            colour, kind = said_in(piece, "colour") or "red", said_in(piece, "kind")
            token = SpawnToken(piece.zone, (), colour, "", kind, False, len(spawns) + number)
            found.append(_lying(g, token, piece.zone, said_in(piece, "asleep"), resting))
    return found


def _lying(g: Play, token: SpawnToken, zone: int, asleep: bool, resting: dict[str, bool]) -> SpawnToken:
    """A token as it lies. Its kind may be awake at certain times alone: `resting` has what was found out of kinds.

    One that is kept asleep is not awake, whatever its kind says.
    """
    kinds = g.setting.rules.spawn_kinds
    awake = kinds[token.kind].awake if token.kind and kinds and not asleep else None
    if awake is not None:
        if token.kind not in resting:
            resting[token.kind] = not awake(g)
        asleep = resting[token.kind]
    rests = awake is not None
    if zone == token.zone and asleep == token.asleep and rests == token.rests:
        return token
    told = token.locators, token.colour, token.awake_when, token.kind
    return SpawnToken(zone, *told, asleep, token.number, rests, token.fixed)
