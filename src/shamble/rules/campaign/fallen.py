"""Those who lie when a Mission ends, and the successors of the dead (WZ-KO-09, -10, WZ-OPEN-24)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.campaign.sheets import FALLEN, lasting, sheet_of, terms_of
from shamble.rules.house.knocked_out import KnockedOut
from shamble.rules.missions.achievements import HeldAchievement
from shamble.rules.rule import Rule
from shamble.rules.wounds import DEAD
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, pieces_of
from shamble.world.state import Survivor

rules: Rule = Rule("fallen")

declare(
    Action("follow", "who name", "name", "campaign: whose successor they are"),
    Action("follow-nobody", "who", "", "campaign: they follow nobody", ends=QUESTION),
    DecisionKind("follow", "{follow: Ned} or {follow-nobody: true}", "campaign: whom a new Survivor follows"),
    EventKind("followed", "who name"),
)

FIELDS = {"cxp": "cxp", "skills": "skills", "bonus-actions": "bonus_actions"}


@rules.on(hooks.AFTERMATH, "WZ-OPEN-24")
def those_who_lie(g: Game) -> list[Frame]:
    """WZ-OPEN-24: won or lost, it is settled what becomes of those whom nobody has picked up."""
    return [LeftLying(who=one.index) for one in g.state.survivors if one.status == FALLEN]


class LeftLying(Frame, tag="left-lying"):
    """Somebody lies there when the Mission ends."""


@frame(LeftLying, ends_when_dead=False)
def left_lying(g: Game, f: LeftLying) -> Question | None:
    """WZ-OPEN-24: whoever was not picked up is dead, unless the campaign says otherwise."""
    g.pop()
    fallen = terms_of(g).fallen
    if fallen is None or fallen.left_lying == DEAD:
        g.state.survivors[f.who].status = DEAD
        zones = [piece.zone for _, piece in pieces_of(g, KnockedOut) if piece.who == f.who]
        g.emit("died", "WZ-OPEN-24", who=f.who, zone=zones[0])
    return None


@rules.step("setup", "successors", after="", part=None)
def who_follows_whom(g: Game, f: Frame) -> None:
    """WZ-KO-09: whoever is new may be the successor of somebody who died."""
    known = lasting(g)
    if known.dead:
        new = [one for one in g.state.survivors if one.name not in known.sheets]
        g.push_all(Follow(who=one.index) for one in new)


class Follow(Frame, tag="follow"):
    """A Survivor without a sheet joins a campaign in which others have died."""


@frame(Follow)
def follow(g: Game, f: Follow) -> Question | None:
    """WZ-KO-09, -10: one of the dead whom nobody follows yet, or nobody."""
    survivor = g.state.survivors[f.who]
    options = [Option("follow", who=f.who, name=name, rule="WZ-KO-10") for name in _without_successor(g)]
    if not options:
        g.pop()
        return None
    options.append(Option("follow-nobody", who=f.who, rule="WZ-KO-09"))
    return Question("follow", (survivor.seat,), options, f.who)


def _without_successor(g: Game) -> list[str]:
    known = lasting(g)
    followed = {sheet.follows for sheet in (*known.sheets.values(), *known.dead.values())}
    followed |= {sheet.follows for one in g.state.survivors if (sheet := sheet_of(g, one)) is not None}
    return [name for name in known.dead if name not in followed]


@follow.answer
def _followed(g: Game, f: Follow, option: Option) -> None:
    """WZ-KO-09, -10: of the sheet of the dead they get what is inherited, and nothing else."""
    g.pop()
    if option.action == "follow":
        _inherit(g, g.state.survivors[f.who], option.name)
        g.emit("followed", option.rule, who=f.who, name=option.name)


def _inherit(g: Game, survivor: Survivor, name: str) -> None:
    sheet, fallen = sheet_of(g, survivor), terms_of(g).fallen
    assert sheet is not None
    last = lasting(g).dead[name]
    inherits = fallen.inherits if fallen is not None else ()
    sheet.follows = name
    for what in inherits:
        if what in FIELDS:
            setattr(sheet, FIELDS[what], getattr(last, FIELDS[what]))
    for achievement in last.achievements if "achievements" in inherits else ():
        g.state.pieces.append(HeldAchievement(NOWHERE, of=achievement, who=survivor.index))
    g.renew(survivor)
