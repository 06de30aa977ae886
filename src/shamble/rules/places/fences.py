"""Barbwire fences (CL-FENCE): Abominations tear them; torn ones let everybody pass."""

from __future__ import annotations

from shamble.board import FENCES, Barrier
from shamble.board.barriers import INTACT, TORN
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import EventKind, declare
from shamble.rules.frames import Activation
from shamble.rules.pursuit import Senses
from shamble.rules.rule import Rule
from shamble.rules.splitting import WHO_DECIDES
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game

rules = Rule("fences")

declare(
    EventKind("fence-torn", "origin zone kind"),
)


def _intact(g: Game, a: int, b: int) -> Barrier | None:
    fence = g.setting.board.barrier_between(a, b, FENCES)
    return fence if fence is not None and fence.state(g.state.doors) == INTACT else None


@rules.on(hooks.ZOMBIES_ACT, "CL-FENCE-05")
@about(barriers=(FENCES,))
def break_through(g: Game, activation: Activation, step: str) -> list[Frame]:
    """CL-FENCE-04, -05, CL-PATH-09: whatever Abomination has to cross a fence tears it before anybody moves."""
    if step != "move":
        return []
    kinds = g.setting.kinds
    senses = Senses(g, activation.goal, hindered=activation.hindered)
    frames: list[Frame] = []
    for zone, kind, _ in activation.waiting:
        if kinds[kind].is_abomination:
            fenced = tuple(beyond for beyond in senses.blocked_steps(zone) if _intact(g, zone, beyond))
            if fenced:
                frames.append(TearFence(zone=zone, kind=kind, ways=fenced))
    return frames


class TearFence(Frame, tag="tear-fence"):
    """The choice of the fence that Zombies tear down."""

    zone: int
    kind: int
    ways: tuple[int, ...]


@frame(TearFence, ends_when_dead=False)
def tear_fence(g: Game, f: TearFence) -> Question | None:
    """CL-SPLIT-06: between several fences on equal ways somebody chooses for it."""
    options = [Option("way", zone=way, kind=f.kind, via=f.zone, rule="CL-FENCE-05") for way in f.ways]
    return Question("choose-way", g.ask(WHO_DECIDES), options)


@tear_fence.answer
def _tear(g: Game, f: TearFence, option: Option) -> None:
    g.pop()
    fence = _intact(g, f.zone, option.zone)
    if fence is not None:
        g.state.doors = fence.put(g.state.doors, TORN)
        g.emit("fence-torn", "CL-FENCE-05", origin=f.zone, zone=option.zone, kind=f.kind)
