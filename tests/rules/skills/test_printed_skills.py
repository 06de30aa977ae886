from collections.abc import Iterator

import pytest

from shamble.content import LEVELS, load_pack
from shamble.rules.skills import hooks_of

NOT_YET = ("+1 free Team Action", "Fast roping", "Helicopter pilot")
"""They need Team Actions and helicopters."""


def printed() -> Iterator[str]:
    cards = load_pack().survivors.values()
    yield from dict.fromkeys(skill for card in cards for level in LEVELS for skill in card.at(level))


@pytest.mark.parametrize("version", ["classic-rm", "classic-older"])
@pytest.mark.parametrize("skill", [skill for skill in printed() if skill not in NOT_YET])
def test_every_skill_on_a_card_does_something_in_both_variants(skill: str, version: str) -> None:
    assert hooks_of(skill, (version,))


@pytest.mark.parametrize("skill", ["+1 die", "Lucky!", "Bloodlust", "Distributor of cards"])
def test_a_name_that_is_only_similar_does_nothing(skill: str) -> None:
    assert hooks_of(skill, ("classic-rm",)) == []
