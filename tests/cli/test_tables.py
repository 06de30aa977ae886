"""`shamble tables` lists and deletes games; a save that was changed says so; messages name options that exist."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest

from shamble.cli import COMMANDS, main, parser
from shamble.games import new_game
from shamble.table import Store, StoreError, Tables
from shamble.table.store.migrations import MIGRATIONS
from shamble.table.store.store import FILE_NAME, OTHER_DATABASE, OTHER_FOLDER
from shamble.world.setup import GameSetup


@pytest.fixture
def codes(tmp_path: Path) -> list[str]:
    store = Store.in_folder(tmp_path)
    made = [Tables(store).create(GameSetup(mission="RM-T1")).table.code for _ in range(3)]
    with store._transaction() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET changed = 1000 WHERE code = '{made[0]}'")
    store.close()
    return made


def listed(capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str, code: int = 0) -> list[str]:
    capsys.readouterr()
    assert main(["tables", "--data", str(folder), "--json", *arguments]) == code
    return [one["code"] for one in json.loads(capsys.readouterr().out)]


def test_games_are_listed_and_deleted(codes: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sorted(listed(capsys, tmp_path)) == sorted(codes)
    assert main(["tables", "--data", str(tmp_path)]) == 0
    assert re.search(rf"^{codes[1]}  RM-T1 +round 0 .*Bear's player$", capsys.readouterr().out, re.MULTILINE)
    assert codes[0] not in listed(capsys, tmp_path, "--delete-older-than", "30")
    assert listed(capsys, tmp_path, "--delete", codes[1].lower()) == [codes[2]]
    assert listed(capsys, tmp_path, "--delete", "NOPE99", code=1) == [codes[2]]
    assert listed(capsys, tmp_path) == [codes[2]]


def test_where_there_are_no_tables_none_are_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--data", str(tmp_path)]) == 0
    assert "no tables yet" in capsys.readouterr().err
    assert not (tmp_path / FILE_NAME).exists()


# ---------------------------------------------------------------------- saves that were changed


def saved(path: Path, change: Any = None, *, sealed: bool = True) -> Path:
    game = new_game("RM-T1", seed=3)
    for _ in range(8):
        game.choose(game.options[0])
    data = json.loads(game.to_json())
    if not sealed:
        del data["seal"]
    if change is not None:
        change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def another_choice(data: dict[str, Any]) -> None:
    data["log"][3]["choice"] = "end"


def another_number(data: dict[str, Any]) -> None:
    data["table"] = [{"undo": "nothing", "by": 0, "at": 1}]


@pytest.mark.parametrize("change", [another_choice, another_number])
@pytest.mark.parametrize("command", ["replay", "render", "export"])
def test_a_save_that_was_changed_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, change: Any
) -> None:
    path = saved(tmp_path / "game.json", change)
    more = ["-o", str(tmp_path / "board.svg")] if command == "render" else []
    assert main([command, str(path), *more]) in {"replay": [1], "render": [0], "export": [0, 2]}[command]
    assert "This save was changed after it was written" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "render", "export"])
def test_one_that_was_not_changed_says_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    more = ["-o", str(tmp_path / "board.svg")] if command == "render" else []
    for sealed in (True, False):
        assert main([command, str(saved(tmp_path / "game.json", sealed=sealed)), *more]) == 0
        assert capsys.readouterr().err == ""


def test_an_older_save_without_a_seal_may_be_changed_or_of_other_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "--verify", str(saved(tmp_path / "game.json", another_choice, sealed=False))]) == 1
    assert "The save was changed, or the rules have changed" in capsys.readouterr().err


# ---------------------------------------------------------------------- messages and options


def options_of(command: str) -> set[str]:
    for action in parser(command)._actions:
        if isinstance(action, argparse._SubParsersAction):
            return set(action.choices[command]._option_string_actions)
    raise AssertionError(command)


def test_messages_name_options_that_their_command_has(tmp_path: Path) -> None:
    assert "--data" in OTHER_FOLDER
    assert "--db" in OTHER_DATABASE
    for command in ("play", "serve", "tables"):
        assert "--data" in options_of(command)
    for command in ("serve", "tables"):
        assert "--db" in options_of(command)
    (tmp_path / FILE_NAME).write_text("no database " * 100)
    with pytest.raises(StoreError, match=OTHER_FOLDER):
        Store.in_folder(tmp_path)
    with pytest.raises(StoreError, match=OTHER_DATABASE):
        Store(f"sqlite:///{tmp_path / FILE_NAME}")
    with pytest.raises(StoreError, match=OTHER_DATABASE):
        Store(f"sqlite:///{tmp_path / 'missing' / FILE_NAME}")
    newer = f"sqlite:///{tmp_path / 'newer.sqlite'}"
    Store(newer, [*MIGRATIONS, lambda connection: None]).close()
    with pytest.raises(StoreError, match=f"newer Shamble again, or {OTHER_DATABASE}"):
        Store(newer)


def test_every_option_in_a_message_is_one_of_some_command() -> None:
    known = {"--version", "--lang"}.union(*(options_of(command) for command in COMMANDS))
    source = Path(__file__).parents[2] / "src" / "shamble"
    told = [
        path
        for part in ("cli", "terminal", "table", "web", "content", "games")
        for path in source.glob(f"{part}/**/*.py")
    ]
    for path in [*told, *source.glob("text/en/*.ftl")]:
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]+(?![\w-]*:)", path.read_text(encoding="utf-8")):
            assert option in known, f"{path.name}: {option}"


@pytest.mark.parametrize("number", ["0", "-1", "x", "99999999"])
def test_limits_are_numbers(number: str) -> None:
    assert main(["serve", "--most-tables", number]) == 2
    assert main(["serve", "--keep-days", number]) == 2
