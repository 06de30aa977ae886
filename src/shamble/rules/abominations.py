"""Abominations that come from a deck of their own, one at a time (SE-ABOM-01, -06, -07)."""

from __future__ import annotations

from typing import ClassVar

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.horde import groups
from shamble.rules.kinds import abominations
from shamble.rules.missions.effects import NEXT_ONE
from shamble.rules.piles import draw_where, shuffle_deck, take_from_deck
from shamble.rules.rivals import who_settles
from shamble.rules.rule import ON, Rule
from shamble.rules.running_out import ExtraActivation, Placing
from shamble.rules.zombie_cards import CALLED
from shamble.world import hooks
from shamble.world.game import Game

DECK = "abomination"
LEFT_OUT = "left-out"
FEWEST, MOST = 2, 4

declare(
    Action("leave-out", "kind", "kind", "abominations-to-choose: the card of this one leaves the deck"),
    Action("leave-none-out", "", "", "abominations-to-choose: all cards that are left stay in", ends=QUESTION),
    DecisionKind("leave-out", "{leave-out: Hobomination} or {leave-none-out: true}",
        "abominations-to-choose: which cards are taken out of the deck before the game"),
    EventKind("left-out", "kind"),
)  # fmt: skip

rules = Rule("abomination-deck")


class NextAbomination(Frame, tag="next-abomination"):
    """The Abomination whose card is next comes to a Zone; `card`: the Zombie card that calls it, `rule`: why."""

    later: ClassVar[tuple[str, ...]] = ("rule",)
    zone: int
    card: int = 0
    rule: str = "SE-ABOM-01"


@frame(NextAbomination, ends_when_dead=False)
def next_abomination(g: Game, f: NextAbomination) -> Question | None:
    """SE-ABOM-01, -07: draw it and place it; cards of those on the board stay out when the discards are shuffled."""
    g.pop()
    top = g.state.decks[DECK][-1:]
    number = draw_where(g, DECK, lambda card: g.state.stock[brings(g, card)] > 0, "SE-ABOM-07")
    if number and top not in ([], [number]):
        shuffle_deck(g, DECK)  # which cards were passed over tells of the order of the others
    if number:
        g.state.discards[DECK].append(number)
        g.push(Placing(orders=((f.zone, brings(g, number), 1),), card=f.card, rule=f.rule))
    return None


def brings(g: Game, number: int) -> int:
    """The kind of Abomination on a card."""
    return g.setting.zombie_cards[number - 1].lines[0][0][0]


def on_the_board(g: Game) -> tuple[int, ...]:
    """The kind of each Abomination on the board."""
    return tuple(kind for _, kind, _ in groups(g, abominations(g)))


def _all_act(kinds: tuple[int, ...], rule: str) -> Frame:
    return ExtraActivation(kinds=tuple(dict.fromkeys(kinds)), why="card", rule=rule)


@rules.on(CALLED)
def one_at_a_time(g: Game, zone: int, card: int) -> list[Frame]:
    """SE-ABOM-01: with one on the board that one acts again, and none is placed."""
    there = on_the_board(g)
    return [_all_act(there, "SE-ABOM-01")] if there else [NextAbomination(zone=zone, card=card)]


@rules.on(NEXT_ONE)
def next_one(g: Game, zone: int, count: int) -> list[Frame]:
    """SE-ABOM-01: whichever is next comes to this Zone, one after the other."""
    return [NextAbomination(zone=zone) for _ in range(count)]


fest = Rule("abomination-fest", "SE-ABOM-06", of="zombies")


def _up_to(most: int) -> None:
    @fest.on(CALLED, value=str(most))
    def further_one(g: Game, zone: int, card: int) -> list[Frame]:
        """SE-ABOM-06: all on the board act again, then a further one comes unless there are so many already."""
        there = on_the_board(g)
        acting = [_all_act(there, "SE-ABOM-06")] if there else []
        return [*acting, NextAbomination(zone=zone, card=card)] if len(there) < most else acting


for number in range(FEWEST, MOST + 1):
    _up_to(number)


to_choose = Rule("abominations-to-choose", "SE-ABOM-07", of="setup", values=(ON,), setup_only=True)


class LeaveOut(Frame, tag="leave-out"):
    """The players look through the Abomination deck before the game."""


@to_choose.on(hooks.READY, "SE-ABOM-07")
def look_through(g: Game) -> list[Frame]:
    """SE-ABOM-07: those of other boxes in use are in the deck by themselves."""
    return [LeaveOut()]


@frame(LeaveOut, ends_when_dead=False)
def leave_out(g: Game, f: LeaveOut) -> Question | None:
    """SE-ABOM-07: the players may take cards out; one stays, to be called."""
    kinds = sorted({brings(g, card) for card in g.state.decks[DECK]})
    if len(kinds) < FEWEST:
        g.pop()
        return None
    options = [Option("leave-none-out"), *(Option("leave-out", kind=kind, rule="SE-ABOM-07") for kind in kinds)]
    return Question("leave-out", who_settles(g), options)


@leave_out.answer
def _left_out(g: Game, f: LeaveOut, option: Option) -> None:
    if option.action == "leave-none-out":
        g.pop()
        return
    for card in [card for card in g.state.decks[DECK] if brings(g, card) == option.kind]:
        take_from_deck(g, DECK, card)
        g.state.discards.setdefault(LEFT_OUT, []).append(card)
    g.emit("left-out", option.rule, kind=option.kind)
