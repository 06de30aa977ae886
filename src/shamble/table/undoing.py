"""Undo and redo: free while nothing was rolled or seen, else a wish that all people at the table have to agree to."""

from __future__ import annotations

from collections.abc import Collection

from shamble.engine.log import Entry as Choice
from shamble.table.agreeing import Agreeing
from shamble.table.lines import undo_told
from shamble.table.records import REDO, UNDO
from shamble.table.steps import Moments, Turned
from shamble.text import label, story
from shamble.world.game import Game


class Undoing(Agreeing):
    """Taking choices back, and taking them again."""

    def ask_undo(self, seats: Collection[int]) -> bool:
        """Take the last choice back: at once while nothing was rolled or seen, else when all people agree."""
        return self.ask(seats, "undo")

    def redo(self, seats: Collection[int]) -> None:
        """Take again what was undone, with the same dice; what all had agreed on needs their consent again."""
        self.ask(seats, "redo")

    def take_again(self, by: int, who: str) -> None:
        """Carry a redo out, in the name of those who asked for it."""
        count = self.history.redo_count()
        before, trial = self.game, self.game.copy()
        moments = Moments(trial)
        for _ in range(count):
            trial.redo()
        self._write(REDO, by, {"what": "redo", "count": count, "who": who}, game=trial)
        self._turn(Turned(self.seq, before, trial, trial.log[-count:], moments=moments.over()))

    def take_back(self, by: int, who: str) -> None:
        """Carry an undo out, in the name of those who asked for it."""
        count = self.history.undo_count()
        before, trial = self.game, self.game.copy()
        undone = before.log[-count]
        for _ in range(count):
            trial.undo(consent=True)
        told = _told(before, trial, undone)
        self._write(UNDO, by, {**told, "count": count, "who": who}, game=trial)
        self._turn(Turned(self.seq, before, trial, remark=undo_told(trial, {**told, "who": who})))


def _told(after: Game, before: Game, undone: Choice) -> dict[str, str]:
    """What a choice was that is taken back: as the log tells it, or else by the words on its button."""
    lines = story(after, undone)
    if not lines and undone.option is not None:
        lines = [label(before, undone.option)]
    return {"what": "took-back", "deed": lines[0]} if lines else {"what": "undo"}
