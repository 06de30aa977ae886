"""The search for ending games: attempt after attempt, on one or more processes, each with the next seed.

`python -m shamble.lab.endings` looks for games that are missing or no longer end as they should, Mission by Mission.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from shamble.bots import Bot, GreedyBot, RandomBot
from shamble.bots.stream import Stream
from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.games.missions import content_naming, find_mission
from shamble.lab.eager_bot import EagerBot
from shamble.lab.ending_games import (
    EndingGame,
    endings,
    keep_game,
    kept_games,
    start,
    still_ends,
    written_down,
)
from shamble.lab.processes import processes
from shamble.lab.proving import search
from shamble.rules.missions.achievements import KEY, SHEETS
from shamble.rules.missions.endings import ended_by, ways_to_lose, ways_to_win
from shamble.world import Game
from shamble.world.missions import Given

RANDOM_GAMES = 40
"""The games that are played at random before one is searched for: lost games come by themselves."""
MOST_DECISIONS = 3000
BOT_GAMES, APART = 10, 1000
"""The games that the bot plays before one is searched for, on seeds that no other attempt has."""
CROWDED, WITH_MERITS = 3, 2
"""The attempts, by the rest of their number, with as many Survivors as possible and with Achievements."""
MINUTES = 10.0


class EndingSearch(NamedTuple):
    """One attempt: its number is the seed."""

    mission: str
    ending: str
    seed: int
    seconds: float


class EndingFound(NamedTuple):
    """The result of an attempt: a game, or how much was left to do in the best position, and after how many rounds."""

    seed: int
    game: EndingGame | None
    rounds: int
    left: float


Progress = Callable[[EndingFound], None]


def attempt(one: EndingSearch) -> EndingFound:
    """Make one attempt."""
    players = _team(one.mission, one.seed)
    kept = merits(one.mission, one.seed)
    game = start(one.mission, one.seed, players, kept)
    play = _by_the_bot if one.ending.startswith("win") else _by_chance
    played = play(one, players, kept)
    if played is not None:
        return EndingFound(one.seed, written_down(played, players), played.state.round, 0.0)
    found = search(
        game,
        lambda over: ended_by(over) == one.ending,
        _goals(game, one.ending),
        seed=one.seed,
        seconds=one.seconds,
    )
    return EndingFound(one.seed, written_down(found.game, players) if found.done else None, found.rounds, found.left)


def _by_the_bot(one: EndingSearch, players: Sequence[Sequence[str]], kept: Mapping[str, Any]) -> Game | None:
    """A game that the best bot ends in the wanted way by itself: no search is as quick."""
    for number in range(BOT_GAMES):
        game = _played(start(one.mission, one.seed + number * APART, players, kept), GreedyBot(one.seed))
        if ended_by(game) == one.ending:
            return game
    return None


def _played(game: Game, bot: Bot) -> Game:
    while game.decision is not None and len(game.log) < MOST_DECISIONS:
        game.choose(bot.choose(game))
    return game


def _by_chance(one: EndingSearch, players: Sequence[Sequence[str]], kept: Mapping[str, Any]) -> Game | None:
    """The shortest game among some that are played at random and end in the wanted way."""
    found: list[Game] = []
    until = time.monotonic() + one.seconds / 2
    for number in range(RANDOM_GAMES):
        bot = RandomBot(number) if number % 2 else EagerBot(number)
        game = _played(start(one.mission, one.seed, players, kept), bot)
        if ended_by(game) == one.ending:
            found.append(game)
        if time.monotonic() > until or len(found) >= 3:
            break
    return min(found, key=lambda game: len(game.log), default=None)


def _goals(game: Game, ending: str) -> Sequence[Given]:
    kind, _, number = ending.partition(" ")
    mission = game.setting.mission
    if kind == "win":
        return ways_to_win(mission)[int(number) - 1]
    return [ways_to_lose(mission)[int(number) - 1]] if kind == "lose" else []


def _team(mission: str, seed: int) -> list[list[str]]:
    """The team of an attempt: the usual Survivors (empty) every other time, else others of the same boxes.

    Now and then it has as many Survivors as the Mission allows.
    """
    if seed % 2 == 0:
        return []
    usual = new_game(mission).setting.setup
    seats, pack = usual.players, content_naming(mission)
    people, stream = pack.survivors_of(usual.boxes), Stream(seed)
    number = sum(map(len, seats))
    if seed % 4 == CROWDED:
        number = find_mission(pack, mission).survivors[1]
    if len(people) < number:
        return []
    drawn = [people.pop(stream.below(len(people))) for _ in range(number)]
    players = [drawn[seat :: len(seats)] for seat in range(len(seats))]
    try:
        new_game(mission, players)
    except SetupError:
        return []
    return players


def merits(mission: str, seed: int) -> Mapping[str, Any]:
    """The Achievements of earlier games: in every third attempt all that the Mission asks for."""
    asked = find_mission(content_naming(mission), mission).achievements
    return {SHEETS: {KEY: list(asked)}} if asked and seed % 3 == WITH_MERITS else {}


def look_for(
    mission: str,
    ending: str,
    *,
    seed: int = 0,
    seconds: float = MINUTES * 60,
    workers: int = 1,
    progress: Progress = lambda result: None,
) -> EndingGame | None:
    """A game of a Mission that ends in this way, with the first seed from `seed` on that has one; None: out of time.

    Each attempt may take all the time that is left; there are as many at once as workers.
    """
    known = endings(new_game(mission))
    if ending not in known:
        raise ShambleError(f"{mission} does not end by {ending!r}; there are {', '.join(known)}")
    if workers < 1:
        raise ShambleError("the number of workers must be 1 or more")
    until = time.monotonic() + seconds
    try:
        with processes(workers) as spread:
            while time.monotonic() < until:
                left = max(1.0, until - time.monotonic())
                searches = [EndingSearch(mission, ending, number, left) for number in range(seed, seed + workers)]
                for result in spread(attempt, searches):
                    progress(result)
                    if result.game is not None:
                        raise _Enough(result.game)
                seed += workers
    except _Enough as enough:
        return enough.game
    return None


class _Enough(Exception):
    """A game was found; raised to end the attempts that are still going on."""

    def __init__(self, game: EndingGame) -> None:
        super().__init__()
        self.game = game


def missing(mission: str) -> list[str]:
    """The endings of a Mission that no kept game shows."""
    kept = kept_games(mission)
    known = endings(new_game(mission))
    return [one for one in known if one not in kept or not still_ends(mission, one, kept[one])]


def main(arguments: Sequence[str]) -> int:
    """Look for what is missing, of the Missions named or of all; 1 when something was not found."""
    not_found = 0
    for mission in arguments or sorted(mission for edition in EDITIONS.values() for mission in edition.pack.missions):
        for ending in missing(mission):
            print(f"{mission}, {ending}: looking for a game", flush=True)
            found = look_for(mission, ending, workers=os.cpu_count() or 1, progress=_tell)
            if found is None:
                not_found += 1
                print(f"{mission}, {ending}: none found in {MINUTES:.0f} minutes; try `shamble prove {mission}`")
            else:
                print(keep_game(mission, ending, found), flush=True)
    return 1 if not_found else 0


def _tell(result: EndingFound) -> None:
    print(f"  {progress_line(result)}", flush=True)


def progress_line(result: EndingFound) -> str:
    """An attempt in a line."""
    if result.game is not None:
        choices = len(result.game.choices.split())
        return f"seed {result.seed}: found, {choices} choices in {result.rounds} rounds"
    return f"seed {result.seed}: given up after {result.rounds} rounds with {result.left:.2f} left to do"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
