"""Campaigns of the terminal that earlier versions have written: they are told, and go on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from shamble.games.campaign import next_setup, record, started
from shamble.games.campaign_story import story_of
from shamble.terminal.campaigns import OF_CAMPAIGN, CampaignFiles
from shamble.terminal.saves import Saves

from .campaigns import BETWEEN, KINDS, WITHIN, chosen, next_game
from .opening import CHOICES, goes_on_from, since_0_2
from .playing import played

kinds = pytest.mark.parametrize("kind", KINDS)
versions = pytest.mark.parametrize("version", since_0_2())


@versions
@kinds
def test_a_campaign_between_two_missions_goes_on(version: Path, kind: str, data: Path) -> None:
    shutil.copytree(version / "data", data)
    files = CampaignFiles()
    running = files.load(f"{kind}-{BETWEEN}")
    assert running.state.kept
    assert len(story_of(running).chapters) == 1
    following = chosen(running)
    assert next_setup(following).kept["campaign"]["game"] == 2
    game = played(next_game(following), CHOICES)
    files.write("on", started(following, game))
    assert files.load("on").state.setup == game.setting.setup


@versions
@kinds
def test_a_campaign_within_a_mission_goes_on(version: Path, kind: str, data: Path) -> None:
    shutil.copytree(version / "data", data)
    running = CampaignFiles().load(f"{kind}-{WITHIN}")
    game = Saves().load(f"{OF_CAMPAIGN}{kind}-{WITHIN}")
    assert game.setting.setup == running.state.setup
    goes_on_from(game, game.state.to_data())
    played(game, CHOICES).give_up(0)
    while game.decision is not None:  # what an end settles
        game.choose(game.options[0])
    assert [chapter.game for chapter in story_of(record(running, game)).chapters] == [1, 2]
