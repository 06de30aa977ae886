"""Switches (CL-SWITCH): for an Action they open and lock doors and turn gates.

A switch is a piece. `opens` names the two Zones of each of its doors, one pair after the other; `turns` the Zones of
its gates; `by_hand` says that its doors can be opened in the usual way too.
"""

from __future__ import annotations

from typing import Annotated

from shamble.board import GATES, Barrier
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.doors import is_open, open_door, shut_door
from shamble.rules.frames import Turn
from shamble.rules.objective_colours import seen_colour
from shamble.rules.objectives import take
from shamble.rules.places.gates import turn_gate
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.pieces import COLOUR, Piece, ZoneNumbers, pieces_at, pieces_of
from shamble.world.state import Survivor

rules = Rule("switches")

SWITCH = "switch"
TIED = ("open-door", "objective")
CLOCKWISE, COUNTER = "clockwise", "counter-clockwise"


class Switch(Piece, tag=SWITCH, laid=True):
    """A switch; `by_hand`: its doors open otherwise as well."""

    colour: Annotated[str, COLOUR] = ""
    opens: ZoneNumbers = ()
    turns: ZoneNumbers = ()
    by_hand: bool = False
    pulled: bool = False


declare(
    Action("pull-switch", "who zone name n cost", "zone",
        "pull a switch of their Zone; `name` is clockwise or counter-clockwise for a gate", group="place", piece=True),
    EventKind("switch-pulled", "who zone colour"),
)  # fmt: skip


def doors_of(g: Game, switch: Switch) -> list[int]:
    """The doors that a switch opens and locks."""
    zones = switch.opens
    pairs = [set(zones[at : at + 2]) for at in range(0, len(zones), 2)]
    return [door.index for door in g.setting.board.doors if {door.a, door.b} in pairs]


def gates_of(g: Game, switch: Switch) -> list[Barrier]:
    """The gates that a switch turns."""
    return [one for one in g.setting.board.barriers if one.kind == GATES and one.a in switch.turns]


def linked_objectives(g: Game, switch: Switch) -> list[int]:
    """CL-SWITCH-04: the Objectives of its colour that lie beside a switch, as long as they have not been taken."""
    return [
        index
        for index, token in enumerate(g.setting.mission.objectives)
        if token.zone == switch.zone and seen_colour(g, index) == switch.colour and not g.state.taken >> index & 1
    ]


@makes("pull-switch", paid=True)
@about(here=(SWITCH,))
def offer_pulling(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-SWITCH-01: pull a switch of their Zone; whoever turns a gate says which way (CL-GATE-01)."""
    if purse.left < 1:
        return
    for number, switch in pieces_at(g, Switch, survivor.zone):
        ways = (CLOCKWISE, COUNTER) if gates_of(g, switch) else ("",)
        who, zone = survivor.index, survivor.zone
        out.extend(
            Option("pull-switch", who=who, zone=zone, n=number + 1, name=way, cost=1, rule="CL-SWITCH-01")
            for way in ways
        )


@action("pull-switch")
def _pull(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    switch = g.state.piece(option.n - 1, Switch)
    linked = [] if switch.pulled else linked_objectives(g, switch)
    switch.pulled = True
    g.emit("switch-pulled", "CL-SWITCH-01", who=survivor.index, zone=survivor.zone, colour=switch.colour or "neutral")
    for gate in gates_of(g, switch):
        turn_gate(g, gate, 1 if option.name == CLOCKWISE else -1, survivor.index)
    for door in doors_of(g, switch):
        if is_open(g, door):
            shut_door(g, door, survivor.index, rule="CL-SWITCH-02")
        else:
            open_door(g, door, survivor.index, rule="CL-SWITCH-02")
    for index in linked:
        take(g, survivor, index, rule="CL-SWITCH-04")


@rules.on(hooks.OFFER_LIMITS, "CL-SWITCH-03")
@about(pieces=(SWITCH,))
def only_by_switch(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """CL-SWITCH-03, -05: the doors and Objectives of a switch are had by pulling it, and not otherwise."""
    return [option for option in options if option.action not in TIED or not _is_tied(g, option)]


def _is_tied(g: Game, option: Option) -> bool:
    """Whether a door or an Objective belongs to some switch."""
    switches = [switch for _, switch in pieces_of(g, Switch)]
    if option.action == "open-door":
        return any(option.door in doors_of(g, switch) for switch in switches if not switch.by_hand)
    return any(option.n - 1 in linked_objectives(g, switch) for switch in switches)
