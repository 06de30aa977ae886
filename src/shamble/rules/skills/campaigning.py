"""The Skills of a campaign's sheet, and the one that lends one of them for a game."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.rulebook import skill_rule
from shamble.rules.steps import step
from shamble.rules.traits import brings, skill
from shamble.world import hooks
from shamble.world.facts import ASKS_SKILL, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

WASHINGTON = ("washington-zc",)
CAMPAIGN_SKILLS = (
    "Combat reflexes",
    "Destiny",
    "Hoard",
    "Hold your nose",
    "Home defender",
    "Lifesaver",
    "Low profile",
    "Night fighter",
    "Sidestep",
    "Starts with 2 XP",
    "Starts with a Repair Kit",
    "Starts with an Ammo card",
    "Steady hand",
    "Webbing",
)
"""Those that a campaign's sheet lists, as the catalogue calls them."""
AMMO_CARDS = "Plenty of Bullets or Plenty of Shells"


brings("Jack of all trades", "SKILL-jack-of-all-trades", fact(ASKS_SKILL), versions=WASHINGTON)
"""A Campaign Skill of their choice for each game."""


@skill("Starts with an Ammo card", "SKILL-starts-with-an-ammo-card", versions=WASHINGTON)
def starts_with_ammunition() -> Iterator[Hook]:
    """A card of bullets or of shells to begin with."""
    yield hook(hooks.STARTS_WITH, lambda g, s, names: (*names, AMMO_CARDS))


@skill("Starts with a [Equipment]", "SKILL-starts-with-a-equipment", versions=WASHINGTON, verbatim=True)
def starts_with(name: str) -> Iterator[Hook]:
    """The named card, out of whichever deck has it."""
    yield hook(hooks.STARTS_WITH, lambda g, s, names: (*names, name))


class LendSkill(Frame, tag="lend-skill"):
    """Somebody chooses a Skill of the campaign's sheet for this game."""


@step("setup", "campaign-skills", part=None)
def ask_for_campaign_skills(g: Game, f: Frame) -> None:
    """SKILL-jack-of-all-trades: before all that Skills bring to the start of a game."""
    asked = [s for s in g.state.survivors for _ in range(s.profile.facts.get(ASKS_SKILL, 0))]
    g.push_all(LendSkill(who=survivor.index) for survivor in asked)


@frame(LendSkill)
def lend_skill(g: Game, f: LendSkill) -> Question | None:
    """SKILL-jack-of-all-trades: one that they do not have."""
    survivor = g.state.survivors[f.who]
    held = survivor.profile.traits
    options = [Option("choose", who=f.who, name=name) for name in CAMPAIGN_SKILLS if name not in held]
    return Question("skill-choice", (survivor.seat,), options, f.who)


@lend_skill.answer
def _lent(g: Game, f: LendSkill, option: Option) -> None:
    g.pop()
    survivor: Survivor = g.state.survivors[f.who]
    survivor.skills = (*survivor.skills, option.name)
    g.emit("skill-chosen", skill_rule(option.name), who=f.who, skill=option.name)
    g.renew(survivor)
