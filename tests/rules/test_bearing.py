"""Objectives that Companions bear, as everybody sees them on the dashboards of their Leaders."""

from __future__ import annotations

import pytest

from shamble.scenario.building import build
from shamble.text.dashboards import dashboard_notes


@pytest.mark.rule("UA-MISSION-01")
def test_the_dashboard_of_their_leader_tells_which_companions_bear_something() -> None:
    data = {
        "scenario": "two bags of coal on three backs",
        "edition": "undead-or-alive",
        "boxes": ["UOA"],
        "phase": "players",
        "board": {"mission": "UA-M9"},
        "survivors": {"Jeb": {"at": "8V.B", "skills": []}, "Jimmy": {"at": "8V.B", "skills": []}},
        "pieces": [
            {"piece": "follower", "zone": "8V.B", "called": "Carl", "leader": "Jeb"},
            {"piece": "follower", "zone": "8V.B", "called": "May", "leader": "Jeb"},
            {"piece": "follower", "zone": "8V.B", "called": "Henry", "leader": "Jimmy"},
            {"piece": "load", "called": "May", "number": 4},
            {"piece": "load", "called": "Henry", "number": 5},
        ],
    }
    game = build({"kind": "scenario", "scenario": data}).start()
    borne = {one.name: [note.fields["name"] for note in dashboard_notes(game, one)] for one in game.state.survivors}
    assert borne == {"Jeb": ["May"], "Jimmy": ["Henry"]}
