"""Achievements: feats that later Missions ask for, of one Survivor or of the whole team (WZ-ACH).

They are kept as `{"sheets": {"achievements": ["Crew Log"], "sheets": {"Tess": {"achievements": ["Oath"]}}}}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.engine.errors import SetupError
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.mission_records import Note
from shamble.world.pieces import NOWHERE, Piece, SurvivorNumber
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, condition, effect, finder_at

rules = Rule("achievements")

SHEETS, KEY = "sheets", "achievements"


class HeldAchievement(Piece, tag="achievement"):
    """An Achievement, of one Survivor or (-1) of the team."""

    of: str = ""
    who: SurvivorNumber = -1


declare(
    EventKind("achieved", "who name", tone="good"),
    EventKind("team-achieved", "name", tone="good"),
)

HAS_ACHIEVED: Way[str, int, bool] = Way("whether this Survivor, or (-1) anybody or the team has an Achievement")
ACHIEVE: Way[str, int, str, None] = Way("an Achievement is this Survivor's, or (-1) the whole team's, by a ledger id")
POINTS: Way[int, int, str, list[Frame]] = Way("somebody gains Campaign Experience Points (a ledger id)", [])


@HAS_ACHIEVED.usual
def has_achieved(g: Game, name: str, who: int) -> bool:
    """WZ-OPEN-28: whether the team or somebody who plays has an Achievement; with `who` that Survivor, or the team."""
    return any(
        isinstance(piece, HeldAchievement) and piece.of == name and (who < 0 or piece.who in (-1, who))
        for piece in g.state.pieces
    )


@ACHIEVE.usual
def achieve(g: Game, name: str, who: int, rule: str) -> None:
    """WZ-ACH-01: it is theirs, or (-1) the whole team's; nobody has it twice."""
    held = [piece for piece in g.state.pieces if isinstance(piece, HeldAchievement) and piece.of == name]
    if any(piece.who in (-1, who) for piece in held):
        return
    g.state.pieces.append(HeldAchievement(NOWHERE, of=name, who=who))
    if who < 0:
        g.emit("team-achieved", rule, name=name)
    else:
        g.emit("achieved", rule, who=who, name=name)


@condition("{achieved: Crew Log, who: finder}", achieved="achievement", who=("anybody", "finder"))
def _achieved(g: Game, given: Given, moment: str) -> bool:
    """The team or somebody who plays has this Achievement; `who: finder`: the Survivor who set it off, or the team."""
    if given.get("who") == "finder":
        return finder_at(moment) >= 0 and g.ask(HAS_ACHIEVED, given["achieved"], finder_at(moment))
    return g.ask(HAS_ACHIEVED, given["achieved"], -1)


@effect("{achievement: Crew Log, who: team}", achievement="granted", who=("finder", "team"))
def _achievement(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off has this Achievement from now on, or with `who: team` the whole team."""
    g.ask(ACHIEVE, given["achievement"], -1 if given.get("who") == "team" else who, MISSION_SAYS)
    return []


@effect("{cxp: 1}", cxp="number")
def _cxp(g: Game, given: Given, who: int) -> list[Frame]:
    """Campaign Experience Points for whoever set it off, in a campaign that counts them."""
    return g.ask(POINTS, who, given["cxp"], MISSION_SAYS) if who >= 0 else []


@rules.on(hooks.TAKES_IN, "WZ-ACH-03")
def take_in(g: Game, document: Mapping[str, Any]) -> None:
    """WZ-ACH-03: the Achievements that the team and its Survivors have when the game begins."""
    kept = document.get(SHEETS, {})
    if not isinstance(kept, Mapping):
        raise SetupError(f"{SHEETS}: expected Achievements of the team and sheets by Survivor, found {kept!r}")
    own = kept.get(SHEETS, {})
    given = [(name, -1) for name in kept.get(KEY, ())]
    given += [(name, one.index) for one in g.state.survivors for name in own.get(one.name, {}).get(KEY, ())]
    for name, who in given:
        if not any(isinstance(one, HeldAchievement) and (one.of, one.who) == (name, who) for one in g.state.pieces):
            g.state.pieces.append(HeldAchievement(NOWHERE, of=name, who=who))


@rules.on(hooks.GIVES_OUT, "WZ-ACH-02")
def give_out(g: Game, document: dict[str, Any]) -> None:
    """WZ-ACH-02: all Achievements, for the next game; nothing where there are none."""
    held = [piece for piece in g.state.pieces if isinstance(piece, HeldAchievement)]
    if not held:
        return
    kept = dict(document.get(SHEETS, {}))
    own = dict(kept.get(SHEETS, {}))
    for survivor in g.state.survivors:
        names = [piece.of for piece in held if piece.who == survivor.index]
        if names:
            own[survivor.name] = {**own.get(survivor.name, {}), KEY: names}
    document[SHEETS] = {**kept, KEY: [piece.of for piece in held if piece.who < 0], SHEETS: own}


@rules.on(hooks.TALLIES, "WZ-ACH-02", stage=hooks.CAP)
def achievements_of_the_team(g: Game) -> list[tuple[str, int | str]]:
    """WZ-ACH-02: those of the whole team stand where everybody sees them."""
    names = [piece.of for piece in g.state.pieces if isinstance(piece, HeldAchievement) and piece.who < 0]
    return [("achievements", ", ".join(names))] if names else []


@rules.on(hooks.DASHBOARD, "WZ-ACH-02")
def on_the_dashboard(g: Game, survivor: Survivor) -> list[Note]:
    """WZ-ACH-02: everybody sees who has achieved what."""
    held = [piece for piece in g.state.pieces if isinstance(piece, HeldAchievement)]
    return [Note("achievement", {"name": piece.of}) for piece in held if piece.who == survivor.index]
