"""Where certain Zombies are killed from: with blades from their own Zone, with shots from beside it.

A shot hits friends first, so where only shots are strong enough nobody goes to the Zombies themselves.
"""

from __future__ import annotations

from collections.abc import Iterable

from shamble.bots.aims import Aim, Reading, kills_left, reads, to_take
from shamble.bots.arms import modes_that_kill
from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.horde import groups
from shamble.world import Game
from shamble.world.decks import EQUIPMENT
from shamble.world.missions import Given
from shamble.world.records import Mode

KILLS, CHOOSE_CARD = "kills", "choose_card"


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
    return [mode for one in game.on_board() for card in one.cards for mode in modes_that_kill(game, card, kind)]


def means_to_kill(game: Game, kinds: Iterable[int]) -> tuple[Aim, ...]:
    """The Objectives whose taker chooses a card that kills one of these Zombies, as long as there is such a card."""
    hunted = {kind for _, kind, _ in groups(game, tuple(kinds))}
    piles = (*game.state.decks[EQUIPMENT], *game.state.discards[EQUIPMENT])
    strong = [card for card in piles if any(modes_that_kill(game, card, kind) for kind in hunted)]
    traits = {trait for card in strong for trait in game.setting.card(card).traits}
    return tuple(
        to_take(game, index)
        for index, token in enumerate(game.setting.mission.objectives)
        if not game.ask(OBJECTIVE_TAKEN, index) and any(one.get(CHOOSE_CARD) in traits for one in token.do)
    )


@reads(KILLS)
def _kills(game: Game, given: Given) -> Reading:
    """A number of Zombies; where nobody can kill any, what kills them is fetched, or they are gone for all the same."""
    plain = kills_left(game, given)
    if not plain.now or not given.get("of"):
        return plain
    return plain._replace(now=to_hunt(game, given["of"]) or means_to_kill(game, given["of"]) or plain.now)
