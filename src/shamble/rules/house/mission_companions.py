"""Companions whom a Mission brings, and what it takes to rally them (WZ-M9, WZ-M10)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.rules.house.followers import hand_over
from shamble.rules.house.leaders import RALLY_PRICE, Follower, led_by
from shamble.rules.missions.achievements import HAS_ACHIEVED
from shamble.rules.missions.exits import LED_OUT
from shamble.rules.missions.happenings import led_out
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.world.game import Game
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, condition, effect

rules = Rule("mission-companions")


@effect(
    "{companion: Taylor, at: 4V.A, rally: 2, rally_with: {Oath: 1}}",
    companion="companion",
    at="zone",
    with_=("chosen",),
    rally="number",
    rally_with="prices",
)
def _companion(g: Game, given: Given, who: int) -> list[Frame]:
    """The Companion waits in a Zone (`at`), or follows a Leader whom the players choose (`with: chosen`).

    `rally`: the Actions that rallying them takes (1); `rally_with`: for a Leader with one of these Achievements.
    """
    if any(isinstance(piece, Follower) and piece.called == given["companion"] for piece in g.state.pieces):
        return []
    if "at" not in given:
        return [ChooseLeader(called=given["companion"])]
    g.state.pieces.append(Follower(given["at"], called=given["companion"]))
    return []


class ChooseLeader(Frame, tag="choose-leader"):
    """The players say who leads a Companion from now on."""

    called: str


@frame(ChooseLeader)
def choose_leader(g: Game, f: ChooseLeader) -> Question | None:
    """Anybody on the board."""
    options = [Option("hand-over", who=one.index, name=f.called, rule=MISSION_SAYS) for one in g.on_board()]
    return Question("enlist", who_settles(g), options)


@choose_leader.answer
def _chosen(g: Game, f: ChooseLeader, option: Option) -> None:
    g.pop()
    hand_over(g, f.called, option.who)


@rules.on(RALLY_PRICE)
def as_the_mission_says(g: Game, survivor: Survivor, piece: Follower) -> int:
    """CL-READ-20: the Actions that the Mission asks for; fewer for a Leader of merit."""
    price, lower = g.setting.mission.rallying.get(piece.called, (1, {}))
    merits = [actions for name, actions in lower.items() if g.ask(HAS_ACHIEVED, name, survivor.index)]
    return min([price, *merits])


@rules.on(LED_OUT)
def those_led_out(g: Game, survivor: Survivor) -> list[Frame]:
    """CL-READ-20: Companions who leave the board with their Leader."""
    names = tuple(piece.called for _, piece in led_by(g, survivor.index)) if g.state.pieces else ()
    return led_out(g, survivor.index, names) if names else []


@condition("{companion: Taylor}", companion="companion")
def _in_play(g: Game, given: Given, moment: str) -> bool:
    """Whether the Companion of this name is in play."""
    return any(
        isinstance(piece, Follower) and piece.called == given["companion"] and piece.zone >= 0
        for piece in g.state.pieces
    )
