"""Skills for a weapon by its name, or for a type of weapons: Pistols, Rifles, Melee weapons."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.combat.weapons import NO_CARD, PossibleAttack, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.traits import one_free, skill
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import CardType
from shamble.world.state import Survivor

MELEE_WEAPON = "melee weapon"


def is_called(weapon: CardType, word: str) -> bool:
    """Whether a weapon, a type of weapons or simply Melee weapons are meant by a word, and this is one of them."""
    melee = word == MELEE_WEAPON and any(not mode.ranged for mode in (*weapon.modes, *weapon.own_modes))
    return melee or word in [name.lower() for name in (weapon.name, *weapon.counts_as)]


@skill("+1 Damage with [Equipment]", "SKILL-plus-1-damage-with-equipment", versions=("undead-or-alive",))
def plus_one_damage_with_type(word: str) -> Iterator[Hook]:
    """Attacks with such a weapon deal one more Damage."""
    yield hook(hooks.DAMAGE, lambda g, s, attack, damage: damage + is_called(weapon_of(g, attack), word))


@skill("+1 die: [Equipment]", "SKILL-plus-1-die-equipment", versions=("undead-or-alive",))
def plus_one_die_with(word: str) -> Iterator[Hook]:
    """Each such weapon throws one more die."""

    def one_more(g: Game, s: Survivor, attack: Attack, card: int, dice: int) -> int:
        return dice + (card != NO_CARD and is_called(g.setting.card(card), word))

    yield hook(hooks.DICE, one_more)


@skill("+1 free [Equipment] Action", "SKILL-plus-1-free-equipment-action", versions=("undead-or-alive",))
def plus_one_free_with(word: str) -> Iterator[Hook]:
    """One free Action with such a weapon: an attack, or reloading it."""
    kind = word.replace(" ", "-")

    def with_it(g: Game, s: Survivor, possible: PossibleAttack) -> list[str]:
        return [kind] if possible.cards and is_called(g.setting.card(possible.cards[0]), word) else []

    yield from free_for_some(kind, hook(hooks.FREE_FOR, with_it))


def free_for_some(kind: str, pays: Hook) -> Iterator[Hook]:
    """One free Action of a type that pays for some attacks alone."""
    yield pays
    yield one_free(kind)
