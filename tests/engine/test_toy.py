"""The engine plays any game: here one of two pages, with its own state, frames, hidden cards and odd dice.

Each seat has a card that only it knows. In turn a seat throws a die with the faces 0, 0, 1 and 2, and either takes the
points or draws another card from the pile for its own. After three turns each, the hand with the most points wins.
"""

from __future__ import annotations

import json
from typing import Any, Self

import pytest

from shamble.engine import Game, IllegalChoiceError, Option, SaveError, State, UndoNeedsConsentError
from shamble.engine.agenda import frame
from shamble.engine.chance import mix, shuffled
from shamble.engine.decisions import Question
from shamble.engine.deeds import GIVEN_UP
from shamble.engine.hooks import ENDING, SET, Hook
from shamble.engine.saves import BUILDERS
from shamble.engine.setting import Ruleset, Setting
from shamble.engine.state import Frame

ODD_DIE = (0, 0, 1, 2)
TURNS = 3


class ToyState(State):
    __slots__ = ("hands", "pile", "points")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.pile: list[int] = list(range(1, 13))
        self.hands: list[int] = [0] * seats
        self.points: list[int] = [0] * seats

    def copy(self) -> Self:
        other = super().copy()
        other.pile, other.hands, other.points = self.pile[:], self.hands[:], self.points[:]
        return other

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "pile": self.pile[:], "hands": self.hands[:], "points": self.points[:]}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        other = super().from_data(data)
        other.pile, other.hands, other.points = list(data["pile"]), list(data["hands"]), list(data["points"])
        return other


class Toy(Game):
    __slots__ = ()
    state: ToyState

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


@frame("toy-deal")
def deal(g: Toy, f: Frame) -> Question | None:
    g.state.pile = g.shuffle(g.state.pile)
    g.state.hands = [g.state.pile.pop() for _ in g.state.hands]
    g.pop()
    g.push_all([{"frame": "toy-turn", "who": turn % g.setting.seats, "thrown": -1} for turn in range(TURNS * 2)])
    return None


@frame("toy-turn")
def turn(g: Toy, f: Frame) -> Question | None:
    if f["thrown"] < 0:
        (f["thrown"],) = g.throw(1, ODD_DIE)
        g.emit("thrown", "TOY-1", who=f["who"], face=f["thrown"])
    options = [Option("take", who=f["who"], n=f["thrown"]), Option("draw", who=f["who"])]
    return Question("toy-turn", (f["who"],), options, f["who"])


@turn.answer
def _turn(g: Toy, f: Frame, option: Option) -> None:
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


def toy(config: dict[str, Any]) -> Toy:
    rules = Ruleset(hooks=[Hook(ENDING, SET, "TOY-1", _one_goes_home_happy)])
    game = Toy(Setting(rules=rules, seats=2, config=config), ToyState(2))
    game.state.rng = mix(config["seed"])
    game.push("toy-deal")
    return game


BUILDERS["toy"] = toy


def new_toy(seed: int = 5) -> Toy:
    return toy({"kind": "toy", "seed": seed}).start()


def played_out(game: Toy, action: str = "draw") -> Toy:
    while game.decision is not None:
        game.choose(next(one for one in game.options if one.action == action))
    return game


def test_it_is_played_to_its_end() -> None:
    game = played_out(new_toy())
    assert game.state.outcome == "won"
    assert game.state.reason.endswith("is happy")
    assert [event.code for event in game.events].count("thrown") == TURNS * 2
    assert {event.data["face"] for event in game.events if event.code == "thrown"} <= set(ODD_DIE)
    with pytest.raises(IllegalChoiceError):
        game.choose("take who=0")


def test_choices_are_taken_back_freely_until_something_was_seen_or_thrown() -> None:
    game = new_toy()
    before = game.state_hash()
    game.choose(game.options[0])
    with pytest.raises(UndoNeedsConsentError):
        game.undo()  # the next seat has thrown
    game.undo(consent=True)
    assert game.state_hash() == before
    game.redo()
    assert game.state.points[0] == game.log[-1].option.n  # type: ignore[union-attr]


def test_a_save_is_the_game_and_its_log_leads_there_again() -> None:
    game = new_toy()
    game.choose(game.options[1])
    again = Toy.from_json(game.to_json())
    assert isinstance(again, Toy)
    assert again.state_hash() == game.state_hash()
    assert Toy.replay(game.setting.config, game.log).state_hash() == game.state_hash()
    assert [one.state_hash() for one in Toy.steps(game.setting.config, game.log)][-1] == game.state_hash()
    damaged = json.loads(game.to_json())
    damaged["state"]["points"][0] += 5
    with pytest.raises(SaveError, match="does not fit its own digest"):
        Toy.from_json(json.dumps(damaged))


def test_what_a_seat_cannot_know_is_dealt_again_and_not_shown() -> None:
    game = new_toy()
    thought = game.redeal(0)
    assert thought.view(0) == game.view(0)
    assert thought.state.hands[0] == game.state.hands[0]
    assert sorted([*thought.state.pile, *thought.state.hands]) == sorted([*game.state.pile, *game.state.hands])
    assert any(game.redeal(0, salt).state.hands[1] != game.state.hands[1] for salt in range(5))
    assert game.view(0)["hands"][1] is True
    assert game.view(1)["hands"][0] is True


def test_a_copy_goes_its_own_way_and_a_game_that_was_given_up_goes_on() -> None:
    game = new_toy()
    other = game.copy()
    other.choose(other.options[0])
    assert game.state_hash() != other.state_hash()
    game.give_up(0)
    assert (game.state.outcome, game.state.reason) == ("lost", GIVEN_UP)
    game.play_on(0)
    assert game.decision is not None
