"""The one Abomination on the board: what calls it, what it does instead of coming, its card (UA-ZOMBIE-07 to -09)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.abominations import DECK, NextAbomination, brings, on_the_board
from shamble.rules.frames import Groups
from shamble.rules.horde import STOCK, able_to_act
from shamble.rules.kinds import able
from shamble.rules.missions.effects import NEXT_ONE
from shamble.rules.piles import shuffle_deck
from shamble.rules.rule import ON, Rule
from shamble.rules.running_out import SHORTAGE, ExtraActivation
from shamble.rules.zombie_cards import CALLED
from shamble.rules.zombies_phase import JOIN_IN
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game

RINGLEADER = "ringleader"

rules = Rule("lone-abomination")


@rules.on(CALLED)
def comes_or_acts(g: Game, zone: int, card: int) -> list[Frame]:
    """UA-ZOMBIE-07, -08: it comes to the spawning Zone; one that is there acts instead."""
    there = on_the_board(g)
    if there:
        return [ExtraActivation(kinds=there, why="card", rule="UA-ZOMBIE-08")]
    return [NextAbomination(zone=zone, card=card, rule="UA-ZOMBIE-07")]


@rules.on(NEXT_ONE)
def next_one(g: Game, zone: int, count: int) -> list[Frame]:
    """UA-ZOMBIE-09: whichever is next comes to this Zone, unless one is on the board; never a second one."""
    return [] if on_the_board(g) else [NextAbomination(zone=zone, rule="UA-ZOMBIE-07")]


@rules.on(SHORTAGE)
def shortage_brings_it(g: Game, kinds: tuple[int, ...], chain: tuple[Groups, ...], zone: int) -> list[Frame]:
    """UA-SPAWN-10, -11, UA-CLAR-27: once for a card, in the Zone that was spawned in; one that is there acts."""
    there = on_the_board(g)
    if there:
        return [ExtraActivation(kinds=there, why="shortage", rule="UA-SPAWN-11")]
    return [NextAbomination(zone=zone, rule="UA-SPAWN-10")]


@rules.on(hooks.MINIATURES, "UA-CLAR-26")
def its_card_goes_back(g: Game, kind: int, origin: int, target: int, count: int) -> None:
    """UA-CLAR-26: the card of an Abomination that leaves the board is shuffled back into its deck at once."""
    if target != STOCK or not g.setting.kinds[kind].is_abomination:
        return
    card = next((card for card in g.state.discards.get(DECK, ()) if brings(g, card) == kind), 0)
    if card:
        g.state.discards[DECK].remove(card)
        g.state.decks[DECK].append(card)
        shuffle_deck(g, DECK)
        g.emit("reshuffled", "UA-CLAR-26", deck=DECK, cards=1)


ringleader = Rule(RINGLEADER, "UA-SETUP-09", of="zombies", values=(ON,), usual=ON)
"""The ability of the Bowler Hat Abomination, which the book does not print; a table may leave it out."""


@ringleader.on(JOIN_IN)
@about(abilities=(RINGLEADER,))
def its_zone_joins_in(g: Game, acting: Groups) -> Groups:
    """UA-SETUP-09: an extra activation of a ringleader is one of all other Zombies of its Zone as well."""
    zones = {zone for zone, kind, _ in acting if able(g, kind, RINGLEADER)}
    there = {group[:2] for group in acting}
    return tuple(group for group in able_to_act(g) if group[0] in zones and group[:2] not in there)
