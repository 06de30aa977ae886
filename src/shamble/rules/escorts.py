"""Companions whom Survivors escort: chosen by the players, inseparable, and lost with a single Wound (AD-COMPANION)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.rules.house.followers import (
    COMPANION_DEATH,
    FALLS_WITH_LEADER,
    FOLLOWER,
    can_serve,
    company_under,
)
from shamble.rules.missions.conditions import zones_named
from shamble.rules.rivals import who_settles
from shamble.rules.rule import ON, Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import Piece, pieces_of
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
    """AD-SETUP-19: the players choose the Companion of each spot that the Mission leaves open."""
    return [NameCompanion(n=number + 1) for number, piece in pieces_of(g, FOLLOWER) if not piece["called"]]


@frame(NameCompanion)
def name_companion(g: Game, f: NameCompanion) -> Question | None:
    """AD-SETUP-19: somebody who does not play, each once."""
    taken = {piece["called"] for _, piece in pieces_of(g, FOLLOWER)}
    names = [card.name for card in g.setting.bench if can_serve(card) and card.name not in taken]
    if not names:
        g.pop()
        return None
    return Question("enlist", who_settles(g), [Option("enlist", name=name, rule="AD-SETUP-19") for name in names])


@name_companion.answer
def _name(g: Game, f: NameCompanion, option: Option) -> None:
    g.pop()
    g.state.pieces[f.n - 1]["called"] = option.name


@rules.way(COMPANION_DEATH)
def every_death_loses(g: Game, piece: Piece) -> bool:
    """AD-COMPANION-07: the game is lost with any of them."""
    return True


@rules.way(FALLS_WITH_LEADER)
def stays_behind() -> bool:
    """AD-OPEN-36: a Companion whose Leader was eliminated waits in the Zone for another one."""
    return False


may_die = Rule("companions-may-die", "AD-COMPANION-07", of="survivors", values=(ON,))


@may_die.way(COMPANION_DEATH)
def no_death_loses(g: Game, piece: Piece) -> bool:
    """AD-COMPANION-01, -07: the Mission says otherwise."""
    return False


@condition("{escorted: [4V.S1], number: 2}", escorted="zones", number="number")
def _escorted(g: Game, given: Given, moment: str) -> bool:
    """So many (all who are on the board) of the Survivors who are Companions are in these Zones."""
    zones, there = zones_named(g, given["escorted"]), [piece["zone"] for _, piece in pieces_of(g, FOLLOWER)]
    wanted = int(given.get("number", len(there)))
    return wanted > 0 and sum(zone in zones for zone in there) >= wanted
