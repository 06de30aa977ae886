"""Whole campaigns by a bot, each repeatable from its seed: how far it gets, and which Missions stop it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from shamble.bots import BEST, make_bot
from shamble.content.campaign import Campaign
from shamble.engine.splitmix import mix
from shamble.errors import ShambleError
from shamble.files.disk import data_folder, write_atomically
from shamble.games import all_content, begun
from shamble.games.campaign import (
    NEXT_MISSION,
    CampaignError,
    RunningCampaign,
    begin,
    choose,
    next_setup,
    options,
    record,
    started,
)
from shamble.games.campaign_files import read, verify, written
from shamble.games.campaign_teams import usual_players
from shamble.lab.checker import play_checked
from shamble.lab.measuring import FIRST_SEED, MOST_DECISIONS
from shamble.lab.processes import processes
from shamble.lab.results import kept
from shamble.world.game import Game

Progress = Callable[[int], None]
MOST_GAMES = 40
"""A campaign that takes longer than this is left: its bots are stuck in a Mission."""
SHORT_GAME = 150
"""Random play gives a game up after so many decisions, before it has lost everybody, and with them the campaign."""
GREEDY, RANDOM = "greedy", "random"
WON, LOST = "won", "lost"


class CampaignPlayed(NamedTuple):
    """A campaign that bots have played, and (Mission, outcome, rounds, decisions) of each game."""

    running: RunningCampaign
    games: tuple[tuple[str, str, int, int], ...]

    @property
    def outcome(self) -> str:
        """Its outcome; empty where it was left before its end."""
        return self.running.state.outcome


class MissionTally(msgspec.Struct):
    """The games of a Mission in all campaigns."""

    games: int = 0
    won: int = 0
    reached: int = 0
    passed: int = 0


class CampaignSummary(msgspec.Struct):
    """The results of many campaigns: how they ended, and for each Mission how many reached it and got past it."""

    campaign: str
    bot: str
    campaigns: int = 0
    won: int = 0
    lost: int = 0
    left: int = 0
    games: int = 0
    decisions: int = 0
    missions: dict[str, MissionTally] = msgspec.field(default_factory=dict)
    faults: list[str] = msgspec.field(default_factory=list)

    def add(self, played: CampaignPlayed | CampaignResult) -> None:
        """Count one campaign more."""
        self.campaigns += 1
        if isinstance(played, CampaignResult) and played.fault:
            self.faults.append(played.fault)
        self.won += played.outcome == "won"
        self.lost += played.outcome == "lost"
        self.left += not played.outcome
        for mission, outcome, _, decisions in played.games:
            tally = self.missions.setdefault(mission, MissionTally())
            tally.games += 1
            tally.won += outcome == "won"
            self.games += 1
            self.decisions += decisions
        for mission in dict.fromkeys(mission for mission, *_ in played.games):
            tally = self.missions[mission]
            tally.reached += 1
            tally.passed += any(one == mission and outcome == "won" for one, outcome, *_ in played.games)


class CampaignJob(NamedTuple):
    """One campaign to play."""

    campaign: Campaign
    bot: str
    seed: int
    most_decisions: int
    checked: bool = False

    @property
    def name(self) -> str:
        """The campaign, the bot and the seed, by which it can be played again."""
        return f"{self.campaign.id}, {self.bot}, seed {self.seed}"


class CampaignResult(NamedTuple):
    """The result of one campaign: its outcome, its games, and what the checker found wrong."""

    outcome: str = ""
    games: tuple[tuple[str, str, int, int], ...] = ()
    fault: str = ""


def simulate_campaigns(
    campaign: Campaign,
    *,
    campaigns: int,
    bot: str,
    seed: int = 0,
    workers: int = 1,
    most_decisions: int = 5000,
    checked: bool = False,
    progress: Progress = lambda done: None,
) -> CampaignSummary:
    """Play campaigns with the seeds `seed`, `seed + 1` ... and count how far they get."""
    if campaigns < 1 or workers < 1 or most_decisions < 1:
        raise ShambleError("simulate: the numbers of campaigns, workers and decisions must be 1 or more")
    make_bot(bot)
    summary = CampaignSummary(campaign.id, bot)
    jobs = [CampaignJob(campaign, bot, seed + at, most_decisions, checked) for at in range(campaigns)]
    with processes(min(workers, campaigns), together=1) as spread:
        for result in spread(_job, jobs):
            summary.add(result)
            progress(summary.campaigns)
    return summary


def measure_campaign(campaign: Campaign, *, bot: str, campaigns: int, workers: int = 1) -> CampaignSummary:
    """Measure how far a bot gets, with the seeds of measurements, and keep it in the data folder."""
    found = simulate_campaigns(
        campaign, campaigns=campaigns, bot=bot, seed=FIRST_SEED, workers=workers, most_decisions=MOST_DECISIONS
    )
    path = data_folder() / "measuring" / f"campaign-{campaign.id}-{bot}.json"
    write_atomically(path, msgspec.json.encode(found).decode() + "\n")
    return found


class SoakPlace(msgspec.Struct):
    """A soak of campaigns that was cut off: its first seed, and the results so far, by the names of their jobs."""

    seed: int
    done: dict[str, CampaignResult] = msgspec.field(default_factory=dict)


def soak_file() -> Path:
    """Where the results of a soak are kept until all its campaigns are played."""
    return data_folder() / "soak-campaigns.json"


def soak_campaigns(
    random: int, bots: int, *, seed: int = 0, workers: int = 1, progress: Progress = lambda done: None
) -> list[CampaignSummary]:
    """Whole campaigns under the checker, in turn of all that there are: so many at random, and by the best bot.

    Those at random are `forgiving`, or they would not get past their first Missions.

    A soak that was cut off goes on where it was.
    """
    place = kept(soak_file(), SoakPlace, SoakPlace(seed))
    jobs = list(_soak_jobs(random, bots, place.seed))
    waiting = [job for job in jobs if job.name not in place.done]
    with processes(workers, together=1) as spread:
        for job, result in zip(waiting, spread(_job, waiting), strict=True):
            place.done[job.name] = result
            write_atomically(soak_file(), msgspec.json.encode(place).decode() + "\n")
            progress(len(place.done))
    soak_file().unlink(missing_ok=True)
    found: dict[tuple[str, str], CampaignSummary] = {}
    for job in jobs:
        summary = found.setdefault((job.campaign.id, job.bot), CampaignSummary(job.campaign.id, job.bot))
        summary.add(place.done[job.name])
    return list(found.values())


def _soak_jobs(random: int, bots: int, seed: int) -> Iterator[CampaignJob]:
    known = [campaign for pack in all_content() for campaign in pack.campaigns.values() if not campaign.free]
    for bot, number in ((RANDOM, random), (BEST, bots)):
        for at in range(number):
            one, its_seed = known[at % len(known)], seed + at // len(known)
            if bot == RANDOM:
                yield CampaignJob(forgiving(one), bot, its_seed, SHORT_GAME, checked=True)
            else:
                yield CampaignJob(one, bot, its_seed, MOST_DECISIONS, checked=True)


def forgiving(campaign: Campaign) -> Campaign:
    """The campaign for random play, which wins next to nothing: a defeat leads where a victory would lead as well.

    It may begin with any Mission of the road, and is over where a victory would end it.
    """
    if isinstance(campaign.missions, str):
        return campaign
    led_on = {
        name: {**ways, LOST: tuple(dict.fromkeys((*ways.get(WON, ()), *ways.get(LOST, ())))) if ways.get(WON) else ()}
        for name, ways in campaign.missions.items()
    }
    return msgspec.structs.replace(campaign, begins=campaign.road, missions=led_on)


def _job(job: CampaignJob) -> CampaignResult:
    try:
        played = play_campaign(job.campaign, job.bot, job.seed, most_decisions=job.most_decisions, checked=job.checked)
        if job.checked:
            verify(read(written(played.running)))
        return CampaignResult(played.outcome, played.games)
    except Exception as error:
        if not job.checked:
            raise
        return CampaignResult(fault=f"{job.name}: {type(error).__name__}: {error}")


def play_campaign(
    campaign: Campaign,
    bot: str,
    seed: int,
    *,
    most_games: int = MOST_GAMES,
    most_decisions: int = 5000,
    checked: bool = False,
) -> CampaignPlayed:
    """Play a campaign to its end. Its seed is the bot's too; a game that goes on too long is given up."""
    running = begin(campaign, seed)
    games: list[tuple[str, str, int, int]] = []
    while not running.state.outcome and len(games) < most_games:
        running = _decided(running, bot, seed)
        try:
            setup = next_setup(running, usual_players(running))
        except CampaignError:
            break  # too few are left to play on
        game = begun(setup)
        running = started(running, game)
        decisions = _play(game, bot, setup.seed or 0, most_decisions, checked=checked)
        games.append((setup.mission, game.state.outcome, game.state.round, decisions))
        running = record(running, game)
    return CampaignPlayed(running, tuple(games))


def _decided(running: RunningCampaign, bot: str, seed: int) -> RunningCampaign:
    """The campaign after what a bot chooses between two games: the first Mission, or any."""
    missions = [one for one in options(running) if one.action == NEXT_MISSION]
    if not missions:
        return running
    at = 0 if bot == GREEDY else mix(seed + len(running.log)) % len(missions)
    return choose(running, missions[at].key)


def _play(game: Game, bot: str, seed: int, most_decisions: int, *, checked: bool) -> int:
    """Play a game to its end; after so many decisions it is given up."""
    player = make_bot(bot, seed)
    decisions = 0
    if checked:
        decisions = play_checked(game, player, f"{game.setting.mission.id} (seed {seed})", seed, most_decisions)
    while game.decision is not None and decisions < most_decisions:
        game.choose(player.choose(game))
        decisions += 1
    if game.decision is not None:
        game.give_up(0)
    while game.decision is not None:  # what is settled at the end
        game.choose(player.choose(game))
    return decisions
