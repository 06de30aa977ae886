"""Stashing Equipment in a vehicle and taking it out again (CL-STASH)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.pieces import Piece
from shamble.engine.state import EMPTY, Frame, Survivor
from shamble.rules.inventory import distinct, distinct_in_place, free_slots, likeness, place_of, stow
from shamble.rules.registry import action
from shamble.rules.turn import Purse, forget_cancelled
from shamble.rules.vehicles.seats import STASH, VEHICLES, kind_of, vehicles_in

STORE, TAKE_OUT = "stash", "take-out"
HANDS_FIRST = ("hand", "reserve")

Rank = tuple[Any, ...]
"""The fixed order in which cards change places, so that every result is reached in one way only."""


def offer_stash(g: Game, turn: Frame, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-STASH-01, -02, -04: whoever is in the Zone of a vehicle, seated or not; each way is an Action of its own."""
    if not g.state.pieces or purse.left < 1:
        return
    for number, piece in vehicles_in(g, survivor.zone):
        for what, options in ((STORE, _storing(g, survivor, number)), (TAKE_OUT, _taking(g, survivor, number))):
            if VEHICLES[piece["piece"]].may(g, piece, survivor, what):
                out.extend(option for _, option in options)


def _storing(
    g: Game, survivor: Survivor, number: int, after: Rank = (), cost: int = 1
) -> Iterator[tuple[Rank, Option]]:
    """CL-STASH-01: each of his cards, of equal ones in one place a single one."""
    piece = g.state.pieces[number]
    for card in distinct_in_place(g, survivor):
        place = place_of(survivor, card)
        rank = (*likeness(g, card), HANDS_FIRST.index(place))
        if rank >= after:
            yield rank, _option(survivor, number, piece, STORE, card, place, cost)


def _taking(g: Game, survivor: Survivor, number: int, after: Rank = (), cost: int = 1) -> Iterator[tuple[Rank, Option]]:
    """CL-STASH-02: each stored card, to where he has room for it."""
    piece = g.state.pieces[number]
    for card in distinct(g, piece[STASH]):
        for at, place in enumerate(HANDS_FIRST):
            rank = (*likeness(g, card), at)
            if rank >= after and free_slots(survivor, place):
                yield rank, _option(survivor, number, piece, TAKE_OUT, card, place, cost)


def _option(survivor: Survivor, number: int, piece: Piece, what: str, card: int, place: str, cost: int) -> Option:
    rule = VEHICLES[piece["piece"]].rules[what]
    name = kind_of(piece)
    return Option(what, who=survivor.index, n=number + 1, name=name, card=card, to=place, cost=cost, rule=rule)


@action("stash")
@action("take-out")
def _first_card(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    after = _shift(g, survivor, option)
    g.push("stashing", who=survivor.index, n=option.n, what=option.action, after=after)


def _shift(g: Game, survivor: Survivor, option: Option) -> Rank:
    """One card from him to the vehicle or back; its rank is that of the last one that went this way."""
    piece = g.state.pieces[option.n - 1]
    rank = (*likeness(g, option.card), HANDS_FIRST.index(option.to))
    if option.action == STORE:
        survivor.slots[survivor.slots.index(option.card)] = EMPTY
        piece[STASH] = (*piece[STASH], option.card)
        g.renew(survivor)
    else:
        piece[STASH] = tuple(card for card in piece[STASH] if card != option.card)
        stow(g, survivor, option.card, option.to)
    forget_cancelled(g)
    g.emit("stashed" if option.action == STORE else "took-out", who=survivor.index, card=option.card, name=option.name)
    return rank


@frame("stashing", ends_when_moved=True)
def stashing_frame(g: Game, f: Frame) -> Question | None:
    """CL-STASH-01, -02, -03: as many cards as he likes with one Action, all of them in the same direction."""
    survivor = g.state.survivors[f["who"]]
    ways = _storing if f["what"] == STORE else _taking
    options = [option for _, option in ways(g, survivor, f["n"] - 1, f["after"], 0)]
    if not options:
        g.pop()
        return None
    name = kind_of(g.state.pieces[f["n"] - 1])
    done = Option("stash-done", who=survivor.index, n=f["n"], name=name)
    return Question("stashing", (survivor.seat,), [done, *options], survivor.index)


@stashing_frame.answer
def _next_card(g: Game, f: Frame, option: Option) -> None:
    if option.action == "stash-done":
        g.pop()
    else:
        f["after"] = _shift(g, g.state.survivors[f["who"]], option)
