"""The Zombies' Activation: passes of Attacks, then Moves (CL-ZACT, CL-EXTRA).

An activation's frame holds the groups that still act, as (zone, kind, number). In each pass those kinds act that have
an Action left; all Attacks of the pass come before all its Moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Activation, Group, Groups, PauseBetween, ZombiesPhase
from shamble.rules.horde import able_to_act, groups, remaining
from shamble.rules.noise import noticed
from shamble.rules.round import phase_ends
from shamble.rules.rule import Step
from shamble.rules.running_out import SHORTAGE, ExtraActivation
from shamble.rules.spawn import SpawnStep
from shamble.rules.splitting import answer_move, move_groups
from shamble.rules.steps import PARTS, step, step_after, take_step
from shamble.rules.wounds import ZombieAttack
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import NOWHERE

CLOSING = "done"
"""The step with which a Zombies' Phase comes to its end, even if one part of it alone is played."""

declare(
    Action("go-on", "", "", "where a scenario rests: let the round go on (Zombies' Phase, End Phase, next round)"),
    Action("stay-here", "", "", "where a scenario rests: wait", ends=QUESTION, idle=True),
    DecisionKind("between-actions", "`run: zombie-action`, `do: {action: go-on}`",
        "after `run: zombie-action`: some Zombies have another Action", rests=True),
    EventKind("zombies-phase", "round", tone="heading"),
    EventKind("extra-activation", "kinds why"),
)  # fmt: skip

ACT_TOO: Way[tuple[int, ...], Sequence[int]] = Way("the kinds that act too in an extra Activation of these", ())
JOIN_IN: Way[Groups, Groups] = Way("other groups that act together with these in an extra Activation", ())
ACT_EARLY: Way[Sequence[Group]] = Way("the groups that would act before their Phase, as things are now", ())
ACTIVATION_ENDED: Way[Activation, None] = Way("what becomes of its Zombies, all of which have spent their Actions")
FIGHTS_HERE: Way[int, bool] = Way("whether Zombies attack in a Zone", True)


def _phase(at: str, then: str) -> ZombiesPhase:
    return ZombiesPhase(at=at, then=then)


def in_part(only: Step) -> Frame:
    """A Zombies' Phase with a single one of its steps."""
    return _phase(only.name, CLOSING)


@step("round", "zombies")
def begin_zombies_phase(g: Game, f: Frame) -> None:
    """CL-ROUND-05: the Zombies' Phase."""
    g.push_all([_phase(step_after(g.setting.rules, "zombies-phase"), "spawn")])


@frame(ZombiesPhase)
def zombies_phase(g: Game, f: ZombiesPhase) -> Question | None:
    """CL-ROUND-05, CL-ZACT-01: first every Zombie acts, then new ones come."""
    single = f.then == CLOSING and f.at not in (CLOSING, "over")
    take_step(g, f)
    if single:
        f.at = CLOSING
    return None


@step("zombies-phase", "activation", part=in_part)
def activate_all(g: Game, f: Frame) -> None:
    """CL-ZACT-01: every Zombie acts."""
    g.state.phase = "zombies"
    g.emit("zombies-phase", "CL-ROUND-05", round=g.state.round)
    g.push(Activation(groups=able_to_act(g), extra=False))


@step("zombies-phase", "spawn", part=in_part)
def spawn(g: Game, f: Frame) -> None:
    """New Zombies come."""
    g.push(SpawnStep())


@step("zombies-phase", CLOSING, part=None)
def close(g: Game, f: Frame) -> None:
    """The last moment of the phase, in which Survivors and species may act."""
    g.push_all([*phase_ends(g, "zombies"), ZombiesDone()])


@step("zombies-phase", "over", part=None)
def over(g: Game, f: Frame) -> None:
    """The end of the phase: until now whoever was asked found it still there."""


class ZombiesDone(Frame, tag="zombies-done"):
    """All else of a Zombies' Phase is over."""


@frame(ZombiesDone)
def zombies_done(g: Game, f: ZombiesDone) -> Question | None:
    """The acts of species when everything else of the phase is over."""
    g.pop()
    for hook in g.hooks(hooks.ZOMBIES_DONE):
        g.push_all(hook(g))
    return None


@frame(ExtraActivation)
def extra_activation_frame(g: Game, f: ExtraActivation) -> Question | None:
    """CL-EXTRA-01: a full Activation of the kinds named, wherever they stand."""
    g.pop()
    kinds = (*f.kinds, *g.ask(ACT_TOO, f.kinds))
    acting = able_to_act(g, kinds)
    acting = (*acting, *g.ask(JOIN_IN, acting))
    g.emit("extra-activation", f.rule, kinds=list(kinds), why=f.why)
    if acting:
        g.push(Activation(groups=acting, chain=f.chain))
    return None


@frame(Activation, ends_when_dead=False)
def activation_frame(g: Game, f: Activation) -> Question | None:
    """CL-ZACT-02, -03, -06: pass by pass, Attacks before Moves; the second pass is for those with two Actions."""
    if f.at == "begin":
        f.at = "attack"
        g.push_all(_about_to(g, f, "attack"))
        return None
    if f.at == "attack":
        return _attack(g, f)
    if f.at == "move":
        return move_groups(g, f)
    if f.at == "after":
        f.at = "next"
        for hook in g.hooks(hooks.AFTER_PASS):
            g.push_all(hook(g, f))
        return None
    acting = _still_there(g, f.groups, f.nth + 1)
    if acting:
        f.groups, f.at, f.done, f.moved = acting, "begin", (), ()
        f.nth += 1
        g.push_all(_between_actions(g, f))
        return None
    g.pop()
    g.ask(ACTIVATION_ENDED, f)
    g.push_all(_owed(g, f))
    return None


def _between_actions(g: Game, f: Activation) -> list[Frame]:
    """The pause between two Actions in a Zombies' Phase that is played in parts."""
    phase = None if f.extra else g.innermost(ZombiesPhase)
    return [] if phase is None else [PauseBetween() for _ in phase.between]


PARTS["zombie-action"] = (
    activate_all.name,
    lambda: ZombiesPhase(at=activate_all.name, then=CLOSING, between=(PauseBetween(),)),
)


@frame(PauseBetween)
def pause_between(g: Game, f: PauseBetween) -> Question | None:
    """All Zombies have had one Action, and some have another."""
    return Question("between-actions", g.all_seats(), [Option("go-on"), Option("stay-here")])


@pause_between.answer
def _go_on(g: Game, f: PauseBetween, option: Option) -> None:
    if option.action == "go-on":
        g.pop()


def _owed(g: Game, f: Activation) -> list[Frame]:
    """CL-OUT-09, -12: the extra Activations that splits have caused, one after the other.

    Shortages may follow one another as long as something changes; a chain that comes back to a position of its own ends
    there, as free acts do (CL-READ-09), or Zombies between two equal targets would walk to and fro for ever.
    """
    here = groups(g) if f.owed else ()
    if here in f.chain:
        return []
    chain = (*f.chain, here)
    frames: list[Frame] = g.ask(SHORTAGE, f.owed, chain, NOWHERE) if f.owed else []
    return frames


@activation_frame.answer
def _answer_activation(g: Game, f: Activation, option: Option) -> None:
    answer_move(g, f, option)


def _still_there(g: Game, acting: Iterable[Group], actions: int) -> Groups:
    """The groups with this many Actions, cut down to what is still on the board."""
    kinds = g.setting.kinds
    return remaining(g, [group for group in acting if kinds[group[1]].actions >= actions])


def _attack(g: Game, f: Activation) -> Question | None:
    """CL-ZATK-01, -07: all activated Zombies of a Zone with a Survivor Attack, one Zone after the other."""
    acting = _still_there(g, f.groups, f.nth)
    prey = {s.zone for s in noticed(g) if f.goal in (-1, s.index)}
    for zone, _, _ in acting:
        if zone in prey and zone not in f.done and g.ask(FIGHTS_HERE, zone):
            f.groups = acting
            f.done = (*f.done, zone)
            attacks = tuple((kind, count) for where, kind, count in acting if where == zone)
            g.push(ZombieAttack(zone=zone, attacks=attacks, only=f.goal))
            return None
    f.groups = acting
    _divide(f, rooted(g))
    f.at = "move"
    g.push_all(_about_to(g, f, "move"))
    return None


def _about_to(g: Game, f: Activation, step: str) -> list[Frame]:
    """The frames that come before all Attacks or all Moves of a pass."""
    return [made for hook in g.hooks(hooks.ZOMBIES_ACT) for made in hook(g, f, step)]


def _divide(f: Activation, rooted_here: tuple[tuple[int, int], ...]) -> None:
    """Divide the groups into those who Move now and those who stay: after an Attack, or rooted for this phase."""
    waiting, staying = [], []
    for zone, kind, count in f.groups:
        stays = count if zone in f.done else min(count, rooted_here.count((zone, kind)))
        waiting.append((zone, kind, count - stays))
        staying.append((zone, kind, stays))
    f.waiting = tuple(group for group in waiting if group[2])
    f.moved = tuple(group for group in staying if group[2])


def rooted(g: Game) -> tuple[tuple[int, int], ...]:
    """(zone, kind) of each Zombie that must not Move in this Zombies' Phase."""
    phase = g.innermost(ZombiesPhase)
    return phase.rooted if phase is not None else ()
