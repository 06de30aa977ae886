"""Where certain Zombies are killed from: with blades from their own Zone, with shots from beside it.

A shot hits friends first, so where only shots are strong enough nobody goes to the Zombies themselves.
"""

from __future__ import annotations

from collections.abc import Iterable

from shamble.bots.aims import Aim, Given, Reading, kills_left, reads
from shamble.rules.combat.rolling import DAMAGE_ADDS_UP
from shamble.rules.horde import groups
from shamble.rules.inventory import improved
from shamble.world import Game
from shamble.world.records import Mode

KILLS = "kills"


def to_hunt(game: Game, kinds: Iterable[int]) -> tuple[Aim, ...]:
    """Those of these Zombies that somebody can kill with what is carried, and where to go for it."""
    here, beside, prey = [], [], []
    for zone, kind, _ in groups(game, tuple(kinds)):
        modes = strong_enough(game, kind)
        if any(not mode.ranged for mode in modes):
            here.append(zone)
        elif modes:
            prey.append(zone)
            beside += [near for near in game.layout.adjacent[zone] if zone in game.layout.sight[near]]
    hunted = (Aim(KILLS, tuple(dict.fromkeys(here))),) if here else ()
    return (*hunted, Aim(KILLS, tuple(dict.fromkeys(beside)), prey=tuple(prey))) if beside else hunted


def strong_enough(game: Game, kind: int) -> list[Mode]:
    """The ways to fight with what somebody carries that can kill this kind in one attack."""
    needed, better = game.setting.kinds[kind].min_damage, improved(game)
    adds_up: bool = game.policy(DAMAGE_ADDS_UP)()
    return [
        mode
        for one in game.on_board()
        for card in one.cards
        for mode in game.setting.card(card).modes
        if 0 < needed <= (mode.damage + better.get(card, 0)) * (mode.dice if adds_up else 1)
    ]


@reads(KILLS)
def _kills(game: Game, given: Given) -> Reading:
    """A number of Zombies; as long as nobody can kill any, they are gone for all the same."""
    plain = kills_left(game, given)
    if not plain.now or not given.get("of"):
        return plain
    return plain._replace(now=to_hunt(game, given["of"]) or plain.now)
