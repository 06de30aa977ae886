"""Skills about how many dice an attack throws."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shamble.rules.combat.in_a_row import earlier_in_a_row
from shamble.rules.combat.weapons import is_of_kind, mode_of, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.traits import SEMI_OFFICIAL, brings, skill, skill_at
from shamble.rules.turn import mark_used, turn_of
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

Heads = Callable[[Game, int], int]


def _everybody(g: Game, zone: int) -> int:
    return g.state.crowd[zone] + len(g.people_in(zone))


def _zombies(g: Game, zone: int) -> int:
    return g.state.crowd[zone]


def _dice_for_heads(name: str, mode: str, heads: Heads) -> Iterator[Hook]:
    """The Dice number of the weapons used may be replaced by a head count of the target Zone."""

    def may_swap(g: Game, s: Survivor, attack: Attack) -> str | None:
        swaps = attack.mode == mode and heads(g, attack.zone) != mode_of(g, attack).dice
        return name if swaps else None

    def swapped(g: Game, s: Survivor, attack: Attack, card: int, dice: int) -> int:
        return heads(g, attack.zone) if name in attack.used else dice

    yield hook(hooks.BEFORE_ROLL, may_swap)
    yield hook(hooks.DICE, swapped, hooks.SET)


brings("Barbarian", "SKILL-barbarian", *_dice_for_heads("Barbarian", "melee", _everybody))
"""In Melee the head count of their Zone may replace the Dice number."""

brings("Barbarian", "SKILL-barbarian", *_dice_for_heads("Barbarian", "melee", _zombies), versions=SEMI_OFFICIAL)
"""In Melee the number of Zombies may replace the Dice number."""

brings("Full auto", "SKILL-full-auto", *_dice_for_heads("Full auto", "ranged", _everybody))
"""In Ranged Combat the head count of the target Zone may replace the Dice number."""

brings("Full auto", "SKILL-full-auto", *_dice_for_heads("Full auto", "ranged", _zombies), versions=SEMI_OFFICIAL)
"""In Ranged Combat the number of Zombies may replace the Dice number."""


@skill("+2 dice: Melee", "SKILL-plus-2-dice-melee")
def two_more_dice() -> Iterator[Hook]:
    """Each Melee weapon throws two more dice."""
    yield hook(hooks.DICE, lambda g, s, attack, card, dice: dice + 2 * is_of_kind(attack, "melee"))


@skill("Frenzy: [Action]", "SKILL-frenzy-action")
def frenzy(kind: str) -> Iterator[Hook]:
    """Each weapon throws one more die for each Wound."""
    yield hook(hooks.DICE, lambda g, s, attack, card, dice: dice + s.wounds * is_of_kind(attack, kind))


@skill_at(hooks.DICE, "Danny Trejo", "SKILL-danny-trejo", versions=SEMI_OFFICIAL)
def danny_trejo(g: Game, s: Survivor, attack: Attack, card: int, dice: int) -> int:
    """Each Machete throws one more die at Blue Level, and another for every Danger Level above it."""
    return dice + (s.level + 1) * (attack.mode == "melee" and weapon_of(g, attack).name == "Machete")


@skill("Battle rage", "SKILL-battle-rage", versions=SEMI_OFFICIAL)
def battle_rage() -> Iterator[Hook]:
    """Each Melee Action that kills brings one more die to their later Melee Actions of the activation."""

    def remember(g: Game, s: Survivor, attack: Attack) -> None:
        turn = turn_of(g, s.index)
        if turn is not None and attack.mode == "melee" and attack.kills:
            mark_used(turn, "Battle rage")

    def raging(g: Game, s: Survivor, attack: Attack, dice: int) -> int:
        turn = turn_of(g, s.index)
        rages = turn is not None and attack.mode == "melee"
        return dice + (turn.used.count("Battle rage") if turn is not None and rages else 0)

    yield hook(hooks.AFTER_ATTACK, remember)
    yield hook(hooks.ATTACK_DICE, raging)


def _escalating(belongs: Callable[[str, str], bool]) -> Hook:
    """One more die for every earlier attack of the series."""
    return hook(hooks.ATTACK_DICE, lambda g, s, attack, dice: dice + earlier_in_a_row(g, s, attack, belongs))


@skill("Escalation: [Action]", "SKILL-escalation-action", versions=SEMI_OFFICIAL)
def escalation(kind: str) -> Iterator[Hook]:
    """Each attack of the kind in a row throws one more die than the one before."""
    yield _escalating(lambda mode, weapon: bool(weapon) and kind in ("combat", mode))


@skill("Escalation: Proton Pack", "SKILL-escalation-proton-pack")
def escalation_proton_pack() -> Iterator[Hook]:
    """Each shot with a Proton Pack in a row throws one more die than the one before."""
    yield _escalating(lambda mode, weapon: (mode, weapon) == ("ranged", "Proton Pack"))


@skill("Death Dealer", "SKILL-death-dealer", versions=SEMI_OFFICIAL)
def death_dealer() -> Iterator[Hook]:
    """Two more dice if they wish; in Melee their misses then hit other Survivors."""

    def astray(g: Game, s: Survivor, attack: Attack, misses: int, stray: int) -> int:
        return misses if attack.mode == "melee" and "Death Dealer" in attack.used else stray

    yield hook(hooks.BEFORE_ROLL, lambda g, s, attack: "Death Dealer")
    yield hook(hooks.ATTACK_DICE, lambda g, s, attack, dice: dice + 2 * ("Death Dealer" in attack.used))
    yield hook(hooks.STRAY_HITS, astray, hooks.SET)
