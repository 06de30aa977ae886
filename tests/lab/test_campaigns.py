"""Soaks of whole campaigns: cut off and gone on with, counted, and written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.cli.soak import record_campaigns
from shamble.files.disk import data_kept_in
from shamble.games import all_content
from shamble.lab import campaigns
from shamble.lab.campaigns import CampaignJob, CampaignResult, forgiving, soak_campaigns

PLAYED = CampaignResult("lost", (("A", "won", 3, 40), ("B", "lost", 5, 60)))
MEASURED = """\
## Soaking campaigns

| what | when |
| --- | --- |
| long-week, random | old |
"""


def test_a_soak_that_was_cut_off_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def job(one: CampaignJob) -> CampaignResult:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(one.name)
        return PLAYED

    monkeypatch.setattr(campaigns, "_job", job)
    with data_kept_in(tmp_path):
        with pytest.raises(KeyboardInterrupt):
            soak_campaigns(4, 1, seed=7)
        first = list(played)
        played.clear()
        found = soak_campaigns(4, 1, seed=99)
    assert first == ["long-week, random, seed 7", "infected-state, random, seed 7", "long-week, random, seed 8"]
    assert played == ["infected-state, random, seed 8", "long-week, greedy, seed 7"]
    assert [(one.campaign, one.bot, one.campaigns) for one in found] == [
        ("long-week", "random", 2),
        ("infected-state", "random", 2),
        ("long-week", "greedy", 1),
    ]
    assert not list(tmp_path.rglob("soak-campaigns.json"))
    measured = tmp_path / "measured.md"
    measured.write_text(MEASURED)
    record_campaigns(measured, found[0])
    *_, row = measured.read_text().splitlines()
    assert row.startswith("| long-week, random | 2")
    assert row.endswith(" | 2 | 0 | 2 | 0 | 4 | 200 | 0 | A 2, B 2 |")
    assert "old" not in measured.read_text()


def test_whatever_goes_wrong_in_a_checked_campaign_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise LookupError("nobody")

    monkeypatch.setattr(campaigns, "play_campaign", broken)
    found = soak_campaigns(1, 0, seed=5)
    assert [one.faults for one in found] == [["long-week, random, seed 5: LookupError: nobody"]]


def test_random_campaigns_begin_anywhere_and_a_defeat_leads_on() -> None:
    for pack in all_content():
        for campaign in [one for one in pack.campaigns.values() if not one.free]:
            easy = forgiving(campaign)
            assert easy.begins == campaign.road
            assert not easy.faults()
            for ways in easy.missions.values():  # type: ignore[union-attr]
                assert set(ways.get("won", ())) <= set(ways["lost"])
                assert bool(ways.get("won")) == bool(ways["lost"])
