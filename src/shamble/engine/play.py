"""Play: what rules do with a game. They push frames, report facts, throw dice, and ask for values after all hooks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

from shamble.engine.agenda import Frame
from shamble.engine.chance import Recording, Script, SecureChance
from shamble.engine.declared import REVEALING, EventKind, declare
from shamble.engine.events import Event
from shamble.engine.hooks import AFTERMATH, ENDING, OF_SOMEBODY, Asked, Call, Given, Point, R
from shamble.engine.log import Entry
from shamble.engine.setting import Setting
from shamble.engine.splitmix import drawn, shuffled
from shamble.engine.state import BaseState

F = TypeVar("F")
OfKind = TypeVar("OfKind", bound=Frame)

declare(
    EventKind("game-over", "outcome reason by", shown=True),
    EventKind("reached", "outcome reason by"),
)
G = TypeVar("G", bound="BasePlay[Any, Any]")
V = TypeVar("V")
S = TypeVar("S", bound=BaseState)
W = TypeVar("W", bound=Setting[Any, Any])


class BasePlay(Generic[S, W]):
    """A state and a setting, of some game, and everything that a rule needs to go on from there.

    It is made empty, so that copies cost little, and filled by `prepare`.
    """

    __slots__ = ("_ending", "_entry", "_feed", "script", "secure", "setting", "state", "watch")

    @classmethod
    def of(cls, setting: W, state: S) -> Self:
        """A game with this setting and this state."""
        made = cls()
        made.prepare(setting, state)
        return made

    def prepare(self, setting: W, state: S) -> None:
        """Fill in how a game begins."""
        self.setting = setting
        self.state = state
        self.script: Script | None = None
        self.secure: SecureChance | None = None
        self.watch: Callable[[Event], None] | None = None
        self._entry = Entry(-1)
        self._feed: Recording | None = None
        self._ending: tuple[str, str] | None = None

    def push(self, frame: OfKind) -> OfKind:
        """Put a frame on the agenda; it runs before everything below it."""
        self.state.agenda.append(frame)
        return frame

    def push_all(self, frames: Iterable[Frame]) -> None:
        """Put several frames on the agenda; the first of them runs first."""
        if frames:
            self.state.agenda += [*frames][::-1]

    def pop(self) -> Frame:
        """Take the top frame off: it is done."""
        return self.state.agenda.pop()

    def innermost(self, kind: type[OfKind], who: int | None = None) -> OfKind | None:
        """The innermost frame of a kind (of one player or figure): a turn inside a turn is found first."""
        for frame in reversed(self.state.agenda):
            if type(frame) is kind and (who is None or frame.who == who):
                return frame
        return None

    def held(self, of: str) -> list[int]:
        """The cards of a kind that are in the midst of something."""
        return [card for frame in self.state.agenda for card in frame.holds(self, of)]

    def under_way(self) -> tuple[Frame, ...]:
        """All that is being resolved, the innermost last: to tell later what is still the same."""
        return tuple(self.state.agenda)

    def emit(self, code: str, rule: str = "", /, **data: Any) -> None:
        """Report a fact and the ledger id of the rule that made it so; whoever watches sees the state of that moment.

        Only what people agreed on (`EventKind.agreed`) has no rule.
        """
        own_ids = self.setting.rules.own_ids
        if rule in own_ids:
            rule = own_ids[rule]
        event = Event(code, data, rule)
        self._entry._events.append(event)
        if code in REVEALING:
            self.seen()
        if self.watch is not None:
            self.watch(event)

    def throw(self, count: int, faces: Sequence[F]) -> list[F]:
        """Throw dice with these faces, numbers or words."""
        thrown: list[F]
        if self._feed is not None:
            thrown = self._feed.take("dice", count)
        elif self.script is not None:
            thrown = self.script.take(count, faces)
        elif self.secure is not None:
            thrown = self.secure.dice(count, faces)
        else:
            seed = self.state.rng
            thrown = []
            for _ in range(count):
                at, seed = drawn(seed, len(faces))
                thrown.append(faces[at])
            self.state.rng = seed
        self._entry.note_chance("dice", thrown)
        return thrown

    def shuffle(self, items: Iterable[int], purpose: str = "") -> list[int]:
        """A shuffled list of these numbers; who stacks the cards (`Setting.stacked`) knows what for by its purpose."""
        order = list(items)
        if self._feed is not None:
            order = self._feed.take_order(order)
        elif self.secure is not None:
            order = self.secure.order(order)
        else:
            order, self.state.rng = shuffled(order, self.state.rng)
            if purpose and self.setting.stacked is not None:
                order = self.setting.stacked(self, purpose, order)
        self._entry.note_chance("order", order)
        return order

    def seen(self) -> None:
        """A hidden thing was seen: from here on undoing needs consent."""
        self._entry.seen = True

    def hooks(self, point: Point[Call]) -> tuple[Call, ...]:
        """The functions of the rules in force at a point."""
        found: tuple[Call, ...] = self.setting.rules.hooks.get(point, ())
        return found

    def ask(self: G, point: Asked[G, *Given, R], *given: *Given) -> R:
        """The answer at a point, from the rules in force; it is given what the functions there get after the game."""
        index = point.index
        if index >= 0:
            try:
                call = self.setting.answers[index]
            except IndexError:  # the point was declared since the rules were put together, so they say nothing there
                call = point.call
            return point.answer if call is None else call(self, *given)
        asked: Any = given
        answer: R = asked[-1]
        hooks: Any = asked[0].profile.hooks.get(point) if index == OF_SOMEBODY else self.hooks(point)
        if hooks:
            beside = asked[:-1]
            for hook in hooks:
                answer = hook(self, *beside, answer)
        return answer

    def all_seats(self) -> tuple[int, ...]:
        """Every seat: for questions to the players as a group."""
        return tuple(range(self.setting.seats))

    def drop_frames(self, who: int, when: str) -> None:
        """Take off the agenda what names somebody in `who` and ends when this happens to them."""
        agenda = self.state.agenda
        agenda[:] = [one for one in agenda if one.who != who or when not in one.frame_kind.ends_when]

    def anybody_left(self) -> bool:
        """Whether somebody is left who could go on; a game whose players can be out of it says so."""
        return True

    def finish(self, outcome: str, reason: str, rule: str = "", *, by: str = "") -> None:
        """End the game: won or lost, why (a code, not a sentence), by which rule. Beyond an end others are only told.

        Nothing can go on without anybody: that ends the game in any case. `by` tells the ways apart that
        have one reason, and what ended a game whose reason becomes another one.
        """
        state = self.state
        if state.outcome or reason in state.beyond:
            return
        if state.beyond and self.anybody_left():
            state.beyond = (*state.beyond, reason)
            self.emit("reached", rule, outcome=outcome, reason=reason, **_by(reason, by))
            return
        outcome, other_reason = self.ask(ENDING, (outcome, reason))
        self.end(outcome, other_reason, rule, by=by or reason)

    def end(self, outcome: str, reason: str, rule: str = "", *, by: str = "") -> None:
        """End the game for good; what rules settle at its end comes before everybody is told (`AFTERMATH`)."""
        self.state.outcome = outcome
        self.state.reason = reason
        if self.hooks(AFTERMATH):
            self._ending = rule, by
        else:
            self.tell_end(rule, by)

    def tell_end(self, rule: str, by: str) -> None:
        """Tell that the game is over."""
        state = self.state
        self.emit("game-over", rule, outcome=state.outcome, reason=state.reason, **_by(state.reason, by))


def _by(reason: str, by: str) -> dict[str, str]:
    """The name of what brought an end about, where the reason does not say it."""
    return {"by": by} if by not in ("", reason) else {}
