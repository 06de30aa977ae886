"""Who plays the next game of a campaign: the seats of the last one, with somebody new in place of each who died."""

from __future__ import annotations

from shamble.content import Mission, Pack
from shamble.content.campaign import Campaign
from shamble.editions import edition_named
from shamble.engine.errors import SetupError
from shamble.games.beginning import begun
from shamble.games.campaign import (
    CampaignError,
    CampaignState,
    RunningCampaign,
    dead_of,
    next_setup,
    part_of,
    those_left,
)
from shamble.games.in_play import content_in_play
from shamble.games.missions import mission_named
from shamble.games.teams import default_seats, fitting_team
from shamble.rules.modes.experience_cards import KEY as EXPERIENCE
from shamble.world.campaigns import SHEETS
from shamble.world.setup import Seats, seated


def usual_players(running: RunningCampaign) -> Seats:
    """The Survivors of each seat, where nobody says who plays; CampaignError when those who are left cannot.

    Where fewer are left alive than the Mission is for, it is played with those there are, if it can be set up for them.
    """
    now, campaign = running.state, running.campaign
    if len(now.missions) != 1:
        raise CampaignError(f"{campaign.title}: choose what is next first.")
    pack = content_in_play(campaign.edition)
    mission = mission_named(pack, now.missions[0])
    left = those_left(pack, campaign, mission, now)
    low, number = _how_many(campaign, mission, now)
    gone = dead_of(campaign, now)
    seats = [[name for name in seat if name not in gone] for seat in _seats(pack, mission, now)]
    while sum(map(len, seats)) > number:
        max(seats, key=len).pop()
    for name in (name for name in left if not any(name in seat for seat in seats)):
        if sum(map(len, seats)) < number:
            min(seats, key=len).append(name)
    seats = [fitting_team(pack, mission, seats[0], left)] if len(seats) == 1 else [seat for seat in seats if seat]
    players = seated(seats)
    if sum(map(len, players)) < low:
        _check_it_can_be_played(running, mission, players)
    return players


def _check_it_can_be_played(running: RunningCampaign, mission: Mission, players: Seats) -> None:
    try:
        begun(next_setup(running, players))
    except SetupError as error:
        few = sum(map(len, players))
        raise CampaignError(f"{mission.id} cannot be played with the {few} who are left alive: {error}") from error


def _seats(pack: Pack, mission: Mission, now: CampaignState) -> list[list[str]]:
    """The seats of the last game; before the first one those who have sheets, and then the usual Survivors."""
    if now.seats:
        return [list(seat) for seat in now.seats]
    known = [*part_of(part_of(now.kept, SHEETS), "sheets"), *part_of(now.kept, EXPERIENCE)]
    first, *others = default_seats(pack, mission)
    return [list(dict.fromkeys([*known, *first])), *map(list, others)]


def _how_many(campaign: Campaign, mission: Mission, now: CampaignState) -> tuple[int, int]:
    """The fewest Survivors who can play a Mission of a campaign, and as many as last time if that can be."""
    low, high = max(mission.survivors[0], campaign.survivors[0]), min(mission.survivors[1], campaign.survivors[1])
    usual = sum(map(len, now.seats)) or edition_named(mission.edition).numbers.survivors
    return low, max(low, min(high, usual))
