import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shamble.engine import Option
from shamble.games import new_game
from shamble.rules.skills import SKILLS
from shamble.world import Game

PARAMETERS = {"[Action]": ("Combat", "Melee", "Ranged"), "[Type]": ("Combat", "Melee", "Move", "Ranged", "Search")}
NO_LOSERS = "lose: []"
LIKED = ("melee", "ranged", "search", "open-door", "activate", "skill", "reveal")
DISLIKED = ("trade", "reorganise", "noise", "end", "decline")

RichGames = Callable[[int], Iterator[Game]]


def printed_skills() -> list[str]:
    """Every known Skill as a card would print it, with each of its parameters."""
    found = []
    for skill in SKILLS:
        if not skill.id or "[Equipment]" in skill.name:
            continue
        word = next((word for word in PARAMETERS if word in skill.name), "")
        found += [skill.name.replace(word, given) for given in PARAMETERS[word]] if word else [skill.name]
    return list(dict.fromkeys(found))


@pytest.fixture(scope="session")
def endless_mission(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """RM-M01, but nobody's death ends it and its goal is never met."""
    source = Path(__file__).parents[2] / "src" / "shamble" / "content" / "classic" / "missions" / "RM-M01.yaml"
    lines = [line for line in source.read_text(encoding="utf-8").splitlines() if not line.startswith("lose:")]
    path = tmp_path_factory.mktemp("missions") / "Endless.yaml"
    path.write_text("\n".join(lines).replace("id: RM-M01", "id: Endless"), encoding="utf-8")
    return path


@pytest.fixture
def rich_games(endless_mission: Path) -> RichGames:
    """A game by seed in which Survivors know many Skills and own many cards, at each of its decisions in turn."""

    def games(seed: int) -> Iterator[Game]:
        chance = random.Random(seed)
        game = new_game(
            str(endless_mission),
            [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]],
            seed=seed,
            boxes=["S1", "RM"],
            options={"spawn": chance.choice(["rue-morgue", "older-seasons"])},
        )
        _enrich(game, chance)
        for _ in range(700):
            if game.decision is None:
                return
            yield game
            game.choose(_pick(game, chance))

    return games


def _enrich(game: Game, chance: random.Random) -> None:
    skills = printed_skills()
    deck = game.state.decks["equipment"]
    for survivor in game.state.survivors:
        survivor.skills = tuple(chance.sample(skills, 9))
        survivor.slots[2:] = chance.sample(deck, 3)
        for card in survivor.slots[2:]:
            deck.remove(card)
        game.renew(survivor)


def _pick(game: Game, chance: random.Random) -> Option:
    anytime = game.anytime(chance.randrange(2)) if chance.random() < 0.02 else []
    if anytime:
        return chance.choice(anytime)
    weights = [4.0 if option.action in LIKED else 0.3 if option.action in DISLIKED else 1.0 for option in game.options]
    return chance.choices(game.options, weights)[0]
