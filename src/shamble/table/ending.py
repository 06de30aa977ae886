"""The end of a game in figures: kills, rounds, danger over time."""

from __future__ import annotations

from typing import Any

from shamble.engine.game import Game
from shamble.rules.experience import LEVELS
from shamble.text import outcome


def chronicle(game: Game) -> dict[str, Any]:
    """What a game was like, from its events alone: it can be asked for at any time."""
    kills = [0] * len(game.state.survivors)
    rounds: list[dict[str, int]] = []
    danger = kills_so_far = 0
    for event in game.events:
        if event.code == "round":
            rounds.append({"round": event.data["round"], "danger": danger, "kills": kills_so_far})
        elif event.code == "killed" and event.data["who"] >= 0:
            kills[event.data["who"]] += 1
            kills_so_far += 1
        elif event.code == "level":
            danger = max(danger, LEVELS.index(event.data["level"]))
        if rounds:
            rounds[-1].update(danger=danger, kills=kills_so_far)
    return {
        "outcome": game.state.outcome,
        "ending": outcome(game),
        "rounds": game.state.round,
        "over_time": rounds,
        "survivors": [
            {"name": s.name, "kills": kills[s.index], "xp": s.xp, "status": s.status, "level": s.level}
            for s in game.state.survivors
        ],
        "choices": len(game.log) - 1,
    }
