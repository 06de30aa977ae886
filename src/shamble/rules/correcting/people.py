"""Wounds, death, experience and Skills."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.correcting.registry import correction
from shamble.rules.experience import level_at
from shamble.rules.inventory import discard, distinct_in_place, place_of
from shamble.rules.wounds import FILL_SLOTS, eliminate, health, put_wound, recover
from shamble.world.game import Game
from shamble.world.state import EMPTY, Survivor

STEPS_OF_EXPERIENCE = (1, 5, -1, -5)

declare(
    Action("fix-wound", "who n", "who", "a Wound more, in an empty slot, or less", group="wounds"),
    Action("fix-wound-card", "who card to", "card", "a Wound more that costs a card", group="wounds"),
    Action("fix-death", "who", "who", "a Survivor is dead", group="wounds"),
    Action("fix-xp", "who n to name", "who", "experience up or down; `to` and `name`: the level and Skill with it",
        group="experience"),
    Action("fix-skill", "who name to", "name", "a Skill is given (gets) or taken (loses)", group="skills"),
)  # fmt: skip


@correction("fix-wound")
def wound(g: Game, out: list[Option]) -> None:
    """A Wound less, or one more where it needs no card to go; never the last one, which is `fix-death`."""
    for survivor in g.in_play():
        if survivor.wounds:
            out.append(Option("fix-wound", who=survivor.index, n=-1))
        if survivor.wounds + 1 < health(g, survivor) and (EMPTY in survivor.slots or not g.ask(FILL_SLOTS)):
            out.append(Option("fix-wound", who=survivor.index, n=1))


@wound.made
def _wound(g: Game, option: Option) -> None:
    survivor = g.state.survivors[option.who]
    if option.n > 0:
        put_wound(g, survivor, EMPTY)
    else:
        recover(survivor)


@correction("fix-wound-card")
def wound_for_card(g: Game, out: list[Option]) -> None:
    """A Wound more that costs a card."""
    for survivor in g.in_play():
        if survivor.wounds + 1 < health(g, survivor):
            out.extend(
                Option("fix-wound-card", who=survivor.index, card=card, to=place_of(g, survivor, card))
                for card in distinct_in_place(g, survivor)
            )


@wound_for_card.made
def _wound_for_card(g: Game, option: Option) -> None:
    survivor = g.state.survivors[option.who]
    discard(g, put_wound(g, survivor, option.card))
    g.renew(survivor)


@correction("fix-death")
def death(g: Game, out: list[Option]) -> None:
    """A Survivor is dead, with all that follows from it."""
    out.extend(Option("fix-death", who=survivor.index) for survivor in g.in_play())


@death.made
def _death(g: Game, option: Option) -> None:
    eliminate(g, g.state.survivors[option.who], rule="")


@correction("fix-xp")
def experience(g: Game, out: list[Option]) -> None:
    """Experience up or down; `to` is the Danger Level if it changes, `name` the Skill that comes or goes with it."""
    for survivor in g.in_play():
        for points in STEPS_OF_EXPERIENCE:
            level = level_at(g.setting.levels, max(0, survivor.xp + points))
            if survivor.xp + points < 0 or abs(level - survivor.level) > 1:
                continue
            to = g.setting.levels[level].name if level != survivor.level else ""
            skill = _skill_of_step(g, survivor, level)
            out.append(Option("fix-xp", who=survivor.index, n=points, to=to, name=skill))


def _skill_of_step(g: Game, survivor: Survivor, level: int) -> str:
    """Up: the only Skill of the new level (a choice is left to `fix-skill`). Down: what the old level had brought."""
    levels = g.setting.identity(survivor).levels
    if level > survivor.level and len(levels[level]) == 1 and levels[level][0] not in survivor.skills:
        return levels[level][0]
    if level < survivor.level:
        return next((skill for skill in levels[survivor.level] if skill in survivor.skills), "")
    return ""


@experience.made
def _experience(g: Game, option: Option) -> None:
    survivor = g.state.survivors[option.who]
    survivor.xp += option.n
    survivor.level = level_at(g.setting.levels, survivor.xp)
    if option.name and option.n > 0:
        survivor.skills = (*survivor.skills, option.name)
    elif option.name:
        survivor.skills = _without(survivor.skills, option.name)
    g.renew(survivor)


@correction("fix-skill")
def skill(g: Game, out: list[Option]) -> None:
    """A Skill of any Identity Card in play is given or taken."""
    known = dict.fromkeys(name for card in g.setting.identities for level in card.levels for name in level)
    for survivor in g.in_play():
        out.extend(
            Option("fix-skill", who=survivor.index, name=name, to="loses" if name in survivor.skills else "gets")
            for name in dict.fromkeys([*survivor.skills, *known])
        )


@skill.made
def _skill(g: Game, option: Option) -> None:
    survivor = g.state.survivors[option.who]
    if option.to == "gets":
        survivor.skills = (*survivor.skills, option.name)
    else:
        survivor.skills = _without(survivor.skills, option.name)
    g.renew(survivor)


def _without(skills: tuple[str, ...], name: str) -> tuple[str, ...]:
    at = skills.index(name)
    return skills[:at] + skills[at + 1 :]
