"""The end of a game in figures: kills, rounds, danger over time as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.draw.chart import Column, danger_chart
from shamble.rules.modes.experience_cards import KEY
from shamble.table.files.lasting import what_lasts
from shamble.text import Words, closing_story, outcome, survivor_name, words_of, zone_name
from shamble.world.game import Game


def chronicle(game: Game) -> dict[str, Any]:
    """The figures of a game, from its events alone: they can be asked for at any time."""
    levels = [level.name for level in game.setting.levels]
    kills, rounds, all_kills = _counted(game, levels)
    said = words_of(game.setting)
    columns = _columns(said, rounds, levels)
    told = said.series([column.words for column in columns], "space")
    return {
        "outcome": game.state.outcome,
        "ending": outcome(game),
        "epilogue": closing_story(game),
        "rounds": game.state.round,
        "over_time": rounds,
        "chart": danger_chart(columns, "".join(said.initial(level) for level in levels), told),
        "chart_words": [column.words for column in columns],
        "survivors": [
            {
                "name": s.name,
                "kills": kills[s.index],
                "xp": s.xp,
                "status": s.status,
                "status_name": said.word(s.status),
                "level": s.level,
                "level_name": said.word(levels[s.level]),
            }
            for s in game.state.survivors
        ],
        "lasting": [
            {"name": name, "cards": list(kept["cards"])} for name, kept in what_lasts(game).get(KEY, {}).items()
        ],
        "kills": all_kills,
        "choices": len(game.log) - 1,
    }


def figures(game: Game) -> list[dict[str, Any]]:
    """The figures of each Survivor of a game that is over: the seat that played them, their kills, where they died."""
    kills, _, _ = _counted(game, [level.name for level in game.setting.levels])
    died = {event.data["who"]: zone_name(game, event.data["zone"]) for event in game.events if event.code == "died"}
    return [
        {"name": one.name, "seat": one.seat, "kills": kills[one.index]}
        | ({"died": died.get(one.index, "")} if one.status == "dead" else {})
        for one in game.state.survivors
    ]


def _counted(game: Game, levels: Sequence[str]) -> tuple[list[int], list[dict[str, Any]], int]:
    """The kills of each Survivor, the figures of each round, and the kills of all."""
    kills = [0] * len(game.state.survivors)
    rounds: list[dict[str, Any]] = []
    danger = kills_so_far = 0
    for event in game.events:
        if event.code == "round":
            rounds.append({"round": event.data["round"], "danger": danger, "kills": kills_so_far, "deaths": []})
        elif event.code == "killed" and event.data["who"] >= 0:
            if event.data["who"] < len(kills):  # what others kill counts for the table alone
                kills[event.data["who"]] += 1
            kills_so_far += 1
        elif event.code == "level":
            danger = max(danger, levels.index(event.data["level"]))
        elif event.code == "died" and rounds:
            rounds[-1]["deaths"].append(survivor_name(game, event.data["who"]))
        if rounds:
            rounds[-1].update(danger=danger, kills=kills_so_far)
    return kills, rounds, kills_so_far


def _columns(said: Words, rounds: list[dict[str, Any]], levels: Sequence[str]) -> list[Column]:
    columns = []
    before = 0
    for one in rounds:
        here = one["kills"] - before
        before = one["kills"]
        told = said.tell("chart-round", round=one["round"], level=said.word(levels[one["danger"]]), kills=here)
        if one["deaths"]:
            told = said.series([told, said.tell("chart-deaths", names=said.listed(one["deaths"]))], "space")
        columns.append(Column(one["round"], one["danger"], here, len(one["deaths"]), told))
    return columns
