"""The jobs that workers do: functions of plain arguments, which know of no table and no database."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from shamble.bots.findings import how_hard
from shamble.content import Mission, Pack
from shamble.draw import board_svg
from shamble.games import content_in_play
from shamble.games.beginning import begun
from shamble.games.campaign import RunningCampaign
from shamble.games.campaign_story import CampaignStory
from shamble.games.missions import edition_listing
from shamble.table.files.campaign_uploads import campaign_of_upload, games_of
from shamble.table.files.uploads import game_of_upload
from shamble.table.screen.replay import MilestoneShown, MomentShown, Replay
from shamble.text import players_called
from shamble.world.setup import GameSetup

REPLAYS_KEPT = 2
"""The replays that a worker remembers: whoever moves the slider asks for one moment after the other."""


class SentCampaign(NamedTuple):
    """A campaign that somebody sent, after its games have led to their ends; the last of them as a saved game."""

    running: RunningCampaign
    last: str


class ReplayTold(NamedTuple):
    """A replay at one of its moments."""

    moment: MomentShown
    marks: list[MilestoneShown]
    ends_early: bool


def content_with(mission_id: str) -> Pack:
    """The content in play that has a Mission, if any has."""
    edition = edition_listing(mission_id)
    return edition.pack if mission_id in edition.pack.missions else content_in_play(edition.name)


def version_of(pack: Pack, mission: Mission) -> str:
    """The version of a Mission's dropped pack, which changes when somebody edits it; empty for a built-in Mission."""
    home = pack.dropped.get(pack.home_of(mission))
    return home.hash if home is not None else ""


def draw_map(mission_id: str, light: bool) -> str:
    """The map of a Mission as it is set up."""
    return board_svg(begun(GameSetup(mission=mission_id, seed=0)), light=light)


def print_mission(mission_id: str, paper: str) -> bytes:
    """The sheet of a Mission as PDF."""
    from shamble.sheet import contents, pdf  # writing PDF takes a while to load

    pack, game = content_with(mission_id), begun(GameSetup(mission=mission_id, seed=0))
    mission = pack.missions[mission_id]
    return pdf(game, contents(game, mission, pack, tuple(how_hard(game, mission))), paper)


def print_campaign(told: CampaignStory, paper: str) -> bytes:
    """The sheets of a campaign as PDF."""
    from shamble.sheet.campaign_sheets import campaign_pdf  # writing PDF takes a while to load

    return campaign_pdf(told, paper)


def check_save(text: str) -> str:
    """A saved game that somebody sent, after its log has led to its position: written again by this program."""
    return game_of_upload(text).to_json()


def check_campaign(text: str) -> SentCampaign:
    """A campaign that somebody sent, after all its logs have led to their ends."""
    running = campaign_of_upload(text)
    return SentCampaign(running, "".join(game.to_json() for game in games_of(running)))


@lru_cache(maxsize=REPLAYS_KEPT)
def _replay(text: str) -> Replay:
    return Replay.of_file(text)


def replay_told(text: str, names: list[str], at: int) -> ReplayTold:
    """The replay of a saved game at a moment, with its players called by these names."""
    replay = _replay(text)
    with players_called(names):
        return ReplayTold(replay.moment(_within(replay, at)), replay.marks(), replay.ends_early)


def replay_moment(text: str, names: list[str], at: int, since: int | None) -> MomentShown:
    """A moment of a saved game; with `since` only the pieces that look different from that moment."""
    replay = _replay(text)
    with players_called(names):
        return replay.moment(_within(replay, at), None if since is None else _within(replay, since))


def draw_moment(text: str, at: int, light: bool) -> str:
    """The picture of the board at a moment of a saved game."""
    replay = _replay(text)
    return board_svg(replay.game(_within(replay, at)), light=light)


def _within(replay: Replay, number: int) -> int:
    """The number of a choice, kept between the first and the last."""
    return min(number, len(replay) - 1)
