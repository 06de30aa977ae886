"""Positions that are studied: how far round and turns have come, told so that it can be laid again."""

from __future__ import annotations

from typing import NamedTuple

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.rules.frames import PlayersPhase, Round, Turn
from shamble.rules.round import players_phase
from shamble.rules.steps import ROUND, step_after
from shamble.rules.turn import TurnSoFar
from shamble.world.game import Game

ALL_ACTED = -1
"""The bits of everybody."""


class Rest(Frame, tag="scenario-rest"):
    """All turns are over: without this frame the Zombies would act before anybody can look."""


@frame(Rest, at_rest=True)
def rest(g: Game, f: Rest) -> Question | None:
    """The round goes on when the scenario says so, or parts of it are run by name."""
    return Question("phase-over", g.all_seats(), [Option("go-on"), Option("stay-here")])


@rest.answer
def _go_on(g: Game, f: Rest, option: Option) -> None:
    if option.action == "go-on":
        g.pop()


class PhaseSoFar(NamedTuple):
    """The Players' Phase so far: a bit for each Survivor who has acted, (who, what) of what was used."""

    activated: int
    used: tuple[tuple[int, str], ...]


def phase_so_far(g: Game) -> PhaseSoFar:
    """The Players' Phase so far; after it all have acted."""
    phase = g.innermost(PlayersPhase)
    return PhaseSoFar(ALL_ACTED, ()) if phase is None else PhaseSoFar(phase.activated, phase.used)


def rests(g: Game) -> bool:
    """Whether the round pauses when all turns are over."""
    return g.innermost(Rest) is not None


def is_at_rest(g: Game) -> bool:
    """Whether nothing but a turn, or the choice of the next one, is going on in the Players' Phase."""
    agenda = [one for one in g.state.agenda if not isinstance(one, Rest)]
    kinds = [type(one) for one in agenda]
    if g.state.outcome or kinds != [Round, PlayersPhase, Turn][: len(kinds)]:
        return False
    round_, top = agenda[0], agenda[-1]
    over = isinstance(round_, Round) and round_.at == step_after(g.setting.rules, ROUND, "players")
    return over and (len(kinds) > 1 or rests(g)) and (not isinstance(top, Turn) or top.at == "ask")


def lay_turns(g: Game, so_far: PhaseSoFar, turn: Turn | None, *, pause: bool) -> None:
    """Put a round on the agenda in which this has happened in the Players' Phase, and perhaps a turn."""
    phase = players_phase(g)
    phase.activated, phase.used = so_far
    g.push(Round(at=step_after(g.setting.rules, ROUND, "players")))
    g.push_all([phase, Rest()] if pause else [phase])
    if turn is not None:
        g.push(turn)


def laid_turn(so_far: TurnSoFar) -> Turn:
    """A turn in which this has happened."""
    return Turn(at="ask", **so_far._asdict())
