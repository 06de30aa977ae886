"""Campaign Experience Points, and the Milestones that they lead to (WZ-CXP, WZ-CSK)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.campaign.sheets import sheet_of, terms_of
from shamble.rules.experience import levels_passed
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.state import Survivor

rules: Rule = Rule("campaign-points")

BONUS_ACTION, SKILL = "bonus-action", "skill"

declare(
    Action("campaign-skill", "who name", "name", "campaign: the Skill that a Milestone brings"),
    Action("more-bonus-actions", "who", "", "campaign: a Milestone brings a Bonus Action"),
    DecisionKind("milestone", "{campaign-skill: Lifesaver} or {more-bonus-actions: true}",
        "campaign: what a Milestone brings"),
    EventKind("cxp", "who points total", tone="good"),
    EventKind("campaign-skill", "who skill", tone="good"),
    EventKind("more-bonus-actions", "who n", tone="good"),
)  # fmt: skip

RULES = {"orange": "WZ-CXP-01", "red": "WZ-CXP-02"}


@rules.on(hooks.XP_GAINED, "WZ-CXP-01")
def for_danger_levels(g: Game, survivor: Survivor, before: int) -> list[Frame]:
    """WZ-CXP-01 to -03: some Danger Levels give points, each once in a Mission; further runs of the bar give none."""
    passed = [g.setting.levels[level].name for run, level in levels_passed(g, before, survivor.xp) if not run]
    frames: list[Frame] = []
    for level in passed:
        sheet, cxp = sheet_of(g, survivor), terms_of(g).cxp
        points = cxp.levels.get(level, 0) if cxp is not None else 0  # type: ignore[call-overload]  # a Level is a str
        if sheet is not None and points and level not in sheet.earned:
            sheet.earned = (*sheet.earned, level)
            frames += gain_cxp(g, survivor, points, RULES.get(level, "WZ-CXP-03"))
    return frames


def gain_cxp(g: Game, survivor: Survivor, points: int, rule: str) -> list[Frame]:
    """WZ-CXP-04, -05: points on a sheet, as far as its bar goes; a frame for each Milestone that they reach."""
    sheet, terms = sheet_of(g, survivor), terms_of(g)
    if sheet is None or terms.cxp is None:
        return []
    before = sheet.cxp
    total = min(terms.cxp.boxes, before + points)
    if total == before:
        return []
    sheet.cxp = total
    g.emit("cxp", rule, who=survivor.index, points=total - before, total=total)
    reached = terms.milestones.at if terms.milestones is not None else ()
    return [Milestone(who=survivor.index) for at in reached if before < at <= total]


class Milestone(Frame, tag="milestone"):
    """Somebody has reached a Milestone."""


@frame(Milestone)
def milestone(g: Game, f: Milestone) -> Question | None:
    """WZ-CXP-06, WZ-CSK-01, WZ-BON-02: a Skill that they have not ticked, or one more Bonus Action if there is room."""
    survivor = g.state.survivors[f.who]
    sheet, terms = sheet_of(g, survivor), terms_of(g)
    options = []
    rewards = terms.milestones.choose if terms.milestones is not None else ()
    if sheet is not None and SKILL in rewards:
        options += [
            Option("campaign-skill", who=f.who, name=name, rule="WZ-CSK-01")
            for name in terms.skills
            if name not in sheet.skills and (name.startswith("Starts with ") or g.setting.rules.traits(name))
        ]
    room = terms.bonus_actions.most if terms.bonus_actions is not None else 0
    if sheet is not None and BONUS_ACTION in rewards and sheet.bonus_actions < room:
        options.append(Option("more-bonus-actions", who=f.who, rule="WZ-CXP-06"))
    if not options:
        g.pop()
        return None
    return Question("milestone", (survivor.seat,), options, f.who)


@milestone.answer
def _rewarded(g: Game, f: Milestone, option: Option) -> None:
    """WZ-CXP-07, WZ-CSK-02: the reward is theirs on the spot."""
    g.pop()
    survivor = g.state.survivors[f.who]
    sheet = sheet_of(g, survivor)
    assert sheet is not None
    if option.action == "campaign-skill":
        sheet.skills = (*sheet.skills, option.name)
        g.emit("campaign-skill", option.rule, who=f.who, skill=option.name)
        g.renew(survivor)
    else:
        sheet.bonus_actions += 1
        g.emit("more-bonus-actions", option.rule, who=f.who, n=sheet.bonus_actions)
