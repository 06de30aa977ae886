"""Companion tokens: how they are laid out, revealed and taken (CL-COMP-02 to -06, CL-SETUP-32, -37, -38)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import Found
from shamble.rules.companions.figures import COMPANION, DOG, HUMAN, Companion
from shamble.rules.dealing import give
from shamble.rules.doors import is_inside, opened_up
from shamble.rules.frames import Turn
from shamble.rules.piles import draw
from shamble.rules.placements import MOST_PEOPLE
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import FIRST_BODY, Piece, card_of
from shamble.world.state import EMPTY, Survivor

rules = Rule("companion-tokens")

ANYWHERE, COMPANION_DEAD = "anywhere", "companion-dead"
beside_objectives = Rule("companions", of="survivors", usual="tokens", always=True, setup_only=True)
BESIDE_OBJECTIVES: Way[list[Companion]] = Way("the Companion tokens that are laid beside those of the Mission")

declare(
    Action("take-companion", "who other zone cost", "other", "take the Companion who waits in their Zone",
        group="place"),
    Action("take-dog", "who card", "card", "begin with a dog"),
    Action("no-dog", "who", "", "begin without one", ends=QUESTION),
    DecisionKind("starting-dog", "{take-dog: Cherry} or {no-dog: true}", "whether a Survivor begins with a dog"),
    EventKind("companion-taken", "who other"),
    EventKind("companion-revealed", "who zone"),
)  # fmt: skip


@beside_objectives.value("tokens", BESIDE_OBJECTIVES)
def only_those_of_the_mission(g: Game) -> list[Companion]:
    """No Companion tokens are laid beside those that the Mission shows."""
    return []


@beside_objectives.value(ANYWHERE, BESIDE_OBJECTIVES)
def one_with_each_objective(g: Game) -> list[Companion]:
    """CL-MODE-COMPANION-01: in any Mission there are Companions beside the Objectives."""
    return [Companion(token.zone) for token in g.setting.mission.objectives]


def _hidden(piece: Piece) -> bool:
    return isinstance(piece, Companion) and piece.zone >= 0 and not card_of(piece)


@rules.on(hooks.SET_UP, "CL-SETUP-32")
def lay_out(g: Game) -> list[Frame]:
    """CL-SETUP-32, -38; CL-MODE-COMPANION-01: the tokens and the deck; then each Survivor is offered a dog."""
    g.state.pieces += g.ask(BESIDE_OBJECTIVES)
    form_deck(g)
    if not _dogs_left(g):
        return []
    return [StartingDog(who=survivor.index) for survivor in g.state.survivors]


def form_deck(g: Game) -> None:
    """CL-SETUP-32: the cards of human Companions become a deck if there is a token to reveal."""
    if COMPANION not in g.state.decks and any(_hidden(piece) for piece in g.state.pieces):
        cards = [card for card in g.state.aside if g.setting.card(card).figure == HUMAN]
        g.state.aside = [card for card in g.state.aside if card not in cards]
        g.state.decks[COMPANION], g.state.discards[COMPANION] = cards, []


def _dogs_left(g: Game) -> list[int]:
    return [card for card in g.state.aside if g.setting.card(card).figure == DOG]


class StartingDog(Frame, tag="starting-dog"):
    """Somebody begins with a dog."""


@frame(StartingDog)
def starting_dog(g: Game, f: StartingDog) -> Question | None:
    """CL-DOGCOMP-01, CL-SETUP-38: each Survivor may begin with one of the dogs that are left."""
    dogs = _dogs_left(g)
    survivor = g.state.survivors[f.who]
    if not dogs or EMPTY not in survivor.slots:
        g.pop()
        return None
    options = [Option("no-dog", who=f.who)]
    options += [Option("take-dog", who=f.who, card=card, rule="CL-DOGCOMP-01") for card in dogs]
    return Question("starting-dog", (survivor.seat,), options, survivor.index)


@starting_dog.answer
def _starting_dog(g: Game, f: StartingDog, option: Option) -> None:
    g.pop()
    if option.action == "take-dog":
        g.state.aside.remove(option.card)
        give(g, g.state.survivors[f.who], option.card, option.rule)


@rules.on(hooks.READY, "CL-COMP-02")
def reveal_outdoors(g: Game) -> list[Frame]:
    """CL-COMP-02, CL-SETUP-37: tokens outside of buildings, and in those that are open from the start."""
    for number, piece in enumerate(g.state.pieces):
        if _hidden(piece) and (not is_inside(g, piece.zone) or g.state.revealed >> piece.zone & 1):
            _reveal(g, number, "CL-COMP-02")
    return []


@rules.on(hooks.DOOR_OPENED, "CL-COMP-03")
@about(pieces=(COMPANION,))
def reveal_indoors(g: Game, door: int, who: int) -> list[Frame]:
    """CL-COMP-03: the first way into a building reveals everybody who waits in it."""
    token = g.setting.board.doors[door]
    reachable = opened_up(g.layout, token.a, token.b)
    for number, piece in enumerate(g.state.pieces):
        if _hidden(piece) and piece.zone in reachable:
            _reveal(g, number, "CL-COMP-03")
    return []


def _reveal(g: Game, number: int, rule: str) -> None:
    """The next card of the Companion deck says who it is; without one the token goes."""
    piece = g.state.piece(number, Companion)
    card = draw(g, COMPANION) if COMPANION in g.state.decks else 0
    if card:
        piece.card = card
        g.emit("companion-revealed", rule, who=FIRST_BODY + number, zone=piece.zone)
    else:
        piece.zone = -1


@makes("take-companion", paid=True)
@about(pieces=(COMPANION,))
def offer_companions(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-COMP-04: whoever waits in their Zone is taken like an Objective; CL-COMP-09: two human ones are enough."""
    if purse.left < 1:
        return
    humans = sum(g.setting.card(card).figure == HUMAN for card in survivor.cards)
    for number, piece in enumerate(g.state.pieces):
        if not isinstance(piece, Companion) or piece.zone != survivor.zone or not piece.card:
            continue
        if humans < MOST_PEOPLE or g.setting.card(piece.card).figure != HUMAN:
            who = FIRST_BODY + number
            out.append(
                Option("take-companion", who=survivor.index, other=who, zone=survivor.zone, cost=1, rule="CL-COMP-04")
            )


@action("take-companion")
def _take(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-COMP-06: their card goes into the inventory like any find."""
    piece = g.state.piece(option.other - FIRST_BODY, Companion)
    card = piece.sign = piece.card
    piece.card = 0
    g.emit("companion-taken", "CL-COMP-06", who=survivor.index, other=option.other)
    g.push(Found(who=survivor.index, cards=(card,)))


@beside_objectives.on(hooks.DIED, "CL-MODE-COMPANION-01", value=ANYWHERE)
def mission_lost(g: Game, who: int) -> None:
    """CL-MODE-COMPANION-01: in exchange for Companions everywhere none of them may die."""
    if who >= FIRST_BODY and isinstance(g.state.pieces[who - FIRST_BODY], Companion):
        g.finish("lost", COMPANION_DEAD, "CL-MODE-COMPANION-01")


@beside_objectives.on(hooks.FURTHER_DEFEATS, "CL-MODE-COMPANION-01", value=ANYWHERE)
def with_any_of_them(g: Game) -> list[str]:
    """CL-MODE-COMPANION-01: the game is lost with any Companion."""
    return [COMPANION_DEAD]
