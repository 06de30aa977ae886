"""What the Mission asks for: what is done, what is missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shamble.rules.faces import seen_colour
from shamble.rules.missions.conditions import holds
from shamble.rules.missions.endings import defeats
from shamble.rules.tallies import exit_zone
from shamble.text import Words, goal, words_of, zone_name
from shamble.world.game import Game
from shamble.world.words import inner


def goals_shown(game: Game) -> list[dict[str, Any]]:
    """Each condition in words, whether it is met, and how far it has come."""
    mission = game.setting.mission
    found = []
    for side, conditions in (("win", mission.win), ("lose", defeats(game.setting))):
        for condition in conditions:
            done = holds(game, condition, "end-phase")
            progress = _progress(words_of(game.setting), game, condition) if side == "win" else ""
            found.append({"text": goal(game, side, condition), "done": done, "side": side, "progress": progress})
    return found


def objectives_shown(game: Game) -> list[dict[str, Any]]:
    """The Objectives of the Mission: where they lie, and which are taken."""
    said = words_of(game.setting)
    return [
        {
            "text": said.tell(
                "objective-place", colour=said.word(seen_colour(game, index)), zone=zone_name(game, token.zone)
            ),
            "zone": zone_name(game, token.zone),
            "done": bool(game.state.taken >> index & 1),
        }
        for index, token in enumerate(game.setting.mission.objectives)
    ]


def _progress(said: Words, game: Game, condition: Mapping[str, Any]) -> str:
    """How far a goal has come; of one that is made of several, what is next of each that is not yet done."""
    survivors = game.state.survivors
    parts = inner(condition)
    if parts and "not" not in condition:
        open_ = [part for part in parts if not holds(game, part, "end-phase")]
        shown = [_progress(said, game, part) for part in (open_[:1] if "then" in condition else open_)]
        return " ".join(text for text in shown if text)
    if "rally" in condition:
        away = [survivor.name for survivor in survivors if survivor.zone != exit_zone(game)]
        return _counted(said, "goal-rally", len(survivors), away)
    if "escape" in condition:
        here = [survivor.name for survivor in survivors if survivor.status != "left"]
        return _counted(said, "goal-escape", len(survivors), here)
    if "taken" in condition:
        wanted = condition["taken"]
        meant = [
            shown
            for index, shown in enumerate(objectives_shown(game))
            if not isinstance(wanted, tuple) or seen_colour(game, index) in wanted
        ]
        return _counted(said, "goal-taken", len(meant), [o["text"] for o in meant if not o["done"]]) if meant else ""
    if "survive" in condition:
        return said.tell("goal-survive", round=game.state.round, all=condition["survive"])
    return ""


def _counted(said: Words, code: str, number: int, missing: Sequence[str]) -> str:
    counted = said.tell(code, done=number - len(missing), all=number)
    return f"{counted} {said.tell('goal-missing', what=said.listed(missing))}" if missing else counted
