"""Databases of earlier versions: their tables and campaigns are opened and go on."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.sent import sent

from shamble.games.campaign_teams import usual_players
from shamble.table import Store, Table, Tables
from shamble.table.campaigns import Campaigns
from shamble.table.tables import Pass

from .campaigns import DORA, KINDS, next_choice, seats_for
from .opening import VERSIONS, since_0_2
from .playing import answer
from .shown import SHOWN_SINCE_0_2
from .tables import ANN, CLEO, EXPERIENCED

ALONE = Pass(frozenset({0}), True, False)


@pytest.fixture
def every(request: pytest.FixtureRequest, data: Path) -> Iterator[Tables]:
    """The tables of a version, in a copy of its data folder."""
    shutil.copytree(request.param / "data", data)
    store = Store.in_folder(data)
    yield Tables(store)
    store.close()


of_every_version = pytest.mark.parametrize("every", [pytest.param(one, id=one.name) for one in VERSIONS], indirect=True)
of_later_versions = pytest.mark.parametrize("every", since_0_2(), indirect=True)


@of_every_version
def test_the_tables_of_two_people_go_on(every: Tables) -> None:
    store = every.store
    tables = {(one.summary.mission, one.outcome): every.get(one.code) for one in every.listed(ANN)}
    assert sorted(tables) == [("RM-M01", ""), ("RM-M01", "lost"), ("RM-T1", "")]
    for table in tables.values():
        assert is_known(table)
        assert [sent(table.screen({seat}))["me"] for seat in (0, 1)] == [[0], [1]]
        assert every.pass_of(table.code, ANN).host
    running, wished, over = (tables[key] for key in (("RM-M01", ""), ("RM-T1", ""), ("RM-M01", "lost")))
    assert running.history.chat[-1].text == "Well met – ça va?"
    assert running.game.state.rules == {"no-team-fire": "on"}
    assert running.game.note or len(every.replay(running.code)) == len(running.game.log)
    answer(running, 3)
    assert wished.history.wish is not None
    assert wished.agreement.consent({1})
    assert wished.game.state.rules == {"spawn": "older-seasons"}
    answer(wished, 3)
    assert every.again(over, {0}).game.setting.setup.kept == EXPERIENCED
    for table in (running, wished):
        assert Tables(store).get(table.code).game.state_hash() == table.game.state_hash()


@of_later_versions
def test_tables_of_every_edition_stand_where_they_stood_and_go_on(every: Tables) -> None:
    listed = every.listed(CLEO)
    assert {every.get(one.code).history.chat[-1].text for one in listed} <= set(SHOWN_SINCE_0_2)
    looked_at = set()
    for one in listed:
        table = every.get(one.code)
        assert is_known(table)
        assert SHOWN_SINCE_0_2[table.history.chat[-1].text](table.game)
        assert table.game.state.outcome == one.outcome
        if not one.outcome:
            answer(table, 1)
        edition = table.game.setting.rules.edition
        if edition not in looked_at:  # pictures take time
            looked_at.add(edition)
            assert sent(table.screen({0}))["seq"] == table.seq
            assert 1 <= len(every.replay(one.code)) <= len(table.game.log)


def is_known(table: Table) -> bool:
    """Whether a table's game is where it was written down; where its log no longer leads there, it says so."""
    game = table.game
    return not game.note or "undo ends here" in game.note


@of_later_versions
def test_campaigns_at_tables_go_on(every: Tables) -> None:
    campaigns = Campaigns(every)
    here = campaigns.listed(DORA)
    assert sorted((one.running.campaign.id, one.over) for one in here) == sorted(
        (kind, over) for kind in KINDS for over in (False, True)
    )
    for one in here:
        assert campaigns.story(one).chapters
        if one.over:
            for key in next_choice(one.running):
                campaigns.choose(one.code, {0}, key)
            seats = seats_for(usual_players(campaigns.get(one.code).running))
            assert every.pass_of(one.table.code, DORA).seats == {0}
            table = campaigns.go_on(one.code, ALONE, seats, DORA)
        else:
            table = one.table
        answer(table, 2)
        json.loads(campaigns.download(one.code)[1])
        assert table.game.setting.kept["campaign"]["id"] == one.running.campaign.id
