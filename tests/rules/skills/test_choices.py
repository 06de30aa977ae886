"""A Skill that leaves something open asks for it once, when it is gained, and keeps the answer."""

import pytest

from shamble.content import CustomSurvivor
from shamble.games import new_game
from shamble.rulebook import completed
from shamble.rules.wounds import kill
from shamble.world.game import Game

PHIL = CustomSurvivor(
    format=1,
    name="Phil the Second",
    blue=("Can start at Yellow",),
    yellow=("The Mercenary (semi-official)",),
    orange=("Lucky",),
    red=("Medic",),
)


def play_until(game: Game, kind: str) -> None:
    while game.decision is not None and game.decision.kind != kind:
        game.choose(game.options[0])


@pytest.mark.rule("SKILL-the-mercenary/semi-official")
def test_a_skill_gained_by_a_level_asks_for_its_word_and_keeps_it() -> None:
    game = new_game("RM-T1", [["Phil the Second", "Joe", "Dan", "Jane", "James", "Laurie"]], survivors=[PHIL])
    play_until(game, "skill-choice")
    assert {option.name for option in game.options} >= {"Walker", "Runner", "Fatty"}
    game.choose(next(option for option in game.options if option.name == "Fatty"))
    phil = game.state.survivors[0]
    assert phil.skills == ("Can start at Yellow", "The Mercenary: Fatty (semi-official)")
    assert game.decision is not None
    assert game.decision.kind != "skill-choice"
    assert Game.from_json(game.to_json()).state.survivors[0].skills == phil.skills


@pytest.mark.rule("SKILL-the-mercenary/semi-official", "CL-MODE-NIGHT-04")
def test_who_comes_back_with_experience_is_asked_once() -> None:
    eve = CustomSurvivor(
        format=1,
        name="Eve",
        blue=("The Mercenary (semi-official)",),
        yellow=("Lucky",),
        orange=("Tough",),
        red=("Medic",),
    )
    team = ["Eve", "Joe", "Dan", "Jane", "James", "Laurie"]
    game = new_game("RM-M01", [team], survivors=[eve], options={"gaming-night": "on"})
    play_until(game, "turn")
    for survivor in game.state.survivors[1:]:
        survivor.xp = 8
    kill(game, game.state.survivors[0])
    while game.decision is not None and game.decision.kind != "return":
        game.choose(game.options[-1])
    asked = 0
    while game.decision is not None and (game.decision.kind != "turn" or not asked):
        asked += game.decision.kind == "skill-choice"
        game.choose(game.options[0])
    assert asked == 1
    assert game.state.survivors[0].skills == ("The Mercenary: Walker (semi-official)", "Lucky")


def test_the_word_stands_between_the_name_and_the_version() -> None:
    assert completed("The Mercenary", "Runner") == "The Mercenary: Runner"
    assert completed("The Mercenary (semi-official)", "Runner") == "The Mercenary: Runner (semi-official)"
