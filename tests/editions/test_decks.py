"""Decks are values of the edition: further ones, public backs, and cards that lie face down on Zones and doors."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.editions.frontier import BOUNTY, FRONTIER, LYING, OBJECTIVE, STRONGROOM, LyingCard, frontier
from tests.sent import sent

from shamble.bots import RandomBot
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.lab.invariants import Totals, equipment_faults, faults
from shamble.rules.setup import SettingUp
from shamble.scenario import ScenarioError, read_scenario, run_file, run_scenario, scenario_files
from shamble.scenario.building import KIND, build
from shamble.scenario.exporting import export
from shamble.table.screen.piles import piles_shown
from shamble.world import Game
from shamble.world.decks import Deck

SCENARIOS = Path(__file__).parent / "scenarios" / "decks"
HIDDEN = ("Diary", "Ambush", "Silver Colt", "Golden Axe", "Old Sabre", "Service Rifle", "Telegram")


@pytest.fixture(autouse=True)
def _in_play() -> Iterator[None]:
    with frontier():
        yield


def position(name: str, **changes: Any) -> Game:
    """The beginning of one of the scenarios."""
    data = read_scenario(SCENARIOS / f"{name}.yaml").data | changes
    game: Game = build({"kind": KIND, "scenario": {**data, "steps": []}}).start()
    return game


def names(game: Game, pile: list[int]) -> list[str]:
    return [game.setting.card(card).name for card in pile]


def choose(game: Game, action: str) -> None:
    game.choose(next(option for option in game.options if option.action == action))


@pytest.mark.parametrize("path", scenario_files(SCENARIOS), ids=lambda path: path.stem)
def test_what_the_next_books_need_is_played(path: Path) -> None:
    result = run_file(path)
    assert result.ok, result.difference


def test_classic_shuffles_its_decks_in_the_order_that_saves_know() -> None:
    assert list(new_game("RM-M01").state.decks) == ["equipment", "zombie", "pimpweapon"]


def set_up(seed: int) -> Game:
    """A game that is about to begin."""
    game = new_game("FORT-1", seed=seed)
    while game.innermost(SettingUp) is not None:
        game.choose(game.options[0])
    return game


def test_set_up_makes_and_shuffles_the_decks_of_the_edition() -> None:
    game = set_up(2)
    decks = {name: sorted(names(game, pile)) for name, pile in game.state.decks.items() if name != "zombie"}
    assert list(game.state.decks) == [deck.name for deck in FRONTIER.decks]
    assert decks[BOUNTY] == ["Golden Axe", "Old Sabre", "Silver Colt"]
    assert decks[STRONGROOM] == ["Service Rifle"] * 2
    assert decks[OBJECTIVE] == ["Telegram"]
    assert names(game, game.state.aside) == ["Old Boot"]
    assert [names(game, [piece.card]) for piece in game.state.all_of(LyingCard)] == [
        ["Diary"],
        ["Ambush"],
        ["Telegram"],
    ]
    assert len({set_up(seed).state.decks[BOUNTY][-1] for seed in range(12)}) == 3


def test_a_seat_sees_the_back_of_the_top_card_and_no_more() -> None:
    game = position("bounty", pieces=[{"piece": LYING, "zone": "a", "card": "Diary"}])
    seen = game.view(0)
    assert seen["tops"] == {BOUNTY: "Open a door"}
    assert seen["decks"][BOUNTY] == 3
    assert set(seen["discards"]) == {"equipment", "zombie", STRONGROOM, OBJECTIVE}
    assert seen["pieces"] == [{"piece": LYING, "zone": "a", "door": None, "holds": "", "card": "hidden", "shown": None}]
    assert [name for name in HIDDEN if name in json.dumps(seen)] == []
    choose(game, "open-door")
    assert game.view(0)["tops"] == {BOUNTY: "Take an Objective"}


def test_classic_shows_no_tops() -> None:
    assert "tops" not in new_game("RM-T1").view(0)


def test_a_redeal_leaves_what_the_back_tells_and_deals_the_rest() -> None:
    game = position("bounty")
    dealt = [names(game, copy.state.decks[BOUNTY]) for copy in (game.redeal(0, salt) for salt in range(40))]
    assert {cards[-1] for cards in dealt} == {"Silver Colt", "Old Sabre"}
    assert {cards[-2] for cards in dealt} == {"Silver Colt", "Old Sabre", "Golden Axe"}
    assert all(sorted(cards) == ["Golden Axe", "Old Sabre", "Silver Colt"] for cards in dealt)


def test_a_top_card_that_lies_face_up_stays_there() -> None:
    decks = [deck._replace(shows=lambda card: card.name) if deck.name == BOUNTY else deck for deck in FRONTIER.decks]
    with EDITIONS.with_one_more(FRONTIER.but("open-top", decks=decks)):
        game = position("bounty", edition="open-top")
        assert game.view(0)["tops"] == {BOUNTY: "Silver Colt"}
        dealt = [names(game, copy.state.decks[BOUNTY]) for copy in (game.redeal(0, salt) for salt in range(20))]
    assert {cards[-1] for cards in dealt} == {"Silver Colt"}
    assert {cards[-2] for cards in dealt} == {"Old Sabre", "Golden Axe"}


def test_cards_that_lie_face_down_are_dealt_again_with_the_deck_that_they_are_from() -> None:
    game = position("lying-cards", decks={})
    held = [[piece.card for piece in game.redeal(0, salt).state.all_of(LyingCard)] for salt in range(40)]
    assert {tuple(names(game, [cards[0]])) for cards in held} == {("Diary",), ("Ambush",), ("Telegram",)}
    assert {tuple(names(game, [cards[1]])) for cards in held} == {("Diary",), ("Ambush",), ("Telegram",)}
    assert not [fault for salt in range(40) for fault in equipment_faults(game.redeal(0, salt))]


def test_a_redeal_knows_no_more_than_the_seat() -> None:
    game, other = position("lying-cards"), position("lying-cards")
    first, second = other.state.all_of(LyingCard)
    deck = other.state.decks[OBJECTIVE]
    first.card, second.card, deck[0] = second.card, deck[0], first.card
    assert game.view(0) == other.view(0)
    assert game.state_hash() != other.state_hash()
    assert game.redeal(0).state_hash() == other.redeal(0).state_hash()


def test_a_card_that_was_turned_up_stays_known() -> None:
    game = position("lying-cards")
    choose(game, "read-card")
    assert game.view(0)["pieces"][0]["shown"] == "Diary"
    assert {names(game, [game.redeal(0, salt).state.piece(0, LyingCard).shown])[0] for salt in range(10)} == {"Diary"}
    assert not game.log[-1].free_to_undo


def test_all_of_it_is_saved_undone_and_replayed() -> None:
    game = position("lying-cards")
    before = game.state_hash()
    choose(game, "read-card")
    loaded = Game.from_json(game.to_json())
    assert loaded.state_hash() == game.state_hash()
    assert Game.replay(game.setting.setup, game.log).state_hash() == game.state_hash()
    loaded.undo(consent=True)
    assert loaded.state_hash() == before
    assert loaded.view(0)["pieces"][0]["card"] == "hidden"


@pytest.mark.parametrize("seed", range(6))
def test_no_card_gets_lost_however_it_is_played(seed: int) -> None:
    game, bot = new_game("FORT-1", seed=seed), RandomBot(seed)
    totals = Totals(game)
    while game.decision is not None:
        assert faults(game, totals) == []
        game.choose(bot.choose(game))
    assert game.state.outcome in ("won", "lost")
    assert Game.from_json(game.to_json()).state_hash() == game.state_hash()


def test_a_position_is_exported_with_its_edition_and_all_its_decks() -> None:
    game = position("lying-cards")
    data = export(game)
    assert data["edition"] == "frontier"
    assert data["decks"][BOUNTY] == ["Golden Axe"]
    again: Game = build({"kind": KIND, "scenario": data}).start()
    assert again.view(0) == game.view(0)
    assert names(again, [piece.card for piece in again.state.all_of(LyingCard)]) == ["Diary", "Ambush"]


def test_corrections_know_the_decks_of_the_edition() -> None:
    game = position(
        "bounty", options={"corrections": "on"}, discards={STRONGROOM: ["Service Rifle"]}, aside=["Old Boot"]
    )
    piles = dict.fromkeys(option.name for option in game.corrections() if option.action == "fix-card")
    assert list(piles) == ["deck", "bounty-deck", "strongroom-deck", "strongroom-discards", "objective-deck", "aside"]
    option = next(one for one in game.corrections() if one.action == "fix-card" and one.name == "strongroom-discards")
    game.choose(option)
    assert not game.state.discards[STRONGROOM]
    assert "Service Rifle" in names(game, game.state.survivors[option.who].cards)


def test_the_page_of_piles_shows_the_discards_of_every_deck() -> None:
    game = position("bounty", discards={STRONGROOM: ["Service Rifle"], "zombie": [1]})
    piles = sent(piles_shown(game))["piles"]
    assert list(piles) == ["equipment", "zombie", STRONGROOM, OBJECTIVE, "aside"]
    assert [pile["count"] for pile in piles[STRONGROOM]] == [1]
    assert "Service Rifle" in piles[STRONGROOM][0]["svg"]
    assert len(piles["zombie"]) == 1


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"decks": {"bunty": []}}, 'decks.bunty: no deck "bunty", did you mean "bounty"?'),
        ({"discards": {"pimpweapon": []}}, 'discards.pimpweapon: no deck "pimpweapon"'),
        ({"decks": {"bounty": [1]}}, r"decks.bounty\[1\]: expected the name of a card"),
        ({"decks": {"zombie": ["Beans"]}}, r"decks.zombie\[1\]: expected the number of a Zombie card"),
        ({"decks": {"rest": ["Beans"]}}, "decks.rest: expected none or shuffled"),
        ({"decks": {"bounty": "none"}}, "decks.bounty: expected a list of cards"),
    ],
)
def test_decks_that_there_are_not_are_told(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(ScenarioError, match=fault):
        position("bounty", **changes)


def test_a_deck_of_some_boxes_alone_is_put_aside_without_them() -> None:
    decks = [*FRONTIER.decks[:2], Deck(BOUNTY, only_with=("Annex",)), *FRONTIER.decks[3:]]
    with EDITIONS.with_one_more(FRONTIER.but("no-bounty", decks=decks)):
        game = position("strongroom", edition="no-bounty")
    assert game.state.decks[BOUNTY] == []
    assert set(names(game, game.state.aside)) == {"Golden Axe", "Old Boot", "Old Sabre", "Silver Colt"}


def test_a_mission_may_name_decks_of_its_edition_alone() -> None:
    path = Path(__file__).parent / "scenarios" / "decks" / "runs-dry.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    with pytest.raises(ScenarioError, match=r'win\[1\]\.deck_empty: no deck "bounties", did you mean "bounty"\?'):
        run_scenario({**data, "win": [{"deck_empty": "bounties"}]})
    with pytest.raises(ScenarioError, match='no deck "bounty"'):
        run_scenario({**data, "edition": "classic", "survivors": {"Ann": {"at": "a"}}, "decks": {}})
