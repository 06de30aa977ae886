"""A campaign as people are told of it: its road, the story so far, the sheets. Nothing in it tells what is to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from shamble.content.campaign import Campaign
from shamble.engine.errors import SetupError
from shamble.games.campaign import CampaignState, RunningCampaign, part_of
from shamble.games.in_play import content_in_play
from shamble.games.missions import mission_named
from shamble.world.campaigns import SHEETS, Achievement, Sheet, TeamSheet
from shamble.world.game import Game

AHEAD, NEXT, OPEN, PLAYED, WON, LOST = "ahead", "next", "open", "played", "won", "lost"


class Stop(NamedTuple):
    """A Mission on the road of a campaign; `title` is empty as long as nobody has come so far."""

    mission: str
    title: str
    state: str
    games: int = 0


class Chapter(NamedTuple):
    """A game of a campaign that was played: how it ended, who died in it, what it has earned.

    `story` is that of its Mission, when it was played for the first time.
    """

    game: int
    mission: str
    title: str
    story: str
    outcome: str
    reason: str
    rounds: int
    survivors: tuple[str, ...]
    dead: tuple[str, ...]
    achieved: tuple[tuple[str, str], ...]


class SheetTold(NamedTuple):
    """The sheet of a Survivor, with all that may be ticked on it."""

    name: str
    sheet: Sheet
    boxes: int
    milestones: tuple[int, ...]
    skills: tuple[str, ...]
    most_bonus_actions: int
    achievements: tuple[str, ...]
    cards: tuple[str, ...] = ()
    dead: bool = False


class CampaignStory(NamedTuple):
    """All that a page, a sheet of paper or the terminal tells of a campaign."""

    campaign: Campaign
    game: int
    outcome: str
    road: tuple[Stop, ...]
    chapters: tuple[Chapter, ...]
    sheets: tuple[SheetTold, ...]
    team: tuple[tuple[str, str], ...]


def story_of(running: RunningCampaign, playing: Game | None = None) -> CampaignStory:
    """The story so far; of the game that is being played its sheets as they stand now."""
    now, campaign = running.state, running.campaign
    kept = playing.kept() if playing is not None and now.setup is not None else now.kept
    team = team_in(kept)
    visible = {one.name: one for one in campaign.achievements if not one.hidden}
    return CampaignStory(
        campaign,
        now.game,
        now.outcome,
        tuple(_road(running, now)),
        tuple(_chapters(running)),
        tuple(_sheets(campaign, kept)),
        tuple((name, visible[name].text) for name in team.achievements if name in visible),
    )


def team_in(kept: dict[str, Any]) -> TeamSheet:
    """The sheets in a document of what lasts; none where they cannot be read."""
    try:
        return msgspec.convert(part_of(kept, SHEETS), TeamSheet)
    except msgspec.ValidationError:
        return TeamSheet()


def title_of(campaign: Campaign, mission: str) -> str:
    """The title of a Mission, or its id where the pack with it is gone."""
    try:
        return mission_named(content_in_play(campaign.edition), mission).title
    except SetupError:
        return mission


def _road(running: RunningCampaign, now: CampaignState) -> Iterator[Stop]:
    """The Missions of a campaign in their order; of a free one those that were played, and the next."""
    campaign = running.campaign
    ended = [(setup.mission, step.outcome) for setup, step in running.played()]
    here = () if now.outcome else (now.mission,) if now.setup is not None else now.missions
    played = list(dict.fromkeys(mission for mission, _ in ended))
    for mission in campaign.road or dict.fromkeys([*played, *here]):
        games = [outcome for one, outcome in ended if one == mission]
        if mission in here:
            state = PLAYED if now.setup is not None else NEXT if len(here) == 1 else OPEN
        else:
            state = games[-1] if games else AHEAD
        known = bool(games) or mission in here
        yield Stop(mission, title_of(campaign, mission) if known else "", state, len(games))


def _chapters(running: RunningCampaign) -> Iterator[Chapter]:
    campaign = running.campaign
    texts = {one.name: one for one in campaign.achievements}
    before, told = TeamSheet(), set[str]()
    for game, (setup, ended) in enumerate(running.played(), 1):
        team = team_in(ended.kept)
        new = [name for name in _achieved(team) if name not in _achieved(before)]
        yield Chapter(
            game,
            setup.mission,
            title_of(campaign, setup.mission),
            _story(campaign, setup.mission) if setup.mission not in told else "",
            ended.outcome,
            ended.reason,
            ended.rounds,
            tuple(setup.names),
            tuple(name for name in team.dead if name not in before.dead),
            tuple((name, _text(texts.get(name))) for name in new if not _is_hidden(texts.get(name))),
        )
        before = team
        told.add(setup.mission)


def _story(campaign: Campaign, mission: str) -> str:
    try:
        return mission_named(content_in_play(campaign.edition), mission).story or ""
    except SetupError:
        return ""


def _achieved(team: TeamSheet) -> list[str]:
    own = [name for sheet in (*team.sheets.values(), *team.dead.values()) for name in sheet.achievements]
    return list(dict.fromkeys([*team.achievements, *own]))


def _text(achievement: Achievement | None) -> str:
    return achievement.text if achievement is not None else ""


def _is_hidden(achievement: Achievement | None) -> bool:
    return achievement is not None and achievement.hidden


def _sheets(campaign: Campaign, kept: dict[str, Any]) -> Iterator[SheetTold]:
    """The sheets of the living and of the dead; Experience cards where there are no other sheets."""
    team = team_in(kept)
    hidden = {one.name for one in campaign.achievements if one.hidden}
    bar = campaign.cxp.boxes if campaign.cxp is not None else 0
    at = campaign.milestones.at if campaign.milestones is not None else ()
    most = campaign.bonus_actions.most if campaign.bonus_actions is not None else 0
    for dead, sheets in ((False, team.sheets), (True, team.dead)):
        for name, sheet in sheets.items():
            seen = tuple(one for one in sheet.achievements if one not in hidden)
            yield SheetTold(name, sheet, bar, at, campaign.skills, most, seen, dead=dead)
    for name, record in part_of(kept, "experience").items():
        if name not in team.sheets and isinstance(record, dict):
            yield SheetTold(name, Sheet(), 0, (), (), 0, (), tuple(map(str, record.get("cards", ()))))
