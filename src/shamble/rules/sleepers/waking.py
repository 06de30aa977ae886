"""Whatever wakes Sleepers, and what comes of it (AD-SLEEP-02 to -08, AD-NOISE-05, -06)."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.dice import throw
from shamble.rules.frames import Activation
from shamble.rules.horde import put
from shamble.rules.kinds import able
from shamble.rules.noise import NOISE_HEARD
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.running_out import WHEN_PLACED, ExtraActivation
from shamble.rules.sleepers.resting import rest, woken_kind
from shamble.rules.sleepers.tokens import SLEEPER, SleeperToken, most_in_one, sleepers_in, turn_over
from shamble.rules.turn import tell_use
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.facts import ROLLS_AGAIN, STEALTHY
from shamble.world.game import Game
from shamble.world.pieces import pieces_of
from shamble.world.play import USUAL_DIE
from shamble.world.state import Survivor

rules = Rule("waking")

WAKES = "wakes-sleepers"
WAKING = 1
"""AD-SLEEP-07: the face that wakes."""

declare(
    Action("wake", "zone", "zone", "the Zone whose Sleepers wake first"),
    Action("throw-again", "who name", "name", "throw a die once more; `name` is the Skill that lets them"),
    DecisionKind("throw-again", "{throw-again: Lucky} or {decline: true}",
        "whether a die outside an attack is thrown once more"),
    DecisionKind("wake-order", "{wake: b}", "which of several Sleeper tokens is turned next, if Shamblers may run out"),
    EventKind("woken", "zone kind count", tone="bad", reveals=True),
    EventKind("sleepers-lacking", "zone kind count", tone="bad", reveals=True),
)  # fmt: skip


class Waking(Frame, tag="waking"):
    """Sleeper tokens that are turned over, one after the other; `rule` is the ledger id of what wakes them."""

    tokens: tuple[int, ...]
    rule: str


@frame(Waking, ends_when_dead=False)
def waking_frame(g: Game, f: Waking) -> Question | None:
    """AD-OPEN-26: in the order that the players like, which matters where the miniatures might not do for all."""
    zones = {number: g.state.pieces[number].zone for number in f.tokens if g.state.pieces[number].zone >= 0}
    if not zones:
        g.pop()
        return None
    choices = dict.fromkeys(zones.values())
    if len(choices) > 1 and g.state.stock[woken_kind(g)] < most_in_one(g) * len(zones):
        options = [Option("wake", zone=zone, rule="AD-OPEN-26") for zone in choices]
        return Question("wake-order", who_settles(g), options)
    _wake(g, f, next(iter(zones)))
    return None


@waking_frame.answer
def _wake_first(g: Game, f: Waking, option: Option) -> None:
    _wake(g, f, next(number for number in f.tokens if g.state.pieces[number].zone == option.zone))


def _wake(g: Game, f: Waking, number: int) -> None:
    """AD-SLEEP-02, -04: as many Shamblers as the token says, or none at all if there are too few of them."""
    f.tokens = tuple(other for other in f.tokens if other != number)
    zone, kind = g.state.pieces[number].zone, woken_kind(g)
    count = turn_over(g, number, woken=True)
    if count <= g.state.stock[kind]:
        put(g, zone, kind, count)
        rest(g, zone, count)
        g.emit("woken", f.rule, zone=zone, kind=kind, count=count)
        return
    g.emit("sleepers-lacking", "AD-SLEEP-04", zone=zone, kind=kind, count=count)
    g.push(ExtraActivation(kinds=(kind,), why="shortage", rule="AD-SLEEP-04"))


def wake_in(g: Game, zones: Iterable[int], rule: str) -> list[Frame]:
    """The frame in which all Sleepers of these Zones wake, if there are any."""
    tokens = sleepers_in(g, zones)
    return [Waking(tokens=tokens, rule=rule)] if tokens else []


@rules.on(NOISE_HEARD)
def noise_wakes(g: Game, zone: int, loudness: int, who: int) -> list[Frame]:
    """AD-NOISE-05, -06; AD-SLEEP-05: here and in each adjacent Zone, whether or not the token has moved."""
    return wake_in(g, (zone, *g.layout.adjacent[zone]), "AD-SLEEP-05")


@rules.on(hooks.SEARCH_FOUND, "AD-SLEEP-06")
@about(pieces=(SLEEPER,))
def searching_wakes(g: Game, survivor: Survivor, cards: tuple[int, ...]) -> list[Frame]:
    """AD-SLEEP-06, AD-ACT-06, AD-OPEN-05: in the Zone that is Searched and nowhere else."""
    return wake_in(g, (survivor.zone,), "AD-SLEEP-06")


@rules.on(hooks.TAKEN, "AD-SLEEP-06")
@about(pieces=(SLEEPER,))
def objectives_wake(g: Game, who: int, objective: int) -> None:
    """AD-SLEEP-06, AD-ACT-13, AD-OPEN-05: in the Zone of whoever takes or activates it."""
    g.push_all(wake_in(g, (g.state.survivors[who].zone,), "AD-SLEEP-06"))


@rules.on(WHEN_PLACED)
def spawning_wakes(g: Game, zone: int, kind: int, count: int) -> list[Frame]:
    """AD-SLEEP-08, AD-SPAWN-05: Zombies that come from the stock, by a card or an Aaahh!!."""
    return wake_in(g, (zone,), "AD-SLEEP-08") if able(g, kind, WAKES) else []


@rules.on(hooks.ZOMBIES_MOVED, "AD-SLEEP-08")
@about(pieces=(SLEEPER,))
def stirred_by_zombies(g: Game, origin: int, zone: int, kind: int, count: int) -> None:
    """AD-SLEEP-08: Zombies that Move into a Zone stir its Sleepers; they wake when all Moves of the pass are made."""
    for number in sleepers_in(g, (zone,)) if able(g, kind, WAKES) else ():
        g.state.piece(number, SleeperToken).stirred = True


@rules.on(hooks.AFTER_PASS, "AD-SLEEP-08")
@about(pieces=(SLEEPER,))
def the_stirred_wake(g: Game, activation: Activation) -> list[Frame]:
    """AD-SLEEP-08: before the Zombies with another Action use it."""
    stirred = tuple(number for number, piece in pieces_of(g, SleeperToken) if piece.stirred)
    return [Waking(tokens=stirred, rule="AD-SLEEP-08")] if stirred else []


@rules.on(hooks.MOVED, "AD-SLEEP-07")
@about(pieces=(SLEEPER,))
def leaving_may_wake(g: Game, survivor: Survivor, origin: int, zone: int) -> list[Frame]:
    """AD-SLEEP-07, AD-SPEC-02, AD-OPEN-25: for each Zone left, unless they are Stealthy."""
    if STEALTHY in survivor.profile.facts or not sleepers_in(g, (origin,)):
        return []
    return [Leaving(who=survivor.index, zone=origin)]


class Leaving(Frame, tag="leaving-sleepers"):
    """Somebody has left a Zone with Sleepers. `thrown`: what their die shows; `again`: it was thrown a second time."""

    zone: int
    thrown: int = 0
    again: bool = False


@frame(Leaving, ends_when_dead=False)
def leaving_frame(g: Game, f: Leaving) -> Question | None:
    """AD-SLEEP-07: one die, however many tokens lie there; a 1 wakes them all."""
    survivor = g.state.survivors[f.who]
    if not f.thrown:
        f.thrown = throw(g, survivor, USUAL_DIE, rule="AD-SLEEP-07")[0]
        return None
    if f.thrown == WAKING and not f.again and ROLLS_AGAIN in survivor.profile.facts:
        name = g.thanks_to(survivor, ROLLS_AGAIN)[0]
        options = [Option("throw-again", who=f.who, name=name), Option("decline", who=f.who)]
        return Question("throw-again", (survivor.seat,), options, f.who)
    g.pop()
    if f.thrown == WAKING:
        g.push_all(wake_in(g, (f.zone,), "AD-SLEEP-07"))
    return None


@leaving_frame.answer
def _throw_again(g: Game, f: Leaving, option: Option) -> None:
    f.again = True
    if option.action == "throw-again":
        tell_use(g, skill_rule(option.name), who=f.who, skill=option.name)
        f.thrown = throw(g, g.state.survivors[f.who], USUAL_DIE, rule="AD-SLEEP-07")[0]
