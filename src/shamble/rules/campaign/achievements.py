"""Achievements: words that decisions and feats earn, and that later Missions ask for (WZ-ACH)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.campaign.points import gain_cxp
from shamble.rules.campaign.sheets import rules, sheet_of, team_sheet, terms_of, write
from shamble.rules.missions.achievements import ACHIEVE, HAS_ACHIEVED, POINTS
from shamble.world.game import Game
from shamble.world.state import Survivor

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


@rules.way(HAS_ACHIEVED)
def stands_on_a_sheet(g: Game, name: str, who: int = -1) -> bool:
    """WZ-ACH-03: what cards and Missions ask for stands on the sheets."""
    return has_achieved(g, name, g.state.survivors[who] if who >= 0 else None)


@rules.way(ACHIEVE)
def written_on_a_sheet(g: Game, name: str, who: int, rule: str) -> None:
    """WZ-ACH-01, -02: what cards and Missions grant is written on the sheets."""
    achieve(g, name, g.state.survivors[who] if who >= 0 else None, rule)


@rules.way(POINTS)
def points_of_cards(g: Game, who: int, points: int, rule: str) -> list[Frame]:
    """WZ-CXP-03: a card may give Campaign Experience Points."""
    return gain_cxp(g, g.state.survivors[who], points, rule)
