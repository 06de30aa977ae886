"""Skills that lend others something, let them act, or decide who is the next first player."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.combat.one_die import OneDie
from shamble.rules.frames import Attack, EndPhase, Turn
from shamble.rules.registry import action
from shamble.rules.traits import CLASSIC, SEMI_OFFICIAL, lent, skill, skill_offer
from shamble.rules.turn import Purse, given_turn, mark_used, offered, players_phase_now, times_used, turn_of
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

declare(
    Action("sing", "who name n", "n", "Lumberjack Song: invite player `n` to the Action just done (`name`)"),
    Action("nudge", "who name n", "n", "Nudge Nudge: hint to player `n` at an Action (`name`)"),
    Action("join-in", "who name", "who", "the Survivor who performs the Action that their player was invited to"),
    DecisionKind("invited", "{join-in: Ned} or {decline: true}",
        "Lumberjack Song, Nudge Nudge: who performs the Action"),
    DecisionKind("next-first-player", "{first-player: 2}", "Master planner: who gets the token"),
    EventKind("invited", "who first_seat name by"),
    EventKind("joined-in", "who by"),
    EventKind("next-first-player", "who first_seat"),
)  # fmt: skip


@skill(
    "Brother in arms: [Game Effect]",
    "SKILL-brother-in-arms-game-effect",
    versions=(*CLASSIC, "undead-or-alive"),
    verbatim=True,
)
def brother_in_arms(effect: str) -> Iterator[Hook]:
    """While they are not alone in their Zone, every Survivor there has the named Skill, they themselves too.

    A Companion is company enough, but does not get the Skill.
    """
    yield hook(hooks.LENDS, lambda g, s, other: (effect,) if len(g.people_in(s.zone)) > 1 else ())


@skill("Blessed", "SKILL-blessed", versions=SEMI_OFFICIAL)
def blessed() -> Iterator[Hook]:
    """Each other Survivor in their Zone may throw one die again, once per Players' Phase."""
    yield hook(hooks.LENDS, lambda g, s, other: () if other is s else ("Blessed by a friend",))


@lent("Blessed by a friend", "SKILL-blessed")
def blessed_by_a_friend() -> Iterator[Hook]:
    """One die may be thrown again, once per Players' Phase."""

    def once_per_phase(g: Game, s: Survivor, attack: Attack) -> OneDie | None:
        ready = attack.dice and players_phase_now(g) is not None and not times_used(g, s.index, "Blessed")
        return OneDie("Blessed") if ready else None

    yield hook(hooks.REROLL, once_per_phase)


@skill("The Gallop", "SKILL-the-gallop", versions=SEMI_OFFICIAL)
def the_gallop() -> Iterator[Hook]:
    """Each other Survivor in their Zone fights with one of two bonuses, chosen for each Combat Action."""
    yield hook(hooks.LENDS, lambda g, s, other: () if other is s else ("The Gallop of a friend",))


@lent("The Gallop of a friend", "SKILL-the-gallop")
def the_gallop_of_a_friend() -> Iterator[Hook]:
    """One more Damage, or each die one higher."""
    harder, surer = "The Gallop: +1 Damage", "The Gallop: +1 to dice roll"

    def choice(name: str) -> Hook:
        def unless_chosen(g: Game, s: Survivor, attack: Attack) -> str | None:
            return None if harder in attack.used or surer in attack.used else name

        return hook(hooks.BEFORE_ROLL, unless_chosen)

    yield choice(harder)
    yield choice(surer)
    yield hook(hooks.DAMAGE, lambda g, s, attack, damage: damage + (harder in attack.used))
    yield hook(hooks.ROLL_BONUS, lambda g, s, attack, bonus: bonus + (surer in attack.used))


@skill_offer("Lumberjack Song", "SKILL-lumberjack-song", versions=SEMI_OFFICIAL, off_board=True)
def lumberjack_song(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per activation, after an Action, another player may let one of their Survivors do the same at once."""
    turn = turn_of(g, s.index)
    done = turn.done[-1][0] if turn is not None and turn.done else ""
    for seat in g.all_seats():
        if seat != s.seat and done and _who_can(g, s, seat, done):
            yield Option("sing", who=s.index, n=seat + 1, name=done, rule="SKILL-lumberjack-song")


@skill_offer("Nudge Nudge", "SKILL-nudge-nudge", versions=SEMI_OFFICIAL, off_board=True)
def nudge_nudge(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn they hint at an Action; a neighbouring player may let a Survivor of theirs do it at once."""
    beside = dict.fromkeys((s.seat + step) % g.setting.seats for step in (1, -1))
    for seat in beside:
        if seat != s.seat:
            for name in _what_they_can(g, s, seat):
                yield Option("nudge", who=s.index, n=seat + 1, name=name, rule="SKILL-nudge-nudge")


def _who_can(g: Game, inviting: Survivor, seat: int, what: str) -> list[Survivor]:
    """The Survivors of a player who could perform this Action now, if it were given to them."""
    here = [s for s in g.in_touch(inviting) if s.seat == seat]
    return [s for s in here if offered(g, given_turn(g, s.index, "", (what,)), s)]


def _what_they_can(g: Game, inviting: Survivor, seat: int) -> list[str]:
    """The kinds of Actions that some Survivor of a player could perform now."""
    here = [s for s in g.in_touch(inviting) if s.seat == seat]
    options = (option for s in here for option in offered(g, given_turn(g, s.index, ""), s))
    return list(dict.fromkeys(option.action for option in options))


@action("sing")
def _sing(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _invite(g, turn, survivor, option, "Lumberjack Song")


@action("nudge")
def _nudge(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _invite(g, turn, survivor, option, "Nudge Nudge")


def _invite(g: Game, turn: Turn, survivor: Survivor, option: Option, by: str) -> None:
    mark_used(turn, by)
    g.emit("invited", option.rule, who=survivor.index, first_seat=option.n - 1, name=option.name, by=by)
    g.push(Invited(who=survivor.index, seat=option.n - 1, name=option.name, by=by))


class Invited(Frame, tag="invited"):
    """A player is asked to join in."""

    seat: int
    name: str
    by: str


@frame(Invited)
def invited_frame(g: Game, f: Invited) -> Question | None:
    """The other player names the Survivor who performs the Action, or declines."""
    willing = _who_can(g, g.state.survivors[f.who], f.seat, f.name)
    options = [Option("join-in", who=s.index, name=f.name) for s in willing]
    return Question("invited", (f.seat,), [*options, Option("decline", who=f.who)], f.who)


@invited_frame.answer
def _join_in(g: Game, f: Invited, option: Option) -> None:
    g.pop()
    if option.action == "join-in":
        g.emit("joined-in", skill_rule(f.by), who=option.who, by=f.by)
        g.push_all([given_turn(g, option.who, f.by, (f.name,))])


@skill("Master planner", "SKILL-master-planner", versions=SEMI_OFFICIAL)
def master_planner() -> Iterator[Hook]:
    """In every End Phase their player decides who is the next first player."""
    yield hook(hooks.ROUND_ENDED, lambda g, s: MasterPlanner(who=s.index) if g.setting.seats > 1 else None)


class MasterPlanner(Frame, tag="master-planner"):
    """Who is the next first player."""


@frame(MasterPlanner)
def master_planner_frame(g: Game, f: MasterPlanner) -> Question | None:
    """Of several planners the first one settles it."""
    phase = g.innermost(EndPhase)
    if phase is None or phase.decided:
        g.pop()
        return None
    options = [Option("first-player", n=seat + 1, rule="SKILL-master-planner") for seat in g.all_seats()]
    return Question("next-first-player", (g.state.survivors[f.who].seat,), options, f.who)


@master_planner_frame.answer
def _plan(g: Game, f: MasterPlanner, option: Option) -> None:
    g.pop()
    phase = g.innermost(EndPhase)
    if phase is not None:
        phase.next, phase.decided = option.n - 1, True
        g.emit("next-first-player", option.rule, who=f.who, first_seat=option.n - 1)
