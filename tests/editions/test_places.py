"""The places of an inventory are the edition's: a third hand that takes some weapons, a backpack in which some work."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.sent import sent

from shamble.bots import GreedyBot, RandomBot
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.lab.checker import hidden_faults, replay_faults, thorough_faults
from shamble.lab.invariants import Totals, faults
from shamble.rules.arranging import Arrange
from shamble.scenario import ScenarioError, run_file, run_scenario, scenario_files
from shamble.scenario.building import build
from shamble.scenario.exporting import export
from shamble.table.screen.dashboards import dashboard
from shamble.table.screen.offers import guide
from shamble.terminal.dashboards import dashboard as lines
from shamble.terminal.paint import Paint
from shamble.text import label, words
from shamble.world.game import Game
from shamble.world.places import Place, Places
from shamble.world.records import CardType, Identity

CLASSIC = EDITIONS["classic"]
SCENARIOS = Path(__file__).parent / "scenarios" / "places"
MISSION = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"


def favorite(bearer: Identity, card: CardType) -> bool:
    """Bob likes Ranged weapons best, Cid the one bat, the others Melee weapons."""
    if bearer.name == "Cid":
        return card.name == "Baseball Bat"
    return any(mode.ranged == (bearer.name == "Bob") for mode in card.modes)


def from_the_backpack(card: CardType) -> bool:
    return card.name in ("Molotov", "Riot Shield")


HANDS = Place("hand", 2, works=True, key="hands")
FAVORITE = Place("favorite", 1, works=True, takes=favorite)
THREE_HANDS = CLASSIC.but("three-hands", places=(HANDS, FAVORITE, Place("backpack", 3, works=from_the_backpack)))
FOUR_POCKETS = CLASSIC.but("four-pockets", places=(Place("pocket", 4, works=True),))


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with EDITIONS.with_one_more(THREE_HANDS), EDITIONS.with_one_more(FOUR_POCKETS):
        yield


def game_of(**survivors: dict[str, Any]) -> Game:
    people = {name: {"at": "C", "skills": [], **detail} for name, detail in survivors.items()}
    position = {"scenario": "x", "edition": "three-hands", "board": {"grid": "C"}, "survivors": people}
    decks = {"equipment": ["Machete"], "rest": "none"}
    return build({"kind": "scenario", "scenario": {**position, "decks": decks}}).start()


def mission_in(folder: Path, edition: str) -> Game:
    mission = folder / MISSION.name
    text = MISSION.read_text(encoding="utf-8")
    mission.write_text(text.replace("edition: classic", f"edition: {edition}"), encoding="utf-8")
    return new_game(str(mission), seed=0)


@pytest.mark.parametrize("path", scenario_files(SCENARIOS), ids=lambda path: path.stem)
def test_a_scenario_of_places_comes_out(path: Path) -> None:
    result = run_file(path)
    assert result.ok, result.difference


@pytest.mark.parametrize("edition", ["three-hands", "four-pockets"])
@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_whole_games_are_played_in_these_places(tmp_path: Path, edition: str, bot: Any) -> None:
    game = mission_in(tmp_path, edition)
    totals, player = Totals(game), bot(0)
    used: set[str] = set()
    while game.decision is not None and len(game.log) < 250:
        assert [*faults(game, totals), *hidden_faults(game, 0)] == []
        used |= {game.setting.rules.places.at(at) for s in game.state.survivors for at, c in enumerate(s.slots) if c}
        game.choose(player.choose(game))
    assert [*thorough_faults(game, 0), *replay_faults(game)] == []
    assert used == set(game.setting.rules.places.names)


def test_what_lies_in_a_place_is_saved_undone_seen_and_exported() -> None:
    game = game_of(Ann={"hands": ["Pan"], "places": {"favorite": ["Crowbar"], "backpack": ["Water"]}})
    game.choose(next(option for option in game.options if option.action == "search"))
    before = game.state_hash()
    assert [option.to for option in game.options if option.action == "take"] == ["hand", "backpack"]
    game.choose(next(option for option in game.options if option.action == "rearrange"))
    laid = game.innermost(Arrange)
    assert laid is not None
    assert laid.barred
    again = Game.from_json(game.to_json())
    assert (again.state_hash(), again.note) == (game.state_hash(), "")
    game.undo()
    assert game.state_hash() == before
    seen = game.view(0)["survivors"][0]
    assert [card and card["name"] for card in seen["favorite"]] == ["Crowbar"]
    assert (len(seen["hands"]), len(seen["backpack"]), "reserve" in seen) == (2, 3, False)
    data = export(game, 0)
    assert data["edition"] == "three-hands"
    assert data["survivors"]["Ann"]["places"] == {"favorite": ["Crowbar"], "backpack": ["Water"]}
    assert run_scenario(data).ok


def test_page_and_terminal_show_the_named_places() -> None:
    game = game_of(Ann={"places": {"favorite": ["Crowbar"], "backpack": ["Water"]}}, Bob={"hands": ["Pistol"]})
    ann, bob = game.state.survivors
    places = sent(dashboard(game, ann))["places"]
    assert [(one["name"], one["title"], len(one["slots"]), one["works"]) for one in places] == [
        ("hand", "hands", 2, True),
        ("favorite", "favorite weapon", 1, True),
        ("backpack", "backpack", 3, False),
    ]
    pistol, crowbar = bob.slots[0], ann.slots[2]
    assert "takes" not in places[0]
    assert (pistol in places[1]["takes"], crowbar in places[1]["takes"]) == (False, True)
    assert pistol in sent(dashboard(game, bob))["places"][1]["takes"]
    shown = [line.split() for line in lines(words(), Paint(colours=False, unicode=False), game, ann)]
    assert [line[0] for line in shown[1:4]] == ["hands", "favorite", "backpack"]
    assert "Crowbar" in shown[2]
    game = game_of(Ann={"hands": ["Crowbar"]}, Bob={})
    game.choose(next(option for option in game.options if option.action == "trade"))
    told = [label(game, option) for option in game.options if option.action == "place"]
    assert any("favorite" in text for text in told)
    assert any("backpack of Bob" in text for text in told)


def test_the_guide_tells_the_room_that_there_is(tmp_path: Path) -> None:
    game, bot = mission_in(tmp_path, "three-hands"), GreedyBot(0)
    while game.decision is not None and game.decision.kind != "find":
        game.choose(bot.choose(game))
    assert game.decision is not None
    [told] = [one["text"] for one in sent(guide(game, game.decision)) if one["code"] == "find"]
    assert "hands 2, favorite weapon 1 and backpack 3" in told


@pytest.mark.parametrize(
    ("detail", "fault"),
    [
        (
            {"reserve": ["Pan"]},
            'Ann.reserve: no place for cards "reserve", expected hand, favorite or backpack',
        ),
        ({"places": {"favourite": ["Pan"]}}, 'no place for cards "favourite", did you mean "favorite"?'),
        ({"places": {"favorite": ["Pistol"]}}, 'survivors.Ann.places.favorite[1]: "Pistol" may not lie there'),
        ({"places": {"favorite": ["Pan", "Pan"]}}, "places.favorite: found 2 cards, expected at most 1"),
    ],
)
def test_what_a_place_does_not_take_is_a_fault_of_the_scenario(detail: dict[str, Any], fault: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game_of(Ann=detail)
    assert fault in str(caught.value)


def test_places_where_every_card_works_come_first() -> None:
    with pytest.raises(ValueError, match="have to be the first ones"):
        Places([Place("backpack", 3), HANDS])


def test_slots_beyond_those_of_everybody_belong_to_the_last_place() -> None:
    places = Places([Place("hand", 2, works=True), Place("backpack", 3)])
    assert [places.at(slot) for slot in range(7)] == ["hand"] * 2 + ["backpack"] * 5
