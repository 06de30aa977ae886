"""The end of a game in figures: kills, rounds, danger over time as a chart."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from shamble.draw.chart import Column, danger_chart
from shamble.rules.modes.experience_cards import KEY
from shamble.table.lasting import what_lasts
from shamble.table.screen.to_page import ToPage
from shamble.table.store.records import SurvivorFigures
from shamble.text import Words, closing_story, outcome, survivor_name, words_of, zone_name
from shamble.world.game import Game


class RoundCounted(ToPage):
    """A round in figures: the kills so far, and those who died in it."""

    round: int
    danger: int
    kills: int
    deaths: list[str]


class SurvivorCounted(ToPage):
    """A Survivor at the end of a game, in figures."""

    name: str
    kills: int
    xp: int
    status: str
    status_name: str
    level: int
    level_name: str


class LastingShown(ToPage):
    """The cards that somebody keeps for the next game."""

    name: str
    cards: list[str]


class ChronicleShown(ToPage):
    """A game in figures."""

    outcome: str
    ending: str
    epilogue: str
    rounds: int
    over_time: list[RoundCounted]
    chart: str
    chart_words: list[str]
    survivors: list[SurvivorCounted]
    lasting: list[LastingShown]
    kills: int
    choices: int


def chronicle(game: Game) -> ChronicleShown:
    """The figures of a game, from its events alone: they can be asked for at any time."""
    levels = [level.name for level in game.setting.levels]
    kills, rounds, all_kills = _counted(game, levels)
    said = words_of(game.setting)
    columns = _columns(said, rounds, levels)
    told = said.series([column.words for column in columns], "space")
    return ChronicleShown(
        outcome=game.state.outcome,
        ending=outcome(game),
        epilogue=closing_story(game),
        rounds=game.state.round,
        over_time=rounds,
        chart=danger_chart(columns, "".join(said.initial(level) for level in levels), told),
        chart_words=[column.words for column in columns],
        survivors=[
            SurvivorCounted(
                name=s.name,
                kills=kills[s.index],
                xp=s.xp,
                status=s.status,
                status_name=said.word(s.status),
                level=s.level,
                level_name=said.word(levels[s.level]),
            )
            for s in game.state.survivors
        ],
        lasting=[LastingShown(name, list(kept["cards"])) for name, kept in what_lasts(game).get(KEY, {}).items()],
        kills=all_kills,
        choices=len(game.log) - 1,
    )


def figures(game: Game) -> list[SurvivorFigures]:
    """The figures of each Survivor of a game that is over."""
    kills, _, _ = _counted(game, [level.name for level in game.setting.levels])
    died = {event.data["who"]: zone_name(game, event.data["zone"]) for event in game.events if event.code == "died"}
    people = game.state.survivors
    dead = {one.index: died.get(one.index, "") for one in people if one.status == "dead"}
    return [SurvivorFigures(one.name, one.seat, kills[one.index], dead.get(one.index, UNSET)) for one in people]


def _counted(game: Game, levels: Sequence[str]) -> tuple[list[int], list[RoundCounted], int]:
    """The kills of each Survivor, the figures of each round, and the kills of all."""
    kills = [0] * len(game.state.survivors)
    rounds: list[RoundCounted] = []
    danger = kills_so_far = 0
    for event in game.events:
        if event.code == "round":
            rounds.append(RoundCounted(event.data["round"], danger, kills_so_far, []))
        elif event.code == "killed" and event.data["who"] >= 0:
            if event.data["who"] < len(kills):  # what others kill counts for the table alone
                kills[event.data["who"]] += 1
            kills_so_far += 1
        elif event.code == "level":
            danger = max(danger, levels.index(event.data["level"]))
        elif event.code == "died" and rounds:
            rounds[-1].deaths.append(survivor_name(game, event.data["who"]))
        if rounds:
            rounds[-1].danger, rounds[-1].kills = danger, kills_so_far
    return kills, rounds, kills_so_far


def _columns(said: Words, rounds: list[RoundCounted], levels: Sequence[str]) -> list[Column]:
    columns = []
    before = 0
    for one in rounds:
        here = one.kills - before
        before = one.kills
        told = said.tell("chart-round", round=one.round, level=said.word(levels[one.danger]), kills=here)
        if one.deaths:
            told = said.series([told, said.tell("chart-deaths", names=said.listed(one.deaths))], "space")
        columns.append(Column(one.round, one.danger, here, len(one.deaths), told))
    return columns
