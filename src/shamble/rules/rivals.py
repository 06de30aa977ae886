"""Rivals: Survivors of other teams in a Competitive game, and who settles what all players would (CL-MODE-COMP)."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.engine.declared import EventKind, declare
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import NO_TEAM, Survivor

COMPETITIVE = "competitive"
rules = Rule(COMPETITIVE)
MOST_EXPERIENCE = "most-experience"

declare(
    EventKind("team-score", "team total"),
)


WHO_SETTLES: Way[tuple[int, ...]] = Way("the seats that decide what is the business of all players")


@WHO_SETTLES.usual
def all_together(g: Game) -> tuple[int, ...]:
    """The players are one side: what concerns all of them they settle together."""
    return g.all_seats()


@rules.on(WHO_SETTLES)
def first_player_alone(g: Game) -> tuple[int, ...]:
    """CL-MODE-COMP-05: between rivals the first player settles it."""
    return (g.state.first_seat,)


def who_settles(g: Game) -> tuple[int, ...]:
    """The seats that decide what is the business of all players."""
    return g.ask(WHO_SETTLES)


def is_competitive(g: Game) -> bool:
    """CL-MODE-COMP-01: whether the teams of this game are rivals."""
    return COMPETITIVE in g.setting.rules.in_force


def rivals_in(g: Game, survivor: Survivor, zone: int) -> list[Survivor]:
    """CL-MODE-COMP-01: those of other teams in a Zone whom they may attack; nobody outside that mode.

    CL-COMP-12: Companions and dogs are of their Leader's team; whoever waits for a Leader is nobody's rival.
    """
    if not is_competitive(g):
        return []
    return [other for other in g.people_in(zone) if _are_rivals(survivor, other)]


def _are_rivals(survivor: Survivor, other: Survivor) -> bool:
    return other.team not in (survivor.team, NO_TEAM)


def rivals_among(g: Game, survivor: Survivor, people: list[Survivor]) -> tuple[int, ...]:
    """The rivals among those whom an attack strikes, while Companions still know whose they are."""
    return tuple(one.index for one in people if _are_rivals(survivor, one)) if is_competitive(g) else ()


def felled(g: Game, rivals: tuple[int, ...]) -> list[Survivor]:
    """Those of the rivals whom an attack struck who did not survive it."""
    return [one for one in map(g.person, dict.fromkeys(rivals)) if not one.in_play] if rivals else []


def enemy_in(g: Game, survivor: Survivor, zone: int) -> bool:
    """Whether a Zone holds somebody to fight: a Zombie or a rival (CL-MELEE-01)."""
    if g.state.crowd[zone]:
        return True
    return COMPETITIVE in g.setting.rules.in_force and bool(rivals_in(g, survivor, zone))


def sides_in_turn(g: Game, survivors: Iterable[Survivor]) -> list[list[Survivor]]:
    """These Survivors side by side, in turn order from the first player; without rivals all are one side."""
    found = list(survivors)
    if not is_competitive(g):
        return [found] if found else []
    in_turn = sorted(found, key=lambda survivor: (survivor.seat - g.state.first_seat) % g.setting.seats)
    teams = dict.fromkeys(survivor.team for survivor in in_turn)
    return [[survivor for survivor in found if survivor.team == team] for team in teams]


def scores(g: Game) -> list[tuple[int, int]]:
    """CL-MODE-COMP-02: every team with the experience of its Survivors, the dead ones too."""
    teams = sorted({survivor.team for survivor in g.state.survivors})
    return [(team, sum(s.xp for s in g.state.survivors if s.team == team)) for team in teams]


def leaders(g: Game) -> list[int]:
    """The teams with the most experience: several when they are equal."""
    found = scores(g)
    most = max(points for _, points in found)
    return [team for team, points in found if points == most]


@rules.on(hooks.ENDING, "CL-MODE-COMP-02")
def scores_stand(g: Game, ending: tuple[str, str]) -> tuple[str, str]:
    """CL-MODE-COMP-02, CL-READ-06: however a game between rivals ends, the team with the most experience has won."""
    if not is_competitive(g):
        return ending
    for team, points in scores(g):
        g.emit("team-score", "CL-MODE-COMP-02", team=team, total=points)
    return "won", MOST_EXPERIENCE
