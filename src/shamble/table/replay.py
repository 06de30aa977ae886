"""Replays: the position at any choice, with what had happened up to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.engine.errors import EngineError, IllegalChoiceError, SetupError
from shamble.engine.game import Game
from shamble.engine.log import Entry
from shamble.table import pictures
from shamble.table.errors import refused
from shamble.table.screen import board_part, dice_part, log_part, mission_part, seat_part
from shamble.table.steps import Turned, jump
from shamble.text import label, story


class Replay:
    """A log that can be looked at choice by choice. Number 0 is the start; `len(replay)` is one more than the last."""

    def __init__(self, config: dict[str, Any], log: Sequence[Entry]) -> None:
        self._positions: list[Game] = []
        self.fault = ""
        try:
            self._positions += (game.copy() for game in Game.steps(config, log))
        except (EngineError, IllegalChoiceError, SetupError) as error:
            self.fault = str(error)
        if not self._positions:
            raise refused("no-replay", why=self.fault)

    @classmethod
    def of(cls, game: Game) -> Replay:
        """The replay of a game up to now."""
        return cls(game.setting.config, game.log)

    @classmethod
    def of_file(cls, text: str) -> Replay:
        """The replay of a saved game."""
        return cls.of(Game.from_json(text))

    def __len__(self) -> int:
        return len(self._positions)

    def game(self, number: int) -> Game:
        """The position after a choice; a copy of one's own."""
        return self._at(number).copy()

    def screen(self, number: int) -> dict[str, Any]:
        """The position after a choice, as a screen for somebody who looks on."""
        game = self._at(number)
        log = game.log
        return {
            "seq": number,
            "last": len(self) - 1,
            "table": mission_part(game),
            "me": [],
            **board_part(game),
            **seat_part(game, ()),
            "dice": dice_part(game, log),
            "log": log_part(game, log, range(len(log)), ()),
        }

    def steps(self, number: int) -> list[dict[str, Any]]:
        """What happened with a choice, step by step, with the pieces it changed."""
        after = self._at(number)
        if not number:
            return [jump(0, pictures.pieces(after))]
        return Turned(number, self._at(number - 1), after, [after.last]).steps()

    def chapters(self) -> list[dict[str, Any]]:
        """Every choice by its number, for a slider: round, phase, who chose, and the words on his button."""
        found = []
        for number, (game, following) in enumerate(zip(self._positions, self._positions[1:], strict=False), 1):
            entry = following.last
            found.append(
                {
                    "number": number,
                    "round": game.state.round,
                    "phase": game.state.phase,
                    "seat": entry.seat,
                    "label": label(game, entry.option) if entry.option is not None else _told(following, entry),
                    "correction": entry.correction,
                }
            )
        return found

    def _at(self, number: int) -> Game:
        if not 0 <= number < len(self):
            raise refused("no-moment", last=len(self) - 1)
        return self._positions[number]


def _told(game: Game, entry: Entry) -> str:
    """What an entry without an option did, in words."""
    return " ".join(story(game, entry)) or entry.key
