"""Deeds: what cards and the Mission itself let Survivors do for Actions, alone or several in one round."""

from __future__ import annotations

from shamble.engine.agenda import AnytimeAct, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.missions.cards import LaidObjectiveCard, is_done, note_done
from shamble.rules.missions.scripts import is_so, script_of
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.missions import CardDeed
from shamble.world.pieces import NOWHERE, Piece, SurvivorNumber, pieces_called
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS

rules = Rule("deeds")


class BegunDeed(Piece, tag="begun-deed"):
    """A deed for which somebody has spent Actions, and in which round; others have to do so too."""

    deed: int = 0
    who: SurvivorNumber = -1
    round: int = 0


declare(
    Action("card-deed", "who name n cost", "name", "do what a card of the Mission allows; `n` counts its deeds",
        group="place", purpose="deed"),
    Action("whenever-deed", "who name seat", "name", "do what the Mission allows at any moment"),
    EventKind("deed-begun", "who name n"),
    EventKind("deed-done", "who name"),
)  # fmt: skip


def helpers(g: Game, number: int) -> list[int]:
    """The Survivors who have spent Actions for a deed in this round."""
    begun = [one for one in g.state.pieces if isinstance(one, BegunDeed) and one.deed == number]
    return [one.who for one in begun if one.round == g.state.round]


def is_allowed(g: Game, number: int, deed: CardDeed, who: int = -1) -> bool:
    """Whether a deed can be done now, wherever whoever does it stands."""
    if not deed.again and is_done(g, number):
        return False
    read = deed.card < 0 or any(
        isinstance(one, LaidObjectiveCard) and one.shown == deed.card + 1 for one in g.state.pieces
    )
    return read and is_so(g, deed.needs, who)


def places_of(g: Game, deed: CardDeed) -> tuple[int, ...]:
    """The Zones in which a deed can be done; none where it does not matter."""
    return tuple(dict.fromkeys(piece.zone for _, piece in pieces_called(g, deed.at))) if deed.at else deed.zones


def _is_the_place(g: Game, deed: CardDeed, zone: int) -> bool:
    return (not deed.at and not deed.zones) or zone in places_of(g, deed)


@rules.offers
@makes("card-deed")
@about(scene=lambda scene: scene.mission.deeds)
def offer_deeds(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """The deeds that cards which were read, and the Mission, allow a Survivor here and now."""
    for number, deed in enumerate(g.setting.mission.deeds, 1):
        if purse.left < deed.actions or not _is_the_place(g, deed, survivor.zone):
            continue
        if survivor.index not in helpers(g, number) and is_allowed(g, number, deed, survivor.index):
            out.append(
                Option("card-deed", who=survivor.index, name=deed.name, n=number, cost=deed.actions, rule=MISSION_SAYS)
            )


@action("card-deed")
def _card_deed(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _do(g, survivor, option.n)


def _do(g: Game, survivor: Survivor, number: int) -> None:
    deed = g.setting.mission.deeds[number - 1]
    if deed.by > 1:
        g.state.pieces.append(BegunDeed(NOWHERE, deed=number, who=survivor.index, round=g.state.round))
        missing = deed.by - len(helpers(g, number))
        if missing > 0:
            g.emit("deed-begun", MISSION_SAYS, who=survivor.index, name=deed.name, n=missing)
            return
    note_done(g, number)
    g.emit("deed-done", MISSION_SAYS, who=survivor.index, name=deed.name)
    g.push_all(script_of(deed.do, survivor.index))


def offer_deeds_whenever(g: Game, seat: int, out: list[Option]) -> None:
    """The deeds that wait for nobody's Turn, as far as no Turn offers them just now."""
    if g.state.phase == "setup" or not g.setting.mission.deeds or (g.decision and g.decision.kind == "turn"):
        return
    doer = next((one for one in g.in_play() if one.seat == seat), None)
    for number, deed in enumerate(g.setting.mission.deeds, 1):
        if deed.whenever and doer is not None and is_allowed(g, number, deed, doer.index):
            out.append(Option("whenever-deed", who=doer.index, name=deed.name, seat=seat, rule=MISSION_SAYS))


class WheneverDeed(AnytimeAct, tag="anytime-whenever-deed"):
    """Something that the Mission allows at any moment."""


@frame(WheneverDeed, ends_when_dead=False)
def whenever_deed(g: Game, f: WheneverDeed) -> Question | None:
    """It happens at once, whatever is going on."""
    g.pop()
    number = next(at for at, deed in enumerate(g.setting.mission.deeds, 1) if deed.name == f.name)
    _do(g, g.state.survivors[f.who], number)
    return None
