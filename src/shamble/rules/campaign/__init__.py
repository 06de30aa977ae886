"""Campaigns: sheets that last from game to game, what they bring, what is kept and who is lost."""

from shamble.rules.campaign import achievements, bonus_actions, fallen, keeping, points, sheets
from shamble.rules.rule import ON, Rule

__all__ = ["rules"]

rules = Rule(
    "campaign",
    "WZ-CAMP-02",
    of="missions",
    values=(ON,),
    parts=(
        sheets.rules,
        fallen.rules,
        keeping.rules,
        achievements.rules,
        bonus_actions.rules,
        points.rules,
    ),
    setup_only=True,
)
