"""The forecast of an attack, for those who choose it."""

from __future__ import annotations

from typing import NamedTuple

from shamble.rules.combat.aiming import new_attack
from shamble.rules.combat.rolling import needed_to_hit
from shamble.rules.combat.weapons import mode_of, weapon_cards, weapon_of
from shamble.rules.horde import present
from shamble.rules.kinds import can_kill
from shamble.world import hooks
from shamble.world.game import Game


class Forecast(NamedTuple):
    """The dice, the lowest face that hits, the Damage of each hit; `clears`: nothing is rolled and everybody dies."""

    dice: int
    needed: int
    damage: int
    noisy: int
    clears: bool
    harms: bool


def forecast(game: Game, mode: str, who: int, zone: int, cards: tuple[int, ...], by: str = "") -> Forecast:
    """The forecast for a Survivor with these cards, as part of the ability `by` if one is named."""
    survivor = game.person(who)
    attack = new_attack(game, survivor, mode, zone, cards, by=by)
    profile = mode_of(game, attack)
    with game.using(survivor, by):
        damage = game.value(survivor, hooks.DAMAGE, profile.damage, attack)
        return Forecast(
            dice=sum(game.value(survivor, hooks.DICE, profile.dice, attack, card) for card in weapon_cards(attack)),
            needed=max(1, needed_to_hit(game, attack)),
            damage=damage,
            noisy=profile.noisy,
            clears="clears-zone" in weapon_of(game, attack).traits,
            harms=any(can_kill(game, kind, damage, attack) for kind, _ in present(game, zone)),
        )
