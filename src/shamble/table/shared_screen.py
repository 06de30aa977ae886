"""The part of the screen that everybody who reads the same language sees alike, made once until something changes."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import asdict, replace

from shamble.bots.advice import told
from shamble.table.consent.agreement import Agreement
from shamble.table.log.history import Remark
from shamble.table.log.journal import Journal
from shamble.table.play.undo import UndoRedo
from shamble.table.screen.cards import being_read
from shamble.table.screen.dice import dice_shown
from shamble.table.screen.lines import LineShown, RememberedLines, past_line, told_to_reader
from shamble.table.screen.position import SeatShown, SharedShown, TableShown, board_part, log_part, mission_part
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
        self._made: tuple[int, SharedShown] | None = None
        self._people: tuple[list[SeatShown], int] = ([], 0)
        self._named: list[str] = []

    def now(self) -> SharedShown:
        """The screen as it is now: the same object as before where nothing has changed."""
        changes, people = self._journal.changes, self._who_is_here()
        seats, watching = people
        if self._made is None or changes != self._made[0]:
            self._forget_old_names([seat.name for seat in seats])
            self._made = (changes, self._everything(seats, watching))
        elif people != self._people:
            screen = self._made[1]
            table = replace(screen.table, seats=seats, watching=watching)
            self._made = (changes, replace(screen, table=table))
        self._people = people
        return self._made[1]

    def _forget_old_names(self, names: list[str]) -> None:
        """Word the log anew when somebody has another name."""
        if names != self._named:
            self._named, self._lines = names, RememberedLines()

    def _everything(self, seats: list[SeatShown], watching: int) -> SharedShown:
        journal, game, history = self._journal, self._journal.game, self._journal.history
        log, numbers = game.log, [move.seq for move in history.moves]
        remarks = [*past_line(game, numbers), *(_remark_line(game, remark) for remark in history.remarks)]
        about = asdict(mission_part(game))
        return SharedShown(
            **asdict(board_part(game)),
            seq=history.seq,
            table=TableShown(**about, code=journal.code, options=journal.options, seats=seats, watching=watching),
            correcting=bool(game.setting.rules.corrections),
            can_redo=self._undo.redo_count > 0,
            can_play_on=game.can_play_on,
            following=history.following,
            wish=self._agreement.shown(),
            dice=dice_shown(game, log),
            reading=being_read(game, log),
            log=self._with_reasons(log_part(game, log, numbers, remarks, self._lines)),
            chat=history.chat,
        )

    def _with_reasons(self, lines: list[LineShown]) -> list[LineShown]:
        """The lines of the log, the first of what a bot has done with its reason."""
        first, moves = (lines[0].seq if lines else 0), self._journal.history.moves
        recent = takewhile(lambda move: move.seq >= first, reversed(moves))
        reasons = {move.seq: move.reason for move in recent if move.reason is not None}
        shown = []
        for line in lines:
            reason = reasons.pop(line.seq, None)
            shown.append(line if reason is None else replace(line, because=told(self._journal.game, reason)))
        return shown

    def _who_is_here(self) -> tuple[list[SeatShown], int]:
        survivors = self._journal.game.state.survivors
        seats = [
            SeatShown(
                seat=seat.seat,
                name=self._seats.name(seat.seat),
                kind=seat.kind,
                bot=seat.bot,
                lent=seat.lent,
                survivors=[survivor.index for survivor in survivors if survivor.seat == seat.seat],
                here=self._seats.is_here(seat.seat),
            )
            for seat in self._seats
        ]
        return seats, self._seats.watching


def _remark_line(game: Game, remark: Remark) -> LineShown:
    text = told_to_reader(game, f"log-{remark.code}", remark.fields)
    return LineShown(remark.seq, text, [], "", "table")
