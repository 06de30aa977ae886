"""Ultrared mode (CL-MODE-ULTRA): experience goes on past Red, and there are cards for those who get there."""

from __future__ import annotations

from functools import cache

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import EventKind, declare
from shamble.rulebook import skills
from shamble.rules.arranging import Found
from shamble.rules.experience import TRACKER, gain_xp, learn, levels_passed
from shamble.rules.frames import Turn
from shamble.rules.rule import ON, Rule
from shamble.rules.turn import is_given
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.mission_records import Note
from shamble.world.play import USELESS
from shamble.world.records import CardType
from shamble.world.setting import Setting
from shamble.world.state import Survivor

MODE = "ultrared"
rules = Rule(MODE, of="modes", values=(ON,), setup_only=True)
DECK = "ultrared"
"""The deck that is printed on the cards of this mode."""

FROM_ANY = ("orange", "red")
"""CL-MODE-ULTRA-07: the levels that bring any Skill at all once no Skill of the Identity Card is left."""

FOR_A_CARD = 5

declare(
    EventKind("tracker-back", "who points"),
)

ANY_SKILL: Way[tuple[str, ...]] = Way("the names of the Skills that somebody may choose from at will")


@rules.on(TRACKER)
def past_red(g: Game, survivor: Survivor) -> tuple[int, int]:
    """CL-MODE-ULTRA-05: the completed runs to Red, and the points of the tracker since the last one."""
    return divmod(survivor.xp, g.setting.levels[-1].points)


@rules.on(hooks.DASHBOARD, "CL-MODE-ULTRA-05")
def further_runs(g: Game, survivor: Survivor) -> list[Note]:
    """CL-MODE-ULTRA-05: the dashboard shows how often they have come to Red, and where their tracker stands since."""
    runs, points = past_red(g, survivor)
    return [Note("further-run", {"runs": runs, "points": points})] if runs else []


def runs_on(g: Game) -> bool:
    """CL-MODE-ULTRA-01: whether experience goes on past Red in this game."""
    return MODE in g.setting.rules.in_force


@rules.on(hooks.DECK, "CL-MODE-ULTRA-02")
def shuffled_in(setting: Setting, card: CardType, deck: str) -> str:
    """CL-MODE-ULTRA-02: the cards of this mode belong to the Equipment deck."""
    return "equipment" if deck == DECK else deck


@rules.on(USELESS)
def only_at_red(g: Game, survivor: Survivor) -> str:
    """CL-MODE-ULTRA-03: the cards of this mode may be carried by anybody, but are of no use below Red."""
    return "" if survivor.level == len(g.setting.levels) - 1 else DECK


@rules.on(hooks.DISCARDED, "CL-MODE-ULTRA-04")
def points_for_a_card(g: Game, who: int, card: int) -> list[Frame]:
    """CL-MODE-ULTRA-04: points for discarding it freely in one's own turn, but not to make room for a find."""
    if who < 0 or g.setting.card(card).deck != DECK or g.innermost(Found, who) is not None:
        return []
    if any(isinstance(turn, Turn) and turn.who == who and not is_given(turn) for turn in g.state.agenda):
        gain_xp(g, g.state.survivors[who], FOR_A_CARD, [g.setting.card(card).name], rule="CL-MODE-ULTRA-04")
    return []


@rules.on(hooks.XP_GAINED, "CL-MODE-ULTRA-05")
def further_levels(g: Game, survivor: Survivor, before: int) -> list[Frame]:
    """CL-MODE-ULTRA-01, -05, -06: at Red the tracker goes back to 0; each level that it comes to again counts anew."""
    passed = levels_passed(g, before, survivor.xp)
    if any(level == len(g.setting.levels) - 1 for _, level in passed):
        g.renew(survivor)  # cards that they could only carry can be used now
        g.emit("tracker-back", "CL-MODE-ULTRA-05", who=survivor.index, points=past_red(g, survivor)[1])
    return [FurtherSkill(who=survivor.index, level=level) for run, level in passed if run]


class FurtherSkill(Frame, tag="further-skill"):
    """Somebody picks a Skill beyond Red."""

    level: int


@frame(FurtherSkill)
def further_skill(g: Game, f: FurtherSkill) -> Question | None:
    """CL-MODE-ULTRA-06, -07: a Skill of the level that they lack; if their card has none left, any Skill there is."""
    survivor = g.state.survivors[f.who]
    there, rule = _lacking(g, survivor, f.level), "CL-MODE-ULTRA-06"
    printed = [skill for level in g.setting.identity(survivor).levels for skill in level]
    all_had = all(_times(survivor, skill) >= printed.count(skill) for skill in printed)
    if all_had and g.setting.levels[f.level].name in FROM_ANY:
        rule = "CL-MODE-ULTRA-07"
        in_force = (skill for skill in g.ask(ANY_SKILL) if g.setting.rules.traits(skill))
        there = [skill for skill in in_force if not _times(survivor, skill)]
    if not there:
        g.pop()
        return None
    options = [Option("skill", who=survivor.index, name=skill, rule=rule) for skill in there]
    return Question("skill", (survivor.seat,), options, survivor.index)


def _lacking(g: Game, survivor: Survivor, level: int) -> list[str]:
    """The Skills of a level that somebody lacks; of those that their card has at two levels, the lower come first."""
    card = g.setting.identity(survivor).levels
    so_far = [skill for skills in card[: level + 1] for skill in skills]
    return [skill for skill in dict.fromkeys(card[level]) if _times(survivor, skill) < so_far.count(skill)]


@further_skill.answer
def _learn(g: Game, f: FurtherSkill, option: Option) -> None:
    g.pop()
    learn(g, g.state.survivors[f.who], option.name, option.rule)


def _times(survivor: Survivor, skill: str) -> int:
    """The number of times that a Survivor has learned a Skill, whatever word was filled into its brackets."""
    return sum(mine == skill or mine.startswith(f"{skill}: ") for mine in survivor.skills)


@ANY_SKILL.usual
def without_brackets(g: Game) -> tuple[str, ...]:
    """CL-MODE-ULTRA-07: the names of all Skills without brackets into which a word has to be filled."""
    return _all_plain()


@cache
def _all_plain() -> tuple[str, ...]:
    return tuple(sorted(skill.name for skill in skills().values() if not skill.is_family))
