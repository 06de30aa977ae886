"""A table of Second Edition: what its players read is of their own book."""

from typing import Any

import pytest
from tests.sent import sent

from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.table.screen.dashboards import dashboard
from shamble.table.screen.offers import decision_shown, is_guided
from shamble.text import words
from shamble.text.names import rule_id
from shamble.world import Game
from shamble.world.view import open_piles


def hints(game: Game) -> dict[str, str]:
    shown: dict[str, Any] = sent(decision_shown(game, {0})) or {}
    return {hint["code"]: hint["text"] for hint in shown.get("guide", ())}


@pytest.fixture
def game() -> Game:
    return new_game("SE-M1", seed=1)


def test_its_first_mission_is_guided_in_its_own_words(game: Game) -> None:
    assert list(hints(game)) == ["weapons"]
    assert "One Survivor lost is the game lost" in hints(game)["weapons"]
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    assert "Each Zombie in the Zone that you leave costs one more Action" in hints(game)["move"]
    assert hints(new_game("SE-M2", seed=1)) == {}


@pytest.mark.parametrize(("edition", "mission", "guided"), [
    ("classic", "RM-T1", True), ("classic", "RM-T2", False), ("second-edition", "SE-M1", True),
])  # fmt: skip
def test_the_first_mission_of_an_edition_is_guided(edition: str, mission: str, guided: bool) -> None:
    assert is_guided(edition, mission) == guided


def test_dashboards_tell_health_backpack_and_skills_as_they_are_played_here(game: Game) -> None:
    josh, lili = (sent(dashboard(game, survivor)) for survivor in game.state.survivors[:2])
    assert (josh["health"], lili["health"], lili["tokens"]) == (3, 2, ["kid"])
    assert [place["title"] for place in josh["places"]] == ["hands", "backpack"]
    assert [len(place["slots"]) for place in josh["places"]] == [2, 3]
    [slippery] = josh["skills"]
    assert "runs through Zones with Zombies" in slippery["text"]
    classic = sent(dashboard(new_game("RM-T1", seed=1), new_game("RM-T1", seed=1).state.survivors[0]))
    assert "health" not in classic


def test_a_rule_is_named_as_the_book_of_the_game_has_it(game: Game) -> None:
    assert rule_id(game, "CL-MOVE-01") == "SE-ACT-01"
    assert rule_id(game, "SKILL-slippery") == "SKILL-slippery/semi-official"
    assert rule_id(new_game("RM-T1", seed=1), "SKILL-slippery") == "SKILL-slippery/classic-rm"
    assert rule_id(game, "SE-ACT-18") == "SE-ACT-18"


def test_every_deck_that_lies_beside_the_board_has_its_own_open_pile_with_a_name(game: Game) -> None:
    piles = open_piles(game)
    assert list(piles) == ["equipment", "zombie", "pimpweapon", "starting", "abomination"]
    assert list(open_piles(new_game("SE-M1", boxes=["2E", "WZC"], seed=1)))[-1] == "secret-service"
    spoken = words().file("script")
    decks = EDITIONS["second-edition"].deck_names
    assert [deck for deck in decks if f"deck-{deck}" not in spoken or f"pile-{deck}" not in spoken] == []


@pytest.mark.parametrize("deck", ["equipment", "pimpweapon", "zombie", "abomination"])
def test_a_bot_does_not_know_what_lies_in_a_deck_or_comes_out_of_a_crate(deck: str, game: Game) -> None:
    dealt = {tuple(game.redeal(0, salt=salt).state.decks[deck]) for salt in range(8)}
    assert len(dealt) > 1
    assert {tuple(sorted(cards)) for cards in dealt} == {tuple(sorted(game.state.decks[deck]))}
    assert {str(game.redeal(0, salt=salt).view(0)) for salt in range(8)} == {str(game.view(0))}
