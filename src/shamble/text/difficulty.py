"""The difficulty of a Mission in words."""

from __future__ import annotations

from shamble.content.difficulty import Difficulty
from shamble.rules.missions.endings import LOSE, MISSION_FAILED
from shamble.text.catalogue import words_of
from shamble.text.conditions import defeat_told
from shamble.world.game import Game

MOST = 0.5
FLYING = "flying"
"""Something that a Mission may allow and bots have not learned."""


def measured(game: Game, found: Difficulty | None, *, current: bool) -> list[str]:
    """A few sentences: how many games bots win, how long they last, how they are lost; `current`: nothing changed."""
    said = words_of(game.setting)
    if found is None:
        return [said.page("measured-not-yet")]
    told = [
        said.page(
            "measured-rivals" if found.rivals else "measured-games",
            share=round(found.share),
            low=round(found.low),
            high=round(found.high),
            games=found.games,
            rounds=round(found.rounds, 1),
        )
    ]
    lost = sum(found.lost_by.values())
    if lost:
        code, number = max(found.lost_by.items(), key=lambda one: one[1])
        many = "measured-most-lost" if number > MOST * lost else "measured-often-lost"
        told.append(said.page(many, why=_why(game, code), round=found.lost_round))
    if found.unfinished:
        told.append(said.page("measured-unfinished", games=found.unfinished))
    if FLYING in game.setting.mission.allows:
        told.append(said.page("measured-on-foot"))
    if not current:
        told.append(said.page("measured-before"))
    return told


def _why(game: Game, code: str) -> str:
    """The defeat of this name in words; in figures of earlier days the first of the Mission's own had none."""
    said = words_of(game.setting)
    name = LOSE.format(1) if code == MISSION_FAILED else code
    return defeat_told(said, game, name) or said.page("measured-lost-otherwise")
