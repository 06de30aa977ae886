"""Kids where the whole team is frail but slippery."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.scenario import load

SCENARIO = Path(__file__).parents[1] / "scenarios" / "classic" / "eras" / "kid-among-the-slippery.yaml"


@pytest.mark.rule("CL-HOUSE-45", "UA-ERA-08")
def test_no_slip_is_offered_twice() -> None:
    game = load(SCENARIO)[1].start()
    slips = [option.key for option in game.options if option.action == "slip"]
    assert len(slips) == len(set(slips)) == 1
