"""Noise that lasts, Zombies that it leads on, and those that are sent elsewhere (WZ-M1-03, -04; WZ-M2-02, -03)."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.frames import Activation
from shamble.rules.horde import shift
from shamble.rules.missions.effects import MAKE_LAST
from shamble.rules.noise import NOISE_STAYS, noise_at
from shamble.rules.pursuit import CALLING
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.missions import LastingNoise
from shamble.world.pieces import NOWHERE, Piece, pieces_of
from shamble.world.words import MISSION_SAYS, Given, effect

rules = Rule("lasting-noise")


class LastingToken(Piece, tag="lasting-noise"):
    """So many of the Noise tokens of a Zone stay in every End Phase."""

    tokens: int = 0


declare(
    EventKind("noise-quiet", "zone"),
    EventKind("sent-back", "zone origin kind count"),
)


@rules.on(MAKE_LAST)
def make_last(g: Game, zone: int, tokens: int) -> None:
    """So many tokens of a Zone stay there from now on."""
    g.state.pieces.append(LastingToken(zone, tokens=tokens))


def laid_noise(noise: Sequence[LastingNoise]) -> tuple[Piece, ...]:
    """The records of the Noise tokens of a Mission that stay."""
    return tuple(LastingToken(one.zone, tokens=one.tokens) for one in noise if one.lasting)


@rules.on(NOISE_STAYS)
def tokens_that_stay(g: Game) -> dict[int, int]:
    """The tokens that the End Phase leaves, by Zone."""
    found: dict[int, int] = {}
    for _, piece in pieces_of(g, LastingToken) if g.state.pieces else ():
        found[piece.zone] = found.get(piece.zone, 0) + piece.tokens
    return found


@rules.on(hooks.SET_UP, MISSION_SAYS)
@about(scene=lambda scene: scene.mission.noise)
def lay_noise(g: Game) -> list[Frame]:
    """CL-READ-20: Noise tokens that lie there from the start."""
    for noise in g.setting.mission.noise:
        for _ in range(noise.tokens):
            noise_at(g, noise.zone, rule=MISSION_SAYS)
    return []


@rules.on(CALLING)
def calling_zones(g: Game) -> tuple[int, ...]:
    """WZ-M1-04: those with Noise tokens for which Zombies take no notice of doors."""
    return tuple(one.zone for one in g.setting.mission.noise if one.doors_ignored and g.state.noise[one.zone])


@rules.on(hooks.ZOMBIES_ACT, MISSION_SAYS)
@about(scene=lambda scene: scene.mission.sent)
def send_away(g: Game, f: Activation, step: str) -> list[Frame]:
    """WZ-M2-03: whoever begins a Move there is put elsewhere, and the Move is over.

    WZ-OPEN-38: whoever has Attacked there makes no Move and stays.
    """
    if step != "move":
        return []
    for origin, to in g.setting.mission.sent:
        leaving = [group for group in f.waiting if group[0] == origin]
        f.waiting = tuple(group for group in f.waiting if group[0] != origin)
        for _, kind, count in leaving:
            shift(g, origin, to, kind, count)
            g.emit("sent-back", MISSION_SAYS, zone=to, origin=origin, kind=kind, count=count)
            f.moved = (*f.moved, (to, kind, count))
    return []


@effect("{quiet: 2R.A}", quiet="zone")
def _quiet(g: Game, given: Given, who: int) -> list[Frame]:
    """The Noise tokens of a Zone that would stay are removed."""
    zone = given["quiet"]
    for _, piece in pieces_of(g, LastingToken):
        if piece.zone == zone:
            taken = min(piece.tokens, g.state.noise[zone])
            g.state.noise[zone] -= taken
            g.state.noise_stock += taken
            piece.zone, piece.tokens = NOWHERE, 0
            g.emit("noise-quiet", MISSION_SAYS, zone=zone)
    return []
