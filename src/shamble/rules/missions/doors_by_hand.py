"""Doors that Missions let anybody open and close by hand."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.engine.declared import EventKind, declare
from shamble.rules.doors import BARE_HANDS, is_barred, is_open, opening, shut_door
from shamble.rules.frames import Turn
from shamble.rules.tallies import BY_HAND, LOCK, TALLY, keep, tally
from shamble.rules.traits import extend_once
from shamble.rules.turn import Purse
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.showing import Sound
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, condition, effect

declare(
    EventKind("door-by-hand", "door", sound=Sound.DOOR),
)


@condition("{shut: [[4V.L1, 4V.S2]]}", shut="doors")
def _shut(g: Game, given: Given, moment: str) -> bool:
    """These doors are closed; `all`: every door of the board."""
    doors = range(len(g.setting.board.doors)) if given["shut"] == "all" else given["shut"]
    return not any(is_open(g, door) for door in doors)


@effect("{close: [4V.L1, 4V.S2]}", close="door")
def _close(g: Game, given: Given, who: int) -> list[Frame]:
    """The door closes; it can be opened again like any other."""
    if is_open(g, given["close"]):
        shut_door(g, given["close"], who, rule=MISSION_SAYS)
    return []


@effect("{by_hand: [4V.L1, 4V.S2]}", by_hand="door", from_="zone")
def _by_hand(g: Game, given: Given, who: int) -> list[Frame]:
    """From now on anybody beside this door may open or close it for 1 Action, without Equipment, however often.

    `from`: only those in this Zone.
    """
    keep(g, BY_HAND.format(given["by_hand"]), 2 + given["from"] if "from" in given else 1)
    keep(g, LOCK.format(given["by_hand"]), -1)
    g.emit("door-by-hand", MISSION_SAYS, door=given["by_hand"])
    return []


@makes("open-door", "shut-door")
@about(pieces=(TALLY,))
def offer_doors_by_hand(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """Doors beside a Survivor that the Mission lets them open or close, apart from what tools and Skills allow."""
    price = purse.price("door")
    if price is None:
        return
    for door in g.setting.board.doors_at[survivor.zone]:
        if tally(g, BY_HAND.format(door.index)) not in (1, 2 + survivor.zone):
            continue
        who, at, beyond = survivor.index, door.index, door.beyond(survivor.zone)
        if is_open(g, at) and purse.left:
            extend_once(out, [Option("shut-door", who=who, zone=beyond, door=at, cost=1, rule="CL-DOOR-06")])
        elif not is_open(g, at) and not is_barred(g, at):
            extend_once(out, [opening(who, beyond, at, BARE_HANDS, *price)])
