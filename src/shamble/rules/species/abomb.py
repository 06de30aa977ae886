"""The A-Bomb Abomination (CL-ABOMB): it drags in whoever stands next to it."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rules.frames import Activation
from shamble.rules.kinds import WOULD_DRAG, able
from shamble.rules.moving import drag
from shamble.rules.noise import noticed
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Way

rules = Rule("a-bomb")

declare(
    Action("grabbed", "who zone", "zone", "the Zone of the A-Bomb that drags them in"),
    DecisionKind("grabbed", "{grabbed: b}", "which A-Bomb grabs"),
)

ADJACENT: Way[int, Sequence[int]] = Way("the Zones next door into which an A-Bomb grabs")


@rules.on(hooks.AFTER_PASS, "CL-ABOMB-04")
@about(abilities=("grabbing",))
def grab(g: Game, activation: Activation) -> list[Frame]:
    """CL-ABOMB-04, CL-READ-14: after the Moves of the pass with its last Action all its neighbours are dragged in.

    In an Activation that goes for one Survivor the others are ignored here too (SKILL-taunt).
    """
    kinds = g.setting.kinds
    zones = tuple(
        sorted(
            {
                zone
                for zone, kind, count in activation.groups
                if count and able(g, kind, "grabbing") and kinds[kind].actions == activation.nth
            }
        )
    )
    if not zones:
        return []
    prey = [s for s in noticed(g) if activation.goal in (-1, s.index) and not g.ask(hooks.HELD, s, False)]
    victims = tuple(s.index for s in prey if _grabbers(g, s.zone, zones))
    return [Grab(zones=zones, victims=victims)] if victims else []


@rules.on(WOULD_DRAG)
@about(abilities=("grabbing",))
def would_be_grabbed(g: Game, kind: int, zone: int) -> Sequence[int]:
    """CL-ABOMB-04: everybody next door whom nothing holds."""
    if not able(g, kind, "grabbing"):
        return ()
    return [s.index for s in noticed(g) if _grabbers(g, s.zone, (zone,)) and not g.ask(hooks.HELD, s, False)]


def _grabbers(g: Game, zone: int, zones: tuple[int, ...]) -> list[int]:
    """CL-ABOMB-06: the A-Bombs next door, across fences too."""
    near = g.ask(ADJACENT, zone)
    return [other for other in zones if other in near]


@ADJACENT.usual
def across_a_border(g: Game, zone: int) -> Sequence[int]:
    """CL-ABOMB-04, -06: Zones with a common border that is no wall, whatever stands on it."""
    return g.layout.grab_adjacent[zone]


class Grab(Frame, tag="grab"):
    """Survivors are dragged to an A-Bomb, one after the other."""

    zones: tuple[int, ...]
    victims: tuple[int, ...]


@frame(Grab)
def grab_frame(g: Game, f: Grab) -> Question | None:
    """CL-ABOMB-08: with more than one A-Bomb next to a Survivor, their player chooses which one grabs."""
    victims = [who for who in f.victims if g.person(who).zone >= 0]
    if not victims:
        g.pop()
        return None
    survivor = g.person(victims[0])
    options = [
        Option("grabbed", who=survivor.index, zone=zone, rule="CL-ABOMB-08")
        for zone in _grabbers(g, survivor.zone, f.zones)
    ]
    return Question("grabbed", (survivor.seat,), options, survivor.index)


@grab_frame.answer
def _grabbed(g: Game, f: Grab, option: Option) -> None:
    f.victims = tuple(who for who in f.victims if who != option.who)
    drag(g, g.person(option.who), option.zone, by="a-bomb", rule="CL-ABOMB-04")
