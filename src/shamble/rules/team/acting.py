"""Team Actions, from the choice of the Zone to the last participant's part (CL-TEAM-05 to -20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.combat.attack import begin
from shamble.rules.combat.weapons import attacks
from shamble.rules.frames import Turn
from shamble.rules.moving import go, head_for, move_zones, within_a_move, within_steps
from shamble.rules.registry import action
from shamble.rules.rivals import enemy_in
from shamble.rules.team.cards import CHARGE, MOVE, SHOOT, TEAM_CARD, note_use, teammates, usable_cards
from shamble.rules.turn import Purse, is_given, offered, supposed_turn
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.showing import Sound
from shamble.world.state import Survivor

INTO, OUT_OF = "into", "out-of"
"""CL-TEAM-07: the Zone is where the Team Action goes, or where all who take part begin."""

RULES = {
    (CHARGE, INTO): "CL-TEAM-13",
    (CHARGE, OUT_OF): "CL-TEAM-14",
    (MOVE, INTO): "CL-TEAM-16",
    (MOVE, OUT_OF): "CL-TEAM-17",
    (SHOOT, INTO): "CL-TEAM-19",
    (SHOOT, OUT_OF): "CL-TEAM-20",
}

Aim = tuple[str, int]
"""Into or out of a Zone, and the Zone."""

Parts = Callable[[Game, "TeamAction", Survivor], list[Option]]
"""The options of a participant for their part."""

declare(
    Action("team-action", "who name free", "name", "use a Team Action card (`name`)", group="team", minor=True),
    Action("team-aim", "who zone to", "zone", "its Zone; `to` is into, or out-of the Zone of all who take part"),
    Action("join-team", "who other", "other", "a teammate takes part"),
    Action("team-go", "who", "", "nobody else takes part"),
    Action("team-move", "who zone seat", "zone", "their Move in a Team Action", moves=True),
    Action("team-stay", "who seat", "who", "Charge! out of a Zone: make no Move"),
    Action("team-melee", "who zone cards name seat", "who", "their Melee Action in a Team Action", attacks=True),
    Action("team-ranged", "who zone cards name seat", "zone", "their Ranged Action in a Team Action", attacks=True,
        endangers=True, sound=Sound.SHOT),
    DecisionKind("team-aim", "{team-aim: b, to: into}", "the Zone of a Team Action"),
    DecisionKind("team-members", "{join-team: [Ned, Amy]}, then {team-go: true}", "who takes part in a Team Action"),
    DecisionKind("team-part",
        "{team-move: b, who: Ned}, {team-stay: Ned}, {team-melee: Ned} or {team-ranged: b, who: Ned}",
        "which part of a Team Action comes next"),
    EventKind("team-takes-part", "who people zone to"),
)  # fmt: skip


class Prospects:
    """The options that single Actions would give Survivors in the position as it is; each is looked for once."""

    __slots__ = ("_found", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._found: dict[tuple[int, str], list[Option]] = {}

    def of(self, survivor: Survivor, what: str) -> list[Option]:
        """Those of one Action of this kind; CL-TEAM-11: none of the Survivor's activation itself."""
        found = self._found.get((survivor.index, what))
        if found is None:
            found = offered(self.game, supposed_turn(survivor.index, what), survivor)
            if hooks.OFFER_LIMITS in survivor.profile.hooks:  # what limits them may offer something else instead
                found = [option for option in found if option.action == what]
            self._found[survivor.index, what] = found
        return found


@makes("team-action")
@about(pieces=(TEAM_CARD,))
def offer_team_actions(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-TEAM-03, CL-ACT-04: in their own activation, for no Action; even when they have none left (RM-TEAM-02)."""
    if is_given(turn):
        return
    prospects = Prospects(g)
    for name, free in usable_cards(g, survivor, purse).items():
        if _has_aim(prospects, survivor, name):
            out.append(Option("team-action", who=survivor.index, name=name, free=free, rule="CL-TEAM-03"))


def _reach(prospects: Prospects, survivor: Survivor) -> set[int]:
    """CL-TEAM-15, -18: the Zones that a single Move Action takes them to; none if Zombies hold them back."""
    first = [option.zone for option in prospects.of(survivor, "move")]
    return within_a_move(prospects.game, survivor, first) if first else set()


def _fights_in(prospects: Prospects, survivor: Survivor, zone: int) -> bool:
    """Whether they could attack in Melee there: CL-TEAM-06, a Melee weapon in hand and somebody to fight."""
    if zone == survivor.zone:
        return bool(prospects.of(survivor, "melee"))
    g = prospects.game
    return enemy_in(g, survivor, zone) and any(way.mode == "melee" for way in attacks(g, survivor, zone))


def _charge_goals(prospects: Prospects, survivor: Survivor) -> list[int]:
    g = prospects.game
    for zone in within_steps(g, survivor):
        if enemy_in(g, survivor, zone):
            break
    else:
        return []
    return [zone for zone in sorted(_reach(prospects, survivor)) if _fights_in(prospects, survivor, zone)]


def _all_aims(prospects: Prospects, survivor: Survivor, name: str) -> list[Aim]:
    """Every aim with which a Survivor is able to take part (CL-TEAM-06)."""
    here = survivor.zone
    if name == SHOOT:
        zones = list(dict.fromkeys([option.zone for option in prospects.of(survivor, "ranged")]))
    elif name == MOVE:
        zones = sorted(_reach(prospects, survivor) - {here})
    else:
        zones = _charge_goals(prospects, survivor)
        at_once = enemy_in(prospects.game, survivor, here) and _fights_in(prospects, survivor, here)
        zones = [*([here] if at_once else []), *[zone for zone in zones if zone != here]]
    return [*[(INTO, zone) for zone in zones], (OUT_OF, here)] if zones else []


def _is_able(prospects: Prospects, survivor: Survivor, name: str) -> bool:
    """CL-TEAM-06: whether a Survivor is able to take part with any aim at all."""
    if name == CHARGE:
        return bool(_all_aims(prospects, survivor, name))
    return bool(prospects.of(survivor, "move" if name == MOVE else "ranged"))


def _aims(g: Game, survivor: Survivor, name: str) -> Iterator[Aim]:
    """CL-TEAM-05: the aims with which at least one teammate is able to take part, too."""
    prospects = Prospects(g)
    mates = [_all_aims(prospects, mate, name) for mate in teammates(g, survivor) if mate.on_board]
    for aim in _all_aims(prospects, survivor, name):
        if any(aim in theirs for theirs in mates):
            yield aim


def _has_aim(prospects: Prospects, survivor: Survivor, name: str) -> bool:
    """CL-TEAM-05: whether a teammate is able to do the same; the first one settles it.

    From one Zone two who are able go, or shoot, together: only those who are elsewhere need an aim in common.
    """
    if not _is_able(prospects, survivor, name):
        return False
    mates = [mate for mate in teammates(prospects.game, survivor) if mate.on_board]
    for mate in mates:
        if mate.zone == survivor.zone and _is_able(prospects, mate, name):
            return True
    elsewhere = [mate for mate in mates if mate.zone != survivor.zone]
    own = {aim for aim in _all_aims(prospects, survivor, name) if aim[0] == INTO} if elsewhere else set()
    for mate in elsewhere:
        if _is_near(prospects.game, mate, name, own) and not own.isdisjoint(_all_aims(prospects, mate, name)):
            return True
    return False


def _is_near(g: Game, survivor: Survivor, name: str, aims: Iterable[Aim]) -> bool:
    """Whether an aim is not too far for a single Action of theirs, whatever else may keep them from it."""
    if name == SHOOT:
        return True
    near = within_steps(g, survivor)
    for _, zone in aims:
        if zone == survivor.zone or zone in near:
            return True
    return False


@action("team-action")
def _use(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    note_use(g, survivor, option)
    g.push(TeamAction(who=survivor.index, name=option.name))


class TeamAction(Frame, tag="team-action"):
    """A team acts together."""

    name: str
    at: str = "aim"
    to: str = ""
    zone: int = -1
    members: tuple[int, ...] = ()
    left: tuple[int, ...] = ()


@frame(TeamAction, ends_when_dead=False)
def team_action(g: Game, f: TeamAction) -> Question | None:
    """Zone, participants, then one Action of one participant after the other (CL-TEAM-07, -08)."""
    question: Question | None = _STAGES[f.at](g, f, g.state.survivors[f.who])
    return question


def _choose_zone(g: Game, f: TeamAction, user: Survivor) -> Question | None:
    options = [
        Option("team-aim", who=user.index, zone=zone, to=to, rule=RULES[f.name, to])
        for to, zone in _aims(g, user, f.name)
    ]
    if not options:  # a weapon was thrown away since
        g.pop()
        return None
    return Question("team-aim", (user.seat,), options, user.index, shown={"name": f.name})


def _choose_members(g: Game, f: TeamAction, user: Survivor) -> Question | None:
    """RM-TEAM-03: any teammates who are able, at least one; named in the order of their seats."""
    prospects = Prospects(g)
    able = [s for s in teammates(g, user) if s.on_board and (f.to, f.zone) in _all_aims(prospects, s, f.name)]
    further = [s for s in able if not f.members or s.index > f.members[-1]]
    options = [Option("join-team", who=user.index, other=s.index, rule="CL-TEAM-05") for s in further]
    if f.members:
        options.insert(0, Option("team-go", who=user.index, rule="RM-TEAM-03"))
    return Question("team-members", (user.seat,), options, user.index, shown={"name": f.name})


def _move_all(g: Game, f: TeamAction, user: Survivor) -> Question | None:
    """CL-TEAM-13, -14, -16, -17: those who have to, or may, make their Move."""
    return _next_part(g, f, "fight" if f.name == CHARGE else "over", _moves)


def _fight_all(g: Game, f: TeamAction, user: Survivor) -> Question | None:
    """CL-TEAM-13, -14, -19, -20: an attack of each; CL-TEAM-12: whoever has nobody left to fight skips it."""
    return _next_part(g, f, "over", _attacks)


def _next_part(g: Game, f: TeamAction, then: str, parts: Parts) -> Question | None:
    """The parts of those who have not acted yet, in any order; each is played by its own player (CL-TEAM-08)."""
    people = [g.state.survivors[who] for who in f.left if g.state.survivors[who].on_board]
    options = [option for s in people for option in parts(g, f, s)]
    if options:
        return Question(
            "team-part", tuple(sorted({option.seat for option in options})), options, f.who, shown={"name": f.name}
        )
    f.at = then
    f.left = f.members
    return None


def _moves(g: Game, f: TeamAction, s: Survivor) -> list[Option]:
    rule, prospects = RULES[f.name, f.to], Prospects(g)
    if f.to == INTO:
        goals = [f.zone] if s.zone != f.zone and f.zone in _reach(prospects, s) else []
    elif f.name == CHARGE:
        goals = [zone for zone in sorted(_reach(prospects, s)) if enemy_in(g, s, zone)]
    else:
        goals = [option.zone for option in prospects.of(s, "move")]
    found = [Option("team-move", who=s.index, zone=zone, seat=s.seat, rule=rule) for zone in goals]
    if found and f.name == CHARGE and f.to == OUT_OF:
        found.append(Option("team-stay", who=s.index, seat=s.seat, rule=rule))
    return found


def _attacks(g: Game, f: TeamAction, s: Survivor) -> list[Option]:
    rule = RULES[f.name, f.to]
    if f.name != SHOOT:
        return [
            Option("team-melee", who=s.index, zone=one.zone, cards=one.cards, name=one.name, seat=s.seat, rule=rule)
            for one in Prospects(g).of(s, "melee")
        ]
    return [
        Option("team-ranged", who=s.index, zone=one.zone, cards=one.cards, name=one.name, seat=s.seat, rule=rule)
        for one in Prospects(g).of(s, "ranged")
        if f.to == OUT_OF or one.zone == f.zone
    ]


def _over(g: Game, f: TeamAction, user: Survivor) -> Question | None:
    """CL-TEAM-09: whoever used the card goes on with their activation."""
    g.pop()
    return None


_STAGES = {
    "aim": _choose_zone,
    "members": _choose_members,
    "move": _move_all,
    "fight": _fight_all,
    "over": _over,
}


def party(g: Game) -> tuple[int, ...]:
    """Those who have been chosen so far for the Team Action under way, besides the Survivor who called for it."""
    called = g.innermost(TeamAction)
    return called.members if called is not None else ()


@team_action.answer
def _answer(g: Game, f: TeamAction, option: Option) -> None:
    if option.action == "team-aim":
        f.at, f.to, f.zone = "members", option.to, option.zone
    elif option.action == "join-team":
        f.members = (*f.members, option.other)
    elif option.action == "team-go":
        f.at = "fight" if f.name == SHOOT else "move"
        f.members = f.left = (f.who, *f.members)
        g.emit("team-takes-part", "CL-TEAM-05", who=f.who, people=list(f.members[1:]), zone=f.zone, to=f.to)
    else:
        _take_part(g, f, option)


def _take_part(g: Game, f: TeamAction, option: Option) -> None:
    """CL-TEAM-10: only what the card names, and no activation."""
    f.left = tuple(who for who in f.left if who != option.who)
    survivor = g.state.survivors[option.who]
    if option.action == "team-stay":
        return
    g.push(TeamPartOver(who=survivor.index))
    if option.action != "team-move":
        mode = "melee" if option.action == "team-melee" else "ranged"
        begin(g, survivor, Option(mode, who=option.who, zone=option.zone, cards=option.cards, name=option.name))
    elif f.name == MOVE and f.to == OUT_OF:
        go(g, survivor, option.zone, further=move_zones(g, survivor) - 1, rule=option.rule)
    else:
        head_for(g, survivor, option.zone)


class TeamPartOver(Frame, tag="team-part-over"):
    """One member's part is over."""


@frame(TeamPartOver)
def team_part_over(g: Game, f: TeamPartOver) -> Question | None:
    """CL-TEAM-08: each single Action is completed, with all that its end sets off, before the next begins."""
    g.pop()
    for hook in g.hooks(hooks.AFTER_ACTION):
        g.push_all(hook(g, f.who))
    return None
