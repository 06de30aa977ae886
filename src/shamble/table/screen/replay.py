"""Replays: the position at any choice, with the log up to it."""

from __future__ import annotations

from typing import cast

from shamble.engine.declared import EVENTS
from shamble.engine.log import Entry
from shamble.engine.saves import Retraced
from shamble.rules.experience import danger_level
from shamble.table.errors import refused
from shamble.table.screen import pictures
from shamble.table.screen.dashboards import SkillShown, dashboard
from shamble.table.screen.position import log_part
from shamble.table.screen.to_page import ToPage
from shamble.text import label, sentence, story, words_of
from shamble.world.game import Game
from shamble.world.state import Survivor


class PastLineShown(ToPage):
    """A line of the log, and the number of its choice."""

    at: int
    text: str
    zones: list[str]


class HeldShown(ToPage):
    """A card of a Survivor in short; `works`: where it can be used."""

    name: str
    icon: str
    kind: str
    works: bool


class PersonShown(ToPage):
    """A Survivor's dashboard in short: where they are, their level, Wounds, cards and Skills."""

    name: str
    portrait: str
    index: int
    zone: str | None
    level: int
    level_name: str
    xp: int
    wounds: int
    status: str
    status_name: str
    cards: list[HeldShown]
    skills: list[SkillShown]


class MomentShown(ToPage):
    """A choice for somebody who watches: its round and phase, its words, the lines up to it, and the pieces."""

    at: int
    last: int
    where: str
    danger: int
    danger_name: str
    choice: str
    lines: list[PastLineShown]
    people: list[PersonShown]
    pieces: dict[str, str]


class MilestoneShown(ToPage):
    """A choice that a slider points out."""

    at: int
    kind: str
    text: str


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

    def moment(self, number: int, since: int | None = None) -> MomentShown:
        """A choice for somebody who watches: its round and phase, its words, the lines up to it, and the pieces.

        With `since`, another number, only the pieces that look different from then.
        """
        game = self._at(number)
        said = words_of(game.setting)
        phase = said.tell(f"phase-{game.state.phase}")
        pieces = pictures.pieces(game)
        lines = log_part(game, game.log, range(len(game.log)), ())
        return MomentShown(
            at=number,
            last=len(self) - 1,
            where=said.tell("replay-where", round=game.state.round, phase=phase) if game.state.round else phase,
            danger=danger_level(game),
            danger_name=said.word(game.setting.levels[danger_level(game)].name),
            choice=self._label(number) if number else "",
            lines=[PastLineShown(line.seq, line.text, line.zones) for line in lines],
            people=[_person(game, survivor) for survivor in game.state.survivors],
            pieces=pieces if since is None else pictures.changes(pictures.pieces(self._at(since)), pieces),
        )

    def marks(self) -> list[MilestoneShown]:
        """The recording that a slider points out: rounds, deaths, corrections."""
        found = []
        for number, game in enumerate(self._positions):
            for event in game.last.events:
                mark = EVENTS[event.code].mark
                text = sentence(game, event) if mark else None
                if text is not None:
                    found.append(MilestoneShown(number, mark, text))
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


def _person(game: Game, survivor: Survivor) -> PersonShown:
    shown = dashboard(game, survivor)
    return PersonShown(
        name=shown.name,
        portrait=shown.portrait,
        index=shown.index,
        zone=shown.zone,
        level=shown.level,
        level_name=shown.level_name,
        xp=shown.xp,
        wounds=shown.wounds,
        status=shown.status,
        status_name=shown.status_name,
        cards=[
            HeldShown(card.name, card.icon, card.kind or "wound", place.works)
            for place in shown.places
            for card in place.slots
            if card is not None
        ],
        skills=shown.skills,
    )


def _told(game: Game, entry: Entry) -> str:
    """The effect of an entry without an option, in words."""
    return words_of(game.setting).series(story(game, entry), "space") or entry.key
