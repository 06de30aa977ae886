"""The report of many games: one page of HTML that needs nothing else, with graphs of our own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from shamble import __version__
from shamble.draw.graphs import GraphColumn, Line, bounds_graph, columns_graph, heat_map
from shamble.draw.palette import DARK, LIGHT, SHARED
from shamble.errors import ShambleError
from shamble.games import content_with, new_game
from shamble.games.missions import find_mission
from shamble.lab.playing import FRIENDLY_FIRE, Played
from shamble.lab.tallies import (
    Compared,
    GameGroup,
    Share,
    Sorted,
    by_round,
    cards_of,
    compared,
    deaths_of,
    difference,
    killers,
    mean_rounds,
    rival_tally,
    share_of,
    skills_of,
    sorted_games,
    survivors_of,
)
from shamble.rulebook import load
from shamble.text import words
from shamble.world.setting import Setting

FOLDER = Path(__file__).parent
TEMPLATE = "report.html"
MOST_COLUMNS = 30
FEW_MISSIONS = 3
EFFECTS = 50.0
"""The graph of effects goes so many points up and down, or as far as it has to."""


def report_page(played: Sequence[Played]) -> str:
    """The page of these games."""
    return _Page(sorted_games(played)).html()


class _Page:
    """Makes the page, part by part."""

    def __init__(self, games: Sorted) -> None:
        self.games = games
        self.said = words()
        self.say = self.said.report
        self.bots = list(dict.fromkeys(kind.bot for kind in games.kinds))
        self.missions = list(dict.fromkeys(kind.mission for kind in games.kinds))

    def html(self) -> str:
        """The whole page."""
        kinds = self.games.kinds
        return _template().render(
            say=self.say,
            language=self.said.language,
            version=__version__,
            colours=_colours(),
            games=sum(map(len, kinds.values())),
            seconds=sum(one.seconds for played in kinds.values() for one in played),
            failed=self.games.failed,
            outdated=self.games.outdated,
            overview=[Markup(graph) for graph in self._overviews()],
            rows=[self._row(kind, played) for kind, played in self._in_order()],
            effects=Markup(self._effects()),
            rivals=self._rivals(),
            missions=[self._mission(mission) for mission in self.missions],
        )

    def _in_order(self) -> list[tuple[GameGroup, list[Played]]]:
        """The games by Mission, then as they were played."""
        return [(kind, self.games.kinds[kind]) for name in self.missions for kind in self._kinds(name)]

    def _kinds(self, mission: str) -> list[GameGroup]:
        return [kind for kind in self.games.kinds if kind.mission == mission]

    # ------------------------------------------------------------------ all Missions

    def _row(self, kind: GameGroup, played: list[Played]) -> dict[str, Any]:
        share = share_of(played)
        return {
            "mission": kind.mission,
            "called": self._called(kind, with_mission=False),
            "share": share,
            "percent": self._percent(share),
            "bounds": self._bounds(share),
            "unfinished": sum(not one.outcome for one in played),
            "rounds": round(mean_rounds(played), 1),
            "deaths": round(sum(len(one.deaths) for one in played) / len(played), 1),
            "seconds": round(sum(one.seconds for one in played) / len(played), 2),
        }

    def _overviews(self) -> list[str]:
        """The games won of all Missions, in two columns where there are many."""
        half = -(-len(self.missions) // 2) if len(self.missions) > FEW_MISSIONS else len(self.missions)
        parts = (self.missions[:half], self.missions[half:])
        return [bounds_graph(list(self._shares(part)), 0, 100, self.say("won-lead")) for part in parts if part]

    def _shares(self, missions: Sequence[str]) -> Iterator[Line]:
        for mission in missions:
            heading = self._title(mission)
            for kind in self._kinds(mission):
                share = share_of(self.games.kinds[kind])
                called = self._called(kind, with_mission=False)
                yield self._line(called, share, heading, self.bots.index(kind.bot))
                heading = ""

    def _line(self, called: str, share: Share, heading: str = "", tone: int = 0, other: float | None = None) -> Line:
        low, high = share.bounds
        told = self.say("share-told", what=called, share=round(share.percent), low=low, high=high, games=share.games)
        figures = self._percent(share)
        return Line(called, share.percent, low, high, figures, told, heading, other, tone)

    def _percent(self, share: Share) -> str:
        return self.say("percent", share=round(share.percent))

    def _bounds(self, share: Share) -> str:
        low, high = share.bounds
        return self.say("bounds", low=round(low), high=round(high))

    def _title(self, mission: str) -> str:
        found = find_mission(content_with(mission), mission)
        called = self.said.word(found.difficulty) if found.difficulty else ""
        title = f"{found.id} {found.title}"
        return self.say("mission-called", mission=title, called=called) if called else title

    def _called(self, kind: GameGroup, *, with_mission: bool = True) -> str:
        """The name of some games: what distinguishes them from others of their Mission."""
        others = self._kinds(kind.mission)
        parts = [kind.mission] if with_mission else []
        parts.append(kind.bot)
        if len({one.team for one in others}) > 1:
            sizes = {one.team: len(one.team) for one in others}
            alone = list(sizes.values()).count(len(kind.team)) == 1
            parts.append(self.say("team-of", count=len(kind.team)) if alone else ", ".join(kind.team))
        if len({one.rules for one in others}) > 1:
            parts.append(self._rules(kind.rules))
        return " · ".join(parts)

    def _rules(self, name: str) -> str:
        return name or self.say("rules-printed")

    def _effects(self) -> str:
        """Every set of rules beside the first one, with the same Mission, bot and Survivors."""
        lines: list[Line] = []
        for mission in self.missions:
            heading = self._title(mission)
            first: dict[tuple[str, tuple[str, ...]], GameGroup] = {}
            for kind in self._kinds(mission):
                usual = first.setdefault((kind.bot, kind.team), kind)
                if usual is not kind:
                    lines.append(self._effect(kind, usual, heading))
                    heading = ""
        if not lines:
            return ""
        most = max(EFFECTS, *(abs(bound) for line in lines for bound in (line.low, line.high)))
        return bounds_graph(lines, -most, most, self.say("effects-lead"))

    def _effect(self, kind: GameGroup, usual: GameGroup, heading: str) -> Line:
        found = difference(share_of(self.games.kinds[kind]), share_of(self.games.kinds[usual]))
        called = self._called(kind, with_mission=False)
        points, low, high = (round(number) for number in found)
        told = self.say(
            "effect-told",
            what=called,
            than=self._rules(usual.rules),
            points=f"{points:+}",
            low=f"{low:+}",
            high=f"{high:+}",
        )
        return Line(
            called, found.points, found.low, found.high, f"{points:+}", told, heading, tone=self.bots.index(kind.bot)
        )

    def _rivals(self) -> list[dict[str, Any]]:
        found = []
        for kind, played in self._in_order():
            if any(one.scores for one in played):
                tally = rival_tally(played)
                found.append({
                    "called": self._called(kind),
                    "tally": tally,
                    "ahead": self._percent(tally.ahead),
                    "bounds": self._bounds(tally.ahead),
                    "exchanged": f"{self._percent(tally.exchanged)} ({self._bounds(tally.exchanged)})",
                })  # fmt: skip
        return found

    # ------------------------------------------------------------------ one Mission

    def _mission(self, mission: str) -> dict[str, Any]:
        kinds = self._kinds(mission)
        best = max(kinds, key=lambda kind: share_of(self.games.kinds[kind]).percent)
        try:
            setting = new_game(mission, seed=0).setting
        except ShambleError:
            setting = None
        return {
            "id": mission,
            "title": self._title(mission),
            "survivors": [Markup(graph) for graph in self._survivors(kinds)],
            "parts": [self._part(kind, setting, is_open=kind == best) for kind in kinds],
        }

    def _survivors(self, kinds: Sequence[GameGroup]) -> Iterator[str]:
        """The Survivors beside one another, for each bot and set of rules with which several teams have played."""
        for bot, rules in dict.fromkeys((kind.bot, kind.rules) for kind in kinds):
            alike = [kind for kind in kinds if (kind.bot, kind.rules) == (bot, rules)]
            if len({kind.team for kind in alike}) > 1:
                played = [one for kind in alike for one in self.games.kinds[kind]]
                yield self._compared(played, survivors_of, "survivors-lead")

    def _part(self, kind: GameGroup, setting: Setting | None, *, is_open: bool) -> dict[str, Any]:
        played = self.games.kinds[kind]
        share, deaths = share_of(played), deaths_of(played)
        return {
            "open": is_open,
            "called": self._called(kind, with_mission=False),
            "told": self.say(
                "part-told",
                share=round(share.percent),
                low=round(share.bounds[0]),
                high=round(share.bounds[1]),
                games=share.games,
                rounds=round(mean_rounds(played), 1),
                deaths=round(len(deaths) / len(played), 1),
            ),
            "length": Markup(self._length(played)),
            "deaths": Markup(self._deaths(played)) if deaths else "",
            "map": Markup(self._map(played, setting)) if deaths and setting is not None else "",
            "killers": self._killers(played),
            "skills": Markup(self._compared(played, skills_of, "skills-lead")),
            "cards": Markup(self._compared(played, cards_of, "cards-lead")),
        }

    def _length(self, played: list[Played]) -> str:
        counts = [by_round(played, outcome) for outcome in ("won", "lost", "")]

        def column(label: str, numbers: tuple[int, ...]) -> GraphColumn:
            won, lost, unfinished = numbers
            told = self.say("length-told", rounds=label, won=won, lost=lost, unfinished=unfinished)
            return GraphColumn(label, numbers, told)

        columns = _columns(counts, column)
        most = max(sum(one.parts) for one in columns)
        return columns_graph(columns, f"{most:g}", self.say("length-lead"))

    def _deaths(self, played: list[Played]) -> str:
        counts = [Counter(death.round for death in deaths_of(played))]
        columns = _columns(
            counts, lambda label, n: GraphColumn(label, n, self.say("deaths-told", rounds=label, count=n[0]))
        )
        most = max(sum(one.parts) for one in columns)
        return columns_graph(columns, f"{most:g}", self.say("deaths-lead"), ("blood",))

    def _map(self, played: list[Played], setting: Setting) -> str:
        counts = Counter(death.zone for death in deaths_of(played))
        told = {
            zone: self.say("zone-told", zone=zone, count=number, games=len(played)) for zone, number in counts.items()
        }
        return heat_map(setting, counts, told, self.say("map-lead"))

    def _killers(self, played: list[Played]) -> dict[str, Any]:
        """A table: what killed, and whom how often."""
        found = killers(played)
        people = Counter(death.who for death in deaths_of(played))
        names = sorted(people, key=lambda name: (-people[name], name))
        most = max((number for counts in found.values() for number in counts.values()), default=1)
        return {
            "names": names,
            "rows": [
                {
                    "killer": self._killer(killer),
                    "total": counts.total(),
                    "cells": [(counts[name], round(counts[name] / most, 2)) for name in names],
                }
                for killer, counts in found.items()
            ],
            "totals": [people[name] for name in names],
        }

    def _killer(self, killer: str) -> str:
        if killer == FRIENDLY_FIRE:
            return self.say("friendly-fire")
        rule = load().rules.get(killer)
        return rule.title if rule is not None else killer

    def _compared(self, played: list[Played], having: Callable[[Played], set[str]], lead: str) -> str:
        found = compared(played, having)
        return bounds_graph([self._having(one) for one in found], 0, 100, self.say(lead)) if found else ""

    def _having(self, one: Compared) -> Line:
        low, high = one.having.bounds
        told = self.say(
            "having-told",
            what=one.name,
            share=round(one.having.percent),
            games=one.having.games,
            other=round(one.lacking.percent),
            others=one.lacking.games,
        )
        figures = f"{round(one.points):+} ({one.having.games})"
        return Line(one.name, one.having.percent, low, high, figures, told, other=one.lacking.percent)


def _columns(counts: Sequence[Counter[int]], made: Callable[[str, tuple[int, ...]], GraphColumn]) -> list[GraphColumn]:
    """A column for each round, or for several where there are many rounds."""
    last = max((at for count in counts for at in count), default=1)
    wide = -(-last // MOST_COLUMNS)
    columns = []
    for first in range(1, last + 1, wide):
        rounds = range(first, first + wide)
        label = str(first) if wide == 1 else f"{first}-{first + wide - 1}"
        columns.append(made(label, tuple(sum(count[at] for at in rounds) for count in counts)))
    return columns


def _colours() -> str:
    """The colours of drawings, light or dark as the reader's machine is."""
    light = ";".join(f"--d-{name}:{value}" for name, value in {**SHARED, **LIGHT}.items())
    dark = ";".join(f"--d-{name}:{value}" for name, value in DARK.items())
    return f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"


@cache
def _template() -> jinja2.Template:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(TEMPLATE)
