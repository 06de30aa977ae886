"""Team Action cards: how teams pick them, and when one may be used (CL-TEAM-01 to -04, CL-SETUP-25, RM-TEAM-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.rule import Rule
from shamble.rules.traits import skill
from shamble.rules.turn import Purse, note_in_phase, players_phase_now
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.mission_records import Note
from shamble.world.pieces import NOWHERE, Piece
from shamble.world.state import Survivor

TEAM_CARD = "team-action-card"
CHARGE, MOVE, SHOOT = "Charge!", "Move!", "Shoot!"
CARDS = (CHARGE, MOVE, SHOOT)
COPIES = 3
"""RM-TEAM-01: the number of copies of each card, for all teams together."""
NUMBERS = ("0", "1", "2")
"""CL-SETUP-25: the values of the option `team-actions`: the number of cards of each team."""
rules = Rule("team-actions", of="setup", values=NUMBERS, usual=NUMBERS[0], always=True, setup_only=True)
FREE = "team"
FREE_SKILL = "+1 free Team Action"


class TeamCard(Piece, tag=TEAM_CARD):
    """A Team Action card of a team, counted from 1."""

    team: int = 0
    action: Annotated[str, ("", *CARDS)] = ""


declare(
    Action("pick-team-card", "n name", "name", "team `n` takes a Team Action card"),
    DecisionKind("pick-team-card", "{pick-team-card: Move!}", "which Team Action card a team takes next"),
    EventKind("team-card-picked", "n name"),
    EventKind("team-action", "who name"),
)


def team_cards(g: Game, team: int) -> list[str]:
    """The Team Action cards of a team, each as often as the team has it."""
    return [piece.action for piece in g.state.all_of(TeamCard) if piece.team == team + 1]


def teammates(g: Game, survivor: Survivor) -> list[Survivor]:
    """All other Survivors of their team who are in the game."""
    return [s for s in g.state.survivors if s.team == survivor.team and s is not survivor and s.status == "alive"]


def seats_of_team(g: Game, team: int) -> tuple[int, ...]:
    """The players of a team."""
    return tuple(seat for seat, its_team in enumerate(g.setting.teams) if its_team == team)


def teams_in_order(g: Game) -> list[int]:
    """The teams, that of the first player first, then as they sit clockwise (RM-TEAM-01)."""
    first, seats = g.state.first_seat, g.setting.seats
    return list(dict.fromkeys(g.setting.teams[(first + step) % seats] for step in range(seats)))


@rules.on(hooks.SET_UP, "CL-TEAM-01", value="1")
@rules.on(hooks.SET_UP, "CL-TEAM-01", value="2")
def pick_cards(g: Game) -> list[Frame]:
    """CL-TEAM-01, CL-SETUP-25: equally many cards for all teams; RM-TEAM-01: one at a time, round the table."""
    number = int(g.setting.rules.chosen[rules.name])
    return [PickTeamCard(team=team) for _ in range(number) for team in teams_in_order(g)]


class PickTeamCard(Frame, tag="pick-team-card"):
    """A team picks one of its cards."""

    team: int


@frame(PickTeamCard)
def pick_team_card(g: Game, f: PickTeamCard) -> Question | None:
    """RM-TEAM-01: which of the cards that are left a team takes next."""
    picked = [one.action for one in g.state.pieces if isinstance(one, TeamCard)]
    left = [name for name in CARDS if picked.count(name) < COPIES]
    options = [Option("pick-team-card", n=f.team + 1, name=name, rule="CL-TEAM-01") for name in left]
    return Question("pick-team-card", seats_of_team(g, f.team), options, shown={"team": f.team})


@pick_team_card.answer
def _pick(g: Game, f: PickTeamCard, option: Option) -> None:
    g.pop()
    g.state.pieces.append(TeamCard(NOWHERE, team=option.n, action=option.name))
    g.emit("team-card-picked", "CL-TEAM-01", n=option.n, name=option.name)


@skill(FREE_SKILL, "SKILL-plus-1-free-team-action", versions=("classic-rm",))
def free_team_action() -> Iterator[Hook]:
    """One further Team Action in their activation, with a card that their team has not used in this phase."""

    def one_more(g: Game, s: Survivor, asked: str, count: int) -> int:
        return count + (asked == FREE and bool(team_cards(g, s.team)))

    yield hook(hooks.FREE_ACTIONS, one_more)


def _used(g: Game, team: int) -> list[str]:
    """The cards and Skills that a team has used in this phase, each as often as it was."""
    phase, survivors = players_phase_now(g), g.state.survivors
    if phase is None or not phase.used:
        return []
    return [name for who, name in phase.used if who < len(survivors) and survivors[who].team == team]


@rules.on(hooks.DASHBOARD, "CL-TEAM-02", value="1")
@rules.on(hooks.DASHBOARD, "CL-TEAM-02", value="2")
def cards_beside(g: Game, survivor: Survivor) -> list[Note]:
    """CL-TEAM-02: the cards of their team; those that were used in this phase say so."""
    owned, uses = team_cards(g, survivor.team), _used(g, survivor.team)
    used = [owned[:at].count(name) < uses.count(name) for at, name in enumerate(owned)]
    codes = ["team-card-used" if one else "team-card" for one in used]
    return [Note(code, {"name": name}) for code, name in zip(codes, owned, strict=True)]


def usable_cards(g: Game, survivor: Survivor, purse: Purse) -> dict[str, str]:
    """The cards that they may use now, with the type of free Action that pays for each ("": the team's one use).

    CL-TEAM-02: a card comes back in the next phase. CL-TEAM-04: one use per team and phase; a use by a Skill goes
    first, as it is never worse to keep the team's own use for the others.
    """
    owned = team_cards(g, survivor.team)
    if not owned:
        return {}
    free = purse.free_left(FREE) > 0
    used = _used(g, survivor.team)
    if used and not free and sum(map(used.count, CARDS)) > used.count(FREE_SKILL):
        return {}
    usable: dict[str, str] = {}
    for name in CARDS:
        if name in owned and (not used or owned.count(name) > used.count(name)):
            usable[name] = FREE if free else ""
    return usable


def note_use(g: Game, survivor: Survivor, option: Option) -> None:
    """Note that the team has used the card in this phase."""
    note_in_phase(g, survivor.index, option.name)
    if option.free:
        note_in_phase(g, survivor.index, FREE_SKILL)
    g.emit("team-action", "CL-TEAM-03", who=survivor.index, name=option.name)
