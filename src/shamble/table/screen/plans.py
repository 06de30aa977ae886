"""Plans that people draw over the board together: arrows from Zone to Zone, and figures where somebody could go.

They are no part of the game: kept in memory, gone with the round, after a while, or when their owner wipes them away.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from shamble.table.errors import refused
from shamble.table.screen.lookahead import zone_index
from shamble.table.screen.to_page import ToPage
from shamble.table.store.records import Sent
from shamble.text import place_name, words_of, zone_name
from shamble.world.game import Game

ARROWS_PER_SEAT = 8
"""One more pushes the oldest out."""
GHOSTS_PER_SEAT = 6
SECONDS = 300.0

ARROW = "arrow"
GHOST = "ghost"
_MOST = {ARROW: ARROWS_PER_SEAT, GHOST: GHOSTS_PER_SEAT}


@dataclass(frozen=True, slots=True)
class Mark:
    """One arrow, or one figure with its way (`zones`, from the first to the last)."""

    number: int
    kind: str
    seat: int
    who: int
    zones: tuple[int, ...]
    walks: bool
    round: int
    until: float


class MarkShown(ToPage):
    """A mark, by whose seat and name; it stays for so many seconds."""

    id: int
    kind: str
    by: int
    name: str
    who: int
    zones: list[str]
    walks: bool
    text: str
    seconds: float


class PlansShown(ToPage, tag_field="is", tag="plans"):
    """All marks of a table, the oldest first."""

    marks: list[MarkShown]


class Plans:
    """All marks of a table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._marks: list[Mark] = []
        self._last = 0

    def arrow(self, game: Game, seat: int, origin: Sent, goal: Sent) -> None:
        """Draw an arrow from one Zone to another; the same arrow again takes it away."""
        zones = (zone_index(game, origin), zone_index(game, goal))
        if zones[0] == zones[1]:
            raise refused("arrow-nowhere")
        same = [mark for mark in self._marks if (mark.kind, mark.seat, mark.zones) == (ARROW, seat, zones)]
        if same:
            self._marks.remove(same[0])
        else:
            self._add(game, ARROW, seat, -1, zones, walks=True)

    def ghost(self, game: Game, seat: int, who: Sent, goal: Sent) -> None:
        """Show a Survivor in a Zone where they could go; their own Zone only takes the old plan away."""
        zone = zone_index(game, goal)
        people = game.state.survivors
        if not isinstance(who, int) or isinstance(who, bool) or not 0 <= who < len(people) or not people[who].on_board:
            raise refused("no-survivor")
        self._marks = [mark for mark in self._marks if (mark.kind, mark.seat, mark.who) != (GHOST, seat, who)]
        here = people[who].zone
        if here != zone:
            way = _way(game, here, zone)
            self._add(game, GHOST, seat, who, way or (here, zone), walks=bool(way))

    def _add(self, game: Game, kind: str, seat: int, who: int, zones: tuple[int, ...], *, walks: bool) -> None:
        own = [mark for mark in self._marks if mark.kind == kind and mark.seat == seat]
        for oldest in own[: max(0, len(own) + 1 - _MOST[kind])]:
            self._marks.remove(oldest)
        self._last += 1
        until = self._clock() + SECONDS
        self._marks.append(Mark(self._last, kind, seat, who, zones, walks, game.state.round, until))

    def wipe(self, seats: Collection[int]) -> bool:
        """Take away all that these seats have drawn; returns whether there was anything."""
        return self._keep(lambda mark: mark.seat not in seats)

    def drop_old(self, game: Game) -> bool:
        """Forget what belongs to another round, is too old or has come true; returns whether there was anything."""
        now, round_, people = self._clock(), game.state.round, game.state.survivors

        def counts(mark: Mark) -> bool:
            done = mark.kind == GHOST and (not people[mark.who].on_board or people[mark.who].zone == mark.zones[-1])
            return mark.round == round_ and mark.until > now and not done

        return self._keep(counts)

    def _keep(self, wanted: Callable[[Mark], bool]) -> bool:
        before = len(self._marks)
        self._marks = [mark for mark in self._marks if wanted(mark)]
        return len(self._marks) < before

    def shown(self, game: Game, names: Callable[[int], str]) -> PlansShown:
        """All marks as pages show them."""
        now = self._clock()
        return PlansShown(
            [
                MarkShown(
                    id=mark.number,
                    kind=mark.kind,
                    by=mark.seat,
                    name=names(mark.seat),
                    who=mark.who,
                    zones=[zone_name(game, zone) for zone in mark.zones],
                    walks=mark.walks,
                    text=_told(game, mark, names(mark.seat)),
                    seconds=max(0.0, round(mark.until - now, 1)),
                )
                for mark in self._marks
            ]
        )

    def take_over(self, game: Game, shown: Sequence[MarkShown]) -> None:
        """Take over the marks that another process shows, so that what is drawn here is added to them."""
        now = self._clock()
        self._marks = [
            Mark(
                mark.id,
                mark.kind,
                mark.by,
                mark.who,
                tuple(zone_index(game, zone) for zone in mark.zones),
                mark.walks,
                game.state.round,
                now + mark.seconds,
            )
            for mark in shown
        ]
        self._last = max([self._last, *(mark.number for mark in self._marks)])


def _way(game: Game, here: int, goal: int) -> tuple[int, ...]:
    """A shortest open way, both ends included; () when there is none."""
    if game.layout.distance(here, goal) < 0:
        return ()
    way = [here]
    while way[-1] != goal:
        way.append(game.layout.steps(way[-1], goal)[0])
    return tuple(way)


def _told(game: Game, mark: Mark, name: str) -> str:
    said = words_of(game.setting)
    a, b = place_name(said, game, mark.zones[0]), place_name(said, game, mark.zones[-1])
    if mark.kind == ARROW:
        return said.tell("plan-arrow", name=name, a=a, b=b)
    return said.tell("plan-ghost", name=name, who=game.state.survivors[mark.who].name, zone=b)
