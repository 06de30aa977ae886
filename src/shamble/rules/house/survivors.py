"""House rules about Wounds and what they cost (CL-HOUSE-42 to -45)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.engine.upgrades import upgrade
from shamble.rules.frames import Turn
from shamble.rules.moving import go, move_zones
from shamble.rules.registry import action
from shamble.rules.rule import Offer, rule
from shamble.rules.traits import extend_once
from shamble.rules.turn import Purse, is_given, mark_used
from shamble.rules.wounds import FILL_SLOTS
from shamble.world import hooks
from shamble.world.facts import PASSES_CROWD
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.setting import Setting
from shamble.world.state import WOUNDED, Survivor

THREE = 3
SLIPPERY = "Slippery"
SLIP = "slippery Move"
"""The note of the one slippery Move of a turn."""

declare(
    Action("slip", "who zone cost free", "zone", "frail-but-slippery: a Move that no Zombie holds up", group="move",
        moves=True, hint="slip"),
)  # fmt: skip


@rule(
    "three-wounds",
    "CL-HOUSE-42",
    of="survivors",
    replaces=("CL-ZATK-04",),
    joins=("frail-but-slippery",),
    instead={"CL-ZATK-04": "CL-HOUSE-42"},
)
def three_wounds() -> Iterator[Hook]:
    """CL-HOUSE-42: only the third Wounded card eliminates a Survivor."""
    yield hook(hooks.HEALTH, lambda g, s, wounds: max(wounds, THREE), hooks.SET)


@rule(
    "wounds-cost-nothing",
    "CL-HOUSE-43",
    of="survivors",
    replaces=("CL-WOUND-01",),
    instead={"CL-WOUND-01": "CL-HOUSE-43"},
)
def wounds_cost_nothing() -> Iterator[Hook]:
    """CL-HOUSE-43: no Equipment is discarded for a Wound, as long as there is a slot for the Wounded card."""
    yield hook(hooks.WOUND_COST, lambda g, s, cost: 0, hooks.SET)


@rule("wounds-take-no-slot", "CL-HOUSE-44", of="survivors", replaces=("CL-WOUND-04",))
def wounds_take_no_slot() -> Iterator[Hook]:
    """CL-HOUSE-44: Wounds are kept beside the inventory."""
    yield hook(FILL_SLOTS, lambda g: False)


@upgrade(4)
def _beside_the_slots(data: dict[str, Any], setting: Setting) -> None:
    """Up to version 0.1 Wounded cards that take no slot lay behind the other cards, in slots added for them."""
    if wounds_take_no_slot.name in setting.rules.in_force:
        for survivor in data["survivors"]:
            wounds = survivor["slots"].count(WOUNDED)
            if wounds:
                survivor["hurt"] = wounds
                survivor["slots"] = [card for card in survivor["slots"] if card != WOUNDED]


@rule(
    "frail-but-slippery",
    "CL-HOUSE-45",
    of="survivors",
    replaces=("CL-ZATK-04",),
    joins=("three-wounds",),
    instead={"CL-ZATK-04": "CL-HOUSE-45"},
)
def frail_but_slippery() -> Iterator[Hook | Offer]:
    """CL-HOUSE-45: one Wound fewer eliminates a Survivor; once per turn they may make a Move Action with Slippery."""
    yield hook(hooks.HEALTH, lambda g, s, wounds: max(1, wounds - 1))
    yield Offer(offer_slip)


def offer_slip(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """The slippery Move, where it makes a difference: with Zombies to leave behind, or perhaps on the way."""
    if SLIP in turn.used or is_given(turn) or SLIPPERY in survivor.skills:
        return
    if not g.state.crowd[survivor.zone] and not (_passes(g) and move_zones(g, survivor) > 1):
        return
    price = purse.price("move")
    if price is not None:
        slips = [
            Option("slip", who=survivor.index, zone=zone, cost=price[0], free=price[1], rule="CL-HOUSE-45")
            for zone in g.layout.adjacent[survivor.zone]
        ]
        extend_once(out, slips)  # a kid may slip by a rule of their own


def _passes(g: Game) -> bool:
    """Whether Slippery, as this game reads it, goes on through Zones with Zombies too."""
    return PASSES_CROWD in g.setting.rules.profile((SLIPPERY,)).facts


@action("slip")
def _slip(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, SLIP)
    go(g, survivor, option.zone, further=move_zones(g, survivor) - 1, passes=_passes(g), rule=option.rule)
