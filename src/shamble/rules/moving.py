"""Moving from Zone to Zone (CL-MOVE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shamble.engine.agenda import MOVED, Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.frames import Reaction, Turn
from shamble.rules.registry import RESOLVERS, Lack, action, lacking
from shamble.rules.turn import AFTER_A_MOVE, Purse, note_action, supposed_turn, tell_use, turn_of
from shamble.world import hooks
from shamble.world.about import makes
from shamble.world.facts import LEAVES_FREELY, PASSES_CROWD
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import because
from shamble.world.state import Survivor

CLIMBING: Way[int, int] = Way("Actions that the ground of a Zone demands on top from whoever Moves out of it", 0)
ENTERING: Way[int, int] = Way("Actions that the ground of a Zone demands on top from a Survivor who Moves into it", 0)
ABOARD: Way[Survivor, str] = Way("the kind of piece they sit in instead of standing on their feet", "")
SHUT_IN: Way[Survivor, bool] = Way("whether what they sit in keeps them from what takes standing in a Zone", False)
MOVES_ON_THE_SPOT: Way[Survivor, int, str, Sequence[Option]] = Way("their Moves into no other Zone (price)", ())

declare(
    Action("move", "who zone cost free", "zone", "go to a neighbouring Zone", group="move", moves=True, hint="move",
        purpose="step"),
    Action("move-on", "who zone", "zone", "go one Zone further in the same Move", moves=True, purpose="step"),
    Action("stop", "who", "", "end the Move here", ends=QUESTION),
    DecisionKind("free-move", "{move: b} or {decline: true}", "a Move for nothing"),
    DecisionKind("after-move", "{climb-in: wagon} or {decline: true}", "what may follow a Move for nothing"),
    DecisionKind("move-on", "{move-on: c} or {stop: true}", "whether a Move goes on"),
    EventKind("moved", "who origin zone because", quick=True, stood="origin"),
    EventKind("dragged", "who origin zone by", stood="origin"),
)  # fmt: skip


def hold_back_cost(g: Game, survivor: Survivor) -> int:
    """CL-MOVE-03: one Action for each Zombie in the Zone that they leave, and what its ground demands."""
    return held_back_in(g, survivor, survivor.zone)


def held_back_in(g: Game, survivor: Survivor, zone: int) -> int:
    """The same for a Zone in which they would stand."""
    crowd = g.state.crowd[zone]
    return g.ask(CLIMBING, zone) + (0 if crowd and LEAVES_FREELY in survivor.profile.facts else crowd)


def surcharge_into(g: Game, zone: int) -> int:
    """Actions that a Survivor needs on top to Move into a Zone."""
    return g.ask(ENTERING, zone)


def _within_means(g: Game, survivor: Survivor) -> list[int]:
    """The Zones next door into which they can go on: some demand Actions of their turn."""
    near = [(zone, surcharge_into(g, zone)) for zone in g.layout.adjacent[survivor.zone]]
    return [zone for zone, actions in near if not actions or actions <= _actions_left(g, survivor)]


def _pay_for_ground(g: Game, survivor: Survivor, zone: int) -> None:
    turn, actions = turn_of(g, survivor.index), surcharge_into(g, zone)
    if turn is not None and actions:
        turn.spent += actions


def ends_moves(g: Game, zone: int) -> bool:
    """Whether a Move of several Zones ends here: at Zombies (CL-MOVE-05), or where it takes more to get on."""
    return bool(g.state.crowd[zone] or g.ask(CLIMBING, zone))


def move_zones(g: Game, survivor: Survivor) -> int:
    """The number of Zones that a Move Action of theirs may cover."""
    return g.ask(hooks.MOVE_ZONES, survivor, 1)


def is_on_foot(g: Game, survivor: Survivor) -> bool:
    """Whether they stand on their own feet: whoever sits in something has to get out before a Move (CL-CAR-06)."""
    return not g.ask(ABOARD, survivor)


def stands_in_zone(g: Game, survivor: Survivor) -> bool:
    """Whether they stand in their Zone, or count as if they did (CL-CAR-06, UA-MACH-09)."""
    return not g.ask(SHUT_IN, survivor)


@makes("move", paid=True)
def offer_move(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-MOVE-01, -04: to a neighbouring Zone, if the whole price can be paid in this activation."""
    price = purse.price("move", hold_back_cost(g, survivor))
    if price is not None:
        out += moves(survivor.index, g.layout.adjacent[survivor.zone], price[0], price[1])


@lacking("move")
def no_move(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-MOVE-01, -04: nowhere to go, or too many Zombies for the Actions that are left."""
    if not g.layout.adjacent[survivor.zone]:
        return Lack("move-nowhere", "CL-MOVE-01")
    held = hold_back_cost(g, survivor)
    if held and Purse(g, turn, survivor).price("move", held) is None:
        return Lack("move-held", "CL-MOVE-04", 1 + held)
    return None


@shared
def moves(who: int, zones: tuple[int, ...], cost: int, free: str = "") -> tuple[Option, ...]:
    """Moves to these Zones at a price."""
    return tuple([Option("move", who=who, zone=zone, cost=cost, free=free, rule="CL-MOVE-01") for zone in zones])


@action("move")
def _move(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    go(g, survivor, option.zone, further=move_zones(g, survivor) - 1)


def go(
    g: Game,
    survivor: Survivor,
    zone: int,
    *,
    further: int,
    least: int = 0,
    passes: bool = False,
    rule: str = "CL-MOVE-01",
) -> None:
    """Step into a Zone; `further` Zones may follow in the same Move, `least` must; `passes` if no Zombies end it."""
    if further > 0 and not stopped(g, survivor, zone, passes):
        g.push(Moving(who=survivor.index, left=further, least=least, passes=passes))
    enter(g, survivor, zone, eased_by(g, survivor), rule)


def eased_by(g: Game, survivor: Survivor) -> Sequence[str]:
    """The Skills that change the price of the Zombies in their Zone, if there are any."""
    return g.thanks_to(survivor, LEAVES_FREELY) if g.state.crowd[survivor.zone] else []


def stopped(g: Game, survivor: Survivor, zone: int, passes: bool = False) -> bool:
    """CL-MOVE-05: Zombies end a Move in their Zone, unless a Survivor may pass them; hard ground always ends it."""
    crowded = g.state.crowd[zone] and not passes and PASSES_CROWD not in survivor.profile.facts
    return bool(crowded or g.ask(CLIMBING, zone))


def enter(g: Game, survivor: Survivor, zone: int, eased_by: Sequence[str] = (), rule: str = "CL-MOVE-01") -> None:
    """Put the Survivor into a Zone by a Move or by some other rule; places, then their own Skills may react to it."""
    origin = survivor.zone
    g.settle(survivor, zone)
    g.emit("moved", rule, who=survivor.index, origin=origin, zone=zone, **because(eased_by))
    own, general = survivor.profile.hooks.get(hooks.ZONE_ENTERED, ()), g.hooks(hooks.ZONE_ENTERED)
    for hook in (*dict.fromkeys(own), *general) if own else general:
        g.push_all(hook(g, survivor.index, zone))
    for follow in g.hooks(hooks.MOVED):
        g.push_all(follow(g, survivor, origin, zone))


class Moving(Frame, tag="moving"):
    """A Move that may go on."""

    left: int
    least: int
    passes: bool


@frame(Moving, ends_when_moved=True)
def moving_frame(g: Game, f: Moving) -> Question | None:
    """CL-MOVE-05: a Zone with Zombies ends the Move Action; otherwise it may go on."""
    survivor = g.person(f.who)
    if f.left == 0 or stopped(g, survivor, survivor.zone, f.passes):
        g.pop()
        return None
    options = [] if f.least else [Option("stop", who=survivor.index, rule="CL-MOVE-01")]
    options += [
        Option("move-on", who=survivor.index, zone=zone, rule="CL-MOVE-01") for zone in _within_means(g, survivor)
    ]
    return Question("move-on", (survivor.seat,), options, survivor.index)


@moving_frame.answer
def _move_on(g: Game, f: Moving, option: Option) -> None:
    if option.action == "stop":
        g.pop()
        return
    survivor = g.person(f.who)
    _pay_for_ground(g, survivor, option.zone)
    f.left = 0 if stopped(g, survivor, option.zone, f.passes) else f.left - 1
    f.least = max(0, f.least - 1)
    enter(g, survivor, option.zone)


def within_steps(g: Game, survivor: Survivor) -> set[int]:
    """The Zones that are no further away than one Move Action goes, whatever may stop it."""
    adjacent = g.layout.adjacent
    found = set(adjacent[survivor.zone])
    for _ in range(move_zones(g, survivor) - 1):
        found |= {near for zone in found for near in adjacent[zone]}
    return found


def within_a_move(g: Game, survivor: Survivor, first: Iterable[int]) -> set[int]:
    """The Zones in which one Move Action may end that begins with one of these steps (CL-MOVE-01, -05)."""
    adjacent = g.layout.adjacent
    edge = set(first)
    found = set(edge)
    for _ in range(move_zones(g, survivor) - 1):
        passed = [zone for zone in edge if not stopped(g, survivor, zone, False)]
        edge = {near for zone in passed for near in adjacent[zone]} - found
        found |= edge
    return found


def head_for(g: Game, survivor: Survivor, goal: int) -> None:
    """A whole Move Action into this Zone, which is within it; where several ways lead there their player picks one."""
    g.push(MoveToGoal(who=survivor.index, goal=goal, left=move_zones(g, survivor)))


class MoveToGoal(Frame, tag="heading"):
    """A Move to a goal, Zone by Zone."""

    goal: int
    left: int


@frame(MoveToGoal, ends_when_moved=True)
def heading_frame(g: Game, f: MoveToGoal) -> Question | None:
    """The next step of a Move whose end is settled."""
    survivor = g.state.survivors[f.who]
    near = _within_means(g, survivor) if f.left and survivor.zone != f.goal else []
    steps = [f.goal] if f.goal in near else [zone for zone in near if _leads_to(g, survivor, zone, f)]
    if not steps:
        g.pop()
        return None
    options = [Option("move-on", who=survivor.index, zone=zone, rule="CL-MOVE-01") for zone in steps]
    return Question("move-on", (survivor.seat,), options, survivor.index)


def _leads_to(g: Game, survivor: Survivor, zone: int, f: MoveToGoal) -> bool:
    left, edge = f.left - 1, {zone}
    while left and edge:
        passed = [one for one in edge if not stopped(g, survivor, one, False)]
        edge = {near for one in passed for near in g.layout.adjacent[one]}
        if f.goal in edge:
            return True
        left -= 1
    return False


@heading_frame.answer
def _head_on(g: Game, f: MoveToGoal, option: Option) -> None:
    survivor = g.state.survivors[f.who]
    eased = eased_by(g, survivor)
    f.left -= 1
    _pay_for_ground(g, survivor, option.zone)
    enter(g, survivor, option.zone, eased)


class FreeMove(Reaction, tag="free-move"):
    """A Move for nothing."""

    surcharge: bool = False


@frame(FreeMove)
def free_move(g: Game, f: FreeMove) -> Question | None:
    """A Move Action for nothing that a Skill grants outside the turn's own Actions; it may be declined.

    With `surcharge` the Zombies that they leave behind still cost Actions of their turn (CL-MOVE-03).
    """
    survivor = g.person(f.who)
    on_foot = is_on_foot(g, survivor)
    cost = hold_back_cost(g, survivor) if f.surcharge else g.ask(CLIMBING, survivor.zone)
    left = _actions_left(g, survivor)
    options: list[Option] = []
    for zone in g.layout.adjacent[survivor.zone] if on_foot else ():
        price = cost + surcharge_into(g, zone)
        if price <= left:
            options += moves(survivor.index, (zone,), price, "move" if price else "")
    options += g.ask(MOVES_ON_THE_SPOT, survivor, cost, "move") if cost <= left else ()
    if not options and not on_foot:
        g.pop()
        return None
    return Question("free-move", (survivor.seat,), [Option("decline", who=survivor.index), *options], survivor.index)


def _actions_left(g: Game, survivor: Survivor) -> int:
    turn = turn_of(g, survivor.index)
    return Purse(g, turn, survivor).left if turn is not None else 0


@free_move.answer
def _free_move(g: Game, f: FreeMove, option: Option) -> None:
    g.pop()
    if option.action == "decline":
        return
    survivor = g.person(f.who)
    turn = turn_of(g, survivor.index)
    if turn is not None:
        turn.spent += option.cost
        note_action(turn, option.action)
    if f.skill:
        tell_use(g, skill_rule(f.skill), who=survivor.index, skill=f.skill)
    if option.action != "move":
        _on_the_spot(g, survivor, option)
        return
    if turn is None:
        g.push(MoveOver(who=f.who))
    go(g, survivor, option.zone, further=move_zones(g, survivor) - 1)


def _on_the_spot(g: Game, survivor: Survivor, option: Option) -> None:
    who, action_ = survivor.index, option.action
    g.emit("action", option.rule, who=who, action=action_, cost=option.cost, free=option.free)
    RESOLVERS[action_](g, turn_of(g, who) or supposed_turn(who, action_), survivor, option)


class MoveOver(Frame, tag="move-over"):
    """A Move is over after which nobody asks for an Action of theirs: what may follow it is asked now."""


@frame(MoveOver, ends_when_moved=True)
def move_over(g: Game, f: MoveOver) -> Question | None:
    """They do one of these things, or none."""
    survivor = g.person(f.who)
    options = g.ask(AFTER_A_MOVE, survivor)
    if not options:
        g.pop()
        return None
    return Question("after-move", (survivor.seat,), [Option("decline", who=survivor.index), *options], survivor.index)


@move_over.answer
def _after_move(g: Game, f: MoveOver, option: Option) -> None:
    g.pop()
    if option.action != "decline":
        _on_the_spot(g, g.person(f.who), option)


def drag(g: Game, survivor: Survivor, zone: int, *, by: str, rule: str) -> None:
    """Put a Survivor elsewhere without a Move of theirs: no cost, and nothing that is tied to moving (CL-ABOMB-05)."""
    origin = survivor.zone
    g.settle(survivor, zone)
    g.emit("dragged", rule, who=survivor.index, origin=origin, zone=zone, by=by)
    g.drop_frames(survivor.index, MOVED)
