"""Experience, Danger Levels and the Skills that they bring (CL-XP)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rulebook import completed, skill_rule
from shamble.world import hooks
from shamble.world.facts import ASKS_TYPE
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import because
from shamble.world.records import Level
from shamble.world.showing import WITH_DICE
from shamble.world.state import Survivor

declare(
    Action("skill", "who name", "name", "learn a Skill", hint="skill", learns=True),
    Action("choose", "who name", "name", "the word that completes a Skill"),
    DecisionKind("skill", "{skill: Lucky}", "which Skill a new level brings"),
    DecisionKind("skill-choice", "{choose: Runner}", "the word that completes a Skill, once for all"),
    EventKind("xp", "who points total because", still=True, quick=True, beat=WITH_DICE),
    EventKind("skill", "who skill", tone="good"),
    EventKind("skill-chosen", "who skill"),
    EventKind("level", "who level", still=True, tone="good"),
)

TRACKER: Way[Survivor, tuple[int, int]] = Way("(runs through the whole Danger Bar, what the tracker shows)")
POINTS_GAINED: Way[Survivor, int, int] = Way("of the experience that somebody is given, what counts")
EARNER: Way[Survivor, Survivor] = Way("whoever gains the experience for what somebody kills")


def level_at(levels: Sequence[Level], xp: int) -> int:
    """The Danger Level (0 is the first) that a number of experience points means."""
    return max(at for at, level in enumerate(levels) if xp >= level.points)


def level_named(g: Game, name: str) -> int:
    """The Danger Level of this name."""
    return next(at for at, level in enumerate(g.setting.levels) if level.name == name)


def levels_passed(g: Game, before: int, now: int) -> list[tuple[int, int]]:
    """(run, level) of each Danger Level between two numbers of points, were the bar to begin anew at the last one."""
    run = g.setting.levels[-1].points
    return [
        (runs, at)
        for runs in range(before // run, now // run + 1)
        for at, level in enumerate(g.setting.levels)
        if at and before < runs * run + level.points <= now
    ]


@TRACKER.usual
def one_run(g: Game, survivor: Survivor) -> tuple[int, int]:
    """The bar is run through once: the tracker shows all points."""
    return 0, survivor.xp


def tracker(g: Game, survivor: Survivor) -> tuple[int, int]:
    """(runs, points): the runs of a Survivor through the whole Danger Bar, and what the tracker shows since."""
    return g.ask(TRACKER, survivor)


def next_level(g: Game, survivor: Survivor) -> int | None:
    """The points, all told, that bring a Survivor to the next Danger Level; None when there is none."""
    runs, points = tracker(g, survivor)
    levels = g.setting.levels
    return next((runs * levels[-1].points + level.points for level in levels if level.points > points), None)


@POINTS_GAINED.usual
def all_of_them(g: Game, survivor: Survivor, points: int) -> int:
    """CL-XP-01: whatever somebody is given counts."""
    return points


@EARNER.usual
def themselves(g: Game, survivor: Survivor) -> Survivor:
    """CL-XP-01: whoever kills gains the experience for it."""
    return survivor


def gain_xp(g: Game, survivor: Survivor, points: int, why: Sequence[str] = (), *, rule: str = "CL-XP-02") -> None:
    """Add points by some rule; new levels bring their Skills at once, by choice where the card shows several."""
    points = g.ask(POINTS_GAINED, survivor, points) if points and survivor.status == "alive" else 0
    if not points:
        return
    before = survivor.xp
    survivor.xp += points
    g.emit("xp", rule, who=survivor.index, points=points, total=survivor.xp, **because(why))
    reached = level_at(g.setting.levels, survivor.xp)
    learned: list[Frame] = []
    if reached > survivor.level:
        new = range(survivor.level + 1, reached + 1)
        learned = [LevelUp(who=survivor.index, level=level) for level in new]
        survivor.level = reached
        g.emit("level", "CL-XP-03", who=survivor.index, level=g.setting.levels[reached].name)
    for hook in g.hooks(hooks.XP_GAINED):
        learned += hook(g, survivor, before)
    g.push_all(learned)


def gain_for_kills(g: Game, survivor: Survivor, kinds: Iterable[int]) -> None:
    """CL-XP-01, -02: the points of all Zombies of these kinds that somebody has killed; some kill for another one."""
    survivor = g.ask(EARNER, survivor)
    points = shared = 0
    why: list[str] = []
    for kind in kinds:
        row = g.setting.kinds[kind]
        worth = row.xp
        if row.xp_for_all:
            shared += worth
        points += g.ask(hooks.KILL_XP, survivor, kind, worth)
        why += g.credit(hooks.KILL_XP, survivor, kind, worth)
    gain_xp(g, survivor, points, why, rule="CL-XP-01")
    if shared:
        gain_for_all(g, shared, but=survivor)


def gain_for_all(g: Game, points: int, but: Survivor | None = None, *, rule: str = "CL-XP-02") -> None:
    """Points for every Survivor in play; `but` has theirs already."""
    for survivor in g.in_play():
        if survivor is not but:
            gain_xp(g, survivor, points, rule=rule)


def danger_level(g: Game) -> int:
    """CL-XP-07, CL-SPAWN-09: the highest level of any Survivor still in the game, never below the Mission's line."""
    highest = 0
    for survivor in g.state.survivors:
        if survivor.level > highest and survivor.status == "alive":
            highest = survivor.level
    return g.ask(hooks.DANGER, highest)


class LevelUp(Frame, tag="level-up"):
    """A new Danger Level, and the Skill that it brings."""

    level: int


@frame(LevelUp)
def level_up(g: Game, f: LevelUp) -> Question | None:
    """CL-XP-03: one Skill per level, chosen among those of the Identity Card."""
    survivor = g.state.survivors[f.who]
    skills = g.setting.identity(survivor).levels[f.level]
    if not skills:
        g.pop()
        return None
    options = [Option("skill", who=survivor.index, name=skill, rule="CL-XP-03") for skill in dict.fromkeys(skills)]
    return Question("skill", (survivor.seat,), options, survivor.index)


@level_up.answer
def _learn(g: Game, f: LevelUp, option: Option) -> None:
    g.pop()
    learn(g, g.state.survivors[f.who], option.name, option.rule)


def learn(g: Game, survivor: Survivor, skill: str, rule: str) -> None:
    """They have this Skill from now on, by the rule with this ledger id; what it leaves open is asked at once."""
    survivor.skills = (*survivor.skills, skill)
    g.emit("skill", rule, who=survivor.index, skill=skill)
    g.renew(survivor)
    g.push_all(choices(g, survivor))


def choices(g: Game, survivor: Survivor) -> list[Frame]:
    """The frames that ask, once and for all, what their Skills leave open and nothing on the agenda asks already."""
    open_still = [SkillChoice(who=survivor.index, skill=skill) for skill in g.thanks_to(survivor, ASKS_TYPE)]
    return [asking for asking in open_still if asking not in g.state.agenda]


class SkillChoice(Frame, tag="skill-choice"):
    """A question that somebody's Skill asks once and for all."""

    skill: str


@frame(SkillChoice)
def skill_choice(g: Game, f: SkillChoice) -> Question | None:
    """The type of Zombie that completes a Skill: it stands behind its name from now on."""
    survivor = g.state.survivors[f.who]
    types = dict.fromkeys(kind.type for kind in g.setting.kinds)
    options = [Option("choose", who=survivor.index, name=type_) for type_ in types]
    return Question("skill-choice", (survivor.seat,), options, survivor.index)


@skill_choice.answer
def _choose(g: Game, f: SkillChoice, option: Option) -> None:
    survivor = g.state.survivors[f.who]
    chosen = completed(f.skill, option.name)
    at = survivor.skills.index(f.skill)
    survivor.skills = (*survivor.skills[:at], chosen, *survivor.skills[at + 1 :])
    g.emit("skill-chosen", skill_rule(chosen), who=survivor.index, skill=chosen)
    g.pop()
    g.renew(survivor)
