"""The aims of Missions with loads for a vehicle, gifts for Companions, and a Wagon in the way or on its way out."""

from __future__ import annotations

from shamble.bots.aims import DONE, WAITING, Aim, Reading, bearers_of_gifts, reads, reads_not, those_who_wait
from shamble.bots.frontier import after_a_search, to_throw_at
from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.missions.loot import can_carry
from shamble.rules.objective_colours import may_be
from shamble.rules.tallies import exit_zone
from shamble.rules.vehicles.wagon import WAGON, Wagon
from shamble.world import Game, Survivor
from shamble.world.missions import Given
from shamble.world.pieces import pieces_called, pieces_of
from shamble.world.words import PROGRESS

PUSHED = "pushed"


@reads_not("tokens")
def _gone(game: Game, given: Given) -> Reading:
    """A Wagon that is stuck is blown up; anything else has no place."""
    stuck = [piece.zone for _, piece in pieces_of(game, Wagon) if piece.stuck]
    if given["tokens"] == WAGON and stuck:
        return to_throw_at(game, stuck)
    return Reading(1) if pieces_called(game, given["tokens"]) else DONE


@reads("stowed")
def _stowed(game: Game, given: Given) -> Reading:
    """Whoever carries some goes to the vehicle; Objectives that bring more are taken by those who have room."""
    told, name = PROGRESS["stowed"](game, given), given["stowed"]
    if told.done >= told.all:
        return DONE
    carried = {one.index: _carries(game, one, name) for one in game.on_board()}
    laden = tuple(who for who, number in carried.items() if number)
    there = tuple(piece.zone for _, piece in pieces_called(game, given["in"]))
    loading = (Aim("taken", there, 1, laden),) if laden and there else ()
    return Reading(2.0 * (told.all - told.done) - sum(carried.values()), (*_to_fetch(game, name), *loading))


def _carries(game: Game, survivor: Survivor, name: str) -> int:
    return sum(game.setting.card(card).name == name for card in survivor.cards)


def _to_fetch(game: Game, name: str) -> tuple[Aim, ...]:
    """The Objectives that may bring a card of this name, for those who have room."""
    free = tuple(one.index for one in game.on_board() if can_carry(game, one, name))
    tokens = game.setting.mission.objectives
    lying = [at for at in range(len(tokens)) if not game.ask(OBJECTIVE_TAKEN, at) and _brings(game, at, "loot", name)]
    return tuple(Aim("taken", (tokens[at].zone,), 1, free) for at in lying) if free else ()


def _brings(game: Game, objective: int, word: str, name: str = "") -> bool:
    """Whether an Objective may have an effect of this word, for all that players know."""
    rewards = [effect for colour in may_be(game, objective) for effect in game.setting.mission.rewards.get(colour, ())]
    effects = (*game.setting.mission.objectives[objective].do, *rewards)
    return any(word in effect and name in ("", effect[word]) for effect in effects)


@reads("left")
def _left(game: Game, given: Given) -> Reading:
    """It is pushed to the Exit, and then leaves with somebody."""
    standing = [piece.zone for _, piece in pieces_called(game, given["left"])]
    if not standing:
        return DONE
    far = [steps for zone in standing if (steps := game.layout.distance(zone, exit_zone(game))) >= 0]
    if not far or not min(far):
        return Reading(1)
    return Reading(1 + min(far), tuple(Aim(PUSHED, (zone,)) for zone in standing))


@reads("rallied")
def _rallied(game: Game, given: Given) -> Reading:
    """Those who wait are fetched, by somebody who has what they ask for; others are found with Objectives."""
    told = PROGRESS["rallied"](game, given)
    left = told.all - told.done
    if left <= 0:
        return DONE
    tokens = game.setting.mission.objectives
    found = [at for at in range(len(tokens)) if not game.ask(OBJECTIVE_TAKEN, at) and _brings(game, at, "joined_by")]
    aims = tuple(Aim("taken", (tokens[at].zone,)) for at in found)
    if bearers_of_gifts(game) == ():
        return after_a_search(game, left)
    return Reading(left, (*those_who_wait(game, WAITING), *aims))
