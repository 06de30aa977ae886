"""A sheet for each Survivor, taken in when a game begins and given out at its end (WZ-CAMP-02)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from shamble.engine.errors import SetupError
from shamble.rules.dice import KEEP_ROLL
from shamble.rules.missions import achievements
from shamble.rules.missions.conditions import RESCUED
from shamble.rules.rule import Rule
from shamble.rules.wounds import DEAD
from shamble.world import hooks
from shamble.world.campaigns import KEY, SHEETS, USUAL, CampaignTerms, Keeps, KeptEquipment, Sheet, TeamSheet, plain
from shamble.world.game import Game
from shamble.world.mission_records import Note
from shamble.world.pieces import CARD, NOWHERE, SKILL, Piece, SurvivorNumber
from shamble.world.state import Survivor

rules: Rule = Rule("campaign-sheets")

IDS = (
    *(f"WZ-{name}-{number:02}" for name, most in (("CXP", 7), ("CSK", 6), ("BON", 3), ("KEEP", 6), ("ACH", 3))
      for number in range(1, most + 1)),
    *("WZ-CAMP-02", "WZ-KO-08", "WZ-KO-09", "WZ-KO-10", "WZ-KO-11", "WZ-OPEN-24", "WZ-OPEN-30", "WZ-OPEN-32"),
)  # fmt: skip
"""The ids under which the chapters of a campaign tell what they do; other editions tell it under their own."""

SHEET, TEAM = "campaign-sheet", "team-sheet"


class CampaignSheet(Piece, tag=SHEET):
    """The campaign sheet of a Survivor, on the table as long as they play."""

    who: SurvivorNumber = -1
    cxp: int = 0
    skills: Annotated[tuple[str, ...], SKILL] = ()
    bonus_actions: int = 0
    spent: int = 0
    equipment: Annotated[tuple[str, ...], CARD] = ()
    lost: Annotated[tuple[str, ...], CARD] = ()
    earned: tuple[str, ...] = ()
    given: int = 0
    follows: str = ""


class TeamRecord(Piece, tag=TEAM):
    """The sheet of the whole team; `settled`: nothing of it is open."""

    settled: bool = False


FALLEN = "fallen"
"""The status of whoever lies and was not picked up yet."""
NOBODY = -1
OUT = (DEAD, FALLEN, RESCUED)


def terms_of(g: Game) -> CampaignTerms:
    """The terms of the campaign that this game belongs to; the usual ones where none has written any."""
    given = g.setting.kept.get(KEY, {}).get("terms")
    return _usual_terms(g) if given is None else msgspec.convert(given, CampaignTerms)


def _usual_terms(g: Game) -> CampaignTerms:
    """WZ-KEEP-06: Keep rolls serve any series of games."""
    roll = g.ask(KEEP_ROLL)
    if roll is None:
        return USUAL
    die, face = roll
    return msgspec.structs.replace(USUAL, keeps=Keeps(equipment=KeptEquipment(dice=die, lost_on=face)))


def lasting(g: Game) -> TeamSheet:
    """The sheets as they were when this game began."""
    return msgspec.convert(g.setting.kept.get(SHEETS, {}), TeamSheet)


def sheet_of(g: Game, survivor: Survivor) -> CampaignSheet | None:
    """The sheet of a Survivor who is played in a campaign."""
    return next((one for one in g.state.all_of(CampaignSheet) if one.who == survivor.index), None)


def team_sheet(g: Game) -> TeamRecord | None:
    """The sheet of the whole team."""
    return next(iter(g.state.all_of(TeamRecord)), None)


def achieved_by(g: Game, who: int) -> tuple[str, ...]:
    """The Achievements on a sheet, that of the team where nobody is named."""
    return tuple(one.of for one in g.state.all_of(achievements.HeldAchievement) if one.who == who)


@rules.on(hooks.TAKES_IN, "WZ-CAMP-02")
def take_in(g: Game, document: Mapping[str, Any]) -> None:
    """WZ-CAMP-02, WZ-CXP-04, WZ-BON-03: everybody has a sheet, as it was left; what was spent is there again."""
    known = _checked(g, document)
    achievements.take_in(g, document)
    if team_sheet(g) is not None:
        return  # a position that was laid with its sheets
    _refuse_the_dead(g, known)
    g.state.pieces.append(TeamRecord(NOWHERE))
    for survivor in g.state.survivors:
        sheet = known.sheets.get(survivor.name, Sheet())
        g.state.pieces.append(
            CampaignSheet(
                NOWHERE,
                who=survivor.index,
                cxp=sheet.cxp,
                skills=sheet.skills,
                bonus_actions=sheet.bonus_actions,
                equipment=sheet.equipment,
                earned=sheet.earned.get(g.setting.mission.id, ()),
                follows=sheet.follows,
            )
        )


def _checked(g: Game, document: Mapping[str, Any]) -> TeamSheet:
    """The sheets of a document; SetupError says what cannot be read of it."""
    try:
        terms_of(g)
        return lasting(g)
    except (msgspec.ValidationError, AttributeError) as error:
        raise SetupError(
            f"What lasts from earlier games cannot be taken in: {error}. Expected "
            '{"sheets": {"sheets": {"Ned": {"cxp": 2, "skills": ["Lifesaver"]}}}}.'
        ) from error


def _refuse_the_dead(g: Game, known: TeamSheet) -> None:
    """WZ-KO-06, -08: who died in this campaign is not played in it again."""
    fallen = terms_of(g).fallen
    back = [one.name for one in g.state.survivors if one.name in known.dead]
    if back and fallen is not None and fallen.never_again:
        raise SetupError(f"{', '.join(back)} died earlier in this campaign: choose somebody else.", "survivors")


@rules.on(hooks.GIVES_OUT, "WZ-CXP-04")
def give_out(g: Game, document: dict[str, Any]) -> None:
    """WZ-CXP-04, WZ-KO-05, -06: the sheets as they are now; those of the dead are put away.

    Where the dead may be chosen again, they are on the list until then.
    """
    before, terms = lasting(g), terms_of(g)
    left_lying = terms.fallen.left_lying if terms.fallen is not None else DEAD
    sheets, dead = dict(before.sheets), dict(before.dead)
    for survivor in g.state.survivors:
        sheet = _to_last(g, survivor, sheets.pop(survivor.name, Sheet()))
        dead.pop(survivor.name, None)
        is_dead = survivor.status == DEAD or (survivor.status == FALLEN and left_lying == DEAD)
        (dead if is_dead else sheets)[survivor.name] = sheet
    lost = "nobody-standing" in terms.lost_when and all(one.status in OUT for one in g.state.survivors)
    now = TeamSheet(sheets=sheets, dead=dead, achievements=achieved_by(g, NOBODY), lost=lost)
    document[SHEETS] = plain(now)


def _to_last(g: Game, survivor: Survivor, before: Sheet) -> Sheet:
    """A sheet as it lasts beyond this game."""
    sheet = sheet_of(g, survivor)
    if sheet is None:
        return before
    team = team_sheet(g)
    settled = team is not None and team.settled and survivor.status not in OUT
    earned = {**before.earned, g.setting.mission.id: sheet.earned} if sheet.earned else before.earned
    return Sheet(
        cxp=sheet.cxp,
        skills=sheet.skills,
        bonus_actions=sheet.bonus_actions,
        equipment=sheet.equipment if settled else (),
        lost=sheet.lost if settled else (),
        achievements=achieved_by(g, survivor.index),
        earned=earned,
        follows=sheet.follows,
    )


@rules.on(hooks.TRAITS, "WZ-CSK-02")
def beside_the_first_skills(g: Game, survivor: Survivor) -> tuple[str, ...]:
    """WZ-CSK-02: a Campaign Skill is one more Skill of the first level."""
    sheet = sheet_of(g, survivor)
    skills: tuple[str, ...] = sheet.skills if sheet is not None else ()
    return skills


@rules.on(hooks.DASHBOARD, "WZ-CAMP-02")
def on_the_dashboard(g: Game, survivor: Survivor) -> list[Note]:
    """WZ-CAMP-02: everybody sees the sheets."""
    sheet = sheet_of(g, survivor)
    if sheet is None:
        return []
    notes = [Note("cxp", {"points": sheet.cxp})]
    if sheet.bonus_actions:
        left = sheet.bonus_actions - sheet.spent
        notes.append(Note("bonus-actions", {"left": left, "most": sheet.bonus_actions}))
    notes += [Note("campaign-skill", {}, skill=name) for name in sheet.skills]
    return notes
