"""Walking several Zones with one click: a series of ordinary Moves that stops as soon as anything else happens."""

from __future__ import annotations

from collections.abc import Collection

from shamble.engine.decisions import Option
from shamble.engine.declared import EVENTS
from shamble.rules.walking import end_of_move, step_to, walks
from shamble.table.log.journal import Journal
from shamble.table.play.choices import Choices
from shamble.table.screen.lookahead import zone_index
from shamble.table.store.records import Sent


class Walking:
    """Walks of a table's Survivors."""

    def __init__(self, journal: Journal, choices: Choices) -> None:
        self._journal = journal
        self._choices = choices

    def walk(self, seats: Collection[int], seq: Sent, zone: Sent) -> None:
        """Take the Moves that lead whoever acts to a Zone; undo takes them back together."""
        game = self._journal.game
        decision = game.decision
        goal = zone_index(game, zone)
        who = decision.who if decision is not None else -1
        way = walks(game, game.state.survivors[who]) if decision is not None and decision.kind == "turn" else {}
        steps = way[goal].steps if goal in way else (goal,)
        start = step_to(game, steps[0])
        option, seat = self._choices.permitted(seats, seq, start.key if start is not None else "")
        self._choices.take(option, seat, by=seats)
        self._choices.note_answer(seq, option.key)
        for step in (*steps[1:], None):
            following = self._next(who, step)
            if following is None:
                return
            self._choices.take(following, seat, by=seats, joined=True)

    def _next(self, who: int, zone: int | None) -> Option | None:
        """The next choice of a walk; none when it is over, or something has happened that somebody wants to see."""
        game = self._journal.game
        undisturbed = all(EVENTS[event.code].quick or EVENTS[event.code].still for event in game.last.events)
        if game.decision is None or game.decision.who != who or not undisturbed:
            return None
        return end_of_move(game) if zone is None else step_to(game, zone)
