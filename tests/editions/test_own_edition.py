"""An edition is a list that somebody can write: here one of rules that another edition offers as house rules."""

from __future__ import annotations

import pytest

from shamble.editions import EDITIONS, Edition
from shamble.engine import SetupError
from shamble.rules.house import noise, survivors
from shamble.rules.rule import Numbers
from shamble.world import hooks
from shamble.world.hooks import Hook

CLASSIC = EDITIONS["classic"]
TOUGH = Edition(
    "tough",
    numbers=Numbers(actions=4, health=2, survivors=4),
    rules=(
        *CLASSIC.rules,
        survivors.three_wounds.under({"CL-HOUSE-42": "UA-ADR-01"}),
        noise.one_noise_token.under({f"CL-HOUSE-{number}": f"UA-NOISE-{number - 28:02}" for number in range(29, 36)}),
    ),
    options=(CLASSIC.options["spawn"],),
    house=(survivors.wounds_cost_nothing,),
    variants={"printed": {"spawn": "older-seasons"}},
    skills={"printed": ("undead-or-alive",)},
    offers=CLASSIC.offers,
    offers_anywhere=CLASSIC.offers_anywhere,
    anytime=CLASSIC.anytime,
)


def test_what_another_edition_offers_as_a_house_rule_is_a_rule_of_this_one_under_its_own_id() -> None:
    rules = TOUGH.ruleset("printed", {})
    assert rules.policies["noise-tokens"] is noise.move_token
    brought = [one for rule in TOUGH.rules for one in rule.brings() if isinstance(one, Hook)]
    assert [one.rule for one in brought if one.point == hooks.HEALTH] == ["UA-ADR-01"]
    assert "CL-HOUSE-42" in survivors.three_wounds.ids


def test_its_options_variants_and_house_rules_are_its_own() -> None:
    assert TOUGH.ruleset("printed", {}).chosen == {"variant": "printed", "spawn": "older-seasons"}
    assert TOUGH.changeable() == ["spawn", "wounds-cost-nothing"]
    with pytest.raises(SetupError, match="no option 'crawlers'"):
        TOUGH.ruleset("printed", {"crawlers": "off"})
    with pytest.raises(SetupError, match="no variant 'rue-morgue' of tough; there are printed"):
        TOUGH.ruleset("rue-morgue", {})


def test_its_numbers_are_its_own() -> None:
    assert TOUGH.ruleset("printed", {}).numbers.actions == 4
    assert CLASSIC.ruleset("rue-morgue", {}).numbers.actions == 3
