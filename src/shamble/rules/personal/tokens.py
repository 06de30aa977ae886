"""The tokens of Personal Objectives: what taking one brings (AD-PO-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.ammunition import make_ready
from shamble.rules.experience import gain_xp
from shamble.rules.inventory import distinct, stow
from shamble.rules.objective_colours import colour_of
from shamble.rules.personal.cards import PERSONAL, records
from shamble.rules.rule import Rule
from shamble.rules.running_out import Placing
from shamble.rules.searching import DrawEquipment
from shamble.rules.turn import turn_of
from shamble.rules.wounds import heal
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("personal-tokens")

RULE = "AD-PO-01"
TAKEN = "taken:"

declare(
    Action("make-ready", "who card", "card", "Personal Objective: the empty weapon that is ready again"),
    DecisionKind("make-ready", "{make-ready: Revolver}", "Personal Objective: which empty weapon is ready again"),
    EventKind("personal-taken", "who card"),
)


@rules.on(hooks.TAKEN, "AD-PO-01")
@about(pieces=(PERSONAL,))
def take(g: Game, who: int, objective: int) -> None:
    """AD-PO-01: whoever takes the token of its colour has the card with them, and its effect at once."""
    survivor, colour = g.state.survivors[who], colour_of(g, objective)
    for piece in records(g):
        if piece.colour == colour and piece.card:
            card = piece.card
            piece.sign, piece.card = card, 0
            stow(g, survivor, card, g.setting.rules.places.last)
            g.emit("personal-taken", RULE, who=who, card=card)
            effect = next(trait for trait in g.setting.card(card).traits if trait.startswith(TAKEN))
            word, *number = effect.removeprefix(TAKEN).split(":")
            g.push_all(EFFECTS[word](g, survivor, int(number[0]) if number else 0))


def _points(g: Game, survivor: Survivor, number: int) -> Iterable[Frame]:
    gain_xp(g, survivor, number, rule=RULE)
    return ()


def _cards(g: Game, survivor: Survivor, number: int) -> Iterable[Frame]:
    return [DrawEquipment(who=survivor.index, by="Personal Objective") for _ in range(number)]


def _health(g: Game, survivor: Survivor, number: int) -> Iterable[Frame]:
    for _ in range(min(number, survivor.wounds)):
        heal(g, survivor, survivor.index, RULE)
    return ()


def _action(g: Game, survivor: Survivor, number: int) -> Iterable[Frame]:
    turn = turn_of(g, survivor.index)
    if turn is not None:
        turn.bonus += 1
    return ()


def _reload(g: Game, survivor: Survivor, number: int) -> Iterable[Frame]:
    return (MakeReady(who=survivor.index),)


def _alpha(g: Game, survivor: Survivor, number: int) -> Iterable[Frame]:
    gain_xp(g, survivor, number, rule=RULE)
    return (Placing(orders=((survivor.zone, g.setting.kind_of["Alpha"], 1),), rule=RULE),)


EFFECTS: dict[str, Callable[[Game, Survivor, int], Iterable[Frame]]] = {
    "xp": _points,
    "draw": _cards,
    "heal": _health,
    "free-action": _action,
    "reload": _reload,
    "alpha": _alpha,
}
"""The effects of tokens, by the words on their cards."""


class MakeReady(Frame, tag="make-ready"):
    """One empty weapon of somebody is made ready."""


@frame(MakeReady)
def make_ready_frame(g: Game, f: MakeReady) -> Question | None:
    """Which of their empty weapons it is."""
    survivor = g.state.survivors[f.who]
    empty = distinct(g, [card for card in survivor.cards if card in g.state.unloaded])
    if not empty:
        g.pop()
        return None
    options = [Option("make-ready", who=f.who, card=card, rule=RULE) for card in empty]
    return Question("make-ready", (survivor.seat,), options, f.who)


@make_ready_frame.answer
def _make_ready(g: Game, f: MakeReady, option: Option) -> None:
    g.pop()
    make_ready(g, g.state.survivors[f.who], option.card, option.rule)
