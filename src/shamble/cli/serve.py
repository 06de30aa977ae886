import argparse
import os
from pathlib import Path

from shamble.bots import named_bot
from shamble.cli.bots import add_table_bot_option
from shamble.files.commands import called_with
from shamble.files.disk import data_folder
from shamble.packs.copies import keep_for_good
from shamble.packs.trust import code_allowed
from shamble.table.seats.seats import bots_played_by
from shamble.table.store.store import Store
from shamble.web.options import Options
from shamble.web.serving import bind, serve

DATABASE_SETTING = "SHAMBLE_DB"
"""The environment's word for the database: an address with a password should stand in no list of processes."""
MOST_TABLES = 10_000
MOST = 1_000_000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble serve`."""
    parser.description = (
        "Serve tables to all who can reach this address; on the internet, put a proxy with HTTPS before it"
    )
    parser.add_argument(
        "--db",
        metavar="URL",
        default=os.environ.get(DATABASE_SETTING),
        help=f"the database, such as postgresql://... (default: what {DATABASE_SETTING} says, or your data folder)",
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept and packs are looked for")
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="the address to listen on")
    parser.add_argument("--port", type=int, metavar="N", help="the port (default: 7373 or the next free one)")
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST", help="a name that it answers to (default: any)"
    )
    parser.add_argument(
        "--address", default="", metavar="URL", help="what invite links begin with, if not as asked for"
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="a proxy with HTTPS stands before it and sends each visitor's address (X-Forwarded-For)",
    )
    parser.add_argument(
        "--most-tables",
        type=_count,
        default=MOST_TABLES,
        metavar="N",
        help=f"how many games are kept (default: {MOST_TABLES})",
    )
    parser.add_argument(
        "--keep-days", type=_count, default=0, metavar="N", help="delete games that nobody has touched for N days"
    )
    parser.add_argument(
        "--workers",
        type=_number_of_workers,
        default=Options().workers,
        metavar="N",
        help="the processes that do slow work; 0: the server does it itself (default: %(default)s)",
    )
    parser.add_argument(
        "--allow-code",
        action="store_true",
        help="play trusted packs with Python (see `shamble packs`)",
    )
    add_table_bot_option(parser)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 0 < int(text[:10]) <= MOST:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number from 1 to {MOST}")
    return int(text)


def _number_of_workers(text: str) -> int:
    return 0 if text == "0" else _count(text)


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C; strangers, who read what is proposed, learn nothing of the folders here."""
    bot = named_bot(arguments.bot) if arguments.bot else ""
    with called_with(), bots_played_by(bot):
        return _serve(arguments)


def _serve(arguments: argparse.Namespace) -> int:
    listener = bind(arguments.host, arguments.port)
    host, port = listener.getsockname()[:2]
    try:
        store = Store(arguments.db) if arguments.db else Store.in_folder(data_folder())
    except BaseException:
        listener.close()
        raise
    if arguments.db:
        keep_for_good()
    store.tidy()
    names = frozenset(name.casefold() for name in arguments.name)
    options = Options(
        hosts=names,
        address=arguments.address.rstrip("/"),
        behind_proxy=arguments.behind_proxy,
        most_tables=arguments.most_tables,
        keep_days=arguments.keep_days,
        workers=arguments.workers,
    )
    with code_allowed(arguments.allow_code):
        serve(store, listener, options, lambda: print(f"Tables are served at http://{host}:{port}/", flush=True))
    print("\nStopped; all games are saved.")
    return 0
