"""Security Zones (CL-SECZONE): one walks through them and does nothing else there."""

from __future__ import annotations

from typing import Any

from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS
from shamble.engine.upgrades import upgrade
from shamble.rules.companions.figures import DOG, companions_of
from shamble.rules.frames import Activation, Round, Turn
from shamble.rules.horde import number, shift
from shamble.rules.kinds import able
from shamble.rules.moving import drag
from shamble.rules.rule import Rule
from shamble.rules.zombies_phase import ACTIVATION_ENDED, FIGHTS_HERE
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID
from shamble.world.play import Play
from shamble.world.setting import Setting
from shamble.world.state import Survivor

rules = Rule("security")

TAG = "security"
DOG_WALKS = frozenset({"dog-run"})


def is_security(g: Play, zone: int) -> bool:
    """Whether a Zone is a security Zone."""
    return _is_one(g.setting, zone)


def _is_one(setting: Setting, zone: int) -> bool:
    return zone >= 0 and TAG in setting.board.zones[zone].tags


@rules.on(hooks.OFFER_LIMITS, "CL-SECZONE-01")
@about(tags=(TAG,))
def only_moves(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """CL-SECZONE-01, CL-ACT-05, CL-READ-24: whoever stands there can Move and do nothing else, a dog too."""
    if is_security(g, survivor.zone):
        return [option for option in options if ACTIONS[option.action].moves]
    dogs = [dog.index for dog in companions_of(g, survivor, DOG) if is_security(g, dog.zone)]
    return [option for option in options if option.other not in dogs or option.action in DOG_WALKS]


@rules.on(FIGHTS_HERE)
@about(tags=(TAG,))
def no_attacks(g: Game, zone: int) -> bool:
    """CL-SECZONE-01: this binds Zombies too."""
    return not is_security(g, zone)


@rules.on(hooks.SETTLED, "CL-SECZONE-02")
@about(tags=(TAG,))
def remember_the_way_in(g: Play, survivor: Survivor, origin: int) -> None:
    """The Zone from which somebody came into a security Zone, by their own Move or by somebody else's doing."""
    inside, before = is_security(g, survivor.zone), is_security(g, origin)
    round_ = g.innermost(Round) if inside != before else None
    if round_ is not None:
        others = tuple(entry for entry in round_.came_from if entry[0] != survivor.index)
        round_.came_from = (*others, (survivor.index, origin)) if inside and origin >= 0 else others


@upgrade(2)
def _the_round_remembers(data: dict[str, Any], setting: Setting) -> None:
    """Up to version 0.1 the way in stood in the turn of whoever had entered, even when they had gone on."""
    turns = [frame for frame in data["agenda"] if frame["frame"] == "turn"]
    ways = [(turn["who"], turn.pop("came_from")) for turn in turns if "came_from" in turn]
    still_there = [way for way in ways if _is_one(setting, data["survivors"][way[0]]["zone"])]
    rounds = [frame for frame in data["agenda"] if frame["frame"] == "round"]
    if still_there and rounds:
        rounds[-1]["came_from"] = still_there


@rules.on(hooks.TURN_ENDS, "CL-SECZONE-02")
@about(tags=(TAG,))
def send_back(g: Game, survivor: Survivor, turn: Turn) -> None:
    """CL-SECZONE-02, CL-MOVE-06: nobody ends an Activation there, nor does a dog of theirs; back to where it began."""
    for actor in (survivor, *companions_of(g, survivor, DOG)):
        if is_security(g, actor.zone):
            drag(g, actor, _way_back(g, actor), by="security", rule="CL-SECZONE-02")


def _way_back(g: Game, actor: Survivor) -> int:
    """The Zone from which somebody entered; whoever began the game in a security Zone goes next door."""
    round_ = g.innermost(Round)
    known = dict(round_.came_from) if round_ is not None else {}
    beside = (zone for zone in g.layout.adjacent[actor.zone] if not is_security(g, zone))
    return known[actor.index] if actor.index in known else next(beside)


@rules.on(hooks.ZOMBIES_MOVED, "CL-SECZONE-02")
@about(tags=(TAG,))
def remember_zombies(g: Game, origin: int, zone: int, kind: int, count: int) -> None:
    """The Zones from which groups came into a security Zone."""
    activation = g.innermost(Activation) if is_security(g, zone) else None
    if activation is not None and not able(g, kind, "ignores-obstacles"):  # CL-CROWS-10, CL-ZACT-12
        activation.came_from = (*activation.came_from, (origin, zone, kind, count))


@rules.on(ACTIVATION_ENDED)
@about(tags=(TAG,))
def send_zombies_back(g: Game, activation: Activation) -> None:
    """CL-SECZONE-02, -04: only at the end of the Activation; whoever has gone on by then stays where they are."""
    for origin, zone, kind, count in reversed(activation.came_from):
        back = min(count, number(g, zone, kind))
        if back:
            shift(g, zone, origin, kind, back)
            g.emit("zombies-moved", "CL-SECZONE-02", origin=zone, zone=origin, kind=kind, count=back)


@rules.on(hooks.SPAWNED_ROOM, "CL-SECZONE-07", stage=FORBID)
@rules.on(hooks.SPAWNS_IN, "CL-SPAWN-17", stage=FORBID)
@about(tags=(TAG,))
def nobody_spawns_here(g: Game, zone: int, spawned: bool) -> bool:
    """CL-SECZONE-07, CL-SPAWN-17: no Zombies are spawned in a security Zone."""
    return spawned and not is_security(g, zone)
