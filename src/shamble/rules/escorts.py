"""Companions whom Survivors escort: chosen by the players, inseparable, and lost with a single Wound (AD-COMPANION)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.rules.house.followers import (
    COMPANION_DEATH,
    FALLS_WITH_LEADER,
    can_serve,
    company_under,
)
from shamble.rules.house.leaders import FOLLOWER, SEVERAL_IN_A_TRADE, Follower
from shamble.rules.missions.conditions import zones_named
from shamble.rules.rivals import who_settles
from shamble.rules.rule import ON, Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import pieces_of
from shamble.world.words import Given, condition

rules = company_under(
    {
        "CL-HOUSE-46": "AD-OPEN-36",
        "CL-HOUSE-47": "AD-SETUP-19",
        "CL-HOUSE-48": "AD-COMPANION-04",
        "CL-HOUSE-49": "AD-COMPANION-05",
        "CL-HOUSE-50": "AD-COMPANION-02",
        "CL-HOUSE-51": "AD-COMPANION-03",
        "CL-HOUSE-52": "AD-COMPANION-07",
        "CL-HOUSE-53": "AD-COMPANION-08",
    }
)


class NameCompanion(Frame, tag="name-companion"):
    """The players say who waits in a spot; `n` counts pieces."""

    n: int


@rules.on(hooks.SET_UP, "AD-SETUP-19")
@about(pieces=(FOLLOWER,))
def ask_for_companions(g: Game) -> list[Frame]:
    """AD-SETUP-19: the players choose the Companion of each spot that the Mission leaves open, unless chance does."""
    _draw_spots(g)
    return [NameCompanion(n=number + 1) for number, piece in pieces_of(g, Follower) if not piece.called]


def _draw_spots(g: Game) -> None:
    """AD-COMPANION-01: where the Mission says so, chance says who waits, and in which of several Zones, one in each."""
    for piece in g.state.all_of(Follower):
        taken = {other.zone for _, other in pieces_of(g, Follower)}
        free = [zone for zone in piece.zones if zone not in taken]
        names = unused(g, piece.trait)
        if free and names:
            piece.zone = free[g.shuffle(range(len(free)))[0]]
            piece.called = names[g.shuffle(range(len(names)))[0]]


def unused(g: Game, trait: str = "") -> list[str]:
    """Those who do not play and are no Companions yet; `trait`: of whom their cards say this."""
    taken = {piece.called for piece in g.state.all_of(Follower)}
    return [
        card.name
        for card in g.setting.bench
        if can_serve(card) and card.name not in taken and (not trait or trait in card.traits)
    ]


@frame(NameCompanion)
def name_companion(g: Game, f: NameCompanion) -> Question | None:
    """AD-SETUP-19: somebody who does not play, each once; of the kind that the Mission asks for."""
    names = unused(g, g.state.piece(f.n - 1, Follower).trait)
    if not names:
        g.pop()
        return None
    return Question("enlist", who_settles(g), [Option("enlist", name=name, rule="AD-SETUP-19") for name in names])


@name_companion.answer
def _name(g: Game, f: NameCompanion, option: Option) -> None:
    g.pop()
    g.state.piece(f.n - 1, Follower).called = option.name


@rules.on(COMPANION_DEATH)
def every_death_loses(g: Game, piece: Follower) -> bool:
    """AD-COMPANION-07: the game is lost with any of them."""
    return True


@rules.on(FALLS_WITH_LEADER)
def stays_behind(g: Game) -> bool:
    """AD-OPEN-36: a Companion whose Leader was eliminated waits in the Zone for another one."""
    return False


@rules.on(SEVERAL_IN_A_TRADE)
def like_cards(g: Game) -> bool:
    """AD-COMPANION-03: Companions are traded like cards, so any number in one Trade."""
    return True


may_die = Rule("companions-may-die", "AD-COMPANION-07", of="survivors", values=(ON,))


@may_die.on(COMPANION_DEATH)
def no_death_loses(g: Game, piece: Follower) -> bool:
    """AD-COMPANION-01, -07: the Mission says otherwise."""
    return False


@condition("{escorted: [4V.S1], number: 2}", escorted="zones", number="number")
def _escorted(g: Game, given: Given, moment: str) -> bool:
    """So many (all who are on the board) of the Survivors who are Companions are in these Zones."""
    zones, there = zones_named(g, given["escorted"]), [piece.zone for _, piece in pieces_of(g, Follower)]
    wanted = int(given.get("number", len(there)))
    return wanted > 0 and sum(zone in zones for zone in there) >= wanted
