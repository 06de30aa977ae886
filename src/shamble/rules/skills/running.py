"""Skills for running through Zombies rather than away from them."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rules.frames import Attack, Turn
from shamble.rules.horde import present
from shamble.rules.kinds import can_kill, withstands
from shamble.rules.moving import CLIMBING, eased_by, enter, go, hold_back_cost
from shamble.rules.registry import action
from shamble.rules.skills.charging import attack_after
from shamble.rules.slaying import slay
from shamble.rules.traits import SEMI_OFFICIAL, skill_at, skill_offer
from shamble.rules.turn import Purse, mark_used
from shamble.rules.wounds import Wound
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.records import RUNNER, WALKER
from shamble.world.state import Survivor

ZONES = 3
FASTEST = "Fastest F*ing Man Alive"
FASTEST_RULE = "SKILL-fastest-f-ing-man-alive"
RUN_OVER = 2
RUN_OVER_DAMAGE = 2
HILLS_ROLL = 4

declare(
    Action("iron-maiden", "who zone cost", "zone", "Iron Maiden: the first Zone of up to three", group="move",
        moves=True),
    Action("full-tilt", "who zone cost", "zone", "Fastest F*ing Man Alive: the first of three Zones", group="move",
        moves=True),
    DecisionKind("run-over", "{hits: [Ned, Walker]}, one for each who is struck",
        "who is struck in a Zone run through"),
)  # fmt: skip


@skill_offer("Iron Maiden", "SKILL-iron-maiden", versions=SEMI_OFFICIAL)
def iron_maiden(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn, for one Action, up to three Zones whatever stands there, then a free Melee attack."""
    for zone in g.layout.adjacent[s.zone] if purse.left >= 1 else ():
        yield Option("iron-maiden", who=s.index, zone=zone, cost=1, rule="SKILL-iron-maiden")


@action("iron-maiden")
def _iron_maiden(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Iron Maiden")
    attack_after(g, survivor, "melee")
    go(g, survivor, option.zone, further=ZONES - 1, passes=True, rule=option.rule)


@skill_at(hooks.ZONE_ENTERED, "Run to the Hills", "SKILL-run-to-the-hills", versions=SEMI_OFFICIAL)
def run_to_the_hills(g: Game, who: int, zone: int) -> list[Frame]:
    """In every Zone that they enter, a die may kill a Walker, or else a Runner."""
    return [Hills(who=who, zone=zone)]


class Hills(Frame, tag="hills"):
    """Somebody has entered a Zone, and a die may kill a Zombie there."""

    zone: int
    at: str = "roll"


@frame(Hills, ends_when_moved=True)
def hills_frame(g: Game, f: Hills) -> Question | None:
    """The die, if there is anybody to kill; then which of several kinds of Walkers (or Runners) it kills."""
    survivor = g.state.survivors[f.who]
    prey = _of_type(g, f.zone, WALKER) or _of_type(g, f.zone, RUNNER)
    if not prey:
        g.pop()
    elif f.at == "roll":
        dice = g.roll(1)
        g.emit(
            "rolled",
            "SKILL-run-to-the-hills",
            who=survivor.index,
            dice=dice,
            accuracy=HILLS_ROLL,
            because=["Run to the Hills"],
        )
        if dice[0] >= HILLS_ROLL:
            f.at = "pick"
        else:
            g.pop()
    else:
        options = [Option("hit", zone=f.zone, kind=kind, name="", rule="SKILL-run-to-the-hills") for kind in prey]
        return Question("run-over", (survivor.seat,), options, survivor.index)
    return None


def _of_type(g: Game, zone: int, type_: str) -> list[int]:
    return [kind for kind, _ in present(g, zone) if g.setting.kinds[kind].type == type_]


@hills_frame.answer
def _pick(g: Game, f: Hills, option: Option) -> None:
    g.pop()
    slay(g, g.state.survivors[f.who], f.zone, option.kind, by="Run to the Hills")


@skill_offer(FASTEST, FASTEST_RULE, versions=SEMI_OFFICIAL)
def fastest(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn, for one Action, three Zones without turning back; two others in each of them are run over."""
    cost = 1 + hold_back_cost(g, s)
    for zone in _onward(g, (s.zone,)) if purse.left >= cost else ():
        yield Option("full-tilt", who=s.index, zone=zone, cost=cost, rule=FASTEST_RULE)


def _onward(g: Game, been: tuple[int, ...]) -> list[int]:
    """The next Zones from which the run can still be finished, without those where they have been."""
    if len(been) > ZONES:
        return []
    fresh = [zone for zone in g.layout.adjacent[been[-1]] if zone not in been]
    return [zone for zone in fresh if len(been) == ZONES or (not g.ask(CLIMBING, zone) and _onward(g, (*been, zone)))]


@action("full-tilt")
def _full_tilt(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, FASTEST)
    _run_on(g, g.push(FullTilt(who=survivor.index, been=(survivor.zone,))), option)


class FullTilt(Frame, tag="full-tilt"):
    """Somebody runs on; they have been in these Zones."""

    been: tuple[int, ...]


@frame(FullTilt, ends_when_moved=True)
def full_tilt_frame(g: Game, f: FullTilt) -> Question | None:
    """The run, Zone by Zone; nobody in the way ends it."""
    survivor = g.state.survivors[f.who]
    options = [Option("move-on", who=survivor.index, zone=zone, rule="CL-MOVE-01") for zone in _onward(g, f.been)]
    if not options:
        g.pop()
        return None
    return Question("move-on", (survivor.seat,), options, survivor.index)


@full_tilt_frame.answer
def _run_on(g: Game, f: FullTilt, option: Option) -> None:
    survivor = g.state.survivors[f.who]
    f.been = (*f.been, option.zone)
    there = tuple(person.index for person in g.people_in(option.zone))  # whoever follows them is not run over
    g.push(RunOver(who=survivor.index, zone=option.zone, there=there, left=RUN_OVER))
    enter(g, survivor, option.zone, eased_by(g, survivor), option.rule)


class RunOver(Frame, tag="run-over"):
    """Somebody runs through a Zone and hits those in it."""

    zone: int
    there: tuple[int, ...]
    left: int
    struck: tuple[int, ...] = ()
    borne: tuple[int, ...] = ()


@frame(RunOver, ends_when_moved=True)
def run_over_frame(g: Game, f: RunOver) -> Question | None:
    """Who is run over in a Zone: other Survivors as long as there are any, then Zombies, each of them once."""
    survivor = g.state.survivors[f.who]
    zone = f.zone
    options = [
        Option("hit-survivor", zone=zone, other=other.index, rule=FASTEST_RULE)
        for other in g.people_in(zone)
        if other.index in f.there and other.index not in f.struck
    ]
    if not options:
        kinds = [kind for kind, count in present(g, zone) if count > f.borne.count(kind)]
        options = [Option("hit", zone=zone, kind=kind, name="", rule=FASTEST_RULE) for kind in kinds]
    if not f.left or not options:
        g.pop()
        return None
    return Question("run-over", (survivor.seat,), options, survivor.index)


@run_over_frame.answer
def _strike(g: Game, f: RunOver, option: Option) -> None:
    f.left -= 1
    if option.action == "hit-survivor":
        f.struck = (*f.struck, option.other)
        g.emit("friendly-fire", option.rule, who=f.who, other=option.other, damage=RUN_OVER_DAMAGE)
        g.push(Wound(who=option.other, left=RUN_OVER_DAMAGE, source="survivor", culprit=f.who, rule=option.rule))
    elif can_kill(g, option.kind, RUN_OVER_DAMAGE):
        blow = Attack(who=f.who, zone=f.zone, damage=RUN_OVER_DAMAGE)
        if withstands(g, option.kind, blow):
            f.borne = (*f.borne, option.kind)
            return
        slay(g, g.state.survivors[f.who], f.zone, option.kind, by=FASTEST)
    else:
        f.borne = (*f.borne, option.kind)
        g.emit("absorbed", option.rule, zone=f.zone, kind=option.kind)
