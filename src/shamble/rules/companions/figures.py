"""Companions on the board: whose they are, where they stand, and when they are gone (CL-COMP, CL-DOGCOMP).

A Companion is a piece with a card. While nobody has taken them the card lies with them (`card`); from then on it is in
an inventory, and is only the sign by which they are known (`sign`). Whoever bears it is their Leader or Handler.
"""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import GONE, Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.experience import EARNER
from shamble.rules.inventory import discard
from shamble.rules.missions.exits import leaving_counts
from shamble.rules.rule import Rule
from shamble.rules.traits import carried
from shamble.rules.vehicles.seats import unstash, vehicle_of, vehicles_with
from shamble.rules.wounds import FALLS, drop_card, kill
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.mission_records import Note
from shamble.world.pieces import FIRST_BODY, NOWHERE, CardNumber, Signed, body_of, card_of
from shamble.world.play import Play
from shamble.world.records import CardType
from shamble.world.state import NO_TEAM, Survivor

rules = Rule("companion-figures")

COMPANION = "companion"
HUMAN, DOG, DOG_LOST = "human", "dog", "dog-lost"
INSEPARABLE = "inseparable"
OWN_SKILLS = {"sniper": "Sniper"}
"""CL-COMP-27: the Skills of Companions by the tags of their cards."""
DOG_SKILLS = ("3 Zones per Move Action", "Low profile", "Slippery")
"""CL-DOGCOMP-11."""

declare(
    EventKind("companion-left", "who zone"),
)


class Companion(Signed, tag=COMPANION, led="sign", laid=True):
    """A Companion; `holds`: the find of a dog, `searched`: the last round in which it Searched."""

    holds: CardNumber = 0
    searched: int = 0


def bearer(g: Play, card: int) -> Survivor | None:
    """The Survivor who has a card in their inventory now (CL-COMP-08, CL-DOGCOMP-04)."""
    return next((survivor for survivor in g.state.survivors if card in survivor.slots), None)


def leader_of(g: Play, index: int) -> Survivor | None:
    """The Leader or Handler of a Companion."""
    sign = g.state.piece(index - FIRST_BODY, Companion).sign
    return bearer(g, sign) if sign else None


def companions_of(g: Play, survivor: Survivor, kind: str = "", *, aloft: bool = False) -> list[Survivor]:
    """The Companions whose card somebody bears, of one kind or of both; `aloft`: those off the board as well."""
    if not g.setting.has_figures:
        return []
    return [
        g.person(FIRST_BODY + number)
        for number, piece in enumerate(g.state.pieces)
        if isinstance(piece, Companion) and piece.sign and piece.sign in survivor.slots
        if aloft or piece.zone >= 0
        if not kind or g.setting.card(piece.sign).figure == kind
    ]


def piece_of(g: Play, companion: Survivor) -> Companion:
    """The record of a Companion."""
    return g.state.piece(companion.index - FIRST_BODY, Companion)


def type_of(g: Play, companion: Survivor) -> CardType:
    """The type of a Companion's card."""
    return g.setting.card(card_of(piece_of(g, companion)))


def is_companion(g: Play, index: int) -> bool:
    """Whether this index means a Companion."""
    return index >= FIRST_BODY and isinstance(g.state.pieces[index - FIRST_BODY], Companion)


@rules.on(hooks.DASHBOARD, "CL-DOGCOMP-18")
def what_dogs_carry(g: Game, survivor: Survivor) -> list[Note]:
    """CL-DOGCOMP-18: the finds that the dogs of a Handler hold."""
    dogs = companions_of(g, survivor, aloft=True) if g.state.pieces else []
    held = [(dog.name, piece_of(g, dog).holds) for dog in dogs]
    return [Note("dog-carries", {"dog": dog, "card": g.setting.card(card).name}) for dog, card in held if card]


@body_of(Companion)
def _fill_in(g: Play, piece: Companion, somebody: Survivor) -> None:
    """CL-COMP-11, -12, CL-DOGCOMP-06, CL-READ-07: a Survivor of their Leader's team, even before they have one."""
    card = card_of(piece)
    if not card:
        somebody.name = ""
        return
    card_type = g.setting.card(card)
    leader = bearer(g, card)
    somebody.name = _name(g, piece, card_type)
    somebody.seat = leader.seat if leader is not None else g.state.first_seat
    somebody.team = leader.team if leader is not None else NO_TEAM
    if card_type.figure == DOG:
        somebody.skills = DOG_SKILLS
    else:
        own = tuple(OWN_SKILLS[tag] for tag in card_type.tags if tag in OWN_SKILLS)
        somebody.skills = (*own, INSEPARABLE)


def _name(g: Play, piece: Companion, card_type: CardType) -> str:
    """The name on their card, with a number where another one has the same."""
    alike = [
        one
        for one in g.state.pieces
        if isinstance(one, Companion) and card_of(one) and g.setting.card(card_of(one)) is card_type
    ]
    place = next(at for at, one in enumerate(alike, 1) if one is piece)
    return card_type.name if place == 1 else f"{card_type.name} {place}"


@rules.on(EARNER)
def leader_gains(g: Game, survivor: Survivor) -> Survivor:
    """CL-COMP-17, CL-DOGCOMP-23: whom a Companion kills counts for their Leader."""
    return (leader_of(g, survivor.index) if is_companion(g, survivor.index) else None) or survivor


@carried(INSEPARABLE, "CL-COMP-14")
def inseparable() -> Iterator[Hook]:
    """CL-COMP-14: nothing takes them away from their Leader."""

    def has_leader(g: Game, s: Survivor, held: bool) -> bool:
        return held or leader_of(g, s.index) is not None

    yield hook(hooks.HELD, has_leader, hooks.SET)


@rules.on(hooks.CARRIED, "CL-COMP-08")
@about(scene=lambda scene: scene.has_figures)
def join(g: Game, survivor: Survivor) -> None:
    """CL-COMP-06, -08, -14; CL-DOGCOMP-01, -04: whoever bears the card has the Companion, who comes to them."""
    types = g.setting.cards
    for card in survivor.slots if survivor.zone >= 0 else ():
        figure = types[card - 1].figure if card > 0 else ""
        if not figure or figure not in (HUMAN, DOG):
            continue
        known = next(
            (n for n, piece in enumerate(g.state.pieces) if isinstance(piece, Companion) and piece.sign == card), -1
        )
        if known < 0:
            g.state.pieces.append(Companion(survivor.zone, sign=card))
        elif figure == HUMAN or (g.state.pieces[known].zone < 0 and vehicle_of(g, FIRST_BODY + known) is None):
            g.state.pieces[known].zone = survivor.zone


@rules.on(hooks.SETTLED, "CL-COMP-14")
@about(pieces=(COMPANION,))
def follow(g: Game, survivor: Survivor, origin: int) -> None:
    """CL-COMP-14: human Companions are where their Leader is; CL-DOGCOMP-12: a dog helps where its Handler is."""
    if survivor.index >= FIRST_BODY:
        leader = leader_of(g, survivor.index) if is_companion(g, survivor.index) else None
        if leader is not None:
            g.renew(leader)
        return
    own = companions_of(g, survivor, aloft=True)
    for companion in own:
        if type_of(g, companion).figure == HUMAN or (survivor.status == "left" and companion.zone == origin):
            g.settle(companion, survivor.zone)
    if own:
        g.renew(survivor)


@rules.on(FALLS)
def fall_together(g: Game, survivor: Survivor) -> None:
    """CL-COMP-13: a Leader who is eliminated takes their Companions with them."""
    if g.state.pieces and survivor.index < FIRST_BODY:
        for companion in companions_of(g, survivor, aloft=True):
            kill(g, companion, rule="CL-COMP-13")


@rules.on(hooks.DIED, "CL-COMP-13")
@about(pieces=(COMPANION,))
def lose_card(g: Game, who: int) -> None:
    """CL-COMP-13, CL-DOGCOMP-07: with the Companion goes their card."""
    if not is_companion(g, who):
        return
    piece = g.state.piece(who - FIRST_BODY, Companion)
    card, leader = card_of(piece), leader_of(g, who)
    piece.card = 0
    piece.sign = card
    if leader is not None:
        drop_card(g, leader, card)
        return
    for vehicle in vehicles_with(g, card):
        unstash(vehicle, card)
    discard(g, card)


@rules.on(hooks.DISCARDED, "CL-COMP-10")
@about(scene=lambda scene: scene.has_figures)
def leave_with_card(g: Game, who: int, card: int) -> list[Frame]:
    """CL-COMP-10, CL-DOGCOMP-05: without their card a Companion leaves the board, and what they hold is lost."""
    if g.setting.card(card).figure in (HUMAN, DOG):
        for number, piece in enumerate(g.state.pieces):
            if isinstance(piece, Companion) and piece.sign == card:
                _leave(g, FIRST_BODY + number, piece)
    return []


def _leave(g: Game, index: int, piece: Companion) -> None:
    held, piece.holds = piece.holds, 0
    if piece.zone != NOWHERE:
        zone = g.settle(g.person(index), NOWHERE)
        g.drop_frames(index, GONE)
        g.emit("companion-left", "CL-COMP-10", who=index, zone=zone)
    if held:
        discard(g, held)
    if g.setting.card(piece.sign).figure == DOG and leaving_counts(g):
        g.finish("lost", "mission-failed", "CL-DOGCOMP-26", by=DOG_LOST)


@rules.on(hooks.FURTHER_DEFEATS, "CL-DOGCOMP-26")
@about(scene=lambda scene: scene.has_figures)
def without_the_dog(g: Game) -> list[str]:
    """CL-DOGCOMP-26: where everybody has to leave the board, the game is lost with a dog."""
    is_there = any(card.figure == DOG for card in g.setting.cards)
    return [DOG_LOST] if is_there and leaving_counts(g) else []


@rules.on(hooks.SETTLED, "CL-DOGCOMP-26")
@about(pieces=(COMPANION,))
def stray(g: Game, survivor: Survivor, origin: int) -> None:
    """CL-READ-34: a dog whose Handler leaves the board without it is lost, and one in a stash when nobody is left."""
    if survivor.status != "left" or survivor.index >= FIRST_BODY:
        return
    behind = companions_of(g, survivor, DOG)
    if not g.in_play():
        behind = [one for one in g.bodies() if is_companion(g, one.index) and _is_somebodys_dog(g, one)]
    for dog in behind:
        _leave(g, dog.index, piece_of(g, dog))


def _is_somebodys_dog(g: Game, companion: Survivor) -> bool:
    """Whether this is a dog whose card somebody has taken."""
    return bool(piece_of(g, companion).sign) and type_of(g, companion).figure == DOG
