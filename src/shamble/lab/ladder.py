"""The tables of docs/bots.md: how many games each bot wins on each Mission, and how rivals fare."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shamble.games import content_with
from shamble.games.missions import find_mission
from shamble.lab.measured import table, write_table
from shamble.lab.playing import Played
from shamble.lab.tallies import GameGroup, Share, rival_tally, share_of, sorted_games

LADDER, RIVALS = "The ladder", "Rivals"
RIVALS_TOLD = ("first team wins", "second", "both", "share of the first", "first Survivors or bot")


def write_ladder(path: Path, played: Sequence[Played], heading: str = LADDER) -> list[str]:
    """Write the tables of these games into a file, in place of those that were there; returns their headings.

    That of rivals stands under a heading of its own, that of all other games under this one.
    """
    kinds = sorted_games(played).kinds
    rivals = {kind: games for kind, games in kinds.items() if any(one.scores for one in games)}
    together = {kind: games for kind, games in kinds.items() if kind not in rivals}
    tables = {heading: together and ladder_table(together), RIVALS: rivals and rivals_table(rivals)}
    written = {above: list(lines) for above, lines in tables.items() if lines}
    for above, lines in written.items():
        write_table(path, above, lines)
    return list(written)


def ladder_table(kinds: dict[GameGroup, list[Played]]) -> list[str]:
    """A row for each Mission and a column for each bot; the last says whether the last bot is above the one before."""
    bots = list(dict.fromkeys(kind.bot for kind in kinds))
    missions = list(dict.fromkeys(kind.mission for kind in kinds))
    last = [f"{bots[-1]} above {bots[-2]}"] if len(bots) > 1 else []
    rows: list[list[str]] = []
    for name in missions:
        shares = {kind.bot: share_of(games) for kind, games in kinds.items() if kind.mission == name}
        mission = find_mission(content_with(name), name)
        told = [_told(shares.get(bot)) for bot in bots]
        above = [_above(shares.get(bots[-1]), shares.get(bots[-2]))] if last else []
        rows.append([f"{mission.id} {mission.title}", mission.difficulty or "-", *told, *above])
    if len(missions) > 1:
        rows.append(
            ["seconds of a core for a game", "", *(_seconds(kinds, bot) for bot in bots), *([""] if last else [])]
        )
    return table(["Mission", "called", *bots, *last], rows)


def rivals_table(kinds: dict[GameGroup, list[Played]]) -> list[str]:
    """A row for each Mission and each bot, or pair of bots, that played it."""
    tallies = {kind: rival_tally(games) for kind, games in kinds.items()}
    return table(
        ("Mission", "bots", "games", *RIVALS_TOLD),
        (
            (kind.mission, kind.bot, len(kinds[kind]), *one[:3], _told(one.ahead), _told(one.exchanged))
            for kind, one in tallies.items()
        ),
    )


def _told(share: Share | None) -> str:
    if share is None or not share.games:
        return "-"
    low, high = share.bounds
    return f"{share.percent:.3g} % ({low:.3g} to {high:.3g}) of {share.games}"


def _above(one: Share | None, other: Share | None) -> str:
    if one is None or other is None:
        return "-"
    if one.is_above(other):
        return "yes"
    return "below" if other.is_above(one) else "not told apart"


def _seconds(kinds: dict[GameGroup, list[Played]], bot: str) -> str:
    seconds = [one.seconds for kind, games in kinds.items() if kind.bot == bot for one in games]
    return f"{sum(seconds) / len(seconds):.2g}" if seconds else "-"
