"""One game by bots, from its set-up and seed alone, and the line that is kept of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from shamble.bots import Bot, make_bot
from shamble.bots.own import BotError
from shamble.engine.declared import EVENTS
from shamble.engine.events import Event
from shamble.games import new_game
from shamble.games.beginning import begun_here
from shamble.rules.rivals import is_competitive, leaders, scores
from shamble.world import Game
from shamble.world.setup import GameSetup

AGAINST = " vs "
"""Stands between the bots of rival teams: `search vs greedy`."""
FRIENDLY_FIRE = "survivor"
"""Stands for the killer where somebody died of a Wound that another Survivor dealt."""


class Matchup(msgspec.Struct, frozen=True):
    """All that games of bots have in common which differ in nothing but their seed.

    `rules` is what the options of the game are called.
    """

    game: GameSetup
    bot: str = "random"
    rules: str = ""
    most_decisions: int = 5000

    @property
    def mission(self) -> str:
        """The Mission that is played."""
        return self.game.mission

    @property
    def is_duel(self) -> bool:
        """Whether rival teams are played by different bots, who then change places in the stead of the Survivors."""
        return AGAINST in self.bot

    def begun(self, seed: int, *, exchanged: bool = False) -> Game:
        """A game with this set-up; SetupError says what is wrong with it. `exchanged`: Survivors change their seats."""
        players = self.game.players
        if exchanged:
            players = (players or new_game(self.mission).setting.setup.players)[::-1]
        return begun_here(replace(self.game, players=players, seed=seed))


class GameJob(msgspec.Struct, frozen=True):
    """One game to play, the id under which its line is found again, and its place in the order of a report."""

    setup: Matchup
    seed: int
    exchanged: bool = False
    id: str = ""
    place: int = 0


class Death(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who died: when, who, where, and of what.

    `killer` is a kind of Zombie, FRIENDLY_FIRE, or the ledger id of another rule.
    """

    round: int
    who: str
    zone: str
    killer: str


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The line of one game; `outcome` is empty when it was not finished.

    `by` is the code of what ended it. `team` are the Survivors seat by seat, `skills` those that each of them had in
    the end, `found` the cards that turned up and how often. Of rival teams `winners` won with the most of `scores`;
    where they were `exchanged`, Survivors or bots had changed places. `seconds` are those of a core, `place` is that of
    its cell in a matrix. A game that failed has a `fault`.
    """

    id: str = ""
    mission: str = ""
    bot: str = ""
    seed: int = 0
    rules: str = ""
    exchanged: bool = False
    team: tuple[tuple[str, ...], ...] = ()
    outcome: str = ""
    by: str = ""
    rounds: int = 0
    decisions: int = 0
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    deaths: tuple[Death, ...] = ()
    skills: dict[str, tuple[str, ...]] = {}
    found: dict[str, int] = {}
    kills: int = 0
    seconds: float = 0.0
    place: int = 0
    fault: str = ""

    @property
    def where(self) -> str:
        """The Zone where the last Survivor died."""
        return self.deaths[-1].zone if self.deaths else ""

    @property
    def won(self) -> bool:
        """Whether it was won; between rivals, by the first team alone or with others."""
        return self.outcome == "won" and self.winners[:1] in ((), (1,))


def play(job: GameJob) -> Played:
    """Play one game. Its seed is the bot's too."""
    began = time.process_time()
    game = job.setup.begun(job.seed, exchanged=job.exchanged and not job.setup.is_duel)
    record = GameRecord(game)
    bots = _bots(job, game)
    decision, decisions = game.decision, 0
    while decision is not None and decisions < job.setup.most_decisions:
        bot = bots[0] if len(bots) == 1 else bots[_team(game, decision.seats[0])]
        option = bot.choose(game)
        record.next_choice()
        game.choose(option)
        decision, decisions = game.decision, decisions + 1
    return _line(job, game, record, decisions, time.process_time() - began)


def play_or_tell(job: GameJob) -> Played:
    """As `play`; a game that fails is a line too, so that one does not stop thousands. A bot's own mistake does."""
    try:
        return play(job)
    except BotError:
        raise
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        return Played(**_of_job(job), fault=told)


def _bots(job: GameJob, game: Game) -> list[Bot]:
    """The bot of all teams, or one for each of them."""
    names = job.setup.bot.split(AGAINST)
    if len(names) == 1:
        return [make_bot(names[0], job.seed)]
    teams = len({survivor.team for survivor in game.state.survivors})
    seated = [make_bot(names[team % len(names)], job.seed) for team in range(teams)]
    return seated[::-1] if job.exchanged else seated


def _team(game: Game, seat: int) -> int:
    return next((survivor.team for survivor in game.state.survivors if survivor.seat == seat), 0)


def _of_job(job: GameJob) -> dict[str, Any]:
    setup = job.setup
    return {
        "id": job.id,
        "mission": setup.mission,
        "bot": setup.bot,
        "seed": job.seed,
        "rules": setup.rules,
        "exchanged": job.exchanged,
        "place": job.place,
    }


def _line(job: GameJob, game: Game, record: GameRecord, decisions: int, seconds: float) -> Played:
    rivals = is_competitive(game)
    return Played(
        **_of_job(job),
        team=game.setting.setup.players,
        outcome=game.state.outcome,
        by=record.by,
        rounds=game.state.round,
        decisions=decisions,
        winners=tuple(team + 1 for team in leaders(game)) if rivals else (),
        scores=tuple(points for _, points in scores(game)) if rivals else (),
        deaths=tuple(record.deaths),
        skills={survivor.name: survivor.skills for survivor in game.state.survivors},
        found=dict(sorted(record.found.items())),
        kills=record.kills,
        seconds=round(seconds, 3),
    )


class GameRecord:
    """Takes down what the line of a game tells besides its end, from the events as they come."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._hurt: dict[int, str] = {}
        self._lying: dict[int, Death] = {}
        """Those who have fallen and may still be carried away."""
        self.by = ""
        self.deaths: list[Death] = []
        self.found: Counter[str] = Counter()
        self.kills = 0
        for event in game.last.events:
            self._take_down(event)
        game.watch = self._take_down

    def next_choice(self) -> None:
        """Wounds of before have nothing to do with a death to come."""
        if self._hurt:
            self._hurt.clear()

    def _take_down(self, event: Event) -> None:
        code, data = event.code, event.data
        if code == "killed":
            self.kills += 1
        elif code == "wounded":
            self._hurt[data["who"]] = self._killer(event.rule, data)
        elif code == "fell":
            self._lying[data["who"]] = self._death(event.rule, data)
        elif code == "rescued":
            self._lying.pop(data["other"], None)
        elif code == "died":
            fallen = self._lying.pop(data["who"]) if data["who"] in self._lying else None
            self.deaths.append(fallen if fallen is not None else self._death(event.rule, data))
        elif code == "game-over":
            self.by = data.get("by") or data["reason"]
            if data["outcome"] == "lost":
                self.deaths += self._lying.values()
        elif EVENTS[code].finds:
            cards = data["cards"] if "cards" in data else [data["card"]]
            self.found.update(self._game.setting.card(card).name for card in cards)

    def _killer(self, rule: str, data: Mapping[str, Any]) -> str:
        kind = self._game.setting.kinds[data["kind"]] if data["kind"] >= 0 else None
        if kind is not None:
            return str(kind.name)
        return FRIENDLY_FIRE if data["source"] == FRIENDLY_FIRE else rule

    def _death(self, rule: str, data: Mapping[str, Any]) -> Death:
        game, who = self._game, data["who"]
        zone = game.setting.board.zones[data["zone"]].name if data["zone"] >= 0 else ""
        killer = self._hurt.get(who, rule)
        return Death(game.state.round, game.person(who).name, zone, killer)
