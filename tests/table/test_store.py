"""The store: committed before it is answered, one writer at a time, versions."""

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from shamble.table import Seat, Store, StoreError
from shamble.table.errors import Conflict
from shamble.table.store import schema
from shamble.table.store.keys import digest, new_code, new_secret, tidy_code
from shamble.table.store.records import (
    AS_USUAL,
    ChatEntry,
    ChoiceEntry,
    NoteEntry,
    PositionWritten,
    StoredPosition,
    TableEntry,
    TableSummary,
)
from shamble.table.store.store import FILE_NAME

from .conftest import both

OPEN_THE_STORE = (
    "import sys; from pathlib import Path; from shamble.table import Store; Store.in_folder(Path(sys.argv[1]))"
)


def position(number: int) -> PositionWritten:
    return PositionWritten("", msgspec.Raw(b"[]"), msgspec.Raw(b"{}"), str(number))


def listed(number: int) -> TableSummary:
    return TableSummary("RM-M01", "", number, [], [], "", [])


def a_table(store: Store) -> tuple[str, int]:
    start = [TableEntry(0, "start", -1, 1.0, ChoiceEntry("", -1))]
    code = store.create({"seed": 1}, AS_USUAL, [Seat(0, "Ann")], start, StoredPosition(position(1), listed(0), ""))
    saved = store.load(code)
    assert saved is not None
    return code, saved.id


@both
def test_what_was_appended_is_there(store: Store) -> None:
    code, number = a_table(store)
    store.append(
        number,
        TableEntry(1, "choice", 0, 2.0, ChoiceEntry("end", 0)),
        position=StoredPosition(position(2), listed(1), "won"),
    )
    store.append(number, TableEntry(2, "table", 0, 3.0, NoteEntry("x")), seats=[Seat(0, "Ben", "bot", "greedy", True)])
    saved = store.load(code)
    assert saved is not None
    assert [(entry.seq, entry.kind, entry.data) for entry in saved.entries][1] == (1, "choice", ChoiceEntry("end", 0))
    assert saved.position.hash == "2"
    assert saved.seats == (Seat(0, "Ben", "bot", "greedy", True),)
    assert [(one.code, one.outcome, one.summary, one.changed) for one in store.listed()] == [
        (code, "won", listed(1), 3.0)
    ]


@both
def test_a_number_is_written_once_and_the_later_writer_changes_nothing(store: Store) -> None:
    code, number = a_table(store)
    store.append(number, TableEntry(1, "choice", 0, 2.0, ChoiceEntry("first", 0)))
    with pytest.raises(Conflict):
        store.append(
            number,
            TableEntry(1, "choice", 0, 3.0, ChoiceEntry("second", 0)),
            position=StoredPosition(position(9), listed(9), "lost"),
        )
    saved = store.load(code)
    assert saved is not None
    assert saved.entries[-1].data == ChoiceEntry("first", 0)
    assert saved.position.hash == "1"


def test_of_writers_at_the_same_time_each_gets_his_own_answer(store: Store) -> None:
    tables = [a_table(store) for _ in range(4)]

    def write(writer: int) -> list[int]:
        """The numbers that this writer got at a table which two write to."""
        got = []
        for seq in range(1, 26):
            try:
                store.append(tables[writer % 4][1], TableEntry(seq, "chat", writer, 2.0, ChatEntry("", str(seq))))
                got.append(seq)
            except Conflict:
                pass
        return got

    with ThreadPoolExecutor(8) as writers:
        got = list(writers.map(write, range(8)))
    for table, (code, _) in enumerate(tables):
        saved = store.load(code)
        assert saved is not None
        written = {entry.seq: entry.by for entry in saved.entries if entry.kind == "chat"}
        assert sorted(written) == list(range(1, 26))
        assert sorted(got[table] + got[table + 4]) == list(range(1, 26))
        assert all(seq in got[by] for seq, by in written.items())


def test_every_commit_reaches_the_disk_and_keys_are_kept(store: Store) -> None:
    with store._transaction() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_second_process_is_refused_and_told_what_to_do(store: Store, tmp_path: Path) -> None:
    other = subprocess.run(
        [sys.executable, "-c", OPEN_THE_STORE, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert other.returncode != 0
    assert f"Another Shamble is using {tmp_path / FILE_NAME}" in other.stderr
    store.close()
    again = subprocess.run(
        [sys.executable, "-c", OPEN_THE_STORE, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert again.returncode == 0, again.stderr


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text("no database " * 100)
    with pytest.raises(StoreError, match="no database of Shamble"):
        Store.in_folder(tmp_path)
    assert path.read_text().startswith("no database")


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        Store(f"sqlite:///{tmp_path / 'missing' / 'tables.sqlite'}")


def test_secrets_are_kept_as_digests_only(store: Store, tmp_path: Path) -> None:
    code, number = a_table(store)
    secret, holder = new_secret(), new_secret()
    store.add_link(number, secret, 0)
    store.grant(number, holder, 0, schema.HOST)
    store.grant(number, holder, 0)
    link = store.link(secret)
    assert link is not None
    assert (link.code, link.seat) == (code, 0)
    assert store.link(holder) is None
    assert store.granted(number, holder) == {0, schema.HOST}
    assert [one.code for one in store.listed(holder)] == [code]
    assert store.listed(secret) == []
    store.close()
    with sqlite3.connect(tmp_path / FILE_NAME) as raw:
        dump = "\n".join(raw.iterdump())
    raw.close()
    assert digest(secret) in dump
    assert secret not in dump
    assert holder not in dump


@both
def test_revoking_ends_links_and_sessions_of_a_seat(store: Store) -> None:
    _, number = a_table(store)
    store.add_link(number, "link", 0)
    store.grant(number, "browser", 0, schema.WATCH)
    store.revoke(number, 0)
    assert store.link("link") is None
    assert store.granted(number, "browser") == {schema.WATCH}


@both
def test_a_deleted_table_takes_everything_along(store: Store) -> None:
    code, number = a_table(store)
    store.add_link(number, "link", 0)
    store.delete(code)
    assert store.load(code) is None
    assert store.link("link") is None


def test_secrets_have_128_bits_and_codes_can_be_typed() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert all(len(new_secret()) == 22 for _ in range(10))
    assert all(tidy_code(f" {code[:3].lower()}-{code[3:]} ") == code for code in (new_code() for _ in range(20)))


def test_others_on_this_computer_cannot_read_the_tables(store: Store, tmp_path: Path) -> None:
    a_table(store)
    for path in tmp_path.glob(f"{FILE_NAME}*"):
        assert path.stat().st_mode & 0o077 == 0, path.name
