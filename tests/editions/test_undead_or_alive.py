"""What a scenario cannot say of Undead or Alive."""

from __future__ import annotations

import pytest

from shamble.editions import EDITIONS
from shamble.games import new_game

UNDEAD = EDITIONS["undead-or-alive"]


@pytest.mark.rule("UA-MISSION-02")
def test_its_missions_hang_together_by_nothing() -> None:
    assert UNDEAD.pack.missions
    assert not UNDEAD.pack.campaigns
    for mission in UNDEAD.pack.missions:
        assert new_game(mission, seed=1).decision is not None
