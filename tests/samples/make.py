"""Makes samples of what this version of Shamble writes: `python -m tests.samples.make FOLDER`.

They stay as they are; a later version has to read them (see README.md). What is to be kept of it has to be looked at
by hand: the folder is a person's data folder as it would be after some evenings of play, and files beside it.
"""

from __future__ import annotations

import contextlib
import io
import re
import shutil
import sys
from pathlib import Path

from shamble.cli import main
from shamble.editions import EDITIONS
from shamble.editions.house_sets import written
from shamble.files.disk import data_kept_in
from shamble.terminal.saves import Saves

from .campaigns import drop_campaign, running_campaigns
from .games import SUNDAY, classic_games, games_of_editions
from .packs import DOCS, dropped_packs, packs_with_pieces
from .tables import tables

EXPORTED = (
    ("in-an-attack", None),
    ("in-the-air", None),
    ("undone", 12),
    ("in-the-truck", None),
    ("train", None),
    ("vault", None),
)
OF_CLASSIC = ("in-an-attack", "in-a-search", "undone", "finished", "in-the-air")
"""The games of Classic that are at tables, too."""
MOST_TABLES = 100
ROPER = """\
format: 1
name: Zoë
blue: ['Slippery (undead-or-alive)', Fast roping]
yellow: [+1 Action]
orange: ['+1 die: Ranged', 'Starts with a Pistol']
red: ['+1 Damage: Melee', Tough, Regeneration]
"""


def make(folder: Path, most_tables: int = MOST_TABLES) -> None:
    """Fill a new folder with everything but the scenarios that are chosen (`scenarios.py`)."""
    folder.mkdir(parents=True)
    survivors, exported = folder / "survivors", folder / "scenarios"
    survivors.mkdir()
    exported.mkdir()
    mo, *_ = re.findall(r"```yaml\n(.*?)```", (DOCS / "survivors.md").read_text(encoding="utf-8"), re.DOTALL)
    (survivors / "mo.yaml").write_text(mo, encoding="utf-8")
    (survivors / "zoe.yaml").write_text(ROPER, encoding="utf-8")
    (folder / "house-rules.txt").write_text(f"{written(EDITIONS['classic'], SUNDAY, 'Sunday')}\n", encoding="utf-8")
    with data_kept_in(folder / "data"):
        saves = Saves()
        of_editions = games_of_editions()
        games = classic_games(survivors) | dropped_packs() | of_editions | packs_with_pieces()
        for name, game in games.items():
            saves.write(name, game)
        drop_campaign()
        running_campaigns()
        at_tables = [name for name in games if name in OF_CLASSIC or name in of_editions]
        tables(folder, {name: games[name] for name in at_tables[:most_tables]})
    shutil.rmtree(folder / "data" / "parsed", ignore_errors=True)  # what was read last, for the next start alone
    for save, at in EXPORTED:
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            path = folder / "data" / "terminal" / f"{save}.json"
            main(["export", str(path), *(() if at is None else ("--at", str(at)))])
        (exported / f"{save}.yaml").write_text(told.getvalue(), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
