"""Objectives that Companions bear for their Leader, one each, until they are put down where they belong."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.experience import gain_xp
from shamble.rules.house.leaders import led_by
from shamble.rules.missions.activating import BEARERS
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import Scene, about
from shamble.world.game import Game
from shamble.world.mission_records import Note
from shamble.world.pieces import NOWHERE, Piece
from shamble.world.play import Play
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, Progress, condition, effect, finder_at, progress

LOAD = "load"


class BorneLoad(Piece, tag=LOAD):
    """The Objective of this `number`, from 1, which a Companion bears; put down it is `called` nobody's."""

    called: str = ""
    number: int = 0


rules = Rule("bearing")

declare(
    EventKind("borne", "name colour"),
    EventKind("unloaded", "who n", tone="good"),
)


def _are_borne(scene: Scene) -> bool:
    return any(token.borne_by for token in scene.mission.objectives)


def load_of(g: Play, called: str) -> BorneLoad | None:
    """The Objective that a Companion bears."""
    loads = g.state.all_of(BorneLoad)
    return next((piece for piece in loads if piece.called == called), None)


@rules.on(BEARERS)
def free_bearers(g: Play, survivor: Survivor, kind: str) -> list[str]:
    """Those of their Companions who are of this kind and bear nothing."""
    cards = {card.name: card for card in g.setting.bench}
    led = [piece.called for _, piece in led_by(g, survivor.index)]
    return [name for name in led if kind in cards[name].traits and load_of(g, name) is None]


@rules.on(hooks.TAKEN, MISSION_SAYS)
@about(scene=_are_borne)
def is_borne(g: Game, who: int, objective: int) -> None:
    """The first of their Companions with free hands bears it, and takes it along to other Leaders."""
    token = g.setting.mission.objectives[objective]
    free = free_bearers(g, g.state.survivors[who], token.borne_by)
    if free:
        g.state.pieces.append(BorneLoad(NOWHERE, called=free[0], number=objective + 1))
        g.emit("borne", MISSION_SAYS, name=free[0], colour=token.colour)


def borne_for(g: Game, who: int, name: str) -> list[BorneLoad]:
    """The Objectives of this name that the Companions of a Survivor bear."""
    loads = [load_of(g, piece.called) for _, piece in led_by(g, who)]
    return [load for load in loads if load is not None and _name(g, load) == name]


def _name(g: Game, load: BorneLoad) -> str:
    return g.setting.mission.objectives[load.number - 1].name


@condition("{bearing: coal}", bearing="objective-name")
def _bearing(g: Game, given: Given, moment: str) -> bool:
    """The Companions of whoever set it off bear an Objective of this name: for `needs` of a deed."""
    who = finder_at(moment)
    return who >= 0 and bool(borne_for(g, who, given["bearing"]))


@effect("{unload: coal, xp: 5}", unload="objective-name", xp="number")
def _unload(g: Game, given: Given, who: int) -> list[Frame]:
    """All Objectives of this name that the Companions of whoever set it off bear are put down here for good.

    `xp`: the experience points for each of them.
    """
    loads = borne_for(g, who, given["unload"]) if who >= 0 else []
    for load in loads:
        load.called = ""
    if loads:
        g.emit("unloaded", MISSION_SAYS, who=who, n=len(loads))
        gain_xp(g, g.state.survivors[who], given.get("xp", 0) * len(loads))
    return []


@condition("{unloaded: coal, number: 6}", unloaded="objective-name", number="number")
def _unloaded(g: Game, given: Given, moment: str) -> bool:
    """Objectives of this name were put down by the effect `unload`: all of them, or so many."""
    done, wanted, *_ = _how_many_unloaded(g, given)
    return done >= wanted


@progress("unloaded")
def _how_many_unloaded(g: Game, given: Given) -> Progress:
    loads = g.state.all_of(BorneLoad)
    done = sum(not load.called and _name(g, load) == given["unloaded"] for load in loads)
    laid = sum(token.name == given["unloaded"] for token in g.setting.mission.objectives)
    return Progress(done, int(given.get("number", laid)))


@rules.on(hooks.DASHBOARD, MISSION_SAYS)
@about(pieces=(LOAD,))
def what_companions_bear(g: Game, survivor: Survivor) -> list[Note]:
    """Everybody sees which Companions bear something."""
    led = [piece.called for _, piece in led_by(g, survivor.index)]
    return [Note("bears", {"name": name}) for name in led if load_of(g, name) is not None]
