"""Campaigns at tables: their games, what is chosen between them, files, and what a killed server leaves."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.content.campaign import Campaign
from shamble.editions import EDITIONS
from shamble.games.campaign import CampaignError, begin
from shamble.games.campaign_files import read, written
from shamble.rules.missions.achievements import ACHIEVE
from shamble.table.campaigns import CampaignHere, Campaigns, FirstGame, NextSeat
from shamble.table.errors import Refused
from shamble.table.files import campaign_uploads
from shamble.table.store.records import Seat
from shamble.table.store.schema import HOST, WATCH
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.table.tables import Pass, Tables

TEAMS = (("Ned", "Amy", "Josh"), ("Joe", "Doug", "Phil"))
SEATS = [NextSeat(Seat(0, "Ann"), TEAMS[0]), NextSeat(Seat(1, "Ben"), TEAMS[1])]
BOTH = Pass(frozenset({0, 1}), True, False)
ANN, BEN = "a" * 22, "b" * 22


@pytest.fixture
def campaign() -> Campaign:
    """Lost means on: to one of two Missions, and then the same again."""
    written: dict[str, Any] = {
        "id": "two",
        "title": "Two",
        "boxes": ["S1", "RM"],
        "begins": ["RM-T1"],
        "missions": {"RM-T1": {"lost": ["RM-M01", "RM-M02"]}, "RM-M01": {"lost": []}, "RM-M02": {"lost": ["RM-M02"]}},
        "cxp": {"boxes": 9, "levels": {"orange": 1}},
        "achievements": [{"name": "Secret", "hidden": True}],
    }
    return msgspec.convert(written, Campaign)


@pytest.fixture
def campaigns(store: Store) -> Campaigns:
    return Campaigns(Tables(store))


def begun(campaigns: Campaigns, campaign: Campaign) -> tuple[str, Table]:
    code, made = campaigns.begin(begin(campaign), SEATS, ANN)
    campaigns.tables.store.grant(made.table.id, BEN, 1)
    return code, made.table


def give_up(table: Table) -> None:
    for seat in (0, 1):
        if not table.game.state.outcome:
            table.agreement.ask({seat}, "give-up")


def same_seats(here: CampaignHere) -> list[NextSeat]:
    return [NextSeat(seat._replace(lent=False), tuple(TEAMS[seat.seat]), seat.seat) for seat in here.table.seats]


def test_what_is_chosen_stands_in_the_log_of_the_table_until_the_next_game_begins(
    campaigns: Campaigns, campaign: Campaign
) -> None:
    code, table = begun(campaigns, campaign)
    assert campaigns.of_table(table.code) == code
    with pytest.raises(Refused, match="still being played"):
        campaigns.go_on(code, BOTH, SEATS, ANN)
    with pytest.raises(Refused, match="cannot be chosen now"):
        campaigns.choose(code, {0}, "next-mission RM-M01")
    give_up(table)
    assert [one.key for one in campaigns.options(campaigns.get(code))] == ["next-mission RM-M01", "next-mission RM-M02"]
    with pytest.raises(CampaignError, match="choose what is next"):
        campaigns.go_on(code, BOTH, SEATS, ANN)
    campaigns.choose(code, {0}, "next-mission RM-M01")
    assert campaigns.options(campaigns.get(code)) == []
    assert campaigns.get(code).running.state.missions == ("RM-M01",)
    assert table.agreement.ask({0}, "unchoose")
    campaigns.choose(code, {1}, "next-mission RM-M01")
    assert not table.agreement.ask({0}, "unchoose")
    assert campaigns.get(code).running.state.missions == ("RM-M01",)
    assert table.agreement.consent({1})
    campaigns.choose(code, {0}, "next-mission RM-M02")
    here = campaigns.get(code)
    new = campaigns.go_on(code, BOTH, same_seats(here), ANN)
    assert new.game.setting.setup.mission == "RM-M02"
    assert table.history.following == new.code
    assert campaigns.get(code).table is new
    with pytest.raises(Refused, match="nothing to undo"):
        table.agreement.ask({0}, "unchoose")
    with pytest.raises(Refused, match="The next Mission of the campaign has begun"):
        table.agreement.ask({0}, "undo")
    assert campaigns.tables.pass_of(new.code, ANN) == Pass(frozenset({0, 1}), True, False)
    assert campaigns.tables.pass_of(new.code, BEN).seats == {1}


def test_people_and_seats_may_change_between_missions(campaigns: Campaigns, campaign: Campaign) -> None:
    code, table = begun(campaigns, campaign)
    campaigns.tables.store.grant(table.id, "w" * 22, WATCH)
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M01")
    seats = [
        NextSeat(Seat(0, "Ben"), ("Joe", "Doug"), 1),
        NextSeat(Seat(1, "Robot", "bot", "greedy"), ("Ned", "Amy")),
        NextSeat(Seat(2, "", "open"), ("Wanda",)),
        NextSeat(Seat(3, "Cleo"), ("Phil",)),
    ]
    new = campaigns.go_on(code, BOTH, seats, ANN)
    assert [seat.kind for seat in new.seats] == ["person", "bot", "open", "person"]
    assert campaigns.tables.pass_of(new.code, BEN).seats == {0}
    assert campaigns.tables.pass_of(new.code, ANN) == Pass(frozenset({0, 3}), True, False)
    assert campaigns.tables.pass_of(new.code, "w" * 22).watch
    assert [one.name for one in new.game.state.survivors] == ["Joe", "Doug", "Ned", "Amy", "Wanda", "Phil"]


def test_only_whoever_sits_there_goes_on_and_only_the_host_deletes(campaigns: Campaigns, campaign: Campaign) -> None:
    code, table = begun(campaigns, campaign)
    give_up(table)
    with pytest.raises(Refused, match="Only people who sit at the table"):
        campaigns.go_on(code, Pass(frozenset(), False, True), SEATS, ANN)
    with pytest.raises(Refused, match="belongs to a campaign"):
        campaigns.tables.delete(table.code, Pass.of(frozenset({HOST})))
    with pytest.raises(Refused, match="Only the person who set this table up"):
        campaigns.delete(code, Pass(frozenset({0}), False, False))
    campaigns.delete(code, BOTH)
    with pytest.raises(Refused, match="There is no campaign with the code"):
        campaigns.get(code)
    with pytest.raises(Refused):
        campaigns.tables.get(table.code)


def test_a_campaign_goes_on_where_it_was_after_the_process_is_gone(tmp_path: Path, campaign: Campaign) -> None:
    store = Store.in_folder(tmp_path)
    campaigns = Campaigns(Tables(store))
    code, table = begun(campaigns, campaign)
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M02")
    before = campaigns.get(code).running
    store.close()
    store = Store.in_folder(tmp_path)
    again = Campaigns(Tables(store))
    assert again.get(code).running == before
    new = again.go_on(code, BOTH, same_seats(again.get(code)), ANN)
    store.close()
    store = Store.in_folder(tmp_path)
    after = Campaigns(Tables(store)).get(code)
    assert after.table.code == new.code
    assert after.running.state.game == 2
    assert after.running.state.mission == "RM-M02"
    assert [one.code for one in Campaigns(Tables(store)).listed(ANN)] == [code]
    assert Campaigns(Tables(store)).listed("z" * 22) == []
    store.close()


def test_of_two_processes_that_go_on_at_once_the_second_comes_to_the_game_of_the_first(
    campaigns: Campaigns, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, table = begun(campaigns, campaign)
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M02")
    seats = same_seats(campaigns.get(code))
    late = Campaigns(Tables(campaigns.tables.store))
    before, get = late.get(code), late.get
    new = campaigns.go_on(code, BOTH, seats, ANN)
    for looks in (1, 2):  # the news comes after the first look, or after the second
        old = iter([before] * looks)
        monkeypatch.setattr(late, "get", lambda code, old=old: next(old, None) or get(code))
        assert late.go_on(code, BOTH, seats, BEN).code == new.code
    assert campaigns.tables.store.count() == 2


def test_a_server_killed_while_it_goes_on_has_either_gone_on_with_everybody_or_not_at_all(
    campaigns: Campaigns, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, table = begun(campaigns, campaign)
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M02")
    seats = same_seats(campaigns.get(code))
    with monkeypatch.context() as killed:
        killed.setattr("shamble.table.store.access.take_along", _killed)
        with pytest.raises(KeyboardInterrupt):
            campaigns.go_on(code, BOTH, seats, ANN)
    again = Campaigns(Tables(campaigns.tables.store))
    assert again.get(code).over
    with monkeypatch.context() as killed:
        killed.setattr("shamble.table.log.journal.Journal.write", _killed)
        with pytest.raises(KeyboardInterrupt):
            again.go_on(code, BOTH, seats, ANN)
    here = Campaigns(Tables(campaigns.tables.store)).get(code)
    assert here.running.state.mission == "RM-M02"
    assert campaigns.tables.pass_of(here.table.code, BEN).seats == {1}


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_campaign_ends_with_the_table_of_its_newest_game(campaigns: Campaigns, campaign: Campaign) -> None:
    code, table = begun(campaigns, campaign)
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M02")
    new = campaigns.go_on(code, BOTH, same_seats(campaigns.get(code)), ANN)
    store = campaigns.tables.store
    store.delete(table.code)
    assert campaigns.get(code).table is new
    store.delete(new.code)
    assert campaigns.listed() == []
    assert store.campaigns.load(code) is None


def test_a_file_holds_nothing_of_the_game_that_goes_on(campaigns: Campaigns, campaign: Campaign) -> None:
    code, table = begun(campaigns, campaign)
    name, text = campaigns.download(code)
    assert name == f"shamble-two-{code}.json"
    assert json.loads(text)["log"] == []
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M01")
    kept = read(campaigns.download(code)[1])
    assert [step.__class__.__name__ for step in kept.log] == ["Begun", "Ended", "Chosen"]
    campaigns.go_on(code, BOTH, same_seats(campaigns.get(code)), ANN)
    assert read(campaigns.download(code)[1]) == kept


def test_a_campaign_is_taken_in_with_the_table_of_its_last_game(campaigns: Campaigns, campaign: Campaign) -> None:
    code, table = begun(campaigns, campaign)
    fresh = campaigns.download(code)[1]
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M01")
    text = campaigns.download(code)[1]
    taken = campaigns.get(campaigns.upload(text, BEN, lambda running: FirstGame(running, SEATS)))
    assert taken.running == campaigns.get(code).running
    assert taken.table.code != table.code
    assert campaigns.tables.pass_of(taken.table.code, BEN) == BOTH
    new = campaigns.go_on(taken.code, BOTH, same_seats(taken), ANN)
    assert new.game.setting.setup.mission == "RM-M01"
    first = campaigns.get(campaigns.upload(fresh, BEN, lambda running: FirstGame(running, SEATS)))
    assert first.running.state.mission == "RM-T1"


def test_files_that_are_no_campaigns_are_refused(
    campaigns: Campaigns, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, table = begun(campaigns, campaign)
    give_up(table)
    text = campaigns.download(code)[1]
    seeded = begin(campaign, seed=3)
    game = campaigns.tables.get(table.code).game
    for wrong, why in (
        ("{}", "no campaign of Shamble"),
        (game.to_json(), "no campaign of Shamble"),
        (text[:-5], "This file is damaged"),
    ):
        with pytest.raises(CampaignError, match=why):
            campaigns.upload(wrong, BEN, lambda running: FirstGame(running, SEATS))
    assert (
        campaigns.get(campaigns.upload(written(seeded), BEN, lambda running: FirstGame(running, SEATS))).running.seed
        is None
    )
    monkeypatch.setattr(campaign_uploads, "MOST_BYTES", 1_000_000 - 1)
    monkeypatch.setattr(campaign_uploads, "MOST_GAMES", 0)
    with pytest.raises(CampaignError, match="more than 0 games"):
        campaigns.upload(text, BEN, lambda running: FirstGame(running, SEATS))
    monkeypatch.setattr(campaign_uploads, "MOST_BYTES", 10)
    with pytest.raises(CampaignError, match="larger than"):
        campaigns.upload(text, BEN, lambda running: FirstGame(running, SEATS))


def test_a_campaign_has_its_time_of_a_core_to_be_played_again(
    campaigns: Campaigns, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, table = begun(campaigns, campaign)
    give_up(table)
    text = campaigns.download(code)[1]
    hours = itertools.count(step=3600.0)
    with monkeypatch.context() as patch:
        patch.setattr("time.monotonic", lambda: next(hours))
        campaign_uploads.campaign_of_upload(text)
    monkeypatch.setattr(campaign_uploads, "SECONDS_TO_RUN", -1.0)
    with pytest.raises(CampaignError, match="takes too long"):
        campaign_uploads.campaign_of_upload(text)


def test_hidden_achievements_and_missions_to_come_are_not_told(campaigns: Campaigns, campaign: Campaign) -> None:
    code, table = begun(campaigns, campaign)
    table.game.ask(ACHIEVE, "Secret", -1, "WZ-ACH-01")
    told = campaigns.story(campaigns.get(code))
    assert told.team == ()
    assert [(stop.title, stop.state) for stop in told.road] == [
        ("Learning to Fly", "played"),
        ("", "ahead"),
        ("", "ahead"),
    ]
    assert EDITIONS["classic"].pack.missions["RM-M01"].title not in str(told)


def test_the_campaign_is_over_where_nothing_follows(campaigns: Campaigns, campaign: Campaign) -> None:
    code, table = begun(campaigns, campaign)
    give_up(table)
    campaigns.choose(code, {0}, "next-mission RM-M01")
    give_up(campaigns.go_on(code, BOTH, same_seats(campaigns.get(code)), ANN))
    here = campaigns.get(code)
    assert here.running.state.outcome == "lost"
    assert campaigns.options(here) == []
    with pytest.raises(CampaignError, match="is over"):
        campaigns.go_on(code, BOTH, same_seats(here), ANN)
    assert [chapter.mission for chapter in campaigns.story(here).chapters] == ["RM-T1", "RM-M01"]
