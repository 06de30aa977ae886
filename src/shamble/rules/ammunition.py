"""Ammunition: Ammo dice, weapons that run dry, and the Clips that make them ready again (AD-AMMO, AD-OPEN-08, -17)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.combat.rolling import DICE_BESIDE, THROWN_TOGETHER, beside
from shamble.rules.frames import Attack, Turn
from shamble.rules.inventory import distinct
from shamble.rules.registry import action
from shamble.rules.round import RELOADED
from shamble.rules.rule import Rule
from shamble.rules.traits import carried
from shamble.rules.turn import Purse
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

rules = Rule("ammunition")

DIE, OUT_OF_AMMO, LOADED = "Ammo", "Out of Ammo", "loaded"
FACES = (OUT_OF_AMMO, *[LOADED] * 5)
"""AD-OPEN-17: one side of six."""
CLIP = "reloads"

declare(
    Action("use-clip", "who cards", "cards", "discard an Ammo Clip: an empty weapon is ready again", group="cards"),
    EventKind("ran-dry", "who card", tone="bad"),
)


@rules.on(DICE_BESIDE)
def ammo_dice(g: Game, survivor: Survivor, attack: Attack) -> tuple[tuple[str, int], ...]:
    """AD-AMMO-01, -05: as many as the weapon's ammo number says; without one there are none."""
    count = sum(g.setting.card(card).ammo_dice for card in attack.cards)
    return ((DIE, count),) if count else ()


@rules.on(THROWN_TOGETHER)
def with_the_rest(g: Game) -> bool:
    """SKILL-lucky: Ammo dice are thrown again with all others."""
    return True


@rules.on(hooks.AFTER_ATTACK, "AD-AMMO-02")
def run_dry(g: Game, survivor: Survivor, attack: Attack) -> None:
    """AD-AMMO-02: one Out of Ammo or more empties the weapon, once its attack has counted in full."""
    if OUT_OF_AMMO in beside(attack, DIE):
        for card in attack.cards:
            if card in survivor.slots:
                g.state.unloaded.append(card)
                g.emit("ran-dry", "AD-AMMO-02", who=survivor.index, card=card)


@rules.on(RELOADED)
def stay_empty(g: Game) -> bool:
    """AD-AMMO-03, -04: no End Phase makes an empty weapon ready."""
    return False


@carried(CLIP, "AD-AMMO-04")
def clip() -> Iterator[Hook]:
    """AD-AMMO-04, AD-OPEN-08: discarded in its owner's turn, for nothing, it makes one empty weapon ready."""

    def use(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        empty = [card for card in s.cards if card in g.state.unloaded]
        clips = [card for card in s.cards if CLIP in g.setting.card(card).traits]
        for one in distinct(g, clips) if empty else ():
            out.extend(
                Option("use-clip", who=s.index, cards=(one, weapon), rule="AD-AMMO-04") for weapon in distinct(g, empty)
            )

    yield hook(hooks.TURN_OFFERS, use)


@action("use-clip")
def _use_clip(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    spent, weapon = option.cards
    drop_card(g, survivor, spent)
    g.emit("discarded", option.rule, who=survivor.index, card=spent)
    make_ready(g, survivor, weapon, option.rule)


def make_ready(g: Game, survivor: Survivor, weapon: int, rule: str) -> None:
    """An empty weapon is turned up again."""
    g.state.unloaded.remove(weapon)
    g.emit("reloaded", rule, who=survivor.index, cards=[weapon])
