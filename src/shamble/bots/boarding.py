"""The aims of those who have to leave aboard a Train: to be there in time, without any Zombie."""

from __future__ import annotations

from shamble.bots.aims import DONE, EVERYBODY, Aim, Reading, read, reads, those_who_wait
from shamble.rules.missions.conditions import holds
from shamble.rules.missions.deeds import is_allowed
from shamble.rules.train.passage import STARTED, aboard, is_moving, steps_done
from shamble.world import Game
from shamble.world.missions import Given

ABOARD = "aboard"
IN_TIME = 2
"""With so many steps left to the Train everything else is left behind."""


@reads("train")
def _train(game: Game, given: Given) -> Reading:
    """Companions who wait are fetched; then everybody goes aboard, and Zombies there are killed."""
    if holds(game, given, "round"):
        return DONE
    waiting = those_who_wait(game, "train")
    if waiting:
        return Reading(1 + len(waiting), waiting)
    zones = tuple(sorted(aboard(game)))
    people = game.on_board()
    outside = tuple(one.index for one in people if one.zone not in zones)
    left = 0.1 + len(outside) / max(1, len(people)) + 0.1 * sum(game.state.crowd[zone] for zone in zones)
    if not zones:
        return _to_call(game, left)
    prey = tuple(Aim("cleared", (zone,)) for zone in zones if game.state.crowd[zone])
    starting = () if outside else _to_start(game)
    staying = Aim(ABOARD, zones, EVERYBODY, tuple(one.index for one in people), _is_pressing(game))
    return Reading(left, (*prey, *starting, staying))


def _to_call(game: Game, left: float) -> Reading:
    """A Train that is not there yet is called by whatever it waits for."""
    calls = [one.when for one in game.setting.mission.events if STARTED in one.do and not is_moving(game)]
    before = read(game, calls[0]) if calls else DONE
    return Reading(left + before.left, before.now, before.later)


def _is_pressing(game: Game) -> bool:
    train = game.setting.mission.train
    return train is not None and is_moving(game) and len(train.steps) - steps_done(game) <= IN_TIME


def _to_start(game: Game) -> tuple[Aim, ...]:
    """The deed that starts a Train which waits."""
    if is_moving(game):
        return ()
    deeds = enumerate(game.setting.mission.deeds, 1)
    return tuple(
        Aim("taken", deed.zones)
        for number, deed in deeds
        if deed.zones and _starts(game, deed.do) and is_allowed(game, number, deed)
    )


def _starts(game: Game, script: str) -> bool:
    return STARTED in game.setting.mission.scripts.get(script, ())
