"""Older databases are brought forward and lose nothing; whatever goes wrong leaves them as they were."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from shamble.table import Store, StoreError, Table, Tables
from shamble.table.store import schema
from shamble.table.store.migrations import MIGRATIONS, Migration, version_of
from shamble.world.setup import GameSetup

from .conftest import play

ROWS = ("tables", "seats", "entries", "links", "grants")
VERSION_1 = json.loads((Path(__file__).parent / "version-1.json").read_text(encoding="utf-8"))
"""What a Shamble of version 1 had written; it stays as it is."""
CODE = VERSION_1["tables"][0]["code"]

PATIENCE = 60
"""Seconds after which nobody waits any longer for something that has to come, however busy the machine is."""

Found = dict[str, list[dict[str, Any]]]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
def old(url: str) -> str:
    """A database of version 1 with a game in it."""
    store = Store(url, MIGRATIONS[:1])
    with store._transaction() as connection:
        for name in ROWS:
            table = sa.Table(name, sa.MetaData(), autoload_with=connection)
            connection.execute(sa.insert(table), VERSION_1[name])
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT setval('tables_id_seq', (SELECT max(id) FROM tables))")
    store.close()
    return url


def look(url: str, migrations: list[Migration] = MIGRATIONS) -> tuple[int, Found]:
    """The version of a database and all its rows."""
    store = Store(url, migrations)
    with store._transaction() as connection:
        rows = {
            name: [dict(row) for row in connection.execute(sa.text(f"SELECT * FROM {name}")).mappings()]
            for name in ROWS
        }
        version = version_of(connection)
    store.close()
    return version, rows


def in_order(rows: Found) -> Found:
    return {name: sorted(some, key=lambda row: json.dumps(row, sort_keys=True)) for name, some in rows.items()}


def colours(connection: sa.Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")


def test_a_database_of_version_1_is_brought_forward_and_loses_nothing(old: str) -> None:
    version, rows = look(old)
    assert version == len(MIGRATIONS) > 1
    kept = {name: [{key: row[key] for key in VERSION_1[name][0]} for row in some] for name, some in rows.items()}
    assert in_order(kept) == in_order(VERSION_1)
    assert all(row["counted"] for row in rows["tables"]), "older games are in the statistics"


def test_a_game_of_version_1_goes_on(old: str) -> None:
    store = Store(old)
    table = Table.open(store, CODE)
    seq, chat = table.seq, table.history.chat[-1].text
    assert (seq, chat) == (6, "Well met – ça va?")
    assert store.granted(table.id, "ann's browser") == {0, schema.HOST}
    assert store.link("a watcher's link") == (CODE, schema.WATCH, "watch", "")
    play(table, 3)
    again = Table.open(store, CODE)
    assert again.game.state_hash() == table.game.state_hash()
    assert Tables(store).create(GameSetup(mission="RM-T1")).table.code != CODE
    store.close()


def test_the_steps_lead_to_the_tables_that_the_program_uses(url: str) -> None:
    store = Store(url)
    with store._transaction() as connection:
        found = sa.inspect(connection)
        assert set(found.get_table_names()) == set(schema.metadata.tables)
        for table in schema.metadata.tables.values():
            assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys()), table.name
            assert {index["name"] for index in found.get_indexes(table.name) if not index["unique"]} == {
                index.name for index in table.indexes
            }, table.name
    store.close()


def test_a_step_that_fails_leaves_everything_as_it_was(old: str) -> None:
    before = look(old)

    def fails(connection: sa.Connection) -> None:
        connection.exec_driver_sql("UPDATE entries SET data = ''")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")

    with pytest.raises(
        StoreError, match=rf"from version {len(MIGRATIONS)} .* to {len(MIGRATIONS) + 2} .*left as it was"
    ):
        Store(old, [*MIGRATIONS, colours, fails])
    assert look(old) == before

    def broken(connection: sa.Connection) -> None:
        connection.exec_driver_sql("DELETE FROM entries")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Store(old, [*MIGRATIONS, broken])
    assert look(old) == before


def test_a_newer_database_is_left_alone(old: str) -> None:
    newer = look(old, [*MIGRATIONS, colours])
    assert newer[0] == len(MIGRATIONS) + 1
    with pytest.raises(StoreError, match="newer Shamble"):
        Store(old)
    assert look(old, [*MIGRATIONS, colours]) == newer


def test_a_database_with_other_things_in_it_is_left_alone(url: str) -> None:
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE seats (colour TEXT)")
    with pytest.raises(StoreError, match="left as it was"):
        Store(url)
    with engine.begin() as connection:
        assert sa.inspect(connection).get_table_names() == ["seats"]
    engine.dispose()


def test_two_that_start_together_migrate_once(postgres: str) -> None:
    """The second waits for the first, then finds nothing left to do."""
    begun, go_on, times = threading.Event(), threading.Event(), []

    def slow(connection: sa.Connection) -> None:
        times.append(1)
        begun.set()
        assert go_on.wait(PATIENCE)

    stores: list[Store] = []
    threads = [threading.Thread(target=lambda: stores.append(Store(postgres, [*MIGRATIONS, slow]))) for _ in range(2)]
    for thread in threads:
        thread.start()
    assert begun.wait(PATIENCE)
    go_on.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(stores) == 2
    assert times == [1]
    for store in stores:
        store.close()
