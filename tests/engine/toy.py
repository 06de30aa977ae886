"""A game of two pages that the engine plays like any other, with its own state, frames, hidden cards and odd dice.

Each seat has a card that only it knows. In turn a seat throws a die with the faces 0, 0, 1 and 2, and either takes the
points or draws another card from the pile for its own; it may cheer as often as it likes before. After three turns
each, the hand with the most points wins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from shamble.engine import BaseGame, BaseState, Option
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Question
from shamble.engine.hooks import ENDING, SET, Hook
from shamble.engine.saves import builds
from shamble.engine.setting import Ruleset, Setting
from shamble.engine.setup import AnySetup
from shamble.engine.splitmix import mix, shuffled

ODD_DIE = (0, 0, 1, 2)
TURNS = 3


class ToySetup(AnySetup, frozen=True, tag="toy"):
    seed: int


class ToyState(BaseState):
    fields: ClassVar[tuple[str, ...]] = (*BaseState.fields, "pile", "hands", "points")
    __slots__ = ("hands", "pile", "points")

    def prepare(self) -> None:
        super().prepare()
        self.pile: list[int] = list(range(1, 13))
        self.hands: list[int] = []
        self.points: list[int] = []

    def deal(self, seats: int) -> Self:
        self.prepare()
        self.hands, self.points = [0] * seats, [0] * seats
        return self

    def copy(self) -> Self:
        other = super().copy()
        other.pile, other.hands, other.points = self.pile[:], self.hands[:], self.points[:]
        return other


class Toy(BaseGame[ToyState, Setting[Ruleset, ToySetup]]):
    __slots__ = ()

    def deal_again(self, seat: int, seed: int) -> int:
        """The pile and the other hands are dealt again; the own hand is known."""
        hidden = [seat_ for seat_ in range(self.setting.seats) if seat_ != seat and self.state.hands[seat_]]
        cards, seed = shuffled(sorted([*self.state.pile, *(self.state.hands[one] for one in hidden)]), seed)
        for one in hidden:
            self.state.hands[one] = cards.pop()
        self.state.pile = cards
        return seed

    def view(self, seat: int) -> dict[str, Any]:
        hands = [card if one == seat else bool(card) for one, card in enumerate(self.state.hands)]
        return {"points": self.state.points[:], "hands": hands, "pile": len(self.state.pile)}


class Deal(Frame, tag="toy-deal"):
    pass


class Turn(Frame, tag="toy-turn"):
    thrown: int = -1
    cheers: int = 0


@frame(Deal)
def deal(g: Toy, f: Deal) -> Question | None:
    g.state.pile = g.shuffle(g.state.pile)
    g.state.hands = [g.state.pile.pop() for _ in g.state.hands]
    g.pop()
    g.push_all(Turn(who=turn % g.setting.seats) for turn in range(TURNS * 2))
    return None


@frame(Turn)
def turn(g: Toy, f: Turn) -> Question | None:
    if f.thrown < 0:
        (f.thrown,) = g.throw(1, ODD_DIE)
        g.emit("thrown", "TOY-1", who=f.who, face=f.thrown)
    options = [Option("take", who=f.who, n=f.thrown), Option("draw", who=f.who), Option("cheer", who=f.who)]
    return Question("toy-turn", (f.who,), options, f.who)


@turn.answer
def _turn(g: Toy, f: Turn, option: Option) -> None:
    if option.action == "cheer":
        f.cheers += 1
        return
    g.pop()
    if option.action == "take":
        g.state.points[option.who] += option.n
    else:
        g.state.hands[option.who] = g.state.pile.pop()
        g.seen()
    if not g.state.agenda:
        totals = [points + card for points, card in zip(g.state.points, g.state.hands, strict=True)]
        g.finish("won", f"seat {totals.index(max(totals))}")


def _one_goes_home_happy(g: Toy, ending: tuple[str, str]) -> tuple[str, str]:
    return ending[0], f"{ending[1]} is happy"


@builds(ToySetup)
def toy(setup: ToySetup) -> Toy:
    rules = Ruleset(hooks=[Hook(ENDING, SET, "TOY-1", _one_goes_home_happy)])
    setting = Setting[Ruleset, ToySetup]()
    setting.prepare(rules=rules, setup=setup, seats=2)
    game = Toy.of(setting, ToyState().deal(2))
    game.state.rng = mix(setup.seed)
    game.push(Deal())
    return game


def new_toy(seed: int = 5) -> Toy:
    """A game at its first decision."""
    return toy(ToySetup(seed=seed)).start()


def act(game: Toy, *actions: str) -> Toy:
    """Whoever is asked does these things, one after the other."""
    for action in actions:
        game.choose(next(one for one in game.options if one.action == action))
    return game


def turn_now(game: Toy) -> Turn:
    """The turn in which somebody is asked."""
    turn = game.innermost(Turn)
    assert turn is not None
    return turn


def played_out(game: Toy, action: str = "draw") -> Toy:
    """The game at its end, everybody doing the same all the time."""
    while game.decision is not None:
        act(game, action)
    return game
