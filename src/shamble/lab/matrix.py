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
from msgspec.structs import replace

from shamble.bots import BEST, bot_version, make_bot
from shamble.content.difficulty import mission_digest
from shamble.errors import ShambleError
from shamble.files.faults import ContentError, Fault, Steps
from shamble.files.reading import Document, read_document
from shamble.games import content_with
from shamble.games.beginning import begun_here
from shamble.games.missions import find_mission
from shamble.games.teams import default_seats
from shamble.lab.playing import AGAINST, GameJob, Matchup
from shamble.world.setup import GameSetup, Seats, seated

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

    setup: Matchup
    games: int
    closer: int = 0
    seed: int = 0
    exchanged: bool = False
    key: str = ""
    place: int = 0

    @classmethod
    def of(cls, setup: Matchup, games: int, **more: Any) -> Cell:
        """A cell with its key."""
        return cls(setup, games, key=_key(setup), **more)

    def jobs(self, closer: bool = False) -> Iterator[GameJob]:
        """Its games; `closer`: those of the closer look alone."""
        begin, end = (self.games, max(self.games, self.closer)) if closer else (0, self.games)
        for seed in range(self.seed + begin, self.seed + end):
            for exchanged in (False, True) if self.exchanged else (False,):
                yield GameJob(self.setup, seed, exchanged, f"{self.key}-{seed}{'x' if exchanged else ''}", self.place)


def _key(setup: Matchup) -> str:
    """A digest of all on which the games of a set-up depend: the Mission as it is now, and the bot's version."""
    mission = find_mission(content_with(setup.mission), setup.mission)
    versions = [bot_version(name) for name in setup.bot.split(AGAINST)]
    game = setup.game
    plain = {
        "mission": game.mission,
        "bot": setup.bot,
        "survivors": game.players,
        "rules": "",
        "variant": game.variant or None,
        "boxes": game.boxes,
        "options": game.options,
        "most_decisions": setup.most_decisions,
    }
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
    return [replace(cell, place=place) for place, cell in enumerate(cells)]


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
            usual = GameSetup(mission=mission)
            if self._can_begin(usual, ("missions", at)):
                for rules, game in self._games(usual):
                    yield from (
                        Cell.of(
                            Matchup(game, bot.bot, rules, self._matrix.most_decisions),
                            bot.games or self._matrix.games,
                            closer=bot.closer or self._matrix.closer or 0,
                            seed=self._matrix.seed,
                            exchanged=self._matrix.exchanged,
                        )
                        for bot in bots
                    )

    def _games(self, usual: GameSetup) -> Iterator[tuple[str, GameSetup]]:
        """The games of a Mission, with what their rules are called."""
        teams: list[Seats] = [()]
        if self._matrix.survivors:
            found = ((("survivors", at), self._team(usual, at)) for at in range(len(self._matrix.survivors)))
            teams = [team for steps, team in found if self._can_begin(replace(usual, players=team), steps)]
        for name, wanted in self._matrix.rules.items():
            ruled = self._ruled(usual, name, wanted)
            if self._can_begin(ruled, ("rules", name)):
                of_teams = [replace(ruled, players=team) for team in teams]
                called = "" if name == PRINTED and not wanted else name
                yield from ((called, game) for game in of_teams if self._can_begin(game, ("rules", name)))

    def _team(self, usual: GameSetup, at: int) -> Seats:
        """The Survivors of each seat; a plain list of names is divided among the teams of the Mission."""
        wanted = self._matrix.survivors[at]
        pack = content_with(usual.mission)
        mission = find_mission(pack, usual.mission)
        if isinstance(wanted, int):
            seats = default_seats(pack, mission, wanted)
            if (there := sum(map(len, seats))) < wanted:
                problem = (
                    f"{usual.mission}: found {wanted}, but its boxes have {there} Survivors; name others one by one"
                )
                self._fault(("survivors", at), problem)
            return seats
        if wanted and all(isinstance(one, list) for one in wanted):
            return seated(wanted)
        names = [one for one in wanted if isinstance(one, str)]
        teams = len(default_seats(pack, mission))
        return tuple(tuple(names[team::teams]) for team in range(teams))

    def _ruled(self, usual: GameSetup, name: str, wanted: dict[str, str | list[str]]) -> GameSetup:
        """The set-up with one of the sets of rules: `variant` and `boxes` beside single options."""
        options = {option: value for option, value in wanted.items() if option not in ("variant", "boxes")}
        for option, value in options.items():
            if isinstance(value, list):
                self._fault(("rules", name, option), "found a list, expected one word, the value of the option")
        variant, boxes = wanted.get("variant"), wanted.get("boxes", [])
        return replace(
            usual,
            variant=variant if isinstance(variant, str) else "",
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

    def _can_begin(self, game: GameSetup, steps: Steps) -> bool:
        """Whether a game of it can be set up; if not, that is a fault at this place."""
        try:
            begun_here(replace(game, seed=0))
        except ContentError as error:
            self.faults += error.faults
        except ShambleError as error:
            where = "" if steps[0] == "missions" else f"{game.mission}: "
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
