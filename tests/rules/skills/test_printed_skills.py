from collections.abc import Iterator

import pytest

from shamble.content import LEVELS
from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.rules.skills import SKILLS, hooks_of
from shamble.rules.traits import workings

NOT_YET = ("+1 free Team Action", "Fast roping", "Helicopter pilot")
"""They need Team Actions and helicopters."""


def printed() -> Iterator[str]:
    """The Skills on the cards of boxes that can be played; docs/skills.md lists what others still miss."""
    pack = EDITIONS["classic"].pack
    cards = [pack.survivors[name] for name in pack.survivors_of(pack.core_boxes)]
    yield from dict.fromkeys(skill for card in cards for level in LEVELS for skill in card.at(level))


@pytest.mark.parametrize("version", ["classic-rm", "classic-older"])
@pytest.mark.parametrize("skill", [skill for skill in printed() if skill not in NOT_YET])
def test_every_skill_on_a_card_does_something_in_both_variants(skill: str, version: str) -> None:
    assert hooks_of(skill, (version,))


@pytest.mark.parametrize("skill", ["+1 die", "Lucky!", "Bloodlust", "Distributor of cards"])
def test_a_name_that_is_only_similar_does_nothing(skill: str) -> None:
    assert hooks_of(skill, ("classic-rm",)) == []


def test_every_registered_skill_stands_in_the_catalogue_and_no_version_is_written_twice() -> None:
    assert len(workings()) >= len(SKILLS)


def test_the_hooks_of_a_skill_stand_under_its_own_id() -> None:
    for one in SKILLS:
        words = ("lucky",) if "[" in one.name else ()
        assert {hook.rule for hook in one.hooks(words, ("classic-rm",))} <= {one.id}, one.name


def test_a_version_named_on_the_card_works_in_every_game() -> None:
    assert hooks_of("Distributor (classic-older)", ("classic-rm",)) == hooks_of("Distributor", ("classic-older",))
    assert hooks_of("Distributor (classic-older)", ("classic-rm",)) != hooks_of("Distributor", ("classic-rm",))


def test_two_ways_to_print_one_skill_give_the_same_hooks() -> None:
    assert hooks_of("Matching Set!", ("classic-rm",)) == hooks_of("Matching set! (classic-rm)", ("classic-older",))
    assert hooks_of("+1 die: Melee", ("classic-rm",)) == hooks_of("+1 die: melee (undead-or-alive)", ("classic-rm",))


def test_a_reading_goes_before_the_printed_version_but_not_before_a_named_one() -> None:
    early = ("slippery=faq-1.0", "classic-rm")
    assert len(hooks_of("Slippery", early)) == 2
    assert len(hooks_of("Slippery (classic-rm)", early)) == 1


def test_semi_official_skills_are_let_in_by_an_option() -> None:
    skill_versions = EDITIONS["classic"].skill_versions
    assert skill_versions("rue-morgue", {}) == ("classic-rm", "classic-older")
    assert skill_versions("older-seasons", {"skills": "printed"}) == ("classic-older", "classic-rm")
    assert skill_versions("rue-morgue", {"skills": "semi-official"})[-1] == "semi-official"


def test_what_the_game_prints_goes_before_what_is_semi_official() -> None:
    assert hooks_of("Medic", ("classic-rm", "semi-official")) == hooks_of("Medic", ("classic-rm",))


def test_the_option_is_checked() -> None:
    with pytest.raises(SetupError, match="'skills' is 'all'; it may be 'printed' or 'semi-official'"):
        EDITIONS["classic"].ruleset("rue-morgue", {"skills": "all"})
