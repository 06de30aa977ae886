"""The one card that a dog can hold (CL-DOGCOMP-10, -18, -20, -22, -29; CL-ANY-03, -04)."""

from __future__ import annotations

from shamble.engine.agenda import AnytimeAct, Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.anytime import free_to_act
from shamble.rules.companions.figures import DOG, companions_of, piece_of
from shamble.rules.inventory import discard, free_slots, stow, takes
from shamble.rules.turn import forget_cancelled
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game

declare(
    Action("dog-gives", "who other cards to seat", "to",
        "a dog hands its find to its Handler: `to` is hand or reserve"),
    Action("dog-drops", "who other cards seat", "other", "a dog drops its find"),
    Action("dog-keeps", "who other card", "card", "a dog keeps its find, and drops what it held"),
    Action("dog-leaves", "who other card", "card", "a dog leaves its find", ends=QUESTION),
    DecisionKind("dog-find", "{dog-keeps: Water} or {dog-leaves: Water}", "whether a dog keeps what it has found"),
    EventKind("dog-gave", "who other card to"),
    EventKind("dog-holds", "who card"),
)  # fmt: skip


class DogFind(Frame, tag="dog-find"):
    """A dog has found a card."""

    other: int
    card: int

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """The find lies nowhere else."""
        return (self.card,) if of == EQUIPMENT else ()


@frame(DogFind)
def dog_find(g: Game, f: DogFind) -> Question | None:
    """CL-DOGCOMP-18, -20: whether it keeps the find, or what it holds already."""
    handler, dog = g.state.survivors[f.who], g.person(f.other)
    if not dog.on_board:
        g.pop()
        discard(g, f.card)
        return None
    held = piece_of(g, dog).holds
    options = [
        Option("dog-keeps", who=handler.index, other=dog.index, card=f.card, rule="CL-DOGCOMP-18"),
        Option("dog-leaves", who=handler.index, other=dog.index, card=f.card, rule="CL-DOGCOMP-20"),
    ]
    if held and g.setting.card(held) is g.setting.card(f.card):
        options = options[1:]
    return Question("dog-find", (handler.seat,), options, handler.index)


@dog_find.answer
def _kept(g: Game, f: DogFind, option: Option) -> None:
    g.pop()
    piece = piece_of(g, g.person(f.other))
    dropped = f.card
    if option.action == "dog-keeps":
        dropped, piece.holds = piece.holds, f.card
        g.emit("dog-holds", "CL-DOGCOMP-18", who=f.other, card=f.card)
    if dropped:
        g.emit("discarded", "CL-DOGCOMP-18", who=f.other, card=dropped)
        discard(g, dropped)


def offer_dog_finds(g: Game, seat: int, out: list[Option]) -> None:
    """CL-ANY-03, -04; CL-DOGCOMP-22: at any moment, for nothing: to its own Handler beside it, or onto the pile."""
    if not g.state.pieces:
        return
    for handler in free_to_act(g, seat):
        for dog in companions_of(g, handler, DOG, aloft=True):
            card = piece_of(g, dog).holds
            if not card:
                continue
            who, other = handler.index, dog.index
            if dog.zone == handler.zone:
                out.extend(
                    Option("dog-gives", who=who, other=other, cards=(card,), to=where, seat=seat, rule="CL-ANY-03")
                    for where in g.setting.rules.places.names
                    if free_slots(g, handler, where) and takes(g, handler, card, where)
                )
            out.append(Option("dog-drops", who=who, other=other, cards=(card,), seat=seat, rule="CL-ANY-04"))


class DogGives(AnytimeAct, tag="anytime-dog-gives"):
    """A dog hands its card over."""


@frame(DogGives)
def dog_gives(g: Game, f: DogGives) -> Question | None:
    """The Handler takes what the dog brings."""
    g.pop()
    piece_of(g, g.person(f.other)).holds = 0
    stow(g, g.state.survivors[f.who], f.cards[0], f.to)
    forget_cancelled(g)
    g.emit("dog-gave", "CL-ANY-03", who=f.who, other=f.other, card=f.cards[0], to=f.to)
    return None


class DogDrops(AnytimeAct, tag="anytime-dog-drops"):
    """A dog lets go of its card."""


@frame(DogDrops)
def dog_drops(g: Game, f: DogDrops) -> Question | None:
    """The dog's find goes onto the discard pile."""
    g.pop()
    piece_of(g, g.person(f.other)).holds = 0
    g.emit("discarded", "CL-ANY-04", who=f.other, card=f.cards[0])
    discard(g, f.cards[0])
    return None
