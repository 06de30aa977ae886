"""A matrix of games: Missions by Survivors by rules by bots, each combination a cell with so many games.

It is read from a small YAML file that people write. All of it is checked before anything is played, and every cell is
set up once, so that nobody finds after an hour that the last Mission cannot be played so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from shamble.bots import BEST, bot_version, make_bot
from shamble.content.difficulty import mission_digest
from shamble.errors import ShambleError
from shamble.files.faults import ContentError, Fault, Steps
from shamble.files.reading import Document, read_document
from shamble.games import content_with
from shamble.games.missions import find_mission
from shamble.games.teams import default_seats
from shamble.lab.playing import AGAINST, Job, Setup

Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Names = Annotated[list[str], Meta(min_length=1)]

PRINTED = "printed"
"""The rules of a matrix that names none: those of each Mission."""


class BotEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of a matrix with games of its own: `closer` of them where it wins none of the usual ones."""

    bot: str
    games: Number | None = None
    closer: Number | None = None


class MatrixFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A matrix as it is written. `survivors`: a number of the usual ones, names, or the names of each seat."""

    missions: Names
    bots: Annotated[list[str | BotEntry], Meta(min_length=1)] = msgspec.field(default_factory=lambda: [BEST])
    survivors: list[Number | list[str | list[str]]] = []
    rules: dict[str, dict[str, str | list[str]]] = msgspec.field(default_factory=lambda: {PRINTED: {}})
    games: Number = 100
    closer: Number | None = None
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0
    exchanged: bool = False
    most_decisions: Number = 5000


class Cell(msgspec.Struct, frozen=True):
    """Games that differ in nothing but their seed, from `seed` on: so many, or `closer` where none of them is won.

    Where they are `exchanged`, each seed is played twice, the second time with the Survivors in each other's seats, or
    with the bots where two play against each other. `key` begins the ids of its games: games of another Mission, bot or
    set-up never pass for them. `place` is its own in the matrix.
    """

    setup: Setup
    games: int
    closer: int = 0
    seed: int = 0
    exchanged: bool = False
    key: str = ""
    place: int = 0

    @classmethod
    def of(cls, setup: Setup, games: int, **more: Any) -> Cell:
        """A cell with its key."""
        return cls(setup, games, key=_key(setup), **more)

    def jobs(self, closer: bool = False) -> Iterator[Job]:
        """Its games; `closer`: those of the closer look alone."""
        begin, end = (self.games, max(self.games, self.closer)) if closer else (0, self.games)
        for seed in range(self.seed + begin, self.seed + end):
            for exchanged in (False, True) if self.exchanged else (False,):
                yield Job(self.setup, seed, exchanged, f"{self.key}-{seed}{'x' if exchanged else ''}", self.place)


def _key(setup: Setup) -> str:
    """A digest of all on which the games of a set-up depend: the Mission as it is now, and the bot's version."""
    mission = find_mission(content_with(setup.mission), setup.mission)
    versions = [bot_version(name) for name in setup.bot.split(AGAINST)]
    plain = msgspec.to_builtins(msgspec.structs.replace(setup, rules=""))
    text = msgspec.json.encode([plain, versions, mission_digest(mission)], order="sorted")
    return hashlib.blake2b(text, digest_size=6).hexdigest()


def is_matrix(path: str) -> bool:
    """Whether this names a matrix file: a Mission of one's own is a file too, but names no Missions."""
    if not path.endswith((".yaml", ".yml")) or not Path(path).is_file():
        return False
    data = read_document(Path(path)).data
    return isinstance(data, dict) and "missions" in data


def read_matrix(path: Path, further_bots: list[str] | None = None) -> list[Cell]:
    """The cells of a matrix file, with bots that the command line names besides; ContentError lists all its faults."""
    document = read_document(path)
    matrix = document.decode(MatrixFile)
    reading = _Reading(document, matrix, further_bots or [])
    cells = list(reading.cells())
    if reading.faults:
        raise ContentError(reading.faults)
    return [msgspec.structs.replace(cell, place=place) for place, cell in enumerate(cells)]


class _Reading:
    """Goes through a matrix and collects what is wrong with it."""

    def __init__(self, document: Document, matrix: MatrixFile, further_bots: list[str]) -> None:
        self._document = document
        self._matrix = matrix
        self._further = further_bots
        self.faults: list[Fault] = []

    def cells(self) -> Iterator[Cell]:
        """Every combination that can be played."""
        self._check_doubles()
        bots = list(self._bots())
        for at, mission in enumerate(self._matrix.missions):
            usual = Setup(mission=mission, most_decisions=self._matrix.most_decisions)
            if self._can_begin(usual, ("missions", at)):
                for setup in self._setups(usual):
                    yield from (
                        Cell.of(
                            msgspec.structs.replace(setup, bot=bot.bot),
                            bot.games or self._matrix.games,
                            closer=bot.closer or self._matrix.closer or 0,
                            seed=self._matrix.seed,
                            exchanged=self._matrix.exchanged,
                        )
                        for bot in bots
                    )

    def _setups(self, usual: Setup) -> Iterator[Setup]:
        teams: list[tuple[tuple[str, ...], ...]] = [()]
        if self._matrix.survivors:
            found = ((("survivors", at), self._team(usual, at)) for at in range(len(self._matrix.survivors)))
            with_team = ((steps, msgspec.structs.replace(usual, survivors=team)) for steps, team in found)
            teams = [setup.survivors for steps, setup in with_team if self._can_begin(setup, steps)]
        for name, wanted in self._matrix.rules.items():
            ruled = self._ruled(usual, name, wanted)
            if self._can_begin(ruled, ("rules", name)):
                of_teams = [msgspec.structs.replace(ruled, survivors=team) for team in teams]
                yield from (setup for setup in of_teams if self._can_begin(setup, ("rules", name)))

    def _team(self, usual: Setup, at: int) -> tuple[tuple[str, ...], ...]:
        """The Survivors of each seat; a plain list of names is divided among the teams of the Mission."""
        wanted = self._matrix.survivors[at]
        pack = content_with(usual.mission)
        mission = find_mission(pack, usual.mission)
        if isinstance(wanted, int):
            seats = tuple(map(tuple, default_seats(pack, mission, wanted)))
            if (there := sum(map(len, seats))) < wanted:
                problem = (
                    f"{usual.mission}: found {wanted}, but its boxes have {there} Survivors; name others one by one"
                )
                self._fault(("survivors", at), problem)
            return seats
        if wanted and all(isinstance(one, list) for one in wanted):
            return tuple(tuple(seat) for seat in wanted)
        names = [one for one in wanted if isinstance(one, str)]
        teams = len(default_seats(pack, mission))
        return tuple(tuple(names[team::teams]) for team in range(teams))

    def _ruled(self, usual: Setup, name: str, wanted: dict[str, str | list[str]]) -> Setup:
        """The set-up with one of the sets of rules: `variant` and `boxes` beside single options."""
        options = {option: value for option, value in wanted.items() if option not in ("variant", "boxes")}
        for option, value in options.items():
            if isinstance(value, list):
                self._fault(("rules", name, option), "found a list, expected one word, the value of the option")
        variant, boxes = wanted.get("variant"), wanted.get("boxes", [])
        return msgspec.structs.replace(
            usual,
            rules="" if name == PRINTED and not wanted else name,
            variant=variant if isinstance(variant, str) else None,
            boxes=tuple(boxes if isinstance(boxes, list) else boxes.split(",")),
            options={option: str(value) for option, value in options.items()},
        )

    def _bots(self) -> Iterator[BotEntry]:
        written = [BotEntry(one) if isinstance(one, str) else one for one in self._matrix.bots]
        named = {entry.bot for entry in written}
        further = [BotEntry(bot) for bot in self._further if bot not in named]
        for at, entry in enumerate([*written, *further]):
            for name in entry.bot.split(AGAINST):
                try:
                    make_bot(name)
                except ShambleError as error:
                    self._fault(("bots", at), str(error))
            yield entry

    def _can_begin(self, setup: Setup, steps: Steps) -> bool:
        """Whether a game of it can be set up; if not, that is a fault at this place."""
        try:
            setup.begun(0)
        except ContentError as error:
            self.faults += error.faults
        except ShambleError as error:
            where = "" if steps[0] == "missions" else f"{setup.mission}: "
            self._fault(steps, f"{where}{error}")
        else:
            return True
        return False

    def _check_doubles(self) -> None:
        sets = list(self._matrix.rules.items())
        for at, (name, wanted) in enumerate(sets):
            for other in (other for other, same in sets[:at] if same == wanted):
                self._fault(("rules", name), f"is the same as {other}; take one of them out")
        for key, given in (("missions", self._matrix.missions), ("bots", self._matrix.bots)):
            named = [one if isinstance(one, str) else one.bot for one in given]
            for at, name in enumerate(named):
                if name in named[:at]:
                    self._fault((key, at), f"{name} stands here twice; take one of them out")

    def _fault(self, steps: Steps, problem: str) -> None:
        self.faults.append(self._document.fault(steps, problem))
