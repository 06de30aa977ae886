"""A tile that a Mission turns over with all that is on it (UA-M2)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.rules.experience import gain_for_kills
from shamble.rules.horde import present
from shamble.rules.places.parts import board_after, state_of
from shamble.rules.train.in_the_way import Aside, clear_away, crush, jump_question, jumped, zones_on
from shamble.world.game import Game
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, effect


@effect("{turn_over: front-car, to: railroad}", turn_over="part", to="name")
def _turn_over(g: Game, given: Given, who: int) -> list[Frame]:
    """A tile is turned over: its Zombies die for whoever set it off, Survivors get off it, all else on it is lost.

    Mobile and Abomination Spawn tokens go to the Starting Spawn Zone.
    """
    part, state = given["turn_over"], given["to"]
    if state_of(g, part) == state:
        return []
    after = board_after(g, part, state)
    turned = zip(g.setting.board.tile_names, after.tile_names, strict=True)
    zones = tuple(zone for old, new in turned if old != new for zone in zones_on(g.setting.board, old))
    for zone in zones if who >= 0 else ():
        _kill_all(g, g.state.survivors[who], zone)
    aside = clear_away(g, part, state, zones)
    g.emit("part-moved", MISSION_SAYS, part=part, state=state)
    return [GetOff(aside=aside)]


def _kill_all(g: Game, survivor: Survivor, zone: int) -> None:
    kinds = [kind for kind, count in present(g, zone) for _ in range(count)]
    crush(g, zone, MISSION_SAYS)
    gain_for_kills(g, survivor, kinds)


class GetOff(Frame, tag="get-off"):
    """People get off a tile that was turned over; `aside`: who still has to choose, and among which Zones."""

    aside: Aside = ()


@frame(GetOff, ends_when_dead=False)
def get_off(g: Game, f: GetOff) -> Question | None:
    """The players choose among streets that are equally near."""
    if f.aside:
        return jump_question(g, f.aside)
    g.pop()
    return None


@get_off.answer
def _get_off(g: Game, f: GetOff, option: Option) -> None:
    f.aside = jumped(g, f.aside, option)
