"""The contents of a kit: Silencers, bandages, and the hand for Explosives."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.combat.weapons import NO_CARD, is_explosive
from shamble.rules.frames import Attack, Turn
from shamble.rules.inventory import distinct
from shamble.rules.registry import action
from shamble.rules.traits import carried, one_free, skill
from shamble.rules.turn import Purse
from shamble.rules.wounds import drop_card, heal
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import Mode
from shamble.world.state import Survivor

MACHINE_GUN = "machine-gun"
BANDAGES = "heals:"

declare(
    Action("bandage", "who other cards cost", "other", "First Aid Kit: discard it to heal somebody of the Zone",
        group="cards"),
)  # fmt: skip


@carried("silences:[dice]", "AD-INV-04")
def silencer(dice: str) -> Iterator[Hook]:
    """AD-INV-04: shots with so many dice at most make no noise; those of Explosives and machine guns do."""

    def quiet(g: Game, s: Survivor, attack: Attack, mode: Mode) -> Mode:
        if not mode.ranged or not mode.noisy or not attack.cards or mode.dice > int(dice):
            return mode
        weapons = [g.setting.card(card) for card in attack.cards]
        loud = any(is_explosive(weapon) or MACHINE_GUN in weapon.tags for weapon in weapons)
        return mode if loud else mode.altered(noisy=0)

    yield hook(hooks.FIGURES, quiet)


@carried("heals:[wounds]", "AD-INV-04")
def first_aid(wounds: str) -> Iterator[Hook]:
    """AD-INV-04: for an Action, also from the Backpack, it is discarded and heals so many Wounds of one Survivor."""

    def bandage(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        hurt = [other for other in g.survivors_in(s.zone) if other.wounds] if purse.left else []
        kits = [card for card in s.cards if BANDAGES + wounds in g.setting.card(card).traits] if hurt else []
        out.extend(
            Option("bandage", who=s.index, other=other.index, cards=(kit,), cost=1, rule="AD-INV-04")
            for kit in distinct(g, kits)
            for other in hurt
        )

    yield hook(hooks.TURN_OFFERS, bandage)


@action("bandage")
def _bandage(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    kit, patient = option.cards[0], g.person(option.other)
    heals = next(trait for trait in g.setting.card(kit).traits if trait.startswith(BANDAGES))
    drop_card(g, survivor, kit)
    g.emit("discarded", option.rule, who=survivor.index, card=kit)
    for _ in range(min(patient.wounds, int(heals.removeprefix(BANDAGES)))):
        heal(g, patient, survivor.index, option.rule)


@skill("Explosive Master", "SKILL-explosive-master", versions=("army-of-the-dead",))
def explosive_master() -> Iterator[Hook]:
    """One attack with an Explosive for nothing, and one more die in all of them that roll."""

    def one_more(g: Game, s: Survivor, attack: Attack, card: int, dice: int) -> int:
        return dice + (card != NO_CARD and is_explosive(g.setting.card(card)))

    yield one_free("explosive")
    yield hook(hooks.DICE, one_more)
