import argparse
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from shamble.cli.output import above_zero, add_json_flag, complain, write_result
from shamble.files.disk import data_folder
from shamble.table.screen.position import called
from shamble.table.store.keys import tidy_code
from shamble.table.store.records import ListedTable
from shamble.table.store.store import FILE_NAME, Store

SECONDS_OF_A_DAY = 24 * 3600


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble tables`."""
    parser.description = (
        "List the games that are played in the browser, or delete some of them for good. "
        "Stop `shamble play` or `shamble serve` first, unless the tables are in PostgreSQL."
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--db", metavar="URL", help="the database, as for `shamble serve` (default: your data folder)")
    where.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder, as for `shamble play`")
    parser.add_argument("--delete", action="append", default=[], metavar="CODE", help="delete the game with this code")
    parser.add_argument(
        "--delete-older-than", type=above_zero, metavar="DAYS", help="delete the games that nobody has touched since"
    )
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Delete what was named, then list what is left; exit 1 when a code is unknown."""
    if not arguments.db and not (data_folder() / FILE_NAME).exists():
        complain("there are no tables yet")
        return 0
    with closing(Store(arguments.db) if arguments.db else Store.in_folder(data_folder())) as store:
        unknown = _delete(store, arguments.delete, arguments.delete_older_than)
        left = [_facts(table) for table in store.listed()]
    write_result(left, map(_line, left), as_json=arguments.json)
    for code in unknown:
        complain(f"there is no table {code}")
    return 1 if unknown else 0


def _delete(store: Store, codes: list[str], days: float | None) -> list[str]:
    """Delete these games, and those older than so many days; returns the codes that nobody knows."""
    known = store.codes()
    wanted = [tidy_code(code) for code in codes]
    for code in known.intersection(wanted):
        store.delete(code)
    if days is not None:
        store.delete_unchanged(days * SECONDS_OF_A_DAY)
    return [code for code in wanted if code not in known]


def _facts(table: ListedTable) -> dict[str, Any]:
    summary = table.summary
    return {
        "code": table.code,
        "mission": summary.mission,
        "round": summary.round,
        "outcome": table.outcome,
        "changed": time.strftime("%Y-%m-%d %H:%M", time.localtime(table.changed)),
        "seats": [called(seat) for seat in summary.seats],
    }


def _line(one: dict[str, Any]) -> str:
    state = one["outcome"] or f"round {one['round']}"
    return f"{one['code']}  {one['mission']:<8}  {state:<9}  {one['changed']}  {', '.join(one['seats'])}"
