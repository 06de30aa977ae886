"""The conditions of Missions about the Train."""

from __future__ import annotations

from collections.abc import Callable

from shamble.board.railroads import ENTERS
from shamble.rules.tallies import tally
from shamble.rules.train.passage import INFESTED, aboard, is_moving, steps_done
from shamble.world.game import Game
from shamble.world.pieces import pieces_called
from shamble.world.words import Given, condition

RAILROAD = "railroad"
"""The tag of Zones on which a Train runs."""


@condition("{train: left}", train=("aboard", "enters", "moving", "left", "missed", "gone", "infested"))
def _train(g: Game, given: Given, moment: str) -> bool:
    """The Train, or everybody on it. `aboard`: everybody in play is aboard; `enters`: it is about to come in.

    `moving`: it has come in or started; `left`: everybody has left aboard it, and no Zombie with them; `infested`: a
    Zombie was aboard a section that left; `gone`: the last of it has left; `missed`: and somebody is still there.
    """
    return _ASKED[given["train"]](g, moment)


def _all_aboard(g: Game, moment: str) -> bool:
    zones = aboard(g)
    if [one for one in g.on_board() if one.zone not in zones]:
        return False  # Companions need not be looked for
    people = g.people()
    return bool(people) and all(one.zone in zones for one in people)


def _is_gone(g: Game, moment: str) -> bool:
    train = g.setting.mission.train
    return train is not None and steps_done(g) == len(train.steps)


def _is_infested(g: Game, moment: str) -> bool:
    """With nobody left to ride, whoever is aboard the rest of the Train leaves with it."""
    if tally(g, INFESTED):
        return True
    return not g.in_play() and is_moving(g) and any(g.state.crowd[zone] for zone in aboard(g))


_ASKED: dict[str, Callable[[Game, str], bool]] = {
    "aboard": _all_aboard,
    "enters": lambda g, moment: moment == ENTERS,
    "moving": lambda g, moment: g.setting.mission.train is not None and steps_done(g) > 0,
    "left": lambda g, moment: not g.in_play() and is_moving(g) and not g.people() and not _is_infested(g, moment),
    "missed": lambda g, moment: _is_gone(g, moment) and bool(g.people()),
    "gone": _is_gone,
    "infested": _is_infested,
}


@condition("{on_track: wagon}", on_track="token")
def _on_track(g: Game, given: Given, moment: str) -> bool:
    """A piece of this kind is in a Zone of the railroad."""
    zones = g.setting.board.zones
    return any(RAILROAD in zones[piece.zone].tags for _, piece in pieces_called(g, given["on_track"]))
