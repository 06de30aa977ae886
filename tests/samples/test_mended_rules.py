"""A game whose past a mended rule would have changed goes on from its position, and says so to all who look at it."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.sent import sent

from shamble.cli import main
from shamble.engine.agenda import FRAMES
from shamble.engine.errors import IllegalChoiceError, SetupError
from shamble.engine.saves import seal_of
from shamble.errors import ShambleError
from shamble.games import building, new_game
from shamble.rules.studying import is_at_rest
from shamble.scenario import run_scenario
from shamble.scenario.exporting import export
from shamble.table import Store, Table, Tables
from shamble.table.errors import Refused
from shamble.table.files.uploads import game_of_upload
from shamble.table.store import schema
from shamble.table.store.records import CHAT
from shamble.terminal.campaigns import CampaignFiles
from shamble.terminal.console import Console
from shamble.terminal.saves import Saves
from shamble.terminal.session import TerminalSession
from shamble.world import Game
from shamble.world.state import digest

from .campaigns import BETWEEN
from .opening import VERSIONS
from .playing import answer, played

NEWEST = VERSIONS[-1]
OLD_LOG = 20
"""The choice of the old log through which the rules of today do not lead."""
WORDS = "The rules of today no longer lead through the past of this game"


def moved_astray(saved: dict[str, Any], at: int = OLD_LOG) -> dict[str, Any]:
    """A save as it looks where a mended rule no longer offers one of its choices."""
    saved = json.loads(json.dumps(saved))
    saved["log"][at]["choice"] = "move who=0 zone=9999 cost=1"
    saved["seal"] = seal_of({name: value for name, value in saved.items() if name != "on_the_way"})
    return saved


def save_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((NEWEST / f"data/terminal/{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(params=["undone", "in-an-attack", "washington-finished", "a-long-game"])
def mended(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A save through whose log the rules no longer lead."""
    return moved_astray(save_of(request.param))


def test_a_saved_game_goes_on_from_its_position(mended: dict[str, Any]) -> None:
    game = Game.from_json(json.dumps(mended))
    assert "The rules have changed since this game was saved" in game.note
    assert game.state_hash() == mended["hash"]
    with pytest.raises(IllegalChoiceError, match="undo ends here"):
        game.undo(consent=True)
    assert game.undone == []
    length = len(game.log)
    if mended["state"]["outcome"]:
        assert (game.decision, game.state.outcome) == (None, mended["state"]["outcome"])
        return
    before = game.state_hash()
    played(game, 5)
    again = Game.from_json(game.to_json())
    assert (again.note != "", again.state_hash()) == (True, game.state_hash())
    for _ in range(len(game.log) - length):
        game.undo(consent=True)
    assert game.state_hash() == before


def test_chance_that_was_recorded_for_something_else_leads_astray() -> None:
    saved = save_of("in-an-attack")
    saved["log"][OLD_LOG]["chance"] = [*saved["log"][OLD_LOG].get("chance", []), ["dice", [6]]]
    assert "that the rules no longer ask for" in Game.from_json(json.dumps(saved | {"seal": seal_of(saved)})).note
    saved = save_of("in-an-attack")
    shuffled = next(given for entry in saved["log"] for given in entry.get("chance", ()) if given[0] == "order")
    shuffled[1][0] = 9999
    note = Game.from_json(json.dumps(saved | {"seal": seal_of(saved)})).note
    assert "another set of things that were shuffled" in note


@pytest.mark.parametrize("name", ["in-an-attack", "washington-finished"])
def test_the_terminal_tells_it(name: str, tmp_path: Path) -> None:
    game = Game.from_json(json.dumps(moved_astray(save_of(name))))
    out = io.StringIO()
    TerminalSession(game, Console(io.StringIO("undo\nlog\nq\n"), out), Saves(tmp_path), "old").play()
    assert out.getvalue().count(WORDS) == 2, "as the game is opened, and to whoever would undo"


def test_the_replay_of_the_command_line_ends_where_the_log_no_longer_leads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, cut = tmp_path / "whole.json", tmp_path / "cut.json"
    whole.write_text(json.dumps(save_of("in-an-attack")), encoding="utf-8")
    cut.write_text(json.dumps(moved_astray(save_of("in-an-attack"))), encoding="utf-8")
    assert main(["replay", str(whole)]) == 0
    all_lines = capsys.readouterr().out.splitlines()
    assert main(["replay", str(cut)]) == 1
    out, err = capsys.readouterr()
    *lines, last = out.splitlines()
    assert "The replay ends early" in last
    assert 10 < len(lines) < len(all_lines)
    assert lines == all_lines[: len(lines)]
    assert "undo ends here" in err
    assert main(["replay", "--verify", str(cut)]) == 1


@pytest.fixture
def tables(data: Path) -> Iterator[Tables]:
    shutil.copytree(NEWEST / "data", data)
    store = Store.in_folder(data)
    yield Tables(store)
    store.close()


def called(tables: Tables, name: str) -> Table:
    """Cleo's table of this name, which was said there."""
    said = sa.and_(schema.entries.c.kind == CHAT, sa.cast(schema.entries.c.data, sa.Text).contains(f'"{name}"'))
    joined = sa.join(schema.tables, schema.entries, schema.tables.c.id == schema.entries.c.table_id)
    with tables.store._transaction() as connection:
        code = connection.scalar(sa.select(schema.tables.c.code).select_from(joined).where(said))
    return tables.get(str(code))


def opened_again(tables: Tables, table: Table, at: int = OLD_LOG) -> Table:
    """The table as another version opens it, whose rules no longer offer a choice of its log."""
    with tables.store._transaction() as connection:
        entries = schema.entries
        which = (entries.c.table_id == table.id, entries.c.seq == table.history.moves[at].seq)
        data = sent(table.history.moves[at].data) | {"choice": "move who=0 zone=9999 cost=1"}
        connection.execute(entries.update().where(*which).values(data=json.dumps(data)))
    tables.forget(table.code)
    return tables.get(table.code)


@pytest.mark.parametrize("name", ["undone", "washington-finished", "a-long-game"])
def test_a_table_goes_on_from_its_position_and_tells_it(name: str, tables: Tables) -> None:
    before = called(tables, name)
    table = opened_again(tables, before)
    assert table.game.note
    assert table.game.state_hash() == before.game.state_hash()
    screen = sent(table.screen({0}))
    assert [line["text"] for line in screen["log"] if WORDS in line["text"]]
    assert [line for part in sent(table.rounds()) for line in part["lines"] if WORDS in line["text"]]
    assert (screen["can_undo"], screen["can_redo"]) == ("no", False)
    with pytest.raises(Refused, match=WORDS):
        table.agreement.ask({0}, "undo")
    with pytest.raises(Refused, match="nothing to redo"):
        table.agreement.ask({0}, "redo")
    assert sent(tables.chronicle(table.code))["outcome"] == table.game.state.outcome
    tables.report(table.code, seats={0})
    replay = tables.replay(table.code)
    assert (len(replay), replay.ends_early) == (OLD_LOG, True)
    sent(replay.moment(len(replay) - 1))
    if table.game.state.outcome:
        return
    length = len(table.game.log)
    answer(table, 3)
    assert len(tables.replay(table.code)) == OLD_LOG
    if not table.agreement.ask({0}, "undo"):
        table.agreement.consent({1})
    assert len(table.game.log) == length + 2
    assert sent(table.screen({0}))["can_redo"]


def test_a_replay_ends_where_the_game_went_on_from_another_position() -> None:
    """The log leads on, but not to where the game stood; what was played since does not follow from there."""
    saved = save_of("in-an-attack")
    saved["state"]["survivors"][0]["xp"] += 1
    game = Game.from_json(json.dumps(moved_in_state(saved)))
    assert "lead to another position now" in game.note
    length = len(game.log)
    played(game, 4)
    retraced = game.retraced()
    assert retraced.end() is not None
    assert retraced.led == length


def moved_in_state(saved: dict[str, Any]) -> dict[str, Any]:
    """A save whose state is another one, with the digest and the seal of that."""
    saved["hash"] = digest(saved["state"])
    saved["seal"] = seal_of({name: value for name, value in saved.items() if name != "on_the_way"})
    return saved


def test_a_rule_that_fails_on_the_old_choices_ends_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = save_of("in-an-attack")
    kind = FRAMES["turn"]
    take = kind.take
    left = 6

    def mended(game: Game, frame: Any, option: Any) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise TypeError("a rule that was mended badly")
        take(game, frame, option)

    monkeypatch.setattr(kind, "take", mended)
    game = Game.from_json(json.dumps(saved))
    assert "a rule that was mended badly" in game.note
    assert game.state_hash() == saved["hash"]


def test_a_position_of_a_mended_game_is_exported_where_that_is_known() -> None:
    saved = save_of("in-an-attack")
    game = Game.from_json(json.dumps(moved_astray(saved)))
    floor = len(game.log) - 1
    with pytest.raises(ShambleError, match="in the middle of something"):
        export(game)
    assert export(game, OLD_LOG - 1) == export(Game.from_json(json.dumps(saved)), OLD_LOG - 1)
    with pytest.raises(ShambleError, match=f"through the first {OLD_LOG - 1} choices of this game and no further"):
        export(game, OLD_LOG)
    while not is_at_rest(game):
        played(game, 1)
    at = len(game.log) - 1
    played(game, 3)
    data = export(game, at)
    assert data["board"]["mission"] == "RM-M01"
    assert run_scenario(data).ok
    assert run_scenario(export(game)).ok
    assert at > floor


def test_a_campaign_whose_game_would_end_otherwise_is_taken_in_as_it_was_written(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (NEWEST / f"data/campaigns/long-week-{BETWEEN}.json").read_text(encoding="utf-8")
    written = json.loads(text)
    ended = next(step for step in written["log"] if step["type"] == "ended")
    ended["log"][3]["choice"] = "move who=0 zone=9999 cost=1"
    del written["seal"]
    path = tmp_path / "week.json"
    path.write_text(json.dumps({**written, "seal": seal_of(written)}), encoding="utf-8")
    assert main(["campaign", "import", str(path)]) == 0
    assert "Game 1 does not lead to the end that this campaign says" in capsys.readouterr().err
    assert CampaignFiles().load("week").state.missions == ("RM-M02", "RM-M03")


def test_a_stranger_s_save_is_refused_in_plain_words(data: Path) -> None:
    with pytest.raises(ShambleError, match="It was not accepted; in the terminal it goes on"):
        game_of_upload(json.dumps(moved_astray(save_of("in-an-attack"))))


def test_a_set_up_that_is_refused_today_goes_on_where_it_was_begun(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = save_of("in-an-attack")
    table = called(tables, "in-an-attack")
    tables.forget(table.code)
    monkeypatch.setattr(building, "barred_faults", lambda mission, identities: ["nobody plays this any more"])
    building._check.cache_clear()
    game = Game.from_json(json.dumps(saved))
    assert (game.note, game.state_hash()) == ("", saved["hash"])
    answer(tables.get(table.code), 2)
    with pytest.raises(SetupError, match="nobody plays this any more"):
        new_game("RM-M01", seed=1)
    with pytest.raises(ShambleError, match="nobody plays this any more"):
        game_of_upload(json.dumps(saved))
    building._check.cache_clear()
