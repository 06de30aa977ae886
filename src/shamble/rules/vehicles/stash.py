"""Stashing Equipment in a vehicle and taking it out again (CL-STASH)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.inventory import distinct, distinct_in_place, has_room, place_of, stow
from shamble.rules.registry import action
from shamble.rules.turn import Purse, forget_cancelled
from shamble.rules.vehicles.seats import VEHICLES, Vehicle, kind_of, rule_of, unstash, vehicles_in
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import EMPTY, Survivor

STORE, TAKE_OUT = "stash", "take-out"

declare(
    Action("stash", "who n name card to cost", "card", "put a card under a vehicle; `to` is where it was",
        group="vehicle", piece=True, planned=True, minor=True),
    Action("take-out", "who n name card to cost", "card", "take a card from under a vehicle, to hand or reserve",
        group="vehicle", piece=True, planned=True, minor=True),
    Action("stash-done", "who n name", "", "leave it at the cards moved so far", ends=QUESTION, piece=True),
    DecisionKind("stashing", "{stash: [Pan, Water]}, {take-out: Pan} or {stash-done: true}",
        "which cards go the same way with one Action"),
    EventKind("stashed", "who card name"),
    EventKind("took-out", "who card name"),
)  # fmt: skip

STASHABLE: Way[Vehicle, int, bool] = Way("whether a card can be left in a vehicle now", True)
STASHED: Way[Survivor, Vehicle, int, None] = Way("what comes of a card that was left in a vehicle, or taken out of it")


@makes("stash", "take-out", paid=True)
@about(here=VEHICLES)
def offer_stash(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-STASH-01, -02, -04: whoever is in the Zone of a vehicle, seated or not; each way is an Action of its own."""
    if purse.left < 1:
        return
    for number, piece in vehicles_in(g, survivor.zone):
        for what, shifts in SHIFTS.items():
            if rule_of(g, piece, survivor, what):
                out.extend(shifts(g, survivor, number, 1))


def _storing(g: Game, survivor: Survivor, number: int, cost: int) -> Iterator[Option]:
    """CL-STASH-01: each of their cards, equal ones in one place counted once."""
    piece = g.state.piece(number, Vehicle)
    who, n, name, rule = survivor.index, number + 1, kind_of(piece), rule_of(g, piece, survivor, STORE)
    for card in distinct_in_place(g, survivor):
        if not g.ask(STASHABLE, piece, card):
            continue
        yield Option("stash", who=who, n=n, name=name, card=card, to=place_of(g, survivor, card), cost=cost, rule=rule)


def _taking(g: Game, survivor: Survivor, number: int, cost: int) -> Iterator[Option]:
    """CL-STASH-02: each stored card, equal ones counted once, to where they have room for it."""
    piece = g.state.piece(number, Vehicle)
    who, n, name, rule = survivor.index, number + 1, kind_of(piece), rule_of(g, piece, survivor, TAKE_OUT)
    for card in distinct(g, piece.stash):
        for place in g.setting.rules.places.names:
            if not has_room(g, survivor, card, place):
                continue
            yield Option("take-out", who=who, n=n, name=name, card=card, to=place, cost=cost, rule=rule)


SHIFTS = {STORE: _storing, TAKE_OUT: _taking}


@action("stash")
@action("take-out")
def _first_card(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _shift(g, survivor, option)
    g.push(Stashing(who=survivor.index, n=option.n, what=option.action))


def _shift(g: Game, survivor: Survivor, option: Option) -> None:
    """One card from somebody to the vehicle or back."""
    piece = g.state.piece(option.n - 1, Vehicle)
    if option.action == STORE:
        survivor.slots[survivor.slots.index(option.card)] = EMPTY
        piece.stash = (*piece.stash, option.card)
        g.renew(survivor)
        g.emit("stashed", option.rule, who=survivor.index, card=option.card, name=option.name)
    else:
        unstash(piece, option.card)
        stow(g, survivor, option.card, option.to)
        g.emit("took-out", option.rule, who=survivor.index, card=option.card, name=option.name)
    g.ask(STASHED, survivor, piece, option.card)
    forget_cancelled(g)


class Stashing(Frame, tag="stashing"):
    """Cards go into a vehicle or come out of it."""

    n: int
    what: str


@frame(Stashing, ends_when_moved=True)
def stashing_frame(g: Game, f: Stashing) -> Question | None:
    """CL-STASH-01, -02, -03: as many cards as they like with one Action, all of them in the same direction."""
    survivor = g.state.survivors[f.who]
    options = list(SHIFTS[f.what](g, survivor, f.n - 1, 0))
    if not options:
        g.pop()
        return None
    name = kind_of(g.state.pieces[f.n - 1])
    done = Option("stash-done", who=survivor.index, n=f.n, name=name)
    return Question("stashing", (survivor.seat,), [done, *options], survivor.index)


@stashing_frame.answer
def _next_card(g: Game, f: Stashing, option: Option) -> None:
    if option.action == "stash-done":
        g.pop()
    else:
        _shift(g, g.state.survivors[f.who], option)
