"""The goals of the Mission: what is done, what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.rules.missions.conditions import holds
from shamble.rules.missions.endings import WON, ended_by
from shamble.table.screen.to_page import ToPage
from shamble.text import Words, ends_told, place_name, words_of, zone_name
from shamble.text.pieces import objective_colour
from shamble.world.game import Game
from shamble.world.words import PROGRESS, inner, word_of


class GoalShown(ToPage):
    """Something that can end the game: on which side, and how far it has come."""

    text: str
    done: bool
    side: str
    progress: str
    counted: str


class ObjectiveShown(ToPage):
    """An Objective of the Mission: where it lies, and whether it is taken."""

    text: str
    zone: str
    done: bool


def goals_shown(game: Game) -> list[GoalShown]:
    """Everything that can end the game, in words: whether it has come about, and the progress of each goal."""
    said, by, found = words_of(game.setting), ended_by(game), []
    for end, text in ends_told(game):
        given, is_goal = end.given, end.side == WON
        done = holds(game, given, "end-phase") if given is not None else by in end.by
        progress = _progress(said, game, given) if is_goal and given is not None else ""
        counted = _counted(said, game, given) if is_goal and given is not None else ""
        found.append(GoalShown(text, done, end.side, progress, counted))
    return found


def objectives_shown(game: Game) -> list[ObjectiveShown]:
    """The Objectives of the Mission: where they lie, and which are taken."""
    said = words_of(game.setting)
    return [
        ObjectiveShown(
            said.tell("objective-head", what=_objective(said, game, index)),
            zone_name(game, token.zone),
            bool(game.state.taken >> index & 1),
        )
        for index, token in enumerate(game.setting.mission.objectives)
    ]


def _objective(said: Words, game: Game, index: int) -> str:
    zone = place_name(said, game, game.setting.mission.objectives[index].zone)
    return said.tell("objective-place", colour=objective_colour(said, game, index), zone=zone)


def _counted(said: Words, game: Game, condition: Mapping[str, Any]) -> str:
    """The count of the first part of a goal that is still to be done, for where there is room for no more."""
    parts, word = inner(condition), word_of(condition)
    if parts and word != "not":
        counts = [_counted(said, game, part) for part in parts if not holds(game, part, "end-phase")]
        return next((count for count in counts if count), "")
    found = PROGRESS[word](game, condition) if word in PROGRESS else None
    return said.tell("needed", done=found.done, all=found.all) if found is not None and found.all else ""


def _progress(said: Words, game: Game, condition: Mapping[str, Any]) -> str:
    """The progress of a goal; for one made up of several, that of each part that is not yet done."""
    parts, word = inner(condition), word_of(condition)
    if parts and word != "not":
        open_ = [part for part in parts if not holds(game, part, "end-phase")]
        shown = [_progress(said, game, part) for part in (open_[:1] if word == "then" else open_)]
        return said.series([text for text in shown if text], "space")
    found = PROGRESS[word](game, condition) if word in PROGRESS else None
    if found is None or not found.all:
        return ""
    counted = said.tell(f"goal-{word}", done=found.done, all=found.all)
    missing = [*found.missing, *(_objective(said, game, index) for index in found.objectives)]
    return said.series([counted, said.tell("goal-missing", what=said.listed(missing))], "space") if missing else counted
