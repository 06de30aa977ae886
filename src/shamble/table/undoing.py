"""Undo and redo: free while nothing was rolled or seen, else with the consent of all people at the table."""

from __future__ import annotations

from collections.abc import Collection

from shamble.table.core import Core
from shamble.table.errors import refused
from shamble.table.history import UndoWish
from shamble.table.records import REDO, TABLE, UNDO
from shamble.table.steps import Moments, Turned
from shamble.text import words


class Undoing(Core):
    """Taking choices back, and taking them again."""

    def ask_undo(self, seats: Collection[int]) -> bool:
        """Take the last choice back: at once while nothing was rolled or seen, else when all people agree.

        Returns whether it was taken back. What bots did after the choice goes with it.
        """
        with self.lock:
            how = self._undoable(seats)
            if how == "free" or set(self.sitting.persons()) <= set(seats):
                self._undo(seats)
                return True
            data = {"what": "ask-undo", "who": self.sitting.names(seats), "agreed": sorted(seats)}
            self._write(TABLE, min(seats), data)
            return False

    def consent(self, seats: Collection[int]) -> bool:
        """Agree to the undo that was asked for; returns whether it was taken back now."""
        with self.lock:
            wish = self._wish(seats)
            agreed = wish.agreed | frozenset(seats)
            if frozenset(self.sitting.persons()) <= agreed:
                self._undo(seats)
                return True
            self._write(
                TABLE, min(seats), {"what": "consent", "who": self.sitting.names(seats), "agreed": sorted(agreed)}
            )
            return False

    def object(self, seats: Collection[int]) -> None:
        """Refuse the undo that was asked for; whoever asked may also take the wish back like this."""
        with self.lock:
            self._wish(seats)
            self._write(TABLE, min(seats), {"what": "object", "who": self.sitting.names(seats)})

    def redo(self, seats: Collection[int]) -> None:
        """Take again what was undone, with the same dice."""
        with self.lock:
            self._seated(seats)
            count = self.history.redo_count()
            if not count:
                raise refused("nothing-to-redo")
            before, trial = self.game, self.game.copy()
            moments = Moments(trial)
            for _ in range(count):
                trial.redo()
            data = {"what": "redo", "count": count, "who": self.sitting.names(seats)}
            self._write(REDO, min(seats), data, game=trial)
            self._turn(Turned(self.seq, before, trial, trial.log[-count:], moments=moments.over()))

    def _undoable(self, seats: Collection[int]) -> str:
        self._seated(seats)
        how = self.can_undo()
        if how == "no":
            raise refused("nothing-to-undo")
        return how

    def _undo(self, seats: Collection[int]) -> None:
        self._undoable(seats)
        count = self.history.undo_count()
        before, trial = self.game, self.game.copy()
        for _ in range(count):
            trial.undo(consent=True)
        data = {"what": "undo", "count": count, "who": self.sitting.names(seats)}
        self._write(UNDO, min(seats), data, game=trial)
        self._turn(Turned(self.seq, before, trial, remark=words().tell("log-undo", who=data["who"])))

    def _wish(self, seats: Collection[int]) -> UndoWish:
        self._seated(seats)
        if self.history.wish is None:
            raise refused("nothing-asked")
        return self.history.wish
