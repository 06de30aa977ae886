"""Offers go back and forth between two players, and each trade ends by itself."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from shamble.bots import make_bot
from shamble.editions import EDITIONS
from shamble.engine.decisions import Option
from shamble.rules.arranging import arranging
from shamble.rules.inventory import likeness
from shamble.rules.trading import MOST_OFFERS
from shamble.scenario.building import build
from shamble.world.game import Game

PLACES = EDITIONS["classic"].places.everywhere
MIXED = ({"hands": ["Pistol"], "reserve": ["Wounded"]}, {"hands": ["Wounded", "Pistol"], "reserve": ["Water"]})


def position(ann: dict[str, Any], bob: dict[str, Any]) -> Game:
    """Ann and Bob in one room, each with a player, Ann in turn."""
    people = {"Ann": ann, "Bob": bob}
    scenario = {
        "scenario": "two players",
        "board": {"grid": "A"},
        "players": [["Ann"], ["Bob"]],
        "survivors": {name: {"at": "A", "skills": [], **details} for name, details in people.items()},
        "decks": {"equipment": [], "rest": "none"},
        "steps": [],
    }
    return build({"kind": "scenario", "scenario": scenario}).start()


def take(game: Game, action: str) -> Option:
    option = next(option for option in game.options if option.action == action)
    game.choose(option)
    return option


def asked(game: Game) -> str:
    assert game.decision is not None
    return game.decision.kind


def placed(game: Game) -> Iterator[Game]:
    """Every complete layout that can be reached from here."""
    if asked(game) != "arrange":
        yield game
        return
    for option in game.options:
        if option.action == "place":
            further = game.copy()
            further.choose(option)
            yield from placed(further)


def offer(game: Game) -> tuple[Any, ...]:
    """What lies on the table, in Ann's words: her hands, her reserve, Bob's hands, Bob's reserve."""
    now = arranging(game)
    piles: dict[str, list[Any]] = {place: [] for place in PLACES[:4]}
    for card, place in zip(now.cards, now.placed, strict=True):
        piles[PLACES[place]].append(likeness(game, card))
    names = [PLACES[2], PLACES[3], PLACES[0], PLACES[1]] if now.who == 1 else list(PLACES[:4])
    return tuple(tuple(sorted(piles[name])) for name in names)


@pytest.mark.rule("RM-TRADE-01", "CL-TRADE-03")
def test_an_answer_reaches_every_layout_but_the_present_one_and_those_offered() -> None:
    game = position(*MIXED)
    take(game, "trade")
    first_offers = [offer(one) for one in placed(game)]
    one = next(placed(game))
    on_the_table = offer(one)
    take(one, "change")
    answers = Counter(offer(further) for further in placed(one))
    assert set(answers.values()) == {1}
    assert set(answers) == set(first_offers) - {on_the_table}
    again = next(placed(one))
    first_answer = offer(again)
    take(again, "change")
    assert {offer(further) for further in placed(again)} == set(first_offers) - {on_the_table, first_answer}


@pytest.mark.rule("RM-TRADE-01")
def test_changing_for_ever_is_not_possible() -> None:
    game = position(*MIXED)
    take(game, "trade")
    for number in range(1, MOST_OFFERS + 1):
        while asked(game) == "arrange":
            take(game, "place")
        assert game.decision is not None
        assert game.decision.seats == (number % 2,)
        actions = [option.action for option in game.options]
        assert actions == (["agree", "change", "refuse"] if number < MOST_OFFERS else ["agree", "refuse"])
        if number < MOST_OFFERS:
            take(game, "change")
    take(game, "refuse")
    assert asked(game) == "turn"
    assert not any(option.action == "trade" for option in game.options)


def test_what_was_agreed_on_is_what_lay_on_the_table() -> None:
    start = position(*MIXED)
    take(start, "trade")
    for one in placed(start):
        agreed = one.copy()
        wanted = offer(agreed)
        take(agreed, "agree")
        slots = [s for survivor in agreed.state.survivors for s in (survivor.slots[:2], survivor.slots[2:])]
        assert tuple(tuple(sorted(likeness(agreed, card) for card in pile if card)) for pile in slots) == wanted


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_bring_a_trade_to_its_end(name: str) -> None:
    game = position(*MIXED)
    take(game, "trade")
    take(game, "place")
    bot = make_bot(name, 3)
    for _ in range(60):
        if asked(game) == "turn":
            break
        game.choose(bot.choose(game))
    assert asked(game) == "turn"
