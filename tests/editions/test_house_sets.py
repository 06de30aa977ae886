"""Sets of house rules: one line that can be named, kept and passed on."""

import pytest

from shamble.editions import EDITIONS
from shamble.editions.house_sets import link, read, written
from shamble.engine import SetupError

CLASSIC = EDITIONS["classic"]
SUNDAY = {"three-wounds": "on", "survivors-as-companions": "2"}


def test_a_set_is_read_as_it_was_written() -> None:
    for name in ("", "Sunday", "Mum: the hard one"):
        assert read(CLASSIC, written(CLASSIC, SUNDAY, name)) == (name, SUNDAY)
        assert read(CLASSIC, link(CLASSIC, SUNDAY, name)) == (name, SUNDAY)
        assert read(CLASSIC, "https://shamble.example" + link(CLASSIC, SUNDAY, name)) == (name, SUNDAY)
    assert written(CLASSIC, SUNDAY, "Sunday") == "Sunday: three-wounds, survivors-as-companions=2"


def test_rules_may_be_named_by_their_ids_and_no_set_is_an_empty_one() -> None:
    assert read(CLASSIC, "CL-HOUSE-42, CL-HOUSE-43").options == {"three-wounds": "on", "wounds-cost-nothing": "on"}
    assert read(CLASSIC, "") == ("", {})


def test_everything_that_is_wrong_with_a_set_is_told() -> None:
    with pytest.raises(SetupError) as caught:
        read(CLASSIC, "Odd: tree-wounds, three-wounds=4, no-team-fire")
    assert "no house rule 'tree-wounds'; did you mean 'three-wounds'" in str(caught.value)
    assert "three-wounds is '4'; it may be 'off' or 'on'" in str(caught.value)
    with pytest.raises(SetupError, match="too long"):
        read(CLASSIC, "x" * 3000)


def test_of_all_house_rules_those_are_picked_that_fit_together() -> None:
    found = CLASSIC.fitting(CLASSIC.house)
    assert len(found) > len(CLASSIC.house) // 2
    assert not {"big-ones-first", "abominations-first"} <= set(found)
    assert CLASSIC.fitting(["hard-hitters", "three-wounds"]) == ["three-wounds"]
