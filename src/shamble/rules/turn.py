"""A Survivor's turn: Actions and free Actions, what is offered, what it costs (CL-ACT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import ACTIONS, QUESTION, TURN, Action, DecisionKind, EventKind, declare
from shamble.rules.frames import EndPhase, PlayersPhase, Turn, ZombiesPhase
from shamble.rules.registry import RESOLVERS
from shamble.rules.rule import IDS
from shamble.world import hooks
from shamble.world.about import Limit
from shamble.world.facts import FURTHER_ACTION, ONCE_MORE
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import because
from shamble.world.state import NO_KINDS, Survivor

PAYS_FOR: dict[str, tuple[str, ...]] = {
    "move": ("move",),
    "melee": ("melee", "combat"),
    "ranged": ("ranged", "combat"),
    "explosive": ("explosive", "ranged", "combat"),
    "melee-pair": ("pair", "melee", "combat"),
    "ranged-pair": ("pair", "ranged", "combat"),
    "search": ("search",),
    "door": ("door",),
    "reload": ("reload",),
    "reload-pistol": ("reload-pistol", "reload"),
    "dog": ("dog",),
    "team": ("team",),
    "charge": ("charge",),
    "vade-retro": ("vade-retro",),
}
"""Types of free Action that may pay for each Action; the narrowest first, as it is never worse to spend that one."""
SPECIAL_TYPES = ("fanning", "marked", "pistol", "rifle", "melee-weapon")
"""Types that pay for some attacks alone (hooks.FREE_FOR)."""
FREE_TYPES = (*dict.fromkeys(kind for kinds in PAYS_FOR.values() for kind in kinds), *SPECIAL_TYPES)


MELEE, RANGED = "melee", "ranged"
ATTACKS = (MELEE, RANGED)
KILLED = "a kill"
"""Stands among what was used in a turn once a Zombie was killed in it."""

declare(
    Action("end", "who", "", "end the turn", group="end", ends=TURN, idle=True, hint="end"),
    Action("decline", "who", "", "do without what is offered", ends=QUESTION, idle=True),
    DecisionKind("turn", "`do`", "the next Action of a turn", rests=True),
    EventKind("action", "who action cost free because", still=True),
    EventKind("turn-ended", "who", still=True),
    EventKind("skill-used", "who skill"),
)

TURN_ENDED: Way[Survivor, Sequence[Frame]] = Way("what comes of the end of somebody's turn, last of all", ())
AFTER_A_MOVE: Way[Survivor, Sequence[Option]] = Way("what they may do for nothing where a Move of theirs has ended", ())


class Purse:
    """All that a Survivor can still spend in this turn."""

    __slots__ = ("_free", "_game", "_survivor", "_turn", "can_pay", "left")

    def __init__(self, g: Game, turn: Turn, survivor: Survivor) -> None:
        self._game = g
        self._turn = turn
        self._survivor = survivor
        given = turn.given is not None
        self._free = not given and hooks.FREE_ACTIONS in survivor.profile.hooks
        left = (1 if given else usual_actions(g, survivor, turn.bonus)) - turn.spent
        self.left: int = left if left > 0 else 0
        self.can_pay = self._free or left > 0

    def price(self, what: str, surcharge: int = 0, special: tuple[str, ...] = ()) -> tuple[int, str] | None:
        """(Actions, type of free Action or "") for an Action of this type, or None when it cannot be paid.

        CL-ACT-03: free Actions go first; the surcharge is paid with ordinary ones (CL-MOVE-03, -04). `special`: types
        that could pay for just this Action, before those that could pay for any of its type.
        """
        if self._free and self.left >= surcharge:
            for free in (*special, *PAYS_FOR[what]):
                if self.free_left(free) > 0:
                    return surcharge, free
        return (1 + surcharge, "") if self.left >= 1 + surcharge else None

    def free_left(self, free: str) -> int:
        """The number of free Actions of a type that are left."""
        if not self._free:
            return 0
        total = self._game.ask(hooks.FREE_ACTIONS, self._survivor, free, 0)
        used: int = self._turn.free.count(free)
        return total - used


def usual_actions(g: Game, survivor: Survivor, further: int = 0) -> int:
    """The Actions of an activation: those of the edition, `further` ones, and what Skills add."""
    usual: int = g.setting.rules.numbers.actions
    return usual + further + survivor.profile.facts.get(FURTHER_ACTION, 0)


def ordinary_actions_left(g: Game, survivor: Survivor) -> int | None:
    """The Actions that a Survivor can still spend in this round, free ones aside; None: they have acted."""
    turn = turn_of(g, survivor.index)
    if turn is not None and survivor.status == "alive":
        return Purse(g, turn, survivor).left
    phase = g.innermost(PlayersPhase)
    has_acted = phase is not None and bool(phase.activated >> survivor.index & 1)
    if survivor.status != "alive" or has_acted:
        return None
    return max(0, usual_actions(g, survivor, survivor.extra_actions))


def actions_left(g: Game, survivor: Survivor) -> tuple[int | None, list[str]]:
    """Actions, and the types of free Actions, that a Survivor can still spend in this round; None: they have acted."""
    left, turn = ordinary_actions_left(g, survivor), turn_of(g, survivor.index)
    if left is None:
        return None, []
    if turn is not None:
        purse = Purse(g, turn, survivor)
        counts = [purse.free_left(kind) for kind in FREE_TYPES]
    else:
        counts = [g.ask(hooks.FREE_ACTIONS, survivor, kind, 0) for kind in FREE_TYPES]
    return left, [kind for kind, count in zip(FREE_TYPES, counts, strict=True) for _ in range(count)]


class TurnSoFar(NamedTuple):
    """A turn so far (see Turn)."""

    who: int
    spent: int = 0
    bonus: int = 0
    free: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    done: tuple[tuple[str, str], ...] = ()
    searched: int = 0
    cancelled: tuple[str, ...] = ()


def turn_so_far(g: Game, who: int | None = None) -> TurnSoFar | None:
    """The turn that is going on, or somebody's, so far; None without one."""
    turn = g.innermost(Turn, who)
    return None if turn is None else TurnSoFar(*(getattr(turn, name) for name in TurnSoFar._fields))


def acting(g: Game) -> int:
    """The Survivor whose turn it is, or -1."""
    turn = g.innermost(Turn)
    return turn.who if turn is not None else -1


def have_acted(g: Game) -> int:
    """The Survivors whose turn in this Players' Phase is not still to come, as bits; in other phases all."""
    phase = players_phase_now(g)
    return -1 if phase is None else phase.activated


def still_to_act(g: Game, who: int) -> bool:
    """Whether somebody's turn in this Players' Phase is still to come."""
    return not have_acted(g) >> who & 1


def new_turn(g: Game, who: int) -> Turn:
    """The frame of a fresh turn: whatever lasts for a turn lives in it."""
    survivor = g.state.survivors[who]
    bonus, survivor.extra_actions = survivor.extra_actions, 0
    return Turn(who=who, bonus=bonus)


def given_turn(g: Game, who: int, by: str, actions: tuple[str, ...] = ()) -> Turn:
    """The frame of a single Action outside their own activation, for nothing; `actions`: nothing else will do.

    It brings no free Actions along, and whoever has Searched in this phase does not Search again.
    """
    searched = times_used(g, who, SEARCH) + times_used(g, who, GIVEN_SEARCH)
    return Turn(who=who, at="ask", searched=searched, given=by, actions=actions)


@cache
def supposed_turn(who: int, action: str) -> Turn:
    """A single Action of a kind outside their own activation, to see what could be done with it; never a Search.

    It never comes onto an agenda, so that nothing changes it and all games share it.
    """
    return Turn(who=who, at="ask", given="", actions=(action,))


def is_given(turn: Turn) -> bool:
    """Whether this is a single Action that somebody else gave."""
    return turn.given is not None


SEARCH, GIVEN_SEARCH = "Search", "given Search"
"""Notes of Searches for the whole Players' Phase: in turns, and in Actions that others gave."""


def note_in_phase(g: Game, who: int, name: str) -> None:
    """Note that a Survivor has used something that is limited for a whole Players' Phase."""
    phase = players_phase_now(g)
    if phase is not None:
        phase.used = tuple(sorted((*phase.used, (who, name))))


def times_used(g: Game, who: int, name: str) -> int:
    """The number of times that a Survivor has used something in this Players' Phase."""
    phase = players_phase_now(g)
    return phase.used.count((who, name)) if phase is not None else 0


def players_phase_now(g: Game) -> PlayersPhase | None:
    """The frame of the Players' Phase, if no other phase is going on."""
    for found in reversed(g.state.agenda):
        if type(found) is PlayersPhase:
            return found
        if type(found) is ZombiesPhase or type(found) is EndPhase:
            return None
    return None


def turn_of(g: Game, who: int) -> Turn | None:
    """The survivor's innermost turn: a turn inside a turn cannot disturb the outer one."""
    return g.innermost(Turn, who)


def mark_used(turn: Turn, name: str) -> None:
    """Note that a once-per-activation ability has been used."""
    turn.used = (*turn.used, name)


def tell_use(g: Game, rule: str, who: int, skill: str) -> None:
    """Tell everybody that somebody uses a Skill of theirs."""
    g.emit("skill-used", rule, who=who, skill=skill)


def note_standing(turn: Turn, zone: int, cost: int) -> None:
    """Note that they stood in this Zone before an act for which they have just paid, if anything."""
    turn.stood = (*turn.stood, _standing(turn, zone, -cost))


def stood_before(turn: Turn, zone: int, cost: int) -> bool:
    """CL-READ-09: whether they would stand there as they stood before, with nothing spent or used in between."""
    return _standing(turn, zone, cost) in turn.stood


def _standing(turn: Turn, zone: int, cost: int) -> tuple[int, int, int, int]:
    return zone, turn.spent + cost, len(turn.free), len(set(turn.used))


def may_use(g: Game, turn: Turn, survivor: Survivor, name: str) -> bool:
    """Whether a Skill that is limited to one use per activation, or to what raises that, may be used now."""
    used: int = turn.used.count(name)
    return used < 1 + survivor.profile.facts.get(ONCE_MORE + name, 0)


def note_kill(g: Game, who: int) -> None:
    """Note that a survivor has killed: in their turn, if they have one now, and in this round."""
    g.person(who).killed = True
    turn = turn_of(g, who)
    if turn is not None and KILLED not in turn.used:
        mark_used(turn, KILLED)


def has_killed(turn: Turn) -> bool:
    """Whether the survivor has killed in this turn."""
    return KILLED in turn.used


def note_action(turn: Turn, action: str, weapon: str = "") -> None:
    """Note an Action, which may be a free one, among those of this activation."""
    turn.done = (*turn.done, (action, weapon))


def is_action(option: Option) -> bool:
    """Whether it is an Action, or a free one; the use of a Skill or a card that takes none is not."""
    return bool(option.cost or option.free or ACTIONS[option.action].moves)


def forget_cancelled(g: Game) -> None:
    """CL-TRADE-01, -02: with other cards in the inventories whatever was called off may be tried again."""
    for turn in g.state.agenda:
        if isinstance(turn, Turn):
            turn.cancelled = ()


@frame(Turn, at_rest=True)
def turn_frame(g: Game, turn: Turn) -> Question | None:
    """Ask for the next Action; after each one first settle what an ended Action sets off."""
    survivor = g.state.survivors[turn.who]
    if turn.at == "begin":
        turn.at = "ask"
        for begin in survivor.profile.hooks.get(hooks.TURN_BEGINS, ()):
            begin(g, survivor)
    elif turn.at == "after":
        turn.at = "ask"
        for hook in g.hooks(hooks.AFTER_ACTION) if survivor.status == "alive" else ():
            frames = hook(g, turn.who)
            if frames:
                g.push_all(frames)
    elif turn.at == "ended":
        g.pop()
        _settle_end(g, turn, survivor)
    if g.state.agenda[-1] is not turn or g.state.outcome:
        return None
    out = offered(g, turn, survivor)
    out.append(_ending(survivor.index))
    return Question("turn", (survivor.seat,), out, survivor.index)


@shared
def _ending(who: int) -> Option:
    return Option("end", who=who, rule="CL-ACT-07")


def _settle_end(g: Game, turn: Turn, survivor: Survivor) -> None:
    """Carry out what an ended turn sets off; an Action that was given is none, but the turn around it remembers it."""
    if is_given(turn):
        outer = turn_of(g, turn.who)
        if outer is not None:
            outer.used, outer.done = (*outer.used, *turn.used), (*outer.done, *turn.done)
        return
    for hook in (*g.hooks(hooks.TURN_ENDS), *survivor.profile.hooks.get(hooks.TURN_ENDS, ())):
        hook(g, survivor, turn)
    if survivor.in_play:
        g.push_all(g.ask(TURN_ENDED, survivor))


def has_just_moved(turn: Turn) -> bool:
    """Whether the last Action of a turn so far was a Move."""
    return bool(turn.done) and ACTIONS[turn.done[-1][0]].moves


def offered(g: Game, turn: Turn, survivor: Survivor) -> list[Option]:
    """The options that a Survivor has now in a turn; where one Action is given, those that cost just one."""
    out, limits = _unlimited(g, turn, survivor)
    for limit in limits if out else ():
        out = limit(g, turn, survivor, out)
    if turn.given is not None:
        allowed = turn.actions
        out = [option for option in out if option.cost == 1 and (not allowed or option.action in allowed)]
        if has_just_moved(turn):
            out.extend(g.ask(AFTER_A_MOVE, survivor))
    for limit in survivor.profile.hooks.get(hooks.OFFER_LIMITS, ()):
        out = limit(g, turn, survivor, out)
    return out


def _unlimited(g: Game, turn: Turn, survivor: Survivor) -> tuple[list[Option], Sequence[Limit]]:
    """All that is offered, and the rules that limit it."""
    purse = Purse(g, turn, survivor)
    out: list[Option] = []
    zone = survivor.zone
    speaking = g.speaking()
    here = g.state.kinds_at(zone) if speaking.minds_place else NO_KINDS
    offers, limits = speaking.in_turn(survivor.profile, here, turn.actions, zone >= 0, purse.can_pay)
    for offer in offers:
        offer(g, turn, survivor, purse, out)
    return out, limits


def forbidden_by(g: Game, turn: Turn, survivor: Survivor, action: str) -> str:
    """The ledger id of the rule that takes the last options of an action away; empty when none does."""
    out, limits = _unlimited(g, turn, survivor)
    for limit in (*limits, *survivor.profile.hooks.get(hooks.OFFER_LIMITS, ())):
        before, out = out, limit(g, turn, survivor, out)
        if any(one.action == action for one in before) and not any(one.action == action for one in out):
            return IDS.get(limit, "")
    return ""


@turn_frame.answer
def _act(g: Game, turn: Turn, option: Option) -> None:
    survivor = g.state.survivors[turn.who]
    if option.action == "end":
        turn.at = "ended"
        g.emit("turn-ended", "CL-ACT-07", who=survivor.index)
        return
    turn.spent += option.cost
    if option.free:
        turn.free = (*turn.free, option.free)
    turn.at = "after"
    if option.action not in ATTACKS and (option.cost or is_action(option)):
        note_action(turn, option.action)
    if option.action not in ("reorganise", "trade"):
        turn.cancelled = ()
    _tell(g, survivor, option)
    RESOLVERS[option.action](g, turn, survivor, option)


def _tell(g: Game, survivor: Survivor, option: Option) -> None:
    """CL-ACT-03: an Action that was free says which Skill or card made it so."""
    who, action, cost, free = survivor.index, option.action, option.cost, option.free
    if free:
        why = because(g.credit(hooks.FREE_ACTIONS, survivor, free, 0))
        g.emit("action", "CL-ACT-03", who=who, action=action, cost=cost, free=free, **why)
    else:
        g.emit("action", option.rule, who=who, action=action, cost=cost, free=free)
