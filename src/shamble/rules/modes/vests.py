"""Bulletproof Vests: shared out among rival teams, each stops two Wounds (CL-MODE-COMP-08 to -14, RM-COMP-01)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.dealing import give
from shamble.rules.inventory import distinct
from shamble.rules.rivals import is_competitive
from shamble.rules.rule import Rule
from shamble.rules.team.cards import seats_of_team, teams_in_order
from shamble.rules.traits import carried
from shamble.rules.wounds import Wound
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import EMPTY, Survivor

rules = Rule("vests")

VEST = "Bulletproof Vest"
TRAIT = "bulletproof"

declare(
    Action("wear-vest", "who card", "card", "the Bulletproof Vest that takes a Wound"),
    DecisionKind("team-vest", "{give: Ned}", "who gets a Bulletproof Vest"),
    DecisionKind("which-vest", "{wear-vest: Bulletproof Vest (loaded)}", "which of several Vests takes a Wound"),
    EventKind("vest-turned", "who card"),
)


@rules.on(hooks.SET_UP, "CL-MODE-COMP-08")
def share_out(g: Game) -> list[Frame]:
    """CL-MODE-COMP-08, RM-COMP-01: equally many for each team; what is left over stays in the box."""
    if not is_competitive(g):
        return []
    teams = teams_in_order(g)
    each = len(_left(g)) // len(teams)
    return [TeamVest(team=team) for team in teams for _ in range(each)]


def _left(g: Game) -> list[int]:
    return [card for card in g.state.aside if g.setting.card(card).name == VEST]


class TeamVest(Frame, tag="team-vest"):
    """A team gives a Vest to one of its Survivors."""

    team: int


@frame(TeamVest)
def team_vest(g: Game, f: TeamVest) -> Question | None:
    """Who of the team gets a Vest; CL-MODE-COMP-09: somebody who has one may get another, if there is room."""
    takers = [s for s in g.state.survivors if s.team == f.team and EMPTY in s.slots]
    if not takers:
        g.pop()
        return None
    options = [Option("give", who=s.index, name=VEST, rule="CL-MODE-COMP-08") for s in takers]
    return Question("team-vest", seats_of_team(g, f.team), options)


@team_vest.answer
def _give_vest(g: Game, f: TeamVest, option: Option) -> None:
    g.pop()
    card = _left(g)[0]
    g.state.aside.remove(card)
    give(g, g.state.survivors[option.who], card, option.rule)


@carried(TRAIT, "CL-MODE-COMP-10")
def bulletproof() -> Iterator[Hook]:
    """CL-MODE-COMP-10: it stops Wounds that Survivors deal, from any slot."""

    def takes_it(g: Game, s: Survivor, wound: Wound) -> bool:
        if wound.source != "survivor":
            return False
        vests = distinct(g, (card for card in s.cards if TRAIT in g.setting.card(card).traits))
        if len(vests) > 1:
            g.push(WhichVest(who=s.index))
        else:
            _wear_down(g, s, vests[0])
        return True

    yield hook(hooks.WOUND_STOPPED, takes_it)


def _wear_down(g: Game, survivor: Survivor, card: int) -> None:
    """CL-MODE-COMP-11: the first Wound turns it over; CL-MODE-COMP-12: the second destroys it, and it is put aside."""
    g.emit("wound-stopped", "CL-MODE-COMP-11", who=survivor.index, by=VEST)
    if card not in g.state.unloaded:
        g.state.unloaded.append(card)
        g.emit("vest-turned", "CL-MODE-COMP-11", who=survivor.index, card=card)
        return
    g.state.unloaded.remove(card)
    survivor.slots[survivor.slots.index(card)] = EMPTY
    g.state.aside.append(card)
    g.emit("used-up", "CL-MODE-COMP-12", who=survivor.index, card=card)
    g.renew(survivor)


class WhichVest(Frame, tag="which-vest"):
    """Somebody with several Vests chooses which one takes a Wound."""


@frame(WhichVest)
def which_vest(g: Game, f: WhichVest) -> Question | None:
    """CL-MODE-COMP-09: their player chooses between a fresh Vest and one that is turned over."""
    survivor = g.state.survivors[f.who]
    vests = distinct(g, (card for card in survivor.cards if TRAIT in g.setting.card(card).traits))
    options = [Option("wear-vest", who=survivor.index, card=card, rule="CL-MODE-COMP-09") for card in vests]
    return Question("which-vest", (survivor.seat,), options, survivor.index)


@which_vest.answer
def _which(g: Game, f: WhichVest, option: Option) -> None:
    g.pop()
    _wear_down(g, g.state.survivors[f.who], option.card)
