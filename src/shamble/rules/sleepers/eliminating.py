"""Killing Sleepers in their sleep (AD-ACT-12, -16; AD-OPEN-01, -02)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.experience import gain_xp
from shamble.rules.frames import Turn
from shamble.rules.inventory import distinct, in_hand
from shamble.rules.noise import make_noise
from shamble.rules.registry import action
from shamble.rules.sleepers.resting import woken_kind
from shamble.rules.sleepers.tokens import SLEEPER, sleepers_in, turn_over
from shamble.rules.turn import Purse
from shamble.world.about import about, makes
from shamble.world.facts import KILLS_SILENTLY
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import Survivor

COST, SILENT_COST = 2, 1

ELIMINATED: Way[Survivor, None] = Way("what comes of it that they have killed the Sleepers of a token")

declare(
    Action("eliminate", "who zone card cost", "card", "kill the Sleepers of a token in their Zone, with a Melee weapon",
        group="place", afoot=True, hint="eliminate"),
    EventKind("sleepers-eliminated", "who zone card kind count", tone="good", reveals=True),
)  # fmt: skip


@makes("eliminate")
@about(pieces=(SLEEPER,))
def offer_elimination(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """AD-ACT-12, AD-OPEN-01: one token of their Zone, with any Melee weapon in Hand."""
    cost = SILENT_COST if KILLS_SILENTLY in survivor.profile.facts else COST
    if purse.left < cost or not sleepers_in(g, (survivor.zone,)):
        return
    blades = [card for card in distinct(g, in_hand(g, survivor)) if _is_melee(g, card)]
    out += [
        Option("eliminate", who=survivor.index, zone=survivor.zone, card=card, cost=cost, rule="AD-ACT-12")
        for card in blades
    ]


def _is_melee(g: Game, card: int) -> bool:
    return any(not mode.ranged for mode in g.setting.card(card).modes)


@action("eliminate")
def _eliminate(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """AD-ACT-12, -16: no dice, the number of the token in points; a noisy weapon wakes those who are left."""
    count = turn_over(g, sleepers_in(g, (survivor.zone,))[0], woken=False)
    zone, kind = survivor.zone, woken_kind(g)
    g.emit("sleepers-eliminated", option.rule, who=survivor.index, zone=zone, card=option.card, kind=kind, count=count)
    loudness = max(mode.noisy for mode in g.setting.card(option.card).modes if not mode.ranged)
    if loudness:
        make_noise(g, survivor, loudness=loudness, rule="AD-ACT-16")
    gain_xp(g, survivor, count, rule=option.rule)
    g.ask(ELIMINATED, survivor)
