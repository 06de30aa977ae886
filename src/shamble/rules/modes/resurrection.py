"""Resurrection mode (CL-MODE-RES): whoever falls lies down, and may come back as a Zombivor."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import offer_rearranging
from shamble.rules.experience import LevelUp, choices
from shamble.rules.modes.fallen import ask_the_fallen, figure_of, lay_down, stand_up
from shamble.rules.numbers import SETUP_CHECKS
from shamble.rules.rule import ON, Rule
from shamble.rules.species.zombivor import ZOMBIVOR
from shamble.rules.vehicles.cars import DRIVER, Driven
from shamble.rules.vehicles.seats import sit_down
from shamble.rules.wounds import recover
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.records import Identity
from shamble.world.state import Survivor

MODE = "resurrection"
rules = Rule(MODE, of="modes", values=(ON,), setup_only=True)

declare(
    Action("resurrect", "who zone", "who", "Resurrection: come back as a Zombivor"),
    Action("stay-down", "who zone", "who", "Resurrection, Gaming Night: wait for a later round", ends=QUESTION),
    DecisionKind("resurrect", "{resurrect: Ned} or {stay-down: Ned}",
        "Resurrection: whether they come back in this round"),
    EventKind("resurrected", "who zone"),
)  # fmt: skip


@rules.on(SETUP_CHECKS)
def both_versions(identities: Sequence[Identity]) -> list[str]:
    """CL-MODE-RES-01: only those take part who have a Zombivor version, and they begin without it."""
    return [
        f"{card.name} has no Zombivor version, which Resurrection needs"
        if ZOMBIVOR not in card.traits
        else f"{card.name} begins in the ordinary version in Resurrection mode"
        for card in identities
        if ZOMBIVOR in card.traits or card.reverse is None
    ]


@rules.on(hooks.DEFEATED, "CL-MODE-RES-02")
def may_come_back(g: Game, survivor: Survivor, by: int) -> bool:
    """CL-MODE-RES-02, -03, -06, -07: the figure is laid down with its Equipment, and whatever they were doing ends.

    Not for somebody killed by their own team, nor for a Zombivor. CL-MODE-RES-09: a driver keeps the seat.
    """
    team_kill = by >= 0 and g.person(by).team == survivor.team
    gone = not survivor.on_board  # no Zone to lie in
    card = g.setting.identity(survivor)
    if team_kill or gone or ZOMBIVOR in card.traits or card.reverse is None:
        return False
    driven = [piece for piece in g.state.pieces if isinstance(piece, Driven) and piece.driver == survivor.index]
    lay_down(g, survivor, "CL-MODE-RES-02")
    for car in driven:
        sit_down(car, survivor.index, DRIVER)
    return True


@rules.on(hooks.ROUND_BEGINS, "CL-MODE-RES-04")
def may_rise(g: Game) -> list[Frame]:
    """CL-MODE-RES-04: before the first player acts, everybody who lies down is asked, in the order of the seats."""
    return ask_the_fallen(g, Resurrect)


class Resurrect(Frame, tag="resurrect"):
    """Somebody may rise again."""

    at: str = "ask"


@frame(Resurrect)
def resurrect_frame(g: Game, f: Resurrect) -> Question | None:
    """CL-MODE-RES-04, -05: come back or wait; then the Skills are chosen anew, then the cards may be rearranged."""
    survivor = g.state.survivors[f.who]
    if f.at == "ask":
        zone = figure_of(g, survivor.index).zone
        options = [
            Option("resurrect", who=survivor.index, zone=zone, rule="CL-MODE-RES-04"),
            Option("stay-down", who=survivor.index, zone=zone, rule="CL-MODE-RES-04"),
        ]
        return Question("resurrect", (survivor.seat,), options, survivor.index)
    if f.at == "skills":
        f.at = "cards"
        learned = [LevelUp(who=survivor.index, level=at) for at in range(1, survivor.level + 1)]
        g.push_all([*choices(g, survivor), *learned])
        return None
    g.pop()
    offer_rearranging(g, survivor.index, purpose="resurrected")
    return None


@resurrect_frame.answer
def _rise(g: Game, f: Resurrect, option: Option) -> None:
    if option.action == "stay-down":
        g.pop()
        return
    f.at = "skills"
    survivor = g.state.survivors[f.who]
    survivor.turned = True
    while survivor.wounds:
        recover(survivor)
    stand_up(g, survivor)
    g.emit("resurrected", option.rule, who=survivor.index, zone=survivor.zone)
