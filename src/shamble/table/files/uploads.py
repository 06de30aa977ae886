"""Saved games that people send: taken only whole, within bounds, and when their log leads to their position."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from shamble.content.custom_survivors import SUFFIXES
from shamble.engine.errors import SaveError
from shamble.errors import ShambleError
from shamble.games.building import check_set_up
from shamble.games.missions import content_behind
from shamble.table.files.bounds import MOST_BYTES, check_game, read_bounded
from shamble.text import words
from shamble.world.game import Game
from shamble.world.setup import GameSetup

SECONDS_TO_RUN = 5.0
"""The time of a core that a stranger's log may take to be run again; the longest games take a second or two."""
MOST_PACKS = 40


def game_of_upload(text: str) -> Game:
    """The game in a file that somebody sent; its log has to lead to its position, whoever wrote it."""
    said = words()
    if len(text) > MOST_BYTES:
        raise SaveError(said.tell("upload-large", most=MOST_BYTES // 1_000_000))
    try:
        data = read_bounded(text)
        setup = msgspec.convert(data["config"], GameSetup)
        if setup.mission.endswith(SUFFIXES):  # a file of this machine is nobody's business
            raise SaveError(said.tell("upload-mission"))
        if len(setup.packs) > MOST_PACKS:
            raise SaveError(said.tell("upload-damaged"))
        pack = content_behind(setup)
        if setup.mission not in pack.missions:
            raise SaveError(said.tell("upload-mission"))
        check_game(setup, data, pack)
        check_set_up(setup)
        game = Game.from_json(text, _patience(SECONDS_TO_RUN), run_all=True)
    except ShambleError as error:
        raise SaveError(str(error)) from error
    except Exception as error:  # whatever a stranger's file holds, the answer is a refusal
        raise SaveError(said.tell("upload-damaged")) from error
    if game.note:
        raise SaveError(said.tell("upload-past-changed"))
    return game


def _patience(seconds: float) -> Callable[[], None]:
    """A function to be called again and again in this thread, which refuses what keeps a core busy for longer."""
    until = time.thread_time() + seconds

    def still() -> None:
        if time.thread_time() > until:
            raise SaveError(words().tell("upload-slow"))

    return still


def file_name(game: Game, code: str) -> str:
    """A name for a saved game."""
    return f"shamble-{game.setting.mission.id}-{code}.json"
