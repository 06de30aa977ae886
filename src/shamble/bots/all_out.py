"""Whether somebody goes All-Out: dice more for one attack, of which each may cost the weapon."""

from __future__ import annotations

from shamble.bots.arms import Arm, weapon_worth
from shamble.bots.situation import Situation
from shamble.engine import Option
from shamble.rules.combat.all_out import ALL_OUT, ALL_OUT_VALUE, FACES
from shamble.rules.combat.rolling import DAMAGE_ADDS_UP, Drawn, weapons_drawn
from shamble.world import Survivor
from shamble.world.facts import IGNORES_BREAKS

ATTACKS_TO_COME = 10.0
"""A weapon that breaks is missed in so many attacks."""
NO_WEAPON = 0.1
AT_HAND = 2.5
"""The worth of a kill where the Zombies can reach somebody in their next Activation."""
WANTED = 8.0
"""The worth of killing what the Mission wants dead."""


def worth_rolling(situation: Situation, who: int, options: list[Option]) -> list[Option]:
    """The answers before a roll that are worth a thought: All-Out alone where it pays, all others where it does not."""
    drawn = weapons_drawn(situation.game)
    declared = next((option for option in options if option.name == ALL_OUT), None)
    if declared is None or drawn is None:
        return options
    return [declared] if pays(situation, who, drawn) else [option for option in options if option is not declared]


def pays(situation: Situation, who: int, drawn: Drawn) -> bool:
    """Whether the Zombies that the further dice kill are worth more than the weapon that they may cost."""
    game, survivor = situation.game, situation.game.person(who)
    dice = game.ask(ALL_OUT_VALUE, drawn.cards)
    arms = situation.memory.armoury.arms(game, survivor)
    arm = next((one for one in arms if one.cards == drawn.cards and one.ranged == drawn.ranged), None)
    if arm is None:
        return False
    broken = 1 - (1 - 1 / len(FACES)) ** dice
    return _gained(situation, arm, drawn.zone, dice) > broken * _lost(situation, survivor, drawn.cards)


def _gained(situation: Situation, arm: Arm, zone: int, dice: int) -> float:
    """The worth of the Zombies in a Zone that so many dice more will kill."""
    game = situation.game
    stride = game.setting.stride
    there = [(kind, game.state.zombies[zone * stride + kind.index]) for kind in game.setting.kinds]
    weak = sum(number for kind, number in there if 0 < kind.min_damage <= arm.damage)
    killed = min(dice * arm.chance, max(0.0, weak - arm.hits)) + (0.3 * arm.chance if 0 < weak <= arm.hits else 0.0)
    strong = [kind.min_damage for kind, number in there if number and kind.min_damage > arm.damage]
    if game.ask(DAMAGE_ADDS_UP) and strong:
        killed = max(killed, _felled(arm._replace(dice=arm.dice + dice), strong) - _felled(arm, strong))
    if zone in situation.heading.prey:
        return WANTED * killed
    fast = situation.attacks_next_door[zone] > 0 and any(near in situation.zones for near in situation.prowl[zone])
    reached = zone in situation.zones or fast
    return killed * (AT_HAND if reached else 1.0)


def _felled(arm: Arm, strong: list[int]) -> float:
    return max(arm.together(damage) for damage in strong)


def _lost(situation: Situation, survivor: Survivor, cards: tuple[int, ...]) -> float:
    """The worth of the weapon that breaks, beside the next best one; nothing where Breaks do no harm."""
    if IGNORES_BREAKS in survivor.profile.facts:
        return 0.0
    game = situation.game
    rest = [weapon_worth(game.setting.card(card)) for card in survivor.cards if card > 0 and card not in cards]
    missed = weapon_worth(game.setting.card(cards[0])) - max(rest, default=0.0)
    return ATTACKS_TO_COME * max(NO_WEAPON, missed)
