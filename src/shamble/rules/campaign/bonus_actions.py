"""Bonus Actions: further Actions, each once in a Mission (WZ-BON, WZ-OPEN-30)."""

from __future__ import annotations

from shamble.engine.decisions import Option, shared
from shamble.engine.declared import Action, declare
from shamble.rules.campaign.sheets import SHEET, sheet_of
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse, is_given
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.state import Survivor

rules: Rule = Rule("bonus-actions")

declare(
    Action("bonus-action", "who", "", "campaign: an Action more in this turn, once in the Mission"),
)


@rules.offers_anywhere
@about(pieces=(SHEET,))
def offer_bonus_action(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """WZ-BON-01, -02, WZ-OPEN-30: as many as they have not spent yet, in a turn of their own."""
    sheet = sheet_of(g, survivor)
    if sheet is not None and sheet.spent < sheet.bonus_actions and not is_given(turn):
        out.append(_spending(survivor.index))


@shared
def _spending(who: int) -> Option:
    return Option("bonus-action", who=who, rule="WZ-BON-01")


@action("bonus-action")
def _spend(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """WZ-BON-01: one more Action of any kind."""
    sheet = sheet_of(g, survivor)
    assert sheet is not None
    sheet.spent += 1
    turn.bonus += 1
