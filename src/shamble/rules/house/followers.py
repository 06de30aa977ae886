"""The house rule of Survivors as Companions (CL-HOUSE-46 to -54).

Such a Companion is a piece that counts as a Survivor, with neither cards nor Actions, in the Zone of their Leader.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.engine.upgrades import upgrade
from shamble.rules.frames import Attack
from shamble.rules.house.leaders import FOLLOWER, Follower, lead, led_by, offer_passing_on, offer_rallying
from shamble.rules.rivals import who_settles
from shamble.rules.rule import ON, Offer, Rule, Value, rule
from shamble.rules.vehicles.driving import is_car_attack
from shamble.rules.vehicles.seats import SEATS_TAKEN, Vehicle, occupants
from shamble.rules.wounds import kill
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Hook, Way, hook
from shamble.world.pieces import FIRST_BODY, NOWHERE
from shamble.world.play import Play
from shamble.world.records import Identity
from shamble.world.setting import Setting
from shamble.world.state import Survivor
from shamble.world.words import any_death, leaves, words_in

NOT_FOR_FOLLOWERS = "Starts with "
"""CL-HOUSE-47: Skills that begin like this do nothing for a Companion, and keep a Survivor from being one."""

declare(
    Action("enlist", "name", "name", "survivors-as-companions: who is one"),
    Action("hand-over", "who name", "who", "survivors-as-companions: who leads them (`name`) from the start"),
    Action("set-in", "zone name", "zone", "survivors-as-companions: where they (`name`) wait"),
    DecisionKind("enlist", "{enlist: Amy}, {hand-over: Ned} or {set-in: b}", "survivors-as-companions: who and where"),
)  # fmt: skip

COMPANION_LENDS: Way[Identity, Sequence[str]] = Way("the Skills that a Companion lends their Leader")
COMPANION_DEATH: Way[Follower, bool] = Way("whether the death of this Companion loses the game")
FALLS_WITH_LEADER: Way[bool] = Way("whether a Companion is eliminated with their Leader", True)


@rule(
    "survivors-as-companions",
    *(f"CL-HOUSE-{number}" for number in range(46, 55)),
    of="survivors",
    values=("1", "2", "3", "4", "5", "6"),
)
def survivors_as_companions(number: str) -> Iterator[Hook | Offer]:
    """CL-HOUSE-46 to -54: so many Survivors whom nobody plays follow those who are played."""
    yield enlisting(int(number))
    yield from company()


def enlisting(number: int) -> Hook:
    """CL-HOUSE-46: so many are taken along when the game begins."""

    def enlist(g: Game) -> list[Frame]:
        return [Enlist() for _ in range(number)]

    return hook(hooks.READY, enlist)


def company() -> Iterator[Hook | Offer]:
    """CL-HOUSE-46 to -54: all that such Companions do and bring about, however they came into the game."""
    yield Offer(offer_rallying)
    yield Offer(offer_passing_on, anywhere=True)
    yield hook(hooks.TRAITS, _lent_skills, rule="CL-HOUSE-50")
    yield hook(hooks.SETTLED, _follow, rule="CL-HOUSE-53")
    yield hook(hooks.DIED, _died, rule="CL-HOUSE-52")
    yield hook(hooks.FURTHER_DEFEATS, _lost_with, rule="CL-HOUSE-52")
    yield hook(SEATS_TAKEN, _in_passenger_seats)
    yield hook(hooks.COMPANY, _needs_seats, rule="CL-HOUSE-53")
    yield hook(hooks.HELD, _held_by_leader, rule="CL-HOUSE-53")
    yield hook(hooks.UNSEEN, _sheltered_with_leader, rule="CL-HOUSE-53")


def company_under(ids: Mapping[str, str]) -> Rule:
    """Such Companions as a chapter of an edition, under its ledger ids."""
    chapter = Rule("company")
    chapter.values[ON] = Value(factory=company)
    return chapter.under(ids)


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
    taken = {piece.called for piece in g.state.pieces if isinstance(piece, Follower)}
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
        g.state.pieces.append(Follower(option.zone, called=option.name))


def hand_over(g: Game, called: str, who: int, *, starter: bool = False) -> None:
    """Somebody follows this Leader from now on; a `starter` does so from the beginning of the game."""
    g.state.pieces.append(Follower(g.state.survivors[who].zone, called=called, starter=starter))
    lead(g, len(g.state.pieces) - 1, who)


@about(pieces=(FOLLOWER,))
def _lent_skills(g: Play, survivor: Survivor) -> list[str]:
    """CL-HOUSE-50: what each of their Companions lends them."""
    if not g.state.pieces or survivor.index >= FIRST_BODY:
        return []
    cards = {card.name: card for card in g.setting.bench}
    led = [cards[piece.called] for _, piece in led_by(g, survivor.index) if piece.called in cards]
    return [trait for card in led for trait in g.ask(COMPANION_LENDS, card)]


@COMPANION_LENDS.usual
def first_blue_skill(g: Game, card: Identity) -> Sequence[str]:
    """CL-HOUSE-50: the first blue Skill; CL-HOUSE-47: none about the beginning."""
    return [skill for skill in card.levels[0][:1] if not skill.startswith(NOT_FOR_FOLLOWERS)]


@about(pieces=(FOLLOWER,))
def _follow(g: Game, survivor: Survivor, origin: int) -> None:
    """CL-HOUSE-53: they never part from their Leader, who takes them along wherever and however they go."""
    if g.state.pieces and survivor.index < FIRST_BODY and survivor.status != "dead":
        for _, piece in led_by(g, survivor.index):
            piece.zone = survivor.zone


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
            if g.ask(FALLS_WITH_LEADER):
                kill(g, g.person(FIRST_BODY + number), rule="CL-HOUSE-52")
            else:
                piece.leader = -1
        return
    dead = g.state.pieces[who - FIRST_BODY]
    if not isinstance(dead, Follower):
        return
    leader, dead.leader = dead.leader, -1
    if leader >= 0:
        g.renew(g.state.survivors[leader])
    if g.ask(COMPANION_DEATH, dead):
        g.finish("lost", "mission-failed", "CL-HOUSE-52", by=COMPANION_LOST)


def _lost_with(g: Game) -> list[str]:
    """CL-HOUSE-52: said where there is a Companion whose death loses the game."""
    companions = g.state.all_of(Follower)
    return [COMPANION_LOST] if any(g.ask(COMPANION_DEATH, piece) for piece in companions) else []


COMPANION_LOST = "companion-lost"


@COMPANION_DEATH.usual
def starters_where_all_must_live(g: Game, piece: Follower) -> bool:
    """CL-HOUSE-52: the death of one who was there from the start loses where the Mission needs everybody."""
    return bool(piece.starter) and _all_must_live(g)


def _all_must_live(g: Game) -> bool:
    """Whether the Mission needs every starting Survivor."""
    mission = g.setting.mission
    needed = any({"rally", "escape"} & {*words_in(goal)} for goal in mission.win)
    return needed or any(any_death(leaf) for goal in mission.lose for leaf in leaves(goal))


def _in_passenger_seats(g: Game, piece: Vehicle) -> int:
    """CL-HOUSE-53: the passenger seats of a vehicle that Companions take, one each."""
    return sum(len(led_by(g, who)) for who in occupants(piece))


@about(pieces=(FOLLOWER,))
def _sheltered_with_leader(g: Game, somebody: Survivor, attack: Attack, unseen: bool) -> bool:
    """CL-HOUSE-53: a car that does not run over their Leader does not run over them."""
    if unseen or somebody.index < FIRST_BODY or not is_car_attack(attack):
        return unseen
    piece = g.state.pieces[somebody.index - FIRST_BODY]
    leader: int = piece.leader if isinstance(piece, Follower) else -1
    if leader < 0:
        return unseen
    sheltered: bool = leader == attack.who or g.ask(hooks.UNSEEN, g.state.survivors[leader], attack, False)
    return sheltered


@about(pieces=(FOLLOWER,))
def _held_by_leader(g: Game, somebody: Survivor, held: bool) -> bool:
    """CL-HOUSE-53: nothing drags them away from their Leader."""
    if held or somebody.index < FIRST_BODY:
        return held
    piece = g.state.pieces[somebody.index - FIRST_BODY]
    return bool(isinstance(piece, Follower) and piece.leader >= 0)


@about(pieces=(FOLLOWER,))
def _needs_seats(g: Game, survivor: Survivor, needs: tuple[int, int]) -> tuple[int, int]:
    """CL-HOUSE-53: their Leader's Action takes them along, if there are enough seats."""
    return needs[0], needs[1] + (len(led_by(g, survivor.index)) if g.state.pieces else 0)
