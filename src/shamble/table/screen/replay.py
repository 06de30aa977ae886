"""Replays: the position at any choice, with the log up to it."""

from __future__ import annotations

from typing import Any, cast

from shamble.engine.declared import EVENTS
from shamble.engine.log import Entry
from shamble.engine.saves import Retraced
from shamble.rules.experience import danger_level
from shamble.table.errors import refused
from shamble.table.screen import pictures
from shamble.table.screen.cards import being_read
from shamble.table.screen.dashboards import dashboard
from shamble.table.screen.dice import dice_shown
from shamble.table.screen.position import board_part, log_part, mission_part, seat_part
from shamble.table.screen.steps import PlayedEntry, jump
from shamble.text import label, sentence, story, words_of
from shamble.world.game import Game
from shamble.world.state import Survivor

FACTS = ("name", "portrait", "index", "zone", "level", "level_name", "xp", "wounds", "status", "status_name")
"""The part of a dashboard that a replay shows beside cards and Skills."""


class Replay:
    """A log that can be looked at choice by choice. Number 0 is the start; `len(replay)` is one more than the last.

    It ends early where the rules in force no longer lead through the log, or not to where the game went on.
    """

    def __init__(self, retraced: Retraced, *, ends_early: bool = False) -> None:
        self._positions: list[Game] = [cast(Game, game.copy()) for game in retraced]
        self.ends_early = ends_early or bool(retraced.why)
        if not self._positions:
            raise refused("no-replay", why=retraced.why)

    @classmethod
    def of(cls, game: Game) -> Replay:
        """The replay of a game up to now."""
        return cls(game.retraced(), ends_early=bool(game.note))

    @classmethod
    def of_file(cls, text: str) -> Replay:
        """The replay of a saved game."""
        return cls.of(Game.from_json(text))

    def __len__(self) -> int:
        return len(self._positions)

    def game(self, number: int) -> Game:
        """A copy of the position after a choice."""
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
            "dice": dice_shown(game, log),
            "reading": being_read(game, log),
            "log": log_part(game, log, range(len(log)), ()),
        }

    def steps(self, number: int) -> list[dict[str, Any]]:
        """The steps of a choice, each with the pieces it changed."""
        after = self._at(number)
        if not number:
            return [jump(0, pictures.pieces(after))]
        return PlayedEntry(number, self._at(number - 1), after, [after.last]).steps() or []

    def moment(self, number: int, since: int | None = None) -> dict[str, Any]:
        """A choice for somebody who watches: its round and phase, its words, the lines up to it, and the pieces.

        With `since`, another number, only the pieces that look different from then.
        """
        game = self._at(number)
        said = words_of(game.setting)
        phase = said.tell(f"phase-{game.state.phase}")
        pieces = pictures.pieces(game)
        lines = log_part(game, game.log, range(len(game.log)), ())
        return {
            "at": number,
            "last": len(self) - 1,
            "where": said.tell("replay-where", round=game.state.round, phase=phase) if game.state.round else phase,
            "danger": danger_level(game),
            "danger_name": said.word(game.setting.levels[danger_level(game)].name),
            "choice": self._label(number) if number else "",
            "lines": [{"at": line["seq"], "text": line["text"], "zones": line["zones"]} for line in lines],
            "people": [_person(game, survivor) for survivor in game.state.survivors],
            "pieces": pieces if since is None else pictures.changes(pictures.pieces(self._at(since)), pieces),
        }

    def marks(self) -> list[dict[str, Any]]:
        """The recording that a slider points out: rounds, deaths, corrections."""
        found = []
        for number, game in enumerate(self._positions):
            for event in game.last.events:
                mark = EVENTS[event.code].mark
                text = sentence(game, event) if mark else None
                if text is not None:
                    found.append({"at": number, "kind": mark, "text": text})
        return found

    def chapters(self) -> list[dict[str, Any]]:
        """Every choice by its number, for a slider: round, phase, who chose, and the words on the button."""
        found = []
        for number, (game, following) in enumerate(zip(self._positions, self._positions[1:], strict=False), 1):
            entry = following.last
            found.append(
                {
                    "number": number,
                    "round": game.state.round,
                    "phase": game.state.phase,
                    "seat": entry.seat,
                    "label": self._label(number),
                    "correction": entry.correction,
                }
            )
        return found

    def _label(self, number: int) -> str:
        """The words on the button of a choice."""
        game = self._positions[number]
        option = game.last.option
        return label(self._positions[number - 1], option) if option is not None else _told(game, game.last)

    def _at(self, number: int) -> Game:
        if not 0 <= number < len(self):
            raise refused("no-moment", last=len(self) - 1)
        return self._positions[number]


def _person(game: Game, survivor: Survivor) -> dict[str, Any]:
    """A Survivor's dashboard in short: where they are, their level, Wounds, cards and Skills."""
    shown = dashboard(game, survivor)
    cards = [
        {"name": card["name"], "icon": card.get("icon", ""), "kind": card.get("kind", "wound"), "works": place["works"]}
        for place in shown["places"]
        for card in place["slots"]
        if card is not None
    ]
    return {**{fact: shown[fact] for fact in FACTS}, "cards": cards, "skills": shown["skills"]}


def _told(game: Game, entry: Entry) -> str:
    """The effect of an entry without an option, in words."""
    return words_of(game.setting).series(story(game, entry), "space") or entry.key
