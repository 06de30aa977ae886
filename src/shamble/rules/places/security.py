"""Security Zones (CL-SECZONE): one walks through them and does nothing else there."""

from __future__ import annotations

from shamble.engine import hooks
from shamble.engine.decisions import Option
from shamble.engine.game import Game
from shamble.engine.hooks import FORBID
from shamble.engine.play import Play
from shamble.engine.state import Frame, Survivor
from shamble.rules.horde import number, shift
from shamble.rules.moving import drag
from shamble.rules.registry import ON_FOOT, on

TAG = "security"
CAME_FROM = "came_from"
"""In a turn: the Zone from which he entered the security Zone. In an Activation: (from, Zone, kind, number)."""


def is_security(g: Play, zone: int) -> bool:
    """Whether a Zone is a security Zone."""
    return zone >= 0 and TAG in g.setting.board.zones[zone].tags


@on(hooks.OFFER_LIMITS, "CL-SECZONE-01", of="security")
def only_moves(g: Game, turn: Frame, survivor: Survivor, options: list[Option]) -> list[Option]:
    """CL-SECZONE-01, CL-ACT-05: whoever stands there can Move, and take no other Action."""
    if not is_security(g, survivor.zone):
        return options
    return [option for option in options if option.action in ON_FOOT]


@on(hooks.FIGHTS_HERE, "CL-SECZONE-01", of="security", stage=FORBID)
def no_attacks(g: Game, zone: int, fights: bool) -> bool:
    """CL-SECZONE-01: this binds Zombies too."""
    return fights and not is_security(g, zone)


@on(hooks.SETTLED, "CL-SECZONE-02", of="security")
def remember_the_way_in(g: Play, survivor: Survivor, origin: int) -> None:
    """Where somebody came from who stands in a security Zone now."""
    if is_security(g, survivor.zone):
        turn = g.innermost("turn", survivor.index)
        if turn is not None and not is_security(g, origin):
            turn[CAME_FROM] = origin


@on(hooks.TURN_ENDS_HERE, "CL-SECZONE-02", of="security")
def send_back(g: Game, survivor: Survivor, turn: Frame) -> None:
    """CL-SECZONE-02, CL-MOVE-06: nobody ends his Activation there; he is put back to where he came from."""
    origin = survivor.zone
    if not is_security(g, origin):
        return
    back = turn.get(CAME_FROM, -1)
    if back < 0:  # he was put there in somebody else's turn
        back = next(zone for zone in g.layout.adjacent[origin] if not is_security(g, zone))
    drag(g, survivor, back, by="security")


@on(hooks.ZOMBIES_MOVED, "CL-SECZONE-02", of="security")
def remember_zombies(g: Game, origin: int, zone: int, kind: int, count: int) -> None:
    """Where groups came from that stand in a security Zone now."""
    activation = g.innermost("activation") if is_security(g, zone) else None
    if activation is not None:
        activation[CAME_FROM] = (*activation.get(CAME_FROM, ()), (origin, zone, kind, count))


@on(hooks.ACTIVATION_ENDED, "CL-SECZONE-02", of="security")
def send_zombies_back(g: Game, activation: Frame) -> None:
    """CL-SECZONE-02, -04: only at the end of the Activation; who has gone on by then stays where he is."""
    for origin, zone, kind, count in reversed(activation.get(CAME_FROM, ())):
        back = min(count, number(g, zone, kind))
        if back:
            shift(g, zone, origin, kind, back)
            g.emit("zombies-moved", origin=zone, zone=origin, kind=kind, count=back)


@on(hooks.SPAWNED_ROOM, "CL-SECZONE-07", of="security", stage=FORBID)
@on(hooks.SPAWNS_IN, "CL-SPAWN-17", of="security", stage=FORBID)
def nobody_spawns_here(g: Game, zone: int, spawned: bool) -> bool:
    """CL-SECZONE-07, CL-SPAWN-17: no Zombies are spawned in a security Zone."""
    return spawned and not is_security(g, zone)
