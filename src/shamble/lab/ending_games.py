"""Ending games, which show how a Mission can end: one for each way to win and to lose, kept as a seed and choices.

A way is called `win 1`, `lose 2` ... (rules/missions/endings.py), by the id of the rule that loses the game, or by the
reason of a general end (`all-dead`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from shamble.engine import Option
from shamble.engine.errors import EngineError, SetupError
from shamble.errors import ShambleError
from shamble.files.disk import write_atomically
from shamble.games import new_game
from shamble.rules.house.followers import COMPANION_LOST
from shamble.rules.missions.endings import PossibleEnd, ended_by, possible_ends
from shamble.rules.modes.gaming_night import MODE as NOBODY_DIES
from shamble.rules.personal.cards import OUT_OF_REACH
from shamble.rules.spawn_kinds import most_tokens
from shamble.rules.wounds import ALL_DEAD
from shamble.world import Game

FOLDER = Path("tests") / "golden" / "endings"


class EndingGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kept game: the seed, the Survivors if they are not the usual ones, the number of each option taken.

    The numbers of what may be done at any moment, seat by seat, follow those of the question's options. `kept` is what
    earlier games have left, for an ending that takes it (an Achievement).
    """

    seed: int
    choices: str
    players: list[list[str]] = []
    kept: dict[str, Any] = {}

    def replay(self, mission: str) -> Game:
        """The game at its end; ShambleError when it cannot be played like this any more."""
        game = start(mission, self.seed, self.players, self.kept)
        for number in map(int, self.choices.split()):
            options = game.options if number < len(game.options) else with_anytime(game)
            if number >= len(options):
                raise EngineError(f"{mission}: after {len(game.log) - 1} choices there is no option {number}")
            game.choose(options[number])
        return game


def start(
    mission: str, seed: int, players: Sequence[Sequence[str]] = (), kept: Mapping[str, Any] | None = None
) -> Game:
    """A game at its first decision."""
    return new_game(mission, players or None, seed=seed, kept=kept)


def with_anytime(game: Game) -> list[Option]:
    """The options of the question, followed by what each seat may do at any moment."""
    return [*game.options, *(option for seat in range(game.setting.seats) for option in game.anytime(seat))]


def written_down(game: Game, players: Sequence[Sequence[str]] = ()) -> EndingGame:
    """A finished game as its choices."""
    setup = game.setting.setup
    seed, kept = setup.seed or 0, setup.kept
    again = start(setup.mission, seed, players, kept)
    numbers = []
    for entry in game.log[1:]:
        options = again.options
        keys = [option.key for option in options]
        if entry.key not in keys:
            options = with_anytime(again)
            keys = [option.key for option in options]
        numbers.append(keys.index(entry.key))
        again.choose(options[numbers[-1]])
    return EndingGame(seed, " ".join(map(str, numbers)), [list(seat) for seat in players], kept)


def endings(game: Game) -> list[str]:
    """All endings of a Mission of which games are kept, of everything that can end a game of it.

    In some modes nobody dies. A Personal Objective that is out of reach cannot be told from a death, and the last one
    to leave or a goal out of reach are no ending of one Mission's own.
    """
    shown = [end for end in possible_ends(game) if _is_shown(game, end)]
    return list(dict.fromkeys(name for end in shown for name in end.by))


def _is_shown(game: Game, end: PossibleEnd) -> bool:
    if end.given is None:
        return end.by[0] == COMPANION_LOST or (end.by[0] == ALL_DEAD and NOBODY_DIES not in game.setting.rules.in_force)
    if end.given.get("personal") == OUT_OF_REACH:
        return False
    if end.by[0] not in game.setting.rules.defeats or end.given.get("tokens") != "spawn":
        return True
    added = [effect for event in game.setting.mission.events for effect in event.do if "add_spawn" in effect]
    return most_tokens(game.setting) + len(added) >= int(end.given["number"])


def file_of(mission: str, folder: Path = FOLDER) -> Path:
    """The file with the games of a Mission."""
    return folder / f"{mission}.json"


def kept_games(mission: str, folder: Path = FOLDER) -> dict[str, EndingGame]:
    """The games of a Mission by their ending; none where there is no file."""
    path = file_of(mission, folder)
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, EndingGame])
    except msgspec.MsgspecError as error:
        raise ShambleError(f"{path}: {error}") from error


def keep_game(mission: str, ending: str, game: EndingGame, folder: Path = FOLDER) -> Path:
    """Write a game into its Mission's file, in place of an older one with the same ending."""
    kept = {**kept_games(mission, folder), ending: game}
    lines = [f"{json.dumps(name)}: {msgspec.json.encode(one).decode()}" for name, one in sorted(kept.items())]
    path = file_of(mission, folder)
    write_atomically(path, "{\n" + ",\n".join(lines) + "\n}\n")
    return path


def still_ends(mission: str, ending: str, game: EndingGame) -> bool:
    """Whether a kept game can still be played and ends as it should."""
    try:
        return ended_by(game.replay(mission)) == ending
    except (EngineError, SetupError):
        return False
