"""Games as files: downloads, uploads, reports, replays."""

import html
import itertools
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from tests.sent import sent

from shamble.engine import SaveError, running, saves
from shamble.games import new_game
from shamble.table import Pass, Refused, Replay, Seat, Table, Tables
from shamble.table.files.uploads import game_of_upload
from shamble.table.screen.chronicle import chronicle
from shamble.world import Game

from .conftest import TWO, play, play_until

HOST = Pass(frozenset({0}), True, False)
GUEST = Pass(frozenset({1}), False, False)
MOST_WORK = 20
"""The most calls of functions for each sign of a file that is refused before a game is made of it."""


def test_a_running_game_is_downloaded_only_by_who_plays_it_alone(table: Table, tables: Tables) -> None:
    play(table, 20)
    for who in (GUEST, HOST):
        with pytest.raises(Refused, match="plays all its seats"):
            tables.download(table.code, who)
    name, text = tables.download(table.code, Pass(frozenset({0, 1}), True, False))
    assert name == f"shamble-RM-M01-{table.code}.json"
    assert Game.from_json(text).state_hash() == table.game.state_hash()
    play(table, 5000)
    tables.download(table.code, GUEST)


def test_an_uploaded_game_goes_on_at_a_table_of_its_own(table: Table, tables: Tables) -> None:
    play(table, 30)
    new = tables.upload(table.game.to_json(), seats=[Seat(0, "Carl")], holder="carl").table
    assert new.code != table.code
    assert new.game.state_hash() == table.game.state_hash()
    assert new.game.secure is not None
    assert [new.seats.name(seat) for seat in range(2)] == ["Carl", f"{TWO[1][0]}'s player"]
    shown, before = sent(new.screen({0}))["log"], sent(table.screen({0}))["log"]
    assert [line["text"].replace("Carl.", "Ann.") for line in shown] == [
        line["text"].replace("Carl.", "Ann.") for line in before
    ]
    new.agreement.ask({0, 1}, "undo")
    play(new, 10, seed=4)
    assert Table.open(new.store, new.code).game.state.to_data() == new.game.state.to_data()


def test_all_choices_of_a_stranger_are_run(table: Table, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "FOLDED_TOGETHER", 16)
    play(table, 45)
    text = table.game.to_json()
    assert "on_the_way" in json.loads(text)
    believed: list[object] = []
    monkeypatch.setattr(saves, "_from_last_position", believed.append)
    assert tables.upload(text).table.game.state_hash() == table.game.state_hash()
    Game.from_json(text)
    assert len(believed) == 2, "a table that is opened and a save of one's own"


@pytest.mark.parametrize("damage", ["cut", "list", "mission", "state", "log", "chance", "huge", "config"])
def test_an_upload_that_is_not_whole_is_refused(table: Table, tables: Tables, damage: str) -> None:
    play(table, 30)
    text = table.game.to_json()
    data = json.loads(text)
    if damage == "cut":
        text = text[:-100]
    elif damage == "list":
        text = "[1]"
    elif damage == "huge":
        text = text + " " * 4_000_001
    else:
        if damage == "mission":
            data["config"]["mission"] = "/etc/mission.yaml"
        elif damage == "state":
            data["state"]["survivors"][0]["xp"] = 40
        elif damage == "log":
            del data["log"][3]
        elif damage == "chance":
            next(entry for entry in data["log"] if entry.get("chance"))["chance"] = []
        elif damage == "config":
            data["config"]["players"] = [[{}]]
        text = json.dumps(data)
    count = len(tables.listed())
    with pytest.raises(SaveError):
        tables.upload(text)
    assert len(tables.listed()) == count


def test_a_report_of_a_running_game_holds_nothing_hidden(table: Table, tables: Tables) -> None:
    play_until(table, lambda table: any(kind == "dice" for entry in table.game.log for kind, _ in entry.chance))
    report = tables.report(table.code, "The dog <b> was wrong", {0, 1})
    text = json.dumps(report)
    assert report["version"]
    assert report["told"] == "The dog <b> was wrong"
    assert [entry["choice"] for entry in report["log"][1:]] == [entry.key for entry in table.game.log[1:]]
    assert "seed" not in report["config"]
    assert "order" not in text.replace("-order", "")
    assert any("chance" in entry for entry in report["log"])
    other = Table.open(table.store, table.code)
    other.journal.game = table.game.redeal(0)
    tables._open[table.code] = other
    assert json.dumps(tables.report(table.code, "The dog <b> was wrong", {0, 1})) == text


def test_a_report_tells_nobody_more_than_the_screen(table: Table, tables: Tables) -> None:
    play_until(table, lambda table: len(table.game.log) > 25 and len(table.game.options) > 1)
    decision = table.game.decision
    assert decision is not None
    asked = decision.seats[0]
    for seats in ((), {0}, {1}):
        report, screen = tables.report(table.code, seats=seats), sent(table.screen(seats))
        assert report["options"] == [option["key"] for option in screen["decision"]["options"]]
        assert report["view"]["decision"]["options"] == [] or asked in seats
        assert report["lines"] == [line["text"] for line in screen["log"]]
        assert report["dice"] == screen["dice"]
        told = [entry["by"] for entry in report["log"] if "choice" in entry or "chance" in entry]
        assert set(told) == set(seats)


def test_a_report_of_a_finished_game_can_be_run_again(table: Table, tables: Tables) -> None:
    play(table, 5000)
    report = tables.report(table.code)
    assert report["config"]["seed"] == 5
    assert report["hash"] == table.game.state_hash()


def test_a_replay_shows_every_position_with_what_happened_up_to_it(table: Table, tables: Tables) -> None:
    hashes = [table.game.state_hash()]
    for number in range(40):
        play(table, 1, seed=number)
        hashes.append(table.game.state_hash())
    table.agreement.ask({0, 1}, "undo")
    replay = tables.replay(table.code)
    assert len(replay) == len(table.game.log)
    assert [replay.game(number).state_hash() for number in range(len(replay))] == hashes[:-1]
    last = len(replay) - 1
    assert sent(replay.moment(last))["pieces"] == sent(table.screen())["pieces"]
    assert sent(replay.moment(7))["at"] == 7
    pieces: dict[str, str] = {}
    for number in range(len(replay)):
        pieces.update(sent(replay.moment(number, max(0, number - 1) if number else None))["pieces"])
    assert {name: drawn for name, drawn in pieces.items() if drawn} == sent(replay.moment(last))["pieces"]
    for number in (-1, len(replay)):
        with pytest.raises(Refused, match="no such moment"):
            replay.moment(number)


def test_a_file_can_be_replayed(table: Table) -> None:
    play(table, 25)
    replay = Replay.of_file(table.game.to_json())
    assert replay.game(len(replay) - 1).state_hash() == table.game.state_hash()


def test_the_end_in_figures(table: Table) -> None:
    play(table, 5000)
    told = sent(chronicle(table.game))
    assert told["outcome"] == "lost"
    assert told["rounds"] == table.game.state.round
    assert [one["round"] for one in told["over_time"]] == list(range(1, told["rounds"] + 1))
    kills = sum(event.code == "killed" for event in table.game.events)
    assert sum(one["kills"] for one in told["survivors"]) == kills == told["over_time"][-1]["kills"]
    assert json.loads(json.dumps(told)) == told
    deaths = sum(event.code == "died" for event in table.game.events)
    assert sum(len(one["deaths"]) for one in told["over_time"]) == deaths > 0
    assert len(told["chart_words"]) == told["rounds"]
    assert all(html.escape(line) in told["chart"] for line in told["chart_words"])


def test_a_replay_points_out_its_rounds_and_deaths(table: Table) -> None:
    play(table, 5000)
    replay = Replay.of(table.game)
    marks = sent(replay.marks())
    for kind, code in (("round", "round"), ("death", "died")):
        happened = [at for at, entry in enumerate(table.game.log) for event in entry.events if event.code == code]
        assert [mark["at"] for mark in marks if mark["kind"] == kind] == happened
    moment = sent(replay.moment(len(replay) - 1))
    assert moment["choice"]
    assert moment["pieces"] == sent(table.screen())["pieces"]


def test_a_log_of_older_rules_goes_on_from_its_last_position(table: Table) -> None:
    play(table, 20)
    with table.store._transaction() as connection:
        older = """replace(data, '"choice":"', '"choice":"old ')"""
        connection.exec_driver_sql(f"UPDATE entries SET data = {older} WHERE seq = 5")
    again = Table.open(table.store, table.code)
    assert again.game.state.to_data() == table.game.state.to_data()
    assert "rules have changed" in sent(again.screen())["note"]
    assert again.undo.allowed() == "no"
    play(again, 3)
    assert again.undo.allowed() != "no"


# ---------------------------------------------------------------------- what a stranger may send


def spoil(data: dict[str, Any], how: str) -> None:
    config, log = data["config"], data["log"]
    if how == "players":
        config["players"] = [["Ned"]] * 20_000
    elif how == "names":
        config["players"] = [["Ned"] * 20_000]
    elif how == "boxes":
        config["boxes"] = ["S1"] * 20_000
    elif how == "no box":
        config["boxes"] = [*config["boxes"], "Ikea"]
    elif how == "options":
        config["options"] = {f"option-{number}": "on" for number in range(10_000)}
    elif how == "teams":
        config["teams"] = [[1] * 10_000]
    elif how == "kept":
        config["kept"] = {"experience": {f"Ned {number}": {"cards": ["Lucky"]} for number in range(5_000)}}
    elif how == "kind":
        config["kind"] = "position"
    elif how == "seed":
        config["seed"] = 2**64
    elif how == "by":
        log[5]["by"] = 2
    elif how == "nobody":
        log[5]["by"] = -1
    elif how == "huge by":
        log[5]["by"] = 10**30
    elif how == "flag":
        log[5]["by"] = True
    elif how == "undone":
        data["undone"] = [{**log[5], "by": 7}]
    elif how == "agreed":
        data["table"] = [{"undo": "x", "by": 9, "at": 1}]
    elif how == "surrogate":
        config["options"]["\ud800"] = "on"
    elif how == "half a sign":
        data["table"] = [{"undo": "\udfff", "by": 0, "at": 1}]
    elif how == "huge":
        data["state"]["round"] = 10**40
    elif how == "infinite":
        data["state"]["round"] = float("inf")
    elif how == "dice":
        log[0]["chance"] = [["dice", [6] * 100_000]]
    elif how == "log":
        data["log"] = log[:1] + [log[1]] * 20_000
    else:
        deep: list[Any] = []
        for _ in range(300):
            deep = [deep]
        data["table"] = [{"deep": deep}]


SPOILT = (
    *("players", "names", "boxes", "no box", "options", "teams", "kept", "kind", "seed", "by", "nobody", "huge by"),
    *("flag", "undone", "agreed", "surrogate", "half a sign", "huge", "infinite", "dice", "log", "deep"),
)


@pytest.fixture(scope="module")
def save() -> str:
    """A game of two seats after some choices."""
    game = new_game("RM-M01", TWO, boxes=["S1", "RM"], seed=5)
    for _ in range(12):
        game.choose(game.options[0])
    return game.to_json()


def work_of(act: Callable[[], object]) -> int:
    """How many functions an act calls: a measure of work that nothing else on the machine changes."""
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize("how", SPOILT)
def test_an_upload_out_of_all_bounds_is_refused_before_a_game_is_made_of_it(
    save: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    made: list[object] = []
    monkeypatch.setattr(Game, "from_json", lambda *given, **_: made.append(given))
    data = json.loads(save)
    spoil(data, how)
    text = json.dumps(data)

    def refused() -> None:
        with pytest.raises(SaveError, match="damaged, or no saved game"):
            game_of_upload(text)

    assert work_of(refused) < MOST_WORK * len(text)
    assert made == []


def test_an_upload_within_bounds_is_taken(save: str) -> None:
    assert game_of_upload(save).state_hash() == json.loads(save)["hash"]


def test_time_in_which_the_machine_does_other_things_is_not_counted(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = itertools.count(step=3600.0)
    with monkeypatch.context() as patch:
        patch.setattr("shamble.table.files.uploads.time.monotonic", lambda: next(hours))
        assert game_of_upload(save).state_hash() == json.loads(save)["hash"]


def test_a_log_that_takes_too_long_is_refused(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.table.files.uploads.SECONDS_TO_RUN", -1.0)
    with pytest.raises(SaveError, match="takes too long"):
        game_of_upload(save)
