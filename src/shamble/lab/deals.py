"""Whether bots think on what really comes: the hidden cards of many games beside those that `redeal` deals for them.

`python -m shamble.lab.deals` plays games of all Missions up to some choice. What lies hidden there is one draw of all
that could lie there for those who see the table, and so is what each redealt copy has: over many games nothing may
tell one from the other. Each value of a place gets a random number; its mean in the real games and in the copies has
to be the same, and a copy has to be like the real game as often as like another copy.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from shamble.bots.stream import Stream
from shamble.editions import EDITIONS
from shamble.files.disk import data_folder, write_atomically
from shamble.games import new_game
from shamble.lab.eager_bot import EagerBot
from shamble.lab.measured import CHECKOUT_FILE, check_table, this_machine, write_table
from shamble.lab.processes import processes
from shamble.lab.results import kept
from shamble.world import Game

HEADING = "Hidden things dealt again"
COPIES = 8
MOST_CHOICES = 150
"""The choices after which a game is looked at: any number up to this one."""
DEPTHS = {"1": -1, "2": -2, "3": -3, "bottom": 0}
"""The places of a deck that are compared."""
TOO_FAR = 4.5
"""The standard errors that chance does not explain, in a table of some sixty numbers."""
FEWEST = 20
"""Fewer games than this tell nothing of a place."""
SAVED_EVERY = 50
GAMES = 60
"""The games of each Mission."""

Place = tuple[str, str]
"""A kind of hidden thing, and which one of it."""


def hidden(game: Game) -> dict[Place, str]:
    """All that nobody sees of a position, by its places."""
    found = {}
    for deck, pile in game.state.decks.items():
        for name, at in DEPTHS.items():
            if len(pile) >= len(DEPTHS):
                found[f"deck {deck}", name] = _called(game, deck, pile[at])
    for number, piece in enumerate(game.state.pieces):
        kind = piece.piece_kind
        for field in kind.hidden:
            if held := getattr(piece, field):
                value = game.setting.card(held).name if kind.fields[field] == "card" else held
                found[f"{kind.name} {field}", str(number)] = str(value)
    for number, face in enumerate(game.state.tents):
        if face >= 0:
            found["tents", str(number)] = str(face)
    return found


def _called(game: Game, deck: str, number: int) -> str:
    card = game.setting.card_in(deck, number)
    return card.name if hasattr(card, "name") else str(number)


def _number(place: Place, value: str) -> float:
    """A random number that always belongs to this value of this place."""
    digest = hashlib.blake2b("|".join((*place, value)).encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 2**31 - 1


class Look(NamedTuple):
    """A position to look at."""

    mission: str
    seed: int


Sums = dict[str, tuple[int, float, float]]
"""The number of comparisons, the sum of their differences, and that of the squares; by what was compared.

`kind|Mission|place` and `kind||place` (in all Missions) are about the numbers, `kind` about how often values are alike.
"""


class Looked(NamedTuple):
    """The findings at a position; a fault is no matter of chance."""

    sums: Sums
    faults: list[str]


def look(one: Look) -> Looked:
    """Play a game up to some choice, and compare what lies hidden there with what copies have."""
    game = position(one)
    if game.decision is None:
        return Looked({}, [])
    seat, truth = game.decision.seats[0], hidden(game)
    copies = [game.redeal(seat, one.seed * COPIES + salt) for salt in range(COPIES)]
    faults = [f"{one.mission}, seed {one.seed}: a copy looks different" for copy in copies if not _alike(game, copy)]
    dealt = [hidden(copy) for copy in copies]
    sums: Sums = {}
    for place, value in truth.items():
        _compare(sums, one.mission, place, value, [copy.get(place, "") for copy in dealt])
    return Looked(sums, faults[:1])


def position(one: Look) -> Game:
    """A game of this seed after its set-up and as many choices as its seed says."""
    game, bot, left = new_game(one.mission, seed=one.seed), EagerBot(one.seed), Stream(one.seed).below(MOST_CHOICES)
    while game.decision is not None and (left or not game.state.round):
        left = max(0, left - bool(game.state.round))
        game.choose(bot.choose(game))
    return game


def _alike(game: Game, copy: Game) -> bool:
    return all(game.view(seat) == copy.view(seat) for seat in range(game.setting.seats))


def _compare(sums: Sums, mission: str, place: Place, value: str, dealt: Sequence[str]) -> None:
    kind, where = place
    others = sum(_number(place, one) for one in dealt) / len(dealt)
    pairs = len(dealt) * (len(dealt) - 1)
    like_truth = dealt.count(value) / len(dealt)
    like_others = sum(dealt.count(one) - 1 for one in dealt) / pairs
    difference = _number(place, value) - others
    for name, found in (
        (f"{kind}|{mission}|{where}", difference),
        (f"{kind}||{where}", difference),
        (kind, like_truth - like_others),
    ):
        _add(sums, name, (1, found, found * found))


def _add(sums: Sums, name: str, more: Sequence[float]) -> None:
    number, total, squares = sums.get(name, (0, 0.0, 0.0))
    sums[name] = (number + int(more[0]), total + more[1], squares + more[2])


class KindRow(NamedTuple):
    """A kind of hidden thing: how often it was compared, and by how many standard errors it is off."""

    kind: str
    compared: int
    by_mission: float
    together: float
    alike: float

    @property
    def is_off(self) -> bool:
        """Whether chance does not explain it."""
        return max(self.by_mission, self.together, abs(self.alike)) > TOO_FAR


def rows(sums: Sums) -> list[KindRow]:
    """All kinds of hidden things, by name."""
    parts: dict[str, list[list[float]]] = {}
    for name, found in sums.items():
        kind, *where = name.split("|")
        into = parts.setdefault(kind, [[], [], []])
        if found[2] > 0 and (found[0] >= FEWEST or not where):
            into[0 if not where else 2 if where[0] else 1].append(found[1] / sqrt(found[2]))
    return [
        KindRow(kind, sums[kind][0], _beyond(missions), _beyond(places), sum(alike))
        for kind, (alike, places, missions) in sorted(parts.items())
    ]


def _beyond(scores: Sequence[float]) -> float:
    """The standard errors by which the squares of these numbers are more than those of chance."""
    if not scores:
        return 0.0
    return (sum(score * score for score in scores) - len(scores)) / sqrt(2 * len(scores))


def state_file() -> Path:
    """Where a run that was stopped left what it had found."""
    return data_folder() / "deals.json"


class Halfway(msgspec.Struct):
    """The place of a run over so many games of some Missions, with its findings."""

    missions: list[str]
    games: int
    done: int = 0
    sums: Sums = {}
    faults: list[str] = []


def compare(missions: Sequence[str], games: int, workers: int = 1, path: Path | None = None) -> tuple[Sums, list[str]]:
    """So many games of each Mission; what a run that was stopped has found is used again."""
    new = Halfway(list(missions), games)
    last = new if path is None else kept(path, Halfway, new)
    run = last if (last.missions, last.games) == (new.missions, games) else new
    jobs = [Look(name, seed) for seed, name in enumerate([*missions] * games)]  # no two have the same chance
    with processes(workers) as spread:
        for found in spread(look, jobs[run.done :]):
            for name, more in found.sums.items():
                _add(run.sums, name, more)
            for fault in found.faults:
                print(fault, file=sys.stderr)
            run.faults += found.faults
            run.done += 1
            if path is not None and run.done % SAVED_EVERY == 0:
                write_atomically(path, msgspec.json.encode(run) + b"\n")
    if path is not None:
        path.unlink(missing_ok=True)
    return run.sums, run.faults


def all_missions() -> list[str]:
    """Every Mission of every edition."""
    return [name for edition in EDITIONS.values() for name in edition.pack.missions]


def main(arguments: Sequence[str]) -> int:
    """Write the table; 1 where something is dealt as it does not come."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("missions", nargs="*", metavar="MISSION", help="only these")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each Mission (default {GAMES})")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--measured", type=Path, default=CHECKOUT_FILE, help="the page whose table is written")
    chosen = parser.parse_args(arguments)
    check_table(chosen.measured, HEADING)
    sums, faults = compare(chosen.missions or all_missions(), chosen.games, chosen.workers, state_file())
    found = rows(sums)
    write_table(chosen.measured, HEADING, table(found, chosen.games))
    print("\n".join(table(found, chosen.games)))
    return int(bool(faults) or any(row.is_off for row in found))


def table(found: Sequence[KindRow], games: int) -> list[str]:
    """The table of docs/measured.md."""
    today = datetime.date.today().isoformat()
    return [
        "| what lies hidden | compared | by Mission | together | alike | games of each Mission | when | where |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *(
            f"| {row.kind} | {row.compared} | {row.by_mission:.1f} | {row.together:.1f} | {row.alike:.1f} "
            f"| {games} | {today} | {this_machine()} |"
            for row in found
        ),
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
