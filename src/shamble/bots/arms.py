"""The hits to expect of a Survivor's weapons, worked out once for each set of cards that they carry."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from shamble.rules.abominations import on_the_board
from shamble.rules.combat.aiming import new_attack
from shamble.rules.combat.rolling import DAMAGE_ADDS_UP, dice_of, needed_to_hit
from shamble.rules.combat.weapons import (
    CANNOT_MISS,
    CLEARS_ZONE,
    armed_with,
    has_fuel,
    is_explosive,
    is_loaded,
    mode_of,
)
from shamble.rules.horde import any_about
from shamble.rules.inventory import more_damage
from shamble.rules.kinds import abominations
from shamble.rules.missions.hordes import ImprovedWeapon
from shamble.world import Game, Survivor, hooks
from shamble.world.records import CardType, Mode

FACES = 6
USEFUL = 0.1
"""The worth of a card that is no weapon."""
OPENS_DOORS = 0.5
DISCARDED = "discarded-after-use"
FELLING = 2.0
"""The extra worth of a card that kills an Abomination on the board."""
WITHIN_A_FEW = 0.25
"""An attack that kills with this chance does so within a few attempts."""
A_BLAZE = 3.0
"""A weapon that kills everybody in a Zone is worth several kills."""


class Arm(NamedTuple):
    """One way for a Survivor to attack with what they hold."""

    cards: tuple[int, ...]
    ranged: bool
    low: int
    high: int
    hits: float
    damage: int
    noisy: int
    once: bool
    """Whether it has to be reloaded before it fires again, or is used up."""
    clears: bool
    """Whether everybody in the Zone dies."""
    blast: bool = False
    """Whether a hit strikes everybody in the Zone; `hits` is then how likely that is."""
    dice: int = 0
    chance: float = 0.0

    def together(self, damage: int) -> float:
        """The chance that the Damage of all its hits together is so much."""
        return adding_up(damage, self.damage, self.dice, self.chance)


def adding_up(damage: int, each: int, dice: int, chance: float) -> float:
    """The chance that hits of dice together do so much Damage, if each die hits with this chance and does so much."""
    needed = -(-damage // each) if damage > 0 and each > 0 else dice + 1
    return sum(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(needed, dice + 1))


class Armoury:
    """The arms of Survivors, remembered by what they carry and can do."""

    __slots__ = ("_arms", "_worth")

    def __init__(self) -> None:
        self._arms: dict[tuple[object, ...], tuple[Arm, ...]] = {}
        self._worth: dict[tuple[object, ...], float] = {}

    def arms(self, game: Game, survivor: Survivor) -> tuple[Arm, ...]:
        """Every way in which a Survivor can attack now."""
        unloaded = game.state.unloaded
        empty = tuple(card for card in survivor.slots if card in unloaded) if unloaded else ()
        improved = game.state.numbers_of(ImprovedWeapon)
        key = (survivor.index, survivor.profile, tuple(survivor.slots), empty, len(improved))
        found = self._arms.get(key)
        if found is None:
            found = self._arms[key] = arms_of(game, survivor)
        return found

    def worth(self, game: Game, survivor: Survivor) -> float:
        """The worth of a Survivor's weapons: the best one in hand, and a little for everything else they carry."""
        key = (survivor.index, survivor.profile, tuple(survivor.slots), len(game.state.numbers_of(ImprovedWeapon)))
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = armament(game, survivor)
        return found


def arms_of(game: Game, survivor: Survivor) -> tuple[Arm, ...]:
    """Worked out anew, from what they carry."""
    found = []
    for cards in armed_with(game, survivor):
        for printed in game.setting.card(cards[0]).modes:
            if not is_loaded(game, cards[0], printed) or not has_fuel(game, survivor, cards[0]):
                continue
            attack = new_attack(game, survivor, "ranged" if printed.ranged else "melee", survivor.zone, cards)
            mode = mode_of(game, attack)
            dice = dice_of(game, attack, survivor, mode)
            chance = min(1.0, max(0.0, (FACES + 1 - needed_to_hit(game, attack)) / FACES))
            reach = game.ask(hooks.MAX_RANGE, survivor, cards[0], mode.max_range) if mode.ranged else 0
            damage = game.ask(hooks.DAMAGE, survivor, attack, mode.damage)
            low = mode.min_range if mode.ranged else 0
            clears = CLEARS_ZONE in game.setting.card(cards[0]).traits
            weapon = game.setting.card(cards[0])
            blast = is_explosive(weapon)
            hits = (1.0 if CANNOT_MISS in weapon.traits else 1 - (1 - chance) ** dice) if blast else dice * chance
            once = mode.reload or clears or DISCARDED in weapon.traits
            found.append(
                Arm(cards, mode.ranged, low, reach, hits, damage, mode.noisy, once, clears, blast, dice, chance)
            )
    return tuple(found)


def armament(game: Game, survivor: Survivor) -> float:
    """The kills per Action to expect of the best weapon in hand, and a little for everything else they carry."""
    hands = game.setting.rules.places.working
    held = [weapon_worth(game.setting.card(card)) for card in survivor.slots[:hands] if card > 0]
    kept = [weapon_worth(game.setting.card(card)) for card in survivor.slots[hands:] if card > 0]
    best = max((_arm_worth(arm) for arm in arms_of(game, survivor)), default=0.0)
    return max(best, *held, 0.0) + 0.2 * sum(held) + 0.1 * sum(kept) if held else 0.1 * sum(kept)


def _arm_worth(arm: Arm) -> float:
    if arm.clears:
        return A_BLAZE
    if arm.blast:
        return _blast_worth(arm.hits, arm.damage, once=arm.once)
    return arm.hits * (1 + 0.25 * arm.ranged + 0.25 * (arm.damage > 1)) * (0.7 if arm.once else 1)


def _blast_worth(chance: float, damage: int, *, once: bool) -> float:
    """A blast strikes several at once; the more Damage it does, the fewer withstand it."""
    return chance * (1 + 0.5 * damage) * (0.6 if once else 1)


def modes_that_kill(game: Game, card: int, kind: int) -> list[Mode]:
    """The ways to fight with a card that can be expected to kill a Zombie of this kind in an attack or a few."""
    needed, more = game.setting.kinds[kind].min_damage, more_damage(game, card)
    adds_up = game.ask(DAMAGE_ADDS_UP)
    modes = game.setting.card(card).modes
    return [mode for mode in modes if 0 < needed <= mode.damage + more or (adds_up and _adds_up_to(needed, mode, more))]


def _adds_up_to(needed: int, mode: Mode, more: int) -> bool:
    chance = (FACES + 1 - mode.accuracy) / FACES
    return adding_up(needed, mode.damage + more, mode.dice, chance) >= WITHIN_A_FEW


def felling_worth(game: Game, card: int) -> float:
    """The extra worth of this card where an Abomination is about: the strongest weapon is to be kept, and in hand."""
    if not any_about(game, abominations(game)):
        return 0.0
    return FELLING * any(modes_that_kill(game, card, kind) for kind in on_the_board(game))


def weapon_worth(card_type: CardType) -> float:
    """Expected kills of ordinary Zombies in one Action; reach, heavy Damage and opening doors make a card better."""
    worth = A_BLAZE if CLEARS_ZONE in card_type.traits else USEFUL
    for mode in card_type.modes:
        if is_explosive(card_type):
            missed = 0.0 if CANNOT_MISS in card_type.traits else ((mode.accuracy - 1) / FACES) ** mode.dice
            worth = max(worth, _blast_worth(1 - missed, mode.damage, once=DISCARDED in card_type.traits))
            continue
        hits = mode.dice * (FACES + 1 - mode.accuracy) / FACES
        reach = 1 + 0.25 * mode.ranged + 0.25 * (mode.damage > 1)
        worth = max(worth, hits * reach * (0.7 if mode.reload else 1))
    return worth + OPENS_DOORS * bool(card_type.door)
