"""The Wagon: pushed Zone by Zone with all who are in it, and boarded by a Move (UA-MACH-01 to -11)."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.board import CLOSED_ZONES
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.combat.weapons import weapon_of
from shamble.rules.frames import Attack, Turn
from shamble.rules.moving import MOVES_ON_THE_SPOT, hold_back_cost, surcharge_into
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import AFTER_A_MOVE, Purse, has_just_moved
from shamble.rules.vehicles.seats import PASSENGER, Vehicle, carry, get_up, register_vehicle, sit_down, vehicle_of
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import NOWHERE, Piece, pieces_at
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS

WAGON = "wagon"
PUSH = 3
"""UA-MACH-03, -12: the Actions that it takes to move a Machine."""
CLEARS_ZONE = "clears-zone"
ANY_NUMBER = 1_000
"""UA-MACH-10: more than ever play."""

rules = Rule("wagon")

declare(
    Action("push", "who zone n name cost", "zone", "push a Machine into the next Zone and go with it", group="vehicle",
        piece=True, afoot=True, furthers=True),
    Action("climb-in", "who n name cost free", "name", "get into the Wagon", group="vehicle", piece=True,
        planned=True, purpose="board"),
    Action("climb-out", "who n name cost free", "name", "get out of the Wagon", group="vehicle", aboard=True,
        piece=True, purpose="alight"),
    EventKind("pushed", "who origin zone name"),
    EventKind("way-blasted", "who zone name", tone="good"),
)  # fmt: skip


class Wagon(Vehicle, tag=WAGON, laid=True):
    """The Wagon. A `stuck` one closes its Zone, until Dynamite is thrown there."""

    stuck: bool = False


register_vehicle(Wagon, passengers=ANY_NUMBER, rules={}, open_to_zone=True)

ON_IT: Way[Wagon, Sequence[int]] = Way("the numbers of other pieces that go wherever the Wagon goes", ())


def push_options(g: Game, survivor: Survivor, purse: Purse, number: int, piece: Piece, rule: str) -> list[Option]:
    """UA-MACH-02, -05, UA-CLAR-34, -36: wherever a Move may go, for its whole price, which nothing lessens."""
    price = PUSH + g.state.crowd[survivor.zone]
    return [
        Option("push", who=survivor.index, zone=zone, n=number + 1, name=piece.piece_kind.name, cost=cost, rule=rule)
        for zone in g.layout.adjacent[survivor.zone]
        if (cost := price + surcharge_into(g, zone)) <= purse.left
    ]


@makes("push", "climb-in", "climb-out")
@about(here=(WAGON,))
def offer_wagon(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """UA-MACH-03, -06 to -08: out of it, or from beside it in, or push it."""
    for number, piece in pieces_at(g, Wagon, survivor.zone) if vehicle_of(g, survivor.index) is None else ():
        if not piece.stuck:
            out.extend(push_options(g, survivor, purse, number, piece, "UA-MACH-03"))
    if has_just_moved(turn) and (entries := free_entry(g, survivor)):
        out.extend(entries)
    elif price := purse.price("move", hold_back_cost(g, survivor)):
        out.extend(in_or_out(g, survivor, *price))


@about(pieces=(WAGON,))
def in_or_out(g: Game, survivor: Survivor, cost: int, free: str, rule: str = "UA-MACH-06") -> list[Option]:
    """UA-MACH-06, -07, UA-CLAR-70: for a Move Action with its surcharge, which a free one may pay for."""
    who, aboard = survivor.index, vehicle_of(g, survivor.index)
    if aboard is not None:
        return [Option("climb-out", who=who, n=aboard[0] + 1, name=WAGON, cost=cost, free=free, rule=rule)]
    return [
        Option("climb-in", who=who, n=number + 1, name=WAGON, cost=cost, free=free, rule=rule)
        for number, _ in pieces_at(g, Wagon, survivor.zone)
    ]


rules.on(MOVES_ON_THE_SPOT)(in_or_out)


@rules.on(AFTER_A_MOVE)
@about(pieces=(WAGON,))
def free_entry(g: Game, survivor: Survivor) -> list[Option]:
    """UA-MACH-08: into the Wagon, wherever a Move of theirs has ended beside it."""
    return in_or_out(g, survivor, 0, "", "UA-MACH-08") if vehicle_of(g, survivor.index) is None else []


@action("climb-in")
def _climb_in(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    sit_down(g.state.piece(option.n - 1, Wagon), survivor.index, PASSENGER)


@action("climb-out")
def _climb_out(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    get_up(g.state.piece(option.n - 1, Wagon), survivor.index)


@action("push")
def _push(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """UA-MACH-04, -12, -18: with whoever pushes, everybody inside and everything on it; it is no Move of anybody."""
    piece, origin = g.state.pieces[option.n - 1], survivor.zone
    if isinstance(piece, Wagon):
        for number in g.ask(ON_IT, piece):
            g.state.pieces[number].zone = option.zone
        carry(g, piece, option.zone)
    else:
        piece.zone = option.zone
    g.settle(survivor, option.zone)
    g.emit("pushed", option.rule, who=survivor.index, origin=origin, zone=option.zone, name=option.name)


@rules.on(hooks.AFTER_ATTACK, MISSION_SAYS)
@about(pieces=(WAGON,))
def blast_clears_the_way(g: Game, survivor: Survivor, attack: Attack) -> None:
    """A Wagon that is stuck is destroyed by whatever clears its whole Zone, which is like any other from then on."""
    stuck = [piece for _, piece in pieces_at(g, Wagon, attack.zone) if piece.stuck]
    if stuck and CLEARS_ZONE in weapon_of(g, attack).traits:
        for piece in stuck:
            piece.zone, piece.stuck = NOWHERE, False
            g.emit("way-blasted", MISSION_SAYS, who=survivor.index, zone=attack.zone, name=WAGON)
        for barrier in g.setting.board.barriers_at(attack.zone, CLOSED_ZONES):
            g.state.doors = barrier.put(g.state.doors, 0)
