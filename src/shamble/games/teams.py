"""Who plays a Mission when nobody says: the usual Survivors, and their seats and teams."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from shamble.content import Mission, Pack
from shamble.editions import edition_named
from shamble.rules.missions.requirements import with_required
from shamble.world.setup import Seats

FEWEST_RIVALS = 2
MOST_AT_A_SEAT = 6


def default_survivors(pack: Pack, mission: Mission, wanted: int | None = None) -> list[str]:
    """The first Survivors of the Mission's box, then of its further ones, and those that it asks for.

    Where these boxes have nobody, dropped packs may.
    There are as many as are wanted, or as usual, if the Mission is for so many.
    """
    low, high = mission.survivors
    edition = edition_named(mission.edition)
    number = max(low, min(high, edition.numbers.survivors)) if wanted is None else wanted
    people = [name for box in mission.played_with for name in pack.survivors_of([box])] or list(pack.own_survivors)
    return fitting_team(pack, mission, people[:number], people)


def fewest_survivors(mission: Mission) -> int:
    """The fewest Survivors who may play a Mission: where the book forbids none, fewer than it is meant for."""
    meant_for, allowed = mission.survivors[0], edition_named(mission.edition).numbers.fewest
    return meant_for if allowed is None else min(meant_for, allowed)


def fitting_team(pack: Pack, mission: Mission, team: Sequence[str], others: Sequence[str]) -> list[str]:
    """The team, with others in the place of whom the Mission bars, and such as bring the Skills that it asks for."""
    free = [name for name in others if not barred(mission, first_skills(pack, name))]
    stand_ins = (name for name in free if name not in team)
    allowed = [name if not barred(mission, first_skills(pack, name)) else next(stand_ins, name) for name in team]
    return with_required(mission.requires, allowed, free, lambda name: first_skills(pack, name))


def barred(mission: Mission, traits: Collection[str]) -> str:
    """UA-MISSION-03: the class for which a Mission lets nobody with these traits in; empty where it does."""
    return next((one for one in mission.bars if one in traits), "")


def first_skills(pack: Pack, name: str) -> tuple[str, ...]:
    """The Skills that a Survivor of the boxes begins with, those of their Specialties included."""
    card = pack.survivors.get(name)
    return (*card.at("blue"), *card.traits) if card is not None else ()


def default_seats(pack: Pack, mission: Mission, wanted: int | None = None) -> Seats:
    """The usual Survivors at one seat, or more where they are many; each of several teams has a seat of its own."""
    usual, number = default_survivors(pack, mission, wanted), teams_wanted(mission)
    if number == 1:
        number = max(1, -(-len(usual) // MOST_AT_A_SEAT))
    return tuple(tuple(usual[seat::number]) for seat in range(number))


def teams_wanted(mission: Mission) -> int:
    """The number of teams that a Mission is for; rivals are at least two."""
    return mission.teams or (FEWEST_RIVALS if mission.competitive else 1)


def is_right_number(mission: Mission, teams: int, *, rivals: bool) -> bool:
    """Whether so many teams can play a Mission; of `rivals` it takes more than one."""
    if mission.teams is not None:
        return teams == mission.teams
    return teams >= FEWEST_RIVALS or not (mission.competitive and rivals)


def a_team_each(mission: Mission, seats: int) -> tuple[tuple[int, ...], ...] | None:
    """One team for each player, where a Mission wants as many teams as there are players."""
    if seats == 1 or seats != teams_wanted(mission):
        return None
    return tuple((seat,) for seat in range(1, seats + 1))
