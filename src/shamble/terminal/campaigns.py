"""Campaigns at the terminal: a file for each, told in lines, played on game by game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from shamble.content.campaign import Campaign
from shamble.errors import ShambleError
from shamble.files.disk import data_folder, write_atomically
from shamble.games import all_content, begun
from shamble.games.campaign import (
    NEXT_MISSION,
    CampaignChoice,
    CampaignError,
    RunningCampaign,
    begin,
    choose,
    next_setup,
    options,
    record,
    started,
)
from shamble.games.campaign_files import MOST_SIGNS, read, written
from shamble.games.campaign_story import CampaignStory, SheetTold, story_of, title_of
from shamble.games.campaign_teams import usual_players
from shamble.nearest import nearest_of
from shamble.terminal.console import Console
from shamble.terminal.saves import Saves
from shamble.terminal.session import TerminalSession
from shamble.text import Words, words
from shamble.text.campaigns import choice_text
from shamble.world.game import Game

SUFFIX = ".json"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,60}")
OF_CAMPAIGN = "campaign-"
"""The beginning of the name of a saved game that belongs to a campaign."""


class KeptCampaign(NamedTuple):
    """A campaign in a list of files; `fault` says why it cannot be read."""

    name: str
    running: RunningCampaign | None
    fault: str = ""


class CampaignFiles:
    """The campaigns of a data folder, a file each, written completely or not at all."""

    def __init__(self, data: Path | None = None) -> None:
        self.folder = (data or data_folder()) / "campaigns"

    def path(self, name: str) -> Path:
        """The file of a campaign; CampaignError when the name would make no good file name."""
        if not _NAME.fullmatch(name):
            raise CampaignError(f"{name!r} is no name for a campaign: use letters, digits, blanks, and the signs . _ -")
        return self.folder / f"{name}{SUFFIX}"

    def names(self) -> list[str]:
        """All names, in order."""
        try:
            return sorted(path.stem for path in self.folder.iterdir() if path.suffix == SUFFIX)
        except OSError:
            return []

    def all(self) -> Iterator[KeptCampaign]:
        """All campaigns, those that cannot be read with the reason."""
        for name in self.names():
            try:
                yield KeptCampaign(name, self.load(name))
            except ShambleError as error:
                yield KeptCampaign(name, None, str(error))

    def load(self, name: str) -> RunningCampaign:
        """The campaign of this name."""
        path = self.path(name)
        if not path.exists():
            near = nearest_of(name, self.names())
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(self.names()) or 'none'}"
            raise CampaignError(f"There is no campaign {name!r} in {self.folder}; {hint}")
        return read(read_text(path))

    def write(self, name: str, running: RunningCampaign) -> None:
        """Write a campaign."""
        write_atomically(self.path(name), written(running))

    def new_name(self, base: str) -> str:
        """A name that is not taken yet."""
        taken = {name.casefold() for name in self.names()}
        number = 1
        while (name := base if number == 1 else f"{base}-{number}").casefold() in taken:
            number += 1
        return name


def read_text(path: Path) -> str:
    """The text of a file that may be a campaign; CampaignError when it is none."""
    try:
        if path.stat().st_size > MOST_SIGNS:
            raise CampaignError(f"It is larger than {MOST_SIGNS} bytes, which no campaign is.")
        return path.read_text("utf-8")
    except OSError as error:
        raise CampaignError(f"It cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise CampaignError("It is no campaign of Shamble; it was left as it is.") from error


def known_campaigns() -> list[Campaign]:
    """The campaigns that can be begun, of all editions and packs."""
    return [campaign for pack in all_content() for campaign in pack.campaigns.values()]


def campaign_called(name: str) -> Campaign | None:
    """The campaign of this id."""
    return next((one for one in known_campaigns() if one.id == name), None)


def campaign_named(name: str) -> Campaign:
    """The campaign of this id; CampaignError where there is none."""
    found = campaign_called(name)
    if found is None:
        ids = [one.id for one in known_campaigns()]
        near = nearest_of(name, ids)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(ids)}"
        raise CampaignError(f"There is no campaign {name!r}; {hint}")
    return found


def taken_up(name: str, files: CampaignFiles, seed: int | None) -> tuple[str, RunningCampaign]:
    """The campaign to go on with: one that is kept under this name, or else a new one of this id."""
    if name in files.names():
        return name, files.load(name)
    return files.new_name(name), begin(campaign_named(name), seed)


# ---------------------------------------------------------------------- playing on


def go_on(
    console: Console,
    files: CampaignFiles,
    saves: Saves,
    name: str,
    running: RunningCampaign,
    players: Sequence[Sequence[str]] | None = None,
    people: Sequence[str] = (),
) -> RunningCampaign:
    """Play the next game of a campaign, or go on with the one that is being played; what ended is written down."""
    said = words()
    files.write(name, running)
    running = _decided(console, said, running)
    if running.state.outcome:
        console.show(*lines_of(said, story_of(running)))
        return running
    game = _game(saves, name, running, players, people)
    running = started(running, game)
    files.write(name, running)
    session = TerminalSession(game, console, saves, f"{OF_CAMPAIGN}{name}")
    session.play()
    if session.game.state.outcome:
        running = record(running, session.game)
        files.write(name, running)
        console.show("", *lines_of(said, story_of(running)))
    return running


def _game(
    saves: Saves,
    name: str,
    running: RunningCampaign,
    players: Sequence[Sequence[str]] | None,
    people: Sequence[str],
) -> Game:
    """The game that is being played, as it was left, or the next one."""
    now = running.state
    if now.setup is None:
        return begun(next_setup(running, players or usual_players(running), people))
    if players:
        raise CampaignError(f"{now.mission} is being played: who plays can be changed before the next Mission.")
    saved = f"{OF_CAMPAIGN}{name}"
    if saved in saves.names():
        found = saves.load(saved)
        if found.setting.setup == now.setup:
            return found
    return begun(now.setup)


def _decided(console: Console, said: Words, running: RunningCampaign) -> RunningCampaign:
    """The campaign once the next Mission is chosen; CampaignError at the end of the input."""
    while missions := [one for one in options(running) if one.action == NEXT_MISSION]:
        console.show(said.page("campaign-choose"))
        for number, one in enumerate(missions, 1):
            console.show(f"  {number}  {label_of(said, running.campaign, one)}")
        answer = console.ask(said.say("prompt"))
        if answer is None:
            raise CampaignError("Nothing was chosen; the campaign is as it was.")
        if answer.isdecimal() and 1 <= int(answer) <= len(missions):
            running = choose(running, missions[int(answer) - 1].key)
        else:
            console.show(said.say("not-a-number", most=len(missions)))
    return running


def label_of(said: Words, campaign: Campaign, choice: CampaignChoice) -> str:
    """The words of a choice between two games."""
    title = title_of(campaign, choice.name) if choice.action == NEXT_MISSION else ""
    return choice_text(said, choice.action, choice.name, title)


# ---------------------------------------------------------------------- telling


def lines_of(said: Words, told: CampaignStory) -> list[str]:
    """A campaign in lines: its road, the story so far, the sheets."""
    campaign = told.campaign
    lines = [campaign.title, *([campaign.story] if campaign.story and not told.chapters else [])]
    for stop in told.road:
        title = stop.title or said.page("campaign-unknown")
        lines.append(f"  {said.page(f'campaign-state-{stop.state}')}: {title}")
    for one in told.chapters:
        state = said.page(f"campaign-state-{one.outcome}")
        lines.append(said.say("campaign-chapter", game=one.game, title=one.title, state=state, rounds=one.rounds))
        lines += [said.page("campaign-died", names=said.listed(one.dead))] if one.dead else []
        lines += [f"  {name}. {text}".rstrip() for name, text in one.achieved]
    lines += [line for sheet in told.sheets for line in _sheet_lines(said, sheet)]
    if told.outcome:
        lines += [said.page(f"campaign-over-{told.outcome}"), *filter(None, [getattr(campaign.endings, told.outcome)])]
    return lines


def _sheet_lines(said: Words, one: SheetTold) -> Iterator[str]:
    sheet = one.sheet
    facts = [
        *([said.page("campaign-cxp", points=sheet.cxp, boxes=one.boxes)] if one.boxes else []),
        *([said.page("campaign-bonus", number=sheet.bonus_actions)] if sheet.bonus_actions else []),
        *sheet.skills,
        *one.cards,
        *one.achievements,
        *([said.page("campaign-kept", cards=said.listed(sheet.equipment))] if sheet.equipment else []),
        *([said.page("campaign-not-kept", cards=said.listed(sheet.lost))] if sheet.lost else []),
        *([said.page("campaign-follows", name=sheet.follows)] if sheet.follows else []),
    ]
    name = said.page("campaign-dead", name=one.name) if one.dead else one.name
    yield f"  {name}: {', '.join(facts)}" if facts else f"  {name}"
