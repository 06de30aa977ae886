"""What the screen tells for help: sight and reach, arrangements under way, distances of rooms, hints, drawn cards."""

import json
from collections.abc import Callable

import pytest
from tests.sent import sent

from shamble.bots import RandomBot, make_bot
from shamble.engine import Option
from shamble.engine.declared import ACTIONS
from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.games import new_game
from shamble.rules.turn import acting
from shamble.table import Seat, Table, Tables
from shamble.table.screen.offers import HINTS, option_shown
from shamble.table.screen.position import board_part
from shamble.table.screen.steps import entry_steps
from shamble.text import words, words_of
from shamble.world.setup import GameSetup

from .conftest import first, play, play_until

PLACES = ["hand", "reserve", "other-hand", "other-reserve", "discard"]


def asked(table: Table, kind: str, least: int = 1) -> bool:
    decision = table.game.decision
    return decision is not None and decision.kind == kind and len(decision.options) >= least


def play_well_until(table: Table, wanted: Callable[[Table], bool]) -> None:
    """Let a bot play for everybody until something is so."""
    bot = make_bot("greedy")
    while not wanted(table):
        table.choose({0, 1}, table.seq, bot.choose(table.game).key)


def test_everybody_on_the_board_has_his_sight_with_ranges(table: Table) -> None:
    play_until(table, lambda table: asked(table, "turn"))
    game, sight = table.game, sent(table.screen())["sight"]
    assert set(sight) == {str(survivor.index) for survivor in game.on_board()}
    for survivor in game.on_board():
        zones = game.setting.board.zones
        assert sight[str(survivor.index)] == {zones[z].name: n for z, n in game.layout.sight[survivor.zone].items()}


def test_weapons_tell_their_reach(table: Table) -> None:
    play_until(table, lambda table: any(option.action == "ranged" for option in table.game.options))
    option = first(table, "ranged")
    survivor = sent(table.screen())["survivors"][option.who]
    card = next(card for card in survivor["places"][0]["slots"] if card and card["number"] == option.cards[0])
    sight = table.game.layout.sight[table.game.state.survivors[option.who].zone]
    least, most = card["reach"]
    shots = {o.zone for o in table.game.options if o.action == "ranged" and o.cards == option.cards}
    assert shots <= {zone for zone, reach in sight.items() if least <= reach <= most}
    offered = sent(table.screen({0, 1}))["decision"]["options"]
    assert all(shown["reach"] == card["reach"] for shown in offered if shown["key"] == option.key)
    assert all("reach" not in shown for shown in offered if shown["action"] not in ("melee", "ranged"))


def test_a_weapon_in_melee_reaches_its_own_zone_only(table: Table) -> None:
    play_until(table, lambda table: any(option.action == "melee" for option in table.game.options))
    blows = [shown for shown in sent(table.screen({0, 1}))["decision"]["options"] if shown["action"] == "melee"]
    assert [shown["reach"] for shown in blows] == [[0, 0]] * len(blows)


@pytest.mark.parametrize(("kind", "ended"), [("turn", {"end": "turn"}), ("move-on", {"stop": "question"})])
def test_options_tell_what_they_end(table: Table, kind: str, ended: dict[str, str]) -> None:
    play_until(table, lambda table: asked(table, kind, 2))
    options = sent(table.screen({0, 1}))["decision"]["options"]
    assert {shown["action"]: shown["ends"] for shown in options if "ends" in shown} == ended


def test_bars_and_wounds_are_drawn(table: Table) -> None:
    table.game.state.survivors[0].slots[4] = -1
    shown = sent(table.screen())["survivors"][0]
    assert shown["bar"].startswith("<svg")
    assert shown["places"][1]["slots"][2]["svg"].startswith("<svg")


def test_an_arrangement_tells_how_far_it_has_come(table: Table) -> None:
    play_until(table, lambda table: any(option.action == "trade" for option in table.game.options))
    trade = first(table, "trade")
    seat = table.game.state.survivors[trade.who].seat
    table.choose({seat}, table.seq, trade.key)
    laying = sent(table.screen({seat}))["decision"]["arrange"]
    assert (laying["who"], laying["other"], laying["placed"]) == (trade.who, trade.other, [])
    assert len(laying["cards"]) == len(laying["before"])
    assert sent(table.screen({seat}))["decision"]["places"] == PLACES
    place = first(table, "place")
    table.choose({seat}, table.seq, place.key)
    again = sent(Table.open(table.store, table.code).screen({seat}))["decision"]["arrange"]
    assert again == {**laying, "placed": [place.to]}
    assert "arrange" not in sent(table.screen({1 - seat}))["decision"]


def test_an_offer_is_seen_from_the_other_side_and_not_before_it_is_made(table: Table) -> None:
    play_until(table, lambda table: any(_across(table, option) for option in table.game.options))
    trade = next(option for option in table.game.options if _across(table, option))
    seat = table.game.state.survivors[trade.who].seat
    table.choose({seat}, table.seq, trade.key)
    while table.game.decision is not None and table.game.decision.kind == "arrange":
        unseen = sent(table.screen({1 - seat}))["decision"]
        assert unseen["question"] == f"{table.game.state.survivors[trade.who].name} lays cards out."
        assert "arrange" not in unseen
        table.choose({seat}, table.seq, table.game.options[-1].key)
    assert "arrange" not in sent(table.screen({seat}))["decision"]
    offer = sent(table.screen({1 - seat}))["decision"]["arrange"]
    assert (offer["who"], offer["other"]) == (trade.other, trade.who)
    assert offer["offers"] == [offer["placed"]] != [offer["before"]]
    table.choose({1 - seat}, table.seq, first(table, "change").key)
    answer = sent(table.screen({1 - seat}))["decision"]["arrange"]
    assert answer == {**offer, "placed": []}


def _across(table: Table, option: Option) -> bool:
    people = table.game.state.survivors
    return option.action == "trade" and people[option.who].seat != people[option.other].seat


def test_a_find_that_is_worked_in_stays_in_sight(table: Table) -> None:
    play_well_until(table, lambda table: any(option.action == "rearrange" for option in table.game.options))
    option = first(table, "rearrange")
    find = sent(table.screen({0, 1}))["decision"]
    assert (find["kind"], find["places"], "arrange" in find) == (
        "find",
        PLACES,
        False,
    )
    seat = table.game.state.survivors[option.who].seat
    table.choose({seat}, table.seq, option.key)
    screen = sent(table.screen({seat}))
    assert screen["decision"]["arrange"]["found"] == [option.card]
    assert option.card in [card["number"] for card in screen["found"]]


def test_rooms_tell_how_far_they_are_from_the_opener(table: Table) -> None:
    play_well_until(table, lambda table: asked(table, "reveal", 2))
    game = table.game
    here = game.state.survivors[acting(game)].zone
    for option in sent(table.screen({0, 1}))["decision"]["options"]:
        assert option["distance"] == game.layout.distance(here, game.setting.board.zone(option["zone"])) > 0


def test_drawn_cards_come_with_their_step(table: Table) -> None:
    play_until(table, lambda table: any(event.code == "zombie-card" for event in table.game.last.events))
    steps = [step for step in sent(table.steps_since(table.seq - 1)) if step["code"] == "zombie-card"]
    assert steps
    assert all(step["cards"][0].startswith("<svg") for step in steps)


def test_a_step_tells_who_is_hurt_and_what_takes_no_reading(table: Table) -> None:
    play_until(table, lambda table: any(event.code == "moved" for event in table.game.last.events))
    step = next(step for step in sent(table.steps_since(table.seq - 1)) if step["code"] == "moved")
    assert (step["quick"], "hurt" in step) == (True, False)
    play_until(table, lambda table: any(event.code == "wounded" for event in table.game.last.events))
    steps = [step for step in sent(table.steps_since(table.seq - 1)) if step["code"] == "wounded"]
    wounded = [event.data["who"] for event in table.game.last.events if event.code == "wounded"]
    assert [(step["hurt"], "quick" in step) for step in steps] == [(who, False) for who in wounded]


def test_friendly_fire_hurts_the_friend(table: Table) -> None:
    entry = Entry(0)
    entry.events[:] = [Event("friendly-fire", {"who": 0, "other": 2, "damage": 1})]
    assert [one.step.hurt for one in entry_steps(table.game, entry, 1)] == [2]


def test_lines_stand_out_by_what_they_tell(table: Table) -> None:
    play_until(table, lambda table: any(event.code == "wounded" for event in table.game.last.events))
    tones = {line["kind"]: line.get("tone", "") for line in sent(table.screen())["log"]}
    assert (tones["wounded"], tones["zombies-phase"], tones["attacked"]) == ("bad", "heading", "")


def test_a_deck_that_the_game_does_not_have_is_left_out(table: Table) -> None:
    decks = table.game.state.decks
    assert sent(board_part(table.game))["decks"] == {name: len(deck) for name, deck in decks.items()}
    assert decks["pimpweapon"]
    for deck in decks.values():
        deck.clear()
    assert sent(board_part(table.game))["decks"] == {"equipment": 0, "zombie": 0}


@pytest.mark.parametrize("mission", ["RM-T1", "RM-M01"])
def test_only_the_first_mission_is_guided(tables: Tables, mission: str) -> None:
    table = tables.create(
        GameSetup(mission=mission, seed=5, boxes=("S1", "RM")), seats=[Seat(0, "Ann")], holder="ann"
    ).table
    told: set[str] = set()
    for number in range(40):
        if table.game.decision is None:
            break
        screen = sent(table.screen({0}))
        assert json.loads(json.dumps(screen)) == screen
        told.update(hint["code"] for hint in screen["decision"].get("guide", ()))
        assert "guide" not in sent(table.screen())["decision"]
        play(table, 1, seed=number)
    assert ({"activate", "move", "end"} <= told) == (mission == "RM-T1")
    assert bool(told) == (mission == "RM-T1")


def test_an_option_names_its_rule_under_the_id_of_this_game() -> None:
    game = new_game("RM-M01", options={"one-noise-token": "on"})
    bot = RandomBot(1)
    while not any(option.action == "noise" for option in game.options):
        game.choose(bot.choose(game))
    noise = next(option for option in game.options if option.action == "noise")
    assert sent(option_shown(words_of(game.setting), game, noise))["rule"] == "CL-HOUSE-32"
    game.choose(noise)
    assert game.last.option is not None
    assert game.last.option.rule == "CL-HOUSE-32"


def test_every_hint_has_its_words() -> None:
    known = {name.removeprefix("guide-") for name in words().file("table") if name.startswith("guide-")}
    assert known == set(HINTS) == {action.hint for action in ACTIONS.values() if action.hint}


@pytest.mark.rule("CL-TENT-02")
@pytest.mark.rule("CL-TRIGGER-02")
def test_what_a_step_sets_off_is_told_before() -> None:
    for mission, zone, told in (("RM-T1", "4V.L1", "Sets off an event"), ("RM-M03", "", "The tent is turned over")):
        game = new_game(mission)
        game.state.tents = [0] * len(game.setting.mission.tents)
        where = game.setting.board.zone(zone) if zone else game.setting.mission.tents[0]
        shown = sent(option_shown(words_of(game.setting), game, Option("move", who=0, zone=where)))
        assert shown["warn"].startswith(told)
        assert shown["rooms"]
        game.state.triggered = ~0
        game.state.tents = [-1 - face for face in game.state.tents]
        assert "warn" not in sent(option_shown(words_of(game.setting), game, Option("move", who=0, zone=where)))
