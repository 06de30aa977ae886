"""Achievements: words that decisions and feats earn, and that later Missions ask for (WZ-ACH)."""

from __future__ import annotations

from shamble.engine.declared import EventKind, declare
from shamble.rules.campaign.sheets import sheet_of, team_sheet, terms_of, write
from shamble.world.game import Game
from shamble.world.state import Survivor

declare(
    EventKind("achieved", "who name", tone="good"),
    EventKind("team-achieved", "name", tone="good"),
)

TEAM = "team"


def has_achieved(g: Game, name: str, survivor: Survivor | None = None) -> bool:
    """WZ-ACH-03, WZ-OPEN-28: whether the team has an Achievement, or somebody who plays; or this Survivor alone."""
    team = team_sheet(g)
    if team is not None and name in team["achievements"]:
        return True
    people = g.state.survivors if survivor is None else [survivor]
    sheets = [sheet_of(g, one) for one in people]
    return any(sheet is not None and name in sheet["achievements"] for sheet in sheets)


def achieve(g: Game, name: str, survivor: Survivor | None, rule: str) -> bool:
    """WZ-ACH-01, -02: write an Achievement on the sheet of one, or of the team where nobody is named.

    Nobody has one twice, nor beside one that excludes it.
    """
    sheet = team_sheet(g) if survivor is None else sheet_of(g, survivor)
    excluded = {other for one in terms_of(g).achievements if one.name == name for other in one.excludes}
    if sheet is None or name in sheet["achievements"] or any(has_achieved(g, other) for other in excluded):
        return False
    write(g, sheet, achievements=(*sheet["achievements"], name))
    if survivor is None:
        g.emit("team-achieved", rule, name=name)
    else:
        g.emit("achieved", rule, who=survivor.index, name=name)
    return True
