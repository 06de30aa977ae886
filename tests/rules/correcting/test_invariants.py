"""Whatever is corrected, the position stays one that the rules could have made."""

import random
from collections import Counter
from pathlib import Path

import pytest

from shamble.bots import RandomBot
from shamble.games import new_game
from shamble.lab.checker import hidden_faults, replay_faults, thorough_faults
from shamble.lab.invariants import Totals, faults
from shamble.rules.correcting import CORRECTIONS
from shamble.scenario import load
from shamble.text import label
from shamble.world import Game

TWO = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Doug"]]
DRASTIC = ("fix-death", "fix-objective")
"""What may end the game is tried less often."""
WANTED = 300
OFTEN, CANDIDATES = 0.35, 12
"""How often something is corrected, and of how many kinds the one is taken that was made least until now."""
OF_PIECES = {
    *("fix-vehicle", "fix-seat", "fix-on-foot", "fix-companion"),
    *("fix-barricade", "fix-begun", "fix-barbwire", "fix-gate", "fix-part"),
}
"""Corrections about things that these Missions do not have."""
OF_EDITIONS = {"fix-noise-side", "fix-leader", "fix-alone", "fix-pile", "fix-spawn-place"}
"""Corrections about what this edition does not have."""
POSSIBLE = [kind for kind in CORRECTIONS if kind not in OF_PIECES | OF_EDITIONS]
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "classic" / "correcting"


def start(mission: str, seed: int) -> Game:
    return new_game(mission, TWO, seed=seed, boxes=["S1", "RM"] if seed % 2 else ["RM"], options={"corrections": "on"})


def play_correcting(mission: str, seed: int) -> Counter[str]:
    """Games in which choices and random corrections take turns; every position on the way is checked."""
    made: Counter[str] = Counter()
    while made.total() < WANTED:
        seed += 100
        game, stream, bot = start(mission, seed), random.Random(seed), RandomBot(seed)
        totals = Totals(game)
        while game.decision is not None and made.total() < WANTED:
            kinds = [kind for kind in POSSIBLE if kind not in DRASTIC or stream.random() < 0.2]
            tried = stream.sample(kinds, CANDIDATES) if stream.random() < OFTEN else []
            offered = {kind: found for kind in tried if (found := game.corrections(kind))}
            kind = min(offered, key=made.__getitem__, default="")
            found = offered.get(kind, [])
            if found and stream.random() < 0.3:
                game.correct([stream.choice(found).key], by=1)
            else:
                game.choose(stream.choice(found).key if found else bot.choose(game))
            assert game.last.correction == bool(found)
            if found:
                made[kind] += 1
            wrong = faults(game, totals)
            assert not wrong, (game.last.key, wrong)
            if len(game.log) % 50 == 0 and game.decision is not None:
                assert not list(thorough_faults(game, seed)), game.last.key
        assert not list(replay_faults(game))
    return made


@pytest.mark.parametrize("seed", range(3))
def test_no_correction_breaks_an_invariant(seed: int) -> None:
    made = play_correcting("RM-T1", seed) + play_correcting("RM-M01", seed)
    wanted = set(POSSIBLE)
    assert set(made) >= wanted - {"fix-return"}  # these Missions are lost with the first death


def test_vehicles_companions_and_barriers_can_be_corrected_at_random() -> None:
    made: Counter[str] = Counter()
    for name in ("vehicles", "barriers"):
        game = load(SCENARIOS / f"{name}.yaml")[1].start()
        stream, totals = random.Random(5), Totals(game)
        for _ in range(120):
            kind = stream.choice(sorted(OF_PIECES | {"fix-survivor"}))
            found = game.corrections(kind)
            labels = [label(game, option) for option in found]
            assert len(set(labels)) == len(labels), labels
            if found:
                game.choose(stream.choice(found).key)
                made[kind] += 1
                assert not faults(game, totals), game.last.key
        assert not list(replay_faults(game))
    assert set(made) >= OF_PIECES


@pytest.mark.parametrize("seed", range(3))
def test_corrections_tell_nothing_of_what_is_hidden(seed: int) -> None:
    game = start("RM-M01", seed)
    stream, bot = random.Random(seed), RandomBot(seed)
    looked = 0
    while game.decision is not None and looked < 12:
        found = game.corrections()
        if found:
            looked += 1
            twin = game.redeal(0, salt=looked)
            assert [option.key for option in twin.corrections()] == [option.key for option in found]
            assert [label(twin, option) for option in found] == [label(game, option) for option in found]
            option = stream.choice(found)
            game.choose(option)
            twin.choose(option.key)
            if not game.state.outcome and not game.last.chance:
                assert game.view(0) == twin.view(0)
                assert not list(hidden_faults(game, 0))
        else:
            game.choose(bot.choose(game))


@pytest.mark.parametrize("seed", range(3))
def test_words_tell_the_corrections_of_a_kind_apart(seed: int) -> None:
    game = start("RM-M01", seed)
    stream, bot = random.Random(seed), RandomBot(seed)
    for _ in range(60):
        if game.decision is None:
            break
        for kind in CORRECTIONS:
            labels = [label(game, option) for option in game.corrections(kind)]
            assert len(set(labels)) == len(labels), (kind, [text for text, n in Counter(labels).items() if n > 1])
        found = game.corrections("fix-card", "fix-pass", "fix-loaded", "fix-acted", "fix-objective")
        game.choose(stream.choice(found) if found and stream.random() < 0.5 else bot.choose(game))
