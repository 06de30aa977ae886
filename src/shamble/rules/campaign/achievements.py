"""Achievements and points that cards and Missions write on the sheets of a campaign (WZ-ACH, WZ-CXP-03)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.campaign.points import gain_cxp
from shamble.rules.campaign.sheets import sheet_of, terms_of
from shamble.rules.missions.achievements import ACHIEVE, POINTS, achieve, has_achieved
from shamble.rules.rule import Rule
from shamble.world.game import Game

rules: Rule = Rule("campaign-achievements")

OF_A_CARD = "card"
"""Stands among what was earned in a Mission for each point that a card has given."""


@rules.on(ACHIEVE)
def unless_excluded(g: Game, name: str, who: int, rule: str) -> None:
    """WZ-ACH-01: an Achievement is written on a sheet, unless there is one that excludes it."""
    excluded = {other for one in terms_of(g).achievements if one.name == name for other in one.excludes}
    if not any(has_achieved(g, other, -1) for other in excluded):
        achieve(g, name, who, rule)


@rules.on(POINTS)
def points_of_a_card(g: Game, who: int, points: int, rule: str) -> list[Frame]:
    """WZ-CXP-03: a Mission or a card may offer more points than Danger Levels give; none twice for the same Mission."""
    survivor = g.state.survivors[who]
    sheet = sheet_of(g, survivor)
    if sheet is None:
        return []
    before = max(sheet.given, sheet.earned.count(OF_A_CARD))
    sheet.given += points
    new = max(0, sheet.given - before)
    sheet.earned = (*sheet.earned, *(OF_A_CARD,) * new)
    return gain_cxp(g, survivor, new, rule)
