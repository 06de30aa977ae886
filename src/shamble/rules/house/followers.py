"""The house rule of Survivors as Companions (CL-HOUSE-46 to -54).

Such a Companion is a piece that counts as a Survivor, with neither cards nor Actions, in the Zone of their Leader.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.engine.upgrades import upgrade
from shamble.rules.arranging import arrange, can_arrange, take_back
from shamble.rules.frames import Attack, Turn
from shamble.rules.registry import action
from shamble.rules.rivals import who_settles
from shamble.rules.rule import ON, Offer, Rule, Value, Way, rule, usual_way, usually
from shamble.rules.turn import Purse, turn_of
from shamble.rules.vehicles.driving import is_car_attack
from shamble.rules.vehicles.seats import SEATS_TAKEN, free_passenger_seats, occupants, vehicle_of
from shamble.rules.wounds import kill
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import FIRST_BODY, NOWHERE, Piece, new_piece, register_piece
from shamble.world.play import Play
from shamble.world.records import Identity
from shamble.world.setting import Setting
from shamble.world.state import Survivor
from shamble.world.words import any_death, leaves, words_in

FOLLOWER = "follower"
NOT_FOR_FOLLOWERS = "Starts with "
"""CL-HOUSE-47: Skills that begin like this do nothing for a Companion, and keep a Survivor from being one."""

declare(
    Action("rally", "who other cost", "other", "survivors-as-companions: become their Leader", group="company"),
    Action("pass-on", "who other n cost", "other",
        "survivors-as-companions: another one (`n`: their number) leads them", group="company"),
    Action("enlist", "name", "name", "survivors-as-companions: who is one"),
    Action("hand-over", "who name", "who", "survivors-as-companions: who leads them (`name`) from the start"),
    Action("set-in", "zone name", "zone", "survivors-as-companions: where they (`name`) wait"),
    DecisionKind("enlist", "{enlist: Amy}, {hand-over: Ned} or {set-in: b}", "survivors-as-companions: who and where"),
    DecisionKind("passing-on", "{agree: true} or {refuse: true}",
        "survivors-as-companions: whether the other player is for it that a Companion changes their Leader"),
    EventKind("follows", "who other"),
)  # fmt: skip


def _as_survivor(g: Play, piece: Piece, somebody: Survivor) -> None:
    """CL-HOUSE-49: they are a Survivor of their Leader's team; as long as they wait they belong to everybody."""
    leader = piece["leader"]
    somebody.name = piece["called"]
    somebody.seat = g.state.survivors[leader].seat if leader >= 0 else g.state.first_seat
    somebody.team = g.state.survivors[leader].team if leader >= 0 else 0
    somebody.skills = ()


register_piece(FOLLOWER, {"called": "word", "leader": "survivor", "starter": "flag"}, body=_as_survivor, laid=True)


@rule(
    "survivors-as-companions",
    *(f"CL-HOUSE-{number}" for number in range(46, 55)),
    of="survivors",
    values=("1", "2", "3"),
)
def survivors_as_companions(number: str) -> Iterator[Hook | Offer | Way]:
    """CL-HOUSE-46 to -54: so many Survivors whom nobody plays follow those who are played."""
    yield enlisting(int(number))
    yield from company()


def enlisting(number: int) -> Hook:
    """CL-HOUSE-46: so many are taken along when the game begins."""

    def enlist(g: Game) -> list[Frame]:
        return [Enlist() for _ in range(number)]

    return hook(hooks.READY, enlist)


def company() -> Iterator[Hook | Offer | Way]:
    """CL-HOUSE-46 to -54: all that such Companions do and bring about, however they came into the game."""
    yield Offer(_offer_rallying)
    yield Offer(_offer_passing_on, anywhere=True)
    yield hook(hooks.TRAITS, _lent_skills, rule="CL-HOUSE-50")
    yield hook(hooks.SETTLED, _follow, rule="CL-HOUSE-53")
    yield hook(hooks.DIED, _died, rule="CL-HOUSE-52")
    yield Way(SEATS_TAKEN, _in_passenger_seats)
    yield hook(hooks.COMPANY, _needs_seats, rule="CL-HOUSE-53")
    yield hook(hooks.HELD, _held_by_leader, rule="CL-HOUSE-53")
    yield hook(hooks.UNSEEN, _sheltered_with_leader, rule="CL-HOUSE-53")


def company_under(ids: Mapping[str, str]) -> Rule:
    """Such Companions as a chapter of an edition, under its ledger ids."""
    chapter = Rule("company")
    chapter.values[ON] = Value(factory=company)
    return chapter.under(ids)


RALLY_PRICE = usually("rally-price", 1)
"""(game, survivor, piece): the Actions that it takes to rally a Companion."""


def led_by(g: Play, who: int) -> list[tuple[int, Piece]]:
    """CL-HOUSE-48: the Companions of a Leader, however many, with the numbers of their pieces; -1: those who wait."""
    all_of_them = [(number, g.state.pieces[number]) for number in g.state.numbers_of(FOLLOWER)]
    return [
        (number, piece)
        for number, piece in all_of_them
        if piece["leader"] == who and (who >= 0 or piece["zone"] != NOWHERE)
    ]


def can_serve(card: Identity) -> bool:
    """CL-HOUSE-47: whether any Companion may be this one; not if their first Skills are about how they begin."""
    return not card.only_follows and not any(skill.startswith(NOT_FOR_FOLLOWERS) for skill in card.levels[0])


class Enlist(Frame, tag="enlist"):
    """The table takes one more Survivor along."""

    called: str = ""


@frame(Enlist)
def enlist_frame(g: Game, f: Enlist) -> Question | None:
    """CL-HOUSE-46: the players choose who it is, and who leads them or in which Zone they wait."""
    if f.called:
        options = [Option("hand-over", who=survivor.index, name=f.called) for survivor in g.in_play()]
        options += [Option("set-in", zone=zone.index, name=f.called) for zone in g.setting.board.zones]
        return Question("enlist", who_settles(g), options)
    taken = {piece["called"] for piece in g.state.pieces if piece["piece"] == FOLLOWER}
    names = [card.name for card in g.setting.bench if can_serve(card) and card.name not in taken]
    if not names:
        g.pop()
        return None
    return Question("enlist", who_settles(g), [Option("enlist", name=name, rule="CL-HOUSE-47") for name in names])


@enlist_frame.answer
def _enlist(g: Game, f: Enlist, option: Option) -> None:
    if option.action == "enlist":
        f.called = option.name
        return
    g.pop()
    if option.action == "hand-over":
        hand_over(g, option.name, option.who, starter=True)
    else:
        g.state.pieces.append(new_piece(FOLLOWER, option.zone, called=option.name))


def hand_over(g: Game, called: str, who: int, *, starter: bool) -> None:
    """Somebody follows this Leader from now on; a `starter` does so from the beginning of the game."""
    g.state.pieces.append(new_piece(FOLLOWER, g.state.survivors[who].zone, called=called, starter=starter))
    _lead(g, len(g.state.pieces) - 1, who)


def _lead(g: Game, number: int, who: int) -> None:
    """CL-HOUSE-48: whoever gains a Companion is their Leader, and has them in the same Zone."""
    piece = g.state.pieces[number]
    before = piece["leader"]
    piece.update(leader=who, zone=g.state.survivors[who].zone)
    for one in {before, who} - {-1}:
        g.renew(g.state.survivors[one])
    g.emit("follows", "CL-HOUSE-48", who=who, other=FIRST_BODY + number)


@about(pieces=(FOLLOWER,))
def _offer_rallying(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-HOUSE-46: a Companion who waits in the Zone is rallied for an Action."""
    for number, piece in led_by(g, -1):
        if piece["zone"] == survivor.zone and _has_a_seat_for(g, survivor, piece):
            body, price = FIRST_BODY + number, g.policy(RALLY_PRICE)(g, survivor, piece)
            if purse.left >= price:
                out.append(Option("rally", who=survivor.index, other=body, cost=price, rule="CL-HOUSE-46"))


@action("rally")
def _rally(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _lead(g, option.other - FIRST_BODY, survivor.index)


@about(pieces=(FOLLOWER,))
def _offer_passing_on(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
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

    trader: int
    number: int
    taker: int


@action("pass-on")
def _pass_on(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    number, taker = option.other - FIRST_BODY, option.n - 1
    partner = g.state.pieces[number]["leader"] if taker == survivor.index else taker
    passing = PassingOn(who=partner, trader=survivor.index, number=number, taker=taker)
    if g.state.survivors[partner].seat == survivor.seat:
        _carry_over(g, passing)
    else:
        g.push(passing)


@frame(PassingOn)
def passing_on_frame(g: Game, f: PassingOn) -> Question | None:
    """RM-TRADE-01: both parties of a Trade agree."""
    options = [Option("agree", who=f.who, rule="RM-TRADE-01"), Option("refuse", who=f.who, rule="RM-TRADE-01")]
    shown = {"other": f.trader, "name": g.state.pieces[f.number]["called"], "n": f.taker + 1}
    return Question("passing-on", (g.person(f.who).seat,), options, f.who, shown=shown)


@passing_on_frame.answer
def _agreed(g: Game, f: PassingOn, option: Option) -> None:
    g.pop()
    if option.action == "agree":
        _carry_over(g, f)
        return
    g.emit("trade-refused", "RM-TRADE-01", who=f.trader, other=f.who)
    turn = turn_of(g, f.trader)
    if turn is not None:
        take_back(turn, _passing_on(f.trader, f.number, f.taker).key)


def _carry_over(g: Game, f: PassingOn) -> None:
    """CL-HOUSE-51, CL-TRADE-02: the Companion follows the taker; the two may exchange cards with the same Action."""
    _lead(g, f.number, f.taker)
    cards = arrange(g, f.trader, purpose="passed-on", other=f.who)
    if can_arrange(g, cards):
        g.push_all([cards])


def _has_a_seat_for(g: Game, leader: Survivor, follower: Piece) -> bool:
    """CL-HOUSE-53: whoever sits in a vehicle leads no more Companions than it has seats for."""
    found = vehicle_of(g, leader.index)
    if found is None or follower["leader"] in occupants(found[1]):
        return True
    return free_passenger_seats(g, found[1]) > 0


@about(pieces=(FOLLOWER,))
def _lent_skills(g: Play, survivor: Survivor) -> list[str]:
    """CL-HOUSE-50: the first blue Skill of each of their Companions; CL-HOUSE-47: none about the beginning."""
    if not g.state.pieces or survivor.index >= FIRST_BODY:
        return []
    cards = {card.name: card for card in g.setting.bench}
    led = [cards[piece["called"]] for _, piece in led_by(g, survivor.index) if piece["called"] in cards]
    first = [card.levels[0][0] for card in led if card.levels[0]]
    return [skill for skill in first if not skill.startswith(NOT_FOR_FOLLOWERS)]


@about(pieces=(FOLLOWER,))
def _follow(g: Game, survivor: Survivor, origin: int) -> None:
    """CL-HOUSE-53: they never part from their Leader, who takes them along wherever and however they go."""
    if g.state.pieces and survivor.index < FIRST_BODY and survivor.status != "dead":
        for _, piece in led_by(g, survivor.index):
            piece["zone"] = survivor.zone


@upgrade(3)
def _at_the_leaders_side(data: dict[str, Any], setting: Setting) -> None:
    """Up to version 0.1 Companions were lost for good when their Leader flew."""
    for piece in data.get("pieces", ()):
        if piece["piece"] == FOLLOWER and piece["leader"] >= 0 and piece["zone"] == NOWHERE:
            leader = data["survivors"][piece["leader"]]
            piece["zone"] = leader["zone"] if leader["status"] == "alive" else NOWHERE


@about(pieces=(FOLLOWER,))
def _died(g: Game, who: int) -> None:
    """CL-HOUSE-52: the death of one gained in set-up may lose the game; CL-COMP-13: they die with their Leader."""
    if who < FIRST_BODY:
        for number, piece in led_by(g, who):
            if g.policy(FALLS_WITH_LEADER)():
                kill(g, g.person(FIRST_BODY + number), rule="CL-HOUSE-52")
            else:
                piece["leader"] = -1
        return
    piece = g.state.pieces[who - FIRST_BODY]
    if piece["piece"] != FOLLOWER:
        return
    leader = piece["leader"]
    piece["leader"] = -1
    if leader >= 0:
        g.renew(g.state.survivors[leader])
    if g.policy(COMPANION_DEATH)(g, piece):
        g.finish("lost", "mission-failed", "CL-HOUSE-52", by=COMPANION_LOST)


COMPANION_DEATH, COMPANION_LOST = "companion-death", "companion-lost"

FALLS_WITH_LEADER = usually("falls-with-leader", True)
"""Whether a Companion is eliminated with their Leader, and does not stay behind."""


@usual_way(COMPANION_DEATH)
def starters_where_all_must_live(g: Game, piece: Piece) -> bool:
    """CL-HOUSE-52: the death of one who was there from the start loses where the Mission needs everybody."""
    return bool(piece["starter"]) and _all_must_live(g)


def _all_must_live(g: Game) -> bool:
    """Whether the Mission needs every starting Survivor."""
    mission = g.setting.mission
    needed = any({"rally", "escape"} & {*words_in(goal)} for goal in mission.win)
    return needed or any(any_death(leaf) for goal in mission.lose for leaf in leaves(goal))


def _in_passenger_seats(g: Game, piece: Piece) -> int:
    """CL-HOUSE-53: the passenger seats of a vehicle that Companions take, one each."""
    return sum(len(led_by(g, who)) for who in occupants(piece))


@about(pieces=(FOLLOWER,))
def _sheltered_with_leader(g: Game, somebody: Survivor, attack: Attack, unseen: bool) -> bool:
    """CL-HOUSE-53: a car that does not run over their Leader does not run over them."""
    if unseen or somebody.index < FIRST_BODY or not is_car_attack(attack):
        return unseen
    piece = g.state.pieces[somebody.index - FIRST_BODY]
    leader: int = piece["leader"] if piece["piece"] == FOLLOWER else -1
    if leader < 0:
        return unseen
    sheltered: bool = leader == attack.who or g.value(g.state.survivors[leader], hooks.UNSEEN, False, attack)
    return sheltered


@about(pieces=(FOLLOWER,))
def _held_by_leader(g: Game, somebody: Survivor, held: bool) -> bool:
    """CL-HOUSE-53: nothing drags them away from their Leader."""
    if held or somebody.index < FIRST_BODY:
        return held
    piece = g.state.pieces[somebody.index - FIRST_BODY]
    return bool(piece["piece"] == FOLLOWER and piece["leader"] >= 0)


@about(pieces=(FOLLOWER,))
def _needs_seats(g: Game, survivor: Survivor, needs: tuple[int, int]) -> tuple[int, int]:
    """CL-HOUSE-53: their Leader's Action takes them along, if there are enough seats."""
    return needs[0], needs[1] + (len(led_by(g, survivor.index)) if g.state.pieces else 0)
