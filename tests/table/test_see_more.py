"""See more: deadly Wounds, Skills and kinds with their texts, names of Zones, goals, the log, what would happen."""

from __future__ import annotations

import pytest
from tests.sent import sent

from shamble import draw
from shamble.engine import Option
from shamble.games import new_game
from shamble.rules.horde import put
from shamble.rules.kinds import SPECIAL_RULES
from shamble.rules.missions.endings import is_lost_without
from shamble.table import Table, Tables
from shamble.table.screen.briefing import legend_shown
from shamble.table.screen.goals import goals_shown
from shamble.table.screen.kinds import kinds_shown
from shamble.table.screen.lookahead import whereto
from shamble.table.screen.offers import option_shown
from shamble.table.screen.replay import Replay
from shamble.text import words_of
from shamble.world.game import Game
from shamble.world.setup import GameSetup
from shamble.world.state import WOUNDED

from .conftest import play, play_until

MISSIONS = ("RM-M01", "SE-M1", "AD-M1", "UA-M0", "WZ-M4")


def warned(game: Game, who: int) -> str:
    option = Option("wound", other=who, kind=0, zone=game.state.survivors[who].zone)
    return str(sent(option_shown(words_of(game.setting), game, option)).get("warn", ""))


def test_who_would_die_of_a_wound_is_told_and_when_that_loses_the_game() -> None:
    game = new_game("RM-M01", seed=1)
    name = game.state.survivors[0].name
    assert warned(game, 0) == ""
    game.state.survivors[0].slots[0] = WOUNDED
    assert warned(game, 0) == f"This would kill {name}, and the game would be lost."
    assert is_lost_without(game, 0)
    assert game.state.survivors[0].status == "alive", "it was only tried"


def test_a_death_that_loses_nothing_is_told_as_such() -> None:
    game = new_game("RM-M02", seed=1)
    game.state.survivors[0].slots[0] = WOUNDED
    lost = is_lost_without(game, 0)
    assert warned(game, 0).endswith("and the game would be lost." if lost else f"kill {game.state.survivors[0].name}.")
    for survivor in game.state.survivors[1:]:
        survivor.status = "dead"
    assert is_lost_without(game, 0), "nobody else is left"


def test_a_skill_to_choose_has_its_whole_name_and_text() -> None:
    game = new_game("RM-M01", seed=1)
    shown = sent(option_shown(words_of(game.setting), game, Option("skill", who=0, name="Sniper")))
    assert shown["skill"]["name"] == "Sniper"
    assert len(shown["skill"]["text"]) > 20


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_kind_has_a_card_with_its_special_rules(mission: str) -> None:
    game = new_game(mission, seed=1)
    for kind, card in zip(game.setting.kinds, sent(kinds_shown(game)), strict=True):
        assert card["name"] == kind.name
        assert "Action" in card["figures"]
        assert len(card["special"]) == len({ability for ability in kind.abilities if ability in SPECIAL_RULES})
        assert all(rule["title"] and rule["rule"] and rule["text"].endswith(".") for rule in card["special"])
        assert not any("the book" in rule["text"].lower() for rule in card["special"]), "remarks of the ledger"


@pytest.mark.parametrize("mission", MISSIONS)
def test_zones_have_names_that_people_would_say_and_tell_their_neighbours(mission: str) -> None:
    game = new_game(mission, seed=1)
    names, texts = draw.zone_names(game), draw.zone_texts(game)
    assert set(names) == set(texts)
    for zone in game.setting.board.there:
        assert texts[zone.name].startswith(f"{names[zone.name]} ({zone.name})")
        near = [names[game.setting.board.zones[one].name] for one in game.layout.adjacent[zone.index]]
        assert (f"ways to {', '.join(near)}" if near else "no way out") in texts[zone.name]


def test_the_bar_counts_what_is_needed_to_win() -> None:
    goals = [goal for goal in sent(goals_shown(new_game("RM-M01", seed=1))) if goal["side"] == "win"]
    assert goals[0]["counted"] == "0 / 6"


def test_the_whole_log_stands_there_by_round(table: Table) -> None:
    play_until(table, lambda table: table.game.state.round == 3)
    rounds = sent(table.rounds())
    assert [one["title"].split(".")[0] for one in rounds[1:3]] == ["Round 1 began", "Round 2 began"]
    told = [line["text"] for one in rounds for line in one["lines"]]
    assert [line["text"] for line in sent(table.screen())["log"] if line["kind"] not in ("round", "table")][-1] == told[
        -1
    ]
    assert all(line["rule"] for one in rounds[1:] for line in one["lines"] if line["text"].endswith("was activated."))


def test_the_legend_has_a_picture_for_each_sign() -> None:
    legend = sent(legend_shown(new_game("RM-M01", seed=1)))
    assert {"Exit", "red Objective", "locked blue door"} <= {sign["words"] for sign in legend}
    assert all(sign["svg"].startswith("<svg") for sign in legend)


def test_a_replay_shows_dashboards_cards_and_wounds(tables: Tables) -> None:
    table = tables.create(GameSetup(mission="RM-M01", seed=5), holder="ann").table
    play(table, 120)
    replay = Replay.of(table.game)
    at = len(replay) - 1
    game = replay.game(at)
    for survivor, shown in zip(game.state.survivors, sent(replay.moment(at))["people"], strict=True):
        cards = [card["name"] for card in shown["cards"] if card["kind"] != "wound"]
        assert cards == [game.setting.card(card).name for card in survivor.slots if card > 0]
        assert len(shown["cards"]) - len(cards) == shown["wounds"] == survivor.wounds
        assert (shown["xp"], shown["level"]) == (survivor.xp, survivor.level)


def test_where_they_would_go_after_a_noisy_attack() -> None:
    game = new_game("RM-M01", seed=1)
    noise = next(option for option in _in_a_turn(game).options if option.action == "noise")
    before, after = sent(whereto(game)), sent(whereto(game, key=noise.key))
    here = game.setting.board.zones[noise.zone].name
    assert (before["tried"], after["tried"]) == (False, True)
    assert after["noise"][here] == before["noise"][here] + 1
    assert sent(whereto(game)) == before, "it was only tried"


def test_drags_of_an_abomination_are_foretold() -> None:
    game = _in_a_turn(new_game("RM-M01", seed=1))
    names, home = game.setting.board.zones, game.state.survivors[0].zone
    assert sent(whereto(game))["drags"] == []
    bomb = next(kind.index for kind in game.setting.kinds if "grabbing" in kind.abilities)
    far = next(zone for zone in range(len(names)) if game.layout.distance(zone, home) == 2)
    put(game, far, bomb, 1)
    way = sent(whereto(game))["ways"][0]
    drags = sent(whereto(game))["drags"]
    assert {drag["from"] for drag in drags} == {names[home].name}
    assert {drag["to"] for drag in drags} <= set(way["to"] or [names[far].name])
    assert f"would drag {game.state.survivors[0].name} to" in drags[0]["text"]


def _in_a_turn(game: Game) -> Game:
    while game.decision is None or game.decision.kind != "turn":
        game.choose(game.options[0])
    return game


def test_a_noisy_door_is_looked_at_beforehand(table: Table) -> None:
    def loud(game: Game) -> list[Option]:
        doors = [one for one in game.options if one.action == "open-door" and one.card > 0]
        return [one for one in doors if game.setting.card(one.card).door == "noisy"]

    play_until(table, lambda table: bool(loud(table.game)))
    game = table.game
    option = loud(game)[0]
    here = game.setting.board.zones[game.person(option.who).zone].name
    now, then = sent(whereto(game)), sent(whereto(game, option.who, here, option.key))
    assert then["tried"]
    assert then["noise"][here] == now["noise"][here] + 1
    assert not game.state.doors >> option.door & 1, "it was only looked at"
