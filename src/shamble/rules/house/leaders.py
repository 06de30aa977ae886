"""Leaders of Companions: rallying them, and handing them on in a Trade (CL-HOUSE-46, -48, -51)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import arrange, can_arrange, take_back
from shamble.rules.frames import Turn
from shamble.rules.inventory import distinct
from shamble.rules.registry import action
from shamble.rules.turn import Purse, turn_of
from shamble.rules.vehicles.seats import free_passenger_seats, is_kept_out, occupants, vehicle_of
from shamble.rules.wounds import drop_card
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import FIRST_BODY, NOWHERE, TRAIT, Piece, SurvivorNumber, ZoneNumbers, body_of
from shamble.world.play import Play
from shamble.world.state import NO_TEAM, Survivor
from shamble.world.words import MISSION_SAYS

FOLLOWER = "follower"

declare(
    Action("rally", "who other card cost", "other", "survivors-as-companions: become their Leader", group="company",
        furthers=True, alike=True),
    Action("pass-on", "who other n cost", "other",
        "survivors-as-companions: another one (`n`: their number) leads them", group="company", planned=True,
        minor=True),
    DecisionKind("passing-on", "{agree: true} or {refuse: true}",
        "survivors-as-companions: whether the other player is for it that a Companion changes their Leader"),
    Action("passed-on", "who other", "", "no further Companion changes their Leader in this Trade", ends=QUESTION),
    DecisionKind("pass-on", "{pass-on: Amy} or {passed-on: true}",
        "survivors-as-companions: whether a further Companion changes their Leader in the same Trade"),
    EventKind("follows", "who other"),
)  # fmt: skip

RALLY_PRICE: Way[Survivor, Follower, int] = Way("the Actions that it takes to rally a Companion", 1)
SEVERAL_IN_A_TRADE: Way[bool] = Way("whether one Trade hands over as many Companions as the two like", False)


class Follower(Piece, tag=FOLLOWER, led="leader", laid=True):
    """A Companion, who waits in one of these `zones`, drawn by lot, and has a `trait` that their card has to say."""

    called: str = ""
    leader: SurvivorNumber = -1
    starter: bool = False
    trait: Annotated[str, TRAIT] = ""
    zones: ZoneNumbers = ()


@body_of(Follower)
def _as_survivor(g: Play, piece: Follower, somebody: Survivor) -> None:
    """CL-HOUSE-49: they are a Survivor of their Leader's team; as long as they wait they are nobody's."""
    leader = piece.leader
    somebody.name = piece.called
    somebody.seat = g.state.survivors[leader].seat if leader >= 0 else g.state.first_seat
    somebody.team = g.state.survivors[leader].team if leader >= 0 else NO_TEAM
    somebody.skills = ()


def led_by(g: Play, who: int) -> list[tuple[int, Follower]]:
    """CL-HOUSE-48: the Companions of a Leader, however many, with the numbers of their pieces; -1: those who wait."""
    numbers = g.state.numbers_of(Follower)
    return (
        [
            (number, piece)
            for number, piece in zip(numbers, g.state.all_of(Follower), strict=True)
            if piece.leader == who and (who >= 0 or piece.zone != NOWHERE)
        ]
        if numbers
        else []
    )


def lead(g: Game, number: int, who: int) -> None:
    """CL-HOUSE-48: whoever gains a Companion is their Leader, and has them in the same Zone."""
    piece = g.state.piece(number, Follower)
    before = piece.leader
    piece.leader, piece.zone = who, g.state.survivors[who].zone
    for one in {before, who} - {-1}:
        g.renew(g.state.survivors[one])
    g.emit("follows", "CL-HOUSE-48", who=who, other=FIRST_BODY + number)


@about(pieces=(FOLLOWER,))
def offer_rallying(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-HOUSE-46: a Companion who waits in the Zone is rallied for an Action."""
    for number, piece in led_by(g, -1):
        if piece.zone == survivor.zone and _has_a_seat_for(g, survivor, piece):
            body, price = FIRST_BODY + number, g.ask(RALLY_PRICE, survivor, piece)
            for card in _gifts(g, survivor) if purse.left >= price else ():
                out.append(Option("rally", who=survivor.index, other=body, card=card, cost=price, rule="CL-HOUSE-46"))


def _gifts(g: Game, survivor: Survivor) -> list[int]:
    """The cards of which a Survivor has to give one for it; 0 where the Mission asks for none."""
    wanted = g.setting.mission.rally_price
    return distinct(g, [card for card in survivor.cards if g.setting.card(card).name in wanted]) if wanted else [0]


@action("rally")
def _rally(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    if option.card:
        g.emit("discarded", MISSION_SAYS, who=survivor.index, card=option.card)
        drop_card(g, survivor, option.card)
    lead(g, option.other - FIRST_BODY, survivor.index)


@about(pieces=(FOLLOWER,))
def offer_passing_on(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-HOUSE-51: a Trade Action hands a Companion over to another Survivor in the Zone, or takes one of theirs."""
    if purse.left < 1:
        return
    others = [other for other in g.survivors_in(survivor.zone) if other is not survivor and other.index < FIRST_BODY]
    for other in others:
        for leader, taker in ((survivor, other), (other, survivor)):
            for number, piece in led_by(g, leader.index):
                option = _passing_on(survivor.index, number, taker.index)
                if _has_a_seat_for(g, taker, piece) and option.key not in turn.cancelled:
                    out.append(option)


@shared
def _passing_on(who: int, number: int, taker: int) -> Option:
    return Option("pass-on", who=who, other=FIRST_BODY + number, n=taker + 1, cost=1, rule="CL-HOUSE-51")


class PassingOn(Frame, tag="passing-on"):
    """Somebody is to give a Companion away, or to get one, in a Trade of another player's Survivor (`trader`)."""

    later: ClassVar[tuple[str, ...]] = ("passed",)
    trader: int
    number: int
    taker: int
    passed: tuple[int, ...] = ()
    """Those of whom this Trade has settled already who leads them."""


@action("pass-on")
def _pass_on(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    number, taker = option.other - FIRST_BODY, option.n - 1
    partner = g.state.piece(number, Follower).leader if taker == survivor.index else taker
    _ask_for(g, PassingOn(who=partner, trader=survivor.index, number=number, taker=taker))


def _ask_for(g: Game, passing: PassingOn) -> None:
    if g.state.survivors[passing.who].seat == g.state.survivors[passing.trader].seat:
        _carry_over(g, passing)
    else:
        g.push(passing)


@frame(PassingOn)
def passing_on_frame(g: Game, f: PassingOn) -> Question | None:
    """RM-TRADE-01: both parties of a Trade agree."""
    options = [Option("agree", who=f.who, rule="RM-TRADE-01"), Option("refuse", who=f.who, rule="RM-TRADE-01")]
    shown = {"other": f.trader, "name": g.state.piece(f.number, Follower).called, "n": f.taker + 1}
    return Question("passing-on", (g.person(f.who).seat,), options, f.who, shown=shown)


@passing_on_frame.answer
def _agreed(g: Game, f: PassingOn, option: Option) -> None:
    g.pop()
    if option.action == "agree":
        _carry_over(g, f)
        return
    g.emit("trade-refused", "RM-TRADE-01", who=f.trader, other=f.who)
    turn = turn_of(g, f.trader)
    if f.passed:
        _go_on(g, f)
    elif turn is not None:
        take_back(turn, _passing_on(f.trader, f.number, f.taker).key)


def _carry_over(g: Game, f: PassingOn) -> None:
    """CL-HOUSE-51: the Companion follows the taker."""
    lead(g, f.number, f.taker)
    _go_on(g, f)


def _go_on(g: Game, f: PassingOn) -> None:
    """CL-HOUSE-51: further Companions, where they are traded like cards."""
    more = PassingMore(who=f.trader, other=f.who, passed=(*f.passed, f.number))
    if g.ask(SEVERAL_IN_A_TRADE) and _left_to_pass(g, more):
        g.push(more)
    else:
        _exchange_cards(g, more)


class PassingMore(Frame, tag="passing-more"):
    """A Companion has changed their Leader in a Trade with another Survivor, and others may."""

    other: int
    passed: tuple[int, ...]


def _left_to_pass(g: Game, f: PassingMore) -> list[Option]:
    return [
        Option("pass-on", who=f.who, other=FIRST_BODY + number, n=taker + 1, rule="CL-HOUSE-51")
        for leader, taker in ((f.who, f.other), (f.other, f.who))
        for number, piece in led_by(g, leader)
        if number not in f.passed and _has_a_seat_for(g, g.state.survivors[taker], piece)
    ]


@frame(PassingMore)
def passing_more(g: Game, f: PassingMore) -> Question | None:
    """CL-HOUSE-51: each of theirs once, for no further Action."""
    done = Option("passed-on", who=f.who, other=f.other, rule="CL-HOUSE-51")
    return Question("pass-on", (g.person(f.who).seat,), [*_left_to_pass(g, f), done], f.who)


@passing_more.answer
def _pass_more(g: Game, f: PassingMore, option: Option) -> None:
    g.pop()
    if option.action == "passed-on":
        _exchange_cards(g, f)
        return
    number = option.other - FIRST_BODY
    _ask_for(g, PassingOn(who=f.other, trader=f.who, number=number, taker=option.n - 1, passed=f.passed))


def _exchange_cards(g: Game, f: PassingMore) -> None:
    """CL-TRADE-02: with the same Action."""
    cards = arrange(g, f.who, purpose="passed-on", other=f.other)
    if can_arrange(g, cards):
        g.push_all([cards])


def _has_a_seat_for(g: Game, leader: Survivor, follower: Follower) -> bool:
    """CL-HOUSE-53: whoever sits in a vehicle leads no more Companions than it has seats for, and can get into it."""
    found = vehicle_of(g, leader.index)
    if found is None or follower.leader in occupants(found[1]):
        return True
    return free_passenger_seats(g, found[1]) > 0 and not is_kept_out(g, found[1])
