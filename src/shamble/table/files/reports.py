"""Reports of problems: the download of "report a problem"."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from typing import Any

from msgspec.structs import replace

import shamble
from shamble.engine.log import Entry
from shamble.table.errors import without_paths
from shamble.table.screen.position import ScreenShown
from shamble.world.game import Game

REPORT_FORMAT = 2


def problem_report(
    game: Game, code: str, told: str, seats: Collection[int], screen: Callable[[], ScreenShown]
) -> dict[str, Any]:
    """All that is needed to look into a problem.

    While a game goes on these seats get no more than they see on the `screen`, and the choices that they made.
    """
    decision = game.decision
    return {
        "shamble": "report",
        "format": REPORT_FORMAT,
        "version": shamble.__version__,
        "python": ".".join(map(str, sys.version_info[:3])),
        "content": game.setting.content_hash,
        "table": code,
        "told": told,
        "note": game.note,
        "round": game.state.round,
        "outcome": game.state.outcome,
        "decision": decision.kind if decision is not None else None,
        "view": game.view(min(seats, default=-1)),
        **(_everything(game) if game.state.outcome else _seen(game, seats, screen())),
    }


def _everything(game: Game) -> dict[str, Any]:
    return {
        "config": _setup(game),
        "log": [entry.to_data() for entry in game.log],
        "agreed": game.table,
        "options": [option.key for option in game.options],
        "hash": game.state_hash(),
    }


def _seen(game: Game, seats: Collection[int], screen: ScreenShown) -> dict[str, Any]:
    return {
        "config": {name: value for name, value in _setup(game).items() if name != "seed"},
        "log": [_own(entry) if entry.seat in seats else {"by": entry.seat} for entry in game.log],
        "lines": [line.text for line in screen.shared.log],
        "dice": screen.shared.dice,
        "options": [option.key for option in screen.own.decision.options] if screen.own.decision is not None else [],
    }


def _setup(game: Game) -> dict[str, Any]:
    setup = game.setting.setup
    return replace(setup, mission=without_paths(setup.mission)).data()


def _own(entry: Entry) -> dict[str, Any]:
    """An entry with the dice that everybody saw, without the order of any deck."""
    data = entry.to_data()
    chance = [[what, values] for what, values in data.pop("chance", []) if what == "dice"]
    return {**data, "chance": chance} if chance else data
