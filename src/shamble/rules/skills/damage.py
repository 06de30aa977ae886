"""Skills about Damage, and about what else a hit brings."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame
from shamble.rules.combat.attack import FreeAttack
from shamble.rules.combat.rolling import all_numbers, is_concentrated, rolled_values
from shamble.rules.combat.weapons import is_of_kind, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.horde import present
from shamble.rules.kinds import damage_needed
from shamble.rules.traits import SEMI_OFFICIAL, brings, one_free, skill, skill_at
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor


@skill("+1 Damage with [Equipment]", "SKILL-plus-1-damage-with-equipment")
def plus_one_damage_with(name: str) -> Iterator[Hook]:
    """Attacks with the named weapon deal one more Damage."""

    def with_that(g: Game, s: Survivor, attack: Attack, damage: int) -> int:
        weapon = weapon_of(g, attack)
        return damage + any(called.lower() == name for called in (weapon.name, *weapon.counts_as))

    yield hook(hooks.DAMAGE, with_that)


@skill("[Action Type]: Damage 2", "SKILL-action-type-damage-2", versions=SEMI_OFFICIAL)
def damage_two(kind: str) -> Iterator[Hook]:
    """Weapons of the type with Damage 1 count as Damage 2."""

    def at_least_two(g: Game, s: Survivor, attack: Attack, damage: int) -> int:
        return max(damage, 2) if is_of_kind(attack, kind) else damage

    yield hook(hooks.DAMAGE, at_least_two, hooks.SET)


@skill("Super strength", "SKILL-super-strength")
def super_strength() -> Iterator[Hook]:
    """Melee weapons count as Damage 3."""
    yield hook(hooks.DAMAGE, lambda g, s, attack, damage: 3 if attack.mode == "melee" else damage, hooks.SET)


def _sixes(kind: str) -> Hook:
    """The hook by which each 6 raises the Damage of all hits of the attack; modified results count."""

    def one_per_six(g: Game, s: Survivor, attack: Attack, damage: int) -> int:
        return damage + (rolled_values(g, attack, all_numbers(attack)).count(6) if is_of_kind(attack, kind) else 0)

    return hook(hooks.DAMAGE, one_per_six)


brings("Roll 6: +1 Damage", "SKILL-roll-6-plus-1-damage", _sixes("combat"), versions=SEMI_OFFICIAL)
"""Each 6 of any attack adds one Damage."""


@skill("Roll 6: +1 Damage [Action]", "SKILL-roll-6-plus-1-damage-action", versions=SEMI_OFFICIAL)
def roll_six_damage_of_kind(kind: str) -> Iterator[Hook]:
    """Each 6 of an attack of the kind adds one Damage."""
    yield _sixes(kind)


@skill("Hunter: [Zombie Type]", "SKILL-hunter-zombie-type", versions=SEMI_OFFICIAL)
def hunter(zombie: str) -> Iterator[Hook]:
    """Once per attack a kill may kill a Zombie of the named type as well, whatever Damage it would need."""
    source = f"Hunter: {zombie.capitalize()}"

    def prey(g: Game, s: Survivor, attack: Attack, killed: int) -> tuple[str, list[int]]:
        here = [kind for kind, _ in present(g, attack.zone) if g.setting.kinds[kind].type.lower() == zombie]
        return source, [kind for kind in here if damage_needed(g, kind) and damage_needed(g, kind, attack)]

    yield hook(hooks.CHAIN_KILL, prey)


@skill("Concentrated Attack expert", "SKILL-concentrated-attack-expert", versions=SEMI_OFFICIAL)
def concentrated_attack_expert() -> Iterator[Hook]:
    """Attacks on one named target with two dice or more deal one more Damage for each hit, and misses hit nobody."""

    def by_an_expert(attack: Attack) -> bool:
        return is_concentrated(attack) and len(attack.dice) > 1

    yield hook(hooks.DAMAGE, lambda g, s, attack, damage: damage + by_an_expert(attack))
    yield hook(hooks.STRAY_HITS, lambda g, s, attack, misses, stray: 0 if by_an_expert(attack) else stray, hooks.FORBID)


@skill("Swordmaster", "SKILL-swordmaster")
def swordmaster() -> Iterator[Hook]:
    """All their Melee weapons count as Dual."""
    yield hook(hooks.DUAL, lambda g, s, card, dual: dual or any(not mode.ranged for mode in card.modes), hooks.SET)


@skill_at(hooks.AFTER_ATTACK, "Double strike", "SKILL-double-strike", versions=SEMI_OFFICIAL)
def double_strike(g: Game, s: Survivor, attack: Attack) -> Frame | None:
    """A Melee attack that hits brings a free shot."""
    struck = attack.mode == "melee" and attack.scored
    return FreeAttack(who=s.index, kind="ranged") if struck else None


brings("Dual expert", "SKILL-dual-expert", one_free("pair"), versions=SEMI_OFFICIAL)
"""One free attack with two Dual weapons."""
