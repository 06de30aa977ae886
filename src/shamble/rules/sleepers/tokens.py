"""Sleeper tokens: how they are dealt, and where they lie (AD-SETUP-03, AD-SLEEP-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from shamble.engine.agenda import Frame
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import HIDDEN, NOWHERE, Piece, pieces_at, pieces_of
from shamble.world.words import Given, condition

SLEEPER = "sleeper"


class SleeperToken(Piece, tag=SLEEPER, laid=True):
    """A Sleeper token: `number` is on the side that nobody sees; once it is turned it stands in `turned`.

    `woken`: they woke. `stirred`: Zombies have come, and they are about to wake.
    """

    number: Annotated[int, HIDDEN] = 0
    turned: int = 0
    woken: bool = False
    stirred: bool = False


rules = Rule("sleepers")


@rules.on(hooks.SET_UP, "AD-SETUP-03")
@about(pieces=(SLEEPER,))
def deal_tokens(g: Game) -> list[Frame]:
    """AD-SETUP-03: all tokens of the box are mixed, and one is dealt to each marked Zone; the rest stay unseen."""
    laid = [piece for _, piece in pieces_of(g, SleeperToken)]
    if not laid:
        return []
    bag = g.shuffle([int(face) for face in g.setting.token_faces.get(SLEEPER, ())], f"tokens {SLEEPER}")
    for piece, number in zip(laid, bag, strict=False):
        piece.number = number
    g.state.pieces += [SleeperToken(NOWHERE, number=number) for number in bag[len(laid) :]]
    return []


def sleepers_in(g: Game, zones: Iterable[int]) -> tuple[int, ...]:
    """The numbers of the tokens that lie in these Zones."""
    return tuple(number for zone in zones for number, _ in pieces_at(g, SleeperToken, zone))


def most_in_one(g: Game) -> int:
    """The largest number that a token may have, as everybody knows."""
    return max(map(int, g.setting.token_faces.get(SLEEPER, ())), default=0)


def turn_over(g: Game, number: int, *, woken: bool) -> int:
    """A token leaves the board with its other side up: how many Shamblers it says."""
    piece = g.state.piece(number, SleeperToken)
    shamblers, piece.zone = piece.number, NOWHERE
    piece.number, piece.turned, piece.woken, piece.stirred = 0, shamblers, woken, False
    return shamblers


@condition("{woken: 8}", woken="number")
def _woken(g: Game, given: Given, moment: str) -> bool:
    """So many Sleeper tokens have woken; those that were eliminated do not count."""
    return len(those_woken(g)) >= int(given["woken"])


def those_woken(g: Game) -> list[int]:
    """The numbers of the tokens that have woken."""
    return [number for number in g.state.numbers_of(SleeperToken) if g.state.piece(number, SleeperToken).woken]
