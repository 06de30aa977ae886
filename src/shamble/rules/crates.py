"""Pimpweapon Crates, and what Searches of rooms and Police Cars yield (SE-ACT-05, -16, -18; SE-CAR-11, -12)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.piles import draw
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.searching import SEARCH_DRAW, search_result_of, up_to_a_surprise
from shamble.rules.turn import Purse
from shamble.rules.vehicles.car_search import CAR_FINDS, PIMPWEAPON, offer_car_search
from shamble.rules.vehicles.cars import CAR, CARS, Car, car_of
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece, pieces_at
from shamble.world.state import Survivor
from shamble.world.tokens import CRATE


class Crate(Piece, tag=CRATE, laid=True):
    """A Pimpweapon Crate."""


declare(
    Action("take-crate", "who n zone name cost", "name", "take a Pimpweapon Crate of their Zone, or of a car there",
        group="place", piece=True, claims=True, hint="crate", purpose="search"),
    EventKind("crate-taken", "who zone cards", finds=True),
)  # fmt: skip


def crates_in(g: Game, zone: int) -> list[tuple[int, Crate | Car]]:
    """One of the Crates that stand in a Zone, all alike, and those of Pimpmobiles there, with their numbers."""
    cars = pieces_at(g, Car, zone)
    aboard = [(number, piece) for number, piece in cars if car_of(piece).finds == PIMPWEAPON and not piece.searched]
    return [*pieces_at(g, Crate, zone)[:1], *aboard]


@makes("take-crate", paid=True)
@about(here=(CRATE, CAR))
def offer_crates(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """SE-ACT-05, -18: for an Action in a Zone of any kind, whether Zombies are there or not; it is no Search."""
    if not g.state.pieces or purse.left < 1:
        return
    for number, piece in crates_in(g, survivor.zone):
        rule, name = ("SE-ACT-18", CRATE) if isinstance(piece, Crate) else ("SE-CAR-11", piece.kind)
        out.append(
            Option("take-crate", who=survivor.index, n=number + 1, zone=survivor.zone, name=name, cost=1, rule=rule)
        )


@action("take-crate")
def _take_crate(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    piece = g.state.pieces[option.n - 1]
    if isinstance(piece, Crate):
        piece.zone = NOWHERE
    elif isinstance(piece, Car):
        piece.searched = True
    card = draw(g, PIMPWEAPON)
    cards = (card,) if card else ()
    g.emit("crate-taken", option.rule, who=survivor.index, zone=option.zone, cards=list(cards))
    g.push_all([search_result_of(survivor, cards, searched=False, source=PIMPWEAPON)])


rules = Rule("crates")


@rules.on(CAR_FINDS)
def as_many_as_in_a_room(g: Game, survivor: Survivor, source: str) -> int:
    """SE-CAR-12: Skills and Equipment for Searching count in a Police Car too."""
    return g.ask(hooks.SEARCH_CARDS, survivor, 1)


@rules.on(SEARCH_DRAW)
def ended_by_a_surprise(g: Game, survivor: Survivor, source: str, count: int) -> tuple[int, ...]:
    """SE-ACT-16: an Aaahh!! ends the Search, a second card that is due included."""
    return up_to_a_surprise(g, survivor, source, count)


@makes("search-car", paid=True)
@about(here=(CAR,))
def offer_search_of_cars(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """SE-CAR-12: all cars but those whose find is a Crate."""
    found: list[Option] = []
    offer_car_search(g, turn, survivor, purse, found)
    out.extend(option for option in found if CARS[option.name].finds != PIMPWEAPON)
