"""A hook point serves many rules: whoever is alone at one needs no point, but a call, a fact or a way."""

import re
from collections.abc import Iterator
from pathlib import Path

from shamble.editions import EDITIONS
from shamble.lab.skills_page import hooks_of_skill
from shamble.rules.skills import CARRIED, SKILLS
from shamble.rules.traits import LENT
from shamble.world import hooks
from shamble.world.hooks import Hook

ROOT = Path(__file__).parents[2]
WRITTEN = re.compile(r"(\w+\.on|\b[Hh]ook)\(\s*(?:hooks\.)?([A-Z_]+)\b")
"""A function at a hook point, as it stands in a module: of which rule, at which point."""

MODULES = ("src/shamble/missions/*.py", "tests/editions/*.py", "tests/engine/toy.py")
"""The Missions with rules of their own, editions that try out the books to come, and a game that is no Zombicide."""


def users() -> Iterator[tuple[str, str]]:
    """Every hook point by name, with whoever has a function there: a version of a Skill, a module of a chapter."""
    for skill in SKILLS:
        yield from ((hook.point.name, f"{skill.name} {skill.versions}") for hook in hooks_of_skill(skill))
    for effect in (*CARRIED, *LENT):
        words = ["Lucky" if effect.nested else "light"] * effect.pattern.groups
        versions = {"versions": ("classic-rm",)} if effect.nested else {}
        yield from ((hook.point.name, effect.name) for hook in effect.factory(*words, **versions))
    for edition in EDITIONS.values():
        for rule in (*edition.rules, *edition.choosable()):
            brought = [one for value in rule.values for one in rule.brings(value) if isinstance(one, Hook)]
            told = (hook for hook in brought if hook.point in hooks.POINTS)
            yield from ((hook.point.name, f"{rule.name} in {hook.call.__module__}") for hook in told)
    for path in (path for pattern in MODULES for path in ROOT.glob(pattern)):
        for rule, name in WRITTEN.findall(path.read_text(encoding="utf-8")):
            if hasattr(hooks, name):
                yield getattr(hooks, name).name, f"{rule} in {path.name}"


def test_every_hook_point_has_two_users() -> None:
    by_point: dict[str, set[str]] = {point.name: set() for point in hooks.POINTS}
    for point, user in users():
        by_point[point].add(user)
    assert {point: sorted(found) for point, found in by_point.items() if len(found) < 2} == {}
