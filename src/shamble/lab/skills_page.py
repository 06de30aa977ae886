"""docs/skills.md, made from the catalogue, the registered Skills and what the tests claim."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from shamble.content import LEVELS
from shamble.editions import EDITIONS
from shamble.files.reading import decode, read_document
from shamble.lab.measured import table
from shamble.lab.pages import page as from_template
from shamble.rulebook import Skill, SkillVersion, find_claims, find_skill, skills
from shamble.rules.skills import SKILLS, working
from shamble.rules.skills import SkillWorking as Working
from shamble.rules.traits import workings
from shamble.world.hooks import Hook

WAITING_FILE = Path(__file__).parents[1] / "rules" / "skills" / "waiting.yaml"
SAMPLES = {
    "equipment": ("Pistol",),
    "zombie": ("Walker", "Runner"),
    "skill": ("Taunt", "+1 die: Ranged", "Sprint"),
    "effect": ("+1 die: Melee",),
    "health": ("3",),
}
"""Sample words for brackets that take any: enough to see which hook points a Skill uses."""


def page(tests: Path) -> str:
    """The whole page; `tests` is the folder whose claims count as proof."""
    proofs = _proofs(tests)
    written = [skill for skill in skills().values() if any(one.id == skill.id for one in SKILLS)]
    missing = [skill for skill in skills().values() if skill not in written]
    return from_template(
        "skills",
        counts=table(("edition", "versions", "written", "proved"), _counts(proofs)),
        waiting=table(("version", "waits for"), sorted(waiting().items())) if waiting() else (),
        on_cards=list(_on_cards()),
        written=["\n\n".join(_told(skill, proofs) for skill in written)],
        missing=table(("Skill", "versions"), ((skill.name, _versions_of(skill)) for skill in missing)),
    )


def waiting() -> dict[str, str]:
    """Versions that are written together with a piece that no game has yet, by id, with that piece."""
    return decode(read_document(WAITING_FILE).data or {}, dict[str, str], WAITING_FILE.name)


def hooks_of_skill(one: Working) -> list[Hook]:
    """The hooks of a Skill, with every word or some sample words in its brackets."""
    kind, values = skills()[one.id].parameter
    words = values if isinstance(values, list) else SAMPLES.get(kind, ())
    samples = [(word.capitalize(),) if isinstance(values, list) else (word,) for word in words] if kind else [()]
    printed = [word for edition in EDITIONS.values() for words in edition.skills.values() for word in words]
    further = [word for edition in EDITIONS.values() for word in edition.further_skills]
    return [hook for sample in samples for hook in one.hooks(sample, (*dict.fromkeys(printed), *further))]


def _proofs(tests: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for claim in find_claims(tests):
        if claim.id.startswith("SKILL-"):
            found.setdefault(claim.id, []).append(claim.place.partition(":")[0].removeprefix(f"{tests.name}/"))
    return {claimed: list(dict.fromkeys(places)) for claimed, places in found.items()}


def _counts(proofs: dict[str, list[str]]) -> Iterable[tuple[str, ...]]:
    written = workings()
    catalogued = [version for skill in skills().values() for version in skill.versions]
    for edition in dict.fromkeys(edition for version in catalogued for edition in version.editions):
        versions = [v for v in catalogued if edition in v.editions]
        ready = [v for v in versions if (v.id.partition("/")[0], v.word) in written]
        yield edition, str(len(versions)), str(len(ready)), str(sum(v.id in proofs for v in ready))


def _on_cards() -> Iterable[str]:
    """Skills of the pack's Survivors that do nothing yet, with those who have them."""
    holders: dict[str, list[str]] = {}
    for edition, name, card in ((one, *of_one) for one in EDITIONS.values() for of_one in one.pack.survivors.items()):
        versions = edition.skill_versions(edition.default_variant, {})
        for text in dict.fromkeys(text for level in LEVELS for text in card.at(level)):
            printed = find_skill(text)
            if printed is not None and working(printed, versions) is None:
                holders.setdefault(text, []).append(name)
    return (f"- {text}: {', '.join(names)}" for text, names in sorted(holders.items()))


def _told(skill: Skill, proofs: dict[str, list[str]]) -> str:
    by_version = workings()
    lines = [f"### {skill.name}\n"]
    for version in skill.versions:
        works = by_version.get((skill.id, version.word))
        lines.append(f"- **{', '.join(version.editions)}** `{version.id}`: {' '.join(version.effect.split())}")
        lines += _detail(version, works, proofs) if works is not None else ["  - not written yet"]
    for (owner, word), works in by_version.items():
        if owner == skill.id and works.reading == word:
            lines.append(f"- **option {word}**: {works.factory.__doc__}")
            lines += [f"  - hook points: {_points(works)}"]
    return "\n".join(lines)


def _detail(version: SkillVersion, works: Working, proofs: dict[str, list[str]]) -> list[str]:
    tests = ", ".join(f"[{Path(place).stem}](../tests/{place})" for place in proofs.get(version.id, ()))
    return [
        f"  - hook points: {_points(works)}",
        f"  - tests: {tests or '**none**'}",
        *(f"  - waits: {clause}" for clause in works.waits),
    ]


def _points(works: Working) -> str:
    return (
        ", ".join(f"`{point.name}`" for point in dict.fromkeys(hook.point for hook in hooks_of_skill(works))) or "none"
    )


def _versions_of(skill: Skill) -> str:
    return "; ".join(", ".join(version.editions) for version in skill.versions)
