"""Games as files: saves that go on elsewhere, and what a problem's report holds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import shamble
from shamble.content.custom import SUFFIXES
from shamble.engine.errors import SaveError
from shamble.engine.log import Entry
from shamble.errors import ShambleError
from shamble.games.missions import content_behind
from shamble.table.bounds import MOST_BYTES, check_game, read_bounded
from shamble.table.errors import without_paths
from shamble.text import words
from shamble.world.game import Game

if TYPE_CHECKING:
    from shamble.table.table import Table

SECONDS_TO_RUN = 5.0
"""How long a stranger's log may take to be run again; the longest games take a second or two."""
MOST_PACKS = 40
REPORT_FORMAT = 2


def game_of_upload(text: str) -> Game:
    """The game in a file that somebody sent; its log has to lead to its position, whoever wrote it."""
    said = words()
    if len(text) > MOST_BYTES:
        raise SaveError(said.tell("upload-large", most=MOST_BYTES // 1_000_000))
    try:
        data = read_bounded(text)
        config = {**data["config"], "packs": _packs(data["config"])}
        if config["mission"].endswith(SUFFIXES):  # a file of this machine is nobody's business
            raise SaveError(said.tell("upload-mission"))
        pack = content_behind(config)
        if config["mission"] not in pack.missions:
            raise SaveError(said.tell("upload-mission"))
        check_game(data, pack)
        game = Game.from_json(text, _patience(SECONDS_TO_RUN), whole=True)
    except ShambleError as error:
        raise SaveError(str(error)) from error
    except Exception as error:  # whatever a stranger's file holds, the answer is a refusal
        raise SaveError(said.tell("upload-damaged")) from error
    if game.note:
        raise SaveError(game.note)
    return game


def _packs(config: dict[str, Any]) -> dict[str, str]:
    """The packs that a set-up names, if they could be any."""
    named = config.get("packs", {})
    if len(named) > MOST_PACKS or not all(isinstance(word, str) for pair in named.items() for word in pair):
        raise SaveError(words().tell("upload-damaged"))
    return dict(named)


def _patience(seconds: float) -> Callable[[], None]:
    """To be called again and again: refuses what takes longer."""
    until = time.monotonic() + seconds

    def still() -> None:
        if time.monotonic() > until:
            raise SaveError(words().tell("upload-slow"))

    return still


def file_name(game: Game, code: str) -> str:
    """A name for a saved game."""
    return f"shamble-{game.setting.mission.id}-{code}.json"


def problem_report(table: Table, told: str, seats: Collection[int]) -> dict[str, Any]:
    """All that is needed to look into a problem.

    While a game goes on these seats get no more than they see on the screen, and the choices that they made.
    """
    game = table.game
    decision = game.decision
    return {
        "shamble": "report",
        "format": REPORT_FORMAT,
        "version": shamble.__version__,
        "python": ".".join(map(str, sys.version_info[:3])),
        "content": game.setting.content_hash,
        "table": table.code,
        "told": told,
        "note": game.note,
        "round": game.state.round,
        "outcome": game.state.outcome,
        "decision": decision.kind if decision is not None else None,
        "view": game.view(min(seats, default=-1)),
        **(_whole(game) if game.state.outcome else _seen(table, seats)),
    }


def _whole(game: Game) -> dict[str, Any]:
    return {
        "config": {**game.setting.config, "mission": without_paths(game.setting.config["mission"])},
        "log": [entry.to_data() for entry in game.log],
        "agreed": game.table,
        "options": [option.key for option in game.options],
        "hash": game.state_hash(),
    }


def _seen(table: Table, seats: Collection[int]) -> dict[str, Any]:
    game, screen = table.game, table.screen(seats)
    config = {**game.setting.config, "mission": without_paths(game.setting.config["mission"])}
    return {
        "config": {name: value for name, value in config.items() if name != "seed"},
        "log": [_own(entry) if entry.seat in seats else {"by": entry.seat} for entry in game.log],
        "lines": [line["text"] for line in screen["log"]],
        "dice": screen["dice"],
        "options": [option["key"] for option in (screen["decision"] or {"options": []})["options"]],
    }


def _own(entry: Entry) -> dict[str, Any]:
    """An entry with the dice that everybody saw, without the order of any deck."""
    data = entry.to_data()
    chance = [[what, values] for what, values in data.pop("chance", []) if what == "dice"]
    return {**data, "chance": chance} if chance else data
