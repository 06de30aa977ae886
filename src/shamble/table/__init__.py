"""The table: a game that people share. Seats, consent, chat, bots, screens, saving and replays."""

from shamble.table.errors import Refused, StoreError
from shamble.table.screen.replay import Replay
from shamble.table.store.keys import new_secret
from shamble.table.store.records import BOT, OPEN, PERSON, ListedTable, Seat
from shamble.table.store.store import Store
from shamble.table.table import NewTable, Table
from shamble.table.tables import Pass, Tables

__all__ = [
    "BOT",
    "OPEN",
    "PERSON",
    "ListedTable",
    "NewTable",
    "Pass",
    "Refused",
    "Replay",
    "Seat",
    "Store",
    "StoreError",
    "Table",
    "Tables",
    "new_secret",
]
