"""Objective cards in place of Objective tokens: taking, reading, going back, and Notes (WZ-OBJ)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.doors import DOOR_TRIED, OpenDoor
from shamble.rules.frames import Turn
from shamble.rules.missions.scripts import is_so, script_of
from shamble.rules.registry import action
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.tallies import add, tally
from shamble.rules.turn import Purse
from shamble.world.about import Scene, about, makes
from shamble.world.game import Game
from shamble.world.missions import NoteCard, ObjectiveCard
from shamble.world.pieces import HIDDEN, NOWHERE, PRINTED, Piece
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, Progress, condition, effect, progress

CARD = "mission-card"


class LaidObjectiveCard(Piece, tag=CARD):
    """An Objective card. `place`: the number of the place that the Mission gives it; a `taken` one lies there no more.

    `content`: which card it is, as long as nobody has read it; `shown`: the same once somebody has.
    """

    place: int = 0
    content: Annotated[int, HIDDEN, PRINTED] = 0
    shown: int = 0
    taken: bool = False


class ReadNote(Piece, tag="note-card"):
    """A Note that was read: `note` is its number.

    `kind`: that of the Zombie with whose death its effects come, from 1.
    """

    note: int = 0
    kind: int = 0


NEXT = "next"
"""In place of the id of a Note: the first that nobody has read."""

declare(
    Action("take-card", "who zone n cost", "zone", "take the Objective card of their Zone; `n` counts pieces",
        group="place", hint="objective", purpose="take"),
    Action("look-at-card", "n name", "name", "the Objective card that is turned over and lies there face up"),
    DecisionKind("look-at-card", "{look-at-card: 11a}", "which Objective card is looked at"),
    EventKind("card-read", "who n name story told", tone="good", reveals=True),
    EventKind("card-goes-back", "name"),
    EventKind("note-read", "n name story told", tone="good", reveals=True),
    EventKind("card-looked-at", "n name story told", reveals=True),
)  # fmt: skip

rules = Rule("objective-cards")


def has_cards(scene: Scene) -> bool:
    """Whether the Mission has Objective cards."""
    return bool(scene.mission.objective_cards)


def cards_left(g: Game) -> Iterator[tuple[int, LaidObjectiveCard, ObjectiveCard]]:
    """The Objective cards that nobody has taken: number of the piece, piece, and the place of the Mission."""
    for number, piece in enumerate(g.state.pieces):
        if isinstance(piece, LaidObjectiveCard) and not piece.taken:
            yield number, piece, g.setting.mission.objective_cards[piece.place - 1]


def card_of(g: Game, piece: LaidObjectiveCard) -> ObjectiveCard:
    """The text of a card; those who must not know it ask whether it is `shown` first."""
    card: ObjectiveCard = g.setting.mission.objective_cards[(piece.content or piece.shown) - 1]
    return card


def card_on_door(g: Game, door: int) -> tuple[int, LaidObjectiveCard] | None:
    """The card that lies on a door, with the number of its piece."""
    return next(((number, piece) for number, piece, place in cards_left(g) if door in place.doors), None)


def card_in(g: Game, zone: int) -> list[tuple[int, LaidObjectiveCard]]:
    """The cards that lie in a Zone and can be taken, with the numbers of their pieces."""
    return [
        (number, piece)
        for number, piece, place in cards_left(g)
        if place.zone == zone and is_so(g, place.waits_for, -1)
    ]


def laid_cards(cards: Sequence[ObjectiveCard]) -> tuple[LaidObjectiveCard, ...]:
    """WZ-OBJ-01, -03: each card of a Mission's own set lies where its map shows it, face down."""
    return tuple(LaidObjectiveCard(card.zone, place=number, content=number) for number, card in enumerate(cards, 1))


@rules.offers
@makes("take-card")
@about(scene=has_cards)
def offer_cards(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """WZ-OBJ-05: taken like an Objective token, for an Action in its Zone, whether Zombies are there or not."""
    if purse.left < 1:
        return
    for number, _ in card_in(g, survivor.zone):
        out.append(Option("take-card", who=survivor.index, zone=survivor.zone, n=number + 1, cost=1, rule="WZ-OBJ-05"))


@action("take-card")
def _take_card(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    g.push_all(read_card(g, option.n - 1, survivor.index, option.rule)[0])


def read_card(g: Game, number: int, who: int, rule: str) -> tuple[list[Frame], bool]:
    """WZ-OBJ-07 to -10: read a card to everybody; the frames of what it does, and whether it could be done.

    A card that demands what the team lacks goes back to its place, face up.
    """
    piece = g.state.piece(number, LaidObjectiveCard)
    content = piece.content or piece.shown
    card = g.setting.mission.objective_cards[content - 1]
    g.emit("card-read", rule, who=who, n=content, name=card.title, story=card.story, told=card.text)
    done = is_so(g, card.needs, who)
    piece.content, piece.shown, piece.taken = 0, content, done
    if done:
        piece.zone = NOWHERE
    if not done:
        g.emit("card-goes-back", "WZ-OBJ-10", name=card.title)
    return script_of(card.do if done else card.otherwise, who), done


@rules.on(DOOR_TRIED)
def card_on_the_door(g: Game, opening: OpenDoor) -> tuple[list[Frame], bool]:
    """WZ-OBJ-06, -10, WZ-OPEN-22, -23: the card of a door is read when it is tried, and may keep it shut.

    If it opens it stands open already when the effects of the card come, and the Notes that it names.
    """
    found = card_on_door(g, opening.door) if g.setting.mission.objective_cards else None
    return read_card(g, found[0], opening.opener, "WZ-OBJ-06") if found is not None else ([], True)


@condition("{cards: [8a, 8b]}", cards="objective-cards", told="name")
def _cards(g: Game, given: Given, moment: str) -> bool:
    """Objective cards were taken: `all`, or these."""
    left = [place.id for _, _, place in cards_left(g)]
    return not left if given["cards"] == "all" else not any(card in left for card in given["cards"])


@progress("cards")
def _how_many_cards(g: Game, given: Given) -> Progress:
    everything = [card.id for card in g.setting.mission.objective_cards]
    meant = everything if given["cards"] == "all" else [card for card in everything if card in given["cards"]]
    left = [place.id for _, _, place in cards_left(g) if place.id in meant]
    return Progress(len(meant) - len(left), len(meant), missing=tuple(left))


# ---------------------------------------------------------------------- Notes


def notes_read(g: Game) -> list[int]:
    """The numbers of the Notes that were read."""
    return [piece.note for piece in g.state.pieces if isinstance(piece, ReadNote)]


def next_note(g: Game) -> int:
    """The number of the first Note that nobody has read; 0: there is none."""
    read = notes_read(g)
    return next((number for number in range(1, len(g.setting.mission.note_cards) + 1) if number not in read), 0)


def note_called(g: Game, number: int) -> NoteCard:
    """A Note by its number."""
    return g.setting.mission.note_cards[number - 1]


def read_note(g: Game, number: int, kind: int = 0) -> None:
    """WZ-OBJ-04: a Note is read to everybody."""
    g.state.pieces.append(ReadNote(NOWHERE, note=number, kind=kind))
    note = note_called(g, number)
    g.emit("note-read", "WZ-OBJ-04", n=number, name=note.title, story=note.story, told=note.text)


@effect("{read: next}", read="note-card")
def _read(g: Game, given: Given, who: int) -> list[Frame]:
    """A Note of the Mission (`next`: the first that nobody has read) is read, and its effects happen."""
    number = next_note(g) if given["read"] == NEXT else given["read"]
    if not number:
        return []
    read_note(g, number)
    return script_of(note_called(g, number).do, who)


# ---------------------------------------------------------------------- looking at cards


@effect("{look: 1}", look="number")
def _look(g: Game, given: Given, who: int) -> list[Frame]:
    """So many Objective cards that nobody has taken, as the players choose, are turned over and lie there face up."""
    return [LookAtCard() for _ in range(given["look"])]


class LookAtCard(Frame, tag="look-at-card"):
    """The players look at an Objective card."""


@frame(LookAtCard)
def look_at_card(g: Game, f: LookAtCard) -> Question | None:
    """Any card that lies face down on the board."""
    options = [
        Option("look-at-card", n=number + 1, name=place.id, rule=MISSION_SAYS)
        for number, piece, place in cards_left(g)
        if piece.content and (place.zone >= 0 or place.doors)
    ]
    if not options:
        g.pop()
        return None
    return Question("look-at-card", who_settles(g), options)


@look_at_card.answer
def _looked(g: Game, f: LookAtCard, option: Option) -> None:
    g.pop()
    piece = g.state.piece(option.n - 1, LaidObjectiveCard)
    piece.content, piece.shown = 0, piece.content
    card = card_of(g, piece)
    g.emit("card-looked-at", MISSION_SAYS, n=piece.shown, name=card.title, story=card.story, told=card.text)


DEED_DONE = "deed {}"


def is_done(g: Game, deed: int) -> bool:
    """Whether a deed that can be done once has been done."""
    return bool(tally(g, DEED_DONE.format(deed)))


def note_done(g: Game, deed: int) -> None:
    """It has been done."""
    add(g, DEED_DONE.format(deed), 1)
