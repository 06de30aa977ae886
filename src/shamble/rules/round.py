"""The round: Players' Phase, Zombies' Phase, End Phase (CL-ROUND)."""

from __future__ import annotations

from shamble.engine import hooks
from shamble.engine.agenda import PHASES, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.play import because
from shamble.engine.state import Frame
from shamble.rules.noise import clear_noise
from shamble.rules.turn import ACTIONS_PER_ACTIVATION, new_turn


@frame("round")
def round_frame(g: Game, f: Frame) -> Question | None:
    """CL-ROUND-01, -08: three phases in fixed order, again and again."""
    if f["at"] == "players":
        f["at"] = "zombies"
        g.state.round += 1
        for survivor in g.state.survivors:
            survivor.killed = False
        g.state.phase = "players"
        g.emit("round", round=g.state.round, first_seat=g.state.first_seat)
        g.push_all([players_phase(g)])
    elif f["at"] == "zombies":
        f["at"] = "end"
        g.push_all([PHASES["zombies"](g)])
    else:
        f["at"] = "players"
        g.push_all([PHASES["end"](g)])
    return None


def players_phase(g: Game) -> Frame:
    """CL-ROUND-02: turns pass to the left, from the first player on."""
    seats = g.setting.seats
    order = tuple((g.state.first_seat + step) % seats for step in range(seats))
    return {"frame": "players-phase", "order": order, "activated": 0, "judges": ()}


@frame("players-phase")
def players_phase_frame(g: Game, f: Frame) -> Question | None:
    """CL-ROUND-03, -04: each player activates each of his Survivors once, in the order he likes.

    Who acts at any moment does not hold up the next player: he may wait until all others have acted.
    """
    waiting = [s for s in g.on_board() if not f["activated"] >> s.index & 1]
    if not waiting:
        g.pop()
        return None
    unbound = [s for s in waiting if g.value(s, hooks.ACTS_ANYTIME, False)]
    bound = {s.seat for s in waiting if s not in unbound}
    seat = next((seat for seat in f["order"] if seat in bound), -1)
    ready = [s for s in waiting if s.seat == seat or s in unbound]
    options = [Option("activate", who=s.index, seat=s.seat, rule="CL-ROUND-03") for s in ready]
    return Question("activate", tuple(sorted({s.seat for s in ready})), options)


@players_phase_frame.answer
def _activate(g: Game, f: Frame, option: Option) -> None:
    f["activated"] |= 1 << option.who
    survivor = g.state.survivors[option.who]
    g.emit("turn", who=option.who, **because(g.credit(survivor, hooks.ACTIONS, ACTIONS_PER_ACTIVATION)))
    g.push_all([new_turn(g, option.who)])


@frame("end-phase")
def end_phase(g: Game, f: Frame) -> Question | None:
    """CL-ROUND-06, -07, -09: noise goes, weapons are loaded, the first player token moves on."""
    g.pop()
    g.state.phase = "end"
    g.emit("end-phase", round=g.state.round)
    clear_noise(g)
    g.state.unloaded.clear()
    for hook in g.hooks(hooks.END_PHASE):
        hook(g)
    g.state.first_seat = (g.state.first_seat + 1) % g.setting.seats
    return None


PHASES["end"] = lambda g: {"frame": "end-phase"}
