"""Screens: whole, in words, and nothing in them that a seat cannot know."""

import ast
import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.sent import sent

from shamble.table import Refused, Table
from shamble.table import table as table_module
from shamble.table.screen.lookahead import measure, whereto
from shamble.text import words
from shamble.text.source import MessageParts
from shamble.world import Game
from shamble.world.words import PROGRESS

from ..source import nodes
from .conftest import play, play_until

FIELDS = {
    "seq", "table", "me", "round", "phase", "phase_name", "danger", "first_seat", "outcome", "ending", "note",
    "can_undo", "can_redo", "can_play_on", "following", "wish", "decision", "anytime", "survivors", "pieces", "zones",
    "log", "stock", "noise_left", "correcting", "decks", "discards", "aside", "found", "noise", "dice", "chat", "sight",
    "reading", "epilogue", "names", "parted",
}  # fmt: skip


def with_game(table: Table, game: Game) -> Table:
    """The same table with another game on it."""
    other = Table.open(table.store, table.code)
    other.journal.game = game
    return other


def test_a_screen_is_json_and_has_every_part_at_every_decision(table: Table) -> None:
    for _ in range(60):
        if table.game.decision is None:
            break
        screen = sent(table.screen({0}))
        assert set(screen) == FIELDS
        assert json.loads(json.dumps(screen)) == screen
        play(table, 1, seed=table.seq)


def test_only_those_who_are_asked_see_options(table: Table) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "turn")
    decision = table.game.decision
    assert decision is not None
    (seat,) = decision.seats
    mine, others, nobody = (sent(table.screen(seats))["decision"] for seats in ({seat}, {1 - seat}, ()))
    assert mine["mine"]
    assert sorted(option["key"] for option in mine["options"]) == sorted(option.key for option in decision.options)
    assert all(option["label"] and option["group"] for option in mine["options"])
    assert others == nobody
    assert (others["mine"], others["options"], others["seats"]) == (False, [], [seat])
    assert sent(table.screen(()))["anytime"] == []
    assert sent(table.screen({0, 1}))["me"] == [0, 1]


@pytest.mark.parametrize("seed", range(3))
def test_screens_of_games_that_differ_in_hidden_things_are_equal(table: Table, seed: int) -> None:
    for number in range(40):
        if table.game.decision is None:
            break
        if number % 4 == 0:
            for seats in ((), (0,), (1,), (0, 1)):
                twin = table.game.redeal(seats[0] if seats else 0, salt=number)
                twin.undo_floor = table.game.undo_floor
                other = with_game(table, twin)
                assert json.dumps(sent(other.screen(seats))) == json.dumps(
                    sent(Table.open(table.store, table.code).screen(seats))
                )
        play(table, 1, seed=seed * 1000 + number)


def test_seed_and_decks_are_in_no_screen(table: Table) -> None:
    play(table, 30)
    setting = table.game.setting
    setting.setup = replace(setting.setup, seed=987654321987)
    text = json.dumps(sent(table.screen({0, 1})))
    assert "987654321987" not in text
    assert str(table.game.state.rng) not in text
    assert sent(table.screen())["decks"] == {name: len(deck) for name, deck in table.game.state.decks.items()}


def test_attacks_doors_and_tents_say_what_to_expect(table: Table) -> None:
    play_until(table, lambda table: any(option.action in ("melee", "ranged") for option in table.game.options))
    attacks = [o for o in sent(table.screen({0, 1}))["decision"]["options"] if o["action"] in ("melee", "ranged")]
    crowd = {zone.name: table.game.state.crowd[zone.index] for zone in table.game.setting.board.zones}
    assert all(("no Zombie" in o["hint"]) == o.get("idle", False) == (not crowd[o["zone"]]) for o in attacks)
    while table.undo.allowed() != "no":
        table.agreement.ask({0, 1}, "undo")
    play_until(table, lambda table: any(option.action == "open-door" for option in table.game.options), seed=4)
    doors = [o for o in sent(table.screen({0, 1}))["decision"]["options"] if o["action"] == "open-door"]
    assert all(isinstance(door["door"], int) and door["rule"] == "CL-DOOR-03" for door in doors)
    warned = next(door for door in doors if "warn" in door)
    assert warned["warn"].startswith(f"{len(warned['rooms'])} room")
    assert "at the blue level" in warned["warn"]
    option = next(o for o in table.game.options if o.key == warned["key"])
    table.choose({option.seat if option.seat >= 0 else 0, 0, 1}, table.seq, option.key)
    rooms = [o["zone"] for o in sent(table.screen({0, 1}))["decision"]["options"] if o["action"] == "reveal"]
    assert set(rooms) == set(warned["rooms"])


def test_a_dashboard_shows_skills_cards_and_actions(table: Table) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "turn")
    screen = sent(table.screen({0, 1}))
    active = next(s for s in screen["survivors"] if s["active"])
    assert active["index"] == screen["decision"]["who"]
    assert active["actions"] == 3
    assert all(skill["name"] and skill["text"] for s in screen["survivors"] for skill in s["skills"])
    assert [later["level"] for later in active["later"]] == ["yellow", "orange", "red"]
    assert [(place["title"], len(place["slots"])) for place in active["places"]] == [("hands", 2), ("reserve", 3)]
    assert "health" not in active
    held = [card for s in screen["survivors"] for card in s["places"][0]["slots"] if card]
    assert all(card["name"] and card["figures"] and card["loaded"] for card in held)
    assert active["portrait"].startswith("<svg")


def test_dice_lie_there_until_the_next_choice(table: Table) -> None:
    play_until(table, lambda table: any(event.code == "rolled" for event in table.game.last.events), seed=2)
    dice = sent(table.screen())["dice"]
    rolled = next(event for event in table.game.last.events if event.code == "rolled")
    assert dice["who"] == rolled.data["who"]
    assert dice["accuracy"] == rolled.data["accuracy"]
    assert dice["faces"]


def test_the_log_points_to_zones_and_keeps_sixty_lines(table: Table) -> None:
    play(table, 120)
    log = sent(table.screen())["log"]
    assert len(log) == 60
    assert [line["seq"] for line in log] == sorted(line["seq"] for line in log)
    zones = {zone.name for zone in table.game.setting.board.zones}
    assert {zone for line in log for zone in line["zones"]} <= zones
    assert any(line["zones"] for line in log)
    assert any(line["rule"].startswith("CL-") for line in log)


def test_steps_lead_from_one_screen_to_the_next(table: Table) -> None:
    pieces, seq = sent(table.screen())["pieces"], table.seq
    for number in range(50):
        if table.game.decision is None:
            break
        if number == 25:
            table.agreement.ask({0, 1}, "undo")
        play(table, 1, seed=number)
        if number % 3 == 0:
            steps = sent(table.steps_since(seq))
            assert json.loads(json.dumps(steps)) == steps
            for step in steps:
                assert step["seq"] > seq
                pieces = {**pieces, **step["pieces"]}
            pieces = {name: drawn for name, drawn in pieces.items() if drawn}
            assert pieces == sent(table.screen())["pieces"]
            seq = table.seq
    assert sent(table.steps_since(table.seq)) == []


def test_somebody_who_was_away_too_long_gets_all_pieces(table: Table) -> None:
    play(table, 90)
    (step,) = sent(table.steps_since(0))
    assert step["code"] == "jump"
    assert step["pieces"] == sent(table.screen())["pieces"]
    again = Table.open(table.store, table.code)
    assert sent(again.steps_since(again.seq)) == []
    assert sent(again.steps_since(3))[0]["code"] == "jump"


def test_where_the_zombies_would_go(table: Table) -> None:
    play_until(table, lambda table: sum(table.game.state.crowd) > 3)
    now = sent(whereto(table.game))
    assert json.loads(json.dumps(now)) == now
    assert {way["from"] for way in now["ways"]} == {
        table.game.setting.board.zones[zone].name for zone, crowd in enumerate(table.game.state.crowd) if crowd
    }
    assert all(way["text"] and way["does"] in ("attack", "go", "split", "stay") for way in now["ways"])
    before = table.game.state_hash()
    far = now["ways"][0]["from"]
    who = table.game.on_board()[0].index
    moved = sent(whereto(table.game, who, far))
    assert moved["noise"][far] >= 1
    assert moved["ways"][0]["does"] == "attack"
    assert table.game.state_hash() == before
    for wish in ((99, far), (who, "nowhere"), ("x", far)):
        with pytest.raises(Refused, match="no such"):
            sent(whereto(table.game, *wish))


def test_range_sight_and_distance_are_measured(table: Table) -> None:
    board, layout = table.game.setting.board, table.game.layout
    here = table.game.on_board()[0].zone
    there = layout.adjacent[here][0]
    found = sent(measure(table.game, board.zones[here].name, board.zones[there].name))
    assert (found["range"], found["sight"], found["distance"]) == (1, True, 1)
    blind = next(zone.index for zone in board.zones if zone.index not in layout.sight[here])
    assert not sent(measure(table.game, board.zones[here].name, board.zones[blind].name))["sight"]
    with pytest.raises(Refused, match="no such Zone"):
        sent(measure(table.game, "4V", None))


def test_all_words_of_the_table_are_there_with_their_fields() -> None:
    known = words().file("table")
    for path in sorted(Path(table_module.__file__).parent.rglob("*.py")):
        for node in nodes(path):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called not in ("tell", "refused") or not node.args:
                continue
            code = node.args[0]
            for choice in [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]:
                if isinstance(choice, ast.Constant):
                    given = {keyword.arg for keyword in node.keywords}
                    assert None in given or set(MessageParts(known[str(choice.value)]).fields) <= given, choice.value
                elif isinstance(choice, ast.JoinedStr):
                    start = choice.values[0]
                    assert isinstance(start, ast.Constant)
                    assert any(name.startswith(str(start.value)) for name in known)


def test_the_zombies_phase_is_drawn_move_by_move(table: Table) -> None:
    play_until(table, lambda table: sum(e.code == "zombies-moved" for e in table.game.last.events) > 2)
    beats = [step for step in sent(table.steps_since(table.seq - 1)) if step["code"] == "zombies-moved"]
    walks = [(beat, walk) for beat in beats for walk in beat["walks"]]
    assert len(walks) > 2
    for beat, walk in walks:
        assert {f"zombies:{zone}" for zone in walk["zones"]} <= set(beat["pieces"])
        assert "of" not in beat


def test_every_kind_of_progress_has_its_words() -> None:
    known = words().file("table")
    assert [word for word in PROGRESS if f"goal-{word}" not in known] == []
