"""Who plays the next game of a campaign: the seats of the last one, with somebody new in place of each who died."""

from __future__ import annotations

from shamble.content import Mission, Pack
from shamble.content.campaign import Campaign
from shamble.editions import edition_named
from shamble.games.campaign import CampaignError, CampaignState, RunningCampaign, part_of
from shamble.games.in_play import content_in_play
from shamble.games.missions import find_mission
from shamble.games.teams import default_seats, fitting_team
from shamble.rules.modes.experience_cards import KEY as EXPERIENCE
from shamble.world.campaigns import SHEETS


def dead_of(campaign: Campaign, now: CampaignState) -> list[str]:
    """The Survivors who are not played again."""
    never_again = campaign.fallen is not None and campaign.fallen.never_again
    return list(part_of(part_of(now.kept, SHEETS), "dead")) if never_again else []


def those_left(pack: Pack, campaign: Campaign, mission: Mission, now: CampaignState) -> list[str]:
    """The Survivors who may still be chosen, those of the Mission first: of the campaign's boxes, or of all."""
    first = pack.survivors_of(campaign.boxes or mission.played_with)
    others = () if campaign.boxes else pack.survivors_of(pack.boxes)
    people = [*first, *others, *part_of(part_of(now.kept, SHEETS), "sheets"), *pack.own_survivors]
    gone = dead_of(campaign, now)
    return [name for name in dict.fromkeys(people) if name not in gone]


def usual_players(running: RunningCampaign) -> list[list[str]]:
    """The Survivors of each seat, where nobody says who plays; CampaignError when too few are left."""
    now, campaign = running.state, running.campaign
    if len(now.missions) != 1:
        raise CampaignError(f"{campaign.title}: choose what is next first.")
    pack = content_in_play(campaign.edition)
    mission = find_mission(pack, now.missions[0])
    left = those_left(pack, campaign, mission, now)
    low, number = _how_many(campaign, mission, now)
    gone = dead_of(campaign, now)
    seats = [[name for name in seat if name not in gone][:number] for seat in _seats(pack, mission, now)]
    for name in (name for name in left if not any(name in seat for seat in seats)):
        if sum(map(len, seats)) < number:
            min(seats, key=len).append(name)
    if sum(map(len, seats)) < low:
        raise CampaignError(f"{mission.id} is for {low} Survivors at least, and only {len(left)} are left.")
    return [fitting_team(pack, mission, seats[0], left)] if len(seats) == 1 else [seat for seat in seats if seat]


def _seats(pack: Pack, mission: Mission, now: CampaignState) -> list[list[str]]:
    """The seats of the last game; before the first one those who have sheets, and then the usual Survivors."""
    if now.seats:
        return [list(seat) for seat in now.seats]
    known = [*part_of(part_of(now.kept, SHEETS), "sheets"), *part_of(now.kept, EXPERIENCE)]
    first, *others = default_seats(pack, mission)
    return [list(dict.fromkeys([*known, *first])), *others]


def _how_many(campaign: Campaign, mission: Mission, now: CampaignState) -> tuple[int, int]:
    """The fewest Survivors who can play a Mission of a campaign, and as many as last time if that can be."""
    low, high = max(mission.survivors[0], campaign.survivors[0]), min(mission.survivors[1], campaign.survivors[1])
    usual = sum(map(len, now.seats)) or edition_named(mission.edition).numbers.survivors
    return low, max(low, min(high, usual))
