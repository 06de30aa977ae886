"""The cards of Personal Objectives: drawn at set-up, each with its Survivor and its token (AD-SETUP-13, -14; AD-PO).

The token of a card is the card itself: as long as nobody has taken it the card lies with its record (`card`), and from
then on it is in an inventory, where it takes no slot, and is only the sign by which the record is known (`sign`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.mission_records import Note
from shamble.world.pieces import COLOUR, NOWHERE, Signed, SurvivorNumber, card_of
from shamble.world.play import Play
from shamble.world.state import Survivor
from shamble.world.words import Given, Progress, condition, progress

rules = Rule("personal-goals")

DECK = "personal-objective"
PERSONAL = "personal-objective"


class PersonalCard(Signed, tag=PERSONAL):
    """A Personal Objective. `holder`: whoever has its token; `count` and `further`: how far its goal has come."""

    colour: Annotated[str, COLOUR] = ""
    holder: SurvivorNumber = -1
    done: bool = False
    count: int = 0
    further: int = 0


COLOURS = ("yellow", "purple")
"""AD-SETUP-14: of the first card that is drawn, and of the second."""
OWNER, GOAL = "owner:", "goal:"
OWNER_DEAD, OUT_OF_REACH = "owner-dead", "out-of-reach"

declare(
    EventKind("personal-drawn", "who card colour"),
)

number = Rule(
    "personal-objectives",
    "AD-SETUP-13",
    of="setup",
    values=("0", "1", "2"),
    usual="2",
    always=True,
    setup_only=True,
)

DRAWN: Way[int] = Way("the number of Personal Objectives that are drawn", 2)


def _drawn(number: int, g: Game) -> int:
    """AD-SETUP-13: so many, as the table has chosen."""
    return number


for _value in number.values:
    number.on(DRAWN, value=_value)(partial(_drawn, int(_value)))


def records(g: Play) -> list[PersonalCard]:
    """The Personal Objectives of this game."""
    return g.state.all_of(PersonalCard)


def _said(g: Play, card: int, word: str) -> str:
    return next(trait.removeprefix(word) for trait in g.setting.card(card).traits if trait.startswith(word))


def owner_of(g: Play, piece: PersonalCard) -> Survivor | None:
    """The Survivor whom a card names, if they play."""
    name = _said(g, card_of(piece), OWNER)
    return next((survivor for survivor in g.state.survivors if survivor.name == name), None)


def goal_of(g: Play, piece: PersonalCard) -> tuple[str, ...]:
    """AD-PO-01: what has to be achieved: a word, and what completes it."""
    return tuple(_said(g, card_of(piece), GOAL).split(":"))


def holds_token(piece: PersonalCard, survivor: Survivor) -> bool:
    """AD-OPEN-28: whether somebody has the token of a card."""
    return piece.sign != 0 and piece.sign in survivor.slots


def open_ones(g: Play) -> list[PersonalCard]:
    """The Personal Objectives that are not complete yet."""
    return [piece for piece in records(g) if not piece.done]


@rules.on(hooks.SET_UP, "AD-SETUP-13")
def draw(g: Game) -> list[Frame]:
    """AD-SETUP-13, -14: so many cards of Survivors who play, of different ones; the others leave the game."""
    if records(g):
        return []
    names = {survivor.name for survivor in g.state.survivors}
    deck = g.state.decks[DECK]
    fit = [card for card in deck if _said(g, card, OWNER) in names]
    drawn = g.shuffle(fit, f"drawn {DECK}")[: g.ask(DRAWN)]
    g.state.decks[DECK] = []
    g.state.aside.extend(card for card in deck if card not in drawn)
    for card, colour in zip(drawn, COLOURS, strict=False):
        piece = PersonalCard(NOWHERE, card=card, colour=colour)
        g.state.pieces.append(piece)
        owner = owner_of(g, piece)
        g.emit("personal-drawn", "AD-SETUP-13", who=owner.index if owner is not None else -1, card=card, colour=colour)
    return []


@rules.on(hooks.DASHBOARD, "AD-PO-01")
@about(pieces=(PERSONAL,))
def on_the_dashboard(g: Game, survivor: Survivor) -> list[Note]:
    """AD-PO-01: their own Personal Objective, and how far it has come."""
    return list(_notes(g, survivor))


def _notes(g: Game, survivor: Survivor) -> Iterator[Note]:
    for piece in records(g):
        owner = owner_of(g, piece)
        if owner is not None and owner.index == survivor.index:
            card = g.setting.card(card_of(piece))
            fields: dict[str, int | str | tuple[str, ...]] = {
                "name": card.name,
                "goal": card.text or "",
                "count": piece.count,
            }
            yield Note("personal-done" if piece.done else "personal", fields)


for _value in ("1", "2"):  # where none is drawn, none can be missed
    number.won_only_when({"personal": "done"}, "AD-PO-02", value=_value)
    number.lost_when({"personal": OWNER_DEAD}, "AD-LOSE-01", value=_value)
    number.lost_when({"personal": OUT_OF_REACH}, "AD-OPEN-29", value=_value)


@condition("{personal: done}", personal=("done", "owner-dead", "out-of-reach"))
def _personal(g: Game, given: Given, moment: str) -> bool:
    """All Personal Objectives are complete; or one of their Survivors is dead, or cannot meet theirs any more."""
    if given["personal"] == "done":
        return not open_ones(g)
    if given["personal"] == OUT_OF_REACH:
        return any(_out_of_reach(g, piece) for piece in open_ones(g))
    owners = [owner_of(g, piece) for piece in records(g)]
    return any(owner is not None and owner.status == "dead" for owner in owners)


def _out_of_reach(g: Game, piece: PersonalCard) -> bool:
    """AD-OPEN-29: it takes its own Survivor, who has left the game, or others to whom a token could be given."""
    owner, goal = owner_of(g, piece), goal_of(g, piece)[0]
    if goal in OF_ALL:
        return False
    alone = goal == HANDED_ON and len(g.in_play()) < 2
    return alone or (owner is not None and owner.status == "left")


WITH_TOKEN = ("kills", "melee-kills", "concentrated", "brought", "handed-on")
"""Goals for which the owner needs the token."""
OF_ALL = ("gathered", "unhurt")
"""Goals that the whole team meets."""
HANDED_ON = "handed-on"


@progress("personal")
def _how_many(g: Game, given: Given) -> Progress:
    found = records(g)
    left = tuple(g.setting.card(card_of(piece)).name for piece in found if not piece.done)
    return Progress(len(found) - len(left), len(found), left)
