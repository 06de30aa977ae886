"""A health bar instead of Wounded cards is two rules of an edition; a Survivor may have a Health of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.sent import sent

from shamble.bots import GreedyBot
from shamble.editions import EDITIONS
from shamble.engine.upgrades import bring_up_to_date
from shamble.games import new_game
from shamble.lab.checker import replay_faults
from shamble.lab.invariants import Totals, faults
from shamble.rules.house import survivors
from shamble.rules.wounds import FILL_SLOTS, health
from shamble.scenario import run_file, run_scenario, scenario_files
from shamble.scenario.building import build
from shamble.scenario.exporting import export
from shamble.table.screen.dashboards import dashboard
from shamble.terminal.dashboards import dashboard as lines
from shamble.terminal.paint import Paint
from shamble.text import words
from shamble.world.game import Game
from shamble.world.state import WOUNDED

CLASSIC = EDITIONS["classic"]
SCENARIOS = Path(__file__).parent / "scenarios" / "health"
BAR = (
    survivors.wounds_take_no_slot.under({"CL-HOUSE-44": "UA-ZATTACK-04"}),
    survivors.wounds_cost_nothing.under({"CL-HOUSE-43": "UA-ZATTACK-04"}),
)
HALE = CLASSIC.but("hale", numbers=CLASSIC.numbers._replace(health=3), rules=(*CLASSIC.rules, *BAR))
BRAWLER = """
format: 1
name: Mo
blue: [Slippery]
yellow: [+1 Action]
orange: [Sprint]
red: [Tough]
health: 4
"""


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with EDITIONS.with_one_more(HALE):
        yield


def game_of(edition: str = "hale", house: tuple[str, ...] = (), **survivors: dict[str, Any]) -> Game:
    people = {name: {"at": "a", "skills": [], **detail} for name, detail in survivors.items()}
    position = {"scenario": "x", "edition": edition, "board": {"grid": "a b"}, "survivors": people}
    position |= {"house_rules": list(house), "zombies": {"a": {"Walker": 1}}}
    return build({"kind": "scenario", "scenario": position}).start()


@pytest.mark.parametrize("path", scenario_files(SCENARIOS), ids=lambda path: path.stem)
def test_a_scenario_of_health_comes_out(path: Path) -> None:
    result = run_file(path)
    assert result.ok, result.difference


def test_wounds_on_the_bar_are_saved_undone_replayed_seen_and_exported() -> None:
    game = game_of(Ann={"hands": ["Pan"]})
    assert "hurt" not in game.state.to_data()["survivors"][0]
    before = game.state_hash()
    game.run_phase("activation")
    assert game.state.to_data()["survivors"][0]["hurt"] == 1
    again = Game.from_json(game.to_json())
    assert (again.state_hash(), again.note) == (game.state_hash(), "")
    assert again.state.survivors[0].wounds == game.copy().state.survivors[0].wounds == 1
    assert game.redeal(0).view(0)["survivors"][0]["wounds"] == 1
    assert list(replay_faults(game)) == []
    data = export(game)
    assert data["survivors"]["Ann"]["wounds"] == 1
    assert run_scenario({**data, "steps": [{"expect": {"survivors": {"Ann": {"wounds": 1, "hands": ["Pan"]}}}}]}).ok
    game.undo(consent=True)
    assert (game.state_hash(), game.state.survivors[0].wounds) == (before, 0)


def test_page_and_terminal_show_the_bar() -> None:
    paint = Paint(colours=False, unicode=False)
    ann = game_of(Ann={"wounds": 1})
    shown = sent(dashboard(ann, ann.state.survivors[0]))
    assert (shown["wounds"], shown["health"]) == (1, 3)
    assert "1 of 3 Wounds" in lines(words(), paint, ann, ann.state.survivors[0])[0]
    carded = game_of("classic", Ann={"wounds": 1})
    assert "health" not in sent(dashboard(carded, carded.state.survivors[0]))
    assert "1 Wound" in lines(words(), paint, carded, carded.state.survivors[0])[0]


def test_bots_play_a_whole_game_with_it(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-M01.yaml"
    mission = tmp_path / source.name
    mission.write_text(
        source.read_text(encoding="utf-8").replace("edition: classic", "edition: hale"), encoding="utf-8"
    )
    game = new_game(str(mission), seed=1)
    totals, bot, most = Totals(game), GreedyBot(1), 0
    while game.decision is not None and len(game.log) < 400:
        game.choose(bot.choose(game))
        most = max(most, *(one.hurt for one in game.state.survivors))
    assert faults(game, totals) == []
    assert list(replay_faults(game)) == []
    assert most > 0


@pytest.mark.parametrize("edition", ["classic", "hale"])
def test_the_card_of_a_survivor_may_say_their_health(tmp_path: Path, edition: str) -> None:
    path = tmp_path / "mo.yaml"
    path.write_text(BRAWLER, encoding="utf-8")
    source = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"
    mission = tmp_path / source.name
    mission.write_text(
        source.read_text(encoding="utf-8").replace("edition: classic", f"edition: {edition}"), encoding="utf-8"
    )
    game = new_game(str(mission), [[str(path), "Ned", "Amy", "Josh", "Wanda", "Phil"]], seed=1)
    assert [health(game, one) for one in game.state.survivors][:2] == [4, 2 if edition == "classic" else 3]
    assert health(Game.from_json(game.to_json()), game.state.survivors[0]) == 4


@pytest.mark.rule("CL-HOUSE-44", "CL-WOUND-04")
def test_switched_in_the_middle_the_house_rule_takes_wounds_out_of_slots_and_puts_them_back() -> None:
    full = {"hands": ["Pan", "Wounded"], "reserve": ["Water", "Crowbar", "Machete"]}
    game = game_of("classic", Ann=full)
    ann = game.state.survivors[0]
    assert (ann.hurt, ann.wounds) == (0, 1)
    game.change_rules({"wounds-take-no-slot": "on"}, 0)
    ann = game.state.survivors[0]
    assert (ann.hurt, ann.wounds, ann.slots[1], len(ann.slots)) == (1, 1, 0, 5)
    ann.slots[1] = ann.slots[0]
    game.change_rules({"wounds-take-no-slot": "off"}, 0)
    ann = game.state.survivors[0]
    assert (ann.hurt, ann.wounds, ann.slots[-1], len(ann.slots)) == (0, 1, WOUNDED, 6)


@pytest.mark.parametrize(("before", "after"), [("off", "on"), ("on", "off")])
def test_switched_while_cards_are_laid_out_no_wound_comes_or_goes(before: str, after: str) -> None:
    house = ("wounds-take-no-slot",) if before == "on" else ()
    game = game_of("classic", house, Ann={"hands": ["Pan"], "wounds": 1})
    game.choose(next(option for option in game.options if option.action == "reorganise"))
    game.change_rules({"wounds-take-no-slot": after}, 0)
    while game.decision is not None and game.decision.kind == "arrange":
        game.choose(game.options[-1])
    ann = game.state.survivors[0]
    assert (ann.wounds, ann.hurt, len(ann.cards)) == (1, after == "on", 1)


def test_saves_from_before_are_brought_up_to_date() -> None:
    game = game_of("classic", ("wounds-take-no-slot",), Ann={"hands": ["Pan"], "wounds": 1})
    today = json.loads(json.dumps(game.state.to_data()))
    before = json.loads(json.dumps(today))
    del before["survivors"][0]["hurt"]
    before["survivors"][0]["slots"].append(WOUNDED)
    bring_up_to_date(before, game.setting)
    assert before["survivors"] == today["survivors"]
    carded = game_of("classic", Ann={"hands": ["Pan"], "wounds": 1})
    same = carded.state.to_data()
    bring_up_to_date(same, carded.setting)
    assert same["survivors"] == carded.state.to_data()["survivors"]


def test_the_way_is_the_editions() -> None:
    assert game_of("classic").ask(FILL_SLOTS)
    assert not game_of("hale").ask(FILL_SLOTS)


def test_events_name_the_rules_of_the_edition() -> None:
    """A rule of its own under its own id, and what stands for a rule of other games under that id too."""
    for edition, rule in (("hale", "UA-ZATTACK-04"), ("classic", "CL-WOUND-01")):
        game = game_of(edition, Ann={"hands": ["Pan"]}, Bob={"at": "b"})
        assert [event.rule for event in game.run_phase("activation") if event.code == "wounded"] == [rule]
