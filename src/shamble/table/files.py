"""Games as files: saves that go on elsewhere, and what a problem's report holds."""

from __future__ import annotations

import json
import sys
from typing import Any

import shamble
from shamble.content.packs import content_of
from shamble.engine.errors import SaveError
from shamble.engine.game import Game
from shamble.engine.log import Entry
from shamble.errors import ShambleError
from shamble.text import words

MOST_BYTES = 4_000_000
REPORT_FORMAT = 1


def game_of_upload(text: str) -> Game:
    """The game in a file that somebody sent; its log has to lead to its position, whoever wrote it."""
    said = words()
    if len(text) > MOST_BYTES:
        raise SaveError(said.tell("upload-large", most=MOST_BYTES // 1_000_000))
    try:
        config = json.loads(text)["config"]
        if config["mission"] not in content_of(config.get("packs", {})).missions:
            raise SaveError(said.tell("upload-mission"))
        game = Game.from_json(text)
    except ShambleError as error:
        raise SaveError(str(error)) from error
    except Exception as error:  # whatever a stranger's file holds, the answer is a refusal
        raise SaveError(said.tell("upload-damaged")) from error
    if game.note:
        raise SaveError(game.note)
    return game


def file_name(game: Game, code: str) -> str:
    """A name for a saved game."""
    return f"shamble-{game.setting.mission.id}-{code}.json"


def problem_report(game: Game, code: str, told: str, *, whole: bool) -> dict[str, Any]:
    """All that is needed to look into a problem.

    While a game goes on (not `whole`) the seed and everything that was shuffled stay out.
    """
    decision = game.decision
    config = dict(game.setting.config)
    if not whole:
        config.pop("seed", None)
    return {
        "shamble": "report",
        "format": REPORT_FORMAT,
        "version": shamble.__version__,
        "python": ".".join(map(str, sys.version_info[:3])),
        "content": game.setting.content_hash,
        "table": code,
        "told": told,
        "config": config,
        "log": [entry.to_data() if whole else _public(entry) for entry in game.log],
        "agreed": game.table,
        "note": game.note,
        "round": game.state.round,
        "outcome": game.state.outcome,
        "decision": decision.kind if decision is not None else None,
        "options": [option.key for option in game.options],
        "view": game.view(0),
        **({"hash": game.state_hash()} if whole else {}),
    }


def _public(entry: Entry) -> dict[str, Any]:
    """An entry with the dice that everybody saw, without the order of any deck."""
    data = entry.to_data()
    chance = [[what, values] for what, values in data.pop("chance", []) if what == "dice"]
    return {**data, "chance": chance} if chance else data
