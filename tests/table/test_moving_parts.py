"""A part of the board that moves, at a table: the ground is drawn anew for all who look on, and in the replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.sent import sent

from shamble.games.missions import know_file
from shamble.table import Store, Table, Tables
from shamble.table.screen.pictures import GROUND
from shamble.table.screen.replay import Replay
from shamble.world.setup import GameSetup

from .conftest import play_until

MISSION = Path(__file__).with_name("turntable.yaml")


@pytest.fixture
def table(tables: Tables) -> Table:
    table = tables.create(GameSetup(mission=know_file(str(MISSION)), seed=5, options={"corrections": "on"})).table
    return play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "activate")


def place_of(ground: str, zone: str) -> str:
    """Where a Zone lies on a drawing."""
    found = re.search(rf'data-zone="{re.escape(zone)}"[^>]* d="([^"]*)"', ground)
    assert found is not None
    return found[1]


def test_the_ground_is_drawn_anew(table: Table, store: Store) -> None:
    before = sent(table.screen())["pieces"]
    seq = table.seq
    turning = next(option for option in table.game.corrections("fix-part"))
    assert table.agreement.ask({0}, "correct", {"keys": [turning.key]})
    step = sent(table.steps_since(seq))[-1]
    assert step["text"] == "Correction: camp is turned."
    turned = step["pieces"][GROUND]
    assert (
        turned
        == sent(table.screen())["pieces"][GROUND]
        == sent(Table.open(store, table.code).screen())["pieces"][GROUND]
    )
    assert place_of(turned, "7V.C4") != place_of(before[GROUND], "7V.C4")
    assert place_of(turned, "2V.L3") == place_of(before[GROUND], "2V.L3")
    assert step["pieces"]["exit"] != before["exit"]
    replay = Replay.of(table.game)
    assert sent(replay.moment(len(replay) - 1))["pieces"][GROUND] == turned
    assert sent(replay.moment(len(replay) - 2))["pieces"][GROUND] == before[GROUND]
    assert sent(replay.moment(len(replay) - 2, len(replay) - 1))["pieces"][GROUND] == before[GROUND]
    assert table.agreement.ask({0}, "undo")
    assert sent(table.screen())["pieces"] == before
