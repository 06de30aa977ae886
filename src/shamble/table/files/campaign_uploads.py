"""Campaigns that people send: taken only whole, within bounds, and when every log leads to its end."""

from __future__ import annotations

import time
from itertools import groupby
from typing import Any

import msgspec

from shamble.content.custom_survivors import SUFFIXES
from shamble.engine.log import Entry
from shamble.errors import ShambleError
from shamble.games.building import check_set_up
from shamble.games.campaign import Begun, CampaignError, RunningCampaign
from shamble.games.campaign_files import read, verified
from shamble.games.missions import content_behind
from shamble.table.files.bounds import check_game, check_small, read_bounded
from shamble.text import words
from shamble.world.game import Game

MOST_BYTES = 12_000_000
MOST_GAMES = 100
MOST_STEPS = 1_000
MOST_CHOSEN = 50
"""The choices between two games; each is an entry at a table again."""
SECONDS_TO_RUN = 20.0
"""The time that a stranger's games may take to be run again, all together."""


def campaign_of_upload(text: str) -> RunningCampaign:
    """The campaign in a file that somebody sent, up to the end of its last game; its chance is secure from now on."""
    said = words()
    if len(text) > MOST_BYTES:
        raise CampaignError(said.tell("campaign-large", most=MOST_BYTES // 1_000_000))
    try:
        _check_steps(read_bounded(text))
        running = read(text)
        if isinstance(running.log[-1:] and running.log[-1], Begun):
            running = msgspec.structs.replace(running, log=running.log[:-1])
        for setup, ended in running.played():
            if setup.mission.endswith(SUFFIXES):  # a file of this machine is nobody's business
                raise CampaignError(said.tell("upload-mission"))
            check_game(setup, {"log": list(ended.log), "table": []}, content_behind(setup))
            check_set_up(setup)
        _run_again(running)
    except ShambleError as error:
        raise CampaignError(str(error)) from error
    except Exception as error:  # whatever a stranger's file holds, the answer is a refusal
        raise CampaignError(said.tell("upload-damaged")) from error
    return msgspec.structs.replace(running, seed=None)


def _check_steps(data: dict[str, Any]) -> None:
    """CampaignError where there is more than people play, before anything is made of it."""
    said = words()
    if "log" not in data:
        check_small(data)
    kinds = [step.get("type") for step in data.get("log", ())]
    if kinds.count("begun") > MOST_GAMES:
        raise CampaignError(said.tell("campaign-long", most=MOST_GAMES))
    between = [len(list(steps)) for chosen, steps in groupby(kind == "chosen" for kind in kinds) if chosen]
    if len(kinds) > MOST_STEPS or max(between, default=0) > MOST_CHOSEN:
        raise CampaignError(said.tell("campaign-steps", most=MOST_CHOSEN))
    for step in data.get("log", ()):
        if step.get("type") == "brought":
            check_small(step.get("kept"))


def _run_again(running: RunningCampaign) -> None:
    until = time.thread_time() + SECONDS_TO_RUN
    for _ in verified(running):
        if time.thread_time() > until:
            raise CampaignError(words().tell("upload-slow"))


def games_of(running: RunningCampaign) -> list[Game]:
    """The last game of a campaign at its end, if one was played."""
    played = list(running.played())[-1:]
    return [Game.replay(setup, [Entry.from_data(entry) for entry in ended.log]) for setup, ended in played]
