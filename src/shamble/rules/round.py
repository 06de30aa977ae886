"""The round: Players' Phase, Zombies' Phase, End Phase (CL-ROUND)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.frames import EndPhase, PlayersPhase, Round
from shamble.rules.noise import NOISE_ENDS
from shamble.rules.rivals import sides_in_turn
from shamble.rules.steps import ROUND, step, step_after, take_step
from shamble.rules.turn import GIVEN_SEARCH, new_turn, times_used
from shamble.world import hooks
from shamble.world.facts import ACTS_ANYTIME, FURTHER_ACTION
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import because, brought_by
from shamble.world.state import Survivor

frame(Round, at_rest=True)(take_step)
"""CL-ROUND-01, -08: phases in fixed order, again and again."""

declare(
    Action("activate", "who seat", "who", "begin a Survivor's turn; implied by any other `do` that names them",
        hint="activate", business="first"),
    DecisionKind("activate", "`do`", "whose turn is next; taken of itself when only one is left", rests=True),
    DecisionKind("cut-in", "{activate: Ned} or {decline: true}", "whether one of rival Tacticians acts now"),
    EventKind("round", "round first_seat", tone="heading", mark="round"),
    EventKind("turn", "who because", quick=True),
    EventKind("end-phase", "round"),
)  # fmt: skip

RELOADED: Way[bool] = Way("whether weapons that were emptied are ready again with the End Phase", True)


@step(ROUND, "players", part=None)
def begin_round(g: Game, f: Frame) -> None:
    """A new round begins with the Players' Phase."""
    g.state.round += 1
    for survivor in g.state.survivors:
        survivor.killed = False
    g.state.phase = "players"
    g.emit("round", "CL-ROUND-01", round=g.state.round, first_seat=g.state.first_seat)
    before = [made for hook in g.hooks(hooks.ROUND_BEGINS) for made in hook(g)]
    g.push_all([*before, players_phase(g)])


@step(ROUND, "end")
def end_round(g: Game, f: Frame) -> None:
    """The End Phase; who is the next first player stands with its beginning."""
    following = (g.state.first_seat + 1) % g.setting.seats
    g.push(EndPhase(at=step_after(g.setting.rules, "end-phase"), next=following))


def players_phase(g: Game) -> PlayersPhase:
    """CL-ROUND-02: turns pass to the left, from the first player on."""
    return PlayersPhase(order=order_from(g))


def order_from(g: Game) -> tuple[int, ...]:
    """The seats in the order of their turns."""
    seats = g.setting.seats
    return tuple((g.state.first_seat + step) % seats for step in range(seats))


def phase_ends(g: Game, phase: str) -> list[Frame]:
    """The frames of what Survivors do in the last moment of a phase."""
    made = (hook(g, s, phase) for s, hook in brought_by(g.in_play(), hooks.PHASE_ENDS))
    return [frame_ for frame_ in made if frame_ is not None]


@frame(PlayersPhase, at_rest=True)
def players_phase_frame(g: Game, f: PlayersPhase) -> Question | None:
    """CL-ROUND-03, -04: each player activates each of their Survivors once, in the order they like.

    Whoever acts at any moment does not hold up the next player: they may wait until all others have acted.
    """
    waiting: list[Survivor] = []
    unbound: list[Survivor] = []
    bound: set[int] = set()
    for s in g.state.survivors:
        if s.status == "alive" and not f.activated >> s.index & 1:
            waiting.append(s)
            if ACTS_ANYTIME in s.profile.facts:
                unbound.append(s)
            else:
                bound.add(s.seat)
    if not waiting:
        _end_players_phase(g, f)
        return None
    sides = sides_in_turn(g, unbound) if unbound else []
    if len(sides) > 1:
        question = _cut_in(f, sides, others_can_act=bool(bound))
        if question is not None:
            return question
        unbound = []
    seat = min(bound, key=f.order.index, default=-1)
    ready = [s for s in waiting if s.seat == seat or s in unbound]
    return Question("activate", _seats_of(ready), _activations(ready))


def _end_players_phase(g: Game, f: PlayersPhase) -> None:
    if f.over:
        g.pop()
    else:
        f.over = True
        g.push_all(phase_ends(g, "players"))


def _cut_in(f: PlayersPhase, sides: list[list[Survivor]], *, others_can_act: bool) -> Question | None:
    """Rivals who may act at any moment are asked in turn order, and may wait while others can act (SKILL-tactician)."""
    asked = next((side for side in sides if side[0].team not in f.let_pass), None)
    if asked is None:
        return None
    waits = [Option("decline", who=asked[0].index)] if others_can_act else []
    return Question("cut-in", _seats_of(asked), [*_activations(asked), *waits])


def _seats_of(survivors: list[Survivor]) -> tuple[int, ...]:
    return tuple(sorted({s.seat for s in survivors}))


def _activations(survivors: list[Survivor]) -> list[Option]:
    return [_activation(s.index, s.seat) for s in survivors]


@shared
def _activation(who: int, seat: int) -> Option:
    return Option("activate", who=who, seat=seat, rule="CL-ROUND-03")


@players_phase_frame.answer
def _activate(g: Game, f: PlayersPhase, option: Option) -> None:
    if option.action == "decline":
        f.let_pass = (*f.let_pass, g.state.survivors[option.who].team)
        return
    f.let_pass = ()
    f.activated |= 1 << option.who
    survivor = g.state.survivors[option.who]
    givers = g.thanks_to(survivor, FURTHER_ACTION) if FURTHER_ACTION in survivor.profile.facts else ()
    g.emit("turn", "CL-ROUND-03", who=option.who, **because(givers))
    turn = g.push(new_turn(g, option.who))
    turn.searched = times_used(g, option.who, GIVEN_SEARCH)


frame(EndPhase)(take_step)


@step("end-phase", "begin", part=None)
def tidy_up(g: Game, f: Frame) -> None:
    """CL-ROUND-06, -09: noise goes, weapons are loaded."""
    g.state.phase = "end"
    g.emit("end-phase", "CL-ROUND-01", round=g.state.round)
    if g.ask(RELOADED):
        g.state.unloaded[:] = [card for card in g.state.unloaded if not g.setting.card(card).is_weapon]
    g.push_all([*g.ask(NOISE_ENDS), *_own_parts(g)])


@step("end-phase", "token", part=None)
def hand_token_on(g: Game, f: EndPhase) -> None:
    """CL-ROUND-07: the first player token moves on, after all that rules do in this phase."""
    for hook in g.hooks(hooks.END_PHASE):
        hook(g)
    g.state.first_seat = f.next


def _own_parts(g: Game) -> list[Frame]:
    """The parts of the End Phase that single Survivors have, those of the first player first."""
    first, seats = g.state.first_seat, g.setting.seats
    in_order = sorted(g.in_play(), key=lambda survivor: (survivor.seat - first) % seats)
    parts = [hook(g, survivor) for survivor, hook in brought_by(in_order, hooks.ROUND_ENDED)]
    return [part for part in parts if part is not None]
