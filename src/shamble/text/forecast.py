"""The forecast of an attack, for those who choose it."""

from __future__ import annotations

from typing import NamedTuple

from shamble.rules.combat.aiming import new_attack
from shamble.rules.combat.rolling import dice_of, needed_to_hit
from shamble.rules.combat.snares import lays_snares
from shamble.rules.combat.weapons import CANNOT_MISS, CLEARS_ZONE, mode_of, takes_no_skills, weapon_of
from shamble.rules.horde import present
from shamble.rules.kinds import can_kill
from shamble.world import hooks
from shamble.world.game import Game


class Forecast(NamedTuple):
    """The dice, the lowest face that hits, the Damage of each hit; `clears`: nothing is rolled and everybody dies.

    `sure`: nothing is rolled, and everybody there takes the Damage.
    """

    dice: int
    needed: int
    damage: int
    noisy: int
    clears: bool
    harms: bool
    sure: bool


def forecast(game: Game, mode: str, who: int, zone: int, cards: tuple[int, ...], by: str = "") -> Forecast:
    """The forecast for a Survivor with these cards, as part of the ability `by` if one is named."""
    survivor = game.person(who)
    attack = new_attack(game, survivor, mode, zone, cards, by=by)
    profile, weapon = mode_of(game, attack), weapon_of(game, attack)
    with game.unaided(survivor) if takes_no_skills(game, attack) else game.using(survivor, by):
        damage = game.ask(hooks.DAMAGE, survivor, attack, profile.damage)
        return Forecast(
            dice=dice_of(game, attack, survivor, profile),
            needed=max(1, needed_to_hit(game, attack)),
            damage=damage,
            noisy=profile.noisy,
            clears=CLEARS_ZONE in weapon.traits,
            harms=lays_snares(weapon) or any(can_kill(game, kind, damage, attack) for kind, _ in present(game, zone)),
            sure=CANNOT_MISS in weapon.traits,
        )
