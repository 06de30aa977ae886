"""The difficulty of a Mission in words."""

from __future__ import annotations

from shamble.content.difficulty import Difficulty
from shamble.rules.missions.endings import MISSION_FAILED, ways_to_lose
from shamble.text.catalogue import words_of
from shamble.text.goals import condition_told
from shamble.world.game import Game

A_DEFEAT = "lose "
"""The beginning of the code of a defeat of the Mission's own; its number follows."""
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
    """The reason of a defeat: one of the Mission's own or of a rule in its words, any other by its code."""
    if code in game.setting.rules.defeats:
        return condition_told(game, game.setting.rules.defeats[code])
    defeats = ways_to_lose(game.setting.mission)
    number = int(code.removeprefix(A_DEFEAT)) if code.startswith(A_DEFEAT) else int(code == MISSION_FAILED)
    if 0 < number <= len(defeats):
        return condition_told(game, defeats[number - 1])
    said = words_of(game.setting)
    return said.page_or(f"measured-lost-{code}", said.page("measured-lost-otherwise"))
