"""What a card prints is found again in the catalogue: Skill, parameter, version."""

import pytest

from shamble.rulebook import find_skill, skill_fault, skills


@pytest.mark.parametrize(
    ("printed", "skill", "words", "version"),
    [
        ("Slippery", "SKILL-slippery", (), None),
        ("Matching Set!", "SKILL-matching-set", (), None),
        ("MATCHING SET!", "SKILL-matching-set", (), None),
        ("+1 die: Melee", "SKILL-plus-1-die-action", ("Melee",), None),
        ("+1 die: Pistol", "SKILL-plus-1-die-equipment", ("Pistol",), None),
        ("+1 free Melee Action", "SKILL-plus-1-free-type-action", ("Melee",), None),
        ("+1 free Rifle Action", "SKILL-plus-1-free-equipment-action", ("Rifle",), None),
        ("+1 free Charge", "SKILL-plus-1-free-charge", (), None),
        ("Roll 6: +1 Damage", "SKILL-roll-6-plus-1-damage", (), None),
        ("Roll 6: +1 Damage Melee", "SKILL-roll-6-plus-1-damage-action", ("Melee",), None),
        ("Starts with a Nailbat (RM)", "SKILL-starts-with-a-equipment", ("Nailbat (RM)",), None),
        ("+1 Taunt per Turn", "SKILL-plus-1-skill-per-turn", ("Taunt",), None),
        ("Range 2+: Reaper: Ranged", "SKILL-range-2plus-skill", ("Reaper: Ranged",), None),
        ("The Mercenary", "SKILL-the-mercenary", (), None),
        ("The Mercenary: Runner", "SKILL-the-mercenary", ("Runner",), None),
        (
            "The Mercenary: Runner (semi-official)",
            "SKILL-the-mercenary",
            ("Runner",),
            "SKILL-the-mercenary/semi-official",
        ),
        ("Starts with Health 3", "SKILL-starts-with-health-x", ("3",), None),
        ("Medic (semi-official-2)", "SKILL-medic", (), "SKILL-medic/semi-official-2"),
        ("Medic (semi-official)", "SKILL-medic", (), "SKILL-medic/semi-official"),
        ("Combat reflexes (army-of-the-dead)", "SKILL-combat-reflexes", (), "SKILL-combat-reflexes/semi-official-2"),
        (
            "+1 die: Melee (army-of-the-dead)",
            "SKILL-plus-1-die-action",
            ("Melee",),
            "SKILL-plus-1-die-action/classic-rm",
        ),
    ],
)
def test_a_printed_skill_is_found(printed: str, skill: str, words: tuple[str, ...], version: str | None) -> None:
    found = find_skill(printed)
    assert found is not None
    assert (found.skill.id, found.words, found.version and found.version.id) == (skill, words, version)


@pytest.mark.parametrize(
    ("printed", "fault"),
    [
        ("Slipery", 'no Skill "Slipery", did you mean "Slippery"?'),
        ("+1 die: [Action]", 'no Skill "+1 die: [Action]"'),
        ("Lifesaver (rue-morgue)", 'Lifesaver has no version "rue-morgue", it has '),
        ("Slippery (washington-zc)", 'Slippery has no version "washington-zc", it has classic-rm, classic-older,'),
        ("Starts with Health many", 'no Skill "Starts with Health many"'),
        ("+1 Tount per Turn", 'no Skill "+1 Tount per Turn"'),
    ],
)
def test_what_is_no_skill_is_answered_with_what_there_is(printed: str, fault: str) -> None:
    assert find_skill(printed) is None
    assert skill_fault(printed).startswith(fault)


def test_every_version_can_be_named_outright() -> None:
    names = {"action": "Melee", "skill": "Taunt", "health": "3", "danger_level": "Red", "type": "Move"}
    for skill in skills().values():
        kind = skill.parameter[0]
        start, bracket, rest = skill.name.partition("[")
        name = start + names.get(kind, "Pistol") + rest.partition("]")[2] if bracket else skill.name
        for version in skill.versions:
            found = find_skill(f"{name} ({version.word})")
            assert found is not None, name
            assert found.version is version
