"""Fanning: six dice from one Pistol, which has to be reloaded; and the Skills that improve it."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.combat.weapons import PossibleAttack, in_range, is_loaded, is_pistol, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.inventory import distinct, in_hand
from shamble.rules.skills.charging import reroll_of_attack
from shamble.rules.skills.weapon_types import free_for_some
from shamble.rules.traits import SEMI_OFFICIAL, brings, during, hooks_of, improves, skill
from shamble.rules.turn import mark_used, turn_of
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import CardType, Mode
from shamble.world.state import Survivor

DICE = 6
ACCURACY = 5
HARDER = "fanning:"
"""The trait of a Pistol with another Accuracy when it is fanned."""


@skill(
    "Fanning",
    "SKILL-fanning",
    versions=(*SEMI_OFFICIAL, "undead-or-alive"),
)
def fanning() -> Iterator[Hook]:
    """As a Ranged Action one Pistol throws six dice at 5+, as loud as can be, and has to be reloaded."""

    def single_pistols(g: Game, s: Survivor, zone: int) -> Iterator[PossibleAttack]:
        for card in distinct(g, in_hand(g, s)):
            card_type = g.setting.card(card)
            for mode in card_type.modes if is_pistol(card_type) else ():
                if mode.ranged and is_loaded(g, card, mode):
                    with g.using(s, "Fanning"):
                        targets = in_range(g, s, card, mode, zone)
                    yield from (PossibleAttack("ranged", target, (card,), "Fanning") for target in targets)

    def all_at_once(g: Game, s: Survivor, attack: Attack, mode: Mode) -> Mode:
        if attack.by != "Fanning":
            return mode
        loudest = len(g.setting.rules.noise) or 1
        return mode.altered(dice=DICE, accuracy=_fanned(weapon_of(g, attack)), noisy=loudest, reload=True)

    yield hook(hooks.WAYS_TO_ATTACK, single_pistols)
    yield hook(hooks.FIGURES, all_at_once, hooks.SET)


def _fanned(pistol: CardType) -> int:
    """UA-FANNING6-01: the Accuracy of a Pistol that is fanned; some say a worse one."""
    printed = (trait.removeprefix(HARDER) for trait in pistol.traits if trait.startswith(HARDER))
    return int(next(printed, ACCURACY))


@skill("+1 free Fanning", "SKILL-plus-1-free-fanning", versions=("undead-or-alive",))
def fanning_for_nothing() -> Iterator[Hook]:
    """One attack by Fanning for nothing."""

    def fanned(g: Game, s: Survivor, possible: PossibleAttack) -> list[str]:
        return ["fanning"] if possible.name == "Fanning" else []

    yield from free_for_some("fanning", hook(hooks.FREE_FOR, fanned))


@skill("Fanning: [Game Effect]", "SKILL-fanning-game-effect", versions=SEMI_OFFICIAL, nested=True)
def fanning_effect(effect: str, versions: tuple[str, ...]) -> Iterator[Hook]:
    """The named Skill works while they are Fanning."""
    return during("Fanning", hooks_of(effect, versions))


improves("Fanning: +1 Damage", "SKILL-fanning-plus-1-damage", "+1 Damage: Ranged")
"""Hits by Fanning deal one more Damage."""

improves("Fanning: +1 die", "SKILL-fanning-plus-1-die", "+1 die: Ranged")
"""Fanning throws one more die."""

improves("Fanning: +1 max Range", "SKILL-fanning-plus-1-max-range", "+1 max Range")
"""Fanning reaches one Zone farther."""

improves("Fanning: +1 to dice roll", "SKILL-fanning-plus-1-to-dice-roll", "+1 to dice roll: Ranged")
"""Dice of Fanning count one higher."""

brings(
    "Fanning: Re-roll",
    "SKILL-fanning-re-roll",
    *during("Fanning", [reroll_of_attack("Fanning: Re-roll")]),
    versions=SEMI_OFFICIAL,
)
"""All dice of Fanning may be thrown again, once."""


@skill("Fanning: Reaper", "SKILL-fanning-reaper", versions=SEMI_OFFICIAL)
def fanning_reaper() -> Iterator[Hook]:
    """One hit of Fanning may kill an identical Zombie as well."""
    return during("Fanning", [hook(hooks.CHAIN_KILL, lambda g, s, attack, killed: ("Fanning: Reaper", [killed]))])


@skill("Fanning: +1 free Reload", "SKILL-fanning-plus-1-free-reload", versions=SEMI_OFFICIAL)
def fanning_reload() -> Iterator[Hook]:
    """One Pistol is reloaded for free in an activation in which they fanned."""

    def remember(g: Game, s: Survivor, attack: Attack) -> None:
        turn = turn_of(g, s.index)
        if turn is not None:
            mark_used(turn, "Fanning")

    def after_fanning(g: Game, s: Survivor, asked: str, count: int) -> int:
        turn = turn_of(g, s.index)
        return count + (asked == "reload-pistol" and turn is not None and "Fanning" in turn.used)

    yield from during("Fanning", [hook(hooks.AFTER_ATTACK, remember)])
    yield hook(hooks.FREE_ACTIONS, after_fanning)
