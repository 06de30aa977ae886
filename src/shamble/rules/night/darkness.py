"""Sight and shots in the dark, and in the light of others (WZ-NIGHT, WZ-LIGHT-08, -09, -14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shamble.rules.combat.weapons import NO_CARD, PossibleAttack, armed_with, is_loaded, weapon_cards
from shamble.rules.frames import Attack
from shamble.rules.night.beams import lit_zones
from shamble.rules.night.hours import is_night
from shamble.rules.seeing import sight_of
from shamble.world import hooks
from shamble.world.facts import FIGHTS_AT_NIGHT, SEES_IN_THE_DARK
from shamble.world.game import Game
from shamble.world.records import Mode
from shamble.world.state import Survivor

Sight = Mapping[int, int]

ZOMBIES_SEE, SURVIVORS_SEE = 0, 1
"""The Range of their sight into Zones without light."""
ONLY_A_SIX, NIGHT_FIGHTER = 6, 5
OWN_NIGHT_VISION = "own:Night vision"


def _in_the_dark(g: Game, seen: Sight, reach: int) -> Sight:
    """WZ-LIGHT-08, -14: so far into the dark, and as by day into Zones with light."""
    lit = lit_zones(g)
    return {zone: far for zone, far in seen.items() if far <= reach or zone in lit}


def zombies_see(g: Game, zone: int, seen: Sight) -> Sight:
    """WZ-NIGHT-01: their own Zone."""
    return _in_the_dark(g, seen, ZOMBIES_SEE) if is_night(g) else seen


def survivors_see(g: Game, survivor: Survivor, zone: int, seen: Sight) -> Sight:
    """WZ-NIGHT-02: their own Zone and those next to it."""
    if not is_night(g) or SEES_IN_THE_DARK in survivor.profile.facts:
        return seen
    return _in_the_dark(g, seen, SURVIVORS_SEE)


def _sees_with(g: Game, survivor: Survivor, cards: Iterable[int]) -> bool:
    """Whether the dark is none for their attack with these cards (SKILL-night-vision, SE-INV-04)."""
    if SEES_IN_THE_DARK in survivor.profile.facts:
        return True
    return all(card != NO_CARD and OWN_NIGHT_VISION in g.setting.card(card).traits for card in cards)


def shots_in_the_dark(g: Game, survivor: Survivor, attack: Attack, mode: Mode) -> Mode:
    """WZ-NIGHT-03, -06: Ranged attacks need a 6 at any Range, unless their Zone is lit (WZ-LIGHT-09)."""
    if not mode.ranged or not is_night(g) or attack.zone in lit_zones(g):
        return mode
    if _sees_with(g, survivor, weapon_cards(attack)):
        return mode
    return mode.altered(accuracy=NIGHT_FIGHTER if FIGHTS_AT_NIGHT in survivor.profile.facts else ONLY_A_SIX)


def shots_with_night_sights(g: Game, survivor: Survivor, zone: int) -> list[PossibleAttack]:
    """SE-INV-04: weapons with Night vision of their own reach what only they see."""
    if not is_night(g) or SEES_IN_THE_DARK in survivor.profile.facts:
        return []
    weapons = [cards for cards in armed_with(g, survivor) if _sees_with(g, survivor, cards)]
    seen = sight_of(g, survivor, zone)
    return [
        PossibleAttack("ranged", target, cards)
        for cards in weapons
        for mode in g.setting.card(cards[0]).modes
        if mode.ranged and is_loaded(g, cards[0], mode)
        for target, far in g.layout.sight[zone].items()
        if target not in seen and mode.min_range <= far <= g.ask(hooks.MAX_RANGE, survivor, cards[0], mode.max_range)
    ]
