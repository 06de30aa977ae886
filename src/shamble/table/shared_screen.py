"""The part of the screen that everybody who reads the same language sees alike, made once until something changes."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from shamble.bots.advice import told
from shamble.table.consent.agreement import Agreement
from shamble.table.log.history import Remark
from shamble.table.log.journal import Journal
from shamble.table.play.undo import UndoRedo
from shamble.table.screen.cards import being_read
from shamble.table.screen.dice import dice_shown
from shamble.table.screen.lines import RememberedLines, past_line, told_to_reader
from shamble.table.screen.position import board_part, log_part, mission_part
from shamble.table.seats.seats import Seats
from shamble.world.game import Game


class SharedScreen:
    """The part of the screen that does not depend on who looks."""

    def __init__(self, journal: Journal, seats: Seats, agreement: Agreement, undo: UndoRedo) -> None:
        self._journal = journal
        self._seats = seats
        self._undo = undo
        self._agreement = agreement
        self._lines = RememberedLines()
        self._made: tuple[int, dict[str, Any]] = (-1, {})
        self._people: dict[str, Any] = {}
        self._named: list[str] = []

    def now(self) -> dict[str, Any]:
        """The screen as it is now: the same object as before where nothing has changed."""
        changes, screen = self._made
        people = self._who_is_here()
        if changes != self._journal.changes:
            self._forget_old_names([seat["name"] for seat in people["seats"]])
            self._made = (self._journal.changes, self._everything(people))
        elif people != self._people:
            self._made = (changes, {**screen, "table": {**screen["table"], **people}})
        self._people = people
        return self._made[1]

    def _forget_old_names(self, names: list[str]) -> None:
        """Word the log anew when somebody has another name."""
        if names != self._named:
            self._named, self._lines = names, RememberedLines()

    def _everything(self, people: dict[str, Any]) -> dict[str, Any]:
        game, history = self._journal.game, self._journal.history
        log, numbers = game.log, [move.seq for move in history.moves]
        about = {**mission_part(game), "code": self._journal.code, "options": self._journal.options}
        return {
            "seq": history.seq,
            "table": {**about, **people},
            **board_part(game),
            "correcting": bool(game.setting.rules.corrections),
            "can_redo": self._undo.redo_count > 0,
            "can_play_on": game.can_play_on,
            "following": history.following,
            "wish": self._agreement.shown(),
            "dice": dice_shown(game, log),
            "reading": being_read(game, log),
            "log": self._with_reasons(
                log_part(
                    game,
                    log,
                    numbers,
                    [*past_line(game, numbers), *(_remark_line(game, remark) for remark in history.remarks)],
                    self._lines,
                )
            ),
            "chat": history.chat,
        }

    def _with_reasons(self, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The lines of the log, the first of what a bot has done with its reason."""
        first, moves = (lines[0]["seq"] if lines else 0), self._journal.history.moves
        recent = takewhile(lambda move: move.seq >= first, reversed(moves))
        reasons = {move.seq: move.reason for move in recent if move.reason is not None}
        shown = []
        for line in lines:
            reason = reasons.pop(line["seq"], None)
            shown.append(line if reason is None else {**line, "because": told(self._journal.game, reason)})
        return shown

    def _who_is_here(self) -> dict[str, Any]:
        survivors = self._journal.game.state.survivors
        seats = [
            {
                "seat": seat.seat,
                "name": self._seats.name(seat.seat),
                "kind": seat.kind,
                "bot": seat.bot,
                "lent": seat.lent,
                "survivors": [survivor.index for survivor in survivors if survivor.seat == seat.seat],
                "here": self._seats.is_here(seat.seat),
            }
            for seat in self._seats
        ]
        return {"seats": seats, "watching": self._seats.watching}


def _remark_line(game: Game, remark: Remark) -> dict[str, Any]:
    text = told_to_reader(game, f"log-{remark.code}", remark.fields)
    return {"seq": remark.seq, "text": text, "zones": [], "rule": "", "kind": "table"}
