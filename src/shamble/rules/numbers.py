"""The numbers of Survivors, players and teams in a game (CL-SETUP-06 to -12, RM-SETUP-03)."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.rules.rule import Rule
from shamble.world.hooks import SetupWay
from shamble.world.records import Identity

PRISON_OUTBREAK = "PO"
MOST_PLAYERS = 6
MOST_ALONE = 6
"""CL-SETUP-12: since Prison Outbreak a lone player may take more than 4 Survivors."""

Players = Sequence[Sequence[str]]
Teams = Sequence[Sequence[int]]
SETUP_CHECKS: SetupWay[Sequence[Identity], Sequence[str]] = SetupWay("faults of those who are to play", ())

numbers = Rule("numbers", of="setup", usual="rue-morgue", always=True, setup_only=True)
NUMBERS: SetupWay[Players, Teams, tuple[int, int], Sequence[str], list[str]] = SetupWay("faults of a table")


@numbers.value("rue-morgue", NUMBERS, replaces=("CL-SETUP-11",))
def teams_of_equal_size(players: Players, teams: Teams, mission: tuple[int, int], boxes: Sequence[str]) -> list[str]:
    """CL-SETUP-06 to -09, RM-SETUP-03: every fault of a table under the Rue Morgue numbers."""
    faults = team_faults(players, teams)
    if faults:
        return faults
    total = sum(len(survivors) for survivors in players)
    if not 6 <= total <= 12:
        faults.append(f"{total} Survivors take part; there must be 6 to 12.")
    faults += [
        f"player {seat} has {len(survivors)} Survivors; a player takes 1 to 6."
        for seat, survivors in enumerate(players, 1)
        if not 1 <= len(survivors) <= 6
    ]
    if not 1 <= len(teams) <= 4:
        faults.append(f"there are {len(teams)} teams; there must be 1 to 4.")
    sizes = [sum(len(players[seat]) for seat in team) for team in teams]
    if len(set(sizes)) > 1:
        faults.append(f"the teams have {', '.join(map(str, sizes))} Survivors; all teams must have equally many.")
    return faults


def team_faults(players: Players, teams: Teams) -> list[str]:
    """CL-SETUP-06: every player is in exactly one team."""
    named = [seat for team in teams for seat in team]
    faults = [
        f"the teams name player {seat + 1}; the players are 1 to {len(players)}."
        for seat in dict.fromkeys(named)
        if not 0 <= seat < len(players)
    ]
    return faults + [
        f"player {seat + 1} is in {named.count(seat)} teams; every player is in one."
        for seat in range(len(players))
        if named.count(seat) != 1
    ]


@numbers.value("older-seasons", NUMBERS, replaces=("CL-SETUP-06", "CL-SETUP-07", "CL-SETUP-08", "CL-SETUP-09"))
def survivors_by_players(players: Players, teams: Teams, mission: tuple[int, int], boxes: Sequence[str]) -> list[str]:
    """CL-SETUP-11, -12: the number of Survivors follows from the number of players.

    A Mission for fewer or more Survivors than that has its own number (CL-READ-20).
    """
    each = {1: 4, 2: 3, 3: 2}.get(len(players), 1)
    if faults := team_faults(players, teams):
        return faults
    if len(players) > 6:
        return [f"{len(players)} players sit at the table; there is room for 6."]
    alone = len(players) == 1 and PRISON_OUTBREAK in boxes
    if alone and each <= len(players[0]) <= MOST_ALONE:
        return []
    if not mission[0] <= each * len(players) <= mission[1]:
        return []
    return [
        f"player {seat} has {len(survivors)} Survivors; with {len(players)} players each takes {each}."
        for seat, survivors in enumerate(players, 1)
        if len(survivors) != each
    ]


def one_team(players: Players, teams: Teams, mission: tuple[int, int], boxes: Sequence[str]) -> list[str]:
    """SE-SETUP-06, AD-SETUP-01: the Survivors of one team, shared among one to six players."""
    faults = team_faults(players, teams)
    if len(teams) != 1:
        faults.append(f"there are {len(teams)} teams; all players are one.")
    if not 1 <= len(players) <= MOST_PLAYERS:
        faults.append(f"{len(players)} players sit at the table; there must be 1 to {MOST_PLAYERS}.")
    return faults + [f"player {seat} has no Survivor." for seat, survivors in enumerate(players, 1) if not survivors]
